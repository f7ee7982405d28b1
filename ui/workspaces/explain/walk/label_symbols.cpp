// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/label_symbols.h"

#include "core/recording/formulation_set.h"
#include "core/trace/notation_symbols.h"
#include "ui/widgets/numbers.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>

namespace linkwright::ui {

namespace {

// the letters of the world's formulation are its source's
QString letterOf(Quantity quantity, Formulation formulation) {
  const bool world = formulation == Formulation::WorldSpatial;
  const bool body = formulation == Formulation::BodyFrame;
  switch (quantity) {
    case Quantity::AngularVelocity: return world ? QStringLiteral("w") : QStringLiteral(u"ω");
    case Quantity::LinearVelocity: return QStringLiteral("v");
    case Quantity::AngularAcceleration: return world ? QStringLiteral(u"ẇ") : QStringLiteral(u"α");
    case Quantity::LinearAcceleration: return body ? QStringLiteral("a") : QStringLiteral(u"v̇");
    case Quantity::CentreAcceleration: return QStringLiteral("a_c");
    case Quantity::VelocityAtOrigin: return QStringLiteral("v_o");
    case Quantity::AccelerationAtOrigin: return QStringLiteral(u"v̇_o");
    case Quantity::InertialForce: return body ? QStringLiteral("F") : QStringLiteral(u"fᴵ");
    case Quantity::InertialMoment: return body ? QStringLiteral("N") : QStringLiteral(u"nᴵ");
    case Quantity::ExternalForce: return QStringLiteral(u"fᴱ");
    case Quantity::ExternalMoment: return QStringLiteral(u"nᴱ");
    case Quantity::JointForce: return QStringLiteral("f");
    case Quantity::JointMoment: return QStringLiteral("n");
    case Quantity::RotorTorque: return world ? QStringLiteral(u"uᵐ") : QStringLiteral(u"τᵐ");
    case Quantity::FrictionTorque: return world ? QStringLiteral(u"uᶠ") : QStringLiteral(u"τᶠ");
    case Quantity::SpringTorque: return world ? QStringLiteral(u"uˢ") : QStringLiteral(u"τˢ");
    case Quantity::TorqueShare: return QStringLiteral(u"τ");
    case Quantity::JointTorque: return world ? QStringLiteral("u") : QStringLiteral(u"τ");
    default: return {};
  }
}

// a half of a wrench is no force or moment of Craig's: he has them about other points, or in other axes
bool isHalfOfWrench(const Recorded& entry) {
  return entry.quantity == Quantity::InertialWrench || entry.quantity == Quantity::ExternalWrench ||
         entry.quantity == Quantity::JointWrench;
}

QString raised(int number) {
  static constexpr std::array<char16_t, 10> kRaised = {u'⁰', u'¹', u'²', u'³', u'⁴', u'⁵', u'⁶', u'⁷', u'⁸', u'⁹'};
  QString digits = QString::number(number);
  for (QChar& digit : digits) digit = QChar(kRaised.at(static_cast<std::size_t>(digit.digitValue())));
  return digits;
}

using namespace formulations;

/// In both, @ is an index, low; ^ the same, raised. Longer ones stand before those that they begin with.
struct Letter {
  FormulationSet where;  // in which it is replaced
  const char16_t* ours;
  const char16_t* theirs;
};

constexpr Letter kCraig[] = {
    {kBody, u"Rᵢᵀ", u"ⁱₚR"},  {kBody, u"Rᵢ⁰", u"ᵖᵢR⁰"},   {kBody, u"Rᵢ", u"ᵖᵢR"},    {kBody, u"Rₖ", u"ⁱₖR"},
    {kWorld, u"Rⱼᵀ", u"ʲ₀R"}, {kGround, u"R@⁰", u"ᵖ@R⁰"}, {kGround, u"R@", u"⁰@R"},  {kLink, u"rᵢ", u"ᵖPᵢ"},
    {kLink, u"rₖ", u"ⁱPₖ"},   {kDirect, u"rᵢ", u"ᵖPᵢ"},   {kWorld, u"bⱼ", u"ᵖPⱼ"},   {kGround, u"p@", u"⁰P@"},
    {kBody, u"s@", u"^Ẑ@"},   {kWorld, u"sw@", u"⁰Ẑ@"},   {kWorld, u"aⱼ", u"ʲẐⱼ"},   {kBody, u"a_c@", u"^v̇_C@"},
    {kBody, u"a@", u"^v̇@"},   {kBody, u"v@", u"^v@"},     {kWorld, u"v̇@", u"⁰v̇@"},   {kWorld, u"v@", u"⁰v@"},
    {kBody, u"ω@", u"^ω@"},   {kBody, u"α@", u"^ω̇@"},     {kWorld, u"w@", u"⁰ω@"},   {kWorld, u"ẇ@", u"⁰ω̇@"},
    {kBody, u"c@", u"^P_C@"}, {kWorld, u"c̄@", u"^P_C@"},  {kWorld, u"c@", u"⁰P_C@"}, {kBody, u"F@", u"^F@"},
    {kBody, u"N@", u"^N@"},   {kBody, u"f@", u"^f@"},     {kBody, u"n@", u"^n@"},    {kAll, u"q̇@", u"θ̇@"},
    {kAll, u"q̈@", u"θ̈@"},     {kAll, u"q@", u"θ@"},       {kWorld, u"uᵐ@", u"τᵐ@"},  {kWorld, u"uᶠ@", u"τᶠ@"},
    {kWorld, u"u@", u"τ@"},
};

constexpr Letter kFeatherstone[] = {
    {kBody, u"Rᵢᵀ", u"ⁱEₚ"},  {kBody, u"Rᵢ⁰", u"ᵖEᵢ⁰"},   {kBody, u"Rᵢ", u"ᵖEᵢ"},    {kBody, u"Rₖ", u"ⁱEₖ"},
    {kWorld, u"Rⱼᵀ", u"ʲE₀"}, {kGround, u"R@⁰", u"ᵖE@⁰"}, {kGround, u"R@", u"⁰E@"},  {kWorld, u"bⱼ", u"rⱼ"},
    {kWorld, u"sw@", u"⁰s@"}, {kWorld, u"aⱼ", u"sⱼ"},     {kLink, u"α@", u"ω̇@"},     {kWorld, u"w@", u"ω@"},
    {kWorld, u"ẇ@", u"ω̇@"},   {kWorld, u"c̄@", u"c@"},     {kWorld, u"c@", u"⁰c@"},   {kAll, u"fᴱ@", u"fˣ@"},
    {kAll, u"nᴱ@", u"nˣ@"},   {kAll, u"Fᴵ@", u"fᴮ@"},     {kAll, u"Fᴱ@", u"fˣ@"},    {kSix | kWorld, u"F@", u"f@"},
    {kSix, u"V@", u"v@"},     {kSix, u"A@", u"a@"},       {kSpatial, u"Xᵢ", u"ⁱXₚ"}, {kSpatial, u"Xₖᵀ", u"ⁱX*ₖ"},
    {kWorld, u"Iˢ@", u"I@"},  {kWorld, u"uᵐ@", u"τᵐ@"},   {kWorld, u"uᶠ@", u"τᶠ@"},  {kWorld, u"u@", u"τ@"},
};

constexpr Letter kLynch[] = {
    {kBody, u"Rᵢᵀ", u"Rᵢₚ"},      {kBody, u"Rᵢ⁰", u"Rₚᵢ⁰"},   {kBody, u"Rᵢ", u"Rₚᵢ"},   {kBody, u"Rₖ", u"Rᵢₖ"},
    {kWorld, u"Rⱼᵀ", u"Rⱼₛ"},     {kGround, u"R@⁰", u"Rₚ@⁰"}, {kGround, u"R@", u"Rₛ@"}, {kLink, u"rᵢ", u"pₚᵢ"},
    {kLink, u"rₖ", u"pᵢₖ"},       {kDirect, u"rᵢ", u"pₚᵢ"},   {kWorld, u"bⱼ", u"pₚⱼ"},  {kGround, u"p@", u"pₛ@"},
    {kLink, u"α@", u"ω̇@"},        {kWorld, u"w@", u"ω@"},     {kWorld, u"ẇ@", u"ω̇@"},   {kWorld, u"v_o@", u"vₛ@"},
    {kWorld, u"v̇_o@", u"v̇ₛ@"},    {kWorld, u"v̇@", u"p̈ₛ@"},    {kWorld, u"v@", u"ṗₛ@"},  {kBody, u"n@", u"m@"},
    {kSix, u"A@", u"V̇@"},         {kSpatial, u"S@", u"A@"},   {kDirect, u"S@", u"Jₛ@"}, {kSpatial, u"Xᵢ", u"Adᵢₚ"},
    {kSpatial, u"Xₖᵀ", u"Adₖᵢᵀ"}, {kSix, u"I@", u"G@"},       {kWorld, u"Iˢ@", u"G@"},  {kAll, u"q̇@", u"θ̇@"},
    {kAll, u"q̈@", u"θ̈@"},         {kAll, u"q@", u"θ@"},       {kWorld, u"uᵐ@", u"τᵐ@"}, {kWorld, u"uᶠ@", u"τᶠ@"},
    {kWorld, u"u@", u"τ@"},
};

std::span<const Letter> lettersOf(Notation notation) {
  switch (notation) {
    case Notation::Source: break;
    case Notation::CraigLuh: return kCraig;
    case Notation::Featherstone: return kFeatherstone;
    case Notation::LynchPark: return kLynch;
  }
  return {};
}

constexpr std::array<char16_t, 5> kLow = {u'ᵢ', u'ₚ', u'ₖ', u'ⱼ', u'ₗ'};
constexpr std::array<char16_t, 5> kHigh = {u'ⁱ', u'ᵖ', u'ᵏ', u'ʲ', u'ˡ'};

int indexOf(QChar letter) {
  for (std::size_t i = 0; i < kLow.size(); ++i) {
    if (letter == QChar(kLow.at(i))) return static_cast<int>(i);
  }
  return -1;
}

/// The length of what `letter` has at `from` in the text, 0 where it is something else; `index` is the one found.
qsizetype match(const Letter& letter, const QString& text, qsizetype from, int& index) {
  const QString ours = QString::fromUtf16(letter.ours);
  if (from + ours.size() > text.size()) return 0;
  for (qsizetype i = 0; i < ours.size(); ++i) {
    const QChar at = text.at(from + i);
    if (ours.at(i) != QLatin1Char('@')) {
      if (ours.at(i) != at) return 0;
    } else if ((index = indexOf(at)) < 0) {
      return 0;
    }
  }
  return ours.size();
}

QString filled(const char16_t* theirs, int index) {
  QString text = QString::fromUtf16(theirs);
  if (index < 0) return text;
  text.replace(QLatin1Char('@'), QChar(kLow.at(static_cast<std::size_t>(index))));
  return text.replace(QLatin1Char('^'), QChar(kHigh.at(static_cast<std::size_t>(index))));
}

bool hasIndex(const QString& text) { return text.contains(QChar(u'ᵢ')) || text.contains(QChar(u'ⱼ')); }

// "τ₂₅", "τ_2,12"
QString shareSymbol(const Recorded& entry) {
  const int i = entry.body + 1, j = entry.other + 1;
  if (i >= 10 || j >= 10) return QStringLiteral(u"τ_%1,%2").arg(i).arg(j);
  return QStringLiteral(u"τ") + subscript(i) + subscript(j);
}

}  // namespace

QString inNotation(const QString& plain, Formulation formulation, Notation notation, bool prismatic) {
  const std::span<const Letter> letters = lettersOf(notation);
  if (letters.empty()) return plain;
  QString text;
  for (qsizetype at = 0; at < plain.size();) {
    qsizetype taken = 0;
    for (const Letter& letter : letters) {
      int index = -1;
      if (!letter.where.contains(formulation)) continue;
      taken = match(letter, plain, at, index);
      if (taken == 0) continue;
      QString theirs = filled(letter.theirs, index);
      // Craig's letter of a sliding joint
      if (prismatic && notation == Notation::CraigLuh) {
        theirs = theirs.replace(QChar(u'θ'), QLatin1Char('d')).normalized(QString::NormalizationForm_C);
      }
      text += theirs;
      break;
    }
    if (taken == 0) text += plain.at(at++);
    at += taken;
  }
  return text;
}

QString symbolOf(const Snapshot& snapshot, const ActingVector& vector, const Recorded& entry, Notation notation) {
  const Formulation formulation = snapshot.recording->formulation;
  if (vector.quantity == Quantity::TorqueShare && entry.other >= 0) return shareSymbol(entry);
  const bool world = formulation == Formulation::WorldSpatial;
  QString letter = letterOf(vector.quantity, formulation);
  if (!(notation == Notation::CraigLuh && isHalfOfWrench(entry))) {
    const std::string own = plainSymbolOf(vector.quantity, formulation, notation, false);
    if (own != plainSymbolOf(vector.quantity, formulation, Notation::Source)) letter = QString::fromStdString(own);
  }
  if (!hasIndex(letter)) letter += QChar(world ? u'ⱼ' : u'ᵢ');
  return withNumbers(letter, formulation, entry.body, -1, entry.body);
}

QString letterIn(Quantity quantity, Formulation formulation, Notation notation) {
  QString letter = letterOf(quantity, formulation);
  const std::string own = plainSymbolOf(quantity, formulation, notation, false);
  if (own != plainSymbolOf(quantity, formulation, Notation::Source)) letter = QString::fromStdString(own);
  return withoutIndices(letter);
}

QString withoutIndices(const QString& plain) {
  QString text;
  for (const QChar letter : plain) {
    const auto is = [letter](char16_t index) { return letter == QChar(index); };
    const bool index = std::any_of(kLow.begin(), kLow.end(), is) || std::any_of(kHigh.begin(), kHigh.end(), is) ||
                       is(u'⁰') || is(u'₀');
    if (!index) text += letter;
  }
  return text;
}

QString withNumbers(const QString& plain, Formulation formulation, int body, int parent, int child) {
  const bool sums_over_j = formulation == Formulation::NonRecursive;
  const auto linkOf = [&](QChar letter) -> std::optional<int> {
    switch (letter.unicode()) {
      case u'ᵢ':
      case u'ⁱ': return body;
      case u'ₚ':
      case u'ᵖ': return parent;
      case u'ⱼ':
      case u'ʲ': return sums_over_j && child >= 0 ? child : body;
      case u'ₖ':
      case u'ᵏ':
        if (sums_over_j || child < 0) return std::nullopt;
        return child;
      default: return std::nullopt;
    }
  };
  QString text;
  bool low = false;
  for (const QChar letter : plain) {
    if (letter == QLatin1Char('_')) low = true;
    if (letter == QLatin1Char(' ') || letter == QLatin1Char(')')) low = false;
    const std::optional<int> link = linkOf(letter);
    const bool is_raised = std::find(kHigh.begin(), kHigh.end(), letter.unicode()) != kHigh.end();
    if (!link) {
      text += letter;
    } else if (is_raised) {
      text += raised(*link + 1);
    } else {
      text += low ? QString::number(*link + 1) : subscript(*link + 1);
    }
  }
  return text;
}

}  // namespace linkwright::ui
