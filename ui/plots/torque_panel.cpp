// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/torque_panel.h"

#include "ui/document/asked.h"
#include "ui/document/look.h"
#include "ui/document/motion_time.h"
#include "ui/document/walk.h"
#include "ui/plots/plot_legend.h"
#include "ui/plots/torque_curves.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/mistake_words.h"
#include "ui/widgets/theme.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright::ui {

namespace {

QToolButton* spanButton(const QString& object_name, const QString& text, const QString& tip, QButtonGroup* group,
                        QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setObjectName(object_name);
  button->setText(text);
  button->setAccessibleName(tip);
  button->setToolTip(tip);
  button->setCheckable(true);
  button->setFocusPolicy(Qt::StrongFocus);
  group->addButton(button);
  return button;
}

/// Other switches make other curves of the same motion.
bool sameMotion(const MotionCurves* a, const MotionCurves* b) {
  if (a == nullptr || b == nullptr) return a == b;
  return *a->plan == *b->plan && a->duration() == b->duration();
}

}  // namespace

TorquePanel::TorquePanel(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      canvas_(new PlotView(this)),
      torques_(new TorqueCurves(*canvas_)),
      legend_(new PlotLegend(this)) {
  clock_.start();
  canvas_->setObjectName("torquePlot");
  canvas_->setAccessibleName(tr("Torque of every joint over time"));
  body_ = new QBoxLayout(QBoxLayout::LeftToRight);
  body_->setSpacing(kSpace);
  body_->addWidget(canvas_, 1);
  body_->addWidget(makeLegendColumn());
  auto* layout = new QVBoxLayout(this);
  // height is short here: it belongs to the plot
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, 0);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(makeHeader());
  layout->addLayout(body_, 1);

  followTheme(*this, [this] {
    if (model_ == nullptr) return;  // other joints come with the next refresh
    nameLegend();
    showLegend();
  });
  connect(&document_, &Document::snapshotChanged, this, &TorquePanel::refresh);
  // another file begins anew, were its joints of the same names
  connect(&document_, &Document::opened, this, [this] { model_.reset(); });
  connect(canvas_, &PlotView::placeWanted, this, [this](double at) { goToTime(document_, at); });
  connect(canvas_, &PlotView::stepWanted, this, [this](double by) { stepTime(document_, by); });
  connect(legend_, &PlotLegend::shownChanged, torques_, &TorqueCurves::setJointShown);
  refresh();
}

QWidget* TorquePanel::makeHeader() {
  auto* header = new QWidget(this);
  auto* group = new QButtonGroup(header);
  //: noun: show the whole motion in the plot
  motion_ = spanButton("plotMotion", tr("Motion"), tr("Show the joint torques over the whole motion"), group, header);
  history_ = spanButton("plotHistory", tr("Last 20 s"),
                        tr("Show the joint torques over the last 20 s of posing, without pauses"), group, header);
  motion_->setChecked(true);
  connect(motion_, &QToolButton::clicked, this, [this] { showMotion(true); });
  connect(history_, &QToolButton::clicked, this, [this] { showMotion(false); });

  friction_ = makeSwitch("jointFriction", tr("Joint friction"),
                         tr("Include viscous and Coulomb friction of the joints in every torque shown"), header);
  friction_->setAccessibleName(tr("Include joint friction in every torque"));
  rotor_ = makeSwitch("rotorInertia", tr("R&otor inertia"),
                      tr("Include the reflected rotor inertia of the motors in every torque shown"), header);
  rotor_->setAccessibleName(tr("Include rotor inertia in every torque"));
  const auto set_terms = [this] { setTorqueTerms(document_, {friction_->isChecked(), rotor_->isChecked()}); };
  connect(friction_, &QCheckBox::toggled, this, set_terms);
  connect(rotor_, &QCheckBox::toggled, this, set_terms);

  QToolButton* reset = iconButton("plotReset", "frame", tr("Show the whole plot"), header);
  reset->setToolTip(tr("Show the whole plot (double-click)"));
  connect(reset, &QToolButton::clicked, canvas_, &PlotView::showAll);

  const auto row_of = [](const QList<QWidget*>& left, const QList<QWidget*>& right) {
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpace);
    for (QWidget* each : left) row->addWidget(each);
    row->addStretch(1);
    for (QWidget* each : right) row->addWidget(each);
    return row;
  };
  header_ = new QBoxLayout(QBoxLayout::LeftToRight, header);
  header_->setContentsMargins(0, 0, 0, 0);
  header_->setSpacing(kSpace);
  header_->addLayout(row_of({motion_, history_}, {}), 1);
  header_->addLayout(row_of({friction_, rotor_}, {reset}));
  return header;
}

