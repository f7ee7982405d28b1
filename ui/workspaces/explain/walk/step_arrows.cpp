// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/step_arrows.h"

#include "core/trace/model_constants.h"
#include "core/trace/step_terms.h"
#include "ui/document/insight.h"
#include "ui/view3d/arrow_geometry.h"
#include "ui/workspaces/explain/walk/arrow_vectors.h"
#include "ui/workspaces/explain/walk/label_symbols.h"
#include "ui/workspaces/explain/walk/mistake_terms.h"
#include "ui/workspaces/explain/walk/outside_words.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kShortest = 0.012;                     // of the reach: shorter arrows are dots
constexpr double kParallel = 1e-6;                      // sine of the angle between vectors that are
constexpr double kZero = 1e-9;                          // of the reach: shorter ones are zero
constexpr double kOneWay = 0.998;                       // cosine of 3.6 degrees: arcs about one axis
constexpr double kOnePlace = 2e-3;                      // of the reach: nearer points are drawn as one
constexpr double kArcRadius = 0.06;                     // of the reach, at least
constexpr double kLongestArc = 1.5 * std::numbers::pi;  // rad
constexpr double kDifferent = 1e-6;                     // of the reach: a mistake that can be seen
constexpr double kReadable = 0.12;                      // of the reach: the longest vector of a kind in a step
constexpr int kFactors = 9;                             // up to a thousandfold: what is smaller stays a dot

// of a vector that is as long as from tail to tip
void giveShape(Arrow& arrow, bool about_axis, double reach) {
  const double length = (arrow.tip - arrow.tail).norm();
  arrow.shape = ArrowShape::Straight;
  arrow.radius = 0.0;
  if (length <= kZero * reach) {
    arrow.shape = ArrowShape::Ring;
  } else if (length < kShortest * reach) {
    arrow.shape = ArrowShape::Dot;
  } else if (about_axis) {
    arrow.shape = ArrowShape::Arc;
    arrow.radius = std::max(kArcRadius * reach, length / kLongestArc);
  }
}

/// The arrows of one step in the making.
class StepPicture {
public:
  StepPicture(const Snapshot& snapshot, const StepTerms& terms, const ArrowScales& scales, const ArrowOptions& options)
      : snapshot_(snapshot), scales_(scales), options_(options), body_(terms.step.body), terms_(terms) {}

  std::vector<Arrow> draw() {
    for (std::size_t result = 0; result < terms_.results.size(); ++result) drawResult(static_cast<int>(result));
    drawMomentum();
    if (!drew_sum_) drawOperands();
    addTies();
    return std::move(arrows_);
  }

  std::vector<Arrow> drawResults() {
    for (std::size_t result = 0; result < terms_.results.size(); ++result) drawResult(static_cast<int>(result));
    return std::move(arrows_);
  }

private:
  const Recorded& recorded(int entry) const { return snapshot_.recording->entries[static_cast<std::size_t>(entry)]; }
  int parent() const { return snapshot_.model->bodies().at(static_cast<std::size_t>(body_)).parent; }
  int summandCount() const { return static_cast<int>(terms_.summands.size()); }
  bool isComplete() const { return options_.term < 0 || options_.term >= summandCount() - 1; }

  Arrow arrowOf(const ActingVector& vector, const Vector3d& tail) const {
    Arrow arrow;
    arrow.tail = tail;
    const Vector3d along = vector.value_W * scales_.of(vector.kind);
    arrow.tip = tail + along;
    arrow.quantity = vector.quantity;
    arrow.double_headed = vector.kind == ArrowKind::Moment || vector.kind == ArrowKind::AngularVelocity ||
                          vector.kind == ArrowKind::AngularAcceleration;
    giveShape(arrow, vector.about_axis, scales_.reach);
    return arrow;
  }

  void name(Arrow& arrow, const QString& symbol, const ActingVector& vector, const QString& unit) const {
    arrow.label = arrow.shape == ArrowShape::Ring ? symbol : labelOf(symbol, vector, unit, options_.axes);
  }

