// SPDX-License-Identifier: GPL-3.0-or-later
// A motion recorded in the real window: every frame shows the instant that it should, and the robot is put back.
#include "ui/video/video_flow.h"

#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/video/video_dialog.h"
#include "ui/video/video_progress.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QElapsedTimer>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <QTimer>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

/// Half a second from the ready pose to one with the first joint turned a good way.
void makeMotion(Document& document, double seconds = 0.5) {
  goToReadyPose(document);
  storePose(document, "a");
  setJoint(document, 0, JointField::Position, document.snapshot()->q[0] + 1.2);
  storePose(document, "b");
  setMotion(document, "a", "b", seconds);
}

/// How much of the picture is another colour, from 0 to 1.
double changedShare(const QImage& a, const QImage& b, const QRect& rect) {
  int changed = 0;
  for (int y = rect.top(); y <= rect.bottom(); ++y) {
    for (int x = rect.left(); x <= rect.right(); ++x) {
      const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
      changed += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q)) > 24;
    }
  }
  return static_cast<double>(changed) / (rect.width() * rect.height());
}

struct RecordedVideo {
  WindowFixture& f;
  VideoFlow& flow;
  QStringList told, warned;
  std::vector<double> asked, times;
  std::vector<QImage> pictures;
  QObject context;  // this one listens to no recording after its own
  explicit RecordedVideo(WindowFixture& fixture) : f(fixture), flow(*fixture.window.findChild<VideoFlow*>()) {
    QObject::connect(&flow, &VideoFlow::told, &context, [this](const QString& words) { told << words; });
    QObject::connect(&flow, &VideoFlow::warned, &context, [this](const QString& words) { warned << words; });
    QObject::connect(&flow.recorder(), &VideoRecorder::taken, &context,
                     [this](int frame, double time, const QImage& picture) {
                       CHECK(frame == std::ssize(times));
                       asked.push_back(time);
                       times.push_back(f.document().snapshot()->time);
                       pictures.push_back(picture);
                     });
  }
  void waitForEnd() {
    REQUIRE(waitUntil([this] { return told.size() + warned.size() > 0; }, 120000));
    QObject::disconnect(&flow, nullptr, &context, nullptr);
    QObject::disconnect(&flow.recorder(), nullptr, &context, nullptr);
  }
};

VideoRequest gif(VideoPlots plots, VideoSize size = VideoSize::Hd) {
  VideoRequest request;
  request.format = VideoFormat::Gif;
  request.frames_per_second = 10;
  request.plots = plots;
  request.size = size;
  return request;
}

}  // namespace

TEST_CASE("Each frame shows its instant, and the robot stands where it stood when all are there") {
  WindowFixture f("ur5e.urdf", true);
  makeMotion(f.document());
  // posed by hand, off the motion: no bit of that is lost
  setJoint(f.document(), 1, JointField::Position, -0.7);
  f.settle();
  const SnapshotPtr before = f.document().snapshot();
  const int undo_before = f.document().undoStack()->count();
  const SceneView camera = f.window.view()->camera();
  QTemporaryDir folder;
  const QString path = folder.filePath("swing.gif");
  RecordedVideo r(f);
  r.flow.record(gif(VideoPlots::Below), path);
  CHECK(r.flow.recorder().isRecording());
  r.waitForEnd();
  INFO(r.warned.join(' ').toStdString());
  REQUIRE(r.told.size() == 1);
  CHECK(r.told[0].contains("swing.gif"));
  // from 0 to 0.5 s, both ends
  REQUIRE(r.times.size() == 6);
  for (std::size_t k = 0; k < 6; ++k) {
    CHECK(std::abs(r.times[k] - 0.1 * static_cast<double>(k)) < 1e-12);
    CHECK(r.asked[k] == r.times[k]);
  }
  const VideoPlan& plan = r.flow.recorder().plan();
  const QRect view = viewRect(plan), plots = plotsRect(plan);
  for (std::size_t k = 0; k < 6; ++k) {
    CHECK(r.pictures[k].size() == QSize(1280, 720));
    if (k == 0) continue;
    // the arm goes on, and so does the cursor of the plots
    CHECK(changedShare(r.pictures[k - 1], r.pictures[k], view) > 0.001);
    CHECK(changedShare(r.pictures[k - 1], r.pictures[k], plots) > 0.0001);
  }
  // each of the pictures has the robot at its own instant: the last is farther from the first than its neighbour is
  CHECK(changedShare(r.pictures[0], r.pictures[5], view) > changedShare(r.pictures[0], r.pictures[1], view));
  CHECK(QImageReader(path).imageCount() == 6);

  f.settle();
  const SnapshotPtr after = f.document().snapshot();
  CHECK(after->q == before->q);
  CHECK(after->source == before->source);
  CHECK(after->time == before->time);
  CHECK_FALSE(f.document().gestureActive());
  CHECK(f.document().undoStack()->count() == undo_before);
  CHECK(f.window.view()->camera().distance == camera.distance);
  CHECK(f.window.view()->camera().centre == camera.centre);
  CHECK(f.window.findChild<VideoProgress*>() == nullptr);
}