LegendTable* TorquePanel::makeLegend() {
  auto* table = new LegendTable(*legend_, this);
  table_ = table;
  table->setObjectName("torqueLegend");
  table->setAccessibleName(tr("Torque of each joint at the cursor"));
  // from a torque to how it comes about: double click or Enter, or by the menu
  connect(table, &QTableView::activated, this,
          [this](const QModelIndex& index) { emit explainRequested(index.row()); });
  connect(table_, &QAbstractItemView::clicked, this,
          [this](const QModelIndex& index) { emit torqueChosen(index.row()); });
  table->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(table, &QTableView::customContextMenuRequested, this, [this](const QPoint& at) {
    const QModelIndex under = table_->indexAt(at).isValid() ? table_->indexAt(at) : table_->currentIndex();
    if (!under.isValid()) return;
    QMenu menu(table_);
    menu.addAction(tr("Go to Step of This Torque"), this, [this, row = under.row()] { emit explainRequested(row); });
    menu.addAction(tr("Why This Torque?"), this, [this, row = under.row()] { emit whyRequested(row); });
    menu.exec(table_->viewport()->mapToGlobal(at));
  });
  table->setMinimumHeight(8 * kSpace);
  return table;
}

// what depends on the size of the text, which a person may change while the window is open
void TorquePanel::sizeLegend() {
  table_->fitColumns(kSpace / 2);
  placeLegend();
}

// beside the plot, or below it in a narrow panel; the plot has its room, whatever the legend wants besides
void TorquePanel::placeLegend() {
  const int spans = header_->itemAt(0)->minimumSize().width(), terms = header_->itemAt(1)->minimumSize().width();
  const bool has_room = width() >= spans + terms + 3 * kSpace;
  header_->setDirection(has_room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  const int plain = static_cast<int>(35 * kSpace * textScale());
  const bool beside = width() >= 2 * plain;
  body_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  const int most = legend_->heads().wrong.isEmpty() ? plain : plain + table_->columnWidth(PlotLegend::kWrong);
  const int wide = std::clamp(width() / 2, plain, most);
  table_->setMinimumWidth(beside ? wide : 0);
  table_->setMaximumWidth(beside ? wide : QWIDGETSIZE_MAX);
  const int room = height() - motion_->parentWidget()->height() - canvas_->minimumHeight() - 2 * kSpace;
  table_->setMaximumHeight(beside ? QWIDGETSIZE_MAX
                                  : std::max(table_->minimumHeight(), std::min(legendHeight(), room)));
}

// with the legend below and the header in two rows, as they are in a panel that becomes narrower
QSize TorquePanel::minimumSizeHint() const {
  const QMargins margins = layout()->contentsMargins();
  const int wide = std::max(
      {header_->itemAt(0)->minimumSize().width(), header_->itemAt(1)->minimumSize().width(), canvas_->minimumWidth()});
  // behind another panel it would keep the height that it had with two rows
  const bool has_two = header_->direction() == QBoxLayout::TopToBottom;
  const int second = has_two ? header_->itemAt(1)->minimumSize().height() + header_->spacing() : 0;
  return {wide + margins.left() + margins.right(), QWidget::minimumSizeHint().height() - second};
}

int TorquePanel::legendHeight() const {
  return table_->horizontalHeader()->height() + table_->verticalHeader()->length() + 2 * table_->frameWidth();
}

int TorquePanel::missingHeight() const {
  const int beside = 2 * canvas_->minimumHeight();
  const int wanted = body_->direction() == QBoxLayout::LeftToRight ? beside : beside + legendHeight();
  return wanted - height();
}

void TorquePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeLegend();
}

void TorquePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // after the table has taken over the new font
  if (event->type() == QEvent::FontChange) QTimer::singleShot(0, this, &TorquePanel::sizeLegend);
}

QWidget* TorquePanel::makeLegendColumn() {
  auto* column = new QWidget(this);
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(makeLegend(), 1);
  rest_note_ = new QLabel(column);
  rest_note_->setObjectName("restNote");
  rest_note_->setAccessibleName(tr("Remark on the torques"));
  rest_note_->setToolTip(
      tr("Coulomb friction opposes motion. This model sets it to zero at rest, so the torque jumps wherever the motion "
         "starts or stops. The curve has a gap at each jump."));
  rest_note_->hide();
  layout->addWidget(rest_note_);
  planted_note_ = new QLabel(column);
  planted_note_->setObjectName("plantedNote");
  planted_note_->setAccessibleName(tr("Planted mistakes"));
  planted_note_->hide();
  layout->addWidget(planted_note_);
  predict_note_ = new QLabel(tr("Curves marked “?” are hidden while you predict."), column);
  predict_note_->setObjectName("predictNote");
  predict_note_->hide();
  layout->addWidget(predict_note_);
  return column;
}

void TorquePanel::showMotion(bool motion) {
  const PlotSpan span = motion ? PlotSpan::Motion : PlotSpan::History;
  (motion ? motion_ : history_)->setChecked(true);
  if (torques_->span() != span) torques_->setSpan(span);
}

void TorquePanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot) return;
  const bool posing = snapshot->source == StateSource::Pose;
  const bool new_model = model_ != snapshot->model;
  const bool new_joints = model_ == nullptr || !haveSameJoints(*model_, *snapshot->model);
  if (new_joints) torques_->setModel(snapshot->model);
  if (!new_joints && new_model) torques_->setEdited(snapshot->model);
  model_ = snapshot->model;
  if (new_model) nameLegend();
  // follow what the person is doing, but let them look at the other one meanwhile
  const bool new_motion = !sameMotion(snapshot->motion.curves.get(), curves_.get());
  curves_ = snapshot->motion.curves;
  motion_->setEnabled(curves_ != nullptr);
  if (!curves_ || (posing && !was_posing_ && !new_joints) || (posing && snapshot->dragging))
    showMotion(false);
  else if ((!posing && was_posing_) || new_motion)
    showMotion(true);
  was_posing_ = posing;

  torques_->setCurves(curves_, snapshot->terms.joint_friction);
  const bool on_motion = curves_ && !posing;
  torques_->setCursor(on_motion ? std::optional<double>(snapshot->time) : std::nullopt, snapshot->tau,
                      snapshot->mistaken_tau);
  torques_->appendHistory(static_cast<double>(clock_.nsecsElapsed()) * 1e-9, snapshot->tau, snapshot->mistaken_tau);
  hideAsked();
  showPlanted();
  const QSignalBlocker friction_blocker(friction_);
  const QSignalBlocker rotor_blocker(rotor_);
  friction_->setChecked(snapshot->terms.joint_friction);
  rotor_->setChecked(snapshot->terms.rotor);
  showRestNote();
}

void TorquePanel::showPlanted() {
  const QString planted = plantedText(document_.snapshot()->mistakes);
  planted_note_->setVisible(document_.snapshot()->mistaken != nullptr);
  planted_note_->setText(tr("Dashed: with mistakes"));
  planted_note_->setToolTip(planted);
  planted_note_->setAccessibleDescription(planted);
}

// what stays while the robot moves
void TorquePanel::nameLegend() {
  const bool dark = isDark(palette());
  std::vector<LegendRow> rows(static_cast<std::size_t>(model_->dof()));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const ModelJoint& joint = model_->joints()[i];
    const auto index = static_cast<int>(i);
    rows[i].label = rows[i].whole_label = QString::fromStdString(joint.name);
    rows[i].unit = QString::fromLatin1(unitOf(Quantity::JointTorque, joint.type == JointType::Prismatic));
    rows[i].pen = curvePen(index, false, dark);
    rows[i].wrong_pen = curvePen(index, true, dark);
  }
  legend_->setRows(std::move(rows));
  widest_.clear();  // columns are measured anew
}

