// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "core/scene/view.h"
#include "core/spatial/pose.h"
#include "ui/work/triangle_mesh.h"

#include <QImage>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// A small picture of a robot as the 3D view shows it, on a transparent ground: its solids in the tones of the view, in
/// parallel projection along the view that the scene stores, filling the picture. Needs no graphics card: some
/// milliseconds of this thread. `X_WL`: by Model::links(). `pixels` are the device's. A mesh that
/// is not in `meshes` is left out.
QImage robotPicture(const Mechanism& mechanism, const Model& model, const std::vector<Pose>& X_WL,
                    const std::optional<SceneView>& view, const QSize& pixels, bool dark, const MeshSet& meshes = {});

}  // namespace linkwright::ui
