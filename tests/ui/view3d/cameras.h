// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/camera_orbit.h"

namespace linkwright::test {

/// Looks at a point near the origin from that direction, on 1280 by 720 pixels.
inline ui::OrbitCamera cameraAt(double azimuth, double elevation, double distance = 3.0) {
  ui::OrbitCamera camera;
  camera.setViewport({1280.0, 720.0});
  SceneView view;
  view.centre = {0.1, -0.2, 0.6};
  view.azimuth = azimuth;
  view.elevation = elevation;
  view.distance = distance;
  camera.setView(view);
  return camera;
}

/// The camera before which handles are tried, on 900 by 700 pixels.
inline ui::OrbitCamera handleCamera() {
  ui::OrbitCamera camera;
  camera.setViewport({900.0, 700.0});
  SceneView view;
  view.centre = {0.1, 0.0, 0.4};
  view.azimuth = 0.7;
  view.elevation = 0.5;
  view.distance = 2.0;
  camera.setView(view);
  return camera;
}

}  // namespace linkwright::test
