// SPDX-License-Identifier: MIT
#include "core/lesson/value_names.h"

#include "core/base/near_word.h"
#include "core/lesson/lesson_values.h"
#include "core/scene/scene_edit.h"
#include "core/trace/equation_catalogue.h"
#include "core/trajectory/plan.h"

#include <utility>

namespace linkwright {
namespace {

class Names {
public:
  Names(const LessonRobot& robot, ValueSize size) : robot_(robot), size_(size) {}

  /// Those that the robot has, of the size that is wanted.
  void add(std::string name) {
    if (LessonValues::problem(robot_, name).empty()) names_.push_back(std::move(name));
  }

  void rows() {
    for (const CatalogueEntry& entry : equationCatalogue()) {
      for (const ModelLink& link : robot_.model->links()) {
        const std::string row = std::string(entry.id) + "." + link.name;
        if (!LessonValues::problem(robot_, "trace." + row + ".0").empty()) continue;
        const bool is_vector = LessonValues::problem(robot_, "trace." + row + ".norm").empty();
        const bool is_number = !LessonValues::problem(robot_, "trace." + row + ".1").empty();
        if (size_ == ValueSize::Vector) {
          if (!is_vector) continue;
          names_.push_back("trace." + row);
          names_.push_back("trace_world." + row);
        } else if (is_number) {
          names_.push_back("trace." + row);
        } else if (is_vector) {
          for (const char* component : {".x", ".y", ".z", ".norm"}) names_.push_back("trace." + row + component);
          for (const char* component : {".x", ".y", ".z"}) names_.push_back("trace_world." + row + component);
        }
      }
    }
  }

  void numbers() {
    const auto& joints = robot_.model->joints();
    for (const char* of : {"tau.", "q.", "qd.", "qdd."}) {
      for (const ModelJoint& joint : joints) add(of + joint.name);
    }
    for (const TorqueCause cause : kTorqueCauses) {
      for (const ModelJoint& joint : joints)
        add(toString(CurveName{.quantity = CurveQuantity::TorquePart, .joint = joint.name, .cause = cause}));
    }
    for (const char* name : {"energy.kinetic", "energy.potential", "energy.total", "hand.x", "hand.y", "hand.z",
                             "hand.speed", "manipulability"})
      add(name);
    for (const ModelJoint& row : joints) {
      for (const ModelJoint& column : joints) add("M." + row.name + "." + column.name);
    }
    for (const char* name : {"model.links", "model.joints", "model.mass"}) add(name);
    for (const ModelLink& link : robot_.model->links()) add("mass." + link.name);
    const std::vector<std::string> contacts = contactNames(*robot_.scene);
    for (const std::string& contact : contacts) {
      for (const char* of : {"f_n.", "f_t.", "mode.", "slip_margin.", "at.0.5.f_n.", "inv.f_n."}) add(of + contact);
      for (const ModelJoint& joint : joints) {
        add("inv.j_c." + joint.name + "." + contact);
        if (&contact == &contacts.front()) add("inv.qdd." + joint.name);
      }
    }
    add("end.status");
    for (const char* name : {"ik.iterations", "ik.residual", "gauss_newton.iterations", "gauss_newton.residual"})
      add(name);
    for (const ModelJoint& joint : joints) add("gauss_newton.step." + joint.name);
    if (robot_.scene->beam) {
      for (const char* of : {"angle_error", "passive_torque", "tau_start", "deflection", "stretch", "shortest_period",
                             "longest_period", "peak_period"})
        add(std::string("revision.") + of);
    }
    if (planOf(*robot_.scene)) {
      add("duration");
      for (const char* of : {"max.tau.", "min.tau."}) {
        for (const ModelJoint& joint : joints) add(of + joint.name);
      }
    }
  }

  std::vector<std::string> take() { return std::move(names_); }

private:
  const LessonRobot& robot_;
  ValueSize size_;
  std::vector<std::string> names_;
};

}  // namespace

std::vector<std::string> valueNames(const LessonRobot& robot, ValueSize size) {
  Names names(robot, size);
  if (size == ValueSize::Number) names.numbers();
  names.rows();
  return names.take();
}

Message valueProblem(const LessonRobot& robot, const std::string& text) {
  Message problem = LessonValues::problem(robot, text);
  if (problem.empty()) return problem;
  std::vector<std::string> names = valueNames(robot, ValueSize::Number);
  const std::vector<std::string> vectors = valueNames(robot, ValueSize::Vector);
  names.insert(names.end(), vectors.begin(), vectors.end());
  const std::string near = nearWord(text, names);
  return near.empty() ? problem : Message("Files", "%1; did you mean '%2'?").arg(problem, near);
}

}  // namespace linkwright
