// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"

#include <string>

namespace linkwright::cli {

/// OUT of a command that writes a model: a URDF or a scene, by its ending; any other ending is wrong usage.
void addModelOutput(CLI::App& command, Options& options);

/// Writes the scene there; what URDF cannot hold is reported as warnings about `origin`, the file that it came from.
void writeModel(const SceneData& scene, const std::string& origin, const Options& options);

}  // namespace linkwright::cli
