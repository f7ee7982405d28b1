// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/generate/drag_stations.h"

#include "core/ik/chain.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/SVD>

#include <algorithm>
#include <utility>

namespace linkwright::generate {

namespace {

constexpr double kSpread = 0.45;  // rad about the centre, each joint of a station
constexpr double kRoom = 0.1;     // rad that stations keep from limits that they do not mean
constexpr double kBeyond = 0.15;  // rad beyond a limit
constexpr double kPull = 0.03;    // m beyond reach

using Given = std::vector<std::pair<int, double>>;

class Stations {
public:
  Stations(const HandOf& hand, std::uint64_t seed)
      : hand_(hand),
        random_(seed),
        centre(hand.model().readyPose()),
        lower(hand.model().lowerLimits()),
        upper(hand.model().upperLimits()) {}

  void open() { add("open", drawn()); }
  void limit(int joint, bool high) {
    const std::string what = "joint " + std::to_string(joint + 1) + " at its limit";
    for (int i = 0; i < 2; ++i) add(what, drawn({{joint, high ? upper[joint] : lower[joint]}}));
  }
  void beyond(int joint, bool high) {
    add("joint " + std::to_string(joint + 1) + " beyond its limit",
        drawn({{joint, high ? upper[joint] + kBeyond : lower[joint] - kBeyond}}));
  }
  // a drawn pose, with some joints given, moved along the joints `along` until the hand has lost a direction
  void singular(const std::string& what, const Given& given, const std::vector<int>& along, double pull = 0.0) {
    add(what, ontoSingular(drawn(given), along), pull);
  }
  void add(const std::string& what, const Eigen::VectorXd& q, double pull = 0.0) { all.push_back({what, q, pull}); }

  Eigen::VectorXd drawn(const Given& given = {}) {
    Eigen::VectorXd q = centre;
    for (int k = 0; k < q.size(); ++k) {
      q[k] = std::clamp(q[k] + random_.uniform(-kSpread, kSpread), lower[k] + kRoom, upper[k] - kRoom);
    }
    for (const auto& [k, value] : given) q[k] = value;
    return q;
  }

private:
  // Newton's iteration on the smallest singular value
  Eigen::VectorXd ontoSingular(Eigen::VectorXd q, const std::vector<int>& along) const {
    for (int i = 0; i < 60; ++i) {
      const double sigma = hand_.sigmaMin(q);
      if (sigma < 1e-9) break;
      Eigen::VectorXd slope = Eigen::VectorXd::Zero(q.size());
      const double h = std::min(1e-4, 0.1 * sigma);
      for (const int k : along) {
        Eigen::VectorXd before = q, after = q;
        before[k] -= h;
        after[k] += h;
        slope[k] = (hand_.sigmaMin(after) - hand_.sigmaMin(before)) / (2.0 * h);
      }
      if (slope.squaredNorm() < 1e-12) break;
      Eigen::VectorXd step = -sigma / slope.squaredNorm() * slope;
      const double largest = step.lpNorm<Eigen::Infinity>();
      if (largest > 0.2) step *= 0.2 / largest;
      q = (q + step).cwiseMax(lower).cwiseMin(upper);
    }
    return q;
  }

