// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/build/shape_form.h"

#include "core/mechanism/inertia.h"
#include "ui/build/row_list.h"
#include "ui/build/shape_figures.h"
#include "ui/build/text_field.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPixmap>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr auto kField = ProblemPlace::Field::Shapes;

QColor colourOf(const Shape& shape) {
  const auto part = [&](std::size_t i) { return static_cast<float>(std::clamp(shape.rgba[i], 0.0, 1.0)); };
  return QColor::fromRgbF(part(0), part(1), part(2), part(3));
}

QString numbered(const Shape& shape, std::size_t row) {
  return QStringLiteral("%1  %2").arg(row + 1).arg(ShapeWords::nameOf(kindOf(shape.geometry)));
}

}  // namespace

ShapeForm::ShapeForm(PartEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
  QVBoxLayout* column = columnIn(*this);
  none_ = new QLabel(tr("None of its own: the view draws solids sized to the chain."), this);
  none_->setWordWrap(true);
  column->addWidget(none_);
  list_ = new RowList(this);
  list_->setObjectName("shapeList");
  list_->setAccessibleName(tr("Solids of the link"));
  column->addWidget(list_);
  add_ = makeButton("addShape", tr("Add"), tr("Add a solid"), this);
  duplicate_ = makeButton("duplicateShape", tr("Duplicate"), tr("Duplicate the chosen solid"), this);
  remove_ = makeButton("removeShape", tr("Remove"), tr("Remove the chosen solid"), this);
  column->addWidget(rowOf({add_, duplicate_, remove_}, this));
  one_ = buildOne();
  column->addWidget(one_);
  // the rows first: the fields show the chosen one
  connect(&editor_, &PartEditor::shown, this, &ShapeForm::showShapes);
  bindSizes();
  bindPlace();
  connectButtons();
}

QWidget* ShapeForm::buildOne() {
  auto* one = new QWidget(this);
  auto* column = new QVBoxLayout(one);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  QFormLayout* rows = rowsIn(*column);
  kind_ = makeChoice("shapeKind", tr("Kind of the solid"), one);
  for (const ShapeKind kind : kShapeKinds) kind_->addItem(ShapeWords::nameOf(kind), static_cast<int>(kind));
  addRow(*rows, tr("&Kind"), kind_);
  section_ = makeChoice("shapeSection", tr("Cross-section of the beam"), one);
  section_->addItem(tr("rectangle"), static_cast<int>(Section::Form::Rectangle));
  section_->addItem(tr("ellipse"), static_cast<int>(Section::Form::Ellipse));
  section_caption_ = addRow(*rows, tr("Section"), section_);
  auto* file = new QWidget(one);
  auto* file_row = new QHBoxLayout(file);
  file_row->setContentsMargins(0, 0, 0, 0);
  file_row->setSpacing(kSpace / 2);
  path_ = new TextField(file);
  path_->setObjectName("shapePath");
  path_->setAccessibleName(tr("File of the mesh"));
  path_->setPlaceholderText(tr("file or package://"));
  browse_ = makeButton("browseMesh", QStringLiteral("…"), tr("Choose the file of the mesh"), file);
  file_row->addWidget(path_, 1);
  file_row->addWidget(browse_);
  path_caption_ = addRow(*rows, tr("File"), file);
  path_caption_->setBuddy(path_);
  sizes_ = addFigures(*column, "shapeSize", tr("&Size, m"), tr("Size: %1"),
                      {tr("width"), tr("height"), tr("length"), tr("wall")}, one);
  buildPlace(*column);
  coloured_ = makeSwitch("shapeColoured", tr("Own colour"), tr("Else the view chooses a colour"), one);
  colour_ = new QPushButton(one);
  colour_->setObjectName("shapeColour");
  colour_->setAutoDefault(false);
  column->addWidget(rowOf({coloured_, colour_}, one));
  return one;
}

void ShapeForm::buildPlace(QVBoxLayout& column) {
  QWidget* parent = sizes_.box->parentWidget();
  origin_ = addFigures(column, "shapeOrigin", tr("Position in the link's frame, m"), tr("Solid's %1, m"),
                       {"x", "y", "z"}, parent);
  turn_ =
      addFigures(column, "shapeTurn", tr("Turned by"), tr("Solid's %1"), {tr("roll"), tr("pitch"), tr("yaw")}, parent);
  for (FigureField* field : origin_.fields) field->setStep(0.01);
  for (FigureField* field : sizes_.fields) field->setStep(0.01);
  for (FigureField* field : turn_.fields) field->setMeasure(Measure::Angle);
}

const Shape* ShapeForm::chosen() const {
  if (editor_.link() < 0) return nullptr;
  const std::vector<Shape>& shapes = editor_.shownLink().shapes;
  const int row = list_->currentRow();
  return row >= 0 && row < static_cast<int>(shapes.size()) ? &shapes[static_cast<std::size_t>(row)] : nullptr;
}

Shape* ShapeForm::chosenIn(Link& link) const {
  const int row = list_->currentRow();
  return row >= 0 && row < static_cast<int>(link.shapes.size()) ? &link.shapes[static_cast<std::size_t>(row)] : nullptr;
}

