// SPDX-License-Identifier: MIT
#include "core/beam/elastic_mistake.h"

namespace linkwright {

namespace {

constexpr MistakeRow<ElasticMistake> kRows[] = {
    {ElasticMistake::LumpedMass, "lumped-mass", "Half of each rod's mass at its ends",
     "Hold [L][T]{P} against Newton-Euler for rigid links: the inertia of a rod about its end is m l²/2 instead of "
     "m l²/3. Torques are too large wherever a rod accelerates, at rest already."},
    {ElasticMistake::RatesNotTurned, "rates-not-turned", "Rates of u_d carried unchanged while the frame turns",
     "Halve dt: the error of the passive angle halves too, where it should fall to a quarter. It begins with the speed "
     "of joint 1 and is nothing while that stands still."},
    {ElasticMistake::ForcesDropped, "forces-dropped", "{R} left out: inner forces begin each step from nothing",
     "Look at the length of a passive link that swings: it grows with every step and never comes back, for nothing "
     "remembers that it was stretched. Shorter steps make it worse."},
    {ElasticMistake::FirstLinkUnstiffened, "first-link-unstiffened", "Bending stiffness taken from link 1 too",
     "The deflection of link 1 grows and never comes back: no torque reaches its tip, so the arm stays where it was "
     "while the joint turns."},
    {ElasticMistake::CoarseSamples, "coarse-samples", "An oscillation of 25 ms looked at every 10 ms",
     "Make dt shorter: the period in the torque curve changes. With 2.5 samples a period Newmark's method makes 25 ms "
     "into 35 ms; a tenth of the step shows the true one."},
};
static_assert(isWhole(kRows, ElasticMistake::CoarseSamples));

}  // namespace

std::span<const MistakeRow<ElasticMistake>> mistakeRows(ElasticMistake) { return kRows; }

}  // namespace linkwright
