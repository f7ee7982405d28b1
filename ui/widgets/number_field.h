// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/measure.h"
#include "ui/widgets/refusal_mark.h"

#include <QAbstractSpinBox>
#include <QLabel>

#include <optional>

class QTimer;

namespace linkwright::ui {

/// A number of the mechanism with its unit. What it was given it keeps to the last bit, shows as many digits of it as
/// there is room for (at most eight, all of them in the tooltip), and says nothing until a person has typed another
/// number or has spun it by wheel, arrow keys or a drag of its caption. What was typed and refused stays, marked, with
/// the reason, until it is typed anew or dropped by Esc.
class NumberField : public QAbstractSpinBox {
  Q_OBJECT
  Q_PROPERTY(double value READ shownValue)
  Q_PROPERTY(bool wrong READ isRefused)
public:
  explicit NumberField(QWidget* parent = nullptr);

  /// What stands behind the number; empty where the caption says it.
  void setUnit(const QString& unit);
  /// An angle or its rate is SI to the program and the unit of the moment to the person. Others: no factor.
  void setMeasure(std::optional<Measure> measure);
  virtual void setAngleUnit(AngleUnit unit);
  /// In the unit shown; 0: a tenth of the number's own order of magnitude.
  void setStep(double step) { step_ = step; }
  /// A number that is written as this word: an infinite one, or NaN for what is absent.
  void setNone(double none, const QString& word);

  double si() const { return si_; }
  /// Shows it and takes any mark away; says nothing to anyone.
  void setSi(double value);
  double shownValue() const;  ///< in the unit shown
  bool isTyping() const;      ///< half typed: not to be replaced
  QString typedText() const;

  bool isRefused() const { return mark_.isOn(); }
  void refuse(const QString& text, const QString& reason);
  void settle();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  void stepBy(int steps) override;
  QValidator::State validate(QString& text, int& position) const override;

public slots:
  void endSpin();
  void finish();  ///< takes what is half typed, and ends a spin
  void drop();    ///< what was typed, refused or is being spun is not wanted

signals:
  void typed(double si);
  void notTaken(const QString& text, const QString& reason);  ///< what was typed is no number
  void spun(double si);
  void spinEnded();
  void dropped();  ///< by drop(), as with Esc, or by typing the number that is there

protected:
  /// The number without its unit, where there is so much room.
  virtual QString textFor(double si, int room) const;
  /// As programs read it, without its unit.
  QString plain(const QString& text) const;
  AngleUnit angleUnit() const { return angles_; }
  /// Whether its tooltip has all digits, which it has at first.
  void setTellsDigits(bool tells) { tells_digits_ = tells; }
  StepEnabled stepEnabled() const override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void take();
  void showNumber();
  bool isNone(double si) const;
  bool inDegrees() const;
  std::optional<double> read(const QString& text) const;
  double toSi(double shown) const;
  double toShown(double si) const;

  QString unit_;
  std::optional<Measure> measure_;
  AngleUnit angles_ = AngleUnit::Degree;
  double step_ = 0.0;
  double si_ = 0.0;
  std::optional<double> none_;
  QString none_word_;
  QString shown_text_;  ///< as written last, by itself and by nobody
  RefusalMark mark_;
  bool tells_digits_ = true;
  bool spinning_ = false;
  bool fresh_ = false;  ///< the mouse has been pressed in it and brought the focus
  QTimer* rest_;
};

/// The caption of a field. A drag of the mouse along that of a figure spins the figure. Captions of rows are of one
/// width where their words allow it.
class NumberCaption : public QLabel {
  Q_OBJECT
public:
  enum class Place { Row, Cell };
  NumberCaption(const QString& text, QWidget* field, Place place, QWidget* parent);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

private:
  NumberField* field_;  ///< null where there is nothing to spin
  Place place_;
  int from_ = 0;
};

}  // namespace linkwright::ui
