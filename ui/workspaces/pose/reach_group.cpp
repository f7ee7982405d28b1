// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/reach_group.h"

#include "ui/document/translated.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"
#include "ui/work/reachable_cloud.h"
#include "ui/workspaces/pose/ability_words.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>

#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kCounts[] = {2000, 10000, 50000, 200000};
constexpr int kUsualCount = 1;      // of kCounts
constexpr std::uint64_t kSeed = 1;  // the same points each time
constexpr int kRampWidth = 96;

}  // namespace

ReachGroup::ReachGroup(Document& document, AbilityViewOptions& look, QWidget* parent)
    : QGroupBox(tr("Reachable Workspace"), parent), document_(document), look_(look) {
  setAccessibleName(title());
  build();
  connect(compute_, &QPushButton::clicked, this, &ReachGroup::compute);
  connect(cancel_, &QPushButton::clicked, &work_, &Background::stop);
  connect(clear_, &QPushButton::clicked, this, [this] { look_.setCloud(nullptr); });
  connect(colours_, &QComboBox::activated, this, [this](int row) { look_.setColoursByMeasure(row == 0); });
  connect(&work_, &Background::progressed, this,
          [this](double share) { progress_->setValue(qRound(share * progress_->maximum())); });
  connect(&work_, &Background::runningChanged, this, &ReachGroup::showState);
  connect(&look_, &AbilityViewOptions::changed, this, &ReachGroup::showState);
  // it is this robot's: with another it goes
  connect(&document_, &Document::opened, this, [this] {
    work_.stop();
    failure_.clear();
    look_.setCloud(nullptr);
  });
  followTheme(*this, [this] { showRamp(); });
  showRamp();
  showState();
}

void ReachGroup::build() {
  auto* grid = new QGridLayout(this);
  grid->setHorizontalSpacing(kSpace);
  grid->setVerticalSpacing(kSpace / 2);
  count_ = new ChoiceBox(5, this);
  count_->setObjectName("reachCount");
  count_->setAccessibleName(tr("Number of points"));
  count_->setToolTip(
      tr("Number of random joint positions within the limits; without a graphics card, more than 10 000 make the view "
         "slow"));
  for (const int count : kCounts) count_->addItem(tr("%1 points").arg(QLocale().toString(count)), count);
  count_->setCurrentIndex(kUsualCount);
  colours_ = new ChoiceBox(5, this);
  colours_->setObjectName("reachColours");
  colours_->setAccessibleName(tr("Colours of the points"));
  colours_->setToolTip(
      tr("Colour the points by manipulability, which is small near singular poses, or in a single colour"));
  colours_->addItem(tr("by manipulability"));
  colours_->addItem(tr("single colour"));
  compute_ = new QPushButton(tr("&Compute"), this);
  compute_->setObjectName("reachCompute");
  compute_->setAccessibleDescription(tr("Compute the points that the end effector can reach"));
  cancel_ = new QPushButton(tr("C&ancel"), this);
  cancel_->setObjectName("reachCancel");
  //: verb: remove the points
  clear_ = new QPushButton(tr("Clea&r"), this);
  clear_->setObjectName("reachClear");
  progress_ = new QProgressBar(this);
  progress_->setObjectName("reachProgress");
  progress_->setAccessibleName(tr("Points computed"));
  progress_->setTextVisible(false);
  progress_->setMaximumHeight(kSpace);
  ramp_ = new QLabel(this);
  ramp_->setObjectName("reachRamp");
  words_ = new QLabel(this);
  words_->setObjectName("reachWords");
  words_->setAccessibleName(tr("Result for the reachable workspace"));
  words_->setWordWrap(true);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(kSpace);
  for (QPushButton* button : {compute_, cancel_, clear_}) buttons->addWidget(button);
  buttons->addStretch(1);
  grid->addWidget(count_, 0, 0);
  grid->addWidget(colours_, 0, 1);
  grid->addLayout(buttons, 1, 0, 1, 2);
  grid->addWidget(progress_, 2, 0, 1, 2);
  grid->addWidget(words_, 3, 0, 1, 2);
  grid->addWidget(ramp_, 4, 0, 1, 2);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
}

void ReachGroup::showRamp() {
  // from little to much manipulability
  const bool dark = isDark(palette());
  const double ratio = devicePixelRatioF();
  QPixmap image(QSize(kRampWidth, kSpace) * ratio);
  image.setDevicePixelRatio(ratio);
  QPainter painter(&image);
  for (int x = 0; x < kRampWidth; ++x) {
    painter.fillRect(QRectF(x, 0, 1, kSpace), rampColour(static_cast<double>(x) / (kRampWidth - 1), dark));
  }
  painter.end();
  ramp_->setPixmap(image);
}

void ReachGroup::compute() {
  const SnapshotPtr snapshot = document_.snapshot();
  const int count = count_->currentData().toInt();
  failure_.clear();
  progress_->setRange(0, count);
  progress_->setValue(0);
  work_.start(
      [model = snapshot->model, link = snapshot->hand, count](const Background::Task& task) {
        return reachableCloud(model, link, count, kSeed, task.stop(),
                              [&](int points) { task.progress(static_cast<double>(points) / count); });
      },
      [this](Result<ReachableCloud> cloud) {
        if (cloud)
          look_.setCloud(std::make_shared<const ReachableCloud>(std::move(cloud).value()));
        else
          failure_ = translated(cloud.diagnostics().front().message);
      });
}

void ReachGroup::showState() {
  const bool working = work_.isRunning();
  const bool has_focus = cancel_->hasFocus() || compute_->hasFocus();
  // one in the place of the other
  for (QPushButton* button : {compute_, cancel_}) {
    const bool fits = (button == cancel_) == working;
    button->setEnabled(fits);
    button->setVisible(fits);
  }
  // a key that pressed one of the two can press the other
  if (has_focus) (working ? cancel_ : compute_)->setFocus();
  clear_->setEnabled(look_.cloud() != nullptr);
  progress_->setVisible(working);
  ramp_->setVisible(look_.cloud() != nullptr && look_.coloursByMeasure());
  ramp_->setToolTip(tr("Manipulability from 0 to the largest value found"));
  ramp_->setAccessibleName(ramp_->toolTip());
  const QSignalBlocker blocker(colours_);
  colours_->setCurrentIndex(look_.coloursByMeasure() ? 0 : 1);
  if (working)
    words_->setText(tr("Computing…"));
  else if (!failure_.isEmpty())
    words_->setText(tr("The computation failed: %1").arg(failure_));
  else
    words_->setText(
        look_.cloud()
            ? cloudWords()
            : tr("No points yet. Compute the end-effector positions for random joint positions within the limits."));
}

QString ReachGroup::cloudWords() const {
  const ReachableCloud& cloud = *look_.cloud();
  const QString link = QString::fromStdString(cloud.model->links().at(static_cast<std::size_t>(cloud.link)).name);
  //: %1: number of points that were found, %2: name of a link
  QString points = tr("%1 positions of “%2”.").arg(QLocale().toString(static_cast<int>(cloud.points.p_W.size())), link);
  if (!look_.coloursByMeasure()) return points;
  return joinedSentences({points, tr("Manipulability from 0 to %1:").arg(figureText(cloud.largest_measure))});
}

}  // namespace linkwright::ui

#include "moc_reach_group.cpp"
