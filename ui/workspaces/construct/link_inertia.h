// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/inertia.h"
#include "ui/document/snapshot.h"

#include <QString>

#include <optional>

namespace linkwright::ui {

/// The homogeneous ellipsoid with a link's mass, centre and moments of inertia, its attached payloads among them.
struct LinkEllipsoid {
  Pose X_WC;              ///< at the centre of mass, along the principal axes
  Eigen::Vector3d radii;  ///< m
  PrincipalInertia principal;
};

/// Of a link of Model::links(); absent where there is none.
std::optional<LinkEllipsoid> linkEllipsoid(const Snapshot& snapshot, int link);

/// The principal moments of the link, or why it has no ellipsoid; -1: no link is chosen.
QString ellipsoidWords(const Snapshot& snapshot, int link);

}  // namespace linkwright::ui
