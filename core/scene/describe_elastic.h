// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/elastic_limits.h"
#include "core/beam/elastic_settings.h"
#include "core/scene/describe.h"

#include <algorithm>
#include <optional>
#include <string>

namespace linkwright {

inline constexpr Words<ElementKind, 2> kElementKinds = {
    {{ElementKind::EulerBernoulli, "euler-bernoulli"}, {ElementKind::ShiftedIntegration, "shifted-integration"}}};
inline constexpr Words<BeamMass, 3> kBeamMasses = {
    {{BeamMass::Consistent, "consistent"}, {BeamMass::Linear, "linear"}, {BeamMass::Lumped, "lumped"}}};

/// A section may be given by its form, which is not kept; its own figures count instead of those of the form.
template <class V>
void describe(V& v, BeamSection& section) {
  struct Form {
    const char* key;
    int sizes;
    BeamSection (*make)(const double*);
    const char* schema;
    const char* words;
  };
  static constexpr const char* kOne = R"("type": "number", "exclusiveMinimum": 0)";
  static constexpr const char* kTwo = R"("type": "array", "items": {"type": "number", "exclusiveMinimum": 0}, )"
                                      R"("minItems": 2, "maxItems": 2)";
  static constexpr Form kForms[] = {
      {"rectangle", 2, [](const double* s) { return rectangleSection(s[0], s[1]); }, kTwo,
       "width along y and height along z, m"},
      {"circle", 1, [](const double* s) { return circleSection(s[0]); }, kOne, "diameter, m"},
      {"tube", 2, [](const double* s) { return tubeSection(s[0], s[1]); }, kTwo, "diameter and wall, m"},
  };
  for (const Form& form : kForms) {
    v.own(
        form.key,
        [&](auto& in) {
          double sizes[2] = {0.0, 0.0};
          const bool is_read =
              form.sizes == 1 ? in.fields().number(form.key, sizes[0]) : in.fields().numbers(form.key, sizes, 2);
          if (!is_read) return;
          if (!std::all_of(sizes, sizes + form.sizes, [](double size) { return size > 0.0; }))
            return in.error(form.key, Message("Files", "each size in \"%1\" must be greater than 0 m").arg(form.key));
          if (form.key == kForms[2].key && 2.0 * sizes[1] > sizes[0])
            in.error(form.key, Message("Files", "the wall thickness must be at most half of the tube diameter"));
          section = form.make(sizes);
        },
        [](auto&) { return std::nullopt; }, OwnField{.schema = form.schema, .words = form.words});
  }
  v.check([](auto& in) {
    const auto given = [&](const Form& form) { return in.find(form.key) != nullptr; };
    if (std::count_if(std::begin(kForms), std::end(kForms), given) > 1)
      in.error(Message("Files", "give only one of \"rectangle\", \"circle\" and \"tube\""));
  });
  v.field("area", section.area,
          Field{.varies = true,
                .above = 0.0,
                .checked = true,
                .unit = "m^2",
                .words = "these count instead of those of the form"});
  v.field("I_y", section.I_y,
          Field{.varies = true, .above = 0.0, .checked = true, .unit = "m^4", .words = "second moment about y"});
  v.field("I_z", section.I_z,
          Field{.varies = true, .above = 0.0, .checked = true, .unit = "m^4", .words = "second moment about z"});
  v.field("J", section.J,
          Field{.varies = true, .above = 0.0, .checked = true, .unit = "m^4", .words = "torsion constant"});
  v.field("shear", section.shear,
          Field{.varies = true, .above = 0.0, .checked = true, .words = "shear correction factor"});
}

template <class V>
void describe(V& v, ElasticLink& x) {
  v.field("link", x.link, Field{.needed = true, .words = "the link that bends"});
  v.check([&](auto& in) { in.needsLink("link", x.link); });
  v.field("section", x.section,
          ObjectField{.place = Message("Files", "section of '%1'").arg(x.link),
                      .needed = true,
                      .words = "one of the three forms, or figures of its own; x is along the beam"});
  v.field("young", x.material.young, Field{.above = 0.0, .checked = true, .unit = "Pa"});
  v.field("shear_modulus", x.material.shear, Field{.above = 0.0, .checked = true, .unit = "Pa"});
  v.field("density", x.material.density,
          Field{.least = 0.0, .checked = true, .unit = "kg/m^3", .words = "counts where the link has no mass"});
  v.check([&](auto& in) {
    if (in.find("section") == nullptr) return;
    for (const Diagnostic& problem : problemsOf(x.section, x.material)) in.error(problem.message);
  });
  v.field("elements", x.elements, Field{.least = 1, .most = kMostElements, .words = "finite elements of equal length"});
  v.own(
      "stations",
      [&](auto& in) {
        const auto* stations = in.fields().list("stations");
        if (stations == nullptr) return;
        double last = 0.0;
        for (const auto& station : *stations) {
          double share = 0.0;
          if (!in.number(station, share) || !(share > last && share < 1.0))
            return in.fields().error(
                station, Message("Files", "\"stations\" must be increasing fractions of the length, between 0 and 1"));
          x.stations.push_back(share);
          last = share;
        }
      },
      [&](auto& out) { return x.stations.empty() ? std::nullopt : std::optional(out.numbers(x.stations)); },
      OwnField{
          .schema = R"("type": "array", "items": {"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1})",
          .words = "where elements meet, as shares of the length"});
  v.field("kind", x.kind, kElementKinds, Field{.words = "how bending is interpolated"});
  v.field("mass", x.mass, kBeamMasses, Field{.words = "how mass is given to the nodes"});
  v.field("root", x.root, Field{.unit = "m", .words = "where the beam begins, in the link's frame"});
  v.field("tip", x.tip, Field{.unit = "m", .words = "where it ends; absent: the first joint further out"});
  v.field("up", x.up, Field{.words = "the section's z axis lies in the plane of this and the beam"});
}

template <class V>
void describe(V& v, ElasticSettings& x) {
  v.field("dt", x.dt,
          Field{.least = kShortestElasticStep, .most = kLongestElasticStep, .unit = "s", .words = "the step"});
  v.field("duration", x.duration,
          Field{.least = 0.0, .most = kLongestElasticRun, .unit = "s", .words = "0: as long as the motion"});
  v.part(
      "damping",
      [&](auto& rayleigh) {
        rayleigh.field("mass", x.damping_mass, Field{.least = 0.0, .most = 1e9, .unit = "1/s", .words = "a"});
        rayleigh.field("stiffness", x.damping_stiffness, Field{.least = 0.0, .most = 1e9, .unit = "s", .words = "b"});
      },
      ObjectField{.place = Message("Files", "damping of \"beam\""), .words = "Rayleigh's: C = a M + b K"});
  v.field("start", x.start, kElasticStarts, Field{.words = "what an analysis begins with"});
  v.field("links", x.links, ListField{.item = Message("Files", "elastic link"), .indent = 4});
  v.check([&](auto& in) {
    for (const std::size_t i : repeatedNames(x.links.size(), [&](std::size_t k) { return &x.links[k].link; }))
      in.fields().error(in.item("links", i),
                        Message("Files", "duplicate elastic link '%1'; keep only one").arg(x.links[i].link));
  });
}

}  // namespace linkwright
