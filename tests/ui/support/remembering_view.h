// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/view3d.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace linkwright::test {

/// A view that draws nothing and remembers what it was told: the window's wiring is looked at through it.
class RememberingView : public ui::View3D {
public:
  QWidget* widget() override { return widget_; }
  // a view that tells of every move of its camera, its own framing of a new robot too
  void setSnapshot(const ui::SnapshotPtr& snapshot) override {
    if (snapshot->model == model_) return;
    model_ = snapshot->model;
    frameAll();
  }
  void setMeshes(const ui::MeshSet&) override {}
  void setArrows(const std::vector<ui::Arrow>& shown) override { arrows = shown; }
  void setMarkedArrow(const std::optional<QuantityKey>& key) override { marked = key; }
  void setMotionRoom(const std::vector<std::vector<Pose>>&) override {}
  void setArrowRoom(const std::vector<Eigen::Vector3d>&) override {}
  void setScaleBars(const std::vector<ui::ScaleBar>& shown, const QString&) override {
    own_bars_ = shown;
    gatherBars();
  }
  void setShownTriad(const std::optional<Pose>&, const QString&) override {}
  void setLitLinks(const ui::LitLinks& links) override { lit = links.current; }
  void setDecor(const QString& owner, const ui::Decor& shown) override {
    decor[owner] = shown;
    gatherBars();
  }
  void setSelectedLink(int) override {}
  void setGizmoMode(ui::GizmoMode) override {}
  void setGizmoAxes(ui::GizmoAxes) override {}
  void setMouseStyle(ui::MouseStyle) override {}
  void setBuildHandles(const ui::BuildHandles&) override {}
  void setDisplayOptions(const ui::DisplayOptions&) override {}
  void setTheme(ui::ThemeChoice) override {}
  SceneView camera() const override { return seen; }
  void setCamera(const SceneView& view) override {
    seen = view;
    emit cameraChanged();
  }
  /// From where it looks.
  void frameAll() override {
    SceneView whole;
    whole.azimuth = seen.azimuth;
    whole.elevation = seen.elevation;
    setCamera(whole);
  }
  void frameSelection() override {}
  QPointF project(const Eigen::Vector3d&) const override { return {}; }
  QPointF gizmoHandle(int) const override { return {}; }
  std::vector<QRectF> arrowLabels() const override { return {}; }
  QRectF labelAtEdge() const override { return {}; }
  QRectF legendPlace() const override { return {}; }
  std::optional<QPointF> jointKnob() const override { return {}; }
  std::optional<QPointF> tipHandle() const override { return {}; }
  QObject* inputTarget() override { return widget_; }
  int frameCount() const override { return 1; }

  /// What `owner` has drawn; nothing of anybody who has not drawn yet.
  const ui::Decor& decorOf(const QString& owner) const {
    static const ui::Decor nothing;
    const auto found = decor.find(owner);
    return found == decor.end() ? nothing : found->second;
  }

  std::vector<ui::Arrow> arrows;
  std::vector<ui::ScaleBar> bars;
  ui::Decors decor;
  std::optional<QuantityKey> marked;
  int lit = -1;
  SceneView seen;

private:
  /// The key is of all that is drawn.
  void gatherBars() {
    bars = own_bars_;
    for (const auto& [owner, own] : decor) bars.insert(bars.end(), own.scale_bars.begin(), own.scale_bars.end());
  }

  std::vector<ui::ScaleBar> own_bars_;
  QWidget* widget_ = new QWidget;
  std::shared_ptr<const Model> model_;
};

}  // namespace linkwright::test
