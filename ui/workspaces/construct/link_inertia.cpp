// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/link_inertia.h"

#include "ui/widgets/numbers.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct LinkInertiaText {
  Q_DECLARE_TR_FUNCTIONS(LinkInertia)
};

const ModelLink* linkAt(const Snapshot& snapshot, int link) {
  const auto& links = snapshot.model->links();
  return link >= 0 && link < static_cast<int>(links.size()) ? &links[static_cast<std::size_t>(link)] : nullptr;
}

}  // namespace

std::optional<LinkEllipsoid> linkEllipsoid(const Snapshot& snapshot, int link) {
  const ModelLink* of = linkAt(snapshot, link);
  if (of == nullptr) return std::nullopt;
  const Inertial& inertial = of->inertial;
  LinkEllipsoid ellipsoid;
  ellipsoid.principal = principalInertia(inertial);
  const std::optional<Eigen::Vector3d> radii = inertiaEllipsoid(inertial.mass, ellipsoid.principal.moments);
  if (!radii) return std::nullopt;
  ellipsoid.radii = *radii;
  const Pose& X_WL = snapshot.X_WL[static_cast<std::size_t>(link)];
  ellipsoid.X_WC = {X_WL.R * ellipsoid.principal.axes, X_WL * inertial.p_LLcm};
  return ellipsoid;
}

QString ellipsoidWords(const Snapshot& snapshot, int link) {
  const ModelLink* of = linkAt(snapshot, link);
  if (of == nullptr) return LinkInertiaText::tr("Select a link to see its inertia ellipsoid.");
  const QString name = QString::fromStdString(of->name);
  if (!(of->inertial.mass > 0.0))
    return LinkInertiaText::tr("%1 has no mass, so it has no inertia ellipsoid.").arg(name);
  const Eigen::Vector3d moments = principalInertia(of->inertial).moments;
  QStringList numbers;
  for (const double moment : moments) numbers << withTrueMinus(QString::number(moment, 'g', 4));
  const QString list = numbers.join(QStringLiteral(", "));
  //: %1: name of a link, %2: three numbers
  return linkEllipsoid(snapshot, link)
             ? LinkInertiaText::tr("Principal moments of inertia of %1: %2 kg m².").arg(name, list)
             //: %1: name of a link, %2: three numbers
             : LinkInertiaText::tr(
                   "%1 has no inertia ellipsoid because the principal moments %2 kg m² are not physically consistent.")
                   .arg(name, list);
}

}  // namespace linkwright::ui
