// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>

class QLabel;
class QLineEdit;

namespace linkwright::ui {

/// The secret that an exercise's variants follow from: typed, or read from a file. Below it stands what is wrong with
/// the file, or what it means that there is none.
class SecretField : public QWidget {
  Q_OBJECT
public:
  /// `name`: of the line; its button and its words are called after it.
  explicit SecretField(const QString& name, QWidget* parent = nullptr);

  /// Empty: there is none.
  std::string secret() const;
  void setSecret(const QString& secret);
  QLineEdit* line() { return line_; }

signals:
  void changed();

private:
  void openFile();
  void refresh();

  QLineEdit* line_;
  QLabel* words_;
  QString problem_;
};

}  // namespace linkwright::ui