  Arrow arrowOf(const ActingVector& vector, const Recorded& entry) const {
    Arrow arrow = arrowOf(vector, vector.point_W);
    arrow.key = keyOf(entry);
    QString symbol = ui::symbolOf(snapshot_, vector, entry, options_.notation);
    const bool outside = entry.quantity == Quantity::ExternalForce || entry.quantity == Quantity::ExternalMoment ||
                         entry.quantity == Quantity::ExternalWrench;
    if (const QStringList names = outside ? namesOf(outsideOf(snapshot_, entry.body)) : QStringList(); !names.isEmpty())
      symbol += QStringLiteral(" (%1)").arg(names.join(QStringLiteral(", ")));
    name(arrow, symbol, vector, unitOfVector(snapshot_, vector, entry.body));
    return arrow;
  }

  // the result, and where its terms are drawn one after the other, these
  void drawResult(int index) {
    const StepResult& result = terms_.results[static_cast<std::size_t>(index)];
    if (result.entry < 0) return;
    const Recorded& entry = recorded(result.entry);
    for (const ActingVector& vector : actingVectors(snapshot_, entry)) {
      Arrow arrow = arrowOf(vector, entry);
      arrow.emphasis = ArrowEmphasis::Result;
      noteFarOff(vector, entry.body);
      bool has_sum = false;
      const std::vector<Arrow> chain = chainOf(index, vector, has_sum);
      arrow.closes = has_sum;
      drew_sum_ = drew_sum_ || has_sum;
      // before the last term the sum is not there yet
      if (isComplete() || !has_sum) push(arrow);
      if (has_sum) arrows_.insert(arrows_.end(), chain.begin(), chain.end());
    }
  }

  /// The terms of a result from its tail on, those that have been added; `has_sum`: there are at least two in all, and
  /// they are to be drawn so.
  std::vector<Arrow> chainOf(int index, const ActingVector& result, bool& has_sum) const {
    has_sum = false;
    std::vector<Arrow> chain;
    if (options_.sums != SumArrows::HeadToTail || result.about_axis) return chain;
    const StepResult& left = terms_.results[static_cast<std::size_t>(index)];
    if (left.size != 3 && left.size != 6) return chain;
    Vector3d at = result.point_W;
    int terms = 0;
    for (int k = 0; k < summandCount(); ++k) {
      const Summand& summand = terms_.summands[static_cast<std::size_t>(k)];
      if (summand.result != index || summand.size != left.size) continue;
      ++terms;
      if (options_.term >= 0 && k > options_.term) continue;
      const auto add = [&](const Summand& part, const QString& symbol) {
        const ActingVector value = valueOf(part, left, result);
        Arrow arrow = arrowOf(value, at);
        at = arrow.tip;
        arrow.term = k;
        arrow.key = keyOfTerm(summand);
        arrow.emphasis = k == options_.term ? ArrowEmphasis::Result : ArrowEmphasis::Normal;
        name(arrow, symbol, value, {});
        markIfWrong(arrow, summand);
        chain.push_back(arrow);
      };
      // a contact's force is an arrow of its own, by its name
      const std::vector<OutsideSummand> split = splitByOrigin(snapshot_, terms_, summand);
      for (const OutsideSummand& each : split) add(each.summand, outsideSymbol(each));
      if (split.empty()) add(summand, symbolOf(summand));
    }
    has_sum = terms >= 2;
    if (!has_sum) return {};
    layAside(chain);
    return chain;
  }

  QString symbolOf(const Summand& summand) const {
    const Formulation formulation = snapshot_.recording->formulation;
    const bool prismatic = snapshot_.model->bodies().at(static_cast<std::size_t>(body_)).prismatic;
    const QString plain = inNotation(QString::fromStdString(summand.plain), formulation, options_.notation, prismatic);
    const QString sign = summand.sign < 0 ? QStringLiteral(u"−") : QString();
    return sign + withNumbers(plain, formulation, body_, parent(), summand.child);
  }

  static QString outsideSymbol(const OutsideSummand& each) {
    const QString plain = QString::fromStdString(each.summand.plain);
    const QString sign = each.summand.sign < 0 ? QStringLiteral(u"−") : QString();
    const bool sum = !sign.isEmpty() && plain.contains(QLatin1Char('+')) && !plain.contains(QLatin1Char('('));
    return sign + (sum ? QStringLiteral("(%1)").arg(plain) : plain) + QStringLiteral(", ") + each.part.name;
  }

