// SPDX-License-Identifier: GPL-3.0-or-later
// What stands above the plots of the motion.
#include "core/scene/scene.h"
#include "core/simulation/setup.h"
#include "ui/plots/motion_canvas.h"
#include "ui/plots/motion_plot.h"
#include "ui/plots/motion_plots_panel.h"
#include "ui/plots/plot_export.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace linkwright::ui {

namespace {

QToolButton* textButton(const char* name, const QString& text, const QString& tip, QWidget* parent) {
  auto* made = new QToolButton(parent);
  made->setObjectName(name);
  made->setText(text);
  made->setAccessibleName(text);
  made->setAccessibleDescription(tip);
  made->setToolTip(tip);
  made->setFocusPolicy(Qt::StrongFocus);
  return made;
}

}  // namespace

QWidget* MotionPlotsPanel::makeHeader() {
  auto* header = new QWidget(this);
  header->setObjectName("plotsHeader");
  add_ = new QPushButton(tr("Add Plot"), header);
  add_->setObjectName("plotAdd");
  add_->setAccessibleName(tr("Add a plot"));
  add_menu_ = new QMenu(add_);
  add_menu_->setObjectName("plotAddMenu");
  add_->setMenu(add_menu_);
  connect(add_menu_, &QMenu::aboutToShow, this, &MotionPlotsPanel::fillAddMenu);
  freeze_ = textButton("plotFreeze", tr("Freeze Curves"),
                       tr("Keep the current curves, pale and dashed, to compare them with later ones"), header);
  connect(freeze_, &QToolButton::clicked, this, &MotionPlotsPanel::freeze);
  //: verb: fit the axes to the curves
  autoscale_ =
      makeSwitch("plotAutoscale", tr("Autoscale"), tr("Rescale the axes automatically when the curves change"), header);
  autoscale_->setAccessibleName(autoscale_->toolTip());
  autoscale_->setChecked(true);
  connect(autoscale_, &QCheckBox::toggled, this, [this](bool on) {
    autoscales_ = on;
    for (MotionPlot* plot : plots_) plot->canvas()->setAutoscale(on);
  });
  save_ = textButton("plotSave", tr("Save Plots…"), tr("Save all plots as a picture or a table"), header);
  save_->setIcon(themedIcon(QStringLiteral("save")));
  connect(save_, &QToolButton::clicked, this, [this] { saveByDialog(); });
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace);
  row->addWidget(add_);
  row->addWidget(freeze_);
  row->addStretch(1);
  row->addWidget(autoscale_);
  row->addWidget(save_);
  return header;
}

// there while curves are frozen: which, and how to be rid of them
QWidget* MotionPlotsPanel::makeFrozenRow() {
  frozen_row_ = new QWidget(this);
  frozen_row_->setObjectName("frozenRow");
  frozen_ = new ElidedLabel({}, frozen_row_);
  frozen_->setObjectName("frozenNames");
  QToolButton* forget = textButton("plotForget", tr("Remove Frozen Curves"),
                                   tr("Remove the frozen curves from all plots and legends"), frozen_row_);
  connect(forget, &QToolButton::clicked, this, &MotionPlotsPanel::forgetRuns);
  auto* row = new QHBoxLayout(frozen_row_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace);
  row->addWidget(frozen_, 1);
  row->addWidget(forget);
  frozen_row_->hide();
  return frozen_row_;
}

void MotionPlotsPanel::fillAddMenu() {
  constexpr int kMostInMenu = 60;
  add_menu_->clear();
  const auto snapshot = document_.snapshot();
  const Model& model = *snapshot->model;
  const bool has_contacts = setup_ ? !setup_->contacts.empty() : !document_.scene().contacts.orDefault().empty();
  QMenu* of_run = nullptr;
  for (const PlotPreset preset : kPlotPresets) {
    if (isOfRun(preset)) {
      if (of_run == nullptr) of_run = add_menu_->addMenu(tr("Simulation"));
      QAction* action = of_run->addAction(wordsOf(preset), this, [this, preset] { addPreset(preset, 0); });
      action->setEnabled(!isOfContacts(preset) || has_contacts);
      continue;
    }
    if (!isOfOneJoint(preset)) {
      add_menu_->addAction(wordsOf(preset), this, [this, preset] { addPreset(preset, 0); });
      continue;
    }
    QMenu* of_joint = add_menu_->addMenu(wordsOf(preset));
    for (int joint = 0; joint < std::min(model.dof(), kMostInMenu); ++joint) {
      const QString name = QString::fromStdString(model.joints()[static_cast<std::size_t>(joint)].name);
      of_joint->addAction(fontMetrics().elidedText(name, Qt::ElideMiddle, 30 * kSpace), this,
                          [this, preset, joint] { addPreset(preset, joint); });
    }
  }
  add_menu_->addSeparator();
  add_menu_->addAction(tr("Empty Plot"), this, [this] {
    MotionPlot* plot = addPlot({});
    plot->openChooser();
  });
  add_menu_->addAction(setup_ ? tr("Reset to Default Plots") : tr("Show Only Torques, Positions and Power"), this,
                       &MotionPlotsPanel::showDefaults);
}

void MotionPlotsPanel::saveByDialog() {
  std::vector<PlotView*> drawings;
  for (const MotionPlot* plot : plots_) drawings.push_back(plot->canvas());
  savePlotsByDialog(drawings, *this);
}

}  // namespace linkwright::ui
