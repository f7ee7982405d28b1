// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/motion_plot.h"

#include "ui/plots/curve_chooser.h"
#include "ui/plots/line_piece.h"
#include "ui/plots/motion_canvas.h"
#include "ui/plots/plot_legend.h"
#include "ui/plots/plot_presets.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QScreen>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <map>

namespace linkwright::ui {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr PlotKind kKinds[] = {PlotKind::Time, PlotKind::Stack, PlotKind::Xy, PlotKind::Spectrum,
                               PlotKind::TorqueSpeed};

QToolButton* smallButton(const QString& object_name, const QString& icon, const QString& tip, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setObjectName(object_name);
  button->setAccessibleName(tip);
  button->setToolTip(tip);
  button->setIcon(themedIcon(icon));
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

QString secondsText(double seconds) { return withTrueMinus(QString::number(seconds, 'f', 3)) + QStringLiteral(" s"); }

/// What the state itself has of a curve; no number where it has none.
double exactValue(const PlotCurve& curve, const Snapshot& snapshot) {
  if (curve.joint < 0 || curve.joint >= snapshot.q.size()) return kNone;
  switch (curve.name.quantity) {
    case CurveQuantity::Position: return snapshot.q[curve.joint];
    case CurveQuantity::Velocity: return snapshot.qd[curve.joint];
    case CurveQuantity::Acceleration: return snapshot.qdd[curve.joint];
    case CurveQuantity::Torque: return snapshot.tau[curve.joint];
    case CurveQuantity::MistakenTorque:
      return snapshot.mistaken_tau.size() > 0 ? snapshot.mistaken_tau[curve.joint] : kNone;
    case CurveQuantity::Power: return snapshot.tau[curve.joint] * snapshot.qd[curve.joint];
    default: return kNone;
  }
}

}  // namespace

MotionPlot::MotionPlot(const ScenePlot& plot, QWidget* parent)
    : QWidget(parent), plot_(plot), canvas_(new MotionCanvas(this)), legend_(new PlotLegend(this)) {
  setObjectName("motionPlotBox");
  empty_ = new QLabel(tr("No curve yet: choose some with the button at the right."), canvas_);
  empty_->setObjectName("plotEmpty");
  empty_->setAlignment(Qt::AlignCenter);
  empty_->setWordWrap(true);
  auto* over = new QVBoxLayout(canvas_);
  over->addWidget(empty_);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(canvas_, 1);
  layout->addWidget(makeLegendColumn());
  connect(canvas_, &MotionCanvas::frequencyChanged, this, &MotionPlot::showLegend);
  connect(canvas_, &MotionCanvas::menuWanted, this, &MotionPlot::showMenu);
  setNumber(1);
}

QWidget* MotionPlot::makeHeader(QWidget* parent) {
  auto* header = new QWidget(parent);
  kind_ = new QComboBox(header);
  kind_->setObjectName("plotKind");
  kind_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  kind_->setMinimumContentsLength(6);
  for (const PlotKind kind : kKinds) kind_->addItem(wordsOf(kind), static_cast<int>(kind));
  kind_->setCurrentIndex(kind_->findData(static_cast<int>(plot_.kind)));
  connect(kind_, &QComboBox::activated, this, [this](int row) {
    setKind(static_cast<PlotKind>(kind_->itemData(row).toInt()));
    emit edited();
  });
  curves_ = new QToolButton(header);
  curves_->setObjectName("plotCurves");
  curves_->setText(tr("Curves"));
  curves_->setToolTip(tr("Choose what this plot draws"));
  curves_->setFocusPolicy(Qt::StrongFocus);
  connect(curves_, &QToolButton::clicked, this, &MotionPlot::openChooser);
  remove_ = smallButton("plotRemove", "remove", tr("Remove this plot"), header);
  connect(remove_, &QToolButton::clicked, this, &MotionPlot::removeWanted);
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace / 2);
  row->addWidget(kind_, 1);
  row->addWidget(curves_);
  row->addWidget(remove_);
  return header;
}

QWidget* MotionPlot::makeLegendColumn() {
  auto* column = new QWidget(this);
  column->setObjectName("plotLegendColumn");
  table_ = new QTableView(column);
  table_->setObjectName("plotLegend");
  table_->setModel(legend_);
  table_->setShowGrid(false);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setTabKeyNavigation(false);
  copyFullDigits(*table_);
  table_->setTextElideMode(Qt::ElideMiddle);
  table_->setWordWrap(false);
  table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table_->setIconSize(kLinePiece);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setMinimumSectionSize(2 * kSpace);
  table_->horizontalHeader()->setSectionResizeMode(PlotLegend::kCurve, QHeaderView::Stretch);
  table_->setSizeAdjustPolicy(QAbstractScrollArea::AdjustIgnored);
  table_->setMinimumHeight(4 * kSpace);
  note_ = new ElidedLabel({}, column);
  note_->setObjectName("plotNote");
  note_->setAccessibleName(tr("Remark on the plot"));
  note_->hide();
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(makeHeader(column));
  layout->addWidget(table_, 1);
  layout->addWidget(note_);
  return column;
}

