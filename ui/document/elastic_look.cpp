// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/elastic_look.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

template <class T>
void ElasticLook::set(T& member, const T& value) {
  if (member == value) return;
  member = value;
  emit changed();
}

void ElasticLook::setOn(bool on) { set(on_, on); }
void ElasticLook::setShowsShape(bool shown) { set(shape_, shown); }
void ElasticLook::setShowsMoment(bool shown) { set(moment_, shown); }
void ElasticLook::setShowsNodalForces(bool shown) { set(nodal_forces_, shown); }
void ElasticLook::setShowsPassive(bool shown) { set(passive_, shown); }
void ElasticLook::setMagnification(double factor) { set(magnification_, std::max(1.0, factor)); }
void ElasticLook::setLink(int link) { set(link_, link); }

void ElasticLook::setMode(std::optional<ShownMode> mode) {
  if (!mode && !mode_) return;
  mode_ = std::move(mode);
  emit changed();
}

}  // namespace linkwright::ui

#include "moc_elastic_look.cpp"
