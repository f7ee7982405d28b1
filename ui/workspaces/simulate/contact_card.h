// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/contact_shares.h"
#include "ui/document/contact_instant.h"
#include "ui/document/simulated_run.h"

#include <QFrame>

#include <memory>
#include <vector>

class QGridLayout;
class QLabel;

namespace linkwright::ui {

/// How much of what friction can hold is used: a bar from none to all.
class FrictionBar : public QWidget {
  Q_OBJECT
public:
  explicit FrictionBar(QWidget* parent);
  /// `most` (N): what it can hold; 0: it holds nothing.
  void setUse(double used, double most);
  double share() const { return share_; }
  QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  double share_ = 0.0;
};

/// What a contact is shown by.
struct ContactFacts {
  ContactInstant at;
  int index = 0;  ///< among the contacts of the shares
  const std::vector<Contact>* contacts = nullptr;
  const ContactLaws* laws = nullptr;
  std::shared_ptr<const ContactShares> shares;  ///< null: they could not be found
};

/// One contact at one instant: what it does, its numbers, and what its normal force is made of.
class ContactCard : public QFrame {
  Q_OBJECT
public:
  explicit ContactCard(int index, QWidget* parent);
  void show(const ContactFacts& facts);
  void setChosen(bool chosen);

signals:
  void chosen(int index);

protected:
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  QLabel* addNumber(QGridLayout& grid, int row, int column, const QString& name, const QString& caption);
  void showNumbers(const ContactFacts& facts);
  void showFriction(const ContactFacts& facts);
  void showWhy(const ContactFacts& facts);

  int index_;
  QLabel *name_, *mode_, *f_n_, *f_t_, *gap_, *slip_, *friction_, *equation_, *why_head_;
  FrictionBar* bar_;
  QWidget* why_;
  QGridLayout* why_grid_;
  struct WhyRow {
    QLabel *words, *number;
  };
  std::vector<WhyRow> why_rows_;
};

}  // namespace linkwright::ui
