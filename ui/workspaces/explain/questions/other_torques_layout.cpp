// SPDX-License-Identifier: GPL-3.0-or-later
// How the panel is laid out and how its figures are shown; what it does is in other_torques_panel.cpp.
#include "core/base/index.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/short_names.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/explain/questions/other_torques_panel.h"
#include "ui/workspaces/explain/questions/other_torques_words.h"
#include "ui/workspaces/explain/questions/why_words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace linkwright::ui {

namespace {

enum OtherColumn {
  kOtherJoint,
  kOtherTheirs,
  kOtherDifference,
  kOtherRemaining,
  kOtherUnit,
  kOtherLine,
  kOtherColumns
};

}  // namespace

QWidget* OtherTorquesPanel::buildBar() {
  auto* bar = new QWidget(this);
  auto* layout = new QHBoxLayout(bar);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace);
  const auto button = [&](const char* name, const QString& text) {
    auto* made = new QPushButton(text, bar);
    made->setObjectName(QString::fromLatin1(name));
    layout->addWidget(made);
    return made;
  };
  const auto choice = [&](const char* name, int letters, const QString& caption, const QString& spoken) {
    auto* label = new QLabel(caption, bar);
    auto* made = new ChoiceBox(letters, bar);
    made->setObjectName(QString::fromLatin1(name));
    made->setAccessibleName(spoken);
    made->setToolTip(spoken);
    label->setBuddy(made);
    layout->addWidget(label);
    layout->addWidget(made);
    return made;
  };
  connect(button("otherTorquesOpen", tr("O&pen Torques…")), &QPushButton::clicked, this,
          &OtherTorquesPanel::openByDialog);
  compare_ = button("otherTorquesCompare", {});
  noise_ = choice("otherTorquesNoise", 8, tr("&Noise"),
                  tr("Noise of their torques, relative to the root mean square of each joint"));
  noise_->addItem(tr("Estimated"), 0.0);
  for (const double noise : kUsualNoises) noise_->addItem(tr("%1\u00a0%").arg(100.0 * noise), noise);
  joints_ = choice("otherTorquesJoint", 12, tr("&Joint"), tr("Joint whose torques are plotted"));
  layout->addStretch(1);
  show_ = button("otherTorquesShow", tr("Sho&w in Explain"));
  show_->setToolTip(tr("Put the robot into the state at the plot's cursor and go to the step where the cause enters"));
  return bar;
}

QWidget* OtherTorquesPanel::buildReport() {
  auto* report = new QWidget(this);
  auto* page = new QWidget(report);
  auto* left = new QVBoxLayout(page);
  left->setContentsMargins(0, 0, kSpace / 2, 0);
  left->setSpacing(kSpace / 2);
  headline_ = new WrappedLabel("otherTorquesHeadline", page);
  QFont bold = headline_->font();
  bold.setBold(true);
  headline_->setFont(bold);
  causes_ = new ChoiceBox(12, page);
  causes_->setObjectName(QStringLiteral("otherTorquesCause"));
  causes_->setAccessibleName(tr("Cause to look at"));
  causes_->setToolTip(causes_->accessibleName());
  causes_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  words_ = new WrappedLabel("otherTorquesWords", page);
  table_ = new QTableWidget(0, kOtherColumns, page);
  table_->setObjectName(QStringLiteral("otherTorquesTable"));
  table_->setAccessibleName(tr("Size of the torques and of their difference at each joint"));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setTabKeyNavigation(false);
  table_->setShowGrid(false);
  table_->setAlternatingRowColors(true);
  table_->setFrameShape(QFrame::NoFrame);
  table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(kOtherJoint, QHeaderView::Stretch);
  // after the column has its new width
  connect(
      table_->horizontalHeader(), &QHeaderView::sectionResized, this,
      [this](int column) {
        if (column == kOtherJoint) fitNames();
      },
      Qt::QueuedConnection);
  copyFullDigits(*table_);
  connect(table_, &QTableWidget::itemSelectionChanged, this, [this] {
    const QList<QTableWidgetItem*> chosen = table_->selectedItems();
    if (!chosen.isEmpty()) chooseJoint(chosen.first()->row());
  });
  left->addWidget(headline_);
  left->addWidget(causes_);
  left->addWidget(words_);
  left->addWidget(table_);
  left->addStretch(1);
  plot_ = new PlotView(report);
  plot_->setObjectName(QStringLiteral("otherTorquesPlot"));
  plot_->setAccessibleName(tr("Their torques and those of Linkwright at one joint"));
  plot_->setPointed(true);
  plot_->setMinimumHeight(22 * kSpace);
  auto* layout = new QHBoxLayout(report);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace);
  layout->addWidget(scrollPage(page, "otherTorquesScroll", report), 1);
  layout->addWidget(plot_, 1);
  return report;
}

