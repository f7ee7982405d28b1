// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/setup_links.h"

#include "ui/elastic/setup_beam_form.h"
#include "ui/elastic/setup_guess.h"
#include "ui/elastic/setup_rows.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/wrapped_label.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace linkwright::ui {

void BendingLinks::show(const Snapshot& snapshot, const ElasticSettings& settings) {
  std::unordered_map<std::string, int> elastic;
  for (const ElasticLink& link : settings.links) elastic.emplace(link.link, static_cast<int>(elastic.size()));
  std::vector<Row> next;
  for (const ModelLink& link : snapshot.model->links()) {
    const auto found = elastic.find(link.name);
    Row row{link.name, link.link, found != elastic.end() ? found->second : -1};
    if (row.elastic < 0 && !couldBend(*snapshot.mechanism, link.link)) continue;
    if (row.elastic >= 0) {
      const ElasticLink& spec = settings.links[static_cast<std::size_t>(row.elastic)];
      row.elements = spec.stations.empty() ? spec.elements : static_cast<int>(spec.stations.size()) + 1;
    }
    next.push_back(std::move(row));
  }
  if (next == rows_) return;
  const bool is_same_list = next.size() == rows_.size();
  if (!is_same_list) beginResetModel();
  rows_ = std::move(next);
  if (!is_same_list)
    endResetModel();
  else
    emit dataChanged(index(0), index(rowCount() - 1));
}

int BendingLinks::rowOf(const std::string& link) const {
  const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.name == link; });
  return found != rows_.end() ? static_cast<int>(found - rows_.begin()) : -1;
}

int BendingLinks::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant BendingLinks::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  const QString name = QString::fromStdString(row.name);
  const QString status = row.elastic < 0     ? tr("rigid")
                         : row.elements == 1 ? tr("bends, 1 element")
                                             : tr("bends, %1 elements").arg(row.elements);
  switch (role) {
    case Qt::DisplayRole: return name;
    case Qt::CheckStateRole: return row.elastic >= 0 ? Qt::Checked : Qt::Unchecked;
    case Qt::AccessibleTextRole: return tr("%1: %2").arg(name, status);
    case kStatusRole: return status;
    default: return {};
  }
}

bool BendingLinks::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
  emit asked(index.row(), value.toInt() == Qt::Checked);
  return true;
}

Qt::ItemFlags BendingLinks::flags(const QModelIndex& index) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return Qt::NoItemFlags;
  return Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren;
}

LinksForm::LinksForm(ElasticStudy& study, Interaction& interaction, ElasticLook& look, QWidget* parent)
    : QWidget(parent),
      study_(study),
      interaction_(interaction),
      look_(look),
      links_(new BendingLinks(this)),
      list_(new SetupRows(QStringLiteral("bendingLinks"), tr("Links: checked where they bend"), this)),
      rigid_(new WrappedLabel(this)),
      beam_(new BeamForm([this](const QString& text, const auto& change_it) { change(text, change_it); }, this)) {
  QVBoxLayout* column = columnIn(*this);
  column->addWidget(list_);
  rigid_->setObjectName("rigidLink");
  rigid_->setWordWrap(true);
  column->addWidget(rigid_);
  column->addWidget(beam_);
  list_->setModel(links_);
  connect(links_, &BendingLinks::asked, this, &LinksForm::setBends);
  connect(list_, &SetupRows::chosen, this, &LinksForm::choose);
  connect(&look_, &ElasticLook::changed, this, [this] {
    if (isVisible() && look_.link() != look_link_) refresh();
  });
}

void LinksForm::setBends(int row, bool bends) {
  const BendingLinks::Row asked = links_->rows()[static_cast<std::size_t>(row)];
  if (bends == (asked.elastic >= 0)) return;
  chosen_ = asked.name;
  const QString name = QString::fromStdString(asked.name);
  study_.change(bends ? tr("%1 bends").arg(name) : tr("%1 is rigid").arg(name), [&](ElasticSettings& settings) {
    if (bends)
      settings.links.push_back(guessedLink(*study_.document().snapshot()->mechanism, asked.link));
    else
      settings.links.erase(settings.links.begin() + asked.elastic);
  });
}

void LinksForm::choose(int row) {
  chosen_ = links_->rows()[static_cast<std::size_t>(row)].name;
  // where it is among the others
  interaction_.selectLink(study_.document().snapshot()->model->findLink(chosen_));
  refresh();
}

void LinksForm::change(const QString& text, const std::function<void(ElasticLink&)>& change) {
  const int row = links_->rowOf(chosen_);
  const int at = row >= 0 ? links_->rows()[static_cast<std::size_t>(row)].elastic : -1;
  if (at < 0) return;
  study_.change(tr("%1 of %2").arg(text, QString::fromStdString(chosen_)),
                [&](ElasticSettings& settings) { change(settings.links[static_cast<std::size_t>(at)]); });
}

// the link that was chosen elsewhere, or the first that bends where there is none any more
void LinksForm::followLook() {
  const std::vector<ElasticLink> all = study_.settings().links;
  const bool is_new = look_.link() != look_link_ && look_.link() >= 0 && look_.link() < std::ssize(all);
  if (is_new) chosen_ = all[static_cast<std::size_t>(look_.link())].link;
  if (links_->rowOf(chosen_) >= 0 || links_->rows().empty()) return;
  chosen_ = all.empty() ? links_->rows().front().name : all.front().link;
}

void LinksForm::refresh() {
  const SnapshotPtr snapshot = study_.document().snapshot();
  const ElasticSettings settings = study_.settings();
  links_->show(*snapshot, settings);
  list_->fit();
  followLook();
  const int row = links_->rowOf(chosen_);
  const int at = row >= 0 ? links_->rows()[static_cast<std::size_t>(row)].elastic : -1;
  if (row >= 0 && list_->currentIndex().row() != row) {
    const QSignalBlocker quiet(list_);
    list_->setCurrentIndex(links_->index(row));
  }
  if (at >= 0) look_link_ = at;
  if (at >= 0) look_.setLink(at);
  rigid_->setVisible(at < 0);
  rigid_->setText(row < 0 ? tr("There is no link with a length or a mass.")
                          : tr("%1 is rigid: check it to let it bend.").arg(QString::fromStdString(chosen_)));
  beam_->setVisible(at >= 0);
  if (at < 0) return;
  beam_->show(*snapshot->mechanism, links_->rows()[static_cast<std::size_t>(row)].link,
              settings.links[static_cast<std::size_t>(at)]);
}

}  // namespace linkwright::ui

#include "moc_setup_links.cpp"
