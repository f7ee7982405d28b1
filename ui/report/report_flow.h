// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/work/background.h"
#include "ui/work/triangle_mesh.h"

#include <QObject>

#include <functional>
#include <memory>
#include <utility>

namespace linkwright::ui {

/// The report on the open robot as a person meets it: where to and in which format, then a worker writes it, and a word
/// says where it is.
class ReportFlow : public QObject {
  Q_OBJECT
public:
  ReportFlow(Document& document, Interaction& interaction, QWidget* window);

  void ask();
  /// Writes the present instant: HTML where the name ends so, PDF elsewhere. One at a time: while one is being written
  /// another is refused in words.
  void save(const QString& path);
  /// The meshes that the picture shows, as they are when it is asked for.
  void setMeshes(std::function<MeshSet()> meshes) { meshes_ = std::move(meshes); }
  bool isWriting() const { return work_.isRunning(); }

signals:
  void told(const QString& words);
  void warned(const QString& words);

private:
  QString suggestedPath() const;
  void report(const Diagnostics& problems);

  Document& document_;
  Interaction& interaction_;
  QWidget* window_;
  QString folder_;     ///< where to the last time
  bool html_ = false;  ///< what was chosen the last time
  QString path_;
  std::function<MeshSet()> meshes_;
  Background work_;
};

}  // namespace linkwright::ui