TEST_CASE("The picture of a frame is that of the robot there, in any size and beside any plots") {
  WindowFixture f("planar_2r.json", true);
  makeMotion(f.document(), 1.0);
  f.settle();
  // two recordings agree bit for bit but for the time of their frames: those of the second are every other one's
  QTemporaryDir folder;
  RecordedVideo once(f);
  VideoRequest request = gif(VideoPlots::None);
  request.caption = false;
  once.flow.record(request, folder.filePath("once.gif"));
  once.waitForEnd();
  REQUIRE(once.warned.isEmpty());
  RecordedVideo twice(f);
  request.speed = 2.0;
  twice.flow.record(request, folder.filePath("twice.gif"));
  twice.waitForEnd();
  REQUIRE(twice.warned.isEmpty());
  REQUIRE(once.pictures.size() >= 11);
  REQUIRE(twice.pictures.size() == 6);
  for (std::size_t k = 0; k < 6; ++k) {
    CHECK(std::abs(twice.times[k] - 0.2 * static_cast<double>(k)) < 1e-12);
    INFO("frame " << k);
    CHECK(twice.pictures[k] == once.pictures[2 * k]);
  }
  for (const VideoPlots plots : {VideoPlots::Beside, VideoPlots::Below}) {
    for (const VideoSize size : {VideoSize::AsView, VideoSize::FullHd}) {
      RecordedVideo r(f);
      VideoRequest other = gif(plots, size);
      other.speed = 5.0;
      r.flow.record(other, folder.filePath("other.gif"));
      r.waitForEnd();
      REQUIRE(r.warned.isEmpty());
      const QSize expected = size == VideoSize::FullHd ? QSize(1920, 1080) : f.window.view()->widget()->size();
      for (const QImage& picture : r.pictures) CHECK(picture.size() == expected);
    }
  }
}

TEST_CASE("An edit ends the recording with a word and stays; Escape and Cancel leave all as it was") {
  WindowFixture f("planar_2r.json", true);
  makeMotion(f.document(), 3.0);
  f.document().playback().setTime(1.25);
  f.settle();
  const SnapshotPtr before = f.document().snapshot();
  QTemporaryDir folder;
  const auto files = [&] {
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  };
  const auto begin = [&](RecordedVideo& r) {
    r.flow.record(gif(VideoPlots::None), folder.filePath("swing.gif"));
    REQUIRE(waitUntil([&] { return r.pictures.size() >= 2; }));
  };
  SECTION("an edit") {
    RecordedVideo r(f);
    begin(r);
    setJoint(f.document(), 1, JointField::Position, 0.3);
    r.waitForEnd();
    REQUIRE(r.warned.size() == 1);
    CHECK(r.warned[0].contains("or its motion was changed"));
    f.settle();
    CHECK(f.document().snapshot()->q[1] == 0.3);
    f.document().undo();
  }
  SECTION("playing it") {
    RecordedVideo r(f);
    begin(r);
    f.document().playback().play();
    r.waitForEnd();
    CHECK(r.warned.size() == 1);
    f.document().playback().pause();
  }
  SECTION("another robot") {
    RecordedVideo r(f);
    begin(r);
    // unsaved work would be asked about
    f.document().undoStack()->setClean();
    REQUIRE(f.window.files().open(linkwright::test::examplePath("planar_3r.json")));
    r.waitForEnd();
    CHECK(r.warned.size() == 1);
  }
  SECTION("Escape, and the waypoint that was edited is edited again") {
    editWaypoint(f.document(), 1);
    const double time = f.document().snapshot()->time;
    RecordedVideo r(f);
    begin(r);
    f.find<QAction>("actionCancelDrag")->trigger();
    r.waitForEnd();
    f.settle();
    CHECK(f.document().snapshot()->waypoint == 1);
    CHECK(f.document().snapshot()->time == time);
  }
  SECTION("a frame that never comes leaves the view to the window") {
    RecordedVideo r(f);
    begin(r);
    View3D& view = *f.window.view();
    // somebody else's picture in its place: its own is not told of any more
    const int turns = view.turnCount();
    view.takePicture({64, 64}, [](const QImage&) {});
    view.dropPicture();
    f.find<QAction>("actionCancelDrag")->trigger();
    r.waitForEnd();
    const int frames = view.frameCount();
    setJoint(f.document(), 0, JointField::Position, 0.1);
    CHECK(waitUntil([&] { return view.frameCount() > frames && view.turnCount() > turns; }));
    f.document().undo();
  }
  SECTION("Escape") {
    RecordedVideo r(f);
    begin(r);
    f.find<QAction>("actionCancelDrag")->trigger();
    r.waitForEnd();
    REQUIRE(r.told.size() == 1);
    CHECK(r.told[0].contains("cancelled"));
    f.settle();
    CHECK(f.document().snapshot()->time == 1.25);
    CHECK(f.document().snapshot()->q == before->q);
  }
  SECTION("Cancel") {
    RecordedVideo r(f);
    begin(r);
    auto* progress = f.window.findChild<VideoProgress*>();
    REQUIRE(progress != nullptr);
    CHECK(progress->findChild<QLabel*>("videoFrame")->text().contains("of 31"));
    CHECK_FALSE(progress->findChild<QLabel*>("videoThumbnail")->pixmap().isNull());
    // another one meanwhile is refused
    r.flow.record(gif(VideoPlots::None), folder.filePath("second.gif"));
    REQUIRE(r.warned.size() == 1);
    CHECK(r.warned[0].contains("still being recorded"));
    progress->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->click();
    REQUIRE(waitUntil([&] { return !r.told.isEmpty(); }));
    f.settle();
    CHECK(f.document().snapshot()->time == 1.25);
    CHECK(f.document().snapshot()->q == before->q);
    CHECK_FALSE(f.document().gestureActive());
  }
  CHECK(files().isEmpty());
  CHECK_FALSE(f.window.findChild<VideoFlow*>()->recorder().isRecording());
}

