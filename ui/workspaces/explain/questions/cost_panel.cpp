// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/cost_panel.h"

#include "ui/document/translated.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/symbol_text.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/questions/cost_words.h"
#include "ui/workspaces/explain/questions/duplicates_view.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr int kRequestDelay = 120;  // ms
enum CostColumn { kCostName, kCostMultiplications, kCostAdditions, kCostDivisions, kCostSines, kCostTotal, kCostTime };

}  // namespace

CostPanel::CostPanel(Document& document, Interaction&, QWidget* parent) : QWidget(parent), document_(document) {
  build();
  request_.setSingleShot(true);
  request_.setInterval(kRequestDelay);
  connect(&request_, &QTimer::timeout, this, &CostPanel::request);
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  connect(&work_, &Background::runningChanged, this, &CostPanel::showStatus);
  connect(measure_, &QPushButton::clicked, this, &CostPanel::measure);
  connect(growth_, &QComboBox::currentIndexChanged, this, &CostPanel::showGrowth);
  connect(plot_, &PlotView::placeWanted, this, &CostPanel::readOff);
  connect(plot_, &PlotView::leftAlone, this, [this] {
    plot_->placeCursor(std::nullopt);
    reading_->clear();
  });
  connect(duplicates_, &DuplicatesView::lightChanged, this,
          [this] { duplicates_words_->setText(richSymbols(duplicates_->words())); });
  connect(&play_timer_, &QTimer::timeout, this, [this] {
    stepTerm(1);
    if (duplicates_->lit() == duplicates_->jointCount() - 1) play_->setChecked(false);
  });
  followTheme(*this, [this] { showGrowth(); });
  showStatus();
}

// counts depend on the tree and the switches, not on the state: most snapshots change nothing here
void CostPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !snapshot->model) return;
  if (snapshot->model == asked_model_ && snapshot->terms == asked_terms_) return;
  asked_model_ = snapshot->model;
  asked_terms_ = snapshot->terms;
  request_.start();
}

void CostPanel::request() { begin(true); }

/// Counts the model and its curve where that is asked for, then measures it at this state.
void CostPanel::begin(bool counts) {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !snapshot->model) return;
  failure_.clear();
  work_.start(
      [this, model = snapshot->model, input = snapshot->input(), counts](const Background::Task& task) {
        if (counts) {
          task.tell([this, figures = std::make_shared<const CostResults>(
                               countFigures(model, input.terms, task.stop()))] { take(figures); });
        }
        return measureCosts(*model, input, task.stop());
      },
      [this](const Result<CostTimes>& seconds) {
        if (seconds)
          showTimes(*seconds);
        else
          failure_ = translated(seconds.diagnostics().front().message);
      });
}

void CostPanel::take(const std::shared_ptr<const CostResults>& figures) {
  figures_ = figures;
  has_times_ = false;
  showCounts();
  showGrowth();
  showDuplicates();
  showStatus();
}

void CostPanel::measure() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !snapshot->model) return;
  // what has not been counted yet is counted first
  if (!figures_ || figures_->model != snapshot->model) return request();
  begin(false);
}

void CostPanel::showCounts() {
  const auto set = [this](int row, int column, const QString& text, const QVariant& number) {
    QTableWidgetItem* item = table_->item(row, column);
    item->setText(text);
    item->setData(Qt::UserRole, number);
  };
  for (std::size_t i = 0; i < kCostMethods.size(); ++i) {
    const int row = static_cast<int>(i);
    const std::optional<OperationCount>& count = figures_->own.of(kCostMethods.at(i));
    const std::array<std::int64_t, 5> numbers =
        count ? std::array<std::int64_t, 5>{count->multiplications, count->additions, count->divisions, count->sines,
                                            count->total()}
              : std::array<std::int64_t, 5>{};
    for (std::size_t k = 0; k < numbers.size(); ++k) {
      const int column = kCostMultiplications + static_cast<int>(k);
      set(row, column, count ? countText(numbers.at(k)) : QStringLiteral("—"),
          count ? QVariant(static_cast<qlonglong>(numbers.at(k))) : QVariant());
      table_->item(row, column)
          ->setToolTip(count ? QString()
                             : tr("Counting would take too long, because the sums have %1 terms.")
                                   .arg(countText(figures_->own.written_out.torque)));
    }
    set(row, kCostTime, QStringLiteral("…"), QVariant());
  }
  sizeTable();
}