void ShapeForm::bindSizes() {
  for (std::size_t i = 0; i < sizes_.fields.size(); ++i) {
    const auto in = [i](Geometry& geometry) -> double* {
      const std::vector<ShapeFigure> figures = ShapeWords::figuresOf(geometry);
      return i < figures.size() ? figures[i].value : nullptr;
    };
    editor_.bindLink(sizes_.fields[i], kField, tr("Size of a shape"),
                     {[this, in](const Link&) {
                        const Shape* shape = chosen();
                        if (shape == nullptr) return 0.0;
                        Geometry geometry = shape->geometry;
                        const double* value = in(geometry);
                        return value != nullptr ? *value : 0.0;
                      },
                      [this, in](Link& link, double value) {
                        Shape* shape = chosenIn(link);
                        double* figure = shape != nullptr ? in(shape->geometry) : nullptr;
                        if (figure == nullptr) return;
                        *figure = value;
                        followShapes(link);
                      },
                      [this, i](double value) {
                        const Shape* shape = chosen();
                        return shape != nullptr ? ShapeWords::problemWith(shape->geometry, static_cast<int>(i), value)
                                                : QString();
                      }});
  }
  editor_.bindLink(
      path_, kField, tr("Mesh of a shape"),
      [this](const Link&) {
        const Shape* shape = chosen();
        const Mesh* mesh = shape != nullptr ? std::get_if<Mesh>(&shape->geometry) : nullptr;
        return mesh != nullptr ? QString::fromStdString(mesh->uri) : QString();
      },
      [this](Link& link, const QString& text) {
        Shape* shape = chosenIn(link);
        if (shape == nullptr) return;
        if (Mesh* mesh = std::get_if<Mesh>(&shape->geometry)) mesh->uri = text.trimmed().toStdString();
      });
}

void ShapeForm::bindPlace() {
  const auto owner = [this] { return 1000LL * editor_.link() + list_->currentRow(); };
  for (int i = 0; i < 3; ++i) {
    const auto k = static_cast<std::size_t>(i);
    editor_.bindLink(origin_.fields[k], kField, tr("Position of a shape"),
                     {[this, i](const Link&) { return chosen() != nullptr ? chosen()->X_LS.p[i] : 0.0; },
                      [this, i](Link& link, double value) {
                        if (Shape* shape = chosenIn(link)) shape->X_LS.p[i] = value;
                        followShapes(link);
                      }});
    editor_.bindLink(
        turn_.fields[k], kField, tr("Turn of a shape"),
        {[this, i, owner](const Link&) { return chosen() != nullptr ? angles_.of(chosen()->X_LS.R, owner())[i] : 0.0; },
         [this, i, owner](Link& link, double value) {
           if (Shape* shape = chosenIn(link)) shape->X_LS.R = angles_.with(shape->X_LS.R, owner(), i, value);
           followShapes(link);
         }});
  }
}

void ShapeForm::connectButtons() {
  connect(list_, &QListWidget::currentRowChanged, this, &ShapeForm::choose);
  connect(add_, &QToolButton::clicked, this, [this] {
    changeShapes(tr("New shape"), add_, [](std::vector<Shape>& shapes) { shapes.emplace_back(); });
    list_->setCurrentRow(list_->count() - 1);
  });
  connect(duplicate_, &QToolButton::clicked, this, [this] {
    const int row = list_->currentRow();
    changeShapes(tr("Duplicate shape"), duplicate_, [row](std::vector<Shape>& shapes) {
      const Shape copy = shapes.at(static_cast<std::size_t>(row));
      shapes.insert(shapes.begin() + row + 1, copy);
    });
    list_->setCurrentRow(row + 1);
  });
  connect(remove_, &QToolButton::clicked, this, [this] {
    const int row = list_->currentRow();
    changeShapes(tr("Remove shape"), remove_,
                 [row](std::vector<Shape>& shapes) { shapes.erase(shapes.begin() + row); });
  });
  connect(kind_, &QComboBox::activated, this, [this](int row) {
    const auto kind = static_cast<ShapeKind>(kind_->itemData(row).toInt());
    if (chosen() == nullptr || kindOf(chosen()->geometry) == kind) return;
    changeShape(tr("Kind of a shape"), kind_, [kind](Shape& shape) { shape.geometry = asKind(shape.geometry, kind); });
  });
  connect(section_, &QComboBox::activated, this, [this](int row) {
    const auto form = static_cast<Section::Form>(section_->itemData(row).toInt());
    changeShape(tr("Section of a shape"), section_, [form](Shape& shape) {
      if (auto* beam = std::get_if<Beam>(&shape.geometry)) beam->section.form = form;
    });
  });
  connect(coloured_, &QCheckBox::clicked, this, [this](bool own) {
    changeShape(tr("Colour of a shape"), coloured_, [own](Shape& shape) { shape.has_colour = own; });
  });
  connect(colour_, &QPushButton::clicked, this, &ShapeForm::pickColour);
  connect(browse_, &QToolButton::clicked, this, &ShapeForm::browse);
}

