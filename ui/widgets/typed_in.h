// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/numbers.h"

#include <QValidator>

namespace linkwright::ui {

/// A spin box or validator of Qt's that takes numbers as a person types them: what is typed becomes what it reads.
template <class Base>
class TypedIn : public Base {
public:
  using Base::Base;
  QValidator::State validate(QString& text, int& position) const override {
    text = asTyped(text);
    return Base::validate(text, position);
  }
};

}  // namespace linkwright::ui
