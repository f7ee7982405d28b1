// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/mechanism.h"
#include "ui/elastic/setup_section.h"
#include "ui/widgets/form_parts.h"

#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;

namespace linkwright::ui {

/// What one elastic link is: its section, its material, its elements and where it ends.
class BeamForm : public QWidget {
  Q_OBJECT
public:
  using Change = std::function<void(ElasticLink&)>;
  /// `change` is called with the name of an edit and what it does to the link shown.
  BeamForm(std::function<void(const QString&, const Change&)> change, QWidget* parent);

  /// `link`: index into Mechanism::links, -1 where there is none of that name.
  void show(const Mechanism& mechanism, int link, const ElasticLink& spec);

private:
  struct Number {
    const char* name;
    QString caption, spoken, unit;
    double scale;  ///< the number shown is so many times that of the link
    std::function<double(const ElasticLink&)> read;
    std::function<void(ElasticLink&, double)> write;
    std::function<QString(double)> wrong;  ///< of the link's
  };
  void buildSection(QFormLayout& rows);
  void buildMaterial(QFormLayout& rows);
  void buildElements(QFormLayout& rows);
  void buildTip(QVBoxLayout& column);
  FigureField* add(QFormLayout& rows, const Number& number);
  void bind(FigureField& field, const Number& number);
  FigureField* addSize(QFormLayout& rows, const char* name, const QString& caption, const QString& spoken, int which);
  void choose(QComboBox& box, const QString& text, const std::function<void(ElasticLink&, int)>& write);
  void chooseForm(SectionForm form);
  void chooseMaterial(int named);
  void showForm();
  void showFigures(const Mechanism& mechanism, int link);

  std::function<void(const QString&, const Change&)> change_;
  ElasticLink spec_;    ///< as shown
  SectionSizes sizes_;  ///< of it
  // whose section and material a person wants to give by figures, also while those are a form's or a material's
  std::string own_section_, own_material_;

  QComboBox *form_, *material_, *kind_, *mass_;
  FigureField *width_, *height_, *diameter_, *tube_diameter_, *wall_;
  std::vector<FigureField*> own_;  ///< of the section
  QLabel *derived_, *figures_;
  std::vector<std::pair<FigureField*, Number>> numbers_;
  FigureGroup tip_;
};

}  // namespace linkwright::ui
