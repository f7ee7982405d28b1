// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/simulation_decor.h"

#include "core/contact/contact.h"
#include "ui/document/simulated_run.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/round_step.h"

#include <Eigen/Geometry>
#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

struct SimulationDecorText {
  Q_DECLARE_TR_FUNCTIONS(SimulationDecor)
};

constexpr double kSheet = 0.2;      // opacity of a surface
constexpr double kCone = 0.11;      // and of a cone
constexpr double kNoLoad = 1e-9;    // N and N m: round-off
constexpr double kTouching = 5e-5;  // m: a gap below it is not worth a number
constexpr double kAtLimit = 0.98;   // of what friction can be: the rest is the regularised law's rounding
constexpr int kConeSlices = 36;
constexpr int kZigzags = 9;

QColor modeColour(const ContactInstant& at, bool is_at_limit, bool dark) {
  if (!at.sample || at.sample->mode == ContactMode::Free) return plainPointColour(dark);
  return is_at_limit ? limitColour(dark) : quantityColour(Quantity::ExternalForce, dark);
}

Trail line(std::vector<Vector3d> points_W, const QColor& colour, double half_width) {
  Trail trail;
  trail.points_W = std::move(points_W);
  trail.colour = colour;
  trail.half_width = half_width;
  return trail;
}

QColor seeThrough(QColor colour, double opacity) {
  colour.setAlphaF(static_cast<float>(opacity));
  return colour;
}

/// Friction's share of what it can be; above 1 by round-off only. Absent without a sample or a force.
std::optional<double> frictionShare(const ContactInstant& at, const ContactLaws& laws) {
  if (!at.sample) return {};
  const double most = holdingCoefficient(at, laws) * std::abs(at.sample->f_n);
  if (most <= kNoLoad) return {};
  return at.sample->f_t() / most;
}

bool isAtLimit(const ContactInstant& at, const ContactLaws& laws) {
  if (!at.sample || at.sample->mode != ContactMode::Slip) return false;
  if (laws.friction == FrictionLaw::StickSlip) return true;
  return frictionShare(at, laws).value_or(0.0) >= kAtLimit;
}

/// Draws what is known of one contact after the other.
class SimulationPainter {
public:
  SimulationPainter(const Snapshot& snapshot, const SimulationScene& scene) : snapshot_(snapshot), scene_(scene) {}

  void addSurface(const SurfacePatch& patch) {
    if (!patch.shape) return;
    const QColor colour = plainPointColour(scene_.dark);
    decor_.sheets.push_back({patch.shape, patch.surface.X_WS, colour, kSheet});
    const auto add = [&](const std::vector<std::vector<Vector3d>>& lines, double opacity, double half_width) {
      for (const std::vector<Vector3d>& points_W : lines)
        decor_.trails.push_back(line(points_W, seeThrough(colour, opacity), half_width));
    };
    add(patch.grid_W, 0.32, 0.5);
    add(patch.ticks_W, 0.75, 0.7);
    add(patch.edge_W, 0.9, 0.9);
  }

  // the point, its gap and what it does
  void addPoint(const ContactInstant& at, bool chosen) {
    const Vector3d& p = at.geometry.point.r;
    const bool at_limit = isAtLimit(at, scene_.laws);
    PlaceMark mark;
    mark.p_W = p;
    mark.colour = modeColour(at, at_limit, scene_.dark);
    mark.is_round = at.sample && at.sample->mode != ContactMode::Free;
    mark.radius = chosen ? 5.0 : 4.0;
    decor_.marks.push_back(mark);
    if (!scene_.is_explaining) {
      PlaceName name{p, contactWords(at, scene_.laws, chosen), at_limit ? mark.colour : viewInk(scene_.dark)};
      name.away_W = -at.geometry.n;
      decor_.names.push_back(std::move(name));
    }
    if (std::abs(at.geometry.gap) < kTouching) return;
    const Vector3d foot = footOf(at);
    Trail gap = line({p, foot}, viewInk(scene_.dark), 0.8);
    gap.dashed = gap.in_front = true;
    decor_.trails.push_back(std::move(gap));
    PlaceName number{0.5 * (p + foot), lengthText(at.geometry.gap), viewInk(scene_.dark)};
    number.away_W = at.geometry.t1;
    decor_.names.push_back(std::move(number));
  }

