// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/matrix_menu.h"

#include "ui/document/document.h"
#include "ui/document/matrices.h"
#include "ui/widgets/copy_as.h"

#include <QCoreApplication>
#include <QMenu>

#include <utility>

namespace linkwright::ui {

namespace {

QString text(const char* source) { return QCoreApplication::translate("MatrixMenu", source); }

}  // namespace

void fillMatrixMenu(QMenu& menu, Document& document, std::function<void(const QString& words)> told) {
  struct Entry {
    const char* name;
    QString title, what;
    NamedMatrix (*matrix)(const Snapshot&);
  };
  const Entry entries[] = {
      {"menuMassMatrix", text("&Mass Matrix M(q)"), text("the mass matrix"), &massMatrixOf},
      {"menuJacobian", text("&Jacobian of the Hand J(q)"), text("the Jacobian of the hand"), &handJacobianOf},
      {"menuHandPose", text("&Pose of the Hand T"), text("the pose of the hand"), &handPoseOf}};
  for (const Entry& entry : entries) {
    CopyOffer offer =
        copyOffer(entry.title, [&document, matrix = entry.matrix] { return std::vector{matrix(*document.snapshot())}; });
    offer.copy = [copy = offer.copy, told, what = entry.what](TableFormat format) {
      copy(format);
      told(text("Copied %1, with all digits, as at this instant").arg(what));
    };
    QMenu* formats = makeCopyMenu(offer, &menu);
    formats->setObjectName(QLatin1String(entry.name));
    menu.addMenu(formats);
  }
}

}  // namespace linkwright::ui
