// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/describe.h"
#include "ui/widgets/property_form.h"

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace linkwright::ui {

// For the .cpp files of forms, with the header of the description.

/// What the description of a struct (core/scene/describe.h) says of a field, found by where that is in the struct.
class FieldFinder {
public:
  explicit FieldFinder(const void* place) : place_(static_cast<const char*>(place)) {}
  const linkwright::Field& found() const { return found_; }

  template <class Value>
  void field(const char*, const Value& value, const linkwright::Field& f = {}) {
    if (isIn(value)) found_ = f;
  }
  template <class Value, class Names>
  bool field(const char*, const Value&, const Names&, const linkwright::Field&) {
    return true;
  }
  template <class S>
  void field(const char*, S& value, const ObjectField&) {
    if (isIn(value)) describe(*this, value);
  }
  // what is not there, or is one of many, has no place of its own
  template <class S>
  void field(const char*, std::optional<S>&, const ObjectField&) {}
  template <class Value>
  void field(const char*, const Value&, const linkwright::JointField&) {}
  template <class S>
  void field(const char*, const std::vector<S>&, const ListField&) {}
  template <class Function>
  void part(const char*, const Function& describe_fields, const ObjectField&) {
    describe_fields(*this);
  }
  template <class Variant, class Function>
  void each(Variant& variant, const Function& function) {
    std::visit(function, variant);
  }
  template <class Read, class Write>
  void own(const char*, const Read&, const Write&, const OwnField&) {}
  template <class Function>
  void before(const Function&) {}
  template <class Function>
  void check(const Function&) {}

private:
  template <class Value>
  bool isIn(const Value& value) const {
    const char* begin = reinterpret_cast<const char*>(&value);
    return place_ >= begin && place_ < begin + sizeof(Value);
  }

  const char* place_;
  linkwright::Field found_;
};

template <class T, class At>
linkwright::Field fieldOf(const At& at, T like) {
  FieldFinder finder(pointerTo(std::invoke(at, like)));
  describe(finder, like);
  return finder.found();
}

}  // namespace linkwright::ui
