// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/words.h"
#include "core/mechanism/mechanism.h"
#include "core/scene/describe.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

namespace linkwright {

/// By the alternatives of Shape::geometry.
inline constexpr std::array kGeometryNames = {"box", "cylinder", "capsule", "sphere", "beam", "mesh"};
inline constexpr Words<Section::Form, 2> kSectionForms = {
    {{Section::Form::Rectangle, "rectangle"}, {Section::Form::Ellipse, "ellipse"}}};
inline constexpr Words<MassSource, 3> kMassSources = {
    {{MassSource::UniformRod, "rod"}, {MassSource::MassOfShapes, "mass"}, {MassSource::DensityOfShapes, "density"}}};
/// A length that has to be there.
inline constexpr Field kSize = {.needed = true, .above = 0.0, .unit = "m"};
inline constexpr Field kLength = {.needed = true, .above = 0.0, .unit = "m", .words = "along z"};

template <class V>
void describe(V& v, Box& x) {
  v.field("size", x.size,
          Field{.needed = true,
                .unit = "m",
                .words = "full edges of a box",
                .schema = R"("items": {"exclusiveMinimum": 0})"});
  v.check([&](auto& in) {
    if (!(x.size.array() > 0.0).all())
      in.error("size", Message("Files", "each edge length in \"size\" must be greater than 0 m"));
  });
}

template <class V>
void describe(V& v, Cylinder& x) {
  v.field("radius", x.radius, kSize);
  v.field("length", x.length, kLength);
}

template <class V>
void describe(V& v, Capsule& x) {
  v.field("radius", x.radius, kSize);
  v.field("length", x.length,
          Field{.needed = true,
                .least = 0.0,
                .unit = "m",
                .refusal = translatable("Files", "must be at least 0 m"),
                .words = "along z; of a capsule that of the straight part"});
}

template <class V>
void describe(V& v, Sphere& x) {
  v.field("radius", x.radius, kSize);
}

template <class V>
void describe(V& v, Section& x) {
  v.field("form", x.form, kSectionForms,
          Field{.refusal = translatable("Files", "there is no section '%1'; use rectangle or ellipse")});
  v.field("width", x.width, kSize);
  v.field("height", x.height, kSize);
  v.field("wall", x.wall, Field{.optional = true, .unit = "m", .words = "thickness; 0 is solid"});
  v.check([&](auto& in) {
    if (!(x.wall >= 0.0 && x.wall < 0.5 * std::min(x.width, x.height)) && in.isNumber("wall"))
      in.error("wall", Message("Files", "\"wall\" must be at least 0 m and less than half of the smaller side"));
  });
}

template <class V>
void describe(V& v, Beam& x) {
  v.field("section", x.section,
          ObjectField{.place = Message("Files", "%1, section"), .needed = true, .words = "of a beam"});
  v.field("length", x.length, kLength);
}

template <class V>
void describe(V& v, Mesh& x) {
  v.field("uri", x.uri, Field{.needed = true, .words = "file of a mesh"});
  v.field("scale", x.scale, Field{.words = "of a mesh; a negative one mirrors"});
}

template <class V>
void describe(V& v, Shape& x) {
  if (!v.field("type", x.geometry, kGeometryNames,
               Field{.needed = true,
                     .refusal = translatable(
                         "Files", "there is no shape '%1'; use box, cylinder, capsule, sphere, beam or mesh")}))
    return;
  v.each(x.geometry, [&](auto& geometry) { describe(v, geometry); });
  v.field("origin", x.X_LS, Field{.words = "the shape's frame in the link's; it is centred there"});
  v.own(
      "colour",
      [&](auto& in) {
        x.has_colour = in.fields().numbers("colour", x.rgba.data(), 4);
        const auto outside = [](double part) { return part < 0.0 || part > 1.0; };
        if (std::any_of(x.rgba.begin(), x.rgba.end(), outside))
          in.error("colour", Message("Files", "\"colour\" must be red, green, blue and opacity, each from 0 to 1"));
      },
      [&](auto& out) {
        return x.has_colour ? std::optional(out.numbers({x.rgba.begin(), x.rgba.end()})) : std::nullopt;
      },
      OwnField{.schema = R"("type": "array", "items": {"type": "number", "minimum": 0, "maximum": 1}, )"
                         R"("minItems": 4, "maxItems": 4)",
               .words = "red, green, blue and opacity"});
  v.field("material", x.material, Field{.omitted = x.material.empty(), .words = "a name"});
}

template <class V>
void describe(V& v, Payload& x) {
  v.field("name", x.name, Field{.omitted = x.name.empty()});
  v.field("mass", x.mass, Field{.needed = true, .least = 0.0, .unit = "kg"});
  v.field("at", x.p_L, Field{.unit = "m", .words = "in the link's frame"});
  v.field("attached", x.attached, Field{.optional = true, .words = "false switches it off"});
}

/// Six moments of a symmetric matrix.
template <class V>
void describeInertia(V& v, Eigen::Matrix3d& I) {
  double xx = I(0, 0), yy = I(1, 1), zz = I(2, 2), xy = I(0, 1), xz = I(0, 2), yz = I(1, 2);
  const Field needed{.needed = true, .unit = "kg m^2"}, other{.unit = "kg m^2"};
  v.field("xx", xx, needed);
  v.field("yy", yy, needed);
  v.field("zz", zz, needed);
  v.field("xy", xy, other);
  v.field("xz", xz, other);
  v.field("yz", yz, other);
  v.check([&](auto&) { I << xx, xy, xz, xy, yy, yz, xz, yz, zz; });
}

/// The figures of the file count as they are; where they come from is what a later edit of the shapes goes by.
template <class V>
void describeInertial(V& v, Link& x) {
  v.before([&](auto&) { x.inertial.emplace(); });
  Inertial none;
  Inertial& inertial = x.inertial ? *x.inertial : none;
  v.field("mass", inertial.mass, Field{.needed = true, .least = 0.0, .checked = true, .unit = "kg"});
  v.field("centre_of_mass", inertial.p_LLcm, Field{.unit = "m", .words = "in the link's frame"});
  v.part(
      "inertia", [&](auto& inner) { describeInertia(inner, inertial.I_LLcm_L); },
      ObjectField{.place = Message("Files", "link '%1', \"inertia\"").arg(x.name),
                  .words = "about the centre of mass, link axes; products are entries of the matrix, Ixy = -∫xy dm"});
  v.field("from_shapes", x.mass_source, kMassSources,
          Field{.omitted = x.mass_source == MassSource::Given,
                .refusal = translatable("Files", "\"from_shapes\" must be \"rod\", \"mass\" or \"density\""),
                .words = "the figures follow an edit of the shapes: those of a uniform rod of this mass along the "
                         "longest shape, or of all shapes, of this mass or density"});
  v.field("density", x.density,
          Field{.omitted = x.density == Link{}.density, .above = 0.0, .unit = "kg/m^3", .words = "absent: 1000"});
}

template <class V>
void describe(V& v, Link& x) {
  v.field("name", x.name, Field{.needed = true, .words = "unique"});
  v.part(
      "inertial", [&](auto& inner) { describeInertial(inner, x); },
      ObjectField{.omitted = !x.inertial, .lines = 6, .words = "absent: a frame without mass"});
  v.field("shapes", x.shapes,
          ListField{.item = Message("Files", "%2, shape"),
                    .optional = true,
                    .indent = 6,
                    .words = "solids to draw; absent: generated ones"});
  v.field("payloads", x.payloads,
          ListField{.item = Message("Files", "%2, payload"),
                    .optional = true,
                    .indent = 6,
                    .words = "point masses that the link carries"});
}

template <class V>
void describe(V& v, Limits& x) {
  v.field("lower", x.lower, Field{.may_be_infinite = true, .unit = "rad or m"});
  v.field("upper", x.upper, Field{.may_be_infinite = true, .unit = "rad or m"});
  v.field("velocity", x.velocity, Field{.may_be_infinite = true, .unit = "rad/s or m/s"});
  v.field("effort", x.effort, Field{.may_be_infinite = true, .unit = "N m or N"});
}

template <class V>
void describe(V& v, CoulombFriction& x) {
  v.field("positive", x.positive,
          Field{.least = 0.0, .checked = true, .unit = "N m or N", .words = "in + direction, at least 0"});
  v.field("negative", x.negative,
          Field{.most = 0.0, .checked = true, .unit = "N m or N", .words = "in - direction, at most 0"});
  v.check([&](auto& in) {
    if (x.positive < 0.0 || x.negative > 0.0)
      in.error(Message("Files", "\"positive\" must be at least 0 and \"negative\" at most 0"));
  });
}

template <class V>
void describe(V& v, JointSpring& x) {
  v.field("stiffness", x.stiffness, Field{.needed = true, .least = 0.0, .unit = "N m/rad or N/m"});
  v.field("rest", x.rest, Field{.optional = true, .unit = "rad or m", .words = "position where it gives no torque"});
}

template <class V>
void describe(V& v, Motor& x) {
  v.field("rotor_inertia", x.rotor_inertia,
          Field{.least = 0.0, .checked = true, .unit = "kg m^2", .words = "motor side"});
  v.field("gear_ratio", x.gear_ratio, Field{.words = "motor turns per joint turn; prismatic: rad per m"});
  v.check([&](auto& in) {
    if (x.rotor_inertia < 0.0) in.error(Message("Files", "\"rotor_inertia\" must be at least 0 kg m²"));
  });
}

template <class V>
void describe(V& v, Mimic& x) {
  v.field("joint", x.leader, Field{.needed = true, .words = "the joint that leads"});
  v.field("multiplier", x.multiplier, Field{});
  v.field("offset", x.offset, Field{.unit = "rad or m"});
}

/// One of a joint's two links, by its name.
template <class V>
void describeEnd(V& v, const char* key, int& link) {
  v.own(
      key,
      [&](auto& in) {
        std::string name;
        if (!in.fields().needs(key) || !in.fields().text(key, name)) return;
        link = in.findLink(name);
        if (link >= 0) return;
        const bool is_parent = std::string_view(key) == "parent";
        in.error(key, (is_parent ? Message("Files", "the parent '%1' is not a link")
                                 : Message("Files", "the child '%1' is not a link"))
                          .arg(name));
      },
      [&](auto& out) { return std::optional(out.linkName(link)); },
      OwnField{.schema = R"("type": "string", "minLength": 1)", .needed = true, .words = "name of a link"});
}

template <class V>
void describe(V& v, Joint& x) {
  v.field("name", x.name, Field{.needed = true, .words = "unique"});
  v.field("type", x.type, kJointTypes,
          Field{.needed = true,
                .refusal = translatable("Files",
                                        "there is no joint type '%1'; use revolute, continuous, prismatic or fixed")});
  describeEnd(v, "parent", x.parent);
  describeEnd(v, "child", x.child);
  v.field("origin", x.X_PJ, Field{.words = "the joint's frame in the parent's; the child's is the same at q = 0"});
  v.field("axis", x.axis, Field{.words = "in the joint's frame; of any length but 0"});
  v.check([&](auto& in) {
    const double length = x.axis.stableNorm();
    if (!(length > 1e-9)) {
      in.error("axis", Message("Files", "the axis has zero length; give it a direction"));
      x.axis = Eigen::Vector3d::UnitZ();
    } else if (std::abs(length - 1.0) > 1e-15) {
      x.axis /= length;
    }
  });
  v.field("limits", x.limits, ObjectField{.optional = true, .words = "absent: none"});
  v.field("damping", x.damping,
          Field{.optional = true, .unit = "N m s/rad or N s/m", .words = "viscous friction, joint side"});
  v.field("coulomb", x.coulomb,
          ObjectField{.optional = true, .words = "dry friction, which the motor overcomes while moving"});
  v.field("spring", x.spring,
          ObjectField{.optional = true, .words = "it draws the joint to its rest position; absent: none"});
  v.field("motor", x.motor, ObjectField{.optional = true, .words = "felt at the joint: gear_ratio² rotor_inertia"});
  v.field("passive", x.passive, Field{.optional = true, .words = "no motor drives it"});
  v.field("mimic", x.mimic, ObjectField{.words = "it follows another joint: q = multiplier q_joint + offset"});
  v.field("ready", x.ready, Field{.unit = "rad or m", .words = "position in the ready pose"});
}

}  // namespace linkwright
