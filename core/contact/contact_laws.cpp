// SPDX-License-Identifier: MIT
#include "core/contact/contact_laws.h"

namespace linkwright {

const char* toString(FrictionLaw law) { return wordOf(kFrictionLaws, law); }
const char* toString(ContactKind kind) { return wordOf(kContactKinds, kind); }
const char* toString(ContactMethod method) { return wordOf(kContactMethods, method); }
const char* toString(Stabilisation stabilisation) { return wordOf(kStabilisations, stabilisation); }

}  // namespace linkwright
