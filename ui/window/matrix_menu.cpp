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

struct MatrixMenuText {
  Q_DECLARE_TR_FUNCTIONS(MatrixMenu)
};

}  // namespace

void fillMatrixMenu(QMenu& menu, Document& document, std::function<void(const QString& words)> told) {
  struct Entry {
    const char* name;
    QString title, what;
    NamedMatrix (*matrix)(const Snapshot&);
  };
  const Entry entries[] = {
      {"menuMassMatrix", MatrixMenuText::tr("&Mass Matrix M(q)"), MatrixMenuText::tr("the mass matrix"), &massMatrixOf},
      {"menuJacobian", MatrixMenuText::tr("End-Effector &Jacobian J(q)"),
       MatrixMenuText::tr("the end-effector Jacobian"), &handJacobianOf},
      {"menuHandPose", MatrixMenuText::tr("End-Effector &Pose T"), MatrixMenuText::tr("the end-effector pose"),
       &handPoseOf}};
  for (const Entry& entry : entries) {
    CopyOffer offer = copyOffer(
        entry.title, [&document, matrix = entry.matrix] { return std::vector{matrix(*document.snapshot())}; });
    offer.copy = [copy = offer.copy, told, what = entry.what](TableFormat format) {
      copy(format);
      told(MatrixMenuText::tr("Copied %1 for the current state at full precision").arg(what));
    };
    QMenu* formats = makeCopyMenu(offer, &menu);
    formats->setObjectName(QLatin1String(entry.name));
    menu.addMenu(formats);
  }
}

}  // namespace linkwright::ui
