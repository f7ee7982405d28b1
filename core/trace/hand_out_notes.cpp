// SPDX-License-Identifier: MIT
#include "core/base/translatable.h"
#include "core/trace/hand_out.h"

namespace linkwright {
namespace {

constexpr Note kSubscripts = {
    translatable("HandOut",
                 "A symbol without a subscript belongs to the link in the heading. The subscript p denotes its parent "
                 "(0 if this is the base) and k each of its children. Σ sums over the children."),
    translatable(
        "HandOut",
        "$i$ (or $j$) is the link of the heading, $p$ its parent (the base has 0), and $k$ runs over its children.")};
constexpr Note kHat = {
    translatable("HandOut",
                 "The hat turns a vector into its cross-product matrix, `x̂ y = x × y`. E is the identity matrix, and "
                 "`exp(ŝ q) = E + sin q ŝ + (1 − cos q) ŝ²`."),
    translatable("HandOut",
                 "The hat makes a matrix of a vector, $\\hat x y = x \\times y$; $E$ is the unit matrix; $\\exp(\\hat "
                 "s q) = E + \\sin q\\,\\hat s + (1 - \\cos q)\\,\\hat s^2$.")};
constexpr Note kHatWorld = {
    translatable("HandOut",
                 "The hat turns a vector into its cross-product matrix, `x̂ y = x × y`. E is the identity matrix, and "
                 "`exp(â q) = E + sin q â + (1 − cos q) â²`."),
    translatable("HandOut",
                 "The hat makes a matrix of a vector, $\\hat x y = x \\times y$; $E$ is the unit matrix; $\\exp(\\hat "
                 "a q) = E + \\sin q\\,\\hat a + (1 - \\cos q)\\,\\hat a^2$.")};
constexpr Note kBar = {
    translatable(
        "HandOut",
        "c̄ and Ī, with a bar, are expressed in the link frame. Without the bar they are expressed in the world frame."),
    translatable(
        "HandOut",
        "The bar marks $\\bar c$ and $\\bar I$ in the link frame. Without the bar they are in the world frame.")};
constexpr Note kSixVectors = {
    translatable("HandOut",
                 "`[ω; v] × [ω'; v'] = [ω × ω'; ω × v' + v × ω']` and `[ω; v] ×* [n; f] = [ω × n + v × f; ω × f]`."),
    translatable(
        "HandOut",
        "$[\\omega; v] \\times [\\omega'; v'] = [\\omega \\times \\omega';\\ \\omega \\times v' + v \\times \\omega']$ "
        "and $[\\omega; v] \\times^* [n; f] = [\\omega \\times n + v \\times f;\\ \\omega \\times f]$.")};
constexpr Note kMatrices = {
    translatable("HandOut",
                 "Matrices are written row by row, with semicolons between the rows. A "
                 "semicolon also separates the angular and linear parts of a spatial vector."),
    translatable("HandOut",
                 "A semicolon separates the angular and linear parts of a spatial vector, and their units.")};
constexpr const char* kZeroSix =
    translatable("HandOut",
                 "Terms that are switched off and external wrenches that are not given are taken as zero. Numbers have "
                 "six significant digits; the trace as CSV has full precision. Links attached by fixed joints are "
                 "merged into their parent link.");
constexpr const char* kZeroAll = translatable(
    "HandOut",
    "Terms that are switched off and external wrenches that are not given are taken as zero. Numbers are written at "
    "full precision and can be read back exactly. Links attached by fixed joints are merged into their parent link.");

}  // namespace

std::vector<Note> notesOf(Formulation formulation, bool full_digits) {
  const Note zero = full_digits ? Note{kZeroAll, kZeroAll} : Note{kZeroSix, kZeroSix};
  switch (formulation) {
    case Formulation::BodyFrame: {
      constexpr const char* frames = translatable(
          "HandOut",
          "Every vector is expressed in its own link frame. Moments are about the link's origin, except N, which is "
          "about the centre of mass. The offset r is in the parent frame. Forces and moments passed on by a child are "
          "already in the frame of the receiving link, about its origin. Linear accelerations include the acceleration "
          "of the base that stands for gravity.");
      return {{frames, frames}, kSubscripts, kHat, kMatrices, zero};
    }
    case Formulation::Spatial: {
      constexpr const char* frames = translatable(
          "HandOut",
          "Every spatial vector is [angular; linear], expressed in its own link frame, about the origin of the link. "
          "The offset r is in the parent frame. Wrenches passed on by a child are already in the frame of the "
          "receiving link, about its origin. Linear accelerations include the acceleration of the base that stands for "
          "gravity.");
      return {
          {frames, frames},
          kSubscripts,
          kHat,
          {translatable("HandOut",
                        "`X = [Rᵀ, 0; −Rᵀ r̂, Rᵀ]`; `S = [s; 0]`, or `[0; s]` for a prismatic joint; `I = [I_c + m ĉ "
                        "ĉᵀ, m ĉ; m ĉᵀ, m E]`."),
           translatable("HandOut",
                        "$X = [R^T, 0;\\ -R^T \\hat r, R^T]$; $S = [s; 0]$, of a prismatic joint $[0; s]$; $I = [I_c + "
                        "m \\hat c \\hat c^T, m \\hat c;\\ m \\hat c^T, m E]$.")},
          kSixVectors,
          kMatrices,
          zero};
    }
    case Formulation::WorldSpatial: {
      constexpr const char* frames =
          translatable("HandOut",
                       "Every vector is expressed in the world frame, except the values under Given. Spatial vectors "
                       "have the linear part first, [v_o; w] and [f; τ], with the moment about the world origin. "
                       "Gravity is an external force at each centre of mass; accelerations do not contain it.");
      constexpr const char* frames_latex =
          translatable("HandOut",
                       "Every vector is expressed in the world frame, except the values under Given. Spatial vectors "
                       "have the linear part first, $[v_o; w]$ and $[f; \\tau]$, with the moment about the world "
                       "origin. Gravity is an external force at each centre of mass; accelerations do not contain it.");
      return {{frames, frames_latex}, kSubscripts, kHatWorld, kBar, kMatrices, zero};
    }
    case Formulation::NonRecursive: {
      constexpr const char* frames =
          translatable("HandOut",
                       "Every vector is expressed in the world frame, except the values under Given. Spatial vectors "
                       "are [angular; linear], about the world origin. Linear accelerations include the acceleration "
                       "of the base that stands for gravity. No "
                       "intermediate result is passed from link to link; each sum is written out.");
      return {
          {frames, frames},
          {translatable("HandOut",
                        "A symbol without a subscript, or with i, belongs to the link in the heading. The subscript p "
                        "denotes its parent (0 if this is the base). j ≤ i means that j is i or carries i; j ≥ i means "
                        "that j is i or is carried by i."),
           translatable("HandOut",
                        "$i$ is the link of the heading, $p$ its parent (the base has 0). $j \\le i$ reads: $j$ is $i$ "
                        "or carries $i$; $j \\ge i$: $j$ is $i$ or is carried by $i$.")},
          kHat,
          kBar,
          {translatable("HandOut", "`I = [R Ī Rᵀ + m ĉ ĉᵀ, m ĉ; m ĉᵀ, m E]` with `c = p + R c̄`."),
           translatable(
               "HandOut",
               "$I = [R \\bar I R^T + m \\hat c \\hat c^T, m \\hat c;\\ m \\hat c^T, m E]$ with $c = p + R \\bar c$.")},
          kSixVectors,
          kMatrices,
          zero};
    }
  }
  return {};
}

const char* titleOf(Formulation formulation) {
  switch (formulation) {
    case Formulation::BodyFrame: return translatable("HandOut", "Newton-Euler in link frames");
    case Formulation::Spatial: return translatable("HandOut", "Featherstone's spatial vectors in link frames");
    case Formulation::WorldSpatial:
      return translatable("HandOut", "Newton-Euler in the world frame, about the world origin");
    case Formulation::NonRecursive: return translatable("HandOut", "every sum written out, without recursion");
  }
  return "";
}

const char* titleOf(Pass pass) {
  return pass == Pass::Forward ? translatable("HandOut", "Outward pass: motion, from the base to the tips")
                               : translatable("HandOut", "Inward pass: forces, from the tips to the base");
}

}  // namespace linkwright
