// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace linkwright::ui {

/// A view's refresh that waits until the view can be seen: asked for while it is visible it runs at once, otherwise
/// once when the view is shown. A view that is shown for the first time is always refreshed.
class WhenSeen : public QObject {
  Q_OBJECT
public:
  WhenSeen(QWidget& view, std::function<void()> refresh);
  template <class View>
  WhenSeen(View& view, void (View::*refresh)()) : WhenSeen(view, [&view, refresh] { (view.*refresh)(); }) {}

  /// Whether what the view shows is out of date.
  bool isDue() const { return is_due_; }

public slots:
  void ask();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QWidget& view_;
  std::function<void()> refresh_;
  bool is_due_ = true;
};

}  // namespace linkwright::ui
