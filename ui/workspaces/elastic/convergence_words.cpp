// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/convergence_words.h"

#include "core/beam/convergence_order.h"
#include "ui/document/translated.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/significant.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

struct ConvergenceText {
  Q_DECLARE_TR_FUNCTIONS(ConvergencePanel)
};

QString orderFigure(double order) {
  return std::isfinite(order) ? withTrueMinus(QString::number(order, 'f', 2)) : QStringLiteral("—");
}

QString milliseconds(double dt) { return QString::number(1e3 * dt, 'g', 4); }

/// Between this row and the coarser one before; below the floor it is that of round-off: none.
template <class Row, class Width, class Error>
double orderOfRow(const std::vector<Row>& rows, std::size_t k, double floor, double h_ref, const Width& width,
                  const Error& error) {
  if (k == 0 || !(error(rows[k]) > floor)) return kNoFigure;
  return orderBetween(width(rows[k - 1]), error(rows[k - 1]), width(rows[k]), error(rows[k]), h_ref);
}

}  // namespace

ConvergenceUnits unitsOf(const Model& model, AngleUnit angle) {
  bool passive_turns = false, passive_slides = false, turns = false, slides = false;
  for (const ModelJoint& joint : model.joints()) {
    const bool is_sliding = joint.type == JointType::Prismatic;
    (is_sliding ? slides : turns) = true;
    if (joint.passive) (is_sliding ? passive_slides : passive_turns) = true;
  }
  ConvergenceUnits units;
  units.tau = slides && turns ? ConvergenceText::tr("N m, N")
              : slides        ? ConvergenceText::tr("N")
                              : ConvergenceText::tr("N m");
  if (passive_slides) {
    units.q = passive_turns ? ConvergenceText::tr("rad, m") : ConvergenceText::tr("m");
  } else if (angle == AngleUnit::Degree) {
    units.q = QStringLiteral("°");
    units.q_factor = 180.0 / std::numbers::pi;
  } else {
    units.q = ConvergenceText::tr("rad");
  }
  return units;
}

ConvergenceTable tableOf(const StepStudy& study, const ConvergenceUnits& units, double own_dt) {
  ConvergenceTable table;
  table.header = {ConvergenceText::tr("dt\n(ms)"),
                  ConvergenceText::tr("Error of\nPassive q (%1)").arg(units.q),
                  ConvergenceText::tr("Order\nof q"),
                  ConvergenceText::tr("Error of\nτ (%1)").arg(units.tau),
                  ConvergenceText::tr("Order\nof τ"),
                  ConvergenceText::tr("Residual\nPassive τ (%1)").arg(units.tau),
                  ConvergenceText::tr("Scheme −\nNE (%1)").arg(units.tau),
                  ConvergenceText::tr("Scheme −\nHybrid (%1)").arg(units.tau),
                  ConvergenceText::tr("NE −\nHybrid (%1)").arg(units.tau),
                  ConvergenceText::tr("Run\nTime (s)")};
  const auto dt = [](const StepRow& row) { return row.dt; };
  for (std::size_t k = 0; k < study.rows.size(); ++k) {
    const StepRow& row = study.rows[k];
    const double q =
        orderOfRow(study.rows, k, study.q_floor, study.dt_reference, dt, [](const StepRow& each) { return each.q; });
    const double tau = orderOfRow(study.rows, k, study.tau_floor, study.dt_reference, dt,
                                  [](const StepRow& each) { return each.tau; });
    //: verb: a run that has no result
    table.rows.push_back({milliseconds(row.dt), significant(row.q * units.q_factor), orderFigure(q),
                          significant(row.tau), orderFigure(tau), significant(row.passive),
                          significant(row.scheme_newton), significant(row.scheme_hybrid),
                          significant(row.newton_hybrid),
                          row.problem.empty() ? significant(row.wall_time) : ConvergenceText::tr("failed")});
    QString tip;
    if (std::abs(row.dt - own_dt) < 1e-9 * own_dt) {
      table.own = static_cast<int>(k);
      tip = ConvergenceText::tr("Time step of this scene");
    } else if (row.dt == study.dt_reference) {
      tip = ConvergenceText::tr("Reference for the other rows");
    }
    if (!row.problem.empty()) tip = translated(row.problem);
    table.tips << tip;
  }
  return table;
}

