// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>

namespace linkwright::ui {

/// A label for words out of a file: nothing in them is markup.
inline QLabel* makeLabel(const char* object_name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(object_name);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  return label;
}

inline QComboBox* makeBox(const char* object_name, const QString& accessible_name, QWidget* parent) {
  auto* box = new QComboBox(parent);
  box->setObjectName(object_name);
  box->setAccessibleName(accessible_name);
  return box;
}

}  // namespace linkwright::ui
