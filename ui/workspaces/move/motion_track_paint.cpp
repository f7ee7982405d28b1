// SPDX-License-Identifier: GPL-3.0-or-later
// How the track looks.
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/round_step.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/move/motion_track.h"
#include "ui/workspaces/move/motion_words.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kDiamond = 6.5;  // px, half of its width

QColor faded(QColor colour, float share) {
  colour.setAlphaF(share);
  return colour;
}

QColor mixed(const QColor& a, const QColor& b, double of_b) {
  const auto mix = [of_b](int x, int y) { return static_cast<int>(std::lround(x + of_b * (y - x))); };
  return QColor(mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()));
}

QPolygonF diamond(const QPointF& centre, double half) {
  return QPolygonF(
      {centre + QPointF(0, -half), centre + QPointF(half, 0), centre + QPointF(0, half), centre + QPointF(-half, 0)});
}

double aligned(double x) { return std::floor(x) + 0.5; }

}  // namespace

QFont MotionTrack::smallFont() const {
  QFont small = font();
  if (font().pointSizeF() > 0.0) small.setPointSizeF(std::max(7.0, font().pointSizeF() * 0.85));
  return small;
}

void MotionTrack::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(smallFont());
  if (!curves_) return paintMessage(painter);
  paintRange(painter);
  paintRuler(painter);
  paintSegments(painter);
  paintSpans(painter);
  paintWaypoints(painter);
  paintCursor(painter);
  if (hasFocus()) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
  }
}

void MotionTrack::paintMessage(QPainter& painter) const {
  painter.setFont(font());
  const QString error = firstError(editor_.motion());
  const bool is_begun = plan_ && hasWaypointList(*plan_) && waypointsOf(*plan_).size() < 2;
  const QString text = is_begun          ? tr("One waypoint so far. Drag the end effector and add the next one.")
                       : error.isEmpty() ? tr("No motion yet. Add two waypoints or run a simulation.")
                                         : tr("The motion cannot be played: %1.").arg(error);
  painter.setPen(QPen(palette().color(QPalette::Mid), 1.0, Qt::DashLine));
  const QRectF room = QRectF(rect()).adjusted(kSpace + 0.5, 2.5, -kSpace - 0.5, -kSpace / 2.0 - 0.5);
  painter.drawRoundedRect(room, 3, 3);
  painter.setPen(palette().color(QPalette::Active, error.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText));
  painter.drawText(room.adjusted(kSpace, 0, -kSpace, 0), static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, text);
}

void MotionTrack::paintRange(QPainter& painter) const {
  const Playback& playback = editor_.document().playback();
  if (!playback.range()) return;
  const TimeRange range = playback.played();
  const QColor accent = palette().color(QPalette::Highlight);
  const double left = xOf(range.from), right = xOf(range.to);
  painter.fillRect(QRectF(left, 0.0, right - left, band().bottom() + 1.0), faded(accent, 0.14F));
  // a bracket at each end
  painter.setPen(QPen(accent, 2.0));
  const double top = 1.0, bottom = ruler().bottom();
  for (const auto& [x, inward] : {std::pair(left, 5.0), std::pair(right, -5.0)}) {
    painter.drawPolyline(QPolygonF({{x + inward, top}, {x, top}, {x, bottom}, {x + inward, bottom}}));
  }
}

void MotionTrack::paintRuler(QPainter& painter) const {
  const QColor ink = palette().color(QPalette::Active, QPalette::WindowText);
  const QFontMetrics metrics(painter.font());
  const double duration = shownDuration(), scale = pixelsASecond(duration);
  const double step = roundStep(std::max(10.0 * kSpace, 1.5 * metrics.horizontalAdvance("00.00 s")) / scale);
  const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
  const double bottom = ruler().bottom();
  const int fine = std::abs(step / std::pow(10.0, std::floor(std::log10(step) + 1e-9)) - 2.0) < 1e-6 ? 4 : 5;
  painter.setPen(QPen(faded(ink, 0.30F), 1.0));
  for (int k = 0; k * step / fine <= duration * (1.0 + 1e-9); ++k) {
    const double x = aligned(xOf(k * step / fine));
    painter.drawLine(QPointF(x, bottom - (k % fine == 0 ? 6.0 : 3.0)), QPointF(x, bottom));
  }
  painter.setPen(faded(ink, 0.80F));
  for (int k = 0; k * step <= duration * (1.0 + 1e-9); ++k) {
    QString text = QString::number(k * step, 'f', decimals);
    if (k == 0) text += QStringLiteral(" s");
    const double x = xOf(k * step), wide = metrics.horizontalAdvance(text);
    // a label beside its tick, not across the edge
    if (x + 3.0 + wide > width()) continue;
    painter.drawText(QPointF(x + 3.0, bottom - 4.0 - metrics.descent() / 2.0), text);
  }
  painter.setPen(QPen(faded(ink, 0.30F), 1.0));
  painter.drawLine(QPointF(ruler().left(), aligned(bottom)), QPointF(ruler().right(), aligned(bottom)));
}

