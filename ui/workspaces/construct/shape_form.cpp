// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/shape_form.h"

#include "core/mechanism/inertia.h"
#include "core/scene/describe_mechanism.h"
#include "ui/widgets/property_field.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/construct/row_list.h"
#include "ui/workspaces/construct/shape_numbers.h"
#include "ui/workspaces/construct/text_field.h"

#include <QColorDialog>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
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

ShapeForm::ShapeForm(PartEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor), form_(editor) {
  QVBoxLayout* column = columnIn(*this);
  none_ = new QLabel(tr("This link has no shapes, so the 3D view draws default shapes sized to the kinematic chain."),
                     this);
  none_->setWordWrap(true);
  column->addWidget(none_);
  list_ = new RowList(this);
  list_->setObjectName("shapeList");
  list_->setAccessibleName(tr("Shapes of the link"));
  column->addWidget(list_);
  add_ = makeButton("addShape", tr("Add"), tr("Add a shape"), this);
  //: verb: make a copy of the shape
  duplicate_ = makeButton("duplicateShape", tr("Duplicate"), tr("Duplicate the selected shape"), this);
  remove_ = makeButton("removeShape", tr("Remove"), tr("Remove the selected shape"), this);
  column->addWidget(rowOf({add_, duplicate_, remove_}, this));
  // the rows first: the fields show the chosen one
  connect(&editor_, &PartEditor::shown, this, &ShapeForm::showShapes);
  one_ = buildOne();
  column->addWidget(one_);
  connectButtons();
}

QWidget* ShapeForm::buildOne() {
  auto* one = new QWidget(this);
  QVBoxLayout* column = innerColumnIn(*one);
  QFormLayout* rows = rowsIn(*column);
  kind_ = makeChoice("shapeKind", tr("Type of the shape"), one);
  for (const ShapeKind kind : kShapeKinds) kind_->addItem(ShapeWords::nameOf(kind), static_cast<int>(kind));
  addRow(*rows, tr("Type"), kind_);
  section_ = makeChoice("shapeSection", tr("Cross-section of the beam"), one);
  section_->addItem(tr("Rectangle"), static_cast<int>(Section::Form::Rectangle));
  section_->addItem(tr("Ellipse"), static_cast<int>(Section::Form::Ellipse));
  //: noun: cross-section of a beam
  section_caption_ = addRow(*rows, tr("Section"), section_);
  auto* file = new QWidget(one);
  auto* file_row = new QHBoxLayout(file);
  file_row->setContentsMargins(0, 0, 0, 0);
  file_row->setSpacing(kSpace / 2);
  path_ = new TextField(file);
  path_->setObjectName("shapePath");
  path_->setAccessibleName(tr("Mesh file"));
  path_->setPlaceholderText(tr("File or package:// URI"));
  browse_ = makeButton("browseMesh", QStringLiteral("…"), tr("Choose the mesh file"), file);
  file_row->addWidget(path_, 1);
  file_row->addWidget(browse_);
  path_caption_ = addRow(*rows, tr("File"), file);
  path_caption_->setBuddy(path_);
  form_.in(nullptr, one);
  form_.setPlace(kField);
  buildSizes(*column);
  editor_.bind<Link>(path_, kField, tr("Mesh of a shape"), [this](Link& link) -> std::string* {
    Shape* shape = chosenIn(link);
    Mesh* mesh = shape != nullptr ? std::get_if<Mesh>(&shape->geometry) : nullptr;
    return mesh != nullptr ? &mesh->uri : nullptr;
  });
  buildPlace(*column);
  coloured_ =
      makeSwitch("shapeColoured", tr("Custom colour"), tr("Use this colour instead of the default colour"), one);
  colour_ = new QPushButton(one);
  colour_->setObjectName("shapeColour");
  colour_->setAutoDefault(false);
  column->addWidget(rowOf({coloured_, colour_}, one));
  return one;
}

