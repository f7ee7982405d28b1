// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/edits.h"

#include "core/mechanism/edit.h"
#include "ui/document/edits.h"
#include "ui/files/file_flow.h"

#include <QDateTime>
#include <QFile>
#include <QTimer>

#include <memory>
#include <random>

namespace linkwright::app {

namespace {

constexpr int kShortest = 5, kLongest = 120;  // ms between two edits
constexpr int kDragSteps = 12;

class Editor : public QObject {
public:
  Editor(ui::MainWindow& window, const QString& log)
      : QObject(&window), window_(window), log_(log), seed_(std::random_device{}()), random_(seed_) {
    if (!log_.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
      qFatal("the log cannot be written");
    note(QStringLiteral("seed %1 at").arg(seed_));
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &Editor::step);
    timer_.start(0);
  }

private:
  int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(random_); }
  ui::Document& document() { return window_.document(); }

  void step() {
    if (drag_left_ > 0) {
      drag();
    } else {
      switch (upTo(9)) {
        case 0:
          document().beginGesture("Drag a joint");
          drag_left_ = kDragSteps;
          break;
        case 1:
        case 2: changeMass(); break;
        case 3:
          document().undo();
          document().redo();
          break;
        case 4: save(); break;
        default: setJoint(document(), 0, ui::JointField::Position, 0.01 * upTo(100)); break;
      }
      if (drag_left_ == 0) mark();
    }
    timer_.start(kShortest + upTo(kLongest - kShortest));
  }

  void drag() {
    document().previewJoint(0, ui::JointField::Position, 0.01 * upTo(100));
    if (--drag_left_ > 0) return;
    document().commitGesture();
    mark();
  }

  void changeMass() {
    const Mechanism& mechanism = *document().snapshot()->mechanism;
    for (std::size_t i = 0; i < mechanism.links.size(); ++i) {
      if (!mechanism.links[i].inertial) continue;
      Link changed = mechanism.links[i];
      changed.inertial->mass *= 0.99 + 0.0002 * upTo(100);
      (void)document().edit(withLink(mechanism, static_cast<int>(i), changed), "Change a mass");
      return;
    }
  }

  // a pose whose name says which edit was the last one
  void mark() {
    const QString before = QStringLiteral("Edit %1").arg(count_);
    const QString now = QStringLiteral("Edit %1").arg(++count_);
    if (count_ == 1)
      storePose(document(), now);
    else
      renamePose(document(), before, now);
    note(QStringLiteral("%1").arg(count_));
  }

  void save() {
    if (window_.files().save()) note("saved");
  }

  void note(const QString& what) {
    const qint64 ms = QDateTime::currentMSecsSinceEpoch();
    log_.write(QStringLiteral("%1 %2.%3\n").arg(what).arg(ms / 1000).arg(ms % 1000, 3, 10, QLatin1Char('0')).toUtf8());
  }

  ui::MainWindow& window_;
  QFile log_;
  unsigned seed_;
  std::mt19937 random_;
  QTimer timer_;
  int count_ = 0;
  int drag_left_ = 0;
};

}  // namespace

void editWithoutEnd(ui::MainWindow& window, const QString& log) { new Editor(window, log); }

}  // namespace linkwright::app
