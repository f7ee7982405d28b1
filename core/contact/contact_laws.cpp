// SPDX-License-Identifier: MIT
#include "core/contact/contact_laws.h"

#include "core/base/words.h"

namespace linkwright {
namespace {

constexpr Words<FrictionLaw, 2> kFrictionLaws = {
    {{FrictionLaw::Regularised, "regularised"}, {FrictionLaw::StickSlip, "stick-slip"}}};
constexpr Words<ContactKind, 2> kKinds = {
    {{ContactKind::Bilateral, "bilateral"}, {ContactKind::Unilateral, "unilateral"}}};
constexpr Words<ContactMethod, 3> kMethods = {{{ContactMethod::ExtendedNewtonEuler, "extended-newton-euler"},
                                               {ContactMethod::Lagrange, "lagrange"},
                                               {ContactMethod::Penalty, "penalty"}}};
constexpr Words<Stabilisation, 3> kStabilisations = {{{Stabilisation::None, "none"},
                                                      {Stabilisation::Baumgarte, "baumgarte"},
                                                      {Stabilisation::Projection, "projection"}}};

}  // namespace

const char* toString(FrictionLaw law) { return wordOf(kFrictionLaws, law); }
bool parseFrictionLaw(std::string_view word, FrictionLaw& law) { return valueOf(kFrictionLaws, word, law); }
const char* toString(ContactKind kind) { return wordOf(kKinds, kind); }
bool parseContactKind(std::string_view word, ContactKind& kind) { return valueOf(kKinds, word, kind); }
const char* toString(ContactMethod method) { return wordOf(kMethods, method); }
bool parseContactMethod(std::string_view word, ContactMethod& method) { return valueOf(kMethods, word, method); }
const char* toString(Stabilisation stabilisation) { return wordOf(kStabilisations, stabilisation); }
bool parseStabilisation(std::string_view word, Stabilisation& s) { return valueOf(kStabilisations, word, s); }

}  // namespace linkwright
