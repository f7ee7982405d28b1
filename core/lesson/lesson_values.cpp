// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_values.h"

#include "core/base/require.h"
#include "core/dynamics/mistakes.h"
#include "core/ik/inverse_kinematics.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/dh_table.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <variant>

namespace linkwright {
namespace {

constexpr double kSameTime = 1e-9;  // s
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

int numberOf(Formulation formulation) {
  return static_cast<int>(std::find(kFormulations.begin(), kFormulations.end(), formulation) - kFormulations.begin());
}

double dhFigure(const DhRow& row, DhFigure figure) {
  switch (figure) {
    case DhFigure::Theta: return row.theta;
    case DhFigure::D: return row.d;
    case DhFigure::A: return row.a;
    case DhFigure::Alpha: break;
  }
  return row.alpha;
}

template <class Kind>
std::optional<Kind> plantedOf(const LessonInstant& instant) {
  const Kind* mistake = instant.planted ? std::get_if<Kind>(&*instant.planted) : nullptr;
  return mistake == nullptr ? std::nullopt : std::optional(*mistake);
}
template <class Kind>
EnumSet<Kind> setOf(const std::optional<Kind>& mistake) {
  return mistake ? EnumSet<Kind>{*mistake} : EnumSet<Kind>();
}

double modelFigure(const LessonRobot& robot, const ValueName& name) {
  const Model& model = *robot.model;
  switch (name.model) {
    case ModelFigure::Links: return model.linkCount();
    case ModelFigure::Joints: return model.dof();
    case ModelFigure::Mass: return model.totalMass();
    case ModelFigure::LinkMass: break;
  }
  return model.links()[static_cast<std::size_t>(model.findLink(name.object))].inertial.mass;
}

}  // namespace

Message LessonValues::problem(const LessonRobot& robot, const std::string& name) {
  FoundValue value;
  return findValue(robot, name, value);
}

LessonValues::LessonValues(LessonRobot robot, std::vector<std::string> names) : robot_(std::move(robot)) {
  require(robot_.model && robot_.scene, "values need a robot");
  for (const std::string& name : names) {
    FoundValue value;
    require(findValue(robot_, name, value).empty(), "the name of a value has no problem");
    value.offset = count_;
    count_ += value.size;
    values_.push_back(std::move(value));
  }
  fixed_.assign(static_cast<std::size_t>(count_), kNone);
  for (const FoundValue& value : values_) {
    double& fixed = fixed_[static_cast<std::size_t>(value.offset)];
    if (value.name.source == ValueSource::ModelFigure) fixed = modelFigure(robot_, value.name);
    if (value.name.source == ValueSource::DhFigure) {
      DhTable table;
      const int row = dhRow(robot_.scene->mechanism, value.name, table);
      fixed = dhFigure(table.rows[static_cast<std::size_t>(row)], value.name.dh);
    }
  }
}

void LessonValues::forget() {
  has_tau_ = has_M_ = has_poses_ = has_ik_ = has_inv_ = has_balance_ = false;
  gauss_newton_.reset();
  has_recording_.fill(false);
  now_.reset();
}

void LessonValues::read(const LessonInstant& instant, MotionResults* motion, std::vector<double>& out) {
  forget();
  out = fixed_;
  for (const FoundValue& value : values_) {
    double* to = out.data() + value.offset;
    switch (value.name.source) {
      case ValueSource::Curve: *to = curveNow(value, instant, motion); break;
      case ValueSource::Extreme: *to = motion == nullptr ? kNone : extreme(value, *motion); break;
      case ValueSource::Duration: *to = motion == nullptr ? kNone : motion->time()[motion->time().size() - 1]; break;
      case ValueSource::Trace: trace(value, instant, to); break;
      case ValueSource::MassMatrix: *to = massMatrix(value, instant); break;
      case ValueSource::IkFigure: *to = ik(value.name.ik, instant); break;
      case ValueSource::ElasticFigure: elastic(value, instant, to); break;
      case ValueSource::GaussNewtonFigure: *to = gaussNewton(value, instant); break;
      case ValueSource::InvFigure: *to = inv(value, instant); break;
      case ValueSource::RevisionFigure:
        *to = revisionFigure(value.name.revision, plantedOf<ElasticMistake>(instant));
        break;
      case ValueSource::EndStatus: *to = instant.ended ? static_cast<double>(*instant.ended) : kNone; break;
      case ValueSource::ModelFigure:
      case ValueSource::DhFigure: break;  // fixed
    }
  }
}

double LessonValues::curveNow(const FoundValue& value, const LessonInstant& instant, MotionResults* motion) {
  const CurveName& curve = value.name.curve;
  switch (curve.quantity) {
    case CurveQuantity::Position: return instant.input.q[value.joint];
    case CurveQuantity::Velocity: return instant.input.qd[value.joint];
    case CurveQuantity::Acceleration: return instant.input.qdd[value.joint];
    case CurveQuantity::Torque: return torques(instant)[value.joint];
    default: break;
  }
  // what only a run has, and what adds up since the start, is of the motion
  const bool is_of_motion = isOfRun(curve) || curve.quantity == CurveQuantity::Work;
  if (is_of_motion && motion == nullptr) return kNone;
  MotionResults& from = is_of_motion ? *motion : now(instant);
  const Eigen::VectorXd* values = from.curve(curve);
  if (values == nullptr) return kNone;
  return is_of_motion ? atTime(from.time(), *values, instant.time) : (*values)[0];
}

double LessonValues::atTime(const Eigen::VectorXd& t, const Eigen::VectorXd& values, double time) {
  const auto next = std::upper_bound(t.begin(), t.end(), time);
  const std::ptrdiff_t at = std::max<std::ptrdiff_t>(0, next - t.begin() - 1);
  return values[at];
}

double LessonValues::extreme(const FoundValue& value, MotionResults& motion) {
  const Eigen::VectorXd* values = motion.curve(value.name.curve);
  if (values == nullptr || values->size() == 0) return kNone;
  Eigen::Index at = -1;
  // a curve may be undefined at times: a contact that is free has no margin
  const bool wants_max = value.name.extreme == Extreme::Max || value.name.extreme == Extreme::TimeOfMax;
  for (Eigen::Index k = 0; k < values->size(); ++k) {
    if (std::isnan((*values)[k])) continue;
    if (at < 0 || (wants_max ? (*values)[k] > (*values)[at] : (*values)[k] < (*values)[at])) at = k;
  }
  const Eigen::VectorXd& t = motion.time();
  switch (value.name.extreme) {
    // after the end of a run that could not go on there is nothing
    case Extreme::AtTime:
      return value.name.time > t[t.size() - 1] + kSameTime ? kNone : atTime(t, *values, value.name.time + kSameTime);
    case Extreme::Start: return (*values)[0];
    case Extreme::End: return (*values)[values->size() - 1];
    case Extreme::Max:
    case Extreme::Min: return at < 0 ? kNone : (*values)[at];
    default: return at < 0 ? kNone : motion.time()[at];
  }
}

const Eigen::VectorXd& LessonValues::torques(const LessonInstant& instant) {
  if (std::exchange(has_tau_, true)) return tau_;
  if (instant.mistakes.empty())
    inverseDynamics(*robot_.model, instant.input, workspace_, tau_);
  else
    tau_ = inverseDynamics(*robot_.model, instant.input, instant.formulation, instant.mistakes);
  if (plantedOf<ElasticMistake>(instant) == ElasticMistake::LumpedMass)
    tau_ = lumpedTorques(robot_, instant.input, tau_);
  return tau_;
}

/// With a mistake that is planted by its columns, each a torque.
double LessonValues::massMatrix(const FoundValue& value, const LessonInstant& instant) {
  if (std::exchange(has_M_, true)) return M_(value.joint, value.column);
  const Model& model = *robot_.model;
  if (const auto mistake = plantedOf<ExtendedMistake>(instant)) {
    M_ = massMatrixByColumns(model, instant.input, {*mistake});
  } else if (plantedOf<Mistake>(instant)) {
    const Eigen::VectorXd none = Eigen::VectorXd::Zero(model.dof());
    DynamicsInput column{instant.input.q, none, none, Eigen::Vector3d::Zero(), {}, instant.input.terms};
    column.terms.springs = false;
    M_.resize(model.dof(), model.dof());
    for (int i = 0; i < model.dof(); ++i) {
      column.qdd = Eigen::VectorXd::Unit(model.dof(), i);
      M_.col(i) = inverseDynamics(model, column, instant.formulation, instant.mistakes);
    }
  } else {
    linkwright::massMatrix(model, instant.input.q, instant.input.terms, MassMatrixForm::Automatic, mass_workspace_, M_);
  }
  return M_(value.joint, value.column);
}

double LessonValues::gaussNewton(const FoundValue& value, const LessonInstant& instant) {
  if (!gauss_newton_) gauss_newton_ = gaussNewtonRun(robot_, instant.input.q, setOf(plantedOf<IkMistake>(instant)));
  switch (value.name.gauss_newton) {
    case GaussNewtonFigure::Iterations: return gauss_newton_->iterations;
    case GaussNewtonFigure::Residual: return gauss_newton_->residual;
    case GaussNewtonFigure::Step: break;
  }
  return gauss_newton_->step[value.joint];
}

double LessonValues::inv(const FoundValue& value, const LessonInstant& instant) {
  if (!std::exchange(has_inv_, true)) {
    inv_start_ = InvStart::make(robot_, instant.input);
    if (inv_start_) inv_ = inv_start_->ask(setOf(plantedOf<ExtendedMistake>(instant)));
  }
  return inv_start_ ? inv_start_->figure(*inv_, value.name.inv, value.joint, value.contact) : kNone;
}

void LessonValues::trace(const FoundValue& value, const LessonInstant& instant, double* out) {
  const Formulation formulation = value.name.formulation;
  const auto i = static_cast<std::size_t>(numberOf(formulation));
  Recording& recording = recordings_[i];
  if (!std::exchange(has_recording_[i], true)) {
    MistakeSet mistakes;
    for (const Mistake mistake : kMistakes) {
      if (instant.mistakes.contains(mistake) && canBeMade(mistake, formulation)) mistakes.insert(mistake);
    }
    recordInverseDynamics(*robot_.model, instant.input, formulation, mistakes, recording);
  }
  std::fill(out, out + value.size, kNone);
  const Recorded* row = rowOf(recording, value.body, value.name.equation);
  if (row == nullptr) return;
  Components numbers;
  numbers.size = row->size;
  std::copy(std::begin(row->values), std::end(row->values), std::begin(numbers.values));
  if (value.name.axes != Axes::Link) {
    if (!std::exchange(has_poses_, true)) bodyPoses(*robot_.model, instant.input.q, X_WB_);
    numbers = expressed(*robot_.model, X_WB_, *row, {value.name.axes, -1});
  }
  if (value.name.component == kLengthOfVector)
    *out = numbers.vector().norm();
  else if (value.name.component == kWholeVector)
    std::copy(numbers.values, numbers.values + value.size, out);
  else
    *out = numbers.values[value.name.component];
}

MotionResults& LessonValues::now(const LessonInstant& instant) {
  if (now_) return *now_;
  const DynamicsInput& at = instant.input;
  MotionResultsInput input;
  input.model = robot_.model;
  input.samples = std::make_shared<JointSamples>(
      JointSamples{Eigen::VectorXd::Zero(1), at.q.transpose(), at.qd.transpose(), at.qdd.transpose()});
  Eigen::VectorXd tau;
  inverseDynamics(*robot_.model, at, workspace_, tau);
  input.tau = std::make_shared<Eigen::MatrixXd>(tau.transpose());
  if (!instant.mistakes.empty()) input.mistaken_tau = std::make_shared<Eigen::MatrixXd>(torques(instant).transpose());
  input.gravity = at.gravity;
  input.terms = at.terms;
  input.loads = at.external;
  input.hand = robot_.model->hands().empty() ? -1 : robot_.model->hands().front();
  now_ = std::make_unique<MotionResults>(std::move(input));
  return *now_;
}

void LessonValues::elastic(const FoundValue& value, const LessonInstant& instant, double* out) {
  if (!balance_) balance_ = std::make_unique<LinkBalance>(robot_);
  if (!std::exchange(has_balance_, true)) is_balanced_ = balance_->solve(instant.input);
  std::fill(out, out + value.size, kNone);
  if (!is_balanced_) return;
  const Eigen::Vector3d vector = balance_->figure(value.name.elastic, value.name.object);
  if (value.name.component == kLengthOfVector)
    *out = vector.norm();
  else if (value.name.component == kWholeVector)
    std::copy(vector.begin(), vector.end(), out);
  else
    *out = vector[value.name.component];
}

double LessonValues::ik(IkFigure figure, const LessonInstant& instant) {
  if (!std::exchange(has_ik_, true)) {
    const SceneTarget& target = robot_.scene->targets.front();
    IkTarget wanted;
    wanted.link = robot_.model->findLink(target.link);
    wanted.X_WT = target.X_WT;
    const IkResult result = solveIk(*robot_.model, wanted, instant.input.q);
    ik_ = {static_cast<double>(result.iterations), result.position_error};
  }
  return ik_[static_cast<std::size_t>(figure)];
}

}  // namespace linkwright
