// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/work/file_watch.h"

#include <QObject>

class QMainWindow;

namespace linkwright::ui {

class FileFlow;

/// What another program does to the open file, as a person meets it: a question in the line at the foot, and one more
/// before the file is written over. Nothing is reloaded or given up by itself.
class DiskFlow : public QObject {
  Q_OBJECT
public:
  DiskFlow(QMainWindow& window, Document& document, FileFlow& files);

private:
  void askAboutChange();
  void askAboutLoss();
  bool mayWrite(const QString& path);

  QMainWindow& window_;
  Document& document_;
  FileFlow& files_;
  FileWatch watch_;
  QString question_;  ///< that was asked last
};

}  // namespace linkwright::ui
