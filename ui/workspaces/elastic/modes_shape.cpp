// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/modes_shape.h"

#include "core/beam/elastic_link.h"
#include "ui/widgets/sentence.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;
using Eigen::Vector4d;
using Kind = ModeShare::Kind;

constexpr double kBeamShare = 0.1;  // of its length that a node goes
constexpr double kMostTurn = 20.0 * std::numbers::pi / 180.0, kMostSlide = 0.1;

struct ModesShapeText {
  Q_DECLARE_TR_FUNCTIONS(ModesPanel)
};

const ElasticTree& treeOf(const FoundModes& found) { return *found.of.tree; }

Vector3d part(const ElasticBody& body, const Eigen::VectorXd& x, int node, int offset) {
  if (node == 0) return Vector3d::Zero();
  return x.segment<3>(body.first_dof + 6 * (node - 1) + offset);
}

/// Energy of a beam's own stiffness in a shape: along, about itself, along y, along z; J.
Vector4d energiesOf(const ElasticBody& body, const ElasticBeam& beam, const Eigen::VectorXd& x) {
  Vector4d energies = Vector4d::Zero();
  for (int k = 0; k + 1 < beam.nodes(); ++k) {
    const BeamElement& element = beam.elements[static_cast<std::size_t>(k)];
    const Vector3d u0 = part(body, x, k, 0), r0 = part(body, x, k, 3), u1 = part(body, x, k + 1, 0),
                   r1 = part(body, x, k + 1, 3);
    const Vector4d xy(u0.y(), r0.z(), u1.y(), r1.z()), xz(u0.z(), -r0.y(), u1.z(), -r1.y());
    energies[0] += 0.5 * element.axial * std::pow(u1.x() - u0.x(), 2);
    energies[1] += 0.5 * element.torsion * std::pow(r1.x() - r0.x(), 2);
    energies[2] += 0.5 * xy.dot(element.bend_xy * xy);
    energies[3] += 0.5 * xz.dot(element.bend_xz * xz);
  }
  return energies;
}

/// The passive joint that goes furthest, among the last rows of the shape; -1: there is none.
Eigen::Index furthestJoint(const FoundModes& found, Eigen::Index mode) {
  if (found.modes.passive.empty()) return -1;
  Eigen::Index at = 0;
  found.modes.shape.col(mode).tail(std::ssize(found.modes.passive)).cwiseAbs().maxCoeff(&at);
  return at;
}

/// "y" where the beam's axis is one of its link's, otherwise what it is of the section.
QString alongWords(const ElasticBody& body, int axis) {
  const Vector3d direction = body.X_JB.R.col(axis);
  for (int c = 0; c < 3; ++c) {
    if (std::abs(direction[c]) > 1.0 - 1e-6) return QString(QLatin1Char(static_cast<char>('x' + c)));
  }
  return axis == 1 ? ModesShapeText::tr("the section's y axis") : ModesShapeText::tr("the section's z axis");
}

QString wordsOf(const FoundModes& found, const ModeShare& share) {
  const ElasticTree& tree = treeOf(found);
  const auto at = static_cast<std::size_t>(share.part);
  if (share.kind == Kind::Joint) return ModesShapeText::tr("%1 moves").arg(QString::fromStdString(tree.joints[at]));
  const ElasticBody& body = tree.bodies[at];
  const QString name = QString::fromStdString(body.name);
  switch (share.kind) {
    case Kind::Torsion: return ModesShapeText::tr("%1 twists").arg(name);
    case Kind::Axial: return ModesShapeText::tr("%1 stretches").arg(name);
    //: %1: name of a link, %2: an axis ("y", "the section y axis")
    default: return ModesShapeText::tr("%1 deflects along %2").arg(name, alongWords(body, share.axis));
  }
}

}  // namespace

std::vector<ModeShare> modeShares(const FoundModes& found, Eigen::Index mode) {
  const ElasticTree& tree = treeOf(found);
  const Eigen::VectorXd x = found.modes.shape.col(mode);
  const double omega = 2.0 * std::numbers::pi * found.modes.frequency[mode];
  std::vector<ModeShare> shares;
  double strain = 0.0;
  for (int i = 0; i < std::ssize(tree.bodies); ++i) {
    const ElasticBody& body = tree.bodies[static_cast<std::size_t>(i)];
    if (body.beam < 0) continue;
    const Vector4d energies = energiesOf(body, tree.beams[static_cast<std::size_t>(body.beam)], x);
    strain += energies.sum();
    shares.push_back({Kind::Axial, i, 0, energies[0]});
    shares.push_back({Kind::Torsion, i, 0, energies[1]});
    shares.push_back({Kind::Bending, i, 1, energies[2]});
    shares.push_back({Kind::Bending, i, 2, energies[3]});
  }
  // x . M x = 1: all of the energy is omega^2 / 2; what is not in the beams is held by weight and spin
  const double whole = std::max(0.5 * omega * omega, strain);
  const Eigen::Index joint = furthestJoint(found, mode);
  if (joint >= 0)
    shares.push_back({Kind::Joint, found.modes.passive[static_cast<std::size_t>(joint)], 0,
                      omega > 0.0 ? whole - strain : std::max(whole, 1.0)});
  double sum = 0.0;
  for (const ModeShare& share : shares) sum += share.share;
  for (ModeShare& share : shares) share.share /= sum > 0.0 ? sum : 1.0;
  std::erase_if(shares, [](const ModeShare& share) { return share.share < 0.01; });
  std::stable_sort(shares.begin(), shares.end(), [](const auto& a, const auto& b) { return a.share > b.share; });
  return shares;
}

