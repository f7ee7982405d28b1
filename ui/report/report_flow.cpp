// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_flow.h"

#include "core/io/atomic_file.h"
#include "core/scene/scene.h"
#include "ui/document/evaluate.h"
#include "ui/report/report_page.h"
#include "ui/view3d/robot_picture.h"
#include "ui/work/save_place.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <string_view>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr QSize kReportPicture = {1600, 900};

bool isHtml(const QString& path) { return path.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive); }

Diagnostics write(const Snapshot& snapshot, const std::optional<SceneView>& view, const MeshSet& meshes,
                  ReportLook look, const QString& path) {
  const ModelReport report = reportOf(snapshot);
  look.picture = robotPicture(*snapshot.mechanism, *snapshot.model, snapshot.X_WL, view, kReportPicture, false, meshes);
  const Page page = reportPage(report, look);
  const QByteArray bytes = isHtml(path) ? pageHtml(page) : pagePdf(page);
  return writeFileAtomically(path.toStdString(),
                             std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace

ReportFlow::ReportFlow(Document& document, Interaction& interaction, QWidget* window)
    : QObject(window), document_(document), interaction_(interaction), window_(window) {}

QString ReportFlow::suggestedPath() const {
  return savePlace(document_, folder_, tr("%1-report")) + (html_ ? QStringLiteral(".html") : QStringLiteral(".pdf"));
}

void ReportFlow::ask() {
  const QString pdf = tr("PDF (*.pdf)"), html = tr("HTML (*.html)");
  const QFileInfo suggested(suggestedPath());
  QFileDialog files(window_, tr("Save the model report"), suggested.path());
  files.setObjectName("reportFiles");
  files.setAcceptMode(QFileDialog::AcceptSave);
  files.setFileMode(QFileDialog::AnyFile);
  files.setNameFilters({pdf, html});
  files.selectNameFilter(html_ ? html : pdf);
  files.setDefaultSuffix(suggested.suffix());
  files.selectFile(suggested.fileName());
  // the name that is proposed follows the format that is chosen
  connect(&files, &QFileDialog::filterSelected, &files, [&](const QString& filter) {
    const QString ending = filter == html ? QStringLiteral("html") : QStringLiteral("pdf");
    const QFileInfo named(files.selectedFiles().value(0));
    files.setDefaultSuffix(ending);
    if (named.suffix() == QLatin1String("pdf") || named.suffix() == QLatin1String("html"))
      files.selectFile(named.completeBaseName() + QLatin1Char('.') + ending);
  });
  if (files.exec() != QDialog::Accepted || files.selectedFiles().isEmpty()) return;
  save(files.selectedFiles().constFirst());
}

void ReportFlow::save(const QString& path) {
  if (isWriting()) {
    emit warned(tr("%1 is still being written. Try again in a moment.").arg(QFileInfo(path_).fileName()));
    return;
  }
  folder_ = QFileInfo(path).absolutePath();
  html_ = isHtml(path);
  path_ = path;
  ReportLook look;
  look.angles = interaction_.angleUnit();
  look.gravity = document_.scene().gravity;
  look.file = QFileInfo(document_.filePath()).fileName();
  look.date = QDate::currentDate();
  work_.start([snapshot = document_.snapshot(), view = document_.scene().view, meshes = meshes_ ? meshes_() : MeshSet(),
               look, path](const Background::Task&) { return write(*snapshot, view, meshes, look, path); },
              [this](const Result<Diagnostics>& written) { report(problemsOf(written)); });
  emit told(tr("Writing %1...").arg(QFileInfo(path).fileName()));
}

void ReportFlow::report(const Diagnostics& problems) {
  if (hasErrors(problems)) {
    emit warned(tr("The report was not saved: %1.").arg(QString::fromStdString(problems.front().message)));
    return;
  }
  emit told(tr("Report saved: %1").arg(QDir::toNativeSeparators(path_)));
}

}  // namespace linkwright::ui

#include "moc_report_flow.cpp"
