// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/walk_map.h"

#include "core/trace/trace_rows.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

struct WalkMapText {
  Q_DECLARE_TR_FUNCTIONS(WalkMap)
};

constexpr double kMapMargin = 10.0;
constexpr double kRowHeight = 18.0;  // at the desktop's own text size
constexpr int kMostMapRows = 6;

int parentOf(const Snapshot& snapshot, std::size_t body) { return snapshot.model->bodies()[body].parent; }

QString nameOf(const Snapshot& snapshot, int body) { return QString::fromStdString(bodyName(*snapshot.model, body)); }

const Step* stepAt(const Snapshot& snapshot, int step) {
  if (!snapshot.steps || step < 0 || step >= static_cast<int>(snapshot.steps->size())) return nullptr;
  return &(*snapshot.steps)[static_cast<std::size_t>(step)];
}

std::vector<int> childrenOf(const Snapshot& snapshot, int body) {
  std::vector<int> children;
  for (std::size_t each = 0; each < snapshot.model->bodies().size(); ++each) {
    if (parentOf(snapshot, each) == body) children.push_back(static_cast<int>(each));
  }
  return children;
}

QString numbersOf(const std::vector<int>& bodies) {
  QStringList numbers;
  for (const int body : bodies) numbers << QString::number(body + 1);
  return numbers.join(QStringLiteral(", "));
}

QString namesOf(const Snapshot& snapshot, const std::vector<int>& bodies) {
  QStringList names;
  //: %1: name of a link, %2: its number
  for (const int body : bodies) names << WalkMapText::tr("%1 (%2)").arg(nameOf(snapshot, body)).arg(body + 1);
  return joinedWords(names);
}

}  // namespace

std::vector<Visit> visitsAt(const Snapshot& snapshot, int step) {
  std::vector<Visit> visits(snapshot.model->bodies().size(), Visit::NotYet);
  const Step* at = stepAt(snapshot, step);
  if (at == nullptr) return visits;
  for (int index = 0; index <= step; ++index) {
    const Step& passed = (*snapshot.steps)[static_cast<std::size_t>(index)];
    if (passed.pass == at->pass) visits[static_cast<std::size_t>(passed.body)] = Visit::Done;
  }
  for (std::size_t body = 0; body < visits.size() && at->pass == Pass::Backward; ++body) {
    const int parent = parentOf(snapshot, body);
    const bool parent_done = parent < 0 || visits[static_cast<std::size_t>(parent)] != Visit::NotYet;
    if (visits[body] == Visit::Done && !parent_done) visits[body] = Visit::Waiting;
  }
  visits[static_cast<std::size_t>(at->body)] = Visit::Here;
  return visits;
}

QString forkInWords(const Snapshot& snapshot, int step, bool by_number) {
  const Step* at = stepAt(snapshot, step);
  if (at == nullptr) return {};
  const auto listOf = [&](const Snapshot& of, const std::vector<int>& bodies) {
    return by_number ? numbersOf(bodies) : namesOf(of, bodies);
  };
  const std::vector<int> here = childrenOf(snapshot, at->body);
  if (at->pass == Pass::Backward) {
    if (here.size() > 1)
      return WalkMapText::tr("The tree branches at this link. The contributions of its children %1 are added.")
          .arg(listOf(snapshot, here));
    const std::vector<Visit> visits = visitsAt(snapshot, step);
    std::vector<int> waiting;
    for (std::size_t body = 0; body < visits.size(); ++body) {
      if (visits[body] == Visit::Waiting) waiting.push_back(static_cast<int>(body));
    }
    if (!waiting.empty() && childrenOf(snapshot, parentOf(snapshot, static_cast<std::size_t>(waiting[0]))).size() > 1) {
      return WalkMapText::tr("The contributions of %1 are kept until the other subtrees are computed.")
          .arg(listOf(snapshot, waiting));
    }
    return {};
  }
  if (here.size() > 1)
    return WalkMapText::tr("The tree branches at this link. Its children %1 follow one after the other.")
        .arg(listOf(snapshot, here));
  return {};
}