void OtherTorquesPanel::build() {
  setObjectName(QStringLiteral("otherTorquesPanel"));
  setAccessibleName(tr("Torques of another program or a robot"));
  setAcceptDrops(true);
  auto* empty = new QWidget(this);
  auto* invitation = new WrappedLabel("otherTorquesEmpty", empty);
  invitation->setText(
      tr("No torques yet. Open a table (CSV) of torques from another program or a real robot, with the "
         "columns q.JOINT, qd.JOINT, qdd.JOINT and tau.JOINT, to find out why they differ."));
  auto* open = new QPushButton(tr("O&pen Torques…"), empty);
  open->setObjectName(QStringLiteral("otherTorquesOpenFirst"));
  connect(open, &QPushButton::clicked, this, &OtherTorquesPanel::openByDialog);
  auto* column = new QVBoxLayout(empty);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(invitation);
  column->addWidget(open, 0, Qt::AlignLeft);
  column->addStretch(1);
  problems_ = new WrappedLabel("otherTorquesProblems", this);
  problems_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  bar_ = buildBar();
  report_ = buildReport();
  pages_ = new QStackedWidget(this);
  pages_->addWidget(empty);
  pages_->addWidget(problems_);
  pages_->addWidget(report_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(bar_);
  layout->addWidget(pages_, 1);
}

void OtherTorquesPanel::showTable() {
  const TorqueComparison& comparison = study_->comparison;
  const Model& model = *study_->model;
  const QSignalBlocker quiet(table_);
  table_->setHorizontalHeaderLabels({tr("Joint"),
                                     //: pronoun: the torques of the other program
                                     tr("Theirs"), tr("Difference"),
                                     //: verb: what the cause does not explain
                                     tr("Remains"), tr("Unit"),
                                     //: noun: line of the file
                                     tr("Line")});
  const QString tips[] = {QString(),
                          tr("Root mean square of their torques"),
                          tr("Root mean square of theirs minus those of Linkwright"),
                          tr("Root mean square of what the cause does not explain"),
                          QString(),
                          tr("Line of the file with the largest difference")};
  table_->horizontalHeaderItem(kOtherJoint)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  for (int column = kOtherTheirs; column < kOtherColumns; ++column) {
    table_->horizontalHeaderItem(column)->setToolTip(tips[column]);
    table_->horizontalHeaderItem(column)->setTextAlignment((column == kOtherUnit ? Qt::AlignLeft : Qt::AlignRight) |
                                                           Qt::AlignVCenter);
  }
  table_->setColumnHidden(kOtherRemaining, explanation() == nullptr);
  table_->setRowCount(model.dof());
  for (int joint = 0; joint < model.dof(); ++joint) {
    const QString unit = torqueUnit(model, joint);
    const double values[] = {comparison.size[joint], comparison.difference[joint],
                             explanation() != nullptr ? explanation()->remaining[joint] : 0.0};
    table_->setItem(joint, kOtherJoint, new QTableWidgetItem(joints_->itemText(joint)));
    table_->setItem(joint, kOtherUnit, new QTableWidgetItem(unit));
    for (int k = 0; k < 3; ++k) {
      auto* item = new QTableWidgetItem(significant(values[k]));
      item->setData(Qt::UserRole, values[k]);
      item->setToolTip(QStringLiteral("%1\u00a0%2").arg(fullNumber(values[k]), unit));
      table_->setItem(joint, kOtherTheirs + k, item);
    }
    table_->setItem(joint, kOtherLine,
                    new QTableWidgetItem(QString::number(study_->lines[at(comparison.worst_row[at(joint)])])));
    for (int column = kOtherTheirs; column < kOtherColumns; ++column)
      table_->item(joint, column)
          ->setTextAlignment((column == kOtherUnit ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  }
  fitNames();
  table_->resizeRowsToContents();
  table_->setFixedHeight(table_->verticalHeader()->length() + table_->horizontalHeader()->sizeHint().height() +
                         2 * table_->frameWidth());
}

// the names of the joints get what the numbers leave
void OtherTorquesPanel::fitNames() {
  if (table_->rowCount() == 0) return;
  QStringList names;
  for (int joint = 0; joint < joints_->count(); ++joint) names << joints_->itemText(joint);
  const int room = table_->columnWidth(kOtherJoint) - kSpace;
  for (int joint = 0; joint < table_->rowCount(); ++joint) {
    QTableWidgetItem* item = table_->item(joint, kOtherJoint);
    item->setText(shortName(names[joint], names, table_->fontMetrics(), room));
    item->setToolTip(names[joint]);
    item->setData(Qt::AccessibleTextRole, names[joint]);
  }
}

bool OtherTorquesPanel::isOverTime() const {
  return std::is_sorted(study_->t.begin(), study_->t.end(), std::less_equal<>()) && !study_->t.empty();
}

double OtherTorquesPanel::placeOf(int row) const { return isOverTime() ? study_->t[at(row)] : study_->lines[at(row)]; }

void OtherTorquesPanel::showPlot() {
  if (study_ == nullptr) return plot_->setCurves({});
  const TorqueComparison& comparison = study_->comparison;
  const bool dark = isDark(palette());
  const bool over_time = isOverTime();
  const auto curve = [&](const QString& name, int colour, PlotShape shape) {
    PlotCurve made;
    made.name = name;
    made.colour = jointColour(colour, dark);
    made.line = over_time ? Qt::SolidLine : Qt::NoPen;
    made.points = !over_time;
    made.shape = shape;
    return made;
  };
  const auto fill = [&](PlotCurve& made, const Eigen::MatrixXd& torques, int first) {
    for (int k = 0; k < torques.rows(); ++k) {
      made.x.push_back(placeOf(first + k));
      made.y.push_back(torques(k, joint_));
    }
  };
  std::vector<PlotCurve> curves;
  //: pronoun: the torques of the other program
  curves.push_back(curve(tr("Theirs"), 0, PlotShape::Disc));
  curves.back().width = 4.0;
  curves.back().colour.setAlphaF(0.55F);
  fill(curves.back(), study_->record.theirs, 0);
  curves.push_back(curve(tr("Linkwright"), 1, PlotShape::Ring));
  fill(curves.back(), comparison.ours, comparison.first_row);
  if (explanation() != nullptr) {
    curves.push_back(curve(tr("Linkwright with the cause"), 2, PlotShape::OpenRing));
    if (over_time) curves.back().line = Qt::DashLine;
    curves.back().size = 10.0;
    fill(curves.back(), explanation()->torques, comparison.first_row);
  }
  std::vector<double> stops;
  for (int row = 0; row < study_->record.theirs.rows(); ++row) stops.push_back(placeOf(row));
  //: %1: unit
  plot_->setAxes(over_time ? tr("Time (s)") : tr("Line of the file"),
                 tr("Torque (%1)").arg(torqueUnit(*study_->model, joint_)));
  plot_->setStops(std::move(stops), placeOf(std::max(0, row_)));
  plot_->setCurves(std::move(curves));
}

}  // namespace linkwright::ui
