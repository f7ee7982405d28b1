// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/revision_form.h"

#include "ui/widgets/mistake_words.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/elastic/revision_words.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>

namespace linkwright::ui {

namespace {

constexpr std::array<double, 3> kSteps = {0.01, 1e-3, 1e-4};  // s
constexpr int kOwnStep = static_cast<int>(kSteps.size());

int stepChoice(double dt) {
  for (std::size_t i = 0; i < kSteps.size(); ++i) {
    if (kSteps.at(i) == dt) return static_cast<int>(i);
  }
  return kOwnStep;
}

}  // namespace

RevisionForm::RevisionForm(QWidget* parent)
    : QWidget(parent), form_([this](const QString&, const auto& change_it) { change(change_it); }) {
  setObjectName("revisionForm");
  QComboBox* profile = choice("revisionProfile", tr("Timing law of joint 1"), &RevisionCase::profile);
  for (const DriveProfile each : kDriveProfiles) addWords(*profile, wordsFor(each), static_cast<int>(each));
  step_ = makeChoice("revisionStep", tr("Time step"), this);
  keepFromWheel(*step_);
  addWords(*step_, {tr("Δt 10 ms"), tr("200 steps, as in the paper")}, 0);
  addWords(*step_, {tr("Δt 1 ms"), tr("2000 steps, which give accurate periods")}, 1);
  addWords(*step_,
           {tr("Δt 0.1 ms"), tr("20\u2009"
                                "000 steps")},
           2);
  addWords(*step_, {tr("Custom Δt"), tr("Enter any other time step")}, kOwnStep);
  auto* own_step = makeNumberField("revisionOwnStep", tr("Custom time step"), QString(), this);
  QComboBox* reading = choice("revisionReading", tr("Reading of the algorithm"), &RevisionCase::is_corrected);
  addWords(
      *reading,
      //: adjective: how the equations of the paper are read
      {tr("Corrected"),
       tr("Rotate the time derivatives of u_d with link 1 and iterate the geometry (order 2 with a consistent start)")},
      1);
  addWords(*reading,
           //: adjective: how the equations of the paper are read
           {tr("Literal"),
            tr("Carry over the time derivatives of u_d unchanged, as written in the paper, which gives order 1")},
           0);
  QComboBox* link = choice("revisionLink", tr("Link 1"), &RevisionCase::is_link_1_rigid);
  addWords(*link, {tr("Link 1 elastic"), tr("Let link 1 bend, as in Figure 2")}, 0);
  addWords(*link, {tr("Link 1 rigid"), tr("Set the deformation of link 1 to zero, as in Figure 3")}, 1);
  QComboBox* start = choice("revisionStart", tr("Accelerations at the start"), &RevisionCase::starts_consistently);
  addWords(*start, {tr("Locked start"), tr("Set ü_d = 0, which locks joint 2 at the first instant, as in the paper")},
           0);
  addWords(*start, {tr("Consistent start"), tr("Compute ü_d from equation (1)")}, 1);
  QComboBox* stiffness = choice("revisionElement", tr("Element of link 1"), &RevisionCase::stiffness);
  addWords(*stiffness, {tr("Element 3EI/l³"), tr("Use an Euler-Bernoulli element")},
           static_cast<int>(TipStiffness::EulerBernoulli));
  addWords(*stiffness, {tr("Element 4EI/l³"), tr("Use a linear Timoshenko element with shifted integration")},
           static_cast<int>(TipStiffness::ShiftedIntegration));
  QComboBox* mass = choice("revisionMass", tr("Mass matrix"), &RevisionCase::mass);
  addWords(*mass, {tr("Consistent mass"), tr("Use m/6 [2 1; 1 2], which is exact for a rigid rod")},
           static_cast<int>(NodalMass::Consistent));
  addWords(*mass, {tr("Lumped mass"), tr("Lump half of each rod's mass at each end, which gives too much inertia")},
           static_cast<int>(NodalMass::Lumped));
  form_.number(own_step, QString(), &RevisionCase::dt,
               Field{.least = kShortestRevisionStep, .most = kLongestRevisionStep},
               //: unit behind the number of a field
               {.unit = tr(" ms"), .factor = 1e3, .is_there = [this](const RevisionCase&) {
                  return step_->currentData().toInt() == kOwnStep;
                }});
  connect(step_, &QComboBox::activated, this, [this](int row) {
    change([row](RevisionCase& next) {
      if (row != kOwnStep) next.dt = kSteps.at(static_cast<std::size_t>(row));
    });
  });
  QVBoxLayout* rows = innerColumnIn(*this);
  rows->addWidget(rowOf({profile, step_, own_step, reading}, this));
  rows->addWidget(rowOf({link, start, stiffness, mass}, this));
  show(which_);
}

template <typename Value>
QComboBox* RevisionForm::choice(const char* name, const QString& spoken, Value RevisionCase::*member) {
  QComboBox* made = makeChoice(QString::fromLatin1(name), spoken, this);
  form_.choice(made, QString(), member);
  return made;
}

void RevisionForm::show(const RevisionCase& which) {
  // an own step stays one, also where it is typed as 10 ms
  const bool was_own = step_->currentData().toInt() == kOwnStep && which.dt == which_.dt && step_->currentIndex() >= 0;
  which_ = which;
  showValue(*step_, was_own ? kOwnStep : stepChoice(which.dt));
  form_.show(which);
}

void RevisionForm::change(const std::function<void(RevisionCase&)>& change_it) {
  change_it(which_);
  show(which_);
  emit changed(which_);
}

RevisionMistakes::RevisionMistakes(QWidget* parent) : QWidget(parent) {
  setObjectName("revisionMistakes");
  auto* words = new WrappedLabel(this);
  words->setText(tr("Tick a mistake to plant it in every step. The values below and the figures show its effect."));
  hint_ = new WrappedLabel(this);
  hint_->setObjectName("revisionHint");
  figures_ = new WrappedLabel(this);
  figures_->setObjectName("revisionMistakeFigures");
  figures_->setTextFormat(Qt::RichText);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, kSpace, 0, 0);
  column->setSpacing(kSpace / 2);
  column->addWidget(words);
  for (const ElasticMistake mistake : kElasticMistakes) {
    QCheckBox* box = makeSwitch(QStringLiteral("revision-") + QLatin1String(nameOf(mistake)), mistakeTitle(mistake),
                                mistakeHint(mistake), this);
    connect(box, &QCheckBox::toggled, this, [this] {
      ElasticMistakeSet on;
      for (std::size_t i = 0; i < boxes_.size(); ++i) {
        if (boxes_[i]->isChecked()) on.insert(kElasticMistakes[i]);
      }
      show(on);
      emit changed(on);
    });
    boxes_.push_back(box);
    column->addWidget(box);
  }
  column->addWidget(hint_);
  column->addWidget(figures_);
  column->addStretch(1);
  show({});
}

