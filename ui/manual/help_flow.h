// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/manual/manual_book.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

class QAction;
class QWidget;

namespace linkwright::ui {

class ManualWindow;

/// Opens the manual at what a person asks about. The pages are read when they are first asked for.
class HelpFlow : public QObject {
  Q_OBJECT
public:
  /// `mode_page` tells the page of the current mode.
  HelpFlow(QWidget& window, QString manual_folder, std::function<QString()> mode_page);
  ~HelpFlow() override;

  /// The contents.
  void showContents();
  /// The section about the panel or control that has the focus; with none, about what is under the mouse; with none,
  /// the page of the mode.
  void showHere();
  /// The next click says what the control under it is for.
  void askForControl();

  /// Its commands, in the order of the menu.
  const QList<QAction*>& commands() const { return commands_; }
  /// Null until it has been asked for.
  ManualWindow* manualWindow() const;

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  const ManualBook& book();
  void open(const ManualPlace& place);
  /// Where a widget, or the nearest one around it, is explained.
  std::optional<ManualPlace> placeOf(const QWidget* widget);
  QString wordsFor(const QWidget& widget);

  QWidget& window_;
  QList<QAction*> commands_;
  QString folder_;
  std::function<QString()> mode_page_;
  std::optional<ManualBook> book_;
  QPointer<ManualWindow> manual_;
};

}  // namespace linkwright::ui
