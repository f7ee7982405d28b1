// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QToolButton;

namespace linkwright::ui {

/// A name for the next pose that is not taken: "Pose 1", "Pose 2", ...
QString freePoseName(const Document& document);

/// The stored poses: store the present one under a typed name or the next free one, go to one, remove one.
class PosesPanel : public QWidget {
  Q_OBJECT
public:
  explicit PosesPanel(Document& document, QWidget* parent = nullptr);

private:
  void refresh();
  void showWhatIsPossible();
  bool isStored(const QString& name) const;
  QString nameToStore() const;

  Document& document_;
  QStringList known_;   ///< names in the list
  bool typed_ = false;  ///< the name was typed, not chosen or put there
  QComboBox* name_;
  QToolButton* store_;
  QToolButton* go_;
  QToolButton* remove_;
  QToolButton* ready_;
};

}  // namespace linkwright::ui
