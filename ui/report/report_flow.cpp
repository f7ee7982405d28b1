// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_flow.h"

#include "core/scene/scene.h"
#include "ui/document/evaluate.h"
#include "ui/document/write_file.h"
#include "ui/report/report_page.h"
#include "ui/view3d/robot_picture.h"

#include <QFileInfo>

namespace linkwright::ui {

namespace {

constexpr QSize kReportPicture = {1600, 900};

bool isHtml(const QString& path) { return path.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive); }

Diagnostics writeReport(const Snapshot& snapshot, const std::optional<SceneView>& view, const MeshSet& meshes,
                        ReportViewOptions look, const QString& path) {
  const ModelReport report = reportOf(snapshot);
  look.picture = robotPicture(*snapshot.mechanism, *snapshot.model, snapshot.X_WL, view, kReportPicture, false, meshes);
  const Page page = reportPage(report, look);
  return writeFile(path, isHtml(path) ? pageHtml(page) : pagePdf(page));
}

}  // namespace

ReportFlow::ReportFlow(Document& document, Interaction& interaction, QWidget* window)
    : SaveFlow(document, window), interaction_(interaction) {}

void ReportFlow::ask() {
  const QString name = placeFor(tr("%1-report")) + (html_ ? QStringLiteral(".html") : QStringLiteral(".pdf"));
  const SaveAnswer answer = askWhereToSave(window_, "reportFiles", tr("Save Model Report"), name,
                                           {{tr("PDF (*.pdf)"), "pdf"}, {tr("HTML (*.html)"), "html"}});
  if (!answer.path.isEmpty()) save(answer.path);
}

void ReportFlow::save(const QString& path) {
  if (refusesAnother()) return;
  html_ = isHtml(path);
  ReportViewOptions look;
  look.angles = interaction_.angleUnit();
  look.gravity = document_.scene().gravity;
  look.file = QFileInfo(document_.filePath()).fileName();
  look.date = QDate::currentDate();
  write(path, {tr("Writing %1…"), tr("Report saved: %1"), tr("The report was not saved: %1.")},
        [snapshot = document_.snapshot(), view = document_.scene().view, meshes = meshes_ ? meshes_() : MeshSet(), look,
         path] { return writeReport(*snapshot, view, meshes, look, path); });
}

}  // namespace linkwright::ui

#include "moc_report_flow.cpp"