  void addForces(const ContactInstant& at) {
    const Vector3d normal = at.normalForce(), friction = at.frictionForce();
    const Vector3d& p = at.geometry.point.r;
    if (normal.norm() <= kNoLoad && friction.norm() <= kNoLoad) return;
    const double f_n = at.sample->f_n;
    const QString label = f_n < 0.0 ? SimulationDecorText::tr("f_n = %1 N (bilateral contact pulls)")
                                    : SimulationDecorText::tr("f_n = %1 N");
    addArrow(p, normal, Quantity::ExternalForce, label.arg(shortNumber(f_n)));
    addArrow(p, friction, kFrictionColour, SimulationDecorText::tr("f_t = %1 N").arg(shortNumber(friction.norm())));
    if (friction.norm() <= kNoLoad || scene_.metres_per_newton <= 0.0) return;
    // a line to a dot: an arrow would be laid aside of the normal force's, away from its place in the cone
    const Vector3d tip = p + scene_.metres_per_newton * (normal + friction);
    decor_.trails.push_back(line({p, tip}, seeThrough(quantityColour(Quantity::ExternalForce, scene_.dark), 0.6), 1.3));
    decor_.trails.back().in_front = true;
    addDot(tip, quantityColour(Quantity::ExternalForce, scene_.dark));
  }

  // friction to scale with the forces: the tip of their sum lies within it, on its rim where the point slips
  void addCone(const ContactInstant& at) {
    if (!at.sample) return;
    const double coefficient = holdingCoefficient(at, scene_.laws);
    const double height = scene_.metres_per_newton * std::abs(at.sample->f_n);
    if (coefficient <= 0.0 || height < 2e-3 * scene_.size) return;
    const bool at_limit = isAtLimit(at, scene_.laws);
    const QColor colour = at_limit ? limitColour(scene_.dark) : quantityColour(kFrictionColour, scene_.dark);
    const double side = at.sample->f_n < 0.0 ? -1.0 : 1.0;
    const auto& [t1, t2, n] = std::tie(at.geometry.t1, at.geometry.t2, at.geometry.n);
    Pose X_WC;
    X_WC.R << t1, side * t2, side * n;
    X_WC.p = at.geometry.point.r;
    decor_.sheets.push_back({coneShape(coefficient, height), X_WC, colour, kCone});
    const Vector3d middle = X_WC.p + side * height * n;
    std::vector<Vector3d> rim;
    for (int i = 0; i <= kConeSlices; ++i) {
      const double turn = 2.0 * std::numbers::pi * i / kConeSlices;
      rim.push_back(middle + coefficient * height * (std::cos(turn) * t1 + std::sin(turn) * t2));
    }
    const Vector3d tip = X_WC.p + scene_.metres_per_newton * (at.normalForce() + at.frictionForce());
    decor_.trails.push_back(line(std::move(rim), colour, at_limit ? 1.5 : 1.0));
    decor_.trails.push_back(line({middle, tip}, seeThrough(colour, 0.8), 0.7));
    decor_.trails.back().dashed = decor_.trails.back().in_front = true;
    addDot(tip, colour);
  }

  void addLoads() {
    const Model& model = *snapshot_.model;
    for (const JointLoad& load : scene_.loads) {
      const ModelJoint& joint = model.joints().at(static_cast<std::size_t>(load.joint));
      const Vector3d& p = snapshot_.X_WB.at(static_cast<std::size_t>(joint.body)).p;
      const int number = load.joint + 1;
      if (scene_.internal_forces) {
        //: %1: number of a joint, %2: its force
        addArrow(p, load.internal_force, Quantity::JointForce,
                 SimulationDecorText::tr("F_%1 = %2 N").arg(number).arg(shortNumber(load.internal_force.norm())));
      }
      if (!scene_.internal_moments) continue;
      const double length = scene_.metres_per_newton_metre * load.internal_moment.norm();
      if (length <= 0.0 || load.internal_moment.norm() <= kNoLoad) continue;
      Arrow arrow;
      arrow.tail = p;
      arrow.tip = p + scene_.metres_per_newton_metre * load.internal_moment;
      arrow.quantity = Quantity::JointMoment;
      arrow.double_headed = true;
      //: %1: number of a joint, %2: its moment
      arrow.label = SimulationDecorText::tr("M_%1 = %2 N m").arg(number).arg(shortNumber(load.internal_moment.norm()));
      decor_.arrows.push_back(std::move(arrow));
    }
  }

