// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/look.h"

#include "core/mechanism/generated_shapes.h"

namespace linkwright::ui {

namespace {

Look lightLook() {
  Look look;
  look.sky_top = QColor(0xdf, 0xe6, 0xee);
  look.sky_horizon = QColor(0xf6, 0xf8, 0xfa);
  look.ground = QColor(0xe9, 0xed, 0xf1);
  look.grid_minor = QColor(0xd3, 0xd9, 0xe0);
  look.grid_major = QColor(0xaf, 0xb9, 0xc5);
  look.shadow = 0.22f;
  look.link = QColor(0xe4, 0xe7, 0xeb);
  look.link_alternate = QColor(0xc3, 0xcb, 0xd4);
  look.joint = QColor(0x52, 0x60, 0x72);
  look.lit = QColor(0xff, 0xc2, 0x2e);
  look.outward = QColor(0x9c, 0xc9, 0xf5);
  look.inward = QColor(0xf3, 0xb9, 0x94);
  look.waiting = QColor(0xd9, 0xb3, 0xe6);
  look.halo = QColor(0xff, 0xd2, 0x3f, 0xb4);
  look.outline = QColor(0x1b, 0x74, 0xe4);
  look.rim = QColor(0x20, 0x26, 0x2e);
  look.joint_axis = QColor(0x5b, 0x66, 0x73);
  look.label_text = QColor(0x26, 0x2d, 0x36);
  look.label_ground = QColor(0xff, 0xff, 0xff, 0xdc);
  look.gizmo_hover = QColor(0xff, 0xb3, 0x00);
  look.gizmo_neutral = QColor(0xff, 0xff, 0xff);
  look.joint_mark = QColor(0xff, 0xff, 0xff);
  look.ghost = QColor(0x60, 0x6b, 0x78);
  return look;
}

Look darkLook() {
  Look look;
  look.sky_top = QColor(0x17, 0x1b, 0x21);
  look.sky_horizon = QColor(0x2b, 0x32, 0x3b);
  look.ground = QColor(0x24, 0x2a, 0x32);
  look.grid_minor = QColor(0x31, 0x39, 0x43);
  look.grid_major = QColor(0x4a, 0x55, 0x63);
  look.shadow = 0.36f;
  look.edge_light = 0.24f;
  look.link = QColor(0xc4, 0xca, 0xd2);
  look.link_alternate = QColor(0x9d, 0xa7, 0xb3);
  look.joint = QColor(0x4d, 0x5b, 0x6e);
  look.lit = QColor(0xff, 0xb8, 0x1c);
  look.outward = QColor(0x58, 0x8f, 0xc9);
  look.inward = QColor(0xc9, 0x7d, 0x4e);
  look.waiting = QColor(0xa0, 0x78, 0xb8);
  look.halo = QColor(0xff, 0xd2, 0x3f, 0x96);
  look.outline = QColor(0x5a, 0xa8, 0xff);
  look.rim = QColor(0x0a, 0x0d, 0x10);
  look.joint_axis = QColor(0x9a, 0xa6, 0xb4);
  look.label_text = QColor(0xe6, 0xea, 0xef);
  look.label_ground = QColor(0x1a, 0x1f, 0x26, 0xdc);
  look.gizmo_hover = QColor(0xff, 0xc8, 0x3d);
  look.gizmo_neutral = QColor(0xf2, 0xf4, 0xf7);
  look.joint_mark = QColor(0xf2, 0xf4, 0xf7);
  look.ghost = QColor(0xa9, 0xb4, 0xc1);
  return look;
}

// light on black, nothing in between
Look highContrastLook() {
  Look look = darkLook();
  look.sky_top = look.sky_horizon = look.ground = Qt::black;
  look.grid_minor = QColor(0x3a, 0x3a, 0x3a);
  look.grid_major = QColor(0x8c, 0x8c, 0x8c);
  look.link = QColor(0xf2, 0xf2, 0xf2);
  look.link_alternate = QColor(0xc8, 0xc8, 0xc8);
  look.joint = QColor(0x8c, 0x8c, 0x8c);
  look.outline = QColor(0xff, 0xdd, 0x33);
  look.joint_axis = look.ghost = QColor(0xe0, 0xe0, 0xe0);
  look.label_text = look.gizmo_neutral = look.joint_mark = Qt::white;
  look.label_ground = Qt::black;
  return look;
}

}  // namespace

const Look& lookOf(bool dark, bool high_contrast) {
  static const Look kLight = lightLook();
  static const Look kDark = darkLook();
  static const Look kHighContrast = highContrastLook();
  return high_contrast ? kHighContrast : dark ? kDark : kLight;
}

std::array<float, 4> linkColour(std::size_t link, const Look& look) {
  const QColor& colour = link % 2 == 0 ? look.link : look.link_alternate;
  return {colour.redF(), colour.greenF(), colour.blueF(), 1.0f};
}

std::array<float, 4> shapeColour(const Shape& shape, std::size_t link, const Look& look) {
  if (shape.has_colour) {
    return {static_cast<float>(shape.rgba[0]), static_cast<float>(shape.rgba[1]), static_cast<float>(shape.rgba[2]),
            static_cast<float>(shape.rgba[3])};
  }
  if (shape.material == kLinkMaterial) return linkColour(0, look);
  if (shape.material != kJointMaterial) return linkColour(link, look);
  return {look.joint.redF(), look.joint.greenF(), look.joint.blueF(), 1.0f};
}

QVector3D keyLightDirection() { return QVector3D(0.8f, -0.22f, 1.15f).normalized(); }

}  // namespace linkwright::ui
