// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_view_options.h"
#include "ui/document/interaction.h"
#include "ui/work/background.h"
#include "ui/work/elastic_study.h"
#include "ui/work/elastic_tasks.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <string>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace linkwright::ui {

class PlotView;
struct ConvergenceTable;

/// How results settle as dt gets shorter and elements more.
class ConvergencePanel : public QWidget {
  Q_OBJECT
public:
  ConvergencePanel(Document& document, Interaction& interaction, ElasticStudy& study, ElasticViewOptions& look,
                   QWidget* parent = nullptr);

  enum class Kind { Steps, Elements };
  Kind kind() const;
  /// Begins a study of the chosen kind, or stops the one under way.
  void compute();
  bool isRunning() const { return work_.isRunning(); }
  /// Of a scene whose own run takes so long at most, s, nobody has to ask for the study.
  void setPatience(double seconds) { patience_ = seconds; }
  const std::shared_ptr<const StepStudy>& steps() const { return steps_; }
  const std::shared_ptr<const ElementStudy>& elements() const { return elements_; }

protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  /// What a study of one kind was made of, and how it came out.
  struct Asked {
    std::optional<ElasticSetup> setup;  ///< absent: not asked for yet
    std::optional<TrajectoryPlan> driven;
    std::string link;  ///< whose elements; empty: of all
    bool is_stale = false, has_begun_by_itself = false;
    QString refused;
  };

  void build();
  QWidget* makeControls();
  Asked& asked() { return asked_[kind() == Kind::Steps ? 0 : 1]; }
  void forget();
  void growOld();
  void compareWithResult();
  void computeByItself();
  void begin();
  /// Runs a study of the chosen kind; what there is of it by then stands in `shown`.
  template <class Study, class Settle>
  void run(std::shared_ptr<const Study>& shown, Settle settle);
  void chooseKind();
  void fillLinks();
  /// What is shown of the study, if anybody sees it.
  void showStudy();
  void showStatus();
  void showTable(const ConvergenceTable& table);
  void layTable();
  QString whatIsMissing() const;
  QString statusWords();

  Document& document_;
  Interaction& interaction_;
  ElasticStudy& study_;
  Background work_{tr("Convergence"), this};
  Asked asked_[2];
  std::shared_ptr<const StepStudy> steps_;
  std::shared_ptr<const ElementStudy> elements_;
  Kind running_kind_ = Kind::Steps;
  double patience_ = 0.2;

  QComboBox *kind_ = nullptr, *link_ = nullptr;
  QPushButton* compute_ = nullptr;
  QLabel *status_ = nullptr, *words_ = nullptr;
  PlotView* plot_ = nullptr;
  QTableWidget* table_ = nullptr;
};

}  // namespace linkwright::ui