void MotionTrack::paintSegments(QPainter& painter) const {
  const QPalette colours = palette();
  const QColor ink = colours.color(QPalette::Active, QPalette::WindowText);
  const QColor accent = colours.color(QPalette::Highlight), ground = colours.color(QPalette::Base);
  const QFontMetrics metrics(painter.font());
  const int chosen = hasWaypointList(*plan_) ? editor_.chosen() : -1;
  for (std::size_t k = 0; k + 1 < breaks_.size(); ++k) {
    const int segment = static_cast<int>(k);
    const QRectF block(xOf(breaks_[k]), band().top(), xOf(breaks_[k + 1]) - xOf(breaks_[k]), band().height());
    const bool leads = segment + 1 == chosen;
    painter.setPen(QPen(leads ? accent : colours.color(QPalette::Mid), 1.0));
    painter.setBrush(mixed(ground, accent, leads ? 0.22 : segment % 2 == 0 ? 0.10 : 0.05));
    painter.drawRoundedRect(block.adjusted(0.5, 0.5, -0.5, -0.5), 2.0, 2.0);
    const QRectF room = block.adjusted(kDiamond + 5.0, 0, -kDiamond - 5.0, 0);
    const bool shortest = hasWaypointList(*plan_) && givenDuration(*plan_, segment) == 0.0;
    const QString time = timeText(breaks_[k + 1] - breaks_[k]);
    const QString name = segmentText(*plan_, segment);
    // what is written gives way in steps: the time stays longest, its unit is on the ruler too
    const double seconds = breaks_[k + 1] - breaks_[k];
    const QString named = QStringLiteral("%1 · %2").arg(name, time);
    painter.setPen(ink);
    for (const QString& text : {shortest ? tr("%1, minimum time").arg(named) : named, named, time,
                                QString::number(seconds, 'g', 3), QString::number(seconds, 'g', 2)}) {
      if (metrics.horizontalAdvance(text) > room.width()) continue;
      painter.drawText(room, Qt::AlignCenter, text);
      break;
    }
  }
}

void MotionTrack::paintSpans(QPainter& painter) const {
  const bool dark = isDark(palette());
  painter.setPen(Qt::NoPen);
  painter.setBrush(limitColour(dark));
  for (const LimitSpan& span : spans_) {
    const double left = xOf(span.from), right = std::max(xOf(span.to), left + 3.0);
    painter.drawRect(QRectF(left, band().bottom() - 3.0, right - left, 4.0));
  }
}

void MotionTrack::paintWaypoints(QPainter& painter) const {
  const QPalette colours = palette();
  const QColor ink = colours.color(QPalette::Active, QPalette::WindowText), accent = colours.color(QPalette::Highlight);
  const QFontMetrics metrics(painter.font());
  double free_from = -1e9;
  const int waypoints = editor_.waypointCount();
  for (int k = 0; k < std::ssize(breaks_); ++k) {
    const QPointF centre = waypointHandle(k);
    const bool chosen = k == editor_.chosen();
    if (chosen && editor_.goesAlong()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(faded(accent, 0.30F));
      painter.drawPolygon(diamond(centre, kDiamond + 4.5));
    }
    // filled: a drag of the robot changes it
    painter.setPen(QPen(chosen ? accent : faded(ink, 0.85F), chosen ? 2.0 : 1.4));
    painter.setBrush(chosen && editor_.goesAlong() ? accent : colours.color(QPalette::Base));
    if (k < waypoints)
      painter.drawPolygon(diamond(centre, kDiamond));
    else
      painter.drawRoundedRect(QRectF(centre.x() - 2.5, centre.y() - kDiamond, 5.0, 2.0 * kDiamond), 2.0, 2.0);
    if (k >= waypoints) continue;
    const QString number = QString::number(k + 1);
    const double wide = metrics.horizontalAdvance(number);
    if (centre.x() - wide / 2.0 < free_from && !chosen) continue;
    painter.setPen(chosen ? ink : faded(ink, 0.75F));
    painter.drawText(QPointF(centre.x() - wide / 2.0, band().bottom() + 1.0 + metrics.ascent()), number);
    free_from = centre.x() + wide / 2.0 + 4.0;
  }
}

void MotionTrack::paintCursor(QPainter& painter) const {
  const double x = xOf(std::clamp(time_, 0.0, curves_->duration()));
  const bool on_motion = editor_.document().snapshot()->source == StateSource::Motion;
  QColor colour = palette().color(QPalette::Active, QPalette::WindowText);
  // a robot that has been posed is not on the motion
  if (!on_motion) colour = faded(colour, 0.40F);
  painter.setPen(QPen(colour, 1.5));
  painter.drawLine(QPointF(x, ruler().bottom() - 4.0), QPointF(x, band().bottom() + 2.0));
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  const double top = ruler().bottom() - 9.0;
  painter.drawPolygon(
      QPolygonF({{x - 5.0, top}, {x + 5.0, top}, {x + 5.0, top + 3.0}, {x, top + 9.0}, {x - 5.0, top + 3.0}}));
}

}  // namespace linkwright::ui
