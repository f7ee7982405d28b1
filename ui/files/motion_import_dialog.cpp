// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/motion_import_dialog.h"

#include "ui/document/translated.h"
#include "ui/files/derivative_table.h"
#include "ui/files/motion_words.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/typed_in.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright::ui {

namespace {

bool hasAll(const SampledCourse& course) { return course.qd.size() > 0 && course.qdd.size() > 0; }

std::shared_ptr<const SampledCourse> withoutDerivatives(SampledCourse course) {
  course.qd.resize(0, 0);
  course.qdd.resize(0, 0);
  return std::make_shared<const SampledCourse>(std::move(course));
}

QLabel* wrapped(const char* name, const QString& words, QWidget* parent) {
  auto* label = new QLabel(words, parent);
  label->setObjectName(name);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

MotionImportDialog::MotionImportDialog(const QString& file_name, MotionFile file, std::shared_ptr<const Model> model,
                                       MotionLoads loads, const Interaction& interaction, QWidget* parent)
    : QDialog(parent),
      file_(std::make_shared<const MotionFile>(std::move(file))),
      given_(file_, &file_->course),
      bare_(withoutDerivatives(file_->course)),
      model_(std::move(model)),
      unit_(interaction.angleUnit()),
      trial_(model_, std::move(loads)) {
  setObjectName("motionImportDialog");
  setWindowTitle(tr("Import Motion"));
  build(file_name);
  connectEverything();
  follow();
  // the table has its height now
  resize(96 * kSpace, sizeHint().height());
  // Return imports, once the numbers are there: until then Cancel is the only button that could have the focus
  const std::size_t chosen = ways_[0]->isChecked() ? 0 : 1;
  (use_given_->isHidden() ? static_cast<QWidget*>(ways_[chosen]) : use_given_)->setFocus();
}

void MotionImportDialog::build(const QString& file_name) {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  import_ = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
  import_->setObjectName("motionImportAccept");
  import_->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(kSpace + kSpace / 2);
  layout->addWidget(buildFacts(file_name));
  layout->addWidget(buildWays());
  layout->addWidget(buildEffects(), 1);
  layout->addWidget(buttons);
}

QWidget* MotionImportDialog::buildFacts(const QString& file_name) {
  auto* page = new QWidget(this);
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  //: %1: name of a file, %2: its samples ("201 samples over 2 s, in steps of 10 ms")
  auto* heading = wrapped("motionImportHeading", tr("%1: %2").arg(file_name, samplesWords(*file_)), page);
  QFont bold = heading->font();
  bold.setBold(true);
  heading->setFont(bold);
  layout->addWidget(heading);
  layout->addWidget(wrapped("motionImportColumns", columnsWords(*file_, *model_), page));
  const QString unused = unusedWords(*file_);
  if (!unused.isEmpty()) layout->addWidget(wrapped("motionImportUnused", unused, page));
  const QString doubt = doubtWords(*file_, *model_);
  if (!doubt.isEmpty()) {
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpace);
    auto* sign = new QLabel(page);
    sign->setPixmap(themedIcon("warning").pixmap(2 * kSpace, 2 * kSpace));
    row->addWidget(sign, 0, Qt::AlignTop);
    row->addWidget(wrapped("motionImportDoubt", doubt, page), 1);
    layout->addLayout(row);
  }
  return page;
}

QRadioButton* MotionImportDialog::makeWay(const char* name, const QString& text) {
  auto* made = new QRadioButton(text, this);
  made->setObjectName(name);
  return made;
}

QWidget* MotionImportDialog::buildWays() {
  auto* box = new QGroupBox(tr("Velocities and accelerations"), this);
  auto* column = new QVBoxLayout(box);
  column->setSpacing(kSpace / 2);
  const bool has_velocity = given_->qd.size() > 0, has_acceleration = given_->qdd.size() > 0;
  const QString words = has_velocity && has_acceleration ? tr("&Use the velocities and accelerations from the file")
                        : has_velocity                   ? tr("&Use the velocities from the file")
                                                         : tr("&Use the accelerations from the file");
  use_given_ = new QCheckBox(words, box);
  use_given_->setObjectName("motionImportUseGiven");
  use_given_->setChecked(has_velocity || has_acceleration);
  use_given_->setVisible(has_velocity || has_acceleration);
  column->addWidget(use_given_);
  ways_ = {makeWay("waySavitzkyGolay", tr("&Savitzky-Golay: a polynomial fitted to the samples around each sample")),
           makeWay("waySpline", tr("S&pline: cubic, through all samples; amplifies noise")),
           makeWay("wayBackward", tr("&Backward differences: a common mistake that adds a lag and amplifies noise"))};
  const auto number = [&](const char* name, const QString& spoken, int value) {
    auto* made = new TypedIn<QSpinBox>(box);
    made->setObjectName(name);
    made->setAccessibleName(spoken);
    made->setValue(value);
    made->setKeyboardTracking(false);
    return made;
  };
  const int most = static_cast<int>(std::min<Eigen::Index>(kLargestWindow, given_->t.size()));
  const int largest = most % 2 == 1 ? most : most - 1;
  const DerivativeOptions usual;
  window_ = number("savitzkyWindow", tr("Window (samples)"), 0);
  window_->setRange(3, std::max(3, largest));
  window_->setSingleStep(2);
  window_->setValue(std::min(usual.window, largest));
  order_ = number("savitzkyOrder", tr("Degree of the polynomial"), 0);
  order_->setRange(2, std::min(12, window_->value() - 1));
  order_->setValue(usual.order);
  auto* first = new QHBoxLayout;
  first->setSpacing(kSpace / 2);
  //: noun: number of samples that a polynomial is fitted to
  auto* window_label = new QLabel(tr("&Window"), box);
  window_label->setBuddy(window_);
  //: noun: degree of a polynomial
  auto* order_label = new QLabel(tr("&Degree"), box);
  order_label->setBuddy(order_);
  first->addWidget(ways_[0]);
  first->addStretch(1);
  for (QWidget* each : std::initializer_list<QWidget*>{window_label, window_, order_label, order_})
    first->addWidget(each);
  column->addLayout(first);
  column->addWidget(ways_[1]);
  auto* last = new QHBoxLayout;
  last->setSpacing(kSpace / 2);
  last->addWidget(ways_[2]);
  auto* sign = new QLabel(box);
  sign->setPixmap(themedIcon("warning").pixmap(2 * kSpace, 2 * kSpace));
  last->addWidget(sign);
  last->addStretch(1);
  column->addLayout(last);
  // with fewer samples there is no fit
  ways_[largest < 3 ? 1 : 0]->setChecked(true);
  return box;
}

QWidget* MotionImportDialog::buildEffects() {
  auto* page = new QWidget(this);
  joint_box_ = new QComboBox(page);
  joint_box_->setObjectName("motionImportJoint");
  joint_box_->setAccessibleName(tr("Joint whose results are shown"));
  joint_box_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  for (const ModelJoint& joint : model_->joints()) joint_box_->addItem(QString::fromStdString(joint.name));
  auto* label = new QLabel(tr("Results of each method for &joint"), page);
  label->setBuddy(joint_box_);
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  row->addWidget(label);
  row->addWidget(joint_box_);
  row->addStretch(1);
  effects_ = new DerivativeTable(*file_, *model_, unit_, page);
  note_ = wrapped("motionImportNote", {}, page);
  note_->setMinimumHeight(2 * fontMetrics().lineSpacing());
  note_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace);
  column->addLayout(row);
  column->addWidget(effects_);
  column->addWidget(note_);
  return page;
}

