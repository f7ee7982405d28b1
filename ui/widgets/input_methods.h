// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

namespace linkwright::ui {

/// Keeps the input methods of Japanese and Chinese, where the whole application sends its events through this, from
/// what is not theirs: keys in a table that nobody types into are commands; and the keys that end what is being
/// composed enter nothing, wherever they come through.
class InputMethods : public QObject {
public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QPointer<QObject> composing_;  ///< the field in which something is being composed
};

}  // namespace linkwright::ui
