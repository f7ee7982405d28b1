// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/triangle_mesh.h"

#include <QString>

namespace linkwright::ui {

struct MeshLimits {
  qint64 bytes = 150LL << 20;
  qint64 triangles = 500'000;
};

/// The surface of a file, or why there is none, in words.
struct MeshRead {
  TriangleMeshPtr mesh;
  QString problem;
};

/// Reads an STL (text or binary), OBJ or COLLADA file, told apart by the ending of its name. Slow for large files:
/// for a worker. What is broken or too large is a problem said in words. No other file is read but the materials
/// (.mtl) that an OBJ names and that lie beside it.
/// As ROS does: a COLLADA file's unit scales it to m, and its axes are taken as they stand, whatever its up_axis says.
/// Colours are those of materials; textures, vertex colours and animations are passed over. Edges sharper than 35
/// degrees stay sharp.
MeshRead readMesh(const QString& path, const MeshLimits& limits = {});

}  // namespace linkwright::ui
