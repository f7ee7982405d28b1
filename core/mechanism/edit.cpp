// SPDX-License-Identifier: MIT
#include "core/mechanism/edit.h"

#include "core/base/index.h"
#include "core/base/require.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <unordered_set>
#include <utility>

namespace linkwright {
namespace {

void requireLink(const Mechanism& mechanism, int link) {
  require(link >= 0 && at(link) < mechanism.links.size(), "the link is one of the mechanism's");
}

/// The mechanism as it is, every part being the one it was.
Edited same(const Mechanism& mechanism, int link) {
  Edited edited{mechanism, {}, {}, link};
  edited.mechanism.source = {};
  edited.link_before.resize(mechanism.links.size());
  edited.joint_before.resize(mechanism.joints.size());
  std::iota(edited.link_before.begin(), edited.link_before.end(), 0);
  std::iota(edited.joint_before.begin(), edited.joint_before.end(), 0);
  return edited;
}

int append(Edited& edited, Link link) {
  link.name = freeLinkName(edited.mechanism, link.name);
  edited.mechanism.links.push_back(std::move(link));
  edited.link_before.push_back(-1);
  return static_cast<int>(edited.mechanism.links.size()) - 1;
}
void append(Edited& edited, Joint joint, int parent, int child) {
  joint.name = freeJointName(edited.mechanism, joint.name);
  joint.parent = parent;
  joint.child = child;
  edited.mechanism.joints.push_back(std::move(joint));
  edited.joint_before.push_back(-1);
}

/// Takes links out, with every joint that one of them hangs by or that hangs on one.
void erase(Edited& edited, const std::vector<int>& links) {
  Mechanism& m = edited.mechanism;
  std::vector<int> index(m.links.size(), 0);  // new index, -1 for what goes
  for (const int link : links) index[at(link)] = -1;
  std::vector<Link> kept_links;
  std::vector<int> link_before;
  for (std::size_t i = 0; i < m.links.size(); ++i) {
    if (index[i] < 0) {
      std::erase(m.hands, m.links[i].name);
      continue;
    }
    index[i] = static_cast<int>(kept_links.size());
    kept_links.push_back(std::move(m.links[i]));
    link_before.push_back(edited.link_before[i]);
  }
  std::vector<Joint> kept_joints;
  std::vector<int> joint_before;
  for (std::size_t i = 0; i < m.joints.size(); ++i) {
    Joint& joint = m.joints[i];
    joint.parent = index[at(joint.parent)];
    joint.child = index[at(joint.child)];
    if (joint.parent < 0 || joint.child < 0) continue;
    kept_joints.push_back(std::move(joint));
    joint_before.push_back(edited.joint_before[i]);
  }
  m.links = std::move(kept_links);
  m.joints = std::move(kept_joints);
  // a joint that followed one that is gone moves by itself
  for (Joint& joint : m.joints) {
    if (joint.mimic && m.findJoint(joint.mimic->leader) < 0) joint.mimic.reset();
  }
  edited.link_before = std::move(link_before);
  edited.joint_before = std::move(joint_before);
  edited.link = edited.link >= 0 ? index[at(edited.link)] : -1;
}

std::vector<int> siblingsOf(const Mechanism& mechanism, int parent) {
  std::vector<int> joints;
  for (std::size_t i = 0; i < mechanism.joints.size(); ++i) {
    if (mechanism.joints[i].parent == parent) joints.push_back(static_cast<int>(i));
  }
  return joints;
}

template <class Parts>
std::string freeName(const Parts& parts, const std::string& wanted) {
  std::unordered_set<std::string> taken;
  for (const auto& part : parts) taken.insert(part.name);
  if (!wanted.empty() && taken.count(wanted) == 0) return wanted;
  // wrist_2 becomes wrist_3, not wrist_2_2
  const std::size_t digits = wanted.find_last_not_of("0123456789");
  const bool numbered = digits != std::string::npos && wanted[digits] == '_' && digits + 1 < wanted.size();
  const std::string stem = numbered ? wanted.substr(0, digits) : wanted;
  for (int number = 2;; ++number) {
    std::string name = stem + "_" + std::to_string(number);
    if (taken.count(name) == 0) return name;
  }
}

}  // namespace

int jointAbove(const Mechanism& mechanism, int link) {
  requireLink(mechanism, link);
  const auto found = std::find_if(mechanism.joints.begin(), mechanism.joints.end(),
                                  [&](const Joint& joint) { return joint.child == link; });
  return found == mechanism.joints.end() ? -1 : static_cast<int>(found - mechanism.joints.begin());
}

int baseLink(const Mechanism& mechanism) {
  std::vector<bool> hangs(mechanism.links.size(), false);
  for (const Joint& joint : mechanism.joints) hangs[at(joint.child)] = true;
  const auto base = std::find(hangs.begin(), hangs.end(), false);
  return base == hangs.end() ? -1 : static_cast<int>(base - hangs.begin());
}

std::vector<int> branchOf(const Mechanism& mechanism, int link) {
  requireLink(mechanism, link);
  std::vector<std::vector<int>> children(mechanism.links.size());
  for (const Joint& joint : mechanism.joints) children[at(joint.parent)].push_back(joint.child);
  std::vector<int> branch = {link};
  for (std::size_t i = 0; i < branch.size(); ++i) {
    const std::vector<int>& below = children[at(branch[i])];
    branch.insert(branch.end(), below.begin(), below.end());
  }
  return branch;
}

std::vector<Pose> posesAtZero(const Mechanism& mechanism) {
  std::vector<Pose> X_WL(mechanism.links.size());
  const int base = baseLink(mechanism);
  if (base < 0) return X_WL;
  std::vector<int> above(mechanism.links.size(), -1);
  for (std::size_t i = 0; i < mechanism.joints.size(); ++i) above[at(mechanism.joints[i].child)] = static_cast<int>(i);
  for (const int link : branchOf(mechanism, base)) {
    if (above[at(link)] < 0) continue;
    const Joint& joint = mechanism.joints[at(above[at(link)])];
    X_WL[at(link)] = X_WL[at(joint.parent)] * joint.X_PJ;
  }
  return X_WL;
}

std::string freeLinkName(const Mechanism& mechanism, const std::string& wanted) {
  return freeName(mechanism.links, wanted.empty() ? "link" : wanted);
}
std::string freeJointName(const Mechanism& mechanism, const std::string& wanted) {
  return freeName(mechanism.joints, wanted.empty() ? "joint" : wanted);
}

Edited addLink(const Mechanism& mechanism, int parent, const Link& link, const Joint& joint) {
  requireLink(mechanism, parent);
  Edited edited = same(mechanism, -1);
  edited.link = append(edited, link);
  append(edited, joint, parent, edited.link);
  return edited;
}

Result<Edited> insertLink(const Mechanism& mechanism, int link, const Link& added, const Joint& joint,
                          const Pose& X_NJ) {
  const int above = jointAbove(mechanism, link);
  if (above < 0)
    return Result<Edited>::failure(
        Message("Mechanism", "the base has no parent, so nothing can be inserted before it"));
  Edited edited = same(mechanism, -1);
  edited.link = append(edited, added);
  // the new joint takes the old one's place, in the order of the siblings too
  Joint first = joint;
  first.name = freeJointName(edited.mechanism, joint.name);
  first.parent = mechanism.joints[at(above)].parent;
  first.child = edited.link;
  Joint second = mechanism.joints[at(above)];
  second.parent = edited.link;
  second.X_PJ = X_NJ;
  edited.mechanism.joints[at(above)] = std::move(first);
  edited.joint_before[at(above)] = -1;
  edited.mechanism.joints.push_back(std::move(second));
  edited.joint_before.push_back(above);
  return edited;
}

Result<Edited> duplicateBranch(const Mechanism& mechanism, int link, const Eigen::Vector3d& shift) {
  const int above = jointAbove(mechanism, link);
  if (above < 0) return Result<Edited>::failure(Message("Mechanism", "the base cannot be duplicated"));
  Edited edited = same(mechanism, -1);
  const std::vector<int> branch = branchOf(mechanism, link);
  std::vector<int> copy(mechanism.links.size(), -1);
  for (const int old : branch) copy[at(old)] = append(edited, mechanism.links[at(old)]);
  edited.link = copy[at(link)];
  const std::size_t first_copy = mechanism.joints.size();
  std::vector<std::pair<std::string, std::string>> renamed;
  for (const Joint& joint : mechanism.joints) {  // in their order, so that the copies keep it
    if (copy[at(joint.child)] < 0) continue;
    const bool root = joint.child == link;
    Joint twin = joint;
    if (root) twin.X_PJ.p += shift;
    append(edited, std::move(twin), root ? joint.parent : copy[at(joint.parent)], copy[at(joint.child)]);
    renamed.emplace_back(joint.name, edited.mechanism.joints.back().name);
  }
  // a copy follows the copy of its leader where that was copied too
  for (std::size_t i = first_copy; i < edited.mechanism.joints.size(); ++i) {
    std::optional<Mimic>& mimic = edited.mechanism.joints[i].mimic;
    if (!mimic) continue;
    const auto leader =
        std::find_if(renamed.begin(), renamed.end(), [&](const auto& names) { return names.first == mimic->leader; });
    if (leader != renamed.end()) mimic->leader = leader->second;
  }
  return edited;
}

Result<Edited> removeBranch(const Mechanism& mechanism, int link) {
  const int above = jointAbove(mechanism, link);
  if (above < 0)
    return Result<Edited>::failure(Message("Mechanism", "the base carries all other links and cannot be deleted"));
  Edited edited = same(mechanism, mechanism.joints[at(above)].parent);
  erase(edited, branchOf(mechanism, link));
  return edited;
}

Result<Edited> removeLink(const Mechanism& mechanism, int link) {
  const int above = jointAbove(mechanism, link);
  if (above < 0)
    return Result<Edited>::failure(Message("Mechanism", "the base carries all other links and cannot be deleted"));
  const Joint& gone = mechanism.joints[at(above)];
  Edited edited = same(mechanism, gone.parent);
  for (Joint& joint : edited.mechanism.joints) {
    if (joint.parent != link) continue;
    joint.parent = gone.parent;
    joint.X_PJ = gone.X_PJ * joint.X_PJ;
  }
  erase(edited, {link});
  return edited;
}

Result<Edited> moveBranch(const Mechanism& mechanism, int link, int new_parent) {
  requireLink(mechanism, new_parent);
  const int above = jointAbove(mechanism, link);
  if (above < 0) return Result<Edited>::failure(Message("Mechanism", "the base cannot have a parent"));
  const std::vector<int> branch = branchOf(mechanism, link);
  if (std::find(branch.begin(), branch.end(), new_parent) != branch.end()) {
    return Result<Edited>::failure(
        Message("Mechanism", "'%1' cannot be the parent of '%2', because '%1' is a descendant of '%2'")
            .arg(mechanism.links[at(new_parent)].name, mechanism.links[at(link)].name));
  }
  Edited edited = same(mechanism, link);
  Joint& joint = edited.mechanism.joints[at(above)];
  if (joint.parent != new_parent) {
    const std::vector<Pose> X_WL = posesAtZero(mechanism);
    joint.X_PJ = X_WL[at(new_parent)].inverse() * X_WL[at(link)];
    joint.parent = new_parent;
  }
  return edited;
}

int placeAmongSiblings(const Mechanism& mechanism, int link) {
  const int above = jointAbove(mechanism, link);
  if (above < 0) return 0;
  const std::vector<int> siblings = siblingsOf(mechanism, mechanism.joints[at(above)].parent);
  return static_cast<int>(std::find(siblings.begin(), siblings.end(), above) - siblings.begin());
}

Result<Edited> reorderBranch(const Mechanism& mechanism, int link, int to) {
  const int above = jointAbove(mechanism, link);
  if (above < 0) return Result<Edited>::failure(Message("Mechanism", "the base has no siblings"));
  const std::vector<int> places = siblingsOf(mechanism, mechanism.joints[at(above)].parent);
  std::vector<int> order = places;
  std::erase(order, above);
  order.insert(order.begin() + std::clamp(to, 0, static_cast<int>(order.size())), above);
  Edited edited = same(mechanism, link);
  for (std::size_t i = 0; i < places.size(); ++i) {
    edited.mechanism.joints[at(places[i])] = mechanism.joints[at(order[i])];
    edited.joint_before[at(places[i])] = order[i];
  }
  return edited;
}

Edited withLink(const Mechanism& mechanism, int link, const Link& changed) {
  requireLink(mechanism, link);
  Edited edited = same(mechanism, link);
  std::replace(edited.mechanism.hands.begin(), edited.mechanism.hands.end(), mechanism.links[at(link)].name,
               changed.name);
  edited.mechanism.links[at(link)] = changed;
  return edited;
}

Edited withJoint(const Mechanism& mechanism, int joint, const Joint& changed) {
  require(joint >= 0 && at(joint) < mechanism.joints.size(), "the joint is one of the mechanism's");
  const Joint& was = mechanism.joints[at(joint)];
  Edited edited = same(mechanism, was.child);
  Joint& now = edited.mechanism.joints[at(joint)];
  now = changed;
  now.parent = was.parent;
  now.child = was.child;
  if (changed.name != was.name) {
    for (Joint& other : edited.mechanism.joints) {
      if (other.mimic && other.mimic->leader == was.name) other.mimic->leader = changed.name;
    }
  }
  return edited;
}

}  // namespace linkwright
