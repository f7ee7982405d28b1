// SPDX-License-Identifier: MIT
#include "core/trace/equation_text.h"
#include "core/trace/hand_out.h"
#include "core/trace/model_constants.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace linkwright {
namespace {

/// The letters of a formulation, plain and in LaTeX.
struct Letters {
  const char *centre, *centre_latex;
  const char *inertia, *inertia_latex;
  const char *axis, *axis_latex;
  const char* rotation_latex;
  const char *offset, *offset_latex;
  const char *slide_offset, *slide_offset_latex;  // of a prismatic joint, at q = 0
  const char* index;
};

Letters lettersOf(Formulation formulation) {
  switch (formulation) {
    case Formulation::BodyFrame: return {"c", "c_i", "I", "I_i", "s", "s_i", "R_i^0", "r", "r_i", "r⁰", "r_i^0", "i"};
    case Formulation::Spatial:
      return {"c", "c_i", "I_c", "I_{ci}", "s", "s_i", "R_i^0", "r", "r_i", "r⁰", "r_i^0", "i"};
    case Formulation::WorldSpatial:
      return {"c̄", R"(\bar c_j)", "Ī", R"(\bar I_j)", "a", "a_j", "R_j^0", "b", "b_j", "b", "b_j", "j"};
    case Formulation::NonRecursive:
      return {"c̄", R"(\bar c_i)", "Ī", R"(\bar I_i)", "s", "s_i", "R_i^0", "r", "r_i", "r⁰", "r_i^0", "i"};
  }
  return {};
}

/// Numbers turned from the body's axes into the link's: what is round-off beside the largest is zero in the model.
std::vector<double> tidied(const double* values, int size) {
  std::vector<double> result(values, values + size);
  double largest = 0.0;
  for (const double x : result) largest = std::max(largest, std::abs(x));
  for (double& x : result) {
    if (std::abs(x) < 1e-15 * largest) x = 0.0;
  }
  return result;
}
std::vector<double> numbers(const Eigen::Vector3d& v) { return tidied(v.data(), 3); }
std::vector<double> numbers(const Eigen::Matrix3d& M) {
  const Eigen::Matrix<double, 3, 3, Eigen::RowMajor> rows = M;
  return tidied(rows.data(), 9);
}

/// What a joint adds by itself: only what the recording has.
void addMotor(const Model& model, const Recording& recording, int body, const std::string& index,
              std::vector<GivenNumber>& given) {
  const Body& b = model.bodies()[static_cast<std::size_t>(body)];
  if (b.dof < 0) return;
  const ModelJoint& joint = model.joints()[static_cast<std::size_t>(b.dof)];
  const bool world = recording.formulation == Formulation::WorldSpatial;
  if (recording.find(body, Quantity::RotorTorque) != nullptr) {
    given.push_back({Message("HandOut", "reflected inertia of the rotor"),
                     world ? "Iʳ" : "G² Iᵐ",
                     world ? "I^r_j" : "G_i^2 I^m_i",
                     {joint.reflected_inertia},
                     b.prismatic ? "kg" : "kg m^2"});
  }
  if (recording.find(body, Quantity::FrictionTorque) != nullptr) {
    const std::string unit = b.prismatic ? "N" : "N m";
    const JointFriction& friction = model.jointFriction()[static_cast<std::size_t>(b.dof)];
    given.push_back({Message("HandOut", "viscous friction"),
                     "D",
                     "D_" + index,
                     {friction.viscous},
                     b.prismatic ? "N s/m" : "N m s/rad"});
    given.push_back({Message("HandOut", "Coulomb friction in the positive direction (taken as zero at rest)"),
                     "τᶜ(+1)",
                     R"(\tau^C_)" + index + "(+1)",
                     {friction.coulomb_positive},
                     unit});
    given.push_back({Message("HandOut", "Coulomb friction in the negative direction"),
                     "τᶜ(−1)",
                     R"(\tau^C_)" + index + "(-1)",
                     {friction.coulomb_negative},
                     unit});
  }
  if (recording.find(body, Quantity::SpringTorque) != nullptr) {
    given.push_back({Message("HandOut", "spring stiffness"),
                     "kˢ",
                     "k^s_" + index,
                     {joint.spring.stiffness},
                     b.prismatic ? "N/m" : "N m/rad"});
    given.push_back({Message("HandOut", "spring rest position"),
                     "qˢ",
                     "q^s_" + index,
                     {joint.spring.rest},
                     b.prismatic ? "m" : "rad"});
  }
}

}  // namespace

std::string handOutNumber(double value, bool full_digits) {
  char buffer[32];
  const double shown = value == 0.0 ? 0.0 : value;  // no minus before a zero
  const std::to_chars_result end =
      full_digits ? std::to_chars(buffer, buffer + sizeof buffer, shown)
                  : std::to_chars(buffer, buffer + sizeof buffer, shown, std::chars_format::general, 6);
  return std::string(buffer, end.ptr);
}

