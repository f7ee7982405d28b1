// SPDX-License-Identifier: MIT
#include "core/io/scene_beam.h"

#include "core/base/words.h"
#include "core/io/scene_fields.h"
#include "core/io/scene_members.h"
#include "core/mechanism/mechanism.h"

#include <cmath>
#include <unordered_set>
#include <utility>

namespace linkwright::scene {

namespace {

constexpr Words<ElementKind, 2> kKinds = {
    {{ElementKind::EulerBernoulli, "euler-bernoulli"}, {ElementKind::ShiftedIntegration, "shifted-integration"}}};
constexpr Words<BeamMass, 3> kMasses = {
    {{BeamMass::Consistent, "consistent"}, {BeamMass::Linear, "linear"}, {BeamMass::Lumped, "lumped"}}};

template <class Value, std::size_t N>
void readWord(const Fields& fields, const char* key, const Words<Value, N>& words, const char* list, Value& value) {
  std::string word;
  if (fields.text(key, word) && !valueOf(words, word, value)) {
    fields.error(*fields.find(key), std::string("\"") + key + "\" is none of " + list);
  }
}

BeamSection readSection(const JsonNode& node, const std::string& place, Problems& problems) {
  const Fields fields(node, "section of " + place, {"rectangle", "circle", "tube", "area", "I_y", "I_z", "J", "shear"},
                      problems);
  BeamSection section;
  double sizes[2] = {0.0, 0.0};
  int forms = 0;
  const auto positive = [&](const char* key, int count) {
    for (int i = 0; i < count; ++i) {
      if (sizes[i] > 0.0) continue;
      fields.error(*fields.find(key), std::string("\"") + key + "\" has to be more than 0 m");
      return false;
    }
    return true;
  };
  if (fields.numbers("rectangle", sizes, 2) && positive("rectangle", 2)) {
    section = rectangleSection(sizes[0], sizes[1]);
    ++forms;
  }
  if (fields.number("circle", sizes[0]) && positive("circle", 1)) {
    section = circleSection(sizes[0]);
    ++forms;
  }
  if (fields.numbers("tube", sizes, 2) && positive("tube", 2)) {
    if (2.0 * sizes[1] > sizes[0]) fields.error(*fields.find("tube"), "the wall is thicker than the tube");
    section = tubeSection(sizes[0], sizes[1]);
    ++forms;
  }
  if (forms > 1) fields.error(node, R"(give one of "rectangle", "circle" and "tube")");
  // figures of its own, or instead of those of the form
  fields.number("area", section.area);
  fields.number("I_y", section.I_y);
  fields.number("I_z", section.I_z);
  fields.number("J", section.J);
  fields.number("shear", section.shear);
  return section;
}

ElasticLink readElasticLink(const JsonNode& node, const Mechanism& mechanism, Problems& problems) {
  ElasticLink link;
  const Fields fields(node, "elastic link",
                      {"link", "section", "young", "shear_modulus", "density", "elements", "stations", "kind", "mass",
                       "root", "tip", "up"},
                      problems);
  if (fields.needs("link") && fields.text("link", link.link) && mechanism.findLink(link.link) < 0) {
    fields.error(*fields.find("link"), "'" + link.link + "' is no link");
  }
  if (fields.needs("section")) link.section = readSection(*fields.find("section"), "'" + link.link + "'", problems);
  fields.number("young", link.material.young);
  fields.number("shear_modulus", link.material.shear);
  fields.number("density", link.material.density);
  for (const Diagnostic& problem : problemsOf(link.section, link.material)) {
    if (fields.find("section") != nullptr) fields.error(node, problem.message);
  }
  double elements = link.elements;
  if (fields.number("elements", elements)) {
    if (elements >= 1.0 && elements <= 1000.0 && elements == std::floor(elements)) {
      link.elements = static_cast<int>(elements);
    } else {
      fields.error(*fields.find("elements"), "\"elements\" has to be a whole number from 1 to 1000");
    }
  }
  if (const std::vector<JsonNode>* stations = fields.list("stations")) {
    double last = 0.0;
    for (const JsonNode& station : *stations) {
      double share = 0.0;
      if (!readNumber(station, false, share) || !(share > last && share < 1.0)) {
        fields.error(station, "\"stations\" are shares of the length that grow, between 0 and 1");
        break;
      }
      link.stations.push_back(share);
      last = share;
    }
  }
  readWord(fields, "kind", kKinds, "euler-bernoulli and shifted-integration", link.kind);
  readWord(fields, "mass", kMasses, "consistent, linear and lumped", link.mass);
  fields.vector("root", link.root);
  Eigen::Vector3d tip;
  if (fields.vector("tip", tip)) link.tip = tip;
  fields.vector("up", link.up);
  return link;
}

void readRange(const Fields& fields, const char* key, double least, double most, const char* unit, double& out) {
  double value = out;
  if (!fields.number(key, value)) return;
  if (value >= least && value <= most) {
    out = value;
    return;
  }
  fields.error(*fields.find(key), std::string("\"") + key + "\" has to be between " + numberOf(least) + " and " +
                                      numberOf(most) + " " + unit);
}

}  // namespace

ElasticSettings readBeam(const JsonNode& node, const Mechanism& mechanism, Problems& problems) {
  ElasticSettings settings;
  const Fields fields(node, "beam", {"links", "dt", "duration", "damping", "start"}, problems);
  readRange(fields, "dt", kShortestElasticStep, kLongestElasticStep, "s", settings.dt);
  readRange(fields, "duration", 0.0, kLongestElasticRun, "s", settings.duration);
  if (const JsonNode* damping = fields.find("damping")) {
    const Fields inner(*damping, "damping of beam", {"mass", "stiffness"}, problems);
    readRange(inner, "mass", 0.0, 1e9, "1/s", settings.damping_mass);
    readRange(inner, "stiffness", 0.0, 1e9, "s", settings.damping_stiffness);
  }
  std::string start;
  if (fields.text("start", start) && !parseElasticStart(start, settings.start)) {
    fields.error(*fields.find("start"), "\"start\" is none of consistent, locked and balanced");
  }
  if (const std::vector<JsonNode>* links = fields.list("links")) {
    std::unordered_set<std::string> seen;
    for (const JsonNode& item : *links) {
      settings.links.push_back(readElasticLink(item, mechanism, problems));
      if (!seen.insert(settings.links.back().link).second) {
        fields.error(item, "elastic link '" + settings.links.back().link + "' stands twice; give it once");
      }
    }
  }
  return settings;
}

std::string beamOf(const ElasticSettings& settings) {
  std::vector<std::string> links;
  for (const ElasticLink& link : settings.links) {
    Members section, members;
    section.add("area", numberOf(link.section.area));
    section.add("I_y", numberOf(link.section.I_y));
    section.add("I_z", numberOf(link.section.I_z));
    section.add("J", numberOf(link.section.J));
    section.add("shear", numberOf(link.section.shear));
    members.add("link", jsonString(link.link));
    members.add("section", section.inLine());
    members.add("young", numberOf(link.material.young));
    members.add("shear_modulus", numberOf(link.material.shear));
    members.add("density", numberOf(link.material.density));
    members.add("elements", std::to_string(link.elements));
    if (!link.stations.empty()) members.add("stations", listOf(link.stations.data(), std::ssize(link.stations)));
    members.add("kind", jsonString(wordOf(kKinds, link.kind)));
    members.add("mass", jsonString(wordOf(kMasses, link.mass)));
    members.add("root", listOf(link.root));
    if (link.tip) members.add("tip", listOf(*link.tip));
    members.add("up", listOf(link.up));
    links.push_back(members.inLine());
  }
  Members damping, root;
  damping.add("mass", numberOf(settings.damping_mass));
  damping.add("stiffness", numberOf(settings.damping_stiffness));
  root.add("dt", numberOf(settings.dt));
  root.add("duration", numberOf(settings.duration));
  root.add("damping", damping.inLine());
  root.add("start", jsonString(toString(settings.start)));
  root.add("links", itemsInLines(links, 4));
  return root.inLines(2);
}

}  // namespace linkwright::scene
