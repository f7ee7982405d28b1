// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/elastic_run.h"

#include <Eigen/Core>

#include <functional>
#include <limits>
#include <stop_token>
#include <string>
#include <vector>

namespace linkwright {

inline constexpr double kNoFigure = std::numeric_limits<double>::quiet_NaN();

/// Where there is nothing exact, orders are seen in so many of the finest errors: coarse ones know nothing of it yet.
inline constexpr std::size_t kSettledErrors = 3;

// --- how results settle as the step gets shorter

/// What errors of a step are held against.
enum class StepReference {
  ExactRigid,  ///< rigidMotion: hybrid dynamics by Runge and Kutta's method of order 4; where no link bends
  FinestRun    ///< the run with the shortest step, which itself has an error: it has no row of errors
};

/// One run. Figures are the largest over the instants that all runs have (multiples of the longest step), without the
/// first, at which a locked start has torques of its own; NaN: there is none.
struct StepRow {
  double dt = 0.0;                   ///< s
  double q = kNoFigure;              ///< error of passive joints, rad or m
  double tau = kNoFigure;            ///< error of the torques, N m or N
  double passive = kNoFigure;        ///< |tau| that is left on passive joints, at any instant after the first
  double scheme_newton = kNoFigure;  ///< torque by the parallel scheme less that of Newton and Euler along its motion
  double scheme_hybrid = kNoFigure;  ///< less that of hybrid dynamics of rigid links
  double newton_hybrid = kNoFigure;  ///< and those two from each other
  double wall_time = 0.0;            ///< s
  Message problem;                   ///< why there are no figures: a step too long to converge, too many numbers
};

struct StepStudy {
  StepReference against = StepReference::ExactRigid;
  double dt_reference = 0.0;                          ///< s: of the finest run; 0: against the exact one
  std::vector<StepRow> rows;                          ///< longest step first
  std::size_t asked = 0;                              ///< runs that were asked for
  double q_order = kNoFigure, tau_order = kNoFigure;  ///< slopes, see observedOrder
  double q_floor = 0.0, tau_floor = 0.0;              ///< errors below are round-off
  Message rigid_problem;                              ///< why there are no torques of rigid links
  bool was_stopped = false;
};

struct StepStudyOptions {
  std::vector<double> steps;  ///< s, each a whole part of the longest; empty: stepLadder of the setup
  double most_steps = 4e5;    ///< in all runs together
};

/// The setup's own dt times 8, 4, 2, 1, 1/2 and 1/4, longest first: those between kShortestElasticStep and
/// kLongestElasticStep that leave at least four steps and, from the longest on, no more than `most_steps` in all.
std::vector<double> stepLadder(const ElasticSetup& setup, double most_steps = 4e5);

/// Runs the setup with each step. `told` hears of each run as it is done, `progress` the share of all steps, now and
/// then. Errors: those of runElastic for the reference, steps that are no whole parts of the longest, no duration,
/// fewer than two steps. `stop` ends it early, with the rows that are done.
Result<StepStudy> studySteps(const ElasticSetup& setup, const StepStudyOptions& options = {}, std::stop_token stop = {},
                             const std::function<void(const StepStudy&)>& told = {},
                             const std::function<void(double)>& progress = {});

// --- how natural frequencies settle as elements get more

/// The lowest natural frequencies with so many elements in each link that was looked at.
struct ElementRow {
  int elements = 0;
  Eigen::Index size = 0;      ///< degrees of freedom of all beams
  Eigen::VectorXd frequency;  ///< [modes], Hz, growing; without motions that have no stiffness
  Eigen::VectorXd change;     ///< [modes]: |f / f of the finest - 1|; NaN in the row of the finest
  double wall_time = 0.0;     ///< s
  Message problem;            ///< why there are no frequencies
};

struct ElementStudy {
  std::vector<ElementRow> rows;  ///< fewest first
  std::size_t asked = 0;
  int finest = 0;              ///< elements of the one that the others are held against
  Eigen::VectorXd order;       ///< [modes], over 1 / elements: see observedOrder; NaN where round-off is all
  bool is_weightless = false;  ///< there is no balance at the start: about straight links, without weight and loads
  Message why_weightless;
  bool was_stopped = false;
};

struct ElementStudyOptions {
  std::string link;                                  ///< whose elements; empty: of all elastic links
  std::vector<int> elements = {1, 2, 4, 8, 16, 32};  ///< growing
  int modes = 4;
  Eigen::Index most_size = 400;  ///< larger systems are left out: their modes take a person's patience
};

/// Natural frequencies at the start about the equilibrium there. Places where elements meet (stations) are dropped for
/// equal lengths. Errors: no link bends, no such link, what elasticModes refuses. O(size^3) each. `stop` ends it early.
Result<ElementStudy> studyElements(const ElasticSetup& setup, const ElementStudyOptions& options = {},
                                   std::stop_token stop = {},
                                   const std::function<void(const ElementStudy&)>& told = {});

}  // namespace linkwright
