// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLineEdit;
class QWidget;

namespace linkwright::ui {

/// What was typed into a field and cannot be taken: it stays there, and the field, whose property `wrong` says so, is
/// marked and tells the reason.
class RefusalMark {
public:
  /// `line` is that of the field, or the field itself.
  RefusalMark(QWidget& field, QLineEdit& line) : field_(field), line_(line) {}

  bool isOn() const { return !reason_.isEmpty(); }
  void set(const QString& text, const QString& reason);
  void clear();

private:
  void paint();

  QWidget& field_;
  QLineEdit& line_;
  QString reason_, description_;
};

}  // namespace linkwright::ui