  const HandOf& hand_;
  test::Random random_;

public:
  Eigen::VectorXd centre, lower, upper;
  std::vector<Station> all;
};

// first near the limits of the outer joints, a whole turn away, then in the middle, where the wrist and the base may
// turn half round
void sixJoints(Stations& s, bool is_puma) {
  const double bend = is_puma ? 0.8 : 1.2, straight = is_puma ? 1.9 : 0.0;
  const Given above = is_puma ? Given{{1, 1.9}, {2, 2.4}} : Given{{1, -1.75}, {2, 0.9}, {3, -1.6}};
  const std::vector<int> lean = is_puma ? std::vector<int>{1, 2} : std::vector<int>{1};
  s.centre[0] = -5.7, s.centre[5] = 5.6, s.centre[4] = -bend;
  if (!is_puma) s.centre[1] = -1.0, s.centre[2] = 1.5, s.centre[3] = -2.0;
  s.open();
  s.limit(5, true);
  s.singular("elbow stretched", {{2, straight}}, {2});
  s.open();
  s.limit(0, false);
  s.open();
  s.beyond(5, true);
  s.open();
  s.centre[0] = -3.0, s.centre[5] = 2.8;
  s.singular("wrist straight", {{4, 0.0}}, {4});
  s.centre[4] = bend;
  s.open();
  s.singular("wrist straight, and back", {{4, 0.0}}, {4});
  s.open();
  s.singular("hand above the shoulder", above, lean);
  s.open();
  s.singular("elbow stretched, pulled on", {{2, straight}}, {2}, kPull);
  s.open();
  s.singular("wrist straight", {{4, 0.0}}, {4});
  s.centre[4] = -bend;
  s.open();
  s.singular("wrist and elbow straight", {{4, 0.0}, {2, straight}}, {2, 4});
  s.open();
}

void iiwa(Stations& s) {
  s.centre[1] = 0.7, s.centre[4] = 0.5;
  s.open();
  s.singular("elbow stretched", {{3, -0.15}}, {3});
  s.open();
  s.limit(5, true);
  s.singular("shoulder: joint 2 straight, 3 across", {{1, 0.0}, {2, 1.57}}, {1, 2});
  s.open();
  s.singular("wrist: joint 6 straight, 5 across", {{5, 0.0}, {4, 1.57}}, {4, 5});
  s.open();
  s.limit(3, false);
  s.singular("joints 2 and 6 straight", {{5, 0.05}, {1, 0.05}}, {1, 5});
  s.centre[5] = -1.2;
  s.open();
  s.beyond(5, false);
  s.open();
  s.singular("elbow stretched, pulled on", {{3, -0.1}}, {3}, kPull);
  s.open();
  s.singular("joints 2 and 6 straight", {{5, 0.0}, {1, 0.05}}, {1, 5});
  s.centre[5] = 1.2;
  s.open();
  s.singular("elbow stretched", {{3, -0.15}}, {3});
  s.open();
}

void panda(Stations& s) {
  s.open();
  s.singular("shoulder: joint 2 straight, 3 across", {{1, 0.0}, {2, 1.57}}, {1, 2});
  s.open();
  s.limit(5, true);
  s.open();
  s.singular("elbow as straight as it goes", {{3, -0.5}}, {3, 5, 1});
  s.open();
  s.limit(3, true);
  s.open();
  s.singular("wrist: joint 5 across", {{4, 1.57}, {5, 0.3}}, {4, 5});
  s.open();
  s.beyond(5, true);
  s.open();
  s.add("joint 4 at its limit, pulled on", s.drawn({{3, s.upper[3]}}), kPull);
  s.open();
  s.singular("shoulder: joint 2 straight, 3 across", {{1, 0.0}, {2, -1.57}}, {1, 2});
  s.open();
}

}  // namespace

HandOf::HandOf(const Model& model)
    : model_(&model), link_(model.hands().front()), length_(chainOf(model, link_).size / 3.0) {}

Pose HandOf::at(const Eigen::VectorXd& q) const {
  return forwardKinematics(*model_, q)[static_cast<std::size_t>(link_)];
}

Eigen::Matrix<double, 6, 1> HandOf::difference(const Pose& from, const Pose& to) const {
  Eigen::Matrix<double, 6, 1> e;
  e << rotationVector(to.R * from.R.transpose()), (to.p - from.p) / length_;
  return e;
}

Eigen::MatrixXd HandOf::jacobian(const Eigen::VectorXd& q) const {
  constexpr double h = 1e-5;
  Eigen::MatrixXd J(6, q.size());
  for (int k = 0; k < q.size(); ++k) {
    Eigen::VectorXd before = q, after = q;
    before[k] -= h;
    after[k] += h;
    J.col(k) = difference(at(before), at(after)) / (2.0 * h);
  }
  return J;
}

double HandOf::sigmaMin(const Eigen::VectorXd& q) const {
  return Eigen::JacobiSVD<Eigen::MatrixXd>(jacobian(q)).singularValues()[5];
}

std::vector<Station> stationsOf(const HandOf& hand, const std::string& file, std::uint64_t seed) {
  Stations stations(hand, seed);
  if (file == "iiwa14.urdf") {
    iiwa(stations);
  } else if (file == "panda.urdf") {
    panda(stations);
  } else {
    sixJoints(stations, file == "puma560.json");
  }
  return stations.all;
}

}  // namespace linkwright::generate
