// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/motion_plot.h"

#include "ui/plots/curve_chooser.h"
#include "ui/plots/motion_canvas.h"
#include "ui/plots/plot_legend.h"
#include "ui/plots/plot_presets.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QScreen>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace linkwright::ui {

namespace {

/// The name of the plot: a double click on it is one on the plot's frame, so to speak.
class PlotTitle : public ElidedLabel {
public:
  PlotTitle(std::function<void()> double_clicked, QWidget* parent)
      : ElidedLabel({}, parent), double_clicked_(std::move(double_clicked)) {}

protected:
  void mouseDoubleClickEvent(QMouseEvent* event) override {
    event->accept();
    double_clicked_();
  }

private:
  std::function<void()> double_clicked_;
};

QToolButton* smallButton(const QString& object_name, const QString& icon, const QString& tip, QWidget* parent) {
  QToolButton* button = iconButton(object_name, icon, tip, parent);
  button->setAutoRaise(true);
  return button;
}

}  // namespace

MotionPlot::MotionPlot(const ScenePlot& plot, QWidget* parent)
    : QWidget(parent), plot_(plot), canvas_(new MotionCanvas(this)), legend_(new PlotLegend(this)) {
  setObjectName("motionPlotBox");
  empty_ = new QLabel(canvas_);
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
  connect(canvas_, &MotionCanvas::menuOpened, this, &MotionPlot::fillMenu);
  followTheme(*this, [this] {
    showLegend();
    showNotes();
  });
  setNumber(1);
}

QWidget* MotionPlot::makeHeader(QWidget* parent) {
  auto* header = new QWidget(parent);
  title_ = new PlotTitle([this] { emit enlargeWanted(!enlarged_); }, header);
  title_->setObjectName("plotTitle");
  title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  QFont bold = font();
  bold.setBold(true);
  title_->setFont(bold);
  curves_ = smallButton("plotCurves", "curves", tr("Choose the curves of this plot"), header);
  connect(curves_, &QToolButton::clicked, this, &MotionPlot::openChooser);
  enlarge_ = smallButton("plotEnlarge", "enlarge", tr("Enlarge this plot"), header);
  connect(enlarge_, &QToolButton::clicked, this, [this] { emit enlargeWanted(!enlarged_); });
  remove_ = smallButton("plotRemove", "remove", tr("Remove this plot"), header);
  connect(remove_, &QToolButton::clicked, this, &MotionPlot::removeWanted);
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(title_, 1);
  for (QToolButton* each : {curves_, enlarge_, remove_}) row->addWidget(each);
  return header;
}

QWidget* MotionPlot::makeLegendColumn() {
  auto* column = new QWidget(this);
  column_ = column;
  column->setObjectName("plotLegendColumn");
  table_ = new LegendTable(*legend_, column);
  table_->setObjectName("plotLegend");
  table_->setFrameShape(QFrame::NoFrame);
  table_->setMinimumHeight(4 * kSpace);
  note_ = new ElidedLabel({}, column);
  note_->setObjectName("plotNote");
  note_->setAccessibleName(tr("Remark on the plot"));
  note_->hide();
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeHeader(column));
  layout->addWidget(table_, 1);
  layout->addWidget(note_);
  return column;
}

void MotionPlot::setNumber(int number) {
  number_ = number;
  nameParts();
}

void MotionPlot::setEnlarged(bool enlarged) {
  enlarged_ = enlarged;
  enlarge_->setIcon(themedIcon(enlarged ? "all-plots" : "enlarge"));
  nameParts();
}

void MotionPlot::setUnitRoom(bool kept) {
  if (kept == has_unit_room_) return;
  has_unit_room_ = kept;
  sizeLegend();
}