void MotionImportDialog::connectEverything() {
  connect(use_given_, &QCheckBox::toggled, this, &MotionImportDialog::follow);
  for (QRadioButton* each : ways_) {
    connect(each, &QRadioButton::toggled, this, [this](bool on) {
      if (on) follow();
    });
  }
  connect(window_, &QSpinBox::valueChanged, this, &MotionImportDialog::followWindow);
  connect(order_, &QSpinBox::valueChanged, this, &MotionImportDialog::follow);
  connect(joint_box_, &QComboBox::activated, this, [this] { joint_chosen_ = true; });
  connect(joint_box_, &QComboBox::currentIndexChanged, this, &MotionImportDialog::showEffects);
  connect(&trial_, &DerivativeTrial::changed, this, &MotionImportDialog::showEffects);
}

bool MotionImportDialog::usesGiven() const { return use_given_->isChecked(); }

std::shared_ptr<const SampledCourse> MotionImportDialog::courseUsed() const { return usesGiven() ? given_ : bare_; }

DerivativeWay MotionImportDialog::way() const {
  if (usesGiven() && hasAll(*given_)) return DerivativeWay::Given;
  for (std::size_t k = 0; k < ways_.size(); ++k) {
    if (ways_[k]->isChecked()) return static_cast<DerivativeWay>(k);
  }
  return DerivativeWay::SavitzkyGolay;
}

