// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "ui/work/background.h"

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace linkwright::ui {

class Document;

/// A format that is offered: "Tables (*.csv)", "csv".
struct SaveFormat {
  QString filter, ending;
};
struct SaveAnswer {
  QString path;    ///< empty: it is not to be saved
  QString ending;  ///< of the format that was chosen
};
/// Asks where something is to be saved. The name that is proposed follows the format that is chosen: at first that of
/// `suggested`, else the first one.
SaveAnswer askWhereToSave(QWidget* window, const QString& object_name, const QString& title, const QString& suggested,
                          const std::vector<SaveFormat>& formats);

/// What is told of a file, with its name or place, or what went wrong, in the place of %1.
struct SaveWords {
  QString begun;  ///< may be empty
  QString saved, not_saved;
};

/// A file about the open robot as a person meets it: where to, then a worker writes it, and a word says where it is.
class SaveFlow : public QObject {
  Q_OBJECT
public:
  SaveFlow(Document& document, QWidget* window);

  bool isWriting() const { return work_.isRunning(); }

signals:
  void told(const QString& words);
  void warned(const QString& words);

protected:
  /// Where it is proposed to be saved (save_place.h), in the folder of the last time.
  QString placeFor(const QString& name) const;
  /// One at a time: while one is being written another is refused in words.
  bool refusesAnother();
  /// `work` writes to `path` on a worker and returns what went wrong.
  void write(const QString& path, const SaveWords& words, std::function<Diagnostics()> work);

  Document& document_;
  QWidget* window_;

private:
  QString folder_, path_;  ///< of the last time
  Background work_;
};

}  // namespace linkwright::ui
