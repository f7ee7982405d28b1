// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/describe_mechanism.h"
#include "core/scene/describe_scene.h"
#include "core/scene/describe_simulation.h"
#include "core/scene/describe_trajectory.h"
#include "core/scene/scene_version.h"

#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// The links that can be dragged.
template <class V>
void describeHands(V& v, std::vector<std::string>& hands) {
  v.own(
      "hands",
      [&](auto& in) {
        const auto* list = in.fields().list("hands");
        if (list == nullptr) return;
        for (const auto& item : *list) {
          std::string name;
          if (!in.text(item, name) || in.findLink(name) < 0)
            in.errorAt(item.line, Message("Files", "hands: '%1' is not a link").arg(item.text));
          else
            hands.push_back(name);
        }
      },
      [&](auto& out) { return hands.empty() ? std::nullopt : std::optional(out.textsInLines(hands)); },
      OwnField{.schema = R"("type": "array", "items": {"type": "string", "minLength": 1})",
               .words = "links that can be dragged, the default first"});
}

template <class V>
void describeNames(V& v, Mechanism& x) {
  v.before([&](auto& in) { x.source.file = in.reading().problems.file(); });
  v.field("name", x.name, Field{});
  v.field("description", x.description,
          Field{.omitted = x.description.empty(), .words = "what it is, and where the figures are from"});
  v.field("try_first", x.try_first, Field{.omitted = x.try_first.empty(), .words = "what to do with it first"});
}

template <class V>
void describeParts(V& v, Mechanism& x) {
  v.field("links", x.links,
          ListField{.item = Message("Files", "link"),
                    .is_named = true,
                    .needed = true,
                    .lines = 4,
                    .words = "the one without a joint above it is the base"});
  v.check([&](auto& in) {
    x.source.link_lines = in.linesOf("links");
    in.knowLinks(x.links);
  });
  v.field("joints", x.joints, ListField{.item = Message("Files", "joint"), .is_named = true, .lines = 4});
  v.check([&](auto& in) { x.source.joint_lines = in.linesOf("joints"); });
  describeHands(v, x.hands);
}

template <class In>
void knowPoses(In& in, const std::vector<StoredPose>& poses) {
  for (const StoredPose& pose : poses) in.reading().poses.insert(pose.name);
  for (const std::size_t i : repeatedNames(poses.size(), [&](std::size_t k) { return &poses[k].name; }))
    in.errorAt(in.item("poses", i).line,
               Message("Files", "duplicate pose name '%1'; rename one of the poses").arg(poses[i].name));
}

template <class In>
void refuseTwoLoads(In& in, const std::vector<SceneLoad>& loads) {
  const auto nameOf = [&](std::size_t k) { return in.findLink(loads[k].link) >= 0 ? &loads[k].link : nullptr; };
  for (const std::size_t i : repeatedNames(loads.size(), nameOf))
    in.errorAt(in.item("loads", i).find("link")->line,
               Message("Files", "load: link '%1' has two loads; add them up").arg(loads[i].link));
}

template <class In>
void refuseTwoContacts(In& in, const std::vector<Contact>& contacts) {
  const auto nameOf = [&](std::size_t k) {
    const auto& item = in.item("contacts", k);
    return item.find("link") != nullptr && item.find("name") != nullptr ? &contacts[k].name : nullptr;
  };
  for (const std::size_t i : repeatedNames(contacts.size(), nameOf))
    in.errorAt(
        in.item("contacts", i).line,
        Message("Files", "contact %1: duplicate name '%2'; rename one of the contacts").arg(i + 1, contacts[i].name));
}

template <class V>
void describe(V& v, SceneData& x) {
  v.own(
      "$schema", [](auto&) {}, [](auto&) { return std::optional<std::string>(); },
      OwnField{.schema = R"("type": "string")", .words = "for editors"});
  v.own(
      "linkwright", [](auto&) {}, [](auto& out) { return std::optional(out.numberText(kSceneVersion)); },
      OwnField{.schema = R"("enum": [1, 2, 3, 4, 5])", .needed = true, .words = "version of the format"});
  describeNames(v, x.mechanism);
  v.field("gravity", x.gravity, Field{.unit = "m/s^2"});
  describeParts(v, x.mechanism);
  if (!v.goesOnWith(x.mechanism)) return;
  const bool has_state = x.q.size() + x.qd.size() + x.qdd.size() > 0;
  v.part(
      "state", [&](auto& inner) { describeState(inner, x); },
      ObjectField{.place = "state", .omitted = !has_state, .lines = 2, .words = "absent: the ready pose, at rest"});
  v.field("poses", x.poses, ListField{.item = Message("Files", "pose"), .optional = true, .words = "stored poses"});
  v.check([&](auto& in) { knowPoses(in, x.poses); });
  v.field("motion", x.motion,
          ObjectField{.place = "motion",
                      .omitted = static_cast<bool>(x.trajectory),
                      .words = "from rest in one stored pose to rest in another: the short form of a trajectory"});
  v.check([&](auto& in) {
    if (x.motion && in.find("trajectory") != nullptr)
      in.error("trajectory", Message("Files", "give either \"motion\", the short form, or \"trajectory\", not both"));
  });
  v.notBoth("motion", "trajectory");
  v.field("trajectory", x.trajectory, ObjectField{.place = "trajectory", .lines = 2, .words = "a motion of any kind"});
  v.field(
      "targets", x.targets,
      ListField{.item = Message("Files", "target"), .optional = true, .words = "where a hand should be, in the world"});
  v.field("loads", x.loads,
          ListField{.item = Message("Files", "load"),
                    .optional = true,
                    .words = "what acts on links from outside, world axes; at most one a link"});
  v.check([&](auto& in) { refuseTwoLoads(in, x.loads); });
  v.field("contacts", x.contacts,
          ListField{.item = Message("Files", "contact %1"),
                    .optional = true,
                    .most = kMaxContacts,
                    .words = "points of links that meet surfaces"});
  v.check([&](auto& in) { refuseTwoContacts(in, x.contacts.orDefault()); });
  v.field("simulation", x.simulation,
          ObjectField{.place = "simulation", .lines = 2, .words = "how the scene is simulated"});
  v.field("beam", x.beam,
          ObjectField{.place = "beam", .lines = 2, .words = "which links bend and how that is analysed"});
  v.field("view", x.view, ObjectField{.place = "view", .words = "of the camera"});
  v.field("plots", x.plots,
          ListField{.item = Message("Files", "plot %1"),
                    .most = kMaxPlots,
                    .words = "of the motion, from the top; absent: those that a program shows at first"});
}

}  // namespace linkwright