void CostPanel::showTimes(const CostTimes& seconds) {
  for (std::size_t i = 0; i < seconds.size(); ++i) {
    QTableWidgetItem* item = table_->item(static_cast<int>(i), kCostTime);
    const double time = seconds.at(i);
    item->setText(durationText(time));
    item->setData(Qt::UserRole, std::isfinite(time) ? QVariant(time) : QVariant());
  }
  has_times_ = true;
  sizeTable();
  showStatus();
}

void CostPanel::showStatus() {
  measure_->setEnabled(!work_.isRunning());
  const SnapshotPtr snapshot = document_.snapshot();
  if (!failure_.isEmpty()) {
    status_->setText(tr("Could not measure the cost: %1.").arg(failure_));
  } else if (figures_ && figures_->own.joints == 0) {
    status_->setText(tr("This robot has no moving joints, so there is nothing to compute."));
  } else if (work_.isRunning()) {
    //: verb: the time that a computation takes
    status_->setText(figures_ ? tr("Measuring…") : tr("Counting…"));
  } else if (has_times_) {
    status_->setText(
        tr("Joints: %1. The operations are counted, not estimated. The time per call is the median of 9 runs.")
            .arg(figures_->own.joints));
  } else if (asked_model_) {
    status_->setText(tr("Stopped. Choose Measure to start again."));
  } else {
    status_->setText(tr("Open a robot to count its operations."));
  }
}

void CostPanel::showGrowth() {
  if (!figures_) return;
  const double none = std::numeric_limits<double>::quiet_NaN();
  const int own_joints = figures_->own.joints;
  std::vector<PlotCurve> lines;
  // a line a method, and a ring on it where this robot is
  const auto add = [&](const QString& name, int colour, bool dashed, auto figure) {
    PlotCurve line, own;
    line.name = name;
    line.colour = own.colour = jointColour(colour, isDark(palette()));
    line.line = dashed ? Qt::DashLine : Qt::SolidLine;
    line.width = 2.0;
    for (const CostCounts& each : figures_->curve) {
      line.x.push_back(each.joints);
      line.y.push_back(figure(each));
    }
    own.tip = tr("%1, this robot").arg(name);
    own.line = Qt::NoPen;
    own.points = true;
    own.shape = PlotShape::Ring;
    own.size = 9.0;
    if (own_joints > 0) {
      own.x.push_back(own_joints);
      own.y.push_back(figure(figures_->own));
    }
    lines.push_back(std::move(line));
    lines.push_back(std::move(own));
  };
  const auto operations = [&](CostMethod method, int colour, bool dashed) {
    add(methodShort(method), colour, dashed, [&, method](const CostCounts& counts) {
      return counts.of(method) ? static_cast<double>(counts.of(method)->total()) : none;
    });
  };
  const auto terms = [&](long long VectorTerms::*part) {
    add(tr("every sum written out"), 1, false,
        [part](const CostCounts& counts) { return static_cast<double>(counts.written_out.*part); });
    //: noun: the method that computes each quantity once
    add(tr("recursion"), 0, false,
        [part](const CostCounts& counts) { return static_cast<double>(counts.recursive.*part); });
  };
  //: noun: additions, multiplications and so on
  QString unit = tr("Operations");
  switch (static_cast<Growth>(growth_->currentIndex())) {
    case Growth::Inverse:
      operations(CostMethod::NonRecursiveId, 1, false);
      operations(CostMethod::WorldSpatialId, 2, true);
      operations(CostMethod::BodyFrameId, 0, false);
      operations(CostMethod::SpatialId, 4, true);
      break;
    case Growth::Forward:
      operations(CostMethod::UnitVectorFd, 1, false);
      operations(CostMethod::CrbaFd, 2, true);
      operations(CostMethod::AbaFd, 0, false);
      operations(CostMethod::MassMatrix, 4, true);
      break;
    case Growth::Velocities: terms(&VectorTerms::velocity); break;
    case Growth::Accelerations: terms(&VectorTerms::acceleration); break;
    case Growth::Torques: terms(&VectorTerms::torque); break;
  }
  if (growth_->currentIndex() >= static_cast<int>(Growth::Velocities)) unit = tr("Vector terms");
  std::vector<PlotTick> ticks;
  for (const int n : {1, 2, 3, 4, 6, 8, 10, 15, 20, 30, 40, 60, 80, 100, 200, 500, 1000, 2000})
    ticks.push_back({static_cast<double>(n), QString::number(n)});
  const std::vector<double> joints = lines.front().x;
  plot_->setAxes(tr("Number of joints n"), unit, true, true);
  plot_->setTicks(std::move(ticks));
  plot_->setWindow(0.93, 1.08 * std::max(2.0, joints.empty() ? 2.0 : joints.back()));
  plot_->setStops(joints, own_joints);
  plot_->placeCursor(std::nullopt);
  plot_->setCurves(std::move(lines));
  plot_->setMarks(own_joints > 0 ? std::vector<PlotMark>{{static_cast<double>(own_joints), {}}}
                                 : std::vector<PlotMark>());
  reading_->setText(figures_->curve.empty()
                        ? tr("No curves, because this robot has no joints.")
                        : tr("Vertical dashed line: this robot, n = %1. The curves are for chains that repeat its "
                             "joints. Read values with the Left and Right keys or the mouse.")
                              .arg(figures_->own.joints));
}

