// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace linkwright::ui {

/// A name for the next pose that is not taken: "Pose 1", "Pose 2", ...
QString freePoseName(const Document& document);

/// The stored poses: store the present one under a name, go to one, remove one.
class PosesPanel : public QWidget {
  Q_OBJECT
public:
  explicit PosesPanel(Document& document, QWidget* parent = nullptr);

private:
  void refresh();
  void showWhatIsPossible();
  bool isStored(const QString& name) const;

  Document& document_;
  QComboBox* name_;
  QToolButton* store_;
  QToolButton* go_;
  QToolButton* remove_;
  QToolButton* ready_;
};

}  // namespace linkwright::ui
