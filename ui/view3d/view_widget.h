// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStackedWidget>

class QWindow;

namespace linkwright::ui {

/// The place of the picture in the main window: first a quiet page, then the window that is drawn into, or words that
/// say why there is none.
class ViewWidget : public QStackedWidget {
  Q_OBJECT
public:
  explicit ViewWidget(QWidget* parent = nullptr);
  void showProblem(const QString& problem);
  void showWindow(QWindow* window);
  void setGround(const QColor& ground, const QColor& text);
  QSize sizeHint() const override { return {960, 640}; }

signals:
  void firstShown();  ///< once the event loop runs after the widget came to the screen
  void resized();
  void textSizeChanged();

protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  QLabel* page_;
  bool shown_ = false;
};

}  // namespace linkwright::ui