void MotionPlot::setNumber(int number) {
  number_ = number;
  canvas_->setAccessibleName(tr("Plot %1").arg(number));
  table_->setAccessibleName(tr("Curves of plot %1 at the cursor").arg(number));
  kind_->setAccessibleName(tr("What plot %1 draws").arg(number));
  curves_->setAccessibleName(tr("Choose the curves of plot %1").arg(number));
  remove_->setAccessibleName(tr("Remove plot %1").arg(number));
}

const PlotData& MotionPlot::data() const { return canvas_->data(); }

void MotionPlot::setDark(bool dark) {
  canvas_->setDark(dark);
  showLegend();
}

void MotionPlot::setKind(PlotKind kind) {
  if (!source_.figures) return;
  plot_ = asKind(plot_, kind, *source_.figures->input().model);
  const QSignalBlocker blocker(kind_);
  kind_->setCurrentIndex(kind_->findData(static_cast<int>(kind)));
  showCurves(source_, false);
}

void MotionPlot::setCurves(const std::vector<std::string>& curves) {
  plot_.curves = curves;
  showCurves(source_, false);
}

void MotionPlot::openChooser() {
  if (!source_.figures) return;
  if (chooser_ == nullptr) {
    chooser_ = new CurveChooser(this);
    connect(chooser_, &CurveChooser::chosen, this, [this](const std::vector<std::string>& curves) {
      setCurves(curves);
      emit edited();
    });
  }
  chooser_->setPlot(plot_, *source_.figures);
  // below its button, and on the screen
  QPoint at = curves_->mapToGlobal(QPoint(curves_->width() - chooser_->width(), curves_->height()));
  const QRect room = screen()->availableGeometry();
  at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - chooser_->width())));
  at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - chooser_->height())));
  chooser_->move(at);
  chooser_->show();
}

void MotionPlot::showCurves(const PlotSource& source, bool is_live) {
  source_ = source;
  canvas_->setData(plotData(plot_, source_), is_live);
  empty_->setVisible(canvas_->data().curves.empty());
  showLegend();
  sizeLegend();
  showNotes();
}

void MotionPlot::showInstant(const SnapshotPtr& snapshot, std::optional<double> second) {
  snapshot_ = snapshot;
  const bool on_motion = snapshot && snapshot->motion.curves && snapshot->source == StateSource::Motion;
  time_ = on_motion ? std::optional(snapshot->time) : std::nullopt;
  const bool had_second = second_.has_value();
  second_ = second;
  canvas_->placeCursor(time_);
  canvas_->placeSecondCursor(second_);
  showLegend();
  if (had_second != second_.has_value()) sizeLegend();
}

double MotionPlot::siValue(const PlotCurve& curve, std::optional<double> time, bool is_first) const {
  if (data().kind == PlotKind::Spectrum) return valueAt(*curve.x, *curve.y, canvas_->frequency()).value_or(kNone);
  if (!time || !curve.t) return kNone;
  if (is_first && curve.run < 0 && snapshot_) {
    const double exact = exactValue(curve, *snapshot_);
    if (!std::isnan(exact)) return exact;
  }
  return valueAt(*curve.t, *curve.y, *time).value_or(kNone);
}

LegendRow MotionPlot::legendRow(const PlotCurve& curve) const {
  LegendRow row;
  row.label = curve.label;
  row.whole_label = curve.whole_label;
  row.pen = motionPen(curve, canvas_->isDark());
  if (data().kind == PlotKind::Stack && !curve.is_part && curve.run < 0)
    row.pen = QPen(palette().color(QPalette::Text), 2);
  row.filled = curve.is_part;
  row.unit = curve.unit.text;
  row.si = siValue(curve, time_, true);
  row.value = row.si * curve.unit.scale;
  if (data().isOverTime() && second_) row.delta = siValue(curve, second_, false) * curve.unit.scale - row.value;
  row.x_unit = data().x.unit.text;
  const bool has_x = data().kind == PlotKind::Xy || data().kind == PlotKind::TorqueSpeed;
  if (has_x && time_) row.x = valueAt(*curve.t, *curve.x, *time_).value_or(kNone) * data().x.unit.scale;
  return row;
}

void MotionPlot::showLegend() {
  const PlotData& data = canvas_->data();
  // as many digits as the largest of each unit needs anywhere: they do not change while the motion plays
  std::map<QString, double> largest;
  double largest_x = 0.0;
  for (const PlotCurve& curve : data.curves) {
    double& most = largest[curve.unit.text];
    most = std::max(most, curve.largest * curve.unit.scale);
    largest_x = std::max(largest_x, curve.largest_x * data.x.unit.scale);
  }
  std::vector<LegendRow> rows;
  QStringList spoken;
  for (const PlotCurve& curve : data.curves) {
    LegendRow row = legendRow(curve);
    row.numbers = NumberGroup(largest[curve.unit.text]);
    row.x_numbers = NumberGroup(largest_x);
    if (std::isfinite(row.value)) spoken << tr("%1: %2 %3").arg(row.whole_label, row.numbers.text(row.value), row.unit);
    rows.push_back(std::move(row));
  }
  legend_->setRows(std::move(rows));
  QString value_head = time_ ? secondsText(*time_) : tr("Value");
  if (data.kind == PlotKind::Spectrum) value_head = tr("%1 Hz").arg(canvas_->frequency(), 0, 'f', 2);
  const QString delta_head =
      second_ ? tr("Δ at %1").arg(withTrueMinus(QString::number(*second_ - time_.value_or(0.0), 'f', 3)) + " s")
              : QString();
  legend_->setHeads(tr("x"), value_head, delta_head);
  spoken.prepend(value_head);
  if (second_) spoken << delta_head;
  canvas_->setAccessibleDescription(spoken.join(QStringLiteral("; ")));
}

