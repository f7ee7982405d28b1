// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace linkwright::ui {

/// A ring around a widget that says: look here. It takes no input, and goes by itself or with the first press of a
/// button or key.
class AttentionRing : public QWidget {
  Q_OBJECT
public:
  /// One a window: another one replaces it.
  static void around(QWidget& widget);

protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  explicit AttentionRing(QWidget& widget);
  void place();

  QPointer<QWidget> around_;
  QTimer gone_;
};

}  // namespace linkwright::ui
