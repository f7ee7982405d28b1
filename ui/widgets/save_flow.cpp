// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/save_flow.h"

#include "ui/document/translated.h"
#include "ui/work/save_place.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

SaveAnswer askWhereToSave(QWidget* window, const QString& object_name, const QString& title, const QString& suggested,
                          const std::vector<SaveFormat>& formats) {
  const QFileInfo proposed(suggested);
  QFileDialog dialog(window, title, proposed.path());
  dialog.setObjectName(object_name);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setFileMode(QFileDialog::AnyFile);
  QStringList filters, endings;
  for (const SaveFormat& format : formats) {
    filters << format.filter;
    endings << format.ending;
  }
  if (!filters.isEmpty()) {
    dialog.setNameFilters(filters);
    dialog.selectNameFilter(filters.at(std::max<qsizetype>(0, endings.indexOf(proposed.suffix()))));
  }
  const auto ending = [&] { return endings.value(filters.indexOf(dialog.selectedNameFilter())); };
  QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&] {
    const QFileInfo named(dialog.selectedFiles().value(0));
    dialog.setDefaultSuffix(ending());
    if (endings.contains(named.suffix(), Qt::CaseInsensitive))
      dialog.selectFile(named.completeBaseName() + QLatin1Char('.') + ending());
  });
  dialog.setDefaultSuffix(ending());
  dialog.selectFile(proposed.fileName());
  if (dialog.exec() != QDialog::Accepted) return {};
  return {dialog.selectedFiles().value(0), ending()};
}

SaveFlow::SaveFlow(Document& document, QWidget* window) : QObject(window), document_(document), window_(window) {}

QString SaveFlow::placeFor(const QString& name) const { return savePlace(document_, folder_, name); }

bool SaveFlow::refusesAnother() {
  if (!isWriting()) return false;
  emit warned(tr("%1 is still being written. Try again in a moment.").arg(QFileInfo(path_).fileName()));
  return true;
}

void SaveFlow::write(const QString& path, const SaveWords& words, std::function<Diagnostics()> work) {
  folder_ = QFileInfo(path).absolutePath();
  path_ = path;
  work_.start([work = std::move(work)](const Background::Task&) { return work(); },
              [this, words](const Result<Diagnostics>& written) {
                const Diagnostics& problems = problemsOf(written);
                if (hasErrors(problems))
                  emit warned(words.not_saved.arg(translated(problems.front().message)));
                else
                  emit told(words.saved.arg(QDir::toNativeSeparators(path_)));
              });
  if (!words.begun.isEmpty()) emit told(words.begun.arg(QFileInfo(path).fileName()));
}

}  // namespace linkwright::ui

#include "moc_save_flow.cpp"
