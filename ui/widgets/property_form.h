// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/field.h"
#include "ui/widgets/action_maker.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace linkwright::ui {

template <class Value>
Value* pointerTo(Value& value) {
  return &value;
}
template <class Value>
Value* pointerTo(Value* value) {
  return value;
}

/// A figure that is read and written by functions.
template <class Read, class Write>
struct ByFunctions {
  Read read;
  Write write;
};
// clang before 17 does not deduce them from an aggregate
template <class Read, class Write>
ByFunctions(Read, Write) -> ByFunctions<Read, Write>;

/// Where a figure of a struct in the struct is.
template <class Outer, class Inner>
auto within(Outer outer, Inner inner) {
  return [=](auto& of) -> auto& { return (of.*outer).*inner; };
}

/// What the description of T says of the field that `at` leads to, a pointer to member or a function, in an object like
/// `like`: property_field.h.
template <class T, class At>
Field fieldOf(const At& at, T like = T());

/// What not every row of a form needs.
template <class T>
struct PropertyOptions {
  QString undo = {};  ///< the undo step, otherwise called by the caption; %1 is that of a number under a heading
  QString help = {};
  std::optional<QString> unit = {};  ///< behind the number, instead of the described one
  double factor = 1.0;               ///< the number shown is so many times that of the struct
  std::function<QString(const T&)> unit_of = {};
  double step = 0.0;
  QString refusal = {};                         ///< of a number beyond the bounds, instead of what follows from them
  std::function<QString(double)> test = {};     ///< instead of the bounds: why a number cannot be; empty: it can
  std::function<bool(const T&)> counts = {};    ///< otherwise it is switched off
  std::function<bool(const T&)> is_there = {};  ///< otherwise it is not shown
  std::function<void(T&)> also = {};            ///< what follows a change
};

/// What a number does while it spins, where that is followed live; others are taken when the spin ends.
struct PropertySpin {
  std::function<void(double)> to;
  std::function<void()> end, cancel;
};

/// A row of a form: a number, a choice or a switch, whatever struct it is of.
struct PropertyControl {
  QWidget* control = nullptr;
  QLabel* caption = nullptr;
  QString text;     ///< of the undo step
  int shown = 0;    ///< of a choice
  Field described;  ///< unit and bounds of a number
  bool is_whole = false;
  double factor = 1.0;
  std::optional<QString> unit;
  QString refusal;
  std::function<QString(double)> test;
  std::optional<double> before_spin;  ///< as shown, while one is under way

  NumberField* figure() const;
  double ofShown(double number) const;
  QString whyNot(double value) const;
  void showUnit(bool slides, std::optional<AngleUnit> angles);
  /// Leaves a number that is being typed, or was refused, as it is.
  void show(double value);
  /// Hands on what a person makes of it, once it can be; what cannot be stays in the field, with the reason.
  void bind(const std::function<void(double)>& commit, const PropertySpin& spin = {});
  void bindNumber(NumberField& field, const std::function<void(double)>& commit, const PropertySpin& spin);
};

template <class T>
struct PropertyRow : PropertyControl {
  std::function<double(const T&)> read;
  std::function<void(T&, double)> write;
  PropertyOptions<T> options;

  void put(T& into, double value) const {
    write(into, value);
    if (options.also) options.also(into);
  }
};

/// Numbers under one heading.
template <class T>
struct PropertyGroup : NumberFields {
  std::vector<PropertyRow<T>*> rows;
};

/// A form of the fields of a struct. Each row is declared once: its object name, caption, spoken name and where it is
/// in the struct, as a pointer to member or a function that gives a reference, or a pointer that is null where it is
/// not there. Unit and bounds are those of the struct's description; what a person is told of a number beyond them
/// follows. show() brings all rows up to date; a change is called for by the name of its undo step.
template <class T>
class PropertyForm {
public:
  using Row = PropertyRow<T>;
  using Group = PropertyGroup<T>;
  using Options = PropertyOptions<T>;
  using Change = std::function<void(const QString& text, const std::function<void(T&)>& change)>;

  explicit PropertyForm(Change change) : change_(std::move(change)) {}
  PropertyForm(const PropertyForm&) = delete;
  PropertyForm& operator=(const PropertyForm&) = delete;
  virtual ~PropertyForm() = default;

