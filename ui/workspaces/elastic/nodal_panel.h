// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/nodal_scheme.h"
#include "core/io/matrix_text.h"
#include "ui/document/elastic_view_options.h"
#include "ui/document/interaction.h"
#include "ui/widgets/when_seen.h"
#include "ui/work/elastic_study.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QTableView;
class QTableWidget;

namespace linkwright::ui {

class NodalMatrixModel;
class NodalTermsModel;

/// {tau} = [L][T]{P} at this instant: the three matrices, and a torque made term by term.
class NodalPanel : public QWidget {
  Q_OBJECT
public:
  NodalPanel(Document& document, Interaction& interaction, ElasticStudy& study, ElasticViewOptions& look,
             QWidget* parent = nullptr);

  /// What is shown; null while there is nothing.
  const std::shared_ptr<const NodalScheme>& scheme() const { return scheme_; }
  int joint() const;  ///< -1: none
  void chooseJoint(int joint);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void build();
  QWidget* buildHead();
  QWidget* buildMatrix(const QString& title, const QString& spoken, const char* name, NodalMatrixModel*& model,
                       QTableView*& view);
  void refresh();
  void fillJoints();
  void showSums();
  void fitViews();
  void followSelection(int link);
  void takeSelection();
  QString missing() const;
  std::vector<NamedMatrix> matrices() const;

  Document& document_;
  Interaction& interaction_;
  ElasticStudy& study_;
  std::shared_ptr<const ElasticInstant> instant_;
  std::shared_ptr<const NodalScheme> scheme_, lumped_;  ///< lumped: while it is compared
  std::optional<int> selected_;                         ///< a link that has been selected since the last refresh

  QLabel *missing_ = nullptr, *words_ = nullptr, *terms_title_ = nullptr, *verdict_ = nullptr;
  QWidget *head_ = nullptr, *body_ = nullptr;
  QComboBox* joints_ = nullptr;
  QCheckBox* compare_ = nullptr;
  QBoxLayout* row_ = nullptr;
  NodalMatrixModel *L_ = nullptr, *T_ = nullptr, *P_ = nullptr;
  QTableView *L_view_ = nullptr, *T_view_ = nullptr, *P_view_ = nullptr, *terms_view_ = nullptr;
  NodalTermsModel* terms_ = nullptr;
  QTableWidget* sums_ = nullptr;
  WhenSeen when_seen_{*this, &NodalPanel::refresh};
};

}  // namespace linkwright::ui
