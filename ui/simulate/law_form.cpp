// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/law_form.h"

#include "core/contact/contact.h"
#include "ui/simulate/simulation_words.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

constexpr ContactKind kKinds[] = {ContactKind::Bilateral, ContactKind::Unilateral};
constexpr FrictionLaw kFrictions[] = {FrictionLaw::Regularised, FrictionLaw::StickSlip};
constexpr ContactMethod kMethods[] = {ContactMethod::ExtendedNewtonEuler, ContactMethod::Lagrange,
                                      ContactMethod::Penalty};
constexpr Stabilisation kStabilisations[] = {Stabilisation::Projection, Stabilisation::Baumgarte, Stabilisation::None};

}  // namespace

LawForm::LawForm(SimulationEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
  QFormLayout* rows = rowsIn(*columnIn(*this));
  kind_ = addChoice(*rows, "contactKind", tr("Contact"), tr("Whether a surface may pull"), kKinds, &ContactLaws::kind);
  friction_ =
      addChoice(*rows, "frictionLaw", tr("Friction"), tr("Law of friction"), kFrictions, &ContactLaws::friction);
  slip_speed_ = addFigure(*rows, "slipSpeed", tr("Slip speed ε"),
                          tr("Speed above which regularised friction is nearly whole, epsilon"), QStringLiteral(" m/s"),
                          &ContactLaws::slip_speed, wrongUnlessPositive);
  method_ = addChoice(*rows, "contactMethod", tr("Method"), tr("How contact forces are found"), kMethods,
                      &ContactLaws::method);
  stiffness_ =
      addFigure(*rows, "penaltyStiffness", tr("Stiffness"), tr("Stiffness of the surface, of the penalty method"),
                QStringLiteral(" N/m"), &ContactLaws::stiffness, wrongUnlessPositive);
  damping_ = addFigure(*rows, "penaltyDamping", tr("Damping"), tr("Damping of the surface, of the penalty method"),
                       QStringLiteral(" N s/m"), &ContactLaws::damping, wrongIfNegative);
  stabilisation_ = addChoice(*rows, "stabilisation", tr("Stabilisation"), tr("How the hand is kept on the surface"),
                             kStabilisations, &ContactLaws::stabilisation);
  alpha_ = addFigure(*rows, "baumgarteAlpha", tr("α"), tr("Alpha of Baumgarte: how fast a rate off the surface fades"),
                     QStringLiteral(" 1/s"), &ContactLaws::alpha, wrongIfNegative);
  beta_ = addFigure(*rows, "baumgarteBeta", tr("β"), tr("Beta of Baumgarte: how fast a gap to the surface closes"),
                    QStringLiteral(" 1/s"), &ContactLaws::beta, wrongIfNegative);
  project_start_ = makeSwitch("projectStart", tr("Start on the surfaces"),
                              tr("A pose that is off a surface goes there by the shortest way when a run begins. Off: "
                                 "such a run does not begin, and it is said how far off it is"),
                              this);
  rows->addRow(project_start_);
  connect(project_start_, &QCheckBox::clicked, this, [this](bool on) {
    editor_.change(tr("Start on the surfaces"), [on](SimulationSettings& settings) { settings.project_start = on; });
  });
}

template <class Value, std::size_t N>
QComboBox* LawForm::addChoice(QFormLayout& rows, const char* name, const QString& caption, const QString& spoken,
                              const Value (&values)[N], Value ContactLaws::*member) {
  QComboBox* box = makeChoice(QString::fromLatin1(name), spoken, this);
  keepFromWheel(*box);
  for (const Value value : values) addWords(*box, wordsFor(value), static_cast<int>(value));
  addRow(rows, caption, box);
  connect(box, &QComboBox::activated, this, [this, box, member, caption](int row) {
    const auto value = static_cast<Value>(box->itemData(row).toInt());
    if (editor_.settings().laws.*member == value) return;
    editor_.change(caption, [&](SimulationSettings& settings) { settings.laws.*member = value; });
  });
  return box;
}

FigureField* LawForm::addFigure(QFormLayout& rows, const char* name, const QString& caption, const QString& spoken,
                                const QString& unit, double ContactLaws::*member, QString (*wrong)(double)) {
  FigureField* field = makeFigure(QString::fromLatin1(name), spoken, unit, this);
  addRow(rows, caption, field)->setToolTip(spoken);
  bindNumber(*field, {[this, member, spoken](double value) {
                        editor_.change(spoken, [&](SimulationSettings& settings) { settings.laws.*member = value; });
                      },
                      wrong});
  return field;
}

void LawForm::refresh() {
  const SimulationSettings settings = editor_.settings();
  const ContactLaws& laws = settings.laws;
  showValue(*kind_, static_cast<int>(laws.kind));
  showValue(*friction_, static_cast<int>(laws.friction));
  showValue(*method_, static_cast<int>(laws.method));
  showValue(*stabilisation_, static_cast<int>(laws.stabilisation));
  showNumber(*slip_speed_, laws.slip_speed);
  showNumber(*stiffness_, laws.stiffness);
  showNumber(*damping_, laws.damping);
  showNumber(*alpha_, laws.alpha);
  showNumber(*beta_, laws.beta);
  const QSignalBlocker quiet(project_start_);
  project_start_->setChecked(settings.project_start);
  // springs in the surface hold no constraint that could drift
  const bool is_penalty = laws.method == ContactMethod::Penalty;
  setRowEnabled(*slip_speed_, laws.friction == FrictionLaw::Regularised);
  setRowEnabled(*stiffness_, is_penalty);
  setRowEnabled(*damping_, is_penalty);
  setRowEnabled(*stabilisation_, !is_penalty);
  const bool is_baumgarte = !is_penalty && laws.stabilisation == Stabilisation::Baumgarte;
  setRowEnabled(*alpha_, is_baumgarte);
  setRowEnabled(*beta_, is_baumgarte);
}

}  // namespace linkwright::ui

#include "moc_law_form.cpp"
