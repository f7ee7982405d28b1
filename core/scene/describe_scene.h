// SPDX-License-Identifier: MIT
#pragma once

// The small sections of a scene.

#include "core/scene/describe.h"
#include "core/scene/describe_trajectory.h"
#include "core/scene/plots.h"
#include "core/scene/scene.h"
#include "core/trajectory/curve_name.h"

#include <optional>
#include <string>

namespace linkwright {

/// The dynamic state of a scene.
template <class V, class Scene>
void describeState(V& v, Scene& x) {
  v.field(
      "q", x.q,
      JointField{
          .start = JointField::Start::Ready, .optional = true, .keeps_limits = true, .words = "positions, rad or m"});
  v.field("qd", x.qd, JointField{.start = JointField::Start::Zero, .optional = true, .words = "velocities"});
  v.field("qdd", x.qdd, JointField{.start = JointField::Start::Zero, .optional = true, .words = "accelerations"});
}

template <class V>
void describe(V& v, StoredPose& x) {
  v.before([&](auto& in) { x.q = in.model().readyPose(); });
  v.field("name", x.name, Field{.needed = true});
  v.field("q", x.q, JointField{.needed = true, .keeps_limits = true});
}

template <class V>
void describe(V& v, SceneMotion& x) {
  v.field("from", x.from, Field{.needed = true, .words = "a stored pose"});
  v.check([&](auto& in) { in.needsPose("from", x.from); });
  v.field("to", x.to, Field{.needed = true, .words = "a stored pose"});
  v.check([&](auto& in) { in.needsPose("to", x.to); });
  v.field("duration", x.duration, kDuration);
}

template <class V>
void describe(V& v, SceneTarget& x) {
  v.field("link", x.link, Field{.needed = true});
  v.check([&](auto& in) { in.needsLink("link", x.link); });
  v.field("pose", x.X_WT, Field{.needed = true});
}

template <class V>
void describe(V& v, SceneLoad& x) {
  v.field("link", x.link, Field{.needed = true});
  v.check([&](auto& in) { in.needsLink("link", x.link); });
  v.field("force", x.force, Field{.needed = true, .unit = "N", .words = "through the origin of the link's frame"});
  v.field("moment", x.moment, Field{.unit = "N m", .words = "about that point"});
}

template <class V>
void describe(V& v, SceneView& x) {
  v.field("centre", x.centre, Field{.unit = "m"});
  v.field("azimuth", x.azimuth, Field{.unit = "rad", .words = "about z, from x"});
  v.field("elevation", x.elevation, Field{.unit = "rad", .words = "above the horizon"});
  v.field("distance", x.distance,
          Field{.least = 0.0, .unit = "m", .words = "from the centre; 0: the whole robot with its motion is framed"});
}

template <class V>
void describe(V& v, ScenePlot& x) {
  v.field("kind", x.kind, kPlotKinds, Field{.needed = true, .words = "what it draws"});
  v.own(
      "curves",
      [&](auto& in) {
        const auto* list = in.fields().needs("curves") ? in.fields().list("curves") : nullptr;
        if (list == nullptr) return;
        for (const auto& item : *list) {
          std::string name;
          if (!in.text(item, name)) {
            in.fields().error(item, Message("Files", "the name of a curve must be a string in quotes"));
          } else if (!parseCurveName(name)) {
            in.fields().error(
                item, Message("Files", "there is no curve '%1'; the manual's page on files lists the names").arg(name));
          } else {
            x.curves.push_back(name);
          }
        }
        if (x.kind == PlotKind::Xy && list->size() % 2 != 0)
          in.warning("curves",
                     Message("Files", "%1: an xy plot needs pairs of curves, but the last curve has no partner")
                         .arg(in.place()));
      },
      [&](auto& out) { return std::optional(out.texts(x.curves)); },
      OwnField{.schema = R"("type": "array", "items": {"type": "string"})",
               .needed = true,
               .words = "names of curves; of an xy plot pairs"});
  v.field("share", x.share,
          Field{.optional = true,
                .above = 0.0,
                .most = 1e6,
                .refusal = translatable("Files", "must be greater than 0 and at most 1 000 000"),
                .words = "of the height, beside the shares of the others"});
  v.field(
      "corner", x.corner,
      Field{.optional = true,
            .above = 0.0,
            .most = 1.0,
            .refusal = translatable("Files", "must be a fraction of the velocity limit, greater than 0 and at most 1"),
            .words = "torque-speed: share of the velocity limit up to which a motor gives its whole torque"});
}

}  // namespace linkwright
