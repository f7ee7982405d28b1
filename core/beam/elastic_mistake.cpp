// SPDX-License-Identifier: MIT
#include "core/beam/elastic_mistake.h"

#include "core/base/translatable.h"

namespace linkwright {

namespace {

constexpr MistakeRow<ElasticMistake> kRows[] = {
    {ElasticMistake::LumpedMass, "lumped-mass", translatable("Mistake", "Mass of each rod lumped at its ends"),
     translatable("Mistake",
                  "Compare [L][T]{P} with Newton-Euler for rigid links. The moment of inertia of a rod about its end "
                  "is m l²/2 instead of m l²/3. Torques are too large whenever a rod accelerates, even from rest.")},
    {ElasticMistake::RatesNotTurned, "rates-not-turned",
     translatable("Mistake", "Rates of u_d not rotated with the frame"),
     translatable("Mistake",
                  "Halve dt. The error of the passive angle halves instead of falling to a quarter. It grows with the "
                  "velocity of joint 1 and is zero while that joint is at rest.")},
    {ElasticMistake::ForcesDropped, "forces-dropped",
     translatable("Mistake", "{R} omitted, so internal forces start each step at zero"),
     translatable("Mistake",
                  "Watch the length of a swinging passive link. It grows with every step and never recovers, because "
                  "each step forgets that the link is stretched. Shorter steps increase the error.")},
    {ElasticMistake::FirstLinkUnstiffened, "first-link-unstiffened",
     translatable("Mistake", "Bending stiffness removed from link 1 as well"),
     translatable("Mistake",
                  "Watch the deflection of link 1. It grows and never recovers, because no bending moment is "
                  "transmitted to its tip. At first the arm hardly moves while joint 1 rotates.")},
    {ElasticMistake::CoarseSamples, "coarse-samples",
     translatable("Mistake", "A 25 ms oscillation sampled every 10 ms"),
     translatable("Mistake",
                  "Reduce dt. The period in the torque curve changes. With 2.5 samples per period, Newmark's method "
                  "lengthens the period from 25 ms to 35 ms. A step of 1 ms shows the true period.")},
};
static_assert(isWhole(kRows, ElasticMistake::CoarseSamples));

}  // namespace

std::span<const MistakeRow<ElasticMistake>> mistakeRows(ElasticMistake) { return kRows; }

}  // namespace linkwright
