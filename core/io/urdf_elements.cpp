// SPDX-License-Identifier: MIT
#include "core/io/urdf_elements.h"

#include "core/base/number_text.h"
#include "core/io/text_file.h"
#include "core/spatial/rotation.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace linkwright::urdf {

namespace {

/// What other programs put into URDF files; none of our business.
constexpr std::string_view kForeign[] = {"gazebo",           "transmission",
                                         "sensor",           "ros2_control",
                                         "plugin",           "collision",
                                         "calibration",      "safety_controller",
                                         "contact",          "loop_joint",
                                         "self_collide",     "disable_collisions",
                                         "mujoco",           "audio_source",
                                         "joint_properties", "hardwareInterface",
                                         "capsule_geometry", "self_collision_checking"};

bool isForeign(std::string_view name) {
  return name.find(':') != std::string_view::npos ||
         std::find(std::begin(kForeign), std::end(kForeign), name) != std::end(kForeign);
}

std::vector<std::string> words(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  std::vector<std::string> result;
  std::size_t begin = text.find_first_not_of(kBlanks);
  while (begin != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(kBlanks, begin), text.size());
    result.emplace_back(text.substr(begin, end - begin));
    begin = text.find_first_not_of(kBlanks, end);
  }
  return result;
}

int lineOf(const Element& element, const char* name) {
  const tinyxml2::XMLAttribute* found = element.FindAttribute(name);
  return found != nullptr ? found->GetLineNum() : element.GetLineNum();
}

Message place(const Element& element, const char* name) {
  return Message("Files", "attribute '%1' of <%2>").arg(name, element.Name());
}

/// At most 40 characters of what a file says, for a message.
std::string shown(const std::string& text) { return text.size() <= 40 ? text : text.substr(0, 37) + "..."; }

/// What the parser says, in our words.
Message whatIsWrong(tinyxml2::XMLError error) {
  switch (error) {
    case tinyxml2::XML_ERROR_EMPTY_DOCUMENT: return Message("Files", "the file contains no XML element");
    case tinyxml2::XML_ERROR_MISMATCHED_ELEMENT:
      return Message("Files", "the XML is not well formed because an element is not closed by its own end tag");
    case tinyxml2::XML_ERROR_PARSING_ATTRIBUTE:
      return Message("Files", "the XML is not well formed because an attribute is not written as name=\"value\"");
    case tinyxml2::XML_ELEMENT_DEPTH_EXCEEDED: return Message("Files", "the elements are nested too deeply");
    default:
      return Message("Files", "the XML is not well formed because an element, comment or declaration is incomplete");
  }
}

}  // namespace

const Element* rootOf(std::string_view text, tinyxml2::XMLDocument& document, Problems& problems) {
  if (const std::optional<Diagnostic> problem = whyNoText(text, problems.file())) {
    problems.add({*problem});
    return nullptr;
  }
  const tinyxml2::XMLError error = document.Parse(text.data(), text.size());
  if (error != tinyxml2::XML_SUCCESS) {
    problems.error(document.ErrorLineNum(), whatIsWrong(error));
    return nullptr;
  }
  const Element* root = document.RootElement();
  if (root == nullptr) problems.error(0, Message("Files", "the file contains no XML element"));
  return root;
}

std::string attribute(const Element& element, const char* name) {
  const char* text = element.Attribute(name);
  return text != nullptr ? text : "";
}

const Element* child(const Element& element, const char* name, Problems& problems) {
  const Element* first = element.FirstChildElement(name);
  if (first != nullptr && first->NextSiblingElement(name) != nullptr) {
    problems.warning(first->NextSiblingElement(name)->GetLineNum(),
                     Message("Files", "<%1> has a second <%2>; only the first is read").arg(element.Name(), name));
  }
  return first;
}

void warnOfUnknown(const Element& element, std::initializer_list<std::string_view> known, Problems& problems) {
  for (const Element* e = element.FirstChildElement(); e != nullptr; e = e->NextSiblingElement()) {
    const std::string_view name = e->Name();
    if (std::find(known.begin(), known.end(), name) == known.end() && !isForeign(name)) {
      problems.warning(e->GetLineNum(),
                       Message("Files", "unknown element <%1> in <%2> is ignored").arg(name, element.Name()));
    }
  }
}

bool numbers(const Element& element, const char* name, double* out, int wanted, Problems& problems) {
  const std::vector<std::string> texts = words(attribute(element, name));
  const int line = lineOf(element, name);
  if (static_cast<int>(texts.size()) != wanted) {
    problems.error(line,
                   Message("Files", "%1 has %2 numbers instead of %3").arg(place(element, name), texts.size(), wanted));
    return false;
  }
  std::vector<double> read(texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const NumberParse outcome = parseNumber(texts[i], read[i]);
    if (outcome == NumberParse::Ok) continue;
    problems.error(
        line, (outcome == NumberParse::NotFinite ? Message("Files", "%1 contains '%2', which is not a finite number")
                                                 : Message("Files", "%1 contains '%2', which is not a number"))
                  .arg(place(element, name), shown(texts[i])));
    return false;
  }
  std::copy(read.begin(), read.end(), out);
  return true;
}

double number(const Element& element, const char* name, double fallback, Problems& problems) {
  double value = fallback;
  if (element.Attribute(name) != nullptr) numbers(element, name, &value, 1, problems);
  return value;
}

double neededNumber(const Element& element, const char* name, Problems& problems) {
  if (element.Attribute(name) == nullptr) {
    problems.error(element.GetLineNum(), Message("Files", "<%1> needs the attribute '%2'").arg(element.Name(), name));
  }
  return number(element, name, 0.0, problems);
}

Pose origin(const Element& element, Problems& problems) {
  Pose X;
  const Element* e = child(element, "origin", problems);
  if (e == nullptr) return X;
  if (e->Attribute("xyz") != nullptr) numbers(*e, "xyz", X.p.data(), 3, problems);
  Eigen::Vector3d rpy = Eigen::Vector3d::Zero();
  if (e->Attribute("rpy") != nullptr && numbers(*e, "rpy", rpy.data(), 3, problems) && !rpy.isZero(0.0)) {
    X.R = rotationFromRpy(rpy.x(), rpy.y(), rpy.z());
  }
  return X;
}

void readMaterial(const Element& material, Materials& materials, Problems& problems) {
  const Element* colour = child(material, "color", problems);
  if (colour == nullptr) return;
  std::array<double, 4> rgba{};
  if (!numbers(*colour, "rgba", rgba.data(), 4, problems)) return;
  for (double& part : rgba) part = std::clamp(part, 0.0, 1.0);
  materials.insert_or_assign(attribute(material, "name"), rgba);
}

}  // namespace linkwright::urdf
