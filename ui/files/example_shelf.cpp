// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/example_shelf.h"

#include "ui/document/evaluate.h"
#include "ui/document/translated.h"
#include "ui/view3d/robot_picture.h"

#include <QDir>

#include <algorithm>
#include <limits>
#include <utility>

namespace linkwright::ui {

QString firstSentence(const QString& text) {
  for (qsizetype i = 0; i + 2 < text.size(); ++i) {
    if (text[i] == QChar(u'。')) return text.left(i + 1);
    if (text[i] == '.' && text[i + 1].isSpace() && text[i + 2].isUpper()) return text.left(i + 1);
  }
  return text;
}

const std::vector<Example>& ExampleShelf::examples() {
  if (is_read_) return examples_;
  is_read_ = true;
  QFileInfoList files = QDir(folder_).entryInfoList({"*.urdf", "*.json"}, QDir::Files, QDir::Name);
  const auto place = [](const QFileInfo& file) {
    const std::optional<ExampleTitle> title = exampleTitle(file.fileName());
    return title ? title->place : std::numeric_limits<int>::max();
  };
  std::stable_sort(files.begin(), files.end(),
                   [&](const QFileInfo& one, const QFileInfo& other) { return place(one) < place(other); });
  for (const QFileInfo& file : files) {
    Result<FileContents> read = readContents(file.absoluteFilePath());
    if (!read) continue;
    const Mechanism& mechanism = read->scene.mechanism;
    const QString description = translatedExample(mechanism.description);
    QString name = QString::fromStdString(mechanism.name).replace('_', ' ');
    const std::optional<ExampleTitle> title = exampleTitle(file.fileName());
    examples_.push_back({file.absoluteFilePath(), name, title ? title->title : name,
                         title ? static_cast<int>(title->group) : kExampleGroups, firstSentence(description),
                         description, translatedExample(mechanism.try_first),
                         QString::fromStdString(mechanism.description + ' ' + mechanism.try_first)});
    contents_.push_back(std::move(read).value());
  }
  return examples_;
}

QImage ExampleShelf::picture(int example, const QSize& pixels, bool dark) {
  const QString key = QString("%1 %2x%3 %4").arg(example).arg(pixels.width()).arg(pixels.height()).arg(dark);
  QImage& picture = pictures_[key];
  if (picture.isNull()) {
    const FileContents& of = contents_.at(static_cast<std::size_t>(example));
    picture = robotPicture(of.scene.mechanism, *of.model, readyPlaces(*of.model), of.scene.view, pixels, dark);
  }
  return picture;
}

}  // namespace linkwright::ui
