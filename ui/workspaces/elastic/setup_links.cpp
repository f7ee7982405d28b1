// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/setup_links.h"

#include "ui/document/elastic_edit.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/elastic/setup_beam_form.h"
#include "ui/workspaces/elastic/setup_rows.h"

#include <QVBoxLayout>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace linkwright::ui {

LinksForm::LinksForm(ElasticStudy& study, Interaction& interaction, ElasticViewOptions& look, QWidget* parent)
    : QWidget(parent),
      study_(study),
      interaction_(interaction),
      look_(look),
      list_(new SetupRows(QStringLiteral("bendingLinks"), tr("Links, ticked if elastic"), this)),
      rigid_(new WrappedLabel(this)),
      beam_(new BeamForm([this](const QString& text, const auto& change_it) { change(text, change_it); }, this)) {
  QVBoxLayout* column = columnIn(*this);
  column->addWidget(list_);
  rigid_->setObjectName("rigidLink");
  rigid_->setWordWrap(true);
  column->addWidget(rigid_);
  column->addWidget(beam_);
  connect(list_, &SetupRows::turned, this, &LinksForm::setBends);
  connect(list_, &SetupRows::chosen, this, &LinksForm::choose);
  connect(&look_, &ElasticViewOptions::changed, this, [this] {
    if (isVisible() && look_.link() != look_link_) refresh();
  });
}

void LinksForm::showRows(const Snapshot& snapshot, const ElasticSettings& settings) {
  std::unordered_map<std::string, int> elastic;
  for (const ElasticLink& link : settings.links) elastic.emplace(link.link, static_cast<int>(elastic.size()));
  rows_.clear();
  std::vector<SetupRow> shown;
  for (const ModelLink& link : snapshot.model->links()) {
    const auto found = elastic.find(link.name);
    const int at = found != elastic.end() ? found->second : -1;
    if (at < 0 && !couldBend(*snapshot.mechanism, link.link)) continue;
    rows_.push_back({link.name, link.link, at});
    const int elements = at >= 0 ? elementsOf(settings.links[static_cast<std::size_t>(at)]) : 0;
    const QString bends = tr("elastic, %n element(s)", nullptr, elements);
    //: adjective: a link
    shown.push_back({QString::fromStdString(link.name), at < 0 ? tr("rigid") : bends, at >= 0});
  }
  list_->setRows(std::move(shown));
}

int LinksForm::chosenRow() const {
  const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.name == chosen_; });
  return found != rows_.end() ? static_cast<int>(found - rows_.begin()) : -1;
}

int LinksForm::chosenLink() const {
  const int row = chosenRow();
  return row >= 0 ? rows_[static_cast<std::size_t>(row)].elastic : -1;
}

void LinksForm::setBends(int row, bool bends) {
  const Row asked = rows_[static_cast<std::size_t>(row)];
  if (bends == (asked.elastic >= 0)) return;
  chosen_ = asked.name;
  const QString name = QString::fromStdString(asked.name);
  changeElastic(study_.document(), bends ? tr("Make %1 elastic").arg(name) : tr("Make %1 rigid").arg(name),
                [&](ElasticSettings& settings) {
                  if (bends)
                    settings.links.push_back(suggestedBeam(*study_.document().snapshot()->mechanism, asked.link));
                  else
                    settings.links.erase(settings.links.begin() + asked.elastic);
                });
}

void LinksForm::choose(int row) {
  chosen_ = rows_[static_cast<std::size_t>(row)].name;
  // where it is among the others
  interaction_.selectLink(study_.document().snapshot()->model->findLink(chosen_));
  refresh();
}

void LinksForm::change(const QString& text, const std::function<void(ElasticLink&)>& change) {
  const int at = chosenLink();
  if (at < 0) return;
  //: undo step; %1: what is changed ("Young's modulus"), %2: name of a link
  changeElastic(study_.document(), tr("%1 (%2)").arg(text, QString::fromStdString(chosen_)),
                [&](ElasticSettings& settings) { change(settings.links[static_cast<std::size_t>(at)]); });
}

// the link that was chosen elsewhere, or the first that bends where there is none any more
void LinksForm::followLook() {
  const std::vector<ElasticLink> all = elasticSettings(study_.document()).orDefault().links;
  const bool is_new = look_.link() != look_link_ && look_.link() >= 0 && look_.link() < std::ssize(all);
  if (is_new) chosen_ = all[static_cast<std::size_t>(look_.link())].link;
  if (chosenRow() >= 0 || rows_.empty()) return;
  chosen_ = all.empty() ? rows_.front().name : all.front().link;
}

void LinksForm::refresh() {
  const SnapshotPtr snapshot = study_.document().snapshot();
  const ElasticSettings settings = elasticSettings(study_.document()).orDefault();
  showRows(*snapshot, settings);
  followLook();
  const int row = chosenRow();
  const int at = chosenLink();
  list_->choose(row);
  if (at >= 0) look_link_ = at;
  if (at >= 0) look_.setLink(at);
  rigid_->setVisible(at < 0);
  rigid_->setText(row < 0 ? tr("No link can be made elastic, because none has a length or a mass.")
                          : tr("%1 is rigid. Tick it to make it elastic.").arg(QString::fromStdString(chosen_)));
  beam_->setVisible(at >= 0);
  if (at < 0) return;
  beam_->show(*snapshot->mechanism, rows_[static_cast<std::size_t>(row)].link,
              settings.links[static_cast<std::size_t>(at)]);
}

}  // namespace linkwright::ui

#include "moc_setup_links.cpp"
