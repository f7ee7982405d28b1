// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/beam_catalogue.h"
#include "core/beam/elastic_link.h"
#include "core/mechanism/mechanism.h"
#include "ui/widgets/property_form.h"

#include <QWidget>

#include <functional>
#include <string>

namespace linkwright::ui {

int elementsOf(const ElasticLink& link);

/// What one elastic link is: its section, its material, its elements and where it ends.
class BeamForm : public QWidget {
  Q_OBJECT
public:
  using Change = std::function<void(ElasticLink&)>;
  /// `change` is called with the name of an edit and what it does to the link shown.
  BeamForm(const std::function<void(const QString&, const Change&)>& change, QWidget* parent);

  /// `link`: index into Mechanism::links, -1 where there is none of that name.
  void show(const Mechanism& mechanism, int link, const ElasticLink& spec);

private:
  void buildSection(QFormLayout& rows);
  void buildMaterial(QFormLayout& rows);
  void buildElements();
  void buildTip(QVBoxLayout& column);
  void addSize(SectionForm form, const char* name, const QString& caption, const QString& spoken, int which);
  void chooseForm(SectionForm form);
  void chooseMaterial(int named);
  void showForm();
  void showFigures(const Mechanism& mechanism, int link);

  std::function<void(const QString&, const Change&)> change_;
  ElasticLink spec_;    ///< as shown
  SectionSizes sizes_;  ///< of it
  Eigen::Vector3d tip_ = Eigen::Vector3d::Zero();
  // whose section and material a person wants to give by figures, also while those are a form's or a material's
  std::string own_section_, own_material_;

  QComboBox *section_form_, *material_;
  QLabel *derived_, *figures_;
  PropertyForm<ElasticLink> form_;
};

}  // namespace linkwright::ui
