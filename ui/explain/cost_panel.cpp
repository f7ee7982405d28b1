// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/cost_panel.h"

#include "ui/explain/cost_words.h"
#include "ui/explain/duplicates_view.h"
#include "ui/plots/cost_plot.h"
#include "ui/widgets/theme.h"

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
  connect(plot_, &CostPlot::readOff, reading_, &QLabel::setText);
  connect(duplicates_, &DuplicatesView::lightChanged, this,
          [this] { duplicates_words_->setText(duplicates_->words()); });
  connect(&play_timer_, &QTimer::timeout, this, [this] {
    stepTerm(1);
    if (duplicates_->lit() == duplicates_->jointCount() - 1) play_->setChecked(false);
  });
  showStatus();
}

void CostPanel::setDark(bool dark) {
  plot_->setDark(dark);
  duplicates_->setDark(dark);
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
          task.tell([this, figures = std::make_shared<const CostFigures>(
                               countFigures(model, input.terms, task.stop()))] { take(figures); });
        }
        return measureCosts(*model, input, task.stop());
      },
      [this](const Result<CostTimes>& seconds) {
        if (seconds)
          showTimes(*seconds);
        else
          failure_ = QString::fromStdString(seconds.diagnostics().front().message);
      });
}

void CostPanel::take(const std::shared_ptr<const CostFigures>& figures) {
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
          ->setToolTip(
              count
                  ? QString()
                  : tr("Too long to count: its sums have %1 terms.").arg(countText(figures_->own.written_out.torque)));
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
    status_->setText(tr("It could not be counted or measured: %1").arg(failure_));
  } else if (figures_ && figures_->own.joints == 0) {
    status_->setText(tr("This robot has no joints that move: nothing is calculated."));
  } else if (work_.isRunning()) {
    status_->setText(figures_ ? tr("Measuring on another thread …") : tr("Counting on another thread …"));
  } else if (has_times_) {
    status_->setText(tr("%1 joints. Operations counted by running each; time a call, the median of 9 runs.")
                         .arg(figures_->own.joints));
  } else if (asked_model_) {
    status_->setText(tr("Stopped: Measure begins again."));
  } else {
    status_->setText(tr("Counted once a robot is open."));
  }
}

void CostPanel::showGrowth() {
  if (!figures_) return;
  const double none = std::numeric_limits<double>::quiet_NaN();
  std::vector<CostLine> lines;
  const auto add = [&](const QString& name, int colour, bool dashed, auto figure) {
    CostLine line;
    line.name = name;
    line.colour = colour;
    line.dashed = dashed;
    for (const CostCounts& each : figures_->curve) {
      line.joints.push_back(each.joints);
      line.figures.push_back(figure(each));
    }
    line.own = figures_->own.joints > 0 ? figure(figures_->own) : none;
    lines.push_back(std::move(line));
  };
  const auto operations = [&](CostMethod method, int colour, bool dashed) {
    add(methodShort(method), colour, dashed, [&, method](const CostCounts& counts) {
      return counts.of(method) ? static_cast<double>(counts.of(method)->total()) : none;
    });
  };
  const auto terms = [&](long long VectorTerms::*part) {
    add(tr("every sum written out"), 1, false,
        [part](const CostCounts& counts) { return static_cast<double>(counts.written_out.*part); });
    add(tr("recursion"), 0, false,
        [part](const CostCounts& counts) { return static_cast<double>(counts.recursive.*part); });
  };
  QString unit = tr("operations");
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
  if (growth_->currentIndex() >= static_cast<int>(Growth::Velocities)) unit = tr("vector terms");
  plot_->setLines(lines, figures_->own.joints, unit);
  reading_->setText(figures_->curve.empty() ? tr("There is no chain like a robot without joints.")
                                            : tr("Dashed: this robot's n = %1. Along chains of its own joints; "
                                                 "Left and Right, or the mouse, read figures off.")
                                                  .arg(figures_->own.joints));
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
