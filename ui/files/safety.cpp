// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/safety.h"

#include "ui/files/disk_flow.h"
#include "ui/files/file_flow.h"
#include "ui/widgets/arm_sketch.h"
#include "ui/widgets/theme.h"

#include <QMainWindow>
#include <QPainter>

#include <atomic>

namespace linkwright::ui {

namespace {

constexpr QSize kKeptPicture(480, 300);

// no widget and no style: it runs on the thread that writes
QImage paintState(const Snapshot& snapshot, const SceneData& scene, bool dark) {
  QImage picture(kKeptPicture, QImage::Format_RGB32);
  picture.fill(dark ? QColor(0x20, 0x25, 0x2b) : QColor(0xf4, 0xf6, 0xf8));
  const std::vector<RobotBone> bones = robotBones(*snapshot.model, snapshot.X_WB, snapshot.X_WL);
  QPainter painter(&picture);
  paintArmSketch(painter, QRectF(picture.rect()).adjusted(24, 24, -24, -24), bones, scene.view.value_or(SceneView()),
                 armPoints(bones), dark);
  return picture;
}

}  // namespace

Safety::Safety(QMainWindow& window, Document& document, Interaction& interaction, FileFlow& files,
               const QString& sessions_folder) {
  new DiskFlow(window, document, files);
  if (sessions_folder.isEmpty()) return;
  autosave_ = std::make_unique<Autosave>(document, sessions_folder);
  auto dark = std::make_shared<std::atomic<bool>>(isDark(interaction.themeChoice()));
  QObject::connect(&interaction, &Interaction::themeChoiceChanged, autosave_.get(),
                   [dark](ThemeChoice choice) { *dark = isDark(choice); });
  autosave_->setPainter(
      [dark](const Snapshot& snapshot, const SceneData& scene) { return paintState(snapshot, scene, *dark); });
  QObject::connect(autosave_.get(), &Autosave::failed, &files, [&files](const QString& why) {
    files.warn(FileFlow::tr("Unsaved work cannot be autosaved: %1").arg(why));
  });
  recovery_ = std::make_unique<RecoveryFlow>(window, document, files, *autosave_, sessions_folder);
}

void Safety::endCleanly() {
  if (autosave_) autosave_->endCleanly();
  if (recovery_) recovery_->endCleanly();
}

}  // namespace linkwright::ui