void TorquePanel::showLegend() {
  const SnapshotPtr snapshot = document_.snapshot();
  // other joints come with the next refresh
  if (snapshot->model != model_) return;
  const bool has_wrong = snapshot->mistaken != nullptr;
  LegendHeads heads;
  heads.curve = tr("Joint");
  //: adjective: correct torque, without the planted mistakes
  heads.value = has_wrong ? tr("Right") : tr("Torque");
  //: adjective: torque with the planted mistakes
  if (has_wrong) heads.wrong = tr("Wrong");
  heads.unit = tr("Unit");
  heads.has_units = true;
  // all in one style, the wrong ones too
  double largest = 0.0;
  for (const Eigen::VectorXd* tau : {&snapshot->tau, &snapshot->mistaken_tau}) {
    for (const double each : *tau) {
      if (std::isfinite(each)) largest = std::max(largest, std::abs(each));
    }
  }
  const NumberGroup numbers(largest);
  std::vector<LegendRow> rows = legend_->rows();
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto index = static_cast<int>(i);
    LegendRow& row = rows[i];
    row.value = row.si = snapshot->tau[index];
    row.wrong = has_wrong ? snapshot->mistaken_tau[index] : std::numeric_limits<double>::quiet_NaN();
    row.numbers = numbers;
    row.shown = torques_->isJointShown(index);
    row.is_asked = torques_->isHidden(index);
  }
  const bool has_other_columns = heads != legend_->heads() || numbers.widest() != widest_;
  widest_ = numbers.widest();
  legend_->setHeads(heads);
  legend_->setRows(std::move(rows));
  if (has_other_columns) sizeLegend();
}

// the number at rest differs from the curve beside it: that is said where the number is
void TorquePanel::showRestNote() {
  const SnapshotPtr snapshot = document_.snapshot();
  bool any_dry = false;
  bool any_at_rest = false;
  for (int i = 0; i < model_->dof(); ++i) {
    const CoulombFriction& dry = model_->joints()[static_cast<std::size_t>(i)].coulomb;
    if (dry.positive == 0.0 && dry.negative == 0.0) continue;
    any_dry = true;
    any_at_rest = any_at_rest || snapshot->qd[i] == 0.0;
  }
  // the line keeps its room while the cursor moves from rest into the motion
  rest_note_->setVisible(any_dry && snapshot->terms.joint_friction);
  rest_note_->setText(any_at_rest ? tr("Coulomb friction set to 0 at rest") : QString());
}

QWidget* TorquePanel::plotWidget() const { return canvas_; }

void TorquePanel::follow(const Walk& walk) {
  walk_ = &walk;
  connect(walk_, &Walk::askedChanged, this, &TorquePanel::hideAsked);
  connect(walk_, &Walk::stepChanged, this, &TorquePanel::hideAsked);
  hideAsked();
}

void TorquePanel::hideAsked() {
  const SnapshotPtr snapshot = document_.snapshot();
  const bool predicts = walk_ != nullptr && (walk_->predicts() || walk_->asked());
  const bool keeps = walk_ != nullptr && !walk_->kept().empty();
  std::vector<bool> hidden(predicts || keeps ? static_cast<std::size_t>(snapshot->model->dof()) : 0);
  for (std::size_t joint = 0; joint < hidden.size(); ++joint) {
    hidden[joint] = isTorqueHidden(*snapshot, *walk_, static_cast<int>(joint));
  }
  torques_->setHidden(hidden);
  showLegend();
  predict_note_->setVisible(predicts && std::find(hidden.begin(), hidden.end(), true) != hidden.end());
}

double TorquePanel::legendValue(int joint) const {
  return legend_->index(joint, PlotLegend::kValue).data(Qt::UserRole).toDouble();
}

}  // namespace linkwright::ui

#include "moc_torque_panel.cpp"
