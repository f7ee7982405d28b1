// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/urdf_elements.h"

#include <map>
#include <string>
#include <vector>

namespace linkwright::mjcf {

using urdf::Element;

/// What attributes are where an element does not say: the nested <default> classes of a model.
class Defaults {
public:
  /// Reads every <default> below <mujoco>.
  void read(const Element& root, Problems& problems);

  /// The element that says `name` for `element`: itself, or the default of its class (its own `class`, else
  /// `childclass`), from the innermost outwards; null where nobody does.
  const Element* saying(const Element& element, const std::string& childclass, const char* name) const;
  bool knows(const std::string& class_name) const { return classes_.count(class_name) > 0; }

private:
  struct Class {
    const Element* element = nullptr;
    std::string parent;
  };
  std::map<std::string, Class> classes_;
  std::string root_;
};

/// An element of a body as its class completes it.
class Item {
public:
  Item(const Element& element, const Defaults& defaults, std::string childclass, Problems& problems);

  int line() const { return element_.GetLineNum(); }
  void error(const std::string& words) const { problems_.error(line(), words); }
  void warning(const std::string& words) const { problems_.warning(line(), words); }
  bool has(const char* name) const { return find(name) != nullptr; }
  std::string text(const char* name) const;
  /// `fallback` where it is absent; wrong ones are errors.
  double number(const char* name, double fallback) const;
  bool numbers(const char* name, double* out, int wanted) const;
  /// As many as there are, up to `most`: sizes of geoms.
  std::vector<double> numbersUpTo(const char* name, int most) const;

private:
  const Element* find(const char* name) const { return defaults_.saying(element_, childclass_, name); }

  const Element& element_;
  const Defaults& defaults_;
  std::string childclass_;
  Problems& problems_;
};

}  // namespace linkwright::mjcf