  /// Where the rows that follow stand, and what has them.
  void in(QFormLayout* layout, QWidget* parent) {
    layout_ = layout;
    parent_ = parent;
  }
  /// Undo steps of numbers are called as the number is spoken of, not by its caption.
  void setStepsSpoken() { are_steps_spoken_ = true; }
  /// Of units as "rad or m": whether the second one counts.
  void setSlides(std::function<bool(const T&)> slides) { slides_ = std::move(slides); }

  template <class At>
  Row& number(const char* name, const QString& caption, const QString& spoken, const At& at,
              const Options& options = {}) {
    return number(name, caption, spoken, at, fieldOf<T>(at), options);
  }
  template <class At>
  Row& number(const char* name, const QString& caption, const QString& spoken, const At& at, const Field& described,
              const Options& options = {}) {
    NumberField* figure = makeNumberField(QString::fromLatin1(name), spoken, QString(), parent_);
    QLabel* label = addRow(*layout_, caption, figure);
    label->setToolTip(spoken);
    Row& row = number(figure, are_steps_spoken_ ? spoken : caption, at, described, options);
    row.caption = label;
    return row;
  }
  /// One that stands somewhere else.
  template <class At>
  Row& number(NumberField* figure, const QString& text, const At& at, const Field& described,
              const Options& options = {}) {
    Row& row = add(figure, text, options);
    reach(row, at);
    row.described = described;
    return row;
  }
  /// The numbers of a vector under one heading; `spoken` has %1 for their captions.
  template <class At>
  Group numbers(QVBoxLayout& column, const char* name, const QString& heading, const QString& spoken, const At& at,
                const Options& options, const QStringList& captions = {"x", "y", "z"}) {
    return numbersAt(column, name, heading, spoken, captions, fieldOf<T>(at), options, [at](T& of, int i) {
      auto* all = pointerTo(std::invoke(at, of));
      return all != nullptr ? &(*all)[i] : nullptr;
    });
  }
  template <class At>
  Group numbersAt(QVBoxLayout& column, const char* name, const QString& heading, const QString& spoken,
                  const QStringList& captions, const Field& described, const Options& options, const At& at) {
    return grouped(column, name, heading, spoken, captions, options, [&](Row& row, int i) {
      row.described = described;
      reach(row, [at, i](T& of) { return at(of, i); });
    });
  }
  /// Roll, pitch and yaw of a rotation matrix, kept as typed for each `owner`.
  template <class At>
  Group turn(QVBoxLayout& column, const char* name, const QString& spoken, const At& at,
             const std::function<long long()>& owner, const Options& options) {
    const auto angles = std::make_shared<TurnAngles>();
    return grouped(column, name, turnHeading({}), spoken, turnCaptions(), options, [&](Row& row, int i) {
      row.described.unit = "rad";
      row.read = [=](const T& of) {
        const auto* R = pointerTo(std::invoke(at, const_cast<T&>(of)));
        return R != nullptr ? angles->of(*R, owner())[i] : 0.0;
      };
      row.write = [=](T& of, double angle) {
        if (auto* R = pointerTo(std::invoke(at, of))) *R = angles->with(*R, owner(), i, angle);
      };
    });
  }
  /// One of these values, each with its words.
  template <class Value, std::size_t N, class At>
  Row& choice(const char* name, const QString& caption, const QString& spoken, const At& at, const Value (&values)[N],
              ChoiceWords (*words)(std::type_identity_t<Value>), const Options& options = {}) {
    QComboBox* box = makeChoice(QString::fromLatin1(name), spoken, parent_);
    for (const Value value : values) addWords(*box, words(value), static_cast<int>(value));
    addRow(*layout_, caption, box);
    return choice(box, caption, at, options);
  }
  /// One that has its values, and stands somewhere else.
  template <class At>
  Row& choice(QComboBox* box, const QString& text, const At& at, const Options& options = {}) {
    keepFromWheel(*box);
    Row& row = add(box, text, options);
    reach(row, at);
    return row;
  }
  template <class At>
  Row& toggle(const char* name, const QString& caption, const QString& tip, const At& at, const Options& options = {}) {
    QCheckBox* box = makeSwitch(QString::fromLatin1(name), caption, tip, parent_);
    layout_->addRow(box);
    Row& row = add(box, caption, options);
    reach(row, at);
    return row;
  }