QString modeWords(const FoundModes& found, Eigen::Index mode) {
  if (found.modes.frequency[mode] == 0.0) {
    const auto joint = furthestJoint(found, mode);
    //: adjective: a mode of vibration in which nothing bends
    if (joint < 0) return ModesShapeText::tr("rigid-body motion");
    const int dof = found.modes.passive[static_cast<std::size_t>(joint)];
    return ModesShapeText::tr("%1 moves freely")
        .arg(QString::fromStdString(treeOf(found).joints[static_cast<std::size_t>(dof)]));
  }
  QStringList words;
  const std::vector<ModeShare> shares = modeShares(found, mode);
  bool has_joint = false;
  for (const ModeShare& share : shares) {
    if (!words.isEmpty() && share.share < 0.1) continue;
    has_joint |= share.kind == Kind::Joint;
    const QString name = wordsOf(found, share);
    //: %1: what moves in a mode ("link_2 twists"), %2: its share of the motion
    words << (share.share > 0.995 ? name
                                  : ModesShapeText::tr("%1 (%2 %)").arg(name).arg(100.0 * share.share, 0, 'f', 0));
  }
  const Eigen::Index joint = furthestJoint(found, mode);
  if (joint < 0 || has_joint) return joinedWords(words);
  // a joint that goes further than the beams turn anyway
  const auto x = found.modes.shape.col(mode);
  double turn = 0.0;
  for (Eigen::Index k = 0; k < treeOf(found).size; k += 6)
    turn = std::max(turn, x.segment<3>(k + 3).cwiseAbs().maxCoeff());
  if (std::abs(x[treeOf(found).size + joint]) > 0.1 * turn) {
    const int dof = found.modes.passive[static_cast<std::size_t>(joint)];
    words << ModesShapeText::tr("%1 moves as well")
                 .arg(QString::fromStdString(treeOf(found).joints[static_cast<std::size_t>(dof)]));
  }
  return joinedWords(words);
}

ShownMode shownMode(const FoundModes& found, Eigen::Index mode) {
  const ElasticTree& tree = treeOf(found);
  Eigen::VectorXd x = found.modes.shape.col(mode);
  // of both signs the one whose largest part is positive, so that it does not jump as the pose changes
  Eigen::Index largest = 0;
  x.cwiseAbs().maxCoeff(&largest);
  if (x[largest] < 0.0) x = -x;
  double scale = std::numeric_limits<double>::infinity();
  const auto limit = [&](double moved, double most) {
    if (std::abs(moved) > 0.0) scale = std::min(scale, most / std::abs(moved));
  };
  for (const ElasticBody& body : tree.bodies) {
    if (body.beam < 0) continue;
    const ElasticBeam& beam = tree.beams[static_cast<std::size_t>(body.beam)];
    for (int k = 1; k < beam.nodes(); ++k) {
      limit(part(body, x, k, 0).norm(), kBeamShare * beam.x.back());
      limit(part(body, x, k, 3).norm(), kMostTurn);
    }
  }
  for (Eigen::Index k = 0; k < std::ssize(found.modes.passive); ++k) {
    const int dof = found.modes.passive[static_cast<std::size_t>(k)];
    const auto body = std::find_if(tree.bodies.begin(), tree.bodies.end(),
                                   [dof](const ElasticBody& each) { return each.dof == dof; });
    limit(x[tree.size + k], body->joint == BodyJoint::Prismatic ? kMostSlide : kMostTurn);
  }
  ShownMode shown;
  shown.tree = found.of.tree;
  shown.state = stateOfRest(tree, found.of.pose.joints.q);
  shown.state.u = found.u;
  shown.u = scale * x.head(tree.size);
  shown.q = Eigen::VectorXd::Zero(tree.dof);
  for (Eigen::Index k = 0; k < std::ssize(found.modes.passive); ++k)
    shown.q[found.modes.passive[static_cast<std::size_t>(k)]] = scale * x[tree.size + k];
  shown.frequency = found.modes.frequency[mode];
  //: noun: a mode of vibration; %1: its number, %2: what moves in it ("link_2 twists")
  shown.name = ModesShapeText::tr("Mode %1: %2").arg(mode + 1).arg(modeWords(found, mode));
  return shown;
}

QString twoLinkWords(const ElasticInstant& instant) {
  const std::optional<FrozenTwoLinks> frozen = frozenTwoLinks(instant);
  if (!frozen) return {};
  const ElasticTree& tree = instant.pass.tree();
  const auto kilograms = [](const FrozenArm& at) { return QString::number(at.mass, 'f', 4); };
  const auto milliseconds = [](const FrozenArm& at) { return QString::number(1e3 * at.period, 'f', 1); };
  const QString link = QString::fromStdString(instant.result->run().setup->links().front().link);
  //: %1: name of a link, %4: name of a joint, the others: masses and periods of vibration
  return ModesShapeText::tr(
             "%1 is modelled as one element of tip stiffness 3 E I / l³. Its effective tip mass is %2 kg, and its "
             "natural period is %3 ms. With the arm straight at passive joint %4, the values are %5 kg and %6 ms. At a "
             "right angle, the values are %7 kg and %8 ms.")
      .arg(link, kilograms(frozen->here), milliseconds(frozen->here), QString::fromStdString(tree.joints[1]),
           kilograms(frozen->straight), milliseconds(frozen->straight), kilograms(frozen->across),
           milliseconds(frozen->across));
}

}  // namespace linkwright::ui
