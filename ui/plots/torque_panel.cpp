// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/torque_panel.h"

#include "ui/document/asked.h"
#include "ui/document/look.h"
#include "ui/document/walk.h"
#include "ui/plots/torque_curves.h"
#include "ui/plots/torque_legend.h"
#include "ui/widgets/full_digits_copy.h"
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
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

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
      legend_(new TorqueLegend(this)) {
  clock_.start();
  canvas_->setObjectName("torquePlot");
  canvas_->setAccessibleName(tr("Torque of every joint over time"));
  auto* body = new QHBoxLayout;
  body->setSpacing(kSpace);
  body->addWidget(canvas_, 1);
  body->addWidget(makeLegendColumn());
  sizeLegend();
  auto* layout = new QVBoxLayout(this);
  // height is short here: it belongs to the plot
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, 0);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(makeHeader());
  layout->addLayout(body, 1);

  connect(&document_, &Document::snapshotChanged, this, &TorquePanel::refresh);
  // another file begins anew, were its joints of the same names
  connect(&document_, &Document::opened, this, [this] { model_.reset(); });
  const auto go_to = [this](double seconds) {
    document_.playback().pause();
    document_.playback().setTime(std::clamp(seconds, 0.0, curves_ ? curves_->duration() : 0.0));
  };
  connect(canvas_, &PlotView::placeWanted, this, go_to);
  connect(canvas_, &PlotView::stepWanted, this, [this, go_to](double by) { go_to(document_.snapshot()->time + by); });
  connect(legend_, &TorqueLegend::shownChanged, torques_, &TorqueCurves::setJointShown);
  refresh();
}

QWidget* TorquePanel::makeHeader() {
  auto* header = new QWidget(this);
  auto* group = new QButtonGroup(header);
  motion_ = spanButton("plotMotion", tr("Motion"), tr("Torques over the whole motion"), group, header);
  history_ = spanButton("plotHistory", tr("Last 20 s"), tr("Torques of the last 20 seconds of posing, pauses cut out"),
                        group, header);
  motion_->setChecked(true);
  connect(motion_, &QToolButton::clicked, this, [this] { showMotion(true); });
  connect(history_, &QToolButton::clicked, this, [this] { showMotion(false); });

  friction_ = new QCheckBox(tr("Joint friction"), header);
  friction_->setObjectName("jointFriction");
  friction_->setAccessibleName(tr("Count joint friction in every torque"));
  friction_->setToolTip(tr("Viscous and Coulomb friction of the joints, in every torque shown"));
  rotor_ = new QCheckBox(tr("R&otor inertia"), header);
  rotor_->setObjectName("rotorInertia");
  rotor_->setAccessibleName(tr("Count rotor inertia in every torque"));
  rotor_->setToolTip(tr("Inertia of the motors' rotors as felt at the joints, in every torque shown"));
  const auto set_terms = [this] { setTorqueTerms(document_, {friction_->isChecked(), rotor_->isChecked()}); };
  connect(friction_, &QCheckBox::toggled, this, set_terms);
  connect(rotor_, &QCheckBox::toggled, this, set_terms);

  auto* reset = new QToolButton(header);
  reset->setObjectName("plotReset");
  reset->setIcon(themedIcon("frame"));
  reset->setAccessibleName(tr("Show the whole plot"));
  reset->setToolTip(tr("Show the whole plot (double click)"));
  reset->setFocusPolicy(Qt::StrongFocus);
  connect(reset, &QToolButton::clicked, canvas_, &PlotView::showAll);

  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace);
  row->addWidget(motion_);
  row->addWidget(history_);
  row->addStretch(1);
  row->addWidget(friction_);
  row->addWidget(rotor_);
  row->addWidget(reset);
  return header;
}

QTableView* TorquePanel::makeLegend() {
  auto* table = new QTableView(this);
  table_ = table;
  table->setObjectName("torqueLegend");
  table->setAccessibleName(tr("Torque of each joint at the cursor"));
  table->setModel(legend_);
  table->setShowGrid(false);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setTabKeyNavigation(false);
  copyFullDigits(*table);
  table->setTextElideMode(Qt::ElideMiddle);
  table->setWordWrap(false);
  table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table->verticalHeader()->hide();
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table->horizontalHeader()->setHighlightSections(false);
  table->horizontalHeader()->setMinimumSectionSize(2 * kSpace);
  table->horizontalHeader()->setSectionResizeMode(TorqueLegend::kJoint, QHeaderView::Stretch);
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
    menu.addAction(tr("Go to the step of this torque"), this,
                   [this, row = under.row()] { emit explainRequested(row); });
    menu.addAction(tr("Why this torque?"), this, [this, row = under.row()] { emit whyRequested(row); });
    menu.exec(table_->viewport()->mapToGlobal(at));
  });
  // the rows scroll: the height is for the plot to decide
  table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustIgnored);
  table->setMinimumHeight(8 * kSpace);
  return table;
}

