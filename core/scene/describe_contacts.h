// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact.h"
#include "core/contact/contact_laws.h"
#include "core/scene/describe.h"

namespace linkwright {

inline constexpr std::size_t kMaxContacts = 1000;

template <class V>
void describe(V&, PlaneSurface&) {}

template <class V, class Round>
void describeRound(V& v, Round& x) {
  v.field("radius", x.radius, Field{.needed = true, .above = 0.0, .checked = true, .unit = "m"});
  v.field("hollow", x.is_hollow, Field{.omitted = !x.is_hollow, .words = "the free side is inside"});
}
template <class V>
void describe(V& v, CylinderSurface& x) {
  describeRound(v, x);
}
template <class V>
void describe(V& v, SphereSurface& x) {
  describeRound(v, x);
}

template <class V>
void describe(V& v, SineSurface& x) {
  v.field("amplitude", x.amplitude, Field{.unit = "m", .words = "z = amplitude sin(2π x / length + phase)"});
  v.field("length", x.length, Field{.above = 0.0, .checked = true, .unit = "m"});
  v.field("phase", x.phase, Field{.unit = "rad"});
}

template <class V>
void describe(V& v, Surface& x) {
  if (v.field("type", x.form, kSurfaceForms, Field{.needed = true}))
    v.each(x.form, [&](auto& form) { describe(v, form); });
  v.field("origin", x.X_WS, Field{.words = "the surface's frame in the world"});
  v.field("scale", x.scale,
          Field{.optional = true,
                .above = 0.0,
                .checked = true,
                .words = "factor of the constraint; no force depends on it"});
}

template <class V>
void describe(V& v, Contact& x) {
  v.field("name", x.name, Field{.needed = true});
  v.field("link", x.link, Field{.needed = true});
  v.field("point", x.point, Field{.unit = "m", .words = "the point that touches, in the link's frame"});
  v.field("surface", x.surface, ObjectField{.place = Message("Files", "%1, surface"), .needed = true});
  v.field("friction", x.friction, Field{.least = 0.0, .checked = true, .words = "kinetic coefficient"});
  v.before([&](auto&) { x.static_friction = x.friction; });
  v.field("static_friction", x.static_friction,
          Field{.omitted = x.static_friction == x.friction,
                .least = 0.0,
                .checked = true,
                .words = "static coefficient, of stick-slip friction; absent: the kinetic one"});
  v.check([&](auto& in) {
    if (in.find("link") == nullptr || in.find("name") == nullptr) return;
    for (const Diagnostic& problem : contactProblems(in.model(), {x})) in.errorAlone(problem.message);
  });
}

template <class V>
void describe(V& v, ContactLaws& x) {
  v.field("kind", x.kind, kContactKinds, Field{.words = "whether a contact can let go"});
  v.field("friction", x.friction, kFrictionLaws, Field{.words = "law of dry friction"});
  v.field("slip_speed", x.slip_speed,
          Field{.optional = true,
                .above = 0.0,
                .checked = true,
                .unit = "m/s",
                .words = "regularised: friction acts in full above about this speed"});
  v.field("method", x.method, kContactMethods, Field{.words = "how contact forces are found"});
  v.field("stabilisation", x.stabilisation, kStabilisations, Field{.words = "against drift off the surface"});
  v.field(
      "alpha", x.alpha,
      Field{.optional = true, .least = 0.0, .checked = true, .unit = "1/s", .words = "of Baumgarte's stabilisation"});
  v.field(
      "beta", x.beta,
      Field{.optional = true, .least = 0.0, .checked = true, .unit = "1/s", .words = "of Baumgarte's stabilisation"});
  v.field("stiffness", x.stiffness,
          Field{.optional = true, .above = 0.0, .checked = true, .unit = "N/m", .words = "of the penalty method"});
  v.field("damping", x.damping,
          Field{.optional = true, .least = 0.0, .checked = true, .unit = "N s/m", .words = "of the penalty method"});
}

}  // namespace linkwright
