// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/translated.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace linkwright::ui {

QString translated(const Message& message) {
  if (message.pattern() == nullptr) return QString::fromStdString(message.text());
  std::vector<std::string> arguments;
  for (const Message& each : message.arguments()) arguments.push_back(translated(each).toStdString());
  const QString pattern = QCoreApplication::translate(message.context(), message.pattern());
  return QString::fromStdString(filledIn(pattern.toStdString(), arguments));
}

QString translatedExample(const std::string& english) {
  return QCoreApplication::translate("Examples", english.c_str());
}

}  // namespace linkwright::ui