  // the term that a planted mistake changes
  void markIfWrong(Arrow& arrow, const Summand& summand) const {
    if (!isMistaken(snapshot_, terms_, summand)) return;
    arrow.mistaken = true;
    arrow.label.prepend(QStringLiteral("! "));
  }

  // a summand is in the axes and about the point of its result
  ActingVector valueOf(const Summand& summand, const StepResult& left, const ActingVector& result) const {
    Recorded entry = recorded(left.entry);
    std::copy(summand.values, summand.values + summand.size, entry.values);
    const std::vector<ActingVector> vectors = actingVectors(snapshot_, entry);
    ActingVector vector = vectors.at(static_cast<std::size_t>(result.half));
    if (summand.vanishes != Vanishing::No) {
      vector.value_W.setZero();
      vector.shown.setZero();
    }
    // the colour is that of the term's own kind, where that is of the same dimension
    Recorded own = entry;
    own.quantity = summand.kind;
    const std::vector<ActingVector> as_own = actingVectors(snapshot_, own);
    const std::size_t half = static_cast<std::size_t>(result.half);
    if (half < as_own.size() && as_own[half].kind == vector.kind) vector.quantity = as_own[half].quantity;
    return vector;
  }

  // what a term shows of the recording: the term itself, or the only recorded vector in it
  std::optional<QuantityKey> keyOfTerm(const Summand& summand) const {
    if (summand.entry >= 0) return keyOf(recorded(summand.entry));
    std::optional<QuantityKey> key;
    for (const Factor& factor : summand.factors) {
      if (factor.entry < 0 || actingVectors(snapshot_, recorded(factor.entry)).empty()) continue;
      const QuantityKey found = keyOf(recorded(factor.entry));
      if (key && *key != found) return std::nullopt;
      key = found;
    }
    return key;
  }

  // why ω × I ω is there: the angular momentum L, drawn as long as the ω that carries it round
  void drawMomentum() {
    const bool is_euler = std::any_of(terms_.results.begin(), terms_.results.end(), [&](const StepResult& result) {
      return result.entry >= 0 && recorded(result.entry).quantity == Quantity::InertialMoment;
    });
    const Recorded* entry = is_euler ? snapshot_.recording->find(body_, Quantity::AngularVelocity) : nullptr;
    if (entry == nullptr || entry->size != 3) return;
    ActingVector vector = actingVectors(snapshot_, *entry).front();
    const Pose& X_WL = snapshot_.X_WL.at(static_cast<std::size_t>(snapshot_.model->linkOfBody(body_)));
    vector.point_W = X_WL * centreInLink(*snapshot_.model, body_);
    const Arrow velocity = arrowOf(vector, *entry);
    const Vector3d velocity_W = vector.value_W;
    vector.value_W = X_WL.R * (inertiaInLink(*snapshot_.model, body_) * (X_WL.R.transpose() * velocity_W));
    const double size = velocity_W.norm() * vector.value_W.norm();
    if (velocity.shape != ArrowShape::Straight || velocity_W.cross(vector.value_W).norm() <= kParallel * size) return;
    vector.shown = vector.axes_of < 0 ? vector.value_W : X_WL.R.transpose() * vector.value_W;
    Arrow momentum = velocity;
    momentum.tip = velocity.tail + (velocity.tip - velocity.tail).norm() * vector.value_W.normalized();
    momentum.quantity = Quantity::Inertia;
    momentum.key.reset();
    const QString symbol = withNumbers(QStringLiteral(u"Lⱼ"), snapshot_.recording->formulation, body_, parent(), -1);
    name(momentum, symbol, vector, QStringLiteral(u"kg m²/s"));
    push(velocity);
    arrows_.push_back(momentum);
  }

