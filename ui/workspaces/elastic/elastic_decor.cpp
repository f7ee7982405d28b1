// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/elastic_decor.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/significant.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

struct ElasticDecorText {
  Q_DECLARE_TR_FUNCTIONS(ElasticDecor)
};

constexpr int kMomentColours = 16;                           // a piece for each band at most
constexpr double kBeamLine = 3.2;                            // px, half width
constexpr double kStraightLine = 0.8;                        // and of the straight beam it is held against
constexpr double kGhost = 0.38;                              // opacity of what hangs beyond
constexpr double kNoForce = 1e-9;                            // N: round-off
constexpr double kMotor = 6.0, kNoMotor = 8.0, kRing = 2.0;  // px: disc, ring, half width of its line
constexpr int kMostNames = 12;                               // forces with a number beside: more cannot be read

class ElasticPainter {
public:
  ElasticPainter(const Snapshot& snapshot, const ElasticScene& scene) : snapshot_(snapshot), scene_(scene) {
    if (scene_.tree == nullptr) return;
    places_ = bentPlaces(*scene_.tree, *scene_.state, scene_.shape ? scene_.magnification : 1.0);
    if (!scene_.shape && scene_.mode.isEmpty()) places_.X_WL.clear();
  }

  void addBeams() {
    for (const int body : beamBodies(*scene_.tree)) addBeam(body);
  }

  // what hangs beyond: of a mode all links that it can move
  void addRest() {
    Ghost ghost;
    ghost.links = carriedLinks(*scene_.tree);
    if (!scene_.mode.isEmpty()) {
      ghost.links.clear();
      for (const ElasticBody& body : scene_.tree->bodies) {
        if (body.link >= 0 && body.beam < 0 && body.parent >= 0) ghost.links.push_back(body.link);
      }
    }
    if (ghost.links.empty()) return;
    ghost.X_WL = places_.X_WL;
    ghost.colour = plainPointColour(scene_.dark);
    ghost.opacity = kGhost;
    decor_.ghosts.push_back(std::move(ghost));
  }

  void addKey() {
    if (!coloursByMoment() || beamBodies(*scene_.tree).empty()) return;
    ColourKey key;
    for (int i = 0; i < kMomentColours; ++i) key.colours.push_back(rampColour((i + 0.5) / kMomentColours, scene_.dark));
    key.name = bendingKeyName(scene_.magnification);
    key.lower = QStringLiteral("0");
    key.upper = shortNumber(scene_.largest_moment);
    decor_.colour_key = std::move(key);
  }

  // {P} as the matrices have it, at the nodes of the robot as it is drawn
  void addForces() {
    const NodalScheme scheme = scene_.instant->scheme(), magnified = scene_.instant->schemeBentBy(places_.u);
    const std::vector<SchemeNode>& nodes = scheme.nodes();
    const std::vector<SchemeNode>& places = magnified.nodes().size() == nodes.size() ? magnified.nodes() : nodes;
    std::vector<Arrow> arrows;
    for (std::size_t k = 0; k < nodes.size(); ++k) {
      if (nodes[k].has_force) addArrow(arrows, places[k].place, nodes[k].force);
    }
    const bool is_named = std::ssize(arrows) <= kMostNames;
    for (Arrow& arrow : arrows) {
      if (!is_named) arrow.label.clear();
      decor_.arrows.push_back(std::move(arrow));
    }
  }

  // a full disc is a motor, an open ring is none
  void addJoints() {
    const Model& model = *snapshot_.model;
    // where all have a motor there is nothing to tell
    if (std::none_of(model.joints().begin(), model.joints().end(), [](const auto& joint) { return joint.passive; }))
      return;
    for (std::size_t i = 0; i < model.joints().size(); ++i) {
      const ModelJoint& joint = model.joints()[i];
      if (static_cast<std::size_t>(joint.body) >= snapshot_.X_WB.size() || joint.leader >= 0) continue;
      const QString name = QString::fromStdString(joint.name);
      const Vector3d p = placeOf(joint);
      PlaceMark mark;
      mark.p_W = p;
      mark.is_round = true;
      mark.is_hollow = joint.passive;
      mark.line = kRing;
      mark.radius = joint.passive ? kNoMotor : kMotor;
      mark.colour = joint.passive ? limitColour(scene_.dark) : viewInk(scene_.dark);
      decor_.marks.push_back(mark);
      if (!joint.passive) continue;
      PlaceName word;
      word.p_W = p;
      word.text = ElasticDecorText::tr("%1 is passive").arg(name);
      word.colour = mark.colour;
      word.away_W = -Vector3d::UnitZ();
      decor_.names.push_back(std::move(word));
    }
  }

  void addMode() {
    PlaceName name;
    const std::vector<int> beams = beamBodies(*scene_.tree);
    const auto body = static_cast<std::size_t>(beams.empty() ? std::ssize(scene_.tree->bodies) - 1 : beams.back());
    const double end = beams.empty() ? 0.0 : static_cast<double>(elementsOf(beams.back()));
    name.p_W = beams.empty() ? places_.X_WB[body].p
                             : places_.X_WB[body] * centreLine(*scene_.tree, beams.back(), places_.u, 0.5 * end);
    name.text = scene_.mode;
    name.colour = viewInk(scene_.dark);
    name.away_W = Vector3d::UnitZ();
    decor_.names.push_back(std::move(name));
  }