TEST_CASE("The dialog says what comes of it, and what a format cannot do is not offered") {
  VideoSubject subject;
  subject.whole = {0.0, 2.0};
  subject.played = {0.5, 1.0};
  subject.has_range = true;
  subject.play_speed = 0.3;
  subject.view_pixels = {901, 601};
  VideoRequest request;
  request.format = VideoFormat::Gif;
  request.frames_per_second = 60;
  VideoDialog dialog(request, subject, nullptr);
  const auto box = [&](const char* name) { return dialog.findChild<QComboBox*>(name); };
  const auto result = [&] { return dialog.findChild<QLabel*>("videoResult")->text(); };
  // 60 a second are too many for GIF
  CHECK(dialog.request().frames_per_second == 50);
  CHECK(result().startsWith("101 frames, 2.02 s"));
  box("videoPart")->setCurrentIndex(1);
  box("videoRate")->setCurrentIndex(box("videoRate")->findData(10));
  CHECK(result().startsWith("6 frames, 0.60 s"));
  CHECK(box("videoSpeed")->findData(0.3) >= 0);
  box("videoSpeed")->setCurrentIndex(box("videoSpeed")->findData(0.5));
  CHECK(result().startsWith("11 frames, 1.10 s"));
  // halved sizes are even ones
  request.format = VideoFormat::Mp4;
  request.size = VideoSize::AsView;
  CHECK(planOf(request, subject.whole, subject.played, subject.view_pixels).spec.size == QSize(900, 600));
  const QByteArray path = qgetenv("PATH");
  qputenv("PATH", "");
  VideoDialog without(VideoRequest(), subject, nullptr);
  qputenv("PATH", path);
  auto* formats = without.findChild<QComboBox*>("videoFormat");
  auto* items = qobject_cast<QStandardItemModel*>(formats->model());
  CHECK_FALSE(items->item(0)->isEnabled());
  CHECK(items->item(0)->toolTip().contains("apt install ffmpeg"));
  CHECK(without.request().format == VideoFormat::Gif);
}

TEST_CASE("The times of a video's frames are exact, and the last instant is in it") {
  VideoRequest request;
  request.format = VideoFormat::Png;
  for (const int rate : {10, 15, 25, 30, 50, 60}) {
    for (const double speed : {0.1, 0.25, 1.0, 3.0}) {
      request.frames_per_second = rate;
      request.speed = speed;
      const VideoPlan plan = planOf(request, {0.0, 3.0}, {0.0, 3.0}, {640, 360});
      INFO(rate << " a second, " << speed << " times");
      CHECK(plan.frames() == static_cast<int>(3.0 / speed * rate + 1e-6) + 1);
      CHECK(std::abs(plan.timeOf(7) - 7.0 * speed / rate) < 1e-12);
      CHECK(plan.timeOf(plan.frames() - 1) <= 3.0);
      CHECK(plan.timeOf(plan.frames() - 1) > 3.0 - speed / rate * (1.0 - 1e-9));
    }
  }
}
