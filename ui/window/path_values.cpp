// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/path_values.h"

#include "core/trajectory/motion_figures.h"
#include "ui/document/evaluate.h"
#include "ui/plots/curve_words.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/path_colours.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr std::size_t kQuickStep = 3;

bool costsMuch(CurveQuantity quantity) {
  return quantity == CurveQuantity::TorquePart || quantity == CurveQuantity::Energy ||
         quantity == CurveQuantity::HandPosition || quantity == CurveQuantity::HandSpeed ||
         quantity == CurveQuantity::Manipulability || quantity == CurveQuantity::InternalForce ||
         quantity == CurveQuantity::InternalMoment;
}

/// The motion at some of its samples alone.
FiguresInput figuresAt(const Snapshot& snapshot, const std::vector<Eigen::Index>& rows, int hand) {
  const MotionCurves& curves = *snapshot.motion.curves;
  const JointSamples& all = curves.samples;
  auto samples = std::make_shared<JointSamples>();
  samples->t = all.t(rows);
  samples->q = all.q(rows, Eigen::all);
  samples->qd = all.qd(rows, Eigen::all);
  samples->qdd = all.qdd(rows, Eigen::all);
  auto tau = std::make_shared<const Eigen::MatrixXd>(curves.tau(rows, Eigen::all));
  std::shared_ptr<const Eigen::MatrixXd> mistaken;
  if (curves.mistaken_tau.size() > 0)
    mistaken = std::make_shared<const Eigen::MatrixXd>(curves.mistaken_tau(rows, Eigen::all));
  return figuresInput(snapshot, std::move(samples), std::move(tau), std::move(mistaken), hand);
}

std::vector<Eigen::Index> allRows(const MotionCurves& curves) {
  std::vector<Eigen::Index> rows(static_cast<std::size_t>(curves.samples.t.size()));
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<Eigen::Index>(i);
  return rows;
}

}  // namespace

std::vector<double> pathValues(const Snapshot& snapshot, const MotionPath& path, int hand, const QString& curve,
                               bool quick) {
  const std::optional<CurveName> name = parseCurveName(curve.toStdString());
  if (!name || !snapshot.motion.curves || path.empty()) return {};
  std::vector<double> values(path.rows.size());
  if (name->quantity == CurveQuantity::Work) {
    // an integral over all that lies between
    MotionFigures figures(figuresAt(snapshot, allRows(*snapshot.motion.curves), hand));
    const Eigen::VectorXd* work = figures.curve(*name);
    if (work == nullptr) return {};
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = (*work)[path.rows[i]];
    return values;
  }
  const std::size_t step = quick && costsMuch(name->quantity) ? kQuickStep : 1;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < path.rows.size(); i += step) places.push_back(i);
  if (places.back() + 1 < path.rows.size()) places.push_back(path.rows.size() - 1);
  std::vector<Eigen::Index> rows;
  for (const std::size_t place : places) rows.push_back(path.rows[place]);
  MotionFigures figures(figuresAt(snapshot, rows, hand));
  const Eigen::VectorXd* found = figures.curve(*name);
  if (found == nullptr) return {};
  values[0] = (*found)[0];
  for (std::size_t k = 1; k < places.size(); ++k) {
    const double before = (*found)[static_cast<Eigen::Index>(k) - 1], here = (*found)[static_cast<Eigen::Index>(k)];
    // in time: the path's points need not be evenly apart
    const double from = path.times[places[k - 1]], gap = path.times[places[k]] - from;
    for (std::size_t i = places[k - 1] + 1; i < places[k]; ++i) {
      values[i] = before + (path.times[i] - from) / gap * (here - before);
    }
    values[places[k]] = here;
  }
  return values;
}

std::optional<ColourKey> pathKey(const std::optional<PathScale>& scale, const Model& model, AngleUnit unit, bool dark) {
  const std::optional<CurveName> name = scale ? parseCurveName(scale->curve.toStdString()) : std::nullopt;
  if (!name) return std::nullopt;
  const CurveUnit shown = curveUnit(*name, model, unit);
  const std::array<double, 2> ends = {shown.scale * scale->lower, shown.scale * scale->upper};
  const NumberGroup numbers(ends.data(), ends.size());
  ColourKey key;
  key.name = wholeWords(*name, model);
  key.lower = numbers.text(ends[0]);
  key.upper = numbers.text(ends[1]);
  if (!shown.text.isEmpty()) key.upper += QStringLiteral(" ") + shown.text;
  for (int i = 0; i < kPathColours; ++i) {
    const double share = (i + 0.5) / kPathColours;
    const double value = scale->lower + share * (scale->upper - scale->lower);
    key.colours.push_back(pathColour(scale->shareOf(value), scale->about_zero, dark));
  }
  return key;
}

}  // namespace linkwright::ui
