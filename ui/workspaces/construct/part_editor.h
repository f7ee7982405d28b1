// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/edit.h"
#include "core/mechanism/validation.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/property_form.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <type_traits>
#include <vector>

namespace linkwright::ui {

class TextField;
template <class P>
class PartForm;

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
  void endLive();
  void cancelLive();

  void refuse(ProblemPlace::Part part, const Asked& asked, const QString& reason);
  void drop(const QWidget* control);
  /// What is refused in the fields of `page` is no longer asked for.
  void dropIn(const QWidget& page);
  const std::vector<Refusal>& refusals() const { return refusals_; }

  /// Ties a row of a form to a figure of the shown part: it shows it, and changes it; or a field to a text.
  template <class Part>
  void bind(PartForm<Part>& form, PropertyRow<Part>& row);
  template <class Part>
  void bind(TextField* field, ProblemPlace::Field place, const QString& what,
            const std::function<std::string*(Part&)>& at);
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
  bool change(ProblemPlace::Part part, const Asked& asked, const std::function<Edited(const Mechanism&)>& make,
              bool live);
  Edited changed(const Mechanism& now, const std::function<void(Link&)>& change) const;
  Edited changed(const Mechanism& now, const std::function<void(Joint&)>& change) const;
  void forgetRefusals();
  bool has(ProblemPlace::Part part) const;
  template <class P>
  const P& shownPart() const;
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

inline bool slides(const Joint& joint) { return joint.type == JointType::Prismatic; }

/// Rows of the shown link, or of the joint above it.
template <class P>
class PartForm : public PropertyForm<P> {
public:
  using Make = std::function<Edited(const Mechanism&, double)>;
  explicit PartForm(PartEditor& editor) : PropertyForm<P>(nullptr), editor_(editor) {
    if constexpr (std::is_same_v<P, Joint>) this->setSlides(slides);
  }

  /// What the rows that follow are of: where problems of it are shown.
  void setPlace(ProblemPlace::Field place) { place_ = place; }
  /// How the rows that follow change the mechanism, where they do not only write to the part.
  void setMake(Make make) { make_ = std::move(make); }
  /// A row of a text, of which blanks at its ends do not count. `at` is null where there is none.
  TextField* text(const char* name, const QString& caption, const QString& spoken, const QString& what,
                  const std::function<std::string*(P&)>& at);
  ProblemPlace::Field place() const { return place_; }
  const Make& make() const { return make_; }

protected:
  void bind(PropertyRow<P>& row) override { editor_.bind(*this, row); }

private:
  PartEditor& editor_;
  ProblemPlace::Field place_ = ProblemPlace::Field::Name;
  Make make_;
};

}  // namespace linkwright::ui
