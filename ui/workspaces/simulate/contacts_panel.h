// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/simulation_view_options.h"
#include "ui/work/simulation_session.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QListWidget;
class QStackedWidget;
class QVBoxLayout;

namespace linkwright {
struct ContactShares;
struct SimulationSetup;
}  // namespace linkwright

namespace linkwright::ui {

class ContactCard;
struct ContactForces;

/// What each contact does at this instant, and why: forces, gap, mode, the margin to slip, and what the normal force is
/// made of. Of a run; without one, of what a run from here would begin with.
class ContactsPanel : public QWidget {
  Q_OBJECT
public:
  ContactsPanel(Document& document, Interaction& interaction, SimulationViewOptions& look, QWidget* parent = nullptr);
  /// The terms that are shown; null: none.
  std::shared_ptr<const ContactShares> shares() const { return shares_; }

protected:
  void showEvent(QShowEvent* event) override;

private:
  void build();
  void snapshotCame();
  void refresh();
  void showForces(const ContactForces& forces, const QString& heading);
  void showEvents();
  void showEmpty(const QString& why);
  void makeCards(std::size_t count);

  Document& document_;
  SimulationViewOptions& look_;
  QTimer later_;                                  ///< numbers that change faster than one reads wait a moment
  std::shared_ptr<const SimulationSetup> setup_;  ///< what the cards read from
  std::shared_ptr<const ContactShares> shares_;
  std::vector<double> event_times_;
  const void* events_of_ = nullptr;  // the setup of the run that they are of
  QStackedWidget* stack_ = nullptr;
  QLabel *empty_ = nullptr, *heading_ = nullptr, *status_ = nullptr, *events_head_ = nullptr;
  QVBoxLayout* cards_layout_ = nullptr;
  std::vector<ContactCard*> cards_;
  QListWidget* events_ = nullptr;
};

}  // namespace linkwright::ui
