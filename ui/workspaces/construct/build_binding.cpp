// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/build_binding.h"

#include "core/mechanism/generated_shapes.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/construct/dh_decor.h"
#include "ui/workspaces/construct/link_inertia.h"

namespace linkwright::ui {

namespace {

constexpr double kInertiaOpacity = 0.45;
constexpr double kInertiaAxisHalfWidth = 0.9;  // px
constexpr double kAxisBeyond = 1.15;           // of a semi-axis

}  // namespace

Decor inertiaDecor(const Snapshot& snapshot, int link, bool dark) {
  Decor decor;
  const std::optional<LinkEllipsoid> of = linkEllipsoid(snapshot, link);
  if (!of) return decor;
  const QColor colour = quantityColour(Quantity::LinearAcceleration, dark);
  decor.ellipsoids.push_back({of->X_WC, of->radii, colour, kInertiaOpacity});
  for (int k = 0; k < 3; ++k) {
    const Eigen::Vector3d reach = kAxisBeyond * of->radii[k] * of->X_WC.R.col(k);
    Trail axis;
    axis.points_W = {of->X_WC.p - reach, of->X_WC.p + reach};
    axis.colour = colour;
    axis.half_width = kInertiaAxisHalfWidth;
    axis.in_front = true;
    decor.trails.push_back(std::move(axis));
    decor.names.push_back({of->X_WC.p + reach, QStringLiteral("I_%1").arg(k + 1), colour});
  }
  return decor;
}

BuildBinding::BuildBinding(View3D& view, Document& document, Interaction& interaction)
    : QObject(&view), view_(view), document_(document), interaction_(interaction) {
  const auto show_both = [this] {
    showRow();
    showInertia();
  };
  connect(&document_, &Document::snapshotChanged, this, show_both);
  connect(&interaction_, &Interaction::themeChoiceChanged, this, show_both);
  connect(&interaction_, &Interaction::angleUnitChanged, this, &BuildBinding::showRow);
  connect(&interaction_, &Interaction::selectionChanged, this, &BuildBinding::showInertia);
  connect(&interaction_, &Interaction::displayOptionsChanged, this, &BuildBinding::showInertia);
  show_both();
}

void BuildBinding::follow(DhPanel& panel) {
  panel_ = &panel;
  connect(panel_, &DhPanel::lookChanged, this, &BuildBinding::showRow);
  showRow();
}

void BuildBinding::showRow() {
  const Snapshot& snapshot = *document_.snapshot();
  const DhPanel::Look look = panel_ == nullptr ? DhPanel::Look() : panel_->look();
  Decor decor;
  if (look.form != nullptr) {
    if (const std::optional<DhGeometry> figure = dhGeometry(snapshot, *look.form, look.row)) {
      decor = dhDecor(*figure, *look.form, look.row, look.parameter, drawingSize(*snapshot.mechanism),
                      interaction_.angleUnit(), isDark(interaction_.themeChoice()));
    }
  }
  const bool any = decor.comes_first = !decor.frames.empty();
  if (!any && !row_shown_) return;
  row_shown_ = any;
  view_.setDecor(QStringLiteral("dh_row"), decor);
}

void BuildBinding::showInertia() {
  Decor decor;
  if (interaction_.displayOptions().inertia_ellipsoid) {
    decor = inertiaDecor(*document_.snapshot(), interaction_.selectedLink(), isDark(interaction_.themeChoice()));
  }
  const bool any = !decor.ellipsoids.empty();
  if (!any && !inertia_shown_) return;
  inertia_shown_ = any;
  view_.setDecor(QStringLiteral("inertia"), decor);
}

}  // namespace linkwright::ui

#include "moc_build_binding.cpp"