// what was refused for the row before is no longer asked for
void ShapeForm::choose() {
  for (const FigureGroup* group : {&sizes_, &origin_, &turn_}) {
    for (const FigureField* field : group->fields) editor_.drop(field);
  }
  editor_.drop(path_);
  emit editor_.shown();
}

void ShapeForm::showShapes() {
  if (editor_.link() < 0) return;
  const std::vector<Shape>& shapes = editor_.shownLink().shapes;
  const bool other = link_ != editor_.link();
  link_ = editor_.link();
  QStringList rows;
  for (std::size_t i = 0; i < shapes.size(); ++i) rows << numbered(shapes[i], i);
  setRows(*list_, rows, other ? 0 : list_->currentRow());
  none_->setVisible(shapes.empty());
  one_->setVisible(chosen() != nullptr);
  duplicate_->setEnabled(chosen() != nullptr);
  remove_->setEnabled(chosen() != nullptr);
  if (chosen() != nullptr) showOne(*chosen());
  emit counted(static_cast<int>(shapes.size()));
}

void ShapeForm::showOne(const Shape& shape) {
  const QSignalBlocker kind_blocker(kind_), section_blocker(section_);
  kind_->setCurrentIndex(kind_->findData(static_cast<int>(kindOf(shape.geometry))));
  const auto* beam = std::get_if<Beam>(&shape.geometry);
  const bool mesh = std::holds_alternative<Mesh>(shape.geometry);
  section_->setVisible(beam != nullptr);
  section_caption_->setVisible(beam != nullptr);
  if (beam != nullptr) section_->setCurrentIndex(section_->findData(static_cast<int>(beam->section.form)));
  path_->parentWidget()->setVisible(mesh);
  path_caption_->setVisible(mesh);
  Geometry geometry = shape.geometry;
  const std::vector<ShapeFigure> figures = ShapeWords::figuresOf(geometry);
  sizes_.heading->setText(mesh ? tr("&Scale") : tr("&Size, m"));
  for (std::size_t i = 0; i < sizes_.fields.size(); ++i) {
    sizes_.fields[i]->parentWidget()->setVisible(i < figures.size());
    if (i >= figures.size()) continue;
    sizes_.captions[i]->setText(figures[i].name);
    sizes_.fields[i]->setAccessibleName(figures[i].is_length ? tr("Solid's size, %1, m").arg(figures[i].name)
                                                             : tr("Solid's scale, %1").arg(figures[i].name));
  }
  turn_.heading->setText(editor_.interaction().angleUnit() == AngleUnit::Degree ? tr("Turned by, °")
                                                                                : tr("Turned by, rad"));
  coloured_->setChecked(shape.has_colour);
  const QColor colour = colourOf(shape);
  QPixmap swatch(3 * kSpace, 2 * kSpace);
  swatch.fill(colour);
  colour_->setIcon(QIcon(swatch));
  colour_->setText(colour.name());
  colour_->setAccessibleName(tr("Colour of the solid, %1").arg(colour.name()));
  colour_->setEnabled(shape.has_colour);
}

bool ShapeForm::changeShape(const QString& what, QWidget* control, const std::function<void(Shape&)>& change) {
  return editor_.changeLink({kField, what, control}, [&](Link& link) {
    if (Shape* shape = chosenIn(link)) change(*shape);
    followShapes(link);
  });
}

void ShapeForm::changeShapes(const QString& what, QWidget* control,
                             const std::function<void(std::vector<Shape>&)>& change) {
  editor_.changeLink({kField, what, control}, [&](Link& link) {
    change(link.shapes);
    followShapes(link);
  });
}

void ShapeForm::pickColour() {
  if (chosen() == nullptr) return;
  auto* dialog = new QColorDialog(colourOf(*chosen()), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Colour of the solid"));
  dialog->setOptions(QColorDialog::ShowAlphaChannel | QColorDialog::DontUseNativeDialog);
  dialog->setModal(true);
  connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor& colour) {
    changeShape(tr("Colour of a shape"), colour_, [&](Shape& shape) {
      shape.rgba = {double{colour.redF()}, double{colour.greenF()}, double{colour.blueF()}, double{colour.alphaF()}};
      shape.has_colour = true;
    });
  });
  dialog->show();
}

void ShapeForm::browse() {
  const QString robot = editor_.document().filePath();
  const QString folder = robot.isEmpty() ? QString() : QFileInfo(robot).path();
  const QString chosen =
      QFileDialog::getOpenFileName(this, tr("Mesh"), folder, tr("Meshes (*.stl *.obj *.dae);;All files (*)"));
  if (chosen.isEmpty()) return;
  // beside the robot's file it is named from there, so that both can be moved together
  const bool beside = !folder.isEmpty() && chosen.startsWith(folder + '/');
  const QString file = beside ? QDir(folder).relativeFilePath(chosen) : chosen;
  changeShape(tr("Mesh of a shape"), path_, [&](Shape& shape) {
    if (auto* mesh = std::get_if<Mesh>(&shape.geometry)) mesh->uri = file.toStdString();
  });
}

}  // namespace linkwright::ui

#include "moc_shape_form.cpp"