void MotionPlot::nameParts() {
  const QString name = titleOf(plot_, data());
  static_cast<ElidedLabel*>(title_)->setWholeText(shortTitleOf(plot_, data()));
  title_->setToolTip(enlarged_ ? tr("%1\nDouble-click: show all plots again").arg(name)
                               : tr("%1\nDouble-click: show only this plot").arg(name));
  //: noun; %1: number of the plot, %2: its title
  canvas_->setAccessibleName(tr("Plot %1: %2").arg(number_).arg(name));
  table_->setAccessibleName(tr("Curves of plot %1 at the cursor").arg(number_));
  curves_->setAccessibleName(tr("Choose the curves of plot %1").arg(number_));
  enlarge_->setAccessibleName(enlarged_ ? tr("Show all plots again") : tr("Enlarge plot %1").arg(number_));
  enlarge_->setToolTip(enlarged_ ? tr("Show all plots again (Enter or Esc in the plot)")
                                 : tr("Enlarge this plot (Enter in the plot)"));
  remove_->setAccessibleName(tr("Remove plot %1").arg(number_));
}

const PlotData& MotionPlot::data() const { return canvas_->data(); }

void MotionPlot::setKind(PlotKind kind) {
  if (!source_.figures) return;
  plot_ = asKind(plot_, kind, *source_.figures->input().model);
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
    connect(chooser_, &CurveChooser::cornerChosen, this, [this](double share) {
      plot_.corner = share;
      showCurves(source_, false);
      emit edited();
    });
    connect(chooser_, &CurveChooser::kindChosen, this, [this](PlotKind kind) {
      setKind(kind);
      chooser_->setPlot(plot_, *source_.figures);
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
  // a curve that is missing says why
  const QStringList& missing = canvas_->data().left_out;
  empty_->setText(missing.isEmpty() ? tr("No curves yet. Choose curves with the first button in the title row.")
                                    : missing.join(QLatin1Char('\n')));
  nameParts();
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

/// Beside what the menu of every plot has.
void MotionPlot::fillMenu(QMenu& menu, const QPoint& at) {
  auto* choose = new QAction(tr("Choose Curves…"), &menu);
  connect(choose, &QAction::triggered, this, &MotionPlot::openChooser);
  menu.insertAction(menu.actions().constFirst(), choose);
  if (const std::optional<CurvePoint> torque = canvas_->nearestTorque(at)) {
    const QString joint = QString::fromStdString(
        source_.figures->input().model->joints().at(static_cast<std::size_t>(torque->joint)).name);
    //: %1: name of a joint, %2: a time in seconds
    auto* why = new QAction(tr("Why This Torque? (%1 at %2\u00a0s)").arg(joint).arg(torque->time, 0, 'f', 3), &menu);
    connect(why, &QAction::triggered, this, [this, point = *torque] { emit whyWanted(point.joint, point.time); });
    menu.insertAction(menu.actions().constFirst(), why);
  }
  menu.addSeparator();
  QAction* second = menu.addAction(tr("Add Second Cursor"), canvas_, [this] { emit canvas_->secondWanted(time_); });
  second->setEnabled(data().isOverTime() && time_.has_value());
  QAction* without =
      menu.addAction(tr("Remove Second Cursor"), canvas_, [this] { emit canvas_->secondWanted(std::nullopt); });
  without->setEnabled(second_.has_value());
  menu.addSeparator();
  menu.addAction(enlarged_ ? tr("Show All Plots") : tr("Enlarge Plot"), this,
                 [this] { emit enlargeWanted(!enlarged_); });
  menu.addAction(tr("Remove Plot"), this, &MotionPlot::removeWanted);
}

bool MotionPlot::event(QEvent* event) {
  if (claimKeys(*event, {Qt::Key_Return, Qt::Key_Enter}, Qt::KeypadModifier)) return true;
  if (enlarged_ && claimKeys(*event, {Qt::Key_Escape})) return true;
  return QWidget::event(event);
}

// what the drawing and the table have no use for
void MotionPlot::keyPressEvent(QKeyEvent* event) {
  const bool is_return = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (is_return)
    emit enlargeWanted(!enlarged_);
  else if (event->key() == Qt::Key_Escape && enlarged_)
    emit enlargeWanted(false);
  else
    QWidget::keyPressEvent(event);
}

void MotionPlot::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange || title_ == nullptr) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        QFont bold = font();
        bold.setBold(true);
        title_->setFont(bold);
        sizeLegend();
      },
      Qt::QueuedConnection);
}

void MotionPlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  sizeLegend();
}

}  // namespace linkwright::ui

#include "moc_motion_plot.cpp"
