// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/step_arrows.h"

#include "ui/explain/model_constants.h"
#include "ui/widgets/numbers.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <optional>

namespace linkwright::ui {

namespace {

constexpr double kLongest = 0.2;     // of the reach: the longest arrow of a kind at a fresh scale
constexpr double kShortest = 0.012;  // of the reach: shorter arrows are not drawn
constexpr double kOneWay = 0.998;    // cosine of 3.6 degrees
constexpr double kNothing = 1e-9;    // in the own unit of a quantity: the longest vector is round-off

std::optional<ArrowKind> kindOf(Quantity quantity, bool prismatic) {
  switch (quantity) {
    case Quantity::AngularVelocity: return ArrowKind::AngularVelocity;
    case Quantity::LinearVelocity: return ArrowKind::LinearVelocity;
    case Quantity::AngularAcceleration: return ArrowKind::AngularAcceleration;
    case Quantity::LinearAcceleration:
    case Quantity::CentreAcceleration: return ArrowKind::LinearAcceleration;
    case Quantity::InertialForce:
    case Quantity::ExternalForce:
    case Quantity::JointForce: return ArrowKind::Force;
    case Quantity::InertialMoment:
    case Quantity::ExternalMoment:
    case Quantity::JointMoment: return ArrowKind::Moment;
    case Quantity::RotorTorque:
    case Quantity::FrictionTorque:
    case Quantity::JointTorque: return prismatic ? ArrowKind::Force : ArrowKind::Moment;
    default: return std::nullopt;
  }
}

QString symbolWithIndex(Quantity quantity, char16_t index) {
  const auto with = [index](QStringView symbol) { return symbol.toString() + QChar(index); };
  switch (quantity) {
    case Quantity::AngularVelocity: return with(u"ω");
    case Quantity::LinearVelocity: return with(u"v");
    case Quantity::AngularAcceleration: return with(u"α");
    case Quantity::LinearAcceleration: return with(u"a");
    case Quantity::CentreAcceleration: return QStringLiteral("a_c") + QChar(index == u'ᵢ' ? u'i' : index);
    case Quantity::InertialForce: return with(u"F");
    case Quantity::InertialMoment: return with(u"N");
    case Quantity::ExternalForce: return with(u"fᴱ");
    case Quantity::ExternalMoment: return with(u"nᴱ");
    case Quantity::JointForce: return with(u"f");
    case Quantity::JointMoment: return with(u"n");
    case Quantity::RotorTorque: return with(u"τᵐ");
    case Quantity::FrictionTorque: return with(u"τᶠ");
    case Quantity::JointTorque: return with(u"τ");
    default: return {};
  }
}

bool prismaticAt(const Snapshot& snapshot, int body) {
  return snapshot.model->bodies().at(static_cast<std::size_t>(body)).prismatic;
}

const Pose& linkPoseOf(const Snapshot& snapshot, int body) {
  return snapshot.X_WL.at(static_cast<std::size_t>(snapshot.model->linkOfBody(body)));
}

// a recorded vector or torque in world axes
Eigen::Vector3d worldVector(const Snapshot& snapshot, const Recorded& entry) {
  const Eigen::Matrix3d& R_WL = linkPoseOf(snapshot, entry.body).R;
  if (entry.size == 3) return R_WL * entry.vector();
  const Eigen::Vector3d axis_W = R_WL * axisOf(*snapshot.model, entry.body);
  return axis_W * entry.scalar();
}

// a vector's length has no sign; a torque keeps the one that panel and plot show
QString labelNumber(const Recorded& entry) {
  return withTrueMinus(QString::number(entry.size == 3 ? entry.vector().norm() : entry.scalar(), 'g', 4));
}

double length(const Recorded& entry) { return entry.size == 3 ? entry.vector().norm() : std::abs(entry.scalar()); }

std::array<double, kArrowKinds> longestVectors(const Snapshot& snapshot) {
  std::array<double, kArrowKinds> longest{};
  for (const Recorded& entry : snapshot.recording->entries) {
    const std::optional<ArrowKind> kind = kindOf(entry.quantity, prismaticAt(snapshot, entry.body));
    if (!kind || entry.other >= 0) continue;  // a child's share is not drawn
    double& value = longest.at(static_cast<std::size_t>(*kind));
    value = std::max(value, length(entry));
  }
  return longest;
}

double chainReach(const Model& model) {
  std::vector<double> way(static_cast<std::size_t>(model.bodyCount()), 0.0);
  double reach = 0.0;
  for (std::size_t body = 0; body < way.size(); ++body) {
    const Body& data = model.bodies()[body];
    const Eigen::Vector3d offset(data.p_PJ.x, data.p_PJ.y, data.p_PJ.z);
    way[body] = offset.norm() + (data.parent < 0 ? 0.0 : way.at(static_cast<std::size_t>(data.parent)));
    reach = std::max(reach, way[body] + centreOfMass(model, static_cast<int>(body)).norm());
  }
  for (const ModelLink& link : model.links()) {
    const double to_body = link.body < 0 ? 0.0 : way.at(static_cast<std::size_t>(link.body));
    reach = std::max(reach, to_body + link.X_BL.p.norm());
  }
  return reach > 0.0 ? reach : 1.0;
}

void addArrow(std::vector<Arrow>& arrows, const Snapshot& snapshot, const ArrowScales& scales, int body,
              Quantity quantity, char16_t index) {
  const Recorded* entry = body < 0 ? nullptr : snapshot.recording->find(body, quantity);
  if (entry == nullptr) return;
  const bool prismatic = prismaticAt(snapshot, body);
  const std::optional<ArrowKind> kind = kindOf(quantity, prismatic);
  if (!kind) return;
  const Pose& X_WL = linkPoseOf(snapshot, body);
  const Eigen::Vector3d arrow_W =
      worldVector(snapshot, *entry) * scales.metres_per_unit.at(static_cast<std::size_t>(*kind));
  if (arrow_W.norm() < kShortest * scales.reach) return;

  Arrow arrow;
  const bool at_centre = quantity == Quantity::InertialForce || quantity == Quantity::InertialMoment ||
                         quantity == Quantity::CentreAcceleration;
  arrow.tail = at_centre ? X_WL * centreOfMass(*snapshot.model, body) : X_WL.p;
  arrow.tip = arrow.tail + arrow_W;
  arrow.quantity = quantity;
  arrow.double_headed = *kind == ArrowKind::Moment;
  arrow.label =
      QStringLiteral("%1 %2 %3")
          .arg(symbolWithIndex(quantity, index), labelNumber(*entry),
               QString::fromUtf8(unitOf(quantity, prismatic)).replace(QLatin1String("^2"), QStringLiteral(u"²")));
  arrows.push_back(arrow);
}

// arrows from one point along one line would cover each other
void layAside(std::vector<Arrow>& arrows, double reach) {
  for (std::size_t i = 1; i < arrows.size(); ++i) {
    const Eigen::Vector3d along = arrows[i].tip - arrows[i].tail;
    for (std::size_t j = 0; j < i; ++j) {
      const Eigen::Vector3d other = arrows[j].tip - arrows[j].tail;
      const bool one_point = (arrows[i].tail - arrows[j].tail).norm() < 1e-6 * reach;
      const bool one_way = along.dot(other) > kOneWay * along.norm() * other.norm();
      if (one_point && one_way) ++arrows[i].aside;
    }
  }
}

struct StepVectors {
  std::vector<Quantity> link, parent, children;
};

// what the step's equation holds, result first
StepVectors vectorsOf(EquationId equation, bool prismatic) {
  using Q = Quantity;
  switch (equation) {
    case EquationId::AngularVelocity: return {{Q::AngularVelocity}, {Q::AngularVelocity}, {}};
    case EquationId::LinearVelocity: return {{Q::LinearVelocity}, {Q::LinearVelocity, Q::AngularVelocity}, {}};
    case EquationId::AngularAcceleration:
      return {{Q::AngularAcceleration, Q::AngularVelocity}, {Q::AngularAcceleration}, {}};
    case EquationId::LinearAcceleration:
      return {{Q::LinearAcceleration}, {Q::LinearAcceleration, Q::AngularAcceleration, Q::AngularVelocity}, {}};
    case EquationId::CentreAcceleration:
      return {{Q::CentreAcceleration, Q::LinearAcceleration, Q::AngularAcceleration, Q::AngularVelocity}, {}, {}};
    case EquationId::InertialForce: return {{Q::InertialForce, Q::CentreAcceleration}, {}, {}};
    case EquationId::InertialMoment: return {{Q::InertialMoment, Q::AngularAcceleration, Q::AngularVelocity}, {}, {}};
    case EquationId::ExternalWrench: return {{Q::ExternalForce, Q::ExternalMoment}, {}, {}};
    case EquationId::JointForce: return {{Q::JointForce, Q::InertialForce, Q::ExternalForce}, {}, {Q::JointForce}};
    case EquationId::JointMoment:
      return {{Q::JointMoment, Q::InertialMoment, Q::InertialForce, Q::ExternalMoment},
              {},
              {Q::JointMoment, Q::JointForce}};
    case EquationId::RotorTorque: return {{Q::RotorTorque}, {}, {}};
    case EquationId::FrictionTorque: return {{Q::FrictionTorque}, {}, {}};
    case EquationId::JointTorque: return {{Q::JointTorque, prismatic ? Q::JointForce : Q::JointMoment}, {}, {}};
    default: return {};
  }
}

const Step* stepAt(const Snapshot& snapshot, int step) {
  if (!snapshot.steps || step < 0 || step >= static_cast<int>(snapshot.steps->size())) return nullptr;
  return &(*snapshot.steps)[static_cast<std::size_t>(step)];
}

}  // namespace

ArrowScales arrowScales(const Snapshot& snapshot) {
  ArrowScales scales;
  scales.reach = chainReach(*snapshot.model);
  const std::array<double, kArrowKinds> longest = longestVectors(snapshot);
  for (std::size_t kind = 0; kind < kArrowKinds; ++kind) {
    scales.metres_per_unit[kind] = longest[kind] > kNothing ? kLongest * scales.reach / longest[kind] : 0.0;
  }
  return scales;
}

ArrowScales steadyArrowScales(const ArrowScales& before, const Snapshot& snapshot) {
  ArrowScales scales = arrowScales(snapshot);
  if (scales.reach != before.reach) return scales;
  const std::array<double, kArrowKinds> longest = longestVectors(snapshot);
  const double upper = snapshot.dragging ? 0.6 : 0.34;
  const double lower = snapshot.dragging ? 0.0 : 0.06;
  for (std::size_t kind = 0; kind < kArrowKinds; ++kind) {
    const double drawn = longest[kind] * before.metres_per_unit[kind] / scales.reach;
    if (before.metres_per_unit[kind] > 0.0 && drawn >= lower && drawn <= upper) {
      scales.metres_per_unit[kind] = before.metres_per_unit[kind];
    }
  }
  return scales;
}

std::vector<Arrow> stepArrows(const Snapshot& snapshot, int step, const ArrowScales& scales) {
  std::vector<Arrow> arrows;
  const Step* at = stepAt(snapshot, step);
  if (at == nullptr) return arrows;
  const std::vector<Body>& bodies = snapshot.model->bodies();
  const Body& body = bodies.at(static_cast<std::size_t>(at->body));
  const StepVectors vectors = vectorsOf(at->equation, body.prismatic);
  for (const Quantity quantity : vectors.link) addArrow(arrows, snapshot, scales, at->body, quantity, u'ᵢ');
  for (const Quantity quantity : vectors.parent) addArrow(arrows, snapshot, scales, body.parent, quantity, u'ₚ');
  for (std::size_t child = 0; child < bodies.size() && !vectors.children.empty(); ++child) {
    if (bodies[child].parent != at->body) continue;
    for (const Quantity quantity : vectors.children) {
      addArrow(arrows, snapshot, scales, static_cast<int>(child), quantity, u'ₖ');
    }
  }
  layAside(arrows, scales.reach);
  return arrows;
}

int litLink(const Snapshot& snapshot, int step) {
  const Step* at = stepAt(snapshot, step);
  return at == nullptr ? -1 : snapshot.model->linkOfBody(at->body);
}

std::vector<int> visitedLinks(const Snapshot& snapshot, int step) {
  std::vector<int> visited;
  const Step* at = stepAt(snapshot, step);
  if (at == nullptr) return visited;
  std::vector<bool> been(static_cast<std::size_t>(snapshot.model->bodyCount()), false);
  for (int index = 0; index <= step; ++index) {
    const Step& passed = (*snapshot.steps)[static_cast<std::size_t>(index)];
    if (passed.pass == at->pass) been.at(static_cast<std::size_t>(passed.body)) = true;
  }
  const int lit = litLink(snapshot, step);
  const std::vector<ModelLink>& links = snapshot.model->links();
  for (std::size_t link = 0; link < links.size(); ++link) {
    const int body = links[link].body;
    if (body >= 0 && been.at(static_cast<std::size_t>(body)) && static_cast<int>(link) != lit) {
      visited.push_back(static_cast<int>(link));
    }
  }
  return visited;
}

}  // namespace linkwright::ui
