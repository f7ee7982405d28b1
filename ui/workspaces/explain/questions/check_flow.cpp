// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/check_flow.h"

#include "core/io/student_table.h"
#include "core/scene/scene.h"
#include "core/trace/trace_text.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/document/translated.h"
#include "ui/document/write_file.h"
#include "ui/widgets/save_flow.h"
#include "ui/workspaces/dock_contents.h"
#include "ui/workspaces/explain/questions/check_panel.h"
#include "ui/workspaces/explain/questions/variant_dialog.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kEdge = 4;             // pixels between the dialog and the window's edges
constexpr qint64 kLooksInto = 4096;  // bytes: a first line is shorter

}  // namespace

CheckFlow::CheckFlow(Document& document, Interaction& interaction, QWidget* window, std::function<QString()> examples)
    : QObject(window),
      document_(document),
      interaction_(interaction),
      window_(window),
      examples_(std::move(examples)) {}

bool CheckFlow::takes(const QString& path) {
  QFile file(path);
  const QByteArray begin = file.open(QIODevice::ReadOnly) ? file.read(kLooksInto) : QByteArray();
  if (isStudentTableHeader(begin.toStdString())) return true;
  // a table that is none is for the check to explain; a robot under that name is a robot
  const QByteArray first = begin.trimmed().left(1);
  return first != "<" && first != "{" &&
         QFileInfo(path).suffix().compare(QLatin1String("csv"), Qt::CaseInsensitive) == 0;
}

CheckPanel& CheckFlow::panel() {
  if (panel_ == nullptr) {
    dialog_ = new QDialog(window_);
    dialog_->setObjectName("checkDialog");
    dialog_->setWindowTitle(tr("Check My Values"));
    auto* layout = new QVBoxLayout(dialog_);
    layout->setContentsMargins(0, 0, 0, 0);
    panel_ = new CheckPanel(document_, interaction_, dialog_);
    Walk* walk = &interaction_.walk();
    connect(panel_, &CheckPanel::studentValueShown, walk,
            [walk](const QuantityKey& key, const std::vector<double>& values) {
              walk->setStudent(StudentValue{key, values});
            });
    connect(panel_, &CheckPanel::studentValueGone, walk, [walk] { walk->setStudent(std::nullopt); });
    connect(dialog_, &QDialog::finished, walk, [walk] { walk->setStudent(std::nullopt); });
    connect(&document_, &Document::opened, walk, [walk] { walk->setStudent(std::nullopt); });
    layout->addWidget(panel_);
    dialog_->resize(760, 460);
    connect(panel_, &CheckPanel::openWanted, this, &CheckFlow::askForTable);
    connect(panel_, &CheckPanel::templateWanted, this, &CheckFlow::askForTemplate);
    connect(panel_, &CheckPanel::variantWanted, this, &CheckFlow::askForVariant);
  }
  return *panel_;
}

// Over the sheets below the view: the arrow that a row marks stays in sight, and so does the equation.
void CheckFlow::placeAside() {
  const auto* window = qobject_cast<QMainWindow*>(window_);
  if (window == nullptr || dialog_->isVisible()) return;
  // folded, they have no room to lie over
  if (auto* table = window->findChild<QDockWidget*>("dockTable"); table != nullptr && !table->isHidden()) bring(*table);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
  window->layout()->activate();
  const QRect view = window->centralWidget()->geometry();
  const QRect below(QPoint(view.left(), view.bottom() + 1), QPoint(view.right(), window->height() - kEdge));
  if (below.height() < dialog_->minimumSizeHint().height() / 2) return;
  const int title = dialog_->style()->pixelMetric(QStyle::PM_TitleBarHeight);
  const QSize least = dialog_->minimumSizeHint();
  // tabs may be covered, the view is not: it reaches down to them
  const int height = std::max(least.height(), below.bottom() - below.top() - title);
  const int width = std::max(least.width(), std::min(dialog_->width(), below.width()));
  dialog_->resize(width, height);
  dialog_->move(window->mapToGlobal(QPoint(below.left() + kEdge, below.bottom() - height - title)));
}

void CheckFlow::show() {
  panel();
  placeAside();
  dialog_->show();
  dialog_->raise();
  dialog_->activateWindow();
}

void CheckFlow::open(const QString& path) {
  show();
  panel().open(path);
  if (!panel().table().rows.empty()) emit opened();
}

void CheckFlow::askForTable() {
  const QString path = QFileDialog::getOpenFileName(dialog_, tr("Open My Table"), QDir::homePath(),
                                                    tr("Tables (*.csv *.txt);;All files (*)"));
  if (!path.isEmpty()) open(path);
}

void CheckFlow::askForTemplate() {
  const QString name = QDir::homePath() + '/' + document_.displayName() + "-my-values.csv";
  const QString path =
      askWhereToSave(dialog_, "templateFiles", tr("Save Template"), name, {{tr("Tables (*.csv)"), "csv"}}).path;
  if (path.isEmpty()) return;
  const Diagnostics problems = saveTemplate(path);
  if (hasErrors(problems)) {
    emit warned(tr("The template was not saved: %1.").arg(translated(problems.front().message)));
  } else {
    emit told(tr("Template saved: %1").arg(QDir::toNativeSeparators(path)));
  }
}

void CheckFlow::askForVariant() {
  auto* dialog = dialog_->findChild<VariantDialog*>();
  if (dialog == nullptr) {
    dialog = new VariantDialog(examples_ ? examples_() : QString(), dialog_);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { showVariant(*dialog->variant()); });
  }
  dialog->open();
}

void CheckFlow::showVariant(const StudentVariant& of) {
  SceneData scene = *of.variant.robot.scene;
  scene.q = of.variant.instant.input.q;
  scene.qd = of.variant.instant.input.qd;
  scene.qdd = of.variant.instant.input.qdd;
  const QString student = QString::fromStdString(of.variant.student);
  //: undo step; %1: id of a student
  if (!setScene(document_, std::move(scene), of.variant.robot.model, tr("Variant of %1").arg(student))) return;
  setFormulation(document_, of.formulation);
  //: %1: id of a student
  emit told(tr("Robot and state are those of the variant of %1. Undo brings yours back.").arg(student));
}

Diagnostics CheckFlow::saveTemplate(const QString& path) const {
  const SnapshotPtr snapshot = document_.snapshot();
  return writeFile(path, traceTemplateCsv(*snapshot->model, *snapshot->recording));
}

}  // namespace linkwright::ui

#include "moc_check_flow.cpp"
