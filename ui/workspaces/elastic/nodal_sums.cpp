// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/nodal_sums.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/significant.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

struct NodalSumsText {
  Q_DECLARE_TR_FUNCTIONS(NodalPanel)
};

QString with(double value, const QString& unit) { return significant(value) + QLatin1Char(' ') + unit; }

QString unitOf(const NodalScheme& scheme, int joint) {
  return scheme.joints()[static_cast<std::size_t>(joint)].is_prismatic ? NodalSumsText::tr("N")
                                                                       : NodalSumsText::tr("N m");
}

/// The largest term, in whose shares round-off is measured.
double scaleOf(const NodalScheme& scheme, int joint) {
  double scale = 0.0;
  for (const SchemeTerm& term : scheme.termsOf(joint)) scale = std::max(scale, std::abs(term.product));
  return scale;
}

double ofRun(const ElasticInstant& instant, int joint) { return instant.result->run().tau(instant.sample, joint); }

}  // namespace

std::vector<NodalSum> nodalSums(const ElasticInstant& instant, const NodalScheme& scheme, const NodalScheme* lumped,
                                int joint) {
  const double sum = scheme.tau(joint), recursion = instant.pass.tau[joint], run = ofRun(instant, joint);
  std::vector<NodalSum> sums;
  sums.push_back({NodalSumsText::tr("[L][T]{P}"), NodalSumsText::tr("Sum of the terms above"), sum, std::nullopt});
  if (lumped != nullptr) {
    sums.front().name = NodalSumsText::tr("[L][T]{P}, consistent mass");
    const double wrong = lumped->tau(joint);
    sums.push_back(
        {NodalSumsText::tr("[L][T]{P}, lumped mass"),
         NodalSumsText::tr("Computed with half the mass of each rod or element at each end, which is a mistake"), wrong,
         wrong - sum});
  }
  sums.push_back({NodalSumsText::tr("Recursion over the tree"),
                  NodalSumsText::tr("One outward and one inward pass, without matrices"), recursion, recursion - sum});
  const double extra = run - recursion;
  const bool has_extra = std::abs(extra) > 1e-9 * std::max(scaleOf(scheme, joint), std::abs(run));
  if (has_extra)
    sums.push_back({NodalSumsText::tr("Friction and rotor inertia"),
                    NodalSumsText::tr("Additional motor torque, not included in {P}"),
                    extra,
                    {}});
  const Eigen::MatrixXd& newton_euler = instant.result->newton_euler;
  if (instant.sample < newton_euler.rows()) {
    const double rigid = newton_euler(instant.sample, joint);
    sums.push_back({NodalSumsText::tr("Newton-Euler, rigid links"),
                    has_extra ? NodalSumsText::tr("Along the computed motion, with friction and rotor inertia")
                              : NodalSumsText::tr("Along the computed motion"),
                    rigid, rigid - run});
  }
  return sums;
}

QString nodalVerdict(const ElasticInstant& instant, const NodalScheme& scheme, const NodalScheme* lumped, int joint) {
  const ElasticTree& tree = instant.pass.tree();
  const QString unit = unitOf(scheme, joint);
  const double sum = scheme.tau(joint);
  const bool is_passive = tree.is_passive[static_cast<std::size_t>(joint)];
  QStringList words;
  if (!is_passive) {
    words << NodalSumsText::tr("The terms add up to %1, the motor torque without friction and rotor inertia.")
                 .arg(with(sum, unit));
  } else if (instant.sample < instant.result->run().firstFree() && std::abs(ofRun(instant, joint)) > 1e-9) {
    words << NodalSumsText::tr(
                 "With the locked start, passive joints are locked at this instant, which would require %1 from a "
                 "motor at this joint. The terms cancel from the next step on.")
                 .arg(with(sum, unit));
  } else if (std::abs(sum - instant.pass.tau[joint]) <= 1e-9 * scaleOf(scheme, joint) + 1e-15 &&
             std::abs(ofRun(instant, joint)) < 1e-6 * scaleOf(scheme, joint) + 1e-12) {
    const bool rubs = std::abs(sum) > 1e-6 * scaleOf(scheme, joint) + 1e-12;
    words << (rubs ? NodalSumsText::tr(
                         "The joint is passive, so the terms add up to %1, which balances friction and rotor inertia.")
                         .arg(with(sum, unit))
                   : NodalSumsText::tr("The joint is passive, so the terms cancel, leaving a residual of %1.")
                         .arg(with(sum, unit)));
  } else {
    words << NodalSumsText::tr("The joint is passive, but %1 remains, which is more than round-off.")
                 .arg(with(ofRun(instant, joint), unit));
  }
  if (lumped != nullptr) {
    const double wrong = lumped->tau(joint) - sum;
    words << NodalSumsText::tr(
                 "Lumping half the mass of each rod or element at each end changes the torque by %1. The moment of "
                 "inertia of a rod about its end becomes 50 % too large.")
                 .arg(with(wrong, unit));
  }
  const Eigen::MatrixXd& newton_euler = instant.result->newton_euler;
  if (tree.size > 0 && instant.sample < newton_euler.rows())
    words << NodalSumsText::tr("Newton-Euler for rigid links ignores bending, so its torque differs by %1.")
                 .arg(with(newton_euler(instant.sample, joint) - ofRun(instant, joint), unit));
  return joinedSentences(words);
}

}  // namespace linkwright::ui