  Decor take() { return std::move(decor_); }

private:
  bool coloursByMoment() const { return scene_.moment && scene_.instant != nullptr && scene_.largest_moment > 0.0; }

  int elementsOf(int body) const {
    const ElasticBody& own = scene_.tree->bodies[static_cast<std::size_t>(body)];
    return static_cast<int>(scene_.tree->beams[static_cast<std::size_t>(own.beam)].elements.size());
  }

  void addBeam(int body) {
    const int elements = elementsOf(body), pieces = beamPieces(elements);
    const Pose& X_WB = places_.X_WB[static_cast<std::size_t>(body)];
    std::vector<Vector3d> points_W;
    for (int i = 0; i <= pieces; ++i) {
      const double at = static_cast<double>(i) * elements / pieces;
      points_W.push_back(X_WB * centreLine(*scene_.tree, body, places_.u, at));
    }
    addStraight(body, X_WB);
    std::vector<int> bands(static_cast<std::size_t>(pieces), -1);
    if (coloursByMoment()) {
      const BeamBearing bearing = scene_.instant->bearing(body);
      for (int i = 0; i < pieces; ++i) {
        const double share = bearing.at((i + 0.5) * elements / pieces).bending() / scene_.largest_moment;
        bands[static_cast<std::size_t>(i)] =
            std::clamp(static_cast<int>(share * kMomentColours), 0, kMomentColours - 1);
      }
    }
    addPieces(points_W, bands);
  }

  // a line of one colour as far as its band goes
  void addPieces(const std::vector<Vector3d>& points_W, const std::vector<int>& bands) {
    for (std::size_t i = 0; i < bands.size(); ++i) {
      if (i == 0 || bands[i] != bands[i - 1]) {
        Trail trail;
        trail.in_front = true;
        trail.half_width = kBeamLine;
        trail.points_W = {points_W[i]};
        trail.colour =
            bands[i] < 0 ? plainPointColour(scene_.dark) : rampColour((bands[i] + 0.5) / kMomentColours, scene_.dark);
        decor_.trails.push_back(std::move(trail));
      }
      decor_.trails.back().points_W.push_back(points_W[i + 1]);
    }
  }

  void addStraight(int body, const Pose& X_WB) {
    const ElasticBody& own = scene_.tree->bodies[static_cast<std::size_t>(body)];
    const double length = scene_.tree->beams[static_cast<std::size_t>(own.beam)].x.back();
    Trail trail;
    trail.points_W = {X_WB.p, X_WB * Vector3d(length, 0.0, 0.0)};
    trail.colour = viewInk(scene_.dark);
    trail.colour.setAlphaF(0.6F);
    trail.half_width = kStraightLine;
    trail.dashed = trail.in_front = true;
    decor_.trails.push_back(std::move(trail));
  }

  Vector3d placeOf(const ModelJoint& joint) const {
    if (!places_.X_WL.empty()) {
      for (std::size_t i = 0; i < snapshot_.model->links().size() && i < places_.X_WL.size(); ++i) {
        if (snapshot_.model->links()[i].joint == joint.joint) return places_.X_WL[i].p;
      }
    }
    return snapshot_.X_WB[static_cast<std::size_t>(joint.body)].p;
  }

  void addArrow(std::vector<Arrow>& arrows, const Vector3d& tail, const Vector3d& force) const {
    if (!(force.norm() > kNoForce)) return;
    Arrow arrow;
    arrow.tail = tail;
    arrow.tip = tail + scene_.metres_per_newton * force;
    arrow.quantity = Quantity::InertialForce;
    arrow.label = ElasticDecorText::tr("P = %1 N").arg(shortNumber(force.norm()));
    arrows.push_back(std::move(arrow));
  }

  const Snapshot& snapshot_;
  const ElasticScene& scene_;
  BentPlaces places_;  // magnified; links where they are shown so
  Decor decor_;
};

}  // namespace

QString bentText(double magnification) {
  if (magnification <= 1.0) return ElasticDecorText::tr("deformation to scale");
  return ElasticDecorText::tr("deformation × %1").arg(QString::number(magnification, 'g', 6));
}

QString bendingKeyName(double magnification) {
  return ElasticDecorText::tr("bending moment (N m), %1").arg(bentText(magnification));
}

Decor elasticDecor(const Snapshot& snapshot, const ElasticScene& scene) {
  ElasticPainter painter(snapshot, scene);
  const bool has_result = scene.tree != nullptr && scene.state != nullptr;
  const bool is_mode = !scene.mode.isEmpty();
  if (has_result && (scene.shape || is_mode)) {
    painter.addBeams();
    painter.addRest();
    painter.addKey();
  }
  if (has_result && scene.nodal_forces && scene.instant != nullptr && scene.metres_per_newton > 0.0)
    painter.addForces();
  if (scene.passive) painter.addJoints();
  if (has_result && is_mode) painter.addMode();
  return painter.take();
}

ElasticState modeState(const ShownMode& mode, double phase) {
  ElasticState state = stateOfRest(*mode.tree, mode.state.joints.q + std::sin(phase) * mode.q);
  state.u = mode.state.u + std::sin(phase) * mode.u;
  return state;
}

QString modeText(const ShownMode& mode) {
  //: %1: number of a mode and what moves in it ("Mode 1: link_2 twists"), %2: its frequency
  return ElasticDecorText::tr("%1: %2 Hz").arg(mode.name, withTrueMinus(QString::number(mode.frequency, 'g', 4)));
}

}  // namespace linkwright::ui