void ShapeForm::buildSizes(QVBoxLayout& column) {
  const auto size = [this](Link& link, int i) -> double* {
    Shape* shape = chosenIn(link);
    if (shape == nullptr) return nullptr;
    const std::vector<ShapeNumber> figures = ShapeWords::figuresOf(shape->geometry);
    return i < std::ssize(figures) ? figures[static_cast<std::size_t>(i)].value : nullptr;
  };
  const auto sizes = form_.numbersAt(column, "shapeSize", tr("&Size (m)"), tr("Size: %1"),
                                     {tr("width"), tr("height"), tr("length"), tr("wall thickness")}, {},
                                     {.undo = tr("Size of a shape"), .step = 0.01, .also = followShapes}, size);
  sizes_ = sizes;
  for (int i = 0; i < std::ssize(sizes.rows); ++i) {
    sizes.rows[static_cast<std::size_t>(i)]->test = [this, i](double value) {
      return chosen() != nullptr ? ShapeWords::problemWith(chosen()->geometry, i, value) : QString();
    };
  }
}

void ShapeForm::buildPlace(QVBoxLayout& column) {
  const auto coordinate = [this](Link& link, int axis) {
    Shape* shape = chosenIn(link);
    return shape != nullptr ? &shape->X_LS.p[axis] : nullptr;
  };
  const auto rotation = [this](Link& link) {
    Shape* shape = chosenIn(link);
    return shape != nullptr ? &shape->X_LS.R : nullptr;
  };
  form_.numbersAt(column, "shapeOrigin", tr("Position in the link frame (m)"), tr("Shape position %1 (m)"),
                  {"x", "y", "z"}, {}, {.undo = tr("Position of a shape"), .step = 0.01, .also = followShapes},
                  coordinate);
  turn_ = form_.turn(column, "shapeTurn", tr("Shape %1"), rotation,
                     [this] { return 1000LL * editor_.link() + list_->currentRow(); },
                     {.undo = tr("Orientation of a shape"), .unit = QString(), .also = followShapes});
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
    changeShape(tr("Type of a shape"), kind_, [kind](Shape& shape) { shape.geometry = asKind(shape.geometry, kind); });
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
  editor_.dropIn(*one_);
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
  const std::vector<ShapeNumber> figures = ShapeWords::figuresOf(geometry);
  //: noun: factors of the size of a mesh
  sizes_.heading->setText(mesh ? tr("&Scale") : tr("&Size (m)"));
  for (std::size_t i = 0; i < sizes_.fields.size(); ++i) {
    sizes_.fields[i]->parentWidget()->setVisible(i < figures.size());
    if (i >= figures.size()) continue;
    sizes_.captions[i]->setText(figures[i].name);
    sizes_.fields[i]->setAccessibleName(figures[i].is_length ? tr("Shape size: %1 (m)").arg(figures[i].name)
                                                             : tr("Mesh scale: %1").arg(figures[i].name));
  }
  turn_.heading->setText(turnHeading(editor_.interaction().angleUnit()));
  coloured_->setChecked(shape.has_colour);
  const QColor colour = colourOf(shape);
  QPixmap swatch(3 * kSpace, 2 * kSpace);
  swatch.fill(colour);
  colour_->setIcon(QIcon(swatch));
  colour_->setText(colour.name());
  colour_->setAccessibleName(tr("Colour of the shape, %1").arg(colour.name()));
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
  dialog->setWindowTitle(tr("Colour of the Shape"));
  dialog->setOptions(QColorDialog::ShowAlphaChannel | QColorDialog::DontUseNativeDialog);
  dialog->setModal(true);
  connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor& colour) {
    changeShape(tr("Colour of a shape"), colour_, [&](Shape& shape) {
      shape.rgba = {static_cast<double>(colour.redF()), static_cast<double>(colour.greenF()),
                    static_cast<double>(colour.blueF()), static_cast<double>(colour.alphaF())};
      shape.has_colour = true;
    });
  });
  dialog->show();
}

void ShapeForm::browse() {
  const QString robot = editor_.document().filePath();
  const QString folder = robot.isEmpty() ? QString() : QFileInfo(robot).path();
  const QString chosen =
      QFileDialog::getOpenFileName(this, tr("Choose Mesh"), folder, tr("Meshes (*.stl *.obj *.dae);;All files (*)"));
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
