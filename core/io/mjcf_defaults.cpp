// SPDX-License-Identifier: MIT
#include "core/io/mjcf_defaults.h"

#include "core/base/number_text.h"

#include <utility>

namespace linkwright::mjcf {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

int countWords(std::string_view text) {
  int count = 0;
  for (std::size_t begin = text.find_first_not_of(kBlanks); begin != std::string_view::npos;
       begin = text.find_first_not_of(kBlanks, begin)) {
    ++count;
    begin = std::min(text.find_first_of(kBlanks, begin), text.size());
  }
  return count;
}

}  // namespace

void Defaults::read(const Element& root, Problems& problems) {
  struct Visit {
    const Element* element;
    std::string parent;
  };
  std::vector<Visit> waiting;
  for (const Element* e = root.FirstChildElement("default"); e != nullptr; e = e->NextSiblingElement("default")) {
    waiting.push_back({e, {}});
  }
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    const Visit visit = waiting[i];
    std::string name = urdf::attribute(*visit.element, "class");
    if (name.empty() && visit.parent.empty()) name = "main";
    if (name.empty()) {
      problems.error(visit.element->GetLineNum(), Message("Files", "a nested <default> has no class; give it a class"));
      continue;
    }
    if (!classes_.try_emplace(name, Class{visit.element, visit.parent}).second) {
      problems.error(visit.element->GetLineNum(),
                     Message("Files", "duplicate default class '%1'; rename one of the classes").arg(name));
      continue;
    }
    if (visit.parent.empty() && root_.empty()) root_ = name;
    for (const Element* e = visit.element->FirstChildElement("default"); e != nullptr;
         e = e->NextSiblingElement("default")) {
      waiting.push_back({e, name});
    }
  }
}

const Element* Defaults::saying(const Element& element, const std::string& childclass, const char* name) const {
  if (element.Attribute(name) != nullptr) return &element;
  const std::string own = urdf::attribute(element, "class");
  std::string at = !own.empty() ? own : !childclass.empty() ? childclass : root_;
  // each step goes outwards, and no class is its own parent: it ends
  while (!at.empty()) {
    const auto found = classes_.find(at);
    if (found == classes_.end()) return nullptr;
    const Element* said = found->second.element->FirstChildElement(element.Name());
    if (said != nullptr && said->Attribute(name) != nullptr) return said;
    at = found->second.parent;
  }
  return nullptr;
}

Item::Item(const Element& element, const Defaults& defaults, std::string childclass, Problems& problems)
    : element_(element), defaults_(defaults), childclass_(std::move(childclass)), problems_(problems) {
  const std::string own = urdf::attribute(element, "class");
  if (!own.empty() && !defaults.knows(own)) {
    problems.error(line(), Message("Files", "there is no default class '%1'").arg(own));
  }
}

std::string Item::text(const char* name) const {
  const Element* said = find(name);
  return said != nullptr ? urdf::attribute(*said, name) : std::string();
}

double Item::number(const char* name, double fallback) const {
  double value = fallback;
  if (const Element* said = find(name)) urdf::numbers(*said, name, &value, 1, problems_);
  return value;
}

bool Item::numbers(const char* name, double* out, int wanted) const {
  const Element* said = find(name);
  return said != nullptr && urdf::numbers(*said, name, out, wanted, problems_);
}

std::vector<double> Item::numbersUpTo(const char* name, int most) const {
  const Element* said = find(name);
  if (said == nullptr) return {};
  const int count = countWords(said->Attribute(name));
  std::vector<double> read(static_cast<std::size_t>(std::min(count, most)));
  if (count > most || read.empty() || !urdf::numbers(*said, name, read.data(), count, problems_)) return {};
  return read;
}

}  // namespace linkwright::mjcf