  // a spring in a drawing: straight ends and teeth between
  void addPull() {
    const bool is_sampled = snapshot_.simulated && snapshot_.simulated->pull.link >= 0;
    const auto placeOf = [&](int link, const Vector3d& point_L) {
      return snapshot_.X_WL.at(static_cast<std::size_t>(link)) * point_L;
    };
    if (scene_.spring) {
      const Vector3d from = placeOf(scene_.spring->link, scene_.spring->point), to = scene_.spring->target;
      const Vector3d way = to - from;
      if (way.norm() > 1e-6) {
        const Vector3d side = 0.014 * scene_.size * way.normalized().unitOrthogonal();
        std::vector<Vector3d> points = {from, from + 0.12 * way};
        for (int i = 0; i < kZigzags; ++i) {
          const double share = 0.12 + 0.76 * (i + 0.5) / kZigzags;
          points.push_back(from + share * way + (i % 2 == 0 ? 1.0 : -1.0) * side);
        }
        points.push_back(from + 0.88 * way);
        points.push_back(to);
        decor_.trails.push_back(line(std::move(points), pullColour(scene_.dark), 1.2));
        decor_.trails.back().in_front = true;
      }
      PlaceMark target;
      target.p_W = to;
      target.colour = pullColour(scene_.dark);
      target.radius = 4.5;
      target.is_round = true;
      decor_.marks.push_back(target);
    }
    if (!is_sampled) return;
    const PullSample& pull = snapshot_.simulated->pull;
    addArrow(placeOf(pull.link, pull.point), pull.force, Quantity::ExternalForce,
             SimulationDecorText::tr("pull %1 N").arg(shortNumber(pull.force.norm())));
  }

  Decor take() { return std::move(decor_); }

private:
  void addDot(const Vector3d& p_W, const QColor& colour) {
    PlaceMark mark;
    mark.p_W = p_W;
    mark.colour = colour;
    mark.radius = 3.6;
    mark.is_round = true;
    decor_.marks.push_back(mark);
  }

  void addArrow(const Vector3d& tail, const Vector3d& force, Quantity quantity, const QString& label) {
    if (force.norm() <= kNoLoad || scene_.metres_per_newton <= 0.0) return;
    Arrow arrow;
    arrow.tail = tail;
    arrow.tip = tail + scene_.metres_per_newton * force;
    arrow.quantity = quantity;
    arrow.label = label;
    decor_.arrows.push_back(std::move(arrow));
  }

  const Snapshot& snapshot_;
  const SimulationScene& scene_;
  Decor decor_;
};

}  // namespace

ForcePeaks peaksOf(const Snapshot& snapshot, const SimulationScene& scene) {
  ForcePeaks peaks;
  for (const ContactInstant& at : snapshot.contacts)
    peaks.force = std::max(peaks.force, (at.normalForce() + at.frictionForce()).norm());
  if (snapshot.simulated && snapshot.simulated->pull.link >= 0)
    peaks.force = std::max(peaks.force, snapshot.simulated->pull.force.norm());
  for (const JointLoad& load : scene.loads) {
    if (scene.internal_forces) peaks.force = std::max(peaks.force, load.internal_force.norm());
    if (scene.internal_moments) peaks.moment = std::max(peaks.moment, load.internal_moment.norm());
  }
  return peaks;
}

double largestForce(const SimulatedRun& run) {
  double largest = 0.0;
  const SimulationRecord& record = run.record;
  for (std::size_t sample = 0; sample < record.size(); ++sample) {
    for (std::size_t c = 0; c < record.contactCount(); ++c) {
      const ContactSample& at = record.contact(sample, c);
      largest = std::max(largest, std::hypot(at.f_n, at.f_t()));
    }
    if (const PullSample& pull = record.pull(sample); pull.link >= 0) largest = std::max(largest, pull.force.norm());
  }
  return largest;
}