  /// Angles and their rates are shown in `angles`; without, as they are.
  void show(const T& of, std::optional<AngleUnit> angles = {}) {
    for (const auto& row : rows_) show(*row, of, angles);
  }
  void show(Row& row, const T& of, std::optional<AngleUnit> angles) const {
    const Options& options = row.options;
    const bool is_there = !options.is_there || options.is_there(of);
    if (options.unit_of) row.unit = options.unit_of(of);
    row.showUnit(slides_ && slides_(of), angles);
    if (is_there) row.show(row.read(of));
    if (options.counts) setRowEnabled(*row.control, options.counts(of));
    if (options.is_there) setRowShown(*row.control, is_there);
  }
  /// What was refused, or is half typed, is not wanted any more.
  void settle() {
    for (const auto& row : rows_) {
      if (NumberField* figure = row->figure()) figure->settle();
    }
  }

protected:
  QFormLayout* layout() const { return layout_; }
  QWidget* parent() const { return parent_; }
  /// Ties a new row, of which only the control is known yet, to what is changed.
  virtual void bind(Row& row) {
    row.bind([this, &row](double value) { change_(row.text, [&](T& changed) { row.put(changed, value); }); });
  }

private:
  Row& add(QWidget* control, const QString& text, const Options& options) {
    Row& row = *rows_.emplace_back(std::make_unique<Row>());
    row.control = control;
    row.text = options.undo.isEmpty() ? plainText(text) : options.undo;
    row.factor = options.factor;
    row.unit = options.unit;
    row.refusal = options.refusal;
    row.test = options.test;
    row.options = options;
    if (!options.help.isEmpty()) setRowHelp(*control, options.help);
    if (options.step > 0.0) row.figure()->setStep(options.step);
    bind(row);
    return row;
  }
  template <class Fill>
  Group grouped(QVBoxLayout& column, const char* name, const QString& heading, const QString& spoken,
                const QStringList& captions, const Options& options, const Fill& fill) {
    Group made{addFigures(column, QString::fromLatin1(name), heading, spoken, captions, parent_), {}};
    for (int i = 0; i < static_cast<int>(captions.size()); ++i) {
      Row& row = add(made.fields[static_cast<std::size_t>(i)], spoken, options);
      row.text.replace("%1", captions[i]);
      fill(row, i);
      made.rows.push_back(&row);
    }
    return made;
  }
  template <class At>
  static void reach(Row& row, const At& at) {
    using Value = std::remove_pointer_t<decltype(pointerTo(std::invoke(at, std::declval<T&>())))>;
    row.is_whole = std::is_same_v<Value, int>;
    // what is only read is not changed by being pointed at
    row.read = [at](const T& of) {
      const Value* value = pointerTo(std::invoke(at, const_cast<T&>(of)));
      return value != nullptr ? static_cast<double>(*value) : 0.0;
    };
    row.write = [at](T& of, double number) {
      if (Value* value = pointerTo(std::invoke(at, of))) *value = static_cast<Value>(number);
    };
  }

  template <class Read, class Write>
  static void reach(Row& row, const ByFunctions<Read, Write>& at) {
    row.is_whole = std::is_same_v<std::invoke_result_t<Read, const T&>, int>;
    row.read = [at](const T& of) { return static_cast<double>(std::invoke(at.read, of)); };
    row.write = [at](T& of, double number) { std::invoke(at.write, of, number); };
  }

  Change change_;
  QFormLayout* layout_ = nullptr;
  QWidget* parent_ = nullptr;
  bool are_steps_spoken_ = false;
  std::function<bool(const T&)> slides_;
  std::vector<std::unique_ptr<Row>> rows_;
};

/// A form of rows alone.
template <class T>
class PropertyPage : public QWidget {
public:
  PropertyPage(typename PropertyForm<T>::Change change, QWidget* parent) : QWidget(parent), form(std::move(change)) {
    form.in(rowsIn(*columnIn(*this)), this);
  }

  PropertyForm<T> form;
};

}  // namespace linkwright::ui
