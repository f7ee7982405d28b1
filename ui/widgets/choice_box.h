// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QString>

class QWidget;

namespace linkwright::ui {

/// A box as wide as an icon and this number of capital letters, whatever its entries. Qt's own setting for that,
/// AdjustToMinimumContentsLengthWithIcon, makes the list that opens, with ten widgets, for each box at once.
class ChoiceBox : public QComboBox {
public:
  ChoiceBox(int letters, QWidget* parent) : QComboBox(parent), letters_(letters) {}

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

private:
  int letters_;
};

/// What a choice is called, and what it does in a sentence or two.
struct ChoiceWords {
  QString name, tip;
};

// Choices of forms: each entry has a number, and says what it does.

void addWords(QComboBox& box, const ChoiceWords& words, int value);
/// Chooses the entry of that number, and tells of it in the box's tooltip; says nothing to anyone.
void showValue(QComboBox& box, int value);
/// The wheel turns it only while it has the focus: what scrolls past the mouse stays as it is.
void keepFromWheel(QWidget& field);
/// A field of a QFormLayout with its caption.
void setRowEnabled(QWidget& field, bool enabled);
void setRowShown(QWidget& field, bool shown);
void setRowHelp(QWidget& field, const QString& tip);

}  // namespace linkwright::ui