/// The figures of one number of joints, in words.
void CostPanel::readOff(double joints) {
  QStringList figures;
  for (const PlotCurve& line : plot_->curves()) {
    const auto at = std::find(line.x.begin(), line.x.end(), joints);
    if (line.name.isEmpty() || at == line.x.end()) continue;
    const double figure = line.y[static_cast<std::size_t>(at - line.x.begin())];
    //: %1: a method, %2: number of its operations or terms
    if (figure > 0.0) figures.append(tr("%1 %2").arg(line.name, QLocale::c().toString(figure, 'f', 0)));
  }
  //: %1: number of joints, %2: methods with their numbers of operations or terms
  const QString words = tr("n = %1: %2").arg(joints, 0, 'f', 0).arg(figures.join(QStringLiteral(", ")));
  plot_->placeCursor(joints);
  plot_->setAccessibleDescription(words);
  reading_->setText(words);
}

void CostPanel::showDuplicates() {
  std::vector<QString> names;
  for (const ModelJoint& joint : figures_->model->joints()) names.push_back(QString::fromStdString(joint.name));
  play_->setEnabled(!names.empty());
  duplicates_->setTerms(figures_->rate_terms, std::move(names));
}

void CostPanel::stepTerm(int by) {
  const int count = duplicates_->jointCount();
  if (count > 0) duplicates_->light(std::clamp(duplicates_->lit() + by, 0, count - 1));
}

void CostPanel::sizeTable() {
  const QFontMetrics metrics = table_->fontMetrics();
  table_->verticalHeader()->setDefaultSectionSize(metrics.height() + 2);
  for (int column = kCostMultiplications; column <= kCostTime; ++column) {
    int width = metrics.horizontalAdvance(table_->horizontalHeaderItem(column)->text());
    for (int row = 0; row < table_->rowCount(); ++row) {
      width = std::max(width, metrics.horizontalAdvance(table_->item(row, column)->text()));
    }
    table_->horizontalHeader()->resizeSection(column, width + 5 * kSpace / 2);
  }
}

void CostPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  play_->setChecked(false);
}

void CostPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && table_ != nullptr) sizeTable();
}

}  // namespace linkwright::ui

#include "moc_cost_panel.cpp"