  // what enters the equation, each where it acts; while the terms are added up, those of the last one stand out
  void drawOperands() {
    for (int k = 0; k < summandCount(); ++k) {
      if (options_.term >= 0 && k > options_.term) break;
      const Summand& summand = terms_.summands[static_cast<std::size_t>(k)];
      for (const Factor& factor : summand.factors) {
        if (factor.entry < 0) continue;
        const Recorded& entry = recorded(factor.entry);
        for (const ActingVector& vector : actingVectors(snapshot_, entry)) {
          Arrow arrow = arrowOf(vector, entry);
          arrow.term = k;
          if (options_.term >= 0 && k == options_.term) arrow.emphasis = ArrowEmphasis::Result;
          markIfWrong(arrow, summand);
          noteFarOff(vector, entry.body);
          push(arrow);
        }
      }
    }
    layAside(arrows_);
  }

  void push(const Arrow& arrow) {
    const bool is_there = std::any_of(arrows_.begin(), arrows_.end(), [&](const Arrow& other) {
      return other.key == arrow.key && other.quantity == arrow.quantity;
    });
    if (!is_there) arrows_.push_back(arrow);
  }

  void noteFarOff(const ActingVector& vector, int body) {
    if (vector.far_off && std::find(far_off_.begin(), far_off_.end(), body) == far_off_.end()) far_off_.push_back(body);
  }

  // from a link to the point of it, thought as extended, that is at the world's origin
  void addTies() {
    for (int body : far_off_) {
      Arrow tie;
      tie.shape = ArrowShape::Tie;
      tie.tail = snapshot_.X_WL.at(static_cast<std::size_t>(snapshot_.model->linkOfBody(body))).p;
      tie.tip = Vector3d::Zero();
      if ((tie.tip - tie.tail).norm() > kOnePlace * scales_.reach) arrows_.push_back(tie);
    }
  }

  // whether two marks, or two arcs, would cover each other; straight arrows are laid aside by the view
  bool coincide(const Arrow& a, const Arrow& b) const {
    const bool a_mark = a.shape == ArrowShape::Dot || a.shape == ArrowShape::Ring;
    const bool b_mark = b.shape == ArrowShape::Dot || b.shape == ArrowShape::Ring;
    if ((a.tail - b.tail).norm() >= kOnePlace * scales_.reach) return false;
    if (a_mark || b_mark) return a_mark && b_mark;
    if (a.shape != ArrowShape::Arc || b.shape != ArrowShape::Arc) return false;
    const Vector3d along_a = a.tip - a.tail, along_b = b.tip - b.tail;
    return std::abs(along_a.dot(along_b)) >= kOneWay * along_a.norm() * along_b.norm();
  }

  void layAside(std::vector<Arrow>& arrows) const {
    for (std::size_t i = 1; i < arrows.size(); ++i) {
      arrows[i].aside = 0;
      for (std::size_t j = 0; j < i; ++j) {
        if (coincide(arrows[j], arrows[i])) ++arrows[i].aside;
      }
    }
  }

  const Snapshot& snapshot_;
  const ArrowScales& scales_;
  const ArrowOptions& options_;
  int body_;
  const StepTerms& terms_;
  std::vector<Arrow> arrows_;
  std::vector<int> far_off_;
  bool drew_sum_ = false;
};

std::optional<ArrowKind> arrowKindOf(const Snapshot& snapshot, const Arrow& arrow) {
  const int body = arrow.key ? arrow.key->body : -1;
  return kindOf(arrow.quantity, body >= 0 && snapshot.model->bodies().at(static_cast<std::size_t>(body)).prismatic);
}

// the smallest of 1, 2, 5, 10, ... that makes `length` as long as `wanted`
double roundFactor(double wanted, double length) {
  double factor = 1.0;
  for (int k = 0; k < kFactors && factor * length < wanted; ++k) factor *= k % 3 == 1 ? 2.5 : 2.0;
  return factor;
}

