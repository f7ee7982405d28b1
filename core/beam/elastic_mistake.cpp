// SPDX-License-Identifier: MIT
#include "core/beam/elastic_mistake.h"

#include "core/base/translatable.h"

namespace linkwright {

namespace {

constexpr MistakeRow<ElasticMistake> kRows[] = {
    {ElasticMistake::LumpedMass, "lumped-mass", translatable("Mistake", "Half of each rod's mass at its ends"),
     translatable("Mistake",
                  "Compare [L][T]{P} with Newton-Euler for rigid links: the inertia of a rod about its end is m "
                  "l²/2 in place of m l²/3. Torques are too large wherever a rod accelerates, even from rest.")},
    {ElasticMistake::RatesNotTurned, "rates-not-turned",
     translatable("Mistake", "Rates of u_d carried over without rotating them with the frame"),
     translatable("Mistake",
                  "Halve dt: the error of the passive angle halves too, where it should fall to a quarter. It grows "
                  "with the speed of joint 1 and is zero while that joint is at rest.")},
    {ElasticMistake::ForcesDropped, "forces-dropped",
     translatable("Mistake", "{R} left out: internal forces begin each step at zero"),
     translatable("Mistake",
                  "Look at the length of a swinging passive link: it grows with every step and never recovers, "
                  "because nothing remembers that the link was stretched. Shorter steps make it worse.")},
    {ElasticMistake::FirstLinkUnstiffened, "first-link-unstiffened",
     translatable("Mistake", "Bending stiffness of link 1 removed too"),
     translatable("Mistake",
                  "The deflection of link 1 grows and never recovers: no torque reaches its tip, so the arm stays "
                  "where it was while the joint rotates.")},
    {ElasticMistake::CoarseSamples, "coarse-samples",
     translatable("Mistake", "An oscillation of 25 ms sampled every 10 ms"),
     translatable("Mistake",
                  "Make dt shorter: the period in the torque curve changes. With 2.5 samples per period Newmark's "
                  "method turns 25 ms into 35 ms; a tenth of the step shows the true period.")},
};
static_assert(isWhole(kRows, ElasticMistake::CoarseSamples));

}  // namespace

std::span<const MistakeRow<ElasticMistake>> mistakeRows(ElasticMistake) { return kRows; }

}  // namespace linkwright