WalkMap::WalkMap(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("walkMap"));
  setAccessibleName(tr("Map of the recursion"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setMouseTracking(true);
}

void WalkMap::show(const SnapshotPtr& snapshot, int step) {
  snapshot_ = snapshot;
  step_ = step;
  if (laid_out_ != snapshot_->model) layOut();
  visits_ = visitsAt(*snapshot_, step);
  setAccessibleDescription(forkInWords(*snapshot_, step));
  update();
}

// columns by depth; a branch goes on in its parent's row, each further one begins a new row
void WalkMap::layOut() {
  laid_out_ = snapshot_->model;
  const std::size_t count = laid_out_->bodies().size();
  column_.assign(count, 0);
  row_.assign(count, 0);
  columns_ = 1;
  rows_ = 0;
  std::vector<bool> continued(count + 1, false);  // by parent + 1
  for (std::size_t body = 0; body < count; ++body) {
    const int parent = laid_out_->bodies()[body].parent;
    const auto slot = static_cast<std::size_t>(parent + 1);
    column_[body] = parent < 0 ? 1 : column_[static_cast<std::size_t>(parent)] + 1;
    row_[body] = continued[slot] || parent < 0 ? rows_++ : row_[static_cast<std::size_t>(parent)];
    continued[slot] = true;
    columns_ = std::max(columns_, column_[body]);
  }
  rows_ = std::max(1, rows_);
  updateGeometry();
}

QSize WalkMap::sizeHint() const {
  return {280, static_cast<int>(kMapMargin / 2.0 + kRowHeight * textScale() * std::min(rows_, kMostMapRows))};
}

double WalkMap::radius() const {
  const double across = (width() - 2.0 * kMapMargin) / std::max(1, columns_);
  const double down = (height() - kMapMargin / 2.0) / std::max(1, rows_);
  return std::clamp(std::min(across, down) * 0.42, 1.5, 8.0 * textScale());
}

QPointF WalkMap::placeOf(int body) const {
  const double across = std::min(46.0 * textScale(), (width() - 2.0 * kMapMargin) / std::max(1, columns_));
  const double down = (height() - kMapMargin / 2.0) / std::max(1, rows_);
  const int column = body < 0 ? 0 : column_.at(static_cast<std::size_t>(body));
  const int row = body < 0 ? 0 : row_.at(static_cast<std::size_t>(body));
  return {kMapMargin + across * column, kMapMargin / 4.0 + down * (row + 0.5)};
}

int WalkMap::bodyAt(QPointF point) const {
  const double reach = std::max(7.0, radius() + 2.0);
  for (std::size_t body = 0; body < column_.size(); ++body) {
    const QPointF way = placeOf(static_cast<int>(body)) - point;
    if (std::hypot(way.x(), way.y()) <= reach) return static_cast<int>(body);
  }
  return -1;
}

void WalkMap::paintEvent(QPaintEvent*) {
  if (!snapshot_) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor ink = palette().color(QPalette::WindowText);
  const QColor accent = palette().color(QPalette::Highlight);
  const auto faded = [](QColor colour, float alpha) {
    colour.setAlphaF(alpha);
    return colour;
  };
  const Step* at = stepAt(*snapshot_, step_);
  const double r = radius();

  // the ways between the links; what waits at a fork is drawn thick up to its parent
  for (std::size_t body = 0; body < column_.size(); ++body) {
    const QPointF from = placeOf(parentOf(*snapshot_, body)), to = placeOf(static_cast<int>(body));
    const bool waits = visits_[body] == Visit::Waiting;
    const bool walked = visits_[body] != Visit::NotYet;
    painter.setPen(QPen(waits ? accent : faded(ink, walked ? 0.6F : 0.25F), waits ? 3.0 : 1.5));
    if (from.y() == to.y()) {
      painter.drawLine(from, to);
    } else {
      const QPointF corner(from.x() + (to.x() - from.x()) * 0.5, from.y());
      painter.drawPolyline(QPolygonF({from, corner, {corner.x(), to.y()}, to}));
    }
  }
  painter.setPen(QPen(faded(ink, 0.7F), 1.5));
  painter.setBrush(faded(ink, 0.7F));
  const QPointF base = placeOf(-1);
  painter.drawRect(QRectF(base.x() - 4.0, base.y() - std::min(r, 6.0), 4.0, 2.0 * std::min(r, 6.0)));

  QFont small = font();
  small.setPixelSize(std::max(7, static_cast<int>(r * 1.35)));
  painter.setFont(small);
  for (std::size_t body = 0; body < column_.size(); ++body) {
    const Visit visit = visits_[body];
    const bool here = visit == Visit::Here;
    const QColor ground = palette().color(QPalette::Window);
    painter.setPen(
        QPen(here || visit == Visit::Waiting ? accent : faded(ink, 0.6F), visit == Visit::Waiting ? 2.0 : 1.2));
    painter.setBrush(ground);
    const QPointF place = placeOf(static_cast<int>(body));
    painter.drawEllipse(place, r, r);
    if (visit != Visit::NotYet) {
      painter.setBrush(here ? accent : faded(accent, at != nullptr && at->pass == Pass::Backward ? 0.35F : 0.2F));
      painter.drawEllipse(place, r, r);
    }
    if (r < 5.5) continue;
    painter.setPen(here ? palette().color(QPalette::HighlightedText) : ink);
    painter.drawText(QRectF(place.x() - 2.0 * r, place.y() - r, 4.0 * r, 2.0 * r), Qt::AlignCenter,
                     QString::number(body + 1));
  }
}

void WalkMap::mousePressEvent(QMouseEvent* event) {
  const int body = snapshot_ ? bodyAt(event->position()) : -1;
  if (body < 0 || event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  const Step* at = stepAt(*snapshot_, step_);
  const Pass pass = at == nullptr ? Pass::Forward : at->pass;
  for (std::size_t index = 0; index < snapshot_->steps->size(); ++index) {
    const Step& step = (*snapshot_->steps)[index];
    if (step.body == body && step.pass == pass) return emit stepWanted(static_cast<int>(index));
  }
}

bool WalkMap::event(QEvent* event) {
  if (event->type() == QEvent::FontChange) updateGeometry();
  if (event->type() == QEvent::ToolTip && snapshot_) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const int body = bodyAt(help->pos());
    if (body >= 0) {
      const QString states[] = {tr("not computed yet"),
                                //: adjective: a link that the recursion has reached
                                tr("computed"), tr("current step"), tr("waits for the other subtrees")};
      //: %1: name of a link, %2: its number, %3: its state ("not yet visited")
      QToolTip::showText(help->globalPos(),
                         tr("%1 (i = %2): %3")
                             .arg(nameOf(*snapshot_, body))
                             .arg(body + 1)
                             .arg(states[static_cast<int>(visits_[static_cast<std::size_t>(body)])]),
                         this);
    } else {
      QToolTip::hideText();
    }
    return true;
  }
  return QWidget::event(event);
}

}  // namespace linkwright::ui

#include "moc_walk_map.cpp"