void MotionPlot::sizeLegend() {
  const QFontMetrics metrics = table_->fontMetrics();
  const PlotData& data = canvas_->data();
  table_->verticalHeader()->setDefaultSectionSize(metrics.height() + 2);
  int number = metrics.horizontalAdvance(secondsText(10.0)) + 2 * kSpace, unit = 0, x = 0;
  for (const LegendRow& row : legend_->rows()) {
    number = std::max(number, metrics.horizontalAdvance(row.numbers.widest()) + kSpace);
    unit = std::max(unit, metrics.horizontalAdvance(row.unit) + kSpace + 4);
    x = std::max(x, metrics.horizontalAdvance(row.x_numbers.widest()) + kSpace);
  }
  const bool has_x = data.kind == PlotKind::Xy || data.kind == PlotKind::TorqueSpeed;
  const bool has_delta = data.isOverTime() && second_.has_value();
  const int delta = std::max(number, metrics.horizontalAdvance(tr("Δ at %1").arg(secondsText(-1.0))) + 2 * kSpace);
  // one unit alone stands at the axis
  table_->setColumnHidden(PlotLegend::kUnit, !data.right);
  table_->setColumnHidden(PlotLegend::kX, !has_x);
  table_->setColumnHidden(PlotLegend::kDelta, !has_delta);
  table_->setColumnWidth(PlotLegend::kX, std::max(x, number));
  table_->setColumnWidth(PlotLegend::kValue, number);
  table_->setColumnWidth(PlotLegend::kDelta, delta);
  table_->setColumnWidth(PlotLegend::kUnit, std::max(unit, metrics.horizontalAdvance(tr("Unit")) + 2 * kSpace + 4));
  const int plain = static_cast<int>(27 * kSpace * textScale());
  const int wanted = plain + (has_x ? number : 0) + (has_delta ? delta : 0);
  // the larger part is the plot's, whatever the legend wants besides
  auto* column = findChild<QWidget*>("plotLegendColumn");
  column->setFixedWidth(std::min(wanted, std::max(plain, width() / 2)));
}

void MotionPlot::showNotes() {
  QStringList notes = data().left_out, beyond;
  for (const PlotCurve& curve : data().curves) {
    if (const std::optional<Beyond> over = beyondLimits(curve)) {
      beyond << (curve.envelope ? tr("%1 beyond motor from %2").arg(curve.label, secondsText(over->first))
                                : tr("%1 beyond limit from %2").arg(curve.label, secondsText(over->first)));
    }
  }
  notes = beyond + notes;
  static_cast<ElidedLabel*>(note_)->setWholeText(notes.join(QStringLiteral("  ·  ")));
  note_->setToolTip(notes.join(QStringLiteral("\n")));
  note_->setAccessibleDescription(notes.join(QStringLiteral("; ")));
  note_->setVisible(!notes.isEmpty());
  QPalette colours = palette();
  if (!beyond.isEmpty()) colours.setColor(QPalette::WindowText, limitColour(canvas_->isDark()));
  note_->setPalette(colours);
}

void MotionPlot::showMenu(const QPoint& on_screen) {
  QMenu menu(this);
  menu.addAction(tr("Choose curves…"), this, &MotionPlot::openChooser);
  menu.addAction(tr("Show all"), canvas_, [this] {
    canvas_->showAllValues();
    emit canvas_->timeRangeWanted(std::nullopt);
  });
  QAction* second =
      menu.addAction(tr("Second cursor here"), canvas_, [this] { emit canvas_->secondTimeWanted(time_); });
  second->setEnabled(data().isOverTime() && time_.has_value());
  QAction* without =
      menu.addAction(tr("Remove the second cursor"), canvas_, [this] { emit canvas_->secondTimeWanted(std::nullopt); });
  without->setEnabled(second_.has_value());
  menu.addSeparator();
  menu.addAction(tr("Save this plot…"), this, &MotionPlot::exportWanted);
  menu.addAction(tr("Remove this plot"), this, &MotionPlot::removeWanted);
  menu.exec(on_screen);
}

void MotionPlot::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    QMetaObject::invokeMethod(this, &MotionPlot::sizeLegend, Qt::QueuedConnection);
}

void MotionPlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  sizeLegend();
}

}  // namespace linkwright::ui