ConvergenceTable tableOf(const ElementStudy& study, int own_elements) {
  ConvergenceTable table;
  Eigen::Index modes = 0;
  for (const ElementRow& row : study.rows) modes = std::max(modes, row.frequency.size());
  //: noun: number of finite elements of a beam
  table.header = {ConvergenceText::tr("Elements"), ConvergenceText::tr("Degrees of\nFreedom")};
  for (Eigen::Index mode = 0; mode < modes; ++mode) {
    const QString f = QStringLiteral("f") + subscript(static_cast<int>(mode) + 1);
    table.header << ConvergenceText::tr("%1\n(Hz)").arg(f) << ConvergenceText::tr("Change\nin %1 (%)").arg(f)
                 << ConvergenceText::tr("Order\nof %1").arg(f);
  }
  table.header << ConvergenceText::tr("Run\nTime (s)");
  const auto width = [](const ElementRow& row) { return 1.0 / row.elements; };
  for (std::size_t k = 0; k < study.rows.size(); ++k) {
    const ElementRow& row = study.rows[k];
    QStringList cells = {QString::number(row.elements), QString::number(row.size)};
    for (Eigen::Index mode = 0; mode < modes; ++mode) {
      const auto change = [mode](const ElementRow& each) {
        return mode < each.change.size() ? each.change[mode] : kNoFigure;
      };
      const bool has_it = mode < row.frequency.size();
      cells << (has_it ? QString::number(row.frequency[mode], 'g', 6) : QStringLiteral("—"))
            << significant(100.0 * change(row))
            << orderFigure(orderOfRow(study.rows, k, 1e-9, 1.0 / study.finest, width, change));
    }
    cells << (row.problem.empty() ? significant(row.wall_time) : ConvergenceText::tr("failed"));
    table.rows.push_back(cells);
    if (row.elements == own_elements) table.own = static_cast<int>(k);
    table.tips << (!row.problem.empty()           ? translated(row.problem)
                   : row.elements == own_elements ? ConvergenceText::tr("Number of elements in this scene")
                   : row.elements == study.finest ? ConvergenceText::tr("Reference for the other rows")
                                                  : QString());
  }
  return table;
}

QString orderWords(double order, bool of_steps) {
  if (!std::isfinite(order)) return {};
  const double parts = std::pow(2.0, order);
  const int whole = static_cast<int>(std::lround(order));
  QString share;
  if (std::abs(order - whole) > 0.15 || whole < 0 || whole > 4)
    share = parts >= 1.0 ? ConvergenceText::tr("1/%1 of the error").arg(parts, 0, 'g', 2)
                         : ConvergenceText::tr("%1 times the error").arg(1.0 / parts, 0, 'g', 2);
  else
    share = whole == 0   ? ConvergenceText::tr("the same error")
            : whole == 1 ? ConvergenceText::tr("half the error")
            : whole == 2 ? ConvergenceText::tr("a quarter of the error")
            : whole == 3 ? ConvergenceText::tr("an eighth of the error")
                         : ConvergenceText::tr("a sixteenth of the error");
  //: order of convergence; %1: a number, %2: what is left ("a quarter of the error")
  const QString steps = ConvergenceText::tr("The order is %1, so halving the time step gives %2.");
  //: order of convergence; %1: a number, %2: what is left ("a quarter of the error")
  const QString elements = ConvergenceText::tr("The order is %1, so doubling the number of elements gives %2.");
  return (of_steps ? steps : elements).arg(orderFigure(order), share);
}

QString wordsOf(const StepStudy& study) {
  QStringList words;
  const bool has_q = std::isfinite(study.q_order), has_tau = std::isfinite(study.tau_order);
  if (has_q) words << ConvergenceText::tr("Passive joints: %1").arg(orderWords(study.q_order, true));
  if (has_tau) words << ConvergenceText::tr("Torques: %1").arg(orderWords(study.tau_order, true));
  if (!has_q && !has_tau && study.rows.size() == study.asked)
    words << ConvergenceText::tr("The time step makes no difference beyond round-off, so no order can be found.");
  words << (study.against == StepReference::ExactRigid
                ? ConvergenceText::tr("Errors are measured against a reference motion of rigid links (hybrid dynamics, "
                                      "fourth-order Runge-Kutta method).")
                : ConvergenceText::tr("The exact motion of elastic links is unknown, so errors are measured against "
                                      "the finest run, dt = %1 ms. The orders allow for the error of that run.")
                      .arg(milliseconds(study.dt_reference)));
  if (!study.rigid_problem.empty())
    words << ConvergenceText::tr("Could not compute the results for rigid links: %1.")
                 .arg(translated(study.rigid_problem));
  const auto failed =
      std::count_if(study.rows.begin(), study.rows.end(), [](const StepRow& row) { return !row.problem.empty(); });
  if (failed > 0)
    words << ConvergenceText::tr("Failed runs: %1. The tooltips of their rows give the reason.").arg(failed);
  return joinedSentences(words);
}

QString wordsOf(const ElementStudy& study) {
  QStringList words;
  if (study.order.size() > 0 && std::isfinite(study.order[0]))
    words << ConvergenceText::tr("Lowest frequency: %1").arg(orderWords(study.order[0], false));
  QStringList others;
  for (Eigen::Index mode = 1; mode < study.order.size(); ++mode)
    if (std::isfinite(study.order[mode]))
      others << QStringLiteral("f%1 %2").arg(subscript(static_cast<int>(mode) + 1), orderFigure(study.order[mode]));
  if (!others.isEmpty())
    words << ConvergenceText::tr("Orders of the other frequencies: %1.").arg(others.join(QStringLiteral(", ")));
  words << ConvergenceText::tr(
               "Changes are relative to the solution with %1 elements of equal length. The orders allow for the error "
               "of that solution.")
               .arg(study.finest);
  if (study.is_weightless)
    words << ConvergenceText::tr("Computed for straight links without gravity or loads. Reason: %1.")
                 .arg(translated(study.why_weightless));
  return joinedSentences(words);
}

}  // namespace linkwright::ui