// what depends on the size of the text, which a person may change while the window is open
void TorquePanel::sizeLegend() {
  const QFontMetrics metrics = table_->fontMetrics();
  table_->verticalHeader()->setDefaultSectionSize(metrics.height() + kSpace / 2);
  table_->horizontalHeader()->resizeSection(TorqueLegend::kUnit, metrics.horizontalAdvance("N m") + 2 * kSpace);
  const int number = metrics.horizontalAdvance(legend_->numbers().widest()) + kSpace;
  // the wrong number stands behind a piece of its line
  const int wrong = number + 3 * kSpace;
  table_->setColumnWidth(TorqueLegend::kTorque, number);
  table_->setColumnWidth(TorqueLegend::kWrong, wrong);
  table_->setColumnHidden(TorqueLegend::kWrong, !has_wrong_);
  const int plain = static_cast<int>(35 * kSpace * textScale());
  // half of the panel is the plot's, whatever the legend wants besides
  table_->setFixedWidth(has_wrong_ ? std::clamp(width() / 2, plain, plain + wrong) : plain);
}

void TorquePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (has_wrong_) sizeLegend();
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
      tr("Dry friction opposes motion: a joint at rest has none. Its torque jumps where the motion begins "
         "and ends, and the curve is broken there."));
  rest_note_->hide();
  layout->addWidget(rest_note_);
  planted_note_ = new QLabel(column);
  planted_note_->setObjectName("plantedNote");
  planted_note_->setAccessibleName(tr("Planted mistakes"));
  planted_note_->hide();
  layout->addWidget(planted_note_);
  predict_note_ = new QLabel(tr("Curves with ?: hidden while you predict"), column);
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
  const bool new_joints = model_ == nullptr || !haveSameJoints(*model_, *snapshot->model);
  if (new_joints) torques_->setModel(snapshot->model);
  if (!new_joints && snapshot->model != model_) torques_->setEdited(snapshot->model);
  model_ = snapshot->model;
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
  legend_->setSnapshot(snapshot);
  showPlanted();
  const QSignalBlocker friction_blocker(friction_);
  const QSignalBlocker rotor_blocker(rotor_);
  friction_->setChecked(snapshot->terms.joint_friction);
  rotor_->setChecked(snapshot->terms.rotor);
  showRestNote();
}

void TorquePanel::showPlanted() {
  const bool has_wrong = legend_->hasWrong();
  const QString planted = plantedText(document_.snapshot()->mistakes);
  planted_note_->setVisible(has_wrong);
  planted_note_->setText(tr("Dashed: with the mistake"));
  planted_note_->setToolTip(planted);
  planted_note_->setAccessibleDescription(planted);
  const int width = table_->fontMetrics().horizontalAdvance(legend_->numbers().widest()) + kSpace;
  if (has_wrong == has_wrong_ && table_->columnWidth(TorqueLegend::kTorque) == width) return;
  if (has_wrong != has_wrong_)
    emit legend_->headerDataChanged(Qt::Horizontal, TorqueLegend::kTorque, TorqueLegend::kWrong);
  has_wrong_ = has_wrong;
  sizeLegend();
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
  rest_note_->setText(any_at_rest ? tr("At rest: no dry friction") : QString());
}

QWidget* TorquePanel::plotWidget() const { return canvas_; }

QPoint TorquePanel::cursorHandle() const { return torques_->cursorHandle(); }

double TorquePanel::cursorTime() const { return torques_->cursorTime(); }

void TorquePanel::follow(const Walk& walk) {
  walk_ = &walk;
  connect(walk_, &Walk::askedChanged, this, &TorquePanel::hideAsked);
  connect(walk_, &Walk::stepChanged, this, &TorquePanel::hideAsked);
  hideAsked();
}

void TorquePanel::hideAsked() {
  const SnapshotPtr snapshot = document_.snapshot();
  const bool predicts = walk_ != nullptr && (walk_->predicts() || walk_->asked());
  std::vector<bool> hidden(predicts ? static_cast<std::size_t>(snapshot->model->dof()) : 0);
  for (std::size_t joint = 0; joint < hidden.size(); ++joint) {
    hidden[joint] = isTorqueHidden(*snapshot, *walk_, static_cast<int>(joint));
  }
  legend_->setHidden(hidden);
  torques_->setHidden(hidden);
  predict_note_->setVisible(std::find(hidden.begin(), hidden.end(), true) != hidden.end());
}

bool TorquePanel::isCurveSeen(int joint) const { return torques_->isCurveSeen(joint); }

double TorquePanel::legendValue(int joint) const {
  return legend_->index(joint, TorqueLegend::kTorque).data(Qt::UserRole).toDouble();
}

}  // namespace linkwright::ui

#include "moc_torque_panel.cpp"
