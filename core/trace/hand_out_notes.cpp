// SPDX-License-Identifier: MIT
#include "core/trace/hand_out.h"

namespace linkwright {
namespace {

constexpr Note kSubscripts = {
    "A symbol without a subscript belongs to the link of the heading; the subscript p means its parent (the base has "
    "0), "
    "k each of its children, over which Σ sums.",
    "$i$ (or $j$) is the link of the heading, $p$ its parent (the base has 0), and $k$ runs over its children."};
constexpr Note kHat = {
    "The hat makes a matrix of a vector, `x̂ y = x × y`; E is the unit matrix; `exp(ŝ q) = E + sin q ŝ + (1 − cos q) "
    "ŝ²`.",
    R"(The hat makes a matrix of a vector, $\hat x y = x \times y$; $E$ is the unit matrix; $\exp(\hat s q) = E + \sin q\,\hat s + (1 - \cos q)\,\hat s^2$.)"};
constexpr Note kHatWorld = {
    "The hat makes a matrix of a vector, `x̂ y = x × y`; E is the unit matrix; `exp(â q) = E + sin q â + (1 − cos q) "
    "â²`.",
    R"(The hat makes a matrix of a vector, $\hat x y = x \times y$; $E$ is the unit matrix; $\exp(\hat a q) = E + \sin q\,\hat a + (1 - \cos q)\,\hat a^2$.)"};
constexpr Note kBar = {
    "The bar marks what is in the link's own axes: c̄ and Ī. Without the bar they are in the world's.",
    R"(The bar marks what is in the link's own axes: $\bar c$ and $\bar I$. Without the bar they are in the world's.)"};
constexpr Note kSixVectors = {
    "`[ω; v] × [ω'; v'] = [ω × ω'; ω × v' + v × ω']` and `[ω; v] ×* [n; f] = [ω × n + v × f; ω × f]`.",
    R"($[\omega; v] \times [\omega'; v'] = [\omega \times \omega';\ \omega \times v' + v \times \omega']$ and $[\omega; v] \times^* [n; f] = [\omega \times n + v \times f;\ \omega \times f]$.)"};
constexpr Note kMatrices = {
    "Matrices stand row by row with ; between the rows; the two halves of a six-vector have a ; between them.",
    "A semicolon stands between the two halves of a six-vector, in its unit too."};
constexpr const char* kZeroSix =
    "What a switch leaves out, and a wrench that is not given, counts as zero. Numbers have six digits here; the trace "
    "as CSV has all of them. Links that fixed joints weld to a link are part of it.";
constexpr const char* kZeroAll =
    "What a switch leaves out, and a wrench that is not given, counts as zero. Numbers have all their digits: they "
    "read "
    "back to the last bit. Links that fixed joints weld to a link are part of it.";

}  // namespace

std::vector<Note> notesOf(Formulation formulation, bool full_digits) {
  const Note zero = full_digits ? Note{kZeroAll, kZeroAll} : Note{kZeroSix, kZeroSix};
  switch (formulation) {
    case Formulation::BodyFrame: {
      constexpr const char* frames =
          "Every vector is in the axes of its own link and about that link's origin. Only the offset r is in the "
          "parent's axes, and what a child hands on is in the axes of the link that receives it and about that link's "
          "origin: it has been turned already. Linear accelerations contain minus gravity.";
      return {{frames, frames}, kSubscripts, kHat, kMatrices, zero};
    }
    case Formulation::Spatial: {
      constexpr const char* frames =
          "Every six-vector is [angular; linear], in the axes of its own link and about that link's origin. Only the "
          "offset r is in the parent's axes, and what a child hands on is in the axes of the link that receives it and "
          "about that link's origin: it has been turned already. Linear accelerations contain minus gravity.";
      return {
          {frames, frames},
          kSubscripts,
          kHat,
          {"`X = [Rᵀ, 0; −Rᵀ r̂, Rᵀ]`; `S = [s; 0]`, of a sliding joint `[0; s]`; `I = [I_c + m ĉ ĉᵀ, m ĉ; m ĉᵀ, m E]`.",
           R"($X = [R^T, 0;\ -R^T \hat r, R^T]$; $S = [s; 0]$, of a sliding joint $[0; s]$; $I = [I_c + m \hat c \hat c^T, m \hat c;\ m \hat c^T, m E]$.)"},
          kSixVectors,
          kMatrices,
          zero};
    }
    case Formulation::WorldSpatial: {
      constexpr const char* frames =
          "Every vector is in the world's axes, but for the figures under Given. Six-vectors are linear first, [v_o; "
          "w] "
          "and [f; τ] with the moment about the world's origin. Gravity is an external force at each centre of mass; "
          "accelerations are the true ones.";
      constexpr const char* frames_latex =
          R"(Every vector is in the world's axes, but for the figures under Given. Six-vectors are linear first, $[v_o; w]$ and $[f; \tau]$ with the moment about the world's origin. Gravity is an external force at each centre of mass; accelerations are the true ones.)";
      return {{frames, frames_latex}, kSubscripts, kHatWorld, kBar, kMatrices, zero};
    }
    case Formulation::NonRecursive: {
      constexpr const char* frames =
          "Every vector is in the world's axes, but for the figures under Given. Six-vectors are [angular; linear], "
          "about the world's origin; linear accelerations contain minus gravity. Nothing is kept from one link for the "
          "next: each sum is written out.";
      return {
          {frames, frames},
          {"A symbol without a subscript, or with i, belongs to the link of the heading; the subscript p means its "
           "parent (the base has 0). j ≤ i reads: j is i or carries i; j ≥ i: j is i or is carried by i.",
           R"($i$ is the link of the heading, $p$ its parent (the base has 0). $j \le i$ reads: $j$ is $i$ or carries $i$; $j \ge i$: $j$ is $i$ or is carried by $i$.)"},
          kHat,
          kBar,
          {"`I = [R Ī Rᵀ + m ĉ ĉᵀ, m ĉ; m ĉᵀ, m E]` with `c = p + R c̄`.",
           R"($I = [R \bar I R^T + m \hat c \hat c^T, m \hat c;\ m \hat c^T, m E]$ with $c = p + R \bar c$.)"},
          kSixVectors,
          kMatrices,
          zero};
    }
  }
  return {};
}

const char* titleOf(Formulation formulation) {
  switch (formulation) {
    case Formulation::BodyFrame: return "Newton-Euler in link frames";
    case Formulation::Spatial: return "Featherstone's spatial vectors in link frames";
    case Formulation::WorldSpatial: return "Newton-Euler in the world's axes, about the world's origin";
    case Formulation::NonRecursive: return "every sum written out, without recursion";
  }
  return "";
}

const char* titleOf(Pass pass) {
  return pass == Pass::Forward ? "Forward pass: motion, from the base outwards"
                               : "Backward pass: forces, back to the base";
}

}  // namespace linkwright
