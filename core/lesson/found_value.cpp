// SPDX-License-Identifier: MIT
#include "core/lesson/found_value.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/lesson/link_balance.h"
#include "core/mechanism/dh_form.h"
#include "core/scene/scene_edit.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace linkwright {
namespace {

/// The body that a link is; -1 where it is fixed to the world or carried by another link's body.
int bodyOf(const Model& model, int link) {
  const int body = model.links()[static_cast<std::size_t>(link)].body;
  return body >= 0 && model.linkOfBody(body) == link ? body : -1;
}

Recording recordReady(const LessonRobot& robot, Formulation formulation) {
  const Model& model = *robot.model;
  DynamicsInput input;
  input.q = model.readyPose();
  input.qd = input.qdd = Eigen::VectorXd::Zero(model.dof());
  // what loads add to the recursion is there wherever they are
  for (const SceneLoad& load : robot.scene->loads)
    input.external.push_back({model.findLink(load.link), {load.force, load.moment}});
  Recording recording;
  recordInverseDynamics(model, input, formulation, recording);
  return recording;
}

bool hasContact(const LessonRobot& robot, const std::string& name) {
  const std::vector<std::string> names = contactNames(*robot.scene);
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// A joint, a contact, or both with a dot between them, where names may have dots of their own.
Message findInv(const LessonRobot& robot, const std::string& text, FoundValue& value) {
  const std::string& object = value.name.object;
  switch (value.name.inv) {
    case InvFigure::Acceleration:
      value.joint = robot.model->findJoint(object);
      return value.joint < 0 ? Message("Files", "'%1' does not name a moving joint of the robot").arg(text) : Message();
    case InvFigure::NormalForce:
      value.contact = object;
      return hasContact(robot, object)
                 ? Message()
                 : Message("Files", "'%1' names contact '%2', but the scene has no such contact").arg(text, object);
    case InvFigure::NormalColumn: break;
  }
  for (std::size_t dot = object.find('.'); dot != std::string::npos; dot = object.find('.', dot + 1)) {
    value.joint = robot.model->findJoint(object.substr(0, dot));
    value.contact = object.substr(dot + 1);
    if (value.joint >= 0 && hasContact(robot, value.contact)) return {};
  }
  return Message("Files", "'%1' does not name a moving joint of the robot and a contact of the scene").arg(text);
}

}  // namespace

const Recorded* rowOf(const Recording& recording, int body, EquationId equation) {
  for (const Recorded& entry : recording.entries) {
    if (entry.body == body && entry.equation == equation && entry.other < 0) return &entry;
  }
  return nullptr;
}

int dhRow(const Mechanism& mechanism, const ValueName& name, DhTable& table) {
  const Result<DhForm> form =
      dhFormOf(mechanism, name.is_modified_dh ? DhConvention::Modified : DhConvention::Standard);
  if (!form) return -1;
  table = form->table;
  for (std::size_t i = 0; i < form->joints.size(); ++i) {
    if (mechanism.joints[static_cast<std::size_t>(form->joints[i])].name == name.object) return static_cast<int>(i);
  }
  return -1;
}

Message findValue(const LessonRobot& robot, const std::string& text, FoundValue& value) {
  const Model& model = *robot.model;
  const std::optional<ValueName> name = parseValueName(text);
  if (!name) return Message("Files", "there is no value '%1'; the manual's page on lessons lists the names").arg(text);
  value.name = *name;
  const auto noJoint = [&](const std::string& joint) {
    return Message("Files", "'%1' names joint '%2', but the robot has no such moving joint").arg(text, joint);
  };
  const auto noLink = [&](const std::string& link) {
    return Message("Files", "'%1' names link '%2', but the robot has no such link").arg(text, link);
  };
  switch (name->source) {
    case ValueSource::Curve:
    case ValueSource::Extreme: {
      const CurveName& curve = name->curve;
      if (!curve.joint.empty()) {
        value.joint = model.findJoint(curve.joint);
        if (value.joint < 0) return noJoint(curve.joint);
      }
      if (!curve.contact.empty() && !hasContact(robot, curve.contact))
        return Message("Files", "'%1' names contact '%2', but the scene has no such contact").arg(text, curve.contact);
      return {};
    }
    case ValueSource::Trace: {
      const int link = model.findLink(name->object);
      if (link < 0) return noLink(name->object);
      value.body = bodyOf(model, link);
      const Recording recording = recordReady(robot, name->formulation);
      const Recorded* row = value.body < 0 ? nullptr : rowOf(recording, value.body, name->equation);
      if (row == nullptr)
        return Message("Files", "'%1': the recursion of this robot has no such row for link '%2'")
            .arg(text, name->object);
      if (name->component >= row->size || (name->component == kLengthOfVector && row->size != 3) ||
          (name->component == kWholeVector && row->size != 3 && row->size != 1))
        return Message("Files", "'%1': this row has %2 numbers; name one of them, counted from 0").arg(text, row->size);
      value.size = name->component == kWholeVector ? row->size : 1;
      return {};
    }
    case ValueSource::MassMatrix:
      for (std::size_t dot = name->object.find('.'); dot != std::string::npos; dot = name->object.find('.', dot + 1)) {
        value.joint = model.findJoint(name->object.substr(0, dot));
        value.column = model.findJoint(name->object.substr(dot + 1));
        if (value.joint >= 0 && value.column >= 0) return {};
      }
      return Message("Files", "'%1' does not name two moving joints of the robot").arg(text);
    case ValueSource::ModelFigure:
      return name->model == ModelFigure::LinkMass && model.findLink(name->object) < 0 ? noLink(name->object)
                                                                                      : Message();
    case ValueSource::DhFigure: {
      DhTable table;
      return dhRow(robot.scene->mechanism, *name, table) < 0
                 ? Message("Files", "'%1': the robot is no chain with a row for joint '%2'").arg(text, name->object)
                 : Message();
    }
    case ValueSource::GaussNewtonFigure:
      if (robot.scene->targets.empty()) return Message("Files", "'%1' needs a target in the scene").arg(text);
      value.joint = model.findJoint(name->object);
      return name->gauss_newton == GaussNewtonFigure::Step && value.joint < 0 ? noJoint(name->object) : Message();
    case ValueSource::InvFigure: return findInv(robot, text, value);
    case ValueSource::IkFigure:
      return robot.scene->targets.empty() ? Message("Files", "'%1' needs a target in the scene").arg(text) : Message();
    case ValueSource::ElasticFigure: {
      const int link = model.findLink(name->object);
      if (link < 0) return noLink(name->object);
      if (!LinkBalance(robot).bends(name->object))
        return Message("Files", "'%1' names link '%2', but in this scene it does not bend").arg(text, name->object);
      if (name->component > 2) return Message("Files", "'%1': name x, y, z or norm").arg(text);
      value.body = bodyOf(model, link);
      value.size = name->component == kWholeVector ? 3 : 1;
      return {};
    }
    case ValueSource::RevisionFigure:
    case ValueSource::EndStatus:
    case ValueSource::Duration: break;
  }
  return {};
}

}  // namespace linkwright
