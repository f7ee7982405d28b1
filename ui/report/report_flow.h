// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/save_flow.h"
#include "ui/work/triangle_mesh.h"

#include <functional>
#include <utility>

namespace linkwright::ui {

/// The report on the open robot as a person meets it.
class ReportFlow : public SaveFlow {
  Q_OBJECT
public:
  ReportFlow(Document& document, Interaction& interaction, QWidget* window);

  void ask();
  /// Writes the present instant: HTML where the name ends so, PDF elsewhere.
  void save(const QString& path);
  /// The meshes that the picture shows, as they are when it is asked for.
  void setMeshes(std::function<MeshSet()> meshes) { meshes_ = std::move(meshes); }

private:
  Interaction& interaction_;
  bool html_ = false;  ///< what was chosen the last time
  std::function<MeshSet()> meshes_;
};

}  // namespace linkwright::ui