Vector3d footOf(const ContactInstant& at) { return at.geometry.point.r - at.geometry.gap * at.geometry.n; }

double holdingCoefficient(const ContactInstant& at, const ContactLaws& laws) {
  const bool slips = at.sample && at.sample->mode == ContactMode::Slip;
  const bool may_stick = laws.friction == FrictionLaw::StickSlip && !slips;
  return may_stick ? std::max(at.contact.static_friction, at.contact.friction) : at.contact.friction;
}

std::shared_ptr<const Sheet::Shape> coneShape(double coefficient, double height) {
  auto shape = std::make_shared<Sheet::Shape>();
  const double radius = coefficient * height;
  const auto around = [](int i) {
    const double turn = 2.0 * std::numbers::pi * i / kConeSlices;
    return Vector3d(std::cos(turn), std::sin(turn), 0.0);
  };
  const auto add = [&](const Vector3d& point, const Vector3d& out) {
    shape->points.push_back(point.cast<float>());
    shape->normals.push_back((out - coefficient * Vector3d::UnitZ()).normalized().cast<float>());
  };
  for (int i = 0; i < kConeSlices; ++i) {
    const Vector3d a = around(i), b = around(i + 1);
    add(Vector3d::Zero(), (a + b).normalized());
    add(radius * a + height * Vector3d::UnitZ(), a);
    add(radius * b + height * Vector3d::UnitZ(), b);
  }
  return shape;
}

QString lengthText(double metres) {
  if (std::abs(metres) >= 0.1) return SimulationDecorText::tr("%1 m").arg(shortNumber(metres));
  return SimulationDecorText::tr("%1 mm").arg(shortNumber(1000.0 * metres));
}

QString contactWords(const ContactInstant& at, const ContactLaws& laws, bool chosen) {
  const QString name = QString::fromStdString(at.contact.name);
  if (!at.sample) return name;
  if (at.sample->mode == ContactMode::Free) return SimulationDecorText::tr("%1: free").arg(name);
  const std::optional<double> share = frictionShare(at, laws);
  const bool sticks = at.sample->mode == ContactMode::Stick;
  if (holdingCoefficient(at, laws) <= 0.0) return SimulationDecorText::tr("%1: slips without friction").arg(name);
  const QString percent = QString::number(std::lround(100.0 * share.value_or(0.0)));
  if (sticks || !isAtLimit(at, laws)) {
    const QString what =
        sticks ? SimulationDecorText::tr("%1: sticks").arg(name) : SimulationDecorText::tr("%1: creeps").arg(name);
    if (!chosen || !share) return what;
    //: %1: "heel: sticks" or "heel: creeps", %2: a percentage
    return SimulationDecorText::tr("%1, f_t is %2 % of the friction limit").arg(what, percent);
  }
  const QString what = SimulationDecorText::tr("%1: slips").arg(name);
  return chosen ? SimulationDecorText::tr("%1, f_t is at the friction limit").arg(what) : what;
}

Decor simulationDecor(const Snapshot& snapshot, const SimulationScene& scene,
                      const std::vector<SurfacePatch>& patches) {
  SimulationPainter painter(snapshot, scene);
  for (std::size_t c = 0; c < snapshot.contacts.size(); ++c) {
    const ContactInstant& at = snapshot.contacts[c];
    const bool chosen = scene.chosen == static_cast<int>(c) || snapshot.contacts.size() == 1;
    if (scene.surfaces && c < patches.size()) painter.addSurface(patches[c]);
    if (scene.forces) painter.addForces(at);
    // its dot lies over that of the sum, and says by its colour whether the point slips
    if (scene.cones && !scene.is_explaining) painter.addCone(at);
    if (scene.surfaces) painter.addPoint(at, chosen);
  }
  painter.addLoads();
  painter.addPull();
  return painter.take();
}

void keepTexts(Decor& now, const Decor& before) {
  if (now.arrows.size() != before.arrows.size() || now.names.size() != before.names.size()) return;
  for (std::size_t i = 0; i < now.arrows.size(); ++i) now.arrows[i].label = before.arrows[i].label;
  for (std::size_t i = 0; i < now.names.size(); ++i) now.names[i].text = before.names[i].text;
}

}  // namespace linkwright::ui
