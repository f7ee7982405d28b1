// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/elastic_view_options.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

void ElasticViewOptions::setOn(bool on) { set(on_, on); }
void ElasticViewOptions::setShowsShape(bool shown) { set(shape_, shown); }
void ElasticViewOptions::setShowsMoment(bool shown) { set(moment_, shown); }
void ElasticViewOptions::setShowsNodalForces(bool shown) { set(nodal_forces_, shown); }
void ElasticViewOptions::setShowsPassive(bool shown) { set(passive_, shown); }
void ElasticViewOptions::setMagnification(double factor) { set(magnification_, std::max(1.0, factor)); }
void ElasticViewOptions::setLink(int link) { set(link_, link); }

void ElasticViewOptions::setMode(std::optional<ShownMode> mode) {
  if (!mode && !mode_) return;
  mode_ = std::move(mode);
  emit changed();
}

}  // namespace linkwright::ui

#include "moc_elastic_view_options.cpp"