std::vector<GivenNumber> stateOfBody(const Model& model, const Recording& recording, int body) {
  const bool prismatic = model.bodies()[static_cast<std::size_t>(body)].prismatic;
  std::vector<GivenNumber> state;
  for (const Quantity quantity : {Quantity::JointPosition, Quantity::JointVelocity, Quantity::JointAcceleration}) {
    const Recorded* entry = recording.find(body, quantity);
    if (entry == nullptr) continue;
    const RowSymbol symbol = rowSymbolOf(*entry, recording.formulation);
    state.push_back({Message("Equations", termOf(quantity)),
                     symbol.plain,
                     symbol.latex,
                     {entry->scalar()},
                     unitOf(quantity, prismatic, recording.formulation)});
  }
  return state;
}

std::vector<GivenNumber> givenOfBase(Formulation formulation, const Eigen::Vector3d& gravity) {
  const Eigen::Vector3d up = -gravity;
  const std::vector<double> zero(3, 0.0), six_zeros(6, 0.0), upwards = {0.0, 0.0, 0.0, up.x(), up.y(), up.z()};
  std::vector<GivenNumber> given = {
      {Message("HandOut", "gravity, world frame"), "g", "g", {gravity.x(), gravity.y(), gravity.z()}, "m/s^2"}};
  const GivenNumber pose = {Message("HandOut", "position of the base (axes parallel to the world axes)"), "p₀", "p_0",
                            zero, "m"};
  const GivenNumber lifted = {Message("HandOut", "spatial acceleration of the base, minus gravity"), "A₀ = [0; −g]",
                              "A_0 = [0; -g]", upwards, "rad/s^2; m/s^2"};
  switch (formulation) {
    case Formulation::BodyFrame:
      given.push_back(
          {Message("HandOut", "the base is at rest"), "ω₀ = v₀ = α₀", R"(\omega_0 = v_0 = \alpha_0)", zero, "1"});
      given.push_back({Message("HandOut", "acceleration of the base, minus gravity"),
                       "a₀ = −g",
                       "a_0 = -g",
                       {up.x(), up.y(), up.z()},
                       "m/s^2"});
      break;
    case Formulation::Spatial:
      given.push_back({Message("HandOut", "the base is at rest"), "V₀", "V_0", six_zeros, "rad/s; m/s"});
      given.push_back(lifted);
      break;
    case Formulation::WorldSpatial:
      given.push_back(pose);
      given.push_back({Message("HandOut", "the base is at rest and does not accelerate"), "w₀ = v₀ = ẇ₀ = v̇₀",
                       R"(w_0 = v_0 = \dot w_0 = \dot v_0)", zero, "1"});
      break;
    case Formulation::NonRecursive:
      given.push_back(pose);
      given.push_back(lifted);
      break;
  }
  return given;
}

std::vector<GivenNumber> givenOfBody(const Model& model, const Recording& recording, int body) {
  const Letters letter = lettersOf(recording.formulation);
  const Body& b = model.bodies()[static_cast<std::size_t>(body)];
  const std::string index = letter.index;
  const Eigen::Vector3d c = centreInLink(model, body), r0 = originAtZero(model, body), axis = axisInLink(model, body);
  const Eigen::Matrix3d I = inertiaInLink(model, body), R0 = rotationAtZero(model, body);

  std::vector<GivenNumber> given;
  given.push_back({Message("HandOut", "mass"), "m", "m_" + index, {b.mass}, "kg"});
  given.push_back(
      {Message("HandOut", "centre of mass, link frame"), letter.centre, letter.centre_latex, numbers(c), "m"});
  given.push_back({Message("HandOut", "inertia about the centre of mass, link frame"), letter.inertia,
                   letter.inertia_latex, numbers(I), "kg m^2"});
  if (b.dof >= 0) {
    given.push_back({b.prismatic ? Message("HandOut", "axis of the prismatic joint, in the link frame")
                                 : Message("HandOut", "axis of the revolute joint, in the link frame"),
                     letter.axis, letter.axis_latex, numbers(axis), "1"});
  }
  given.push_back(
      {Message("HandOut", "orientation at q = 0, parent frame"), "R⁰", letter.rotation_latex, numbers(R0), "1"});
  given.push_back(
      {b.prismatic ? Message("HandOut", "origin at q = 0, parent frame") : Message("HandOut", "origin, parent frame"),
       b.prismatic ? letter.slide_offset : letter.offset, b.prismatic ? letter.slide_offset_latex : letter.offset_latex,
       numbers(r0), "m"});
  addMotor(model, recording, body, index, given);
  return given;
}

}  // namespace linkwright
