// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QTimer>

#include <functional>
#include <utility>

namespace linkwright::test {

/// Answers a dialog that holds the program up, once it is there.
class Answer {
public:
  explicit Answer(std::function<bool()> answer) {
    QObject::connect(&timer_, &QTimer::timeout, &timer_, [this, answer = std::move(answer)] {
      if (!answered_ && answer()) answered_ = true;
    });
    timer_.start(10);
  }
  bool wasAsked() const { return answered_; }

private:
  QTimer timer_;
  bool answered_ = false;
};

/// Names a file in the dialog that asks for one; an empty path cancels.
inline std::function<bool()> fileDialog(const QString& path) {
  return [path] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return false;
    if (path.isEmpty()) {
      dialog->reject();
    } else {
      // selectFile leaves a name field alone that has the focus
      dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
      static_cast<QDialog*>(dialog)->done(QDialog::Accepted);
    }
    return true;
  };
}

}  // namespace linkwright::test
