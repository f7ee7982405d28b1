// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/file_contents.h"
#include "ui/files/example_titles.h"

#include <QHash>
#include <QImage>
#include <QString>

#include <vector>

namespace linkwright::ui {

/// One of the robots that come with the program, in words.
struct Example {
  QString path;
  QString name;   ///< in the file
  QString title;  ///< of its card
  int group;      ///< an ExampleGroup, or kExampleGroups for one that is in none
  QString line;   ///< the first sentence of its description
  QString description;
  QString try_first;  ///< may be empty
  QString english;    ///< both as in the file: the search finds these, too
};

/// The example robots: read when they are first asked for, their pictures made one by one and kept.
class ExampleShelf {
public:
  explicit ExampleShelf(const QString& folder) : folder_(folder) {}

  /// In the order of the gallery, those in no group last; one that cannot be read is left out.
  const std::vector<Example>& examples();
  /// The robot in its ready pose, see robotPicture().
  QImage picture(int example, const QSize& pixels, bool dark);

private:
  QString folder_;
  bool is_read_ = false;
  std::vector<Example> examples_;
  std::vector<FileContents> contents_;  // parallel
  QHash<QString, QImage> pictures_;
};

/// The first sentence of a text: up to a full stop that a new sentence follows.
QString firstSentence(const QString& text);

}  // namespace linkwright::ui
