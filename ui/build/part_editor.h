// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/edit.h"
#include "core/mechanism/validation.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

namespace linkwright::ui {

class FigureField;
class TextField;

/// What a control of the panel asks to change.
struct Asked {
  ProblemPlace::Field field = ProblemPlace::Field::Name;
  QString what;  ///< of the undo step: "Mass", to which the part's name is added
  QWidget* control = nullptr;
  QString text = {};  ///< as typed; empty where nothing was
};

/// An edit that was not taken over: it stays in its field until it is mended or dropped.
struct Refusal {
  ProblemPlace place;
  QPointer<QWidget> control;
  QString title;  ///< "Mass of link_2"
  QString text;   ///< as typed
  QString reason;
};

/// How a figure is read from a link or joint and put into it. `wrong` says why a number cannot be, before it is put
/// anywhere: for what the core does not check, or takes as a caller's bug.
template <class Part>
struct Figure {
  std::function<double(const Part&)> read;
  std::function<void(Part&, double)> write;
  std::function<QString(double)> wrong = {};
};

/// The selected link and the joint above it, and the way by which controls change them: one undo step each, or one for
/// all that is spun in one go. It keeps what was refused, for each part.
class PartEditor : public QObject {
  Q_OBJECT
public:
  PartEditor(Document& document, Interaction& interaction, QObject* parent);

  Document& document() { return document_; }
  Interaction& interaction() { return interaction_; }
  int link() const { return link_; }    ///< into Mechanism::links, -1: none is selected
  int joint() const { return joint_; }  ///< into Mechanism::joints, -1: none above it
  const Mechanism& mechanism() const { return *document_.snapshot()->mechanism; }
  const Link& shownLink() const { return mechanism().links[static_cast<std::size_t>(link_)]; }
  const Joint& shownJoint() const { return mechanism().joints[static_cast<std::size_t>(joint_)]; }

  /// False where it was refused.
  bool changeLink(const Asked& asked, const std::function<void(Link&)>& change);
  bool changeJoint(const Asked& asked, const std::function<void(Joint&)>& change);
  /// The same while it is being spun: a step when endLive() is called, nothing after cancelLive().
  void spinLink(const Asked& asked, const std::function<void(Link&)>& change);
  void spinJoint(const Asked& asked, const std::function<void(Joint&)>& change);
  /// An edit of more than the link's own figures: `make` gives it from the mechanism that is shown.
  bool editLink(const Asked& asked, const std::function<Edited(const Mechanism&)>& make);
  void spinEdit(const Asked& asked, const std::function<Edited(const Mechanism&)>& make);
  void endLive();
  void cancelLive();

  void refuse(ProblemPlace::Part part, const Asked& asked, const QString& reason);
  void drop(const QWidget* control);
  const std::vector<Refusal>& refusals() const { return refusals_; }

  /// Ties a field to a figure of the shown part: it shows it, and changes it.
  void bindLink(FigureField* field, ProblemPlace::Field place, const QString& what, Figure<Link> figure);
  void bindJoint(FigureField* field, ProblemPlace::Field place, const QString& what, Figure<Joint> figure);
  void bindLink(TextField* field, ProblemPlace::Field place, const QString& what,
                std::function<QString(const Link&)> read, std::function<void(Link&, const QString&)> write);
  void bindJoint(TextField* field, ProblemPlace::Field place, const QString& what,
                 std::function<QString(const Joint&)> read, std::function<void(Joint&, const QString&)> write);
  /// Where a jump to a problem goes: the controls that were named for the place, in that order.
  void place(ProblemPlace::Part part, ProblemPlace::Field field, QWidget* control);
  std::vector<QWidget*> controlsAt(ProblemPlace::Part part, ProblemPlace::Field field) const;

  /// While nobody can see the panel it follows nothing.
  void setAwake(bool awake);

signals:
  /// Another part is about to be shown: what is half typed is the last one's.
  void leaving();
  /// Another part is shown, or the shown one has other figures.
  void shown();
  void refusalsChanged();
  /// What an edit has done besides, in words.
  void told(const QString& words);

private:
  struct Placed {
    ProblemPlace::Part part;
    ProblemPlace::Field field;
    QWidget* control;
  };
  template <class Part>
  void bindFigure(FigureField* field, ProblemPlace::Part part, ProblemPlace::Field place, const QString& what,
                  Figure<Part> figure);
  template <class Part>
  void bindText(TextField* field, ProblemPlace::Part part, ProblemPlace::Field place, const QString& what,
                std::function<QString(const Part&)> read, std::function<void(Part&, const QString&)> write);
  bool change(ProblemPlace::Part part, const Asked& asked, const std::function<Edited(const Mechanism&)>& make,
              bool live);
  bool changePart(const Asked& asked, const std::function<void(Link&)>& change, bool live);
  bool changePart(const Asked& asked, const std::function<void(Joint&)>& change, bool live);
  void forgetRefusals();
  bool has(ProblemPlace::Part part) const;
  const Link& shownPart(const Link*) const { return shownLink(); }
  const Joint& shownPart(const Joint*) const { return shownJoint(); }
  const Refusal* refusalIn(const QWidget* control) const;
  QString titleOf(ProblemPlace::Part part, const Asked& asked) const;
  void refresh();

  Document& document_;
  Interaction& interaction_;
  std::shared_ptr<const Mechanism> mechanism_;
  int link_ = -1, joint_ = -1;
  bool awake_ = false;
  bool live_ = false;
  bool other_unit_ = false;   ///< angles are shown in another one since
  bool leaving_now_ = false;  ///< while the fields of the last part finish
  std::vector<Refusal> refusals_;
  std::vector<Placed> placed_;
};

}  // namespace linkwright::ui