void RevisionMistakes::show(const ElasticMistakeSet& mistakes) {
  QStringList hints;
  for (std::size_t i = 0; i < boxes_.size(); ++i) {
    const QSignalBlocker quiet(boxes_[i]);
    boxes_[i]->setChecked(mistakes.contains(kElasticMistakes[i]));
  }
  for (const ElasticMistake mistake : mistakes)
    //: %1: title of a mistake, %2: how to recognise it
    hints << tr("How to recognise “%1”: %2").arg(mistakeTitle(mistake), mistakeHint(mistake));
  hint_->setText(hints.isEmpty() ? tr("No mistake is planted. Tick one to see how to recognise it.")
                                 : hints.join(QStringLiteral("\n")));
}

void RevisionMistakes::showFigures(const RevisionResults& with, const RevisionResults* right) {
  const auto row = [&](const QString& what, double RevisionResults::*figure, double factor, const QString& unit) {
    return QStringLiteral("<tr><td>%1</td><td>&nbsp;&nbsp;%2 %4</td><td>&nbsp;&nbsp;%3 %4</td></tr>")
        .arg(what, significant(factor * with.*figure),
             right == nullptr ? QStringLiteral("—") : significant(factor * right->*figure), unit);
  };
  //: adjective: the result with the current settings
  const QString current = tr("Current");
  //: preposition: the result without mistakes
  const QString without = tr("No Mistakes");
  figures_->setText(QStringLiteral("<table><tr><td></td><th>&nbsp;&nbsp;%1</th><th>&nbsp;&nbsp;%2</th></tr>")
                        .arg(right == nullptr ? current : tr("With Mistakes"), without) +
                    row(tr("Largest |θ − θ_rigid|"), &RevisionResults::angle_error, 1.0, tr("rad")) +
                    row(tr("Largest |τ₂| after step 0"), &RevisionResults::passive_torque, 1.0, tr("N m")) +
                    row(tr("Largest deflection of link 1"), &RevisionResults::deflection, 1e3, tr("mm")) +
                    row(tr("Final elongation of link 2"), &RevisionResults::stretch, 1e3, tr("mm")) +
                    row(tr("Shortest period of τ₁"), &RevisionResults::shortest_period, 1e3, tr("ms")) +
                    row(tr("Longest period of τ₁"), &RevisionResults::longest_period, 1e3, tr("ms")) +
                    QStringLiteral("</table>"));
}

}  // namespace linkwright::ui

#include "moc_revision_form.cpp"