SampledCourse MotionImportDialog::course() const {
  SampledCourse course = *courseUsed();
  const DerivativeWay chosen = way();
  course.how = DerivativeOptions();
  course.how.window = window_->value();
  course.how.order = order_->value();
  course.how.method = chosen == DerivativeWay::Spline                ? DerivativeMethod::Spline
                      : chosen == DerivativeWay::BackwardDifferences ? DerivativeMethod::BackwardDifferences
                                                                     : DerivativeMethod::SavitzkyGolay;
  // of no meaning where nothing is made
  if (chosen != DerivativeWay::SavitzkyGolay) {
    course.how.window = DerivativeOptions().window;
    course.how.order = DerivativeOptions().order;
  }
  return course;
}

// an even window has no middle
void MotionImportDialog::followWindow() {
  if (window_->value() % 2 == 0) {
    const QSignalBlocker quiet(window_);
    window_->setValue(window_->value() + (window_->value() < window_->maximum() ? 1 : -1));
  }
  {
    const QSignalBlocker quiet(order_);
    order_->setMaximum(std::min(12, window_->value() - 1));
  }
  follow();
}

void MotionImportDialog::follow() {
  const bool makes = way() != DerivativeWay::Given;
  for (QRadioButton* each : ways_) each->setEnabled(makes);
  const bool fits = makes && ways_[0]->isChecked();
  window_->setEnabled(fits);
  order_->setEnabled(fits);
  DerivativeOptions fit;
  fit.window = window_->value();
  fit.order = order_->value();
  // what the file has as a whole stays there to be compared with
  trial_.show(hasAll(*given_) ? given_ : courseUsed(), fit);
  showEffects();
}

int MotionImportDialog::joint() const { return joint_box_->currentIndex(); }

// where the ways differ most: relative to the quietest of them
int MotionImportDialog::mostLoaded() const {
  int most = 0;
  double largest = -1.0;
  for (int i = 0; i < model_->dof(); ++i) {
    double low = std::numeric_limits<double>::infinity(), high = 0.0;
    for (const DerivativeWay way : kDerivativeWaysShown) {
      const TriedWay& tried = trial_.of(way);
      if (!tried || !*tried) continue;
      const double value = std::abs((*tried)->statistics[static_cast<std::size_t>(i)].torque.value);
      low = std::min(low, value);
      high = std::max(high, value);
    }
    if (high - low > largest) {
      largest = high - low;
      most = i;
    }
  }
  return most;
}

void MotionImportDialog::showEffects() {
  if (trial_.isDone() && !joint_chosen_) {
    const QSignalBlocker quiet(joint_box_);
    joint_box_->setCurrentIndex(mostLoaded());
  }
  // of velocities that the file has only accelerations are made
  const bool from_velocity = usesGiven() && given_->qd.size() > 0 && !hasAll(*given_);
  effects_->showTrial(trial_, way(), joint(), from_velocity);
  showNote();
}

void MotionImportDialog::showNote() {
  const DerivativeWay chosen = way();
  const TriedWay& tried = trial_.of(chosen);
  const bool is_good = trial_.isDone() && tried && tried->ok();
  import_->setEnabled(is_good);
  if (!trial_.isDone() || !tried) {
    note_->setText(tr("Computing…"));
    return;
  }
  if (!tried->ok()) {
    QString why = translated(tried->diagnostics().front().message);
    if (!why.isEmpty()) why[0] = why[0].toUpper();
    //: %1: way to derive velocities and accelerations, %2: why it failed
    note_->setText(tr("%1: %2.").arg(wayName(chosen), why));
    return;
  }
  const TriedWay& fit = trial_.of(DerivativeWay::SavitzkyGolay);
  const TriedWay& backward = trial_.of(DerivativeWay::BackwardDifferences);
  QString note =
      chosen == DerivativeWay::Given ? tr("No derivatives are computed. The values in the file are used unchanged.")
      : chosen == DerivativeWay::SavitzkyGolay
          ? tr("A longer window removes more noise but also smooths out fast parts of the motion.")
      : chosen == DerivativeWay::Spline
          ? tr("Accurate for a smooth motion, but noise in the positions is amplified in the accelerations.")
          : tr("This common mistake uses only the current and past samples, so the derivatives lag behind the motion.");
  if (fit && *fit && backward && *backward && joint() >= 0) {
    const double mild = (*fit)->rms_acceleration[joint()], wild = (*backward)->rms_acceleration[joint()];
    if (mild > 0.0 && wild > 1.05 * mild)
      //: %1: name of a joint, %2: a factor
      note += QLatin1Char(' ') +
              tr("With backward differences, the RMS acceleration of %1 is %2 times as large as with Savitzky-Golay.")
                  .arg(joint_box_->currentText(), figure(wild / mild));
  }
  note_->setText(note);
}

}  // namespace linkwright::ui

#include "moc_motion_import_dialog.cpp"
