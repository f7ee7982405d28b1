// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/refusal_mark.h"

#include <QLineEdit>

namespace linkwright::ui {

/// A name or path of the mechanism: told when it has been typed to its end. What was refused stays, marked, with the
/// reason, until it is typed anew or dropped by Esc.
class TextField : public QLineEdit {
  Q_OBJECT
  Q_PROPERTY(bool wrong READ isRefused)
public:
  explicit TextField(QWidget* parent = nullptr);

  QString value() const { return value_; }
  void setValue(const QString& value);

  bool isRefused() const { return mark_.isOn(); }
  void refuse(const QString& text, const QString& reason) { mark_.set(text, reason); }
  void settle();

public slots:
  void finish();  ///< takes what is half typed

signals:
  void typed(const QString& text);
  void dropped();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

private:
  void take();

  QString value_;
  RefusalMark mark_;
};

}  // namespace linkwright::ui
