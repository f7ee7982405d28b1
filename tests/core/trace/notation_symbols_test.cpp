// SPDX-License-Identifier: GPL-3.0-or-later
// A symbol in text is the symbol in the picture: both are held against assets/equations/notations.
#include "core/trace/notation_symbols.h"

#include "tests/support/catch.h"
#include "tests/support/formulations.h"

#include <fstream>
#include <map>
#include <regex>
#include <sstream>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

struct Stem {
  Quantity quantity;
  const char* stem;
};
using Q = Quantity;
constexpr Stem kStems[] = {{Q::JointPosition, "q_i"},
                           {Q::JointVelocity, "qd_i"},
                           {Q::JointAcceleration, "qdd_i"},
                           {Q::Rotation, "R_i"},
                           {Q::Offset, "r_i"},
                           {Q::Position, "p_i"},
                           {Q::AngularVelocity, "omega_i"},
                           {Q::LinearVelocity, "v_i"},
                           {Q::AngularAcceleration, "alpha_i"},
                           {Q::LinearAcceleration, "a_i"},
                           {Q::CentreAcceleration, "ac_i"},
                           {Q::InertialForce, "F_i"},
                           {Q::InertialMoment, "N_i"},
                           {Q::ExternalForce, "fE_i"},
                           {Q::ExternalMoment, "nE_i"},
                           {Q::JointForce, "f_i"},
                           {Q::JointMoment, "n_i"},
                           {Q::RotorTorque, "rotor_i"},
                           {Q::FrictionTorque, "friction_i"},
                           {Q::SpringTorque, "spring_i"},
                           {Q::JointTorque, "tau_i"},
                           {Q::VelocityAtOrigin, "vo_i"},
                           {Q::AccelerationAtOrigin, "dvo_i"},
                           {Q::CentreOfMass, "cw_i"},
                           {Q::Inertia, "Iw_i"},
                           {Q::SpatialVelocity, "V_i"},
                           {Q::SpatialAcceleration, "A_i"},
                           {Q::InertialWrench, "wrenchI_i"},
                           {Q::ExternalWrench, "wrenchE_i"},
                           {Q::JointWrench, "wrench_i"},
                           {Q::MotionAxis, "S_i"},
                           {Q::TorqueShare, "tau_ij"}};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

std::string readEquationFile(const std::string& name) {
  std::ifstream file(sourcePath("assets/equations") / name);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// The body of \defsym[formulation]{stem}{...} by "formulation@stem".
void readSymbols(const char* name, std::map<std::string, std::string>& symbols) {
  std::ifstream file(sourcePath("assets/equations/notations") / (std::string(name) + ".tex"));
  static const std::regex line(R"(\\defsym(?:\[(\w+)\])?\{([^}]*)\}\{(.*)\})");
  for (std::string text; std::getline(file, text);) {
    std::smatch found;
    if (std::regex_match(text, found, line)) symbols[found[1].str() + "@" + found[2].str()] = found[3].str();
  }
}

/// Without what differs in print only: bold type, braces, spaces, the order of scripts.
std::string plain(std::string tex, bool world) {
  tex = replaced(tex, "\\me", world ? "j" : "i");
  tex = replaced(tex, "\\jointletter", "\\theta");
  tex = std::regex_replace(tex, std::regex(R"(\\pre\{([^{}]*(?:\{[^{}]*\})?)\})"), "{}^{$1}");
  tex = std::regex_replace(tex, std::regex(R"(\\turns\{(\w)\}\{(\w)\})"), "{}^{$1}_{$2}R");
  tex = std::regex_replace(tex, std::regex(R"(_\{(\w*)\}\^\{(\w*)\})"), "^{$2}_{$1}");
  tex = replaced(replaced(tex, "\\vect", ""), "\\mathit", "");
  tex = std::regex_replace(tex, std::regex(R"([{} ]|\\,)"), "");
  return tex;
}

const char* partOf(Formulation formulation) {
  switch (formulation) {
    case Formulation::BodyFrame: return "body";
    case Formulation::Spatial: return "spatial";
    case Formulation::WorldSpatial: return "world";
    case Formulation::NonRecursive: return "direct";
  }
  return "";
}

}  // namespace

TEST_CASE("The symbols of each notation are those of its pictures") {
  for (const Notation notation : kNotations) {
    std::map<std::string, std::string> symbols;
    readSymbols("source", symbols);
    if (notation != Notation::Source) readSymbols(nameOf(notation), symbols);
    REQUIRE(symbols.size() > 60);
    int compared = 0;
    for (const Formulation formulation : kAllFormulations) {
      const std::string sheet = readEquationFile(std::string("symbols.") + partOf(formulation) + ".tex");
      for (const Stem& row : kStems) {
        // what the formulation does not have needs no symbol with its index
        if (sheet.find(std::string("\\sym{") + row.stem + "}") == std::string::npos) continue;
        ++compared;
        INFO(nameOf(notation) << ", " << nameOf(formulation) << ", " << row.stem);
        auto found = symbols.find(std::string(partOf(formulation)) + "@" + row.stem);
        if (found == symbols.end()) found = symbols.find(std::string("@") + row.stem);
        REQUIRE(found != symbols.end());
        const bool world = formulation == Formulation::WorldSpatial;
        CHECK(plain(latexSymbolOf(row.quantity, formulation, notation), world) == plain(found->second, world));
        CHECK_FALSE(plainSymbolOf(row.quantity, formulation, notation).empty());
      }
    }
    CHECK(compared > 45);
  }
}

TEST_CASE("Plain symbols in four notations") {
  constexpr Formulation kBody = Formulation::BodyFrame, kWorld = Formulation::WorldSpatial;
  CHECK(plainSymbolOf(Q::AngularVelocity, kBody, Notation::Source) == "ω");
  CHECK(plainSymbolOf(Q::AngularVelocity, kBody, Notation::CraigLuh) == "ⁱω");
  CHECK(plainSymbolOf(Q::AngularVelocity, kWorld, Notation::Source) == "w");
  CHECK(plainSymbolOf(Q::AngularVelocity, kWorld, Notation::CraigLuh) == "⁰ω");
  CHECK(plainSymbolOf(Q::JointTorque, kWorld, Notation::LynchPark) == "τ");
  CHECK(plainSymbolOf(Q::JointVelocity, kBody, Notation::CraigLuh) == "θ̇");
  CHECK(plainSymbolOf(Q::JointVelocity, kBody, Notation::CraigLuh, true) == "ḋ");
  CHECK(plainSymbolOf(Q::SpatialVelocity, Formulation::Spatial, Notation::Featherstone) == "v");
  CHECK(latexSymbolOf(Q::JointMoment, kBody, Notation::CraigLuh) == "{}^in_i");
  Recorded handed_on;
  handed_on.quantity = Q::JointForce;
  handed_on.other = 2;
  CHECK(plainSymbolOf(handed_on, kBody, Notation::Source) == "Rₖ fₖ");
  CHECK(plainSymbolOf(handed_on, kBody, Notation::CraigLuh) == "ⁱₖR ᵏf");
}