/// `before`: those that the same step was drawn at, kept where they still do.
ArrowScales scalesOf(const Snapshot& snapshot, const StepTerms& terms, const ArrowScales& scales,
                     const std::optional<ArrowScales>& before) {
  std::array<double, kArrowKinds> longest{};
  const ArrowOptions whole{SumArrows::HeadToTail, -1};
  for (const Arrow& arrow : StepPicture(snapshot, terms, scales, whole).draw()) {
    const std::optional<ArrowKind> kind = arrowKindOf(snapshot, arrow);
    if (!kind || arrow.shape == ArrowShape::Tie) continue;
    double& length = longest.at(static_cast<std::size_t>(*kind));
    length = std::max(length, (arrow.tip - arrow.tail).norm());
  }
  const double lower = snapshot.dragging ? 0.0 : 0.5 * kReadable, upper = snapshot.dragging ? 0.9 : 0.5;
  ArrowScales larger = scales;
  for (std::size_t kind = 0; kind < kArrowKinds; ++kind) {
    const double length = longest.at(kind) / scales.reach;
    double& metres = larger.metres_per_unit.at(kind);
    if (length <= kZero || metres <= 0.0) continue;
    const double kept = before ? before->metres_per_unit.at(kind) / metres : 0.0;
    const bool keeps = kept > 1.0 && kept * length >= lower && kept * length <= upper;
    metres *= keeps ? kept : roundFactor(kReadable, length);
  }
  return larger;
}

}  // namespace

std::vector<Arrow> stepArrows(const Snapshot& snapshot, int step, const ArrowScales& scales,
                              const ArrowOptions& options) {
  if (!snapshot.hasStep(step)) return {};
  return StepPicture(snapshot, termsOf(snapshot, step), scales, options).draw();
}

ArrowScales stepScales(const Snapshot& snapshot, int step, const ArrowScales& scales,
                       const std::optional<ArrowScales>& before) {
  return snapshot.hasStep(step) ? scalesOf(snapshot, termsOf(snapshot, step), scales, before) : scales;
}

Others othersOf(const Recording& recording) {
  return [&recording](const QuantityKey& key) {
    return key.other < 0 ? recording.find(key.body, key.quantity) : recording.find(key.body, key.quantity, key.other);
  };
}

std::vector<Arrow> wrongArrows(const Snapshot& right, const Others& others, int step, const ArrowScales& scales,
                               const ArrowOptions& options) {
  std::vector<Arrow> arrows;
  if (!right.hasStep(step)) return arrows;
  const StepTerms& terms = termsOf(right, step);
  const ArrowOptions at_place{SumArrows::AtPlace, -1, options.notation, options.axes};
  for (Arrow arrow : StepPicture(right, terms, scales, at_place).drawResults()) {
    const Recorded* entry = others(*arrow.key);
    if (entry == nullptr) continue;
    for (const ActingVector& vector : actingVectors(right, *entry)) {
      if (vector.quantity != arrow.quantity) continue;
      const Vector3d along = vector.value_W * scales.of(vector.kind);
      const Vector3d before = arrow.tip - arrow.tail;
      if ((along - before).norm() <= kDifferent * scales.reach) continue;
      // an arc nearly along the right one would cover it
      if (vector.about_axis && along.dot(before) > kOneWay * along.norm() * before.norm()) ++arrow.aside;
      arrow.tip = arrow.tail + along;
      giveShape(arrow, vector.about_axis, scales.reach);
      arrow.emphasis = ArrowEmphasis::Wrong;
      arrow.closes = false;
      arrow.label = QStringLiteral(u"✗ ") + labelOf(symbolOf(right, vector, *entry, options.notation), vector,
                                                    unitOfVector(right, vector, entry->body), options.axes);
      arrows.push_back(arrow);
    }
  }
  return arrows;
}

std::vector<Vector3d> arrowRoom(const Snapshot& snapshot, const ArrowScales& scales, SumArrows sums) {
  std::vector<Vector3d> points;
  if (!snapshot.steps || snapshot.steps->empty()) return points;
  // the terms of all steps are not kept
  const ArrowOptions options{sums, -1};
  for (const Step& step : *snapshot.steps) {
    const StepTerms terms = freshTermsOf(snapshot, step);
    const ArrowScales own = scalesOf(snapshot, terms, scales, {});
    for (const Arrow& arrow : StepPicture(snapshot, terms, own, options).draw()) {
      if (arrow.shape == ArrowShape::Tie) continue;
      for (const Vector3d& point : shaftOf(arrow)) points.push_back(point);
    }
  }
  return points;
}

}  // namespace linkwright::ui
