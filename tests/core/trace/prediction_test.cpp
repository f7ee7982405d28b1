// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked at a step is what the recorder has, and a wrong answer is known for what it is.
#include "core/trace/prediction.h"

#include "tests/core/trace/example_instants.h"
#include "tests/support/formulations.h"

#include <cmath>
#include <cstring>
#include <numbers>

using namespace linkwright;
using namespace linkwright::test;

namespace {

constexpr double kDegree = std::numbers::pi / 180.0;

/// a = a_p + alpha x r + omega x (omega x r) with round numbers: (1, 2, 0) + (0, 4, 0) + (-9, 0, 0).
Question acceleration() {
  Question question;
  question.symbol = "aᵢ";
  question.unit = "m/s^2";
  question.size = 3;
  question.terms = {{0, "aₚ", {1, 2, 0}}, {1, "αᵢ × rᵢ", {0, 4, 0}}, {2, "ωᵢ × (ωᵢ × rᵢ)", {-9, 0, 0}}};
  question.truth = {-8, 6, 0};
  question.scale = {9, 0};
  question.elsewhere = {{Axes::World, {6, 8, 0}}};
  return question;
}

Answer components(double x, double y, double z) { return {AnswerKind::Components, {x, y, z}}; }
Answer direction(double x, double y, double z) { return {AnswerKind::Direction, {x, y, z}}; }

Question scalar(double truth, const char* unit) {
  Question question;
  question.unit = unit;
  question.size = 1;
  question.truth = {truth};
  question.scale = {std::abs(truth), 0};
  return question;
}

Answer as(const Question& question, const std::array<double, 9>& values, double factor = 1.0) {
  Answer answer;
  for (int k = 0; k < question.size; ++k) {
    answer.values.at(static_cast<std::size_t>(k)) = factor * values.at(static_cast<std::size_t>(k));
  }
  return answer;
}

double size(const std::array<double, 9>& values) {
  double sum = 0.0;
  for (const double value : values) sum += value * value;
  return std::sqrt(sum);
}

}  // namespace

TEST_CASE("An answer is right within the tolerance, and the difference has a length") {
  const Question question = acceleration();  // of length 10
  const Tolerance five;
  const Verdict verdict = judge(question, components(-8.27, 6.36, 0), five);
  CHECK(verdict.right);
  CHECK(verdict.difference[0] == Approx(0.45).epsilon(1e-12));
  CHECK(verdict.allowed[0] == Approx(0.5).epsilon(1e-12));
  CHECK_FALSE(judge(question, components(-8.31, 6.4, 0), five).right);
  const Tolerance one = {.length = 0.01};
  CHECK(judge(question, components(-8.05, 6.07, 0), one).right);
  CHECK_FALSE(judge(question, components(-8.07, 6.08, 0), one).right);
}

TEST_CASE("A direction is right within an angle, whatever its length") {
  const Question question = acceleration();
  const double nine = std::atan2(6.0, -8.0) + 9.0 * kDegree, eleven = nine + 2.0 * kDegree;
  CHECK(judge(question, direction(3 * std::cos(nine), 3 * std::sin(nine), 0), {}).right);
  const Verdict off = judge(question, direction(std::cos(eleven), std::sin(eleven), 0), {});
  CHECK_FALSE(off.right);
  CHECK(off.angle == Approx(11.0 * kDegree).epsilon(1e-12));
  CHECK(judge(question, direction(8, -6, 0), {}).slip == AnswerSlip::Opposite);
  // without the centripetal part it would be (1, 6, 0)
  const Verdict without = judge(question, direction(2, 12, 0), {});
  CHECK(without.slip == AnswerSlip::TermLeftOut);
  CHECK(without.terms == std::vector<int>{2});
  CHECK_FALSE(judge(question, direction(0, 0, 0), {}).right);
}

TEST_CASE("A wrong answer is known for what it is") {
  const Question question = acceleration();
  const auto slip = [&](double x, double y, double z) { return judge(question, components(x, y, z), {}); };
  SECTION("a term left out") {
    CHECK(slip(1, 6, 0).slip == AnswerSlip::TermLeftOut);
    CHECK(slip(1, 6, 0).terms == std::vector<int>{2});
    CHECK(slip(-8, 2, 0).terms == std::vector<int>{1});
  }
  SECTION("a term with the wrong sign") {
    CHECK(slip(10, 6, 0).slip == AnswerSlip::TermFlipped);
    CHECK(slip(10, 6, 0).terms == std::vector<int>{2});
    CHECK(slip(-8, -2, 0).terms == std::vector<int>{1});
  }
  SECTION("two terms left out") {
    CHECK(slip(1, 2, 0).slip == AnswerSlip::TermLeftOut);
    CHECK(slip(1, 2, 0).terms == std::vector<int>{1, 2});
  }
  SECTION("all of it") {
    CHECK(slip(8, -6, 0).slip == AnswerSlip::Opposite);
    CHECK(slip(6, 8, 0).slip == AnswerSlip::OtherAxes);
    CHECK(slip(6, 8, 0).axes == Axes::World);
    CHECK(slip(-8000, 6000, 0).slip == AnswerSlip::Thousand);
  }
  SECTION("half right") {
    CHECK(slip(-16, 12, 0).slip == AnswerSlip::Length);
    CHECK(slip(-16, 12, 0).ratio == Approx(2.0).epsilon(1e-12));
    CHECK(slip(0, 0, 10).slip == AnswerSlip::Direction);
    CHECK(slip(0, 0, 10).angle == Approx(90.0 * kDegree).epsilon(1e-12));
  }
  SECTION("like nothing known") { CHECK(slip(3, -50, 17).slip == AnswerSlip::None); }
}

TEST_CASE("Degrees in place of radians are told only where the unit is angular") {
  CHECK(judge(scalar(2.0, "rad/s"), components(114.6, 0, 0), {}).slip == AnswerSlip::Degrees);
  CHECK(judge(scalar(2.0, "rad/s"), components(0.0349, 0, 0), {}).slip == AnswerSlip::Radians);
  CHECK(judge(scalar(2.0, "N m"), components(114.6, 0, 0), {}).slip == AnswerSlip::Length);
  CHECK(judge(scalar(2.0, "N m"), components(-2.0, 0, 0), {}).slip == AnswerSlip::Opposite);
}

TEST_CASE("What vanishes is right as zero, and near zero beside what its terms are") {
  Question question = scalar(1e-16, "N m");
  question.scale = {10.0, 0.0};
  CHECK(vanishes(question));
  CHECK(judge(question, components(0, 0, 0), {}).right);
  CHECK(judge(question, components(0.4, 0, 0), {}).right);
  CHECK_FALSE(judge(question, components(0.6, 0, 0), {}).right);
  question.scale = {0.0, 0.0};
  question.truth = {0.0};
  CHECK(judge(question, components(0, 0, 0), {}).right);
  CHECK_FALSE(judge(question, components(1e-9, 0, 0), {}).right);
  Question still = acceleration();
  still.truth = {};
  still.terms.clear();
  CHECK(judge(still, direction(0, 0, 0), {}).right);
  CHECK_FALSE(judge(still, direction(1, 0, 0), {}).right);
}

TEST_CASE("The halves of a six-vector are held each against its own length") {
  Question question;
  question.unit = "N m; N";
  question.size = 6;
  question.truth = {0.1, 0, 0, 50, 0, 0};
  question.scale = {0.1, 50};
  CHECK(judge(question, {AnswerKind::Components, {0.101, 0, 0, 51, 0, 0}}, {}).right);
  // 0.02 N m is nothing beside 50 N, but much beside 0.1 N m
  CHECK_FALSE(judge(question, {AnswerKind::Components, {0.12, 0, 0, 50, 0, 0}}, {}).right);
  CHECK(judge(question, {AnswerKind::Components, {50, 0, 0, 0.1, 0, 0}}, {}).slip == AnswerSlip::SwappedHalves);
  CHECK_THROWS(judge(question, {AnswerKind::Direction, {1, 0, 0}}, {}));
}

TEST_CASE("Questions have the recorder's bits, and every term that is left out or flipped is named") {
  // 0.1 % keeps guesses apart that 5 % would take for each other
  const Tolerance tight = {.length = 1e-3};
  int questions = 0, left_out = 0, flipped = 0, degrees = 0, elsewhere = 0;
  forExampleInstants(20260905, 3, [&](const Instant& instant) {
    for (const Formulation formulation : kAllFormulations) {
      const Recording recording = instant.recorded(formulation);
      const TermSource source(instant.model, recording,
                              {instant.input.gravity, instant.input.terms, instant.input.external});
      for (const Step& step : stepsOf(recording)) {
        const StepTerms terms = source.termsOf(step);
        for (const Axes axes : {Axes::Link, Axes::World}) {
          const auto question = questionAt(instant.model, recording, instant.X_WB, terms, -1, axes);
          if (!question) {
            // only matrices are not asked for
            REQUIRE(terms.results.front().size == 9);
            continue;
          }
          INFO(question->id << " " << question->symbol << ", body " << step.body);
          ++questions;
          const Recorded& entry = recording.entries[static_cast<std::size_t>(entryOf(recording, question->key))];
          const Components shown = expressed(instant.model, instant.X_WB, entry, {axes, -1});
          if (axes == Axes::World || entry.frame != Frame::Parent) {
            const double* values = axes == Axes::Link ? entry.values : shown.values;
            REQUIRE(std::memcmp(values, question->truth.data(),
                                sizeof(double) * static_cast<std::size_t>(entry.size)) == 0);
          }
          REQUIRE(judge(*question, as(*question, question->truth), tight).right);
          for (std::size_t k = 0; k < question->terms.size() && question->terms.size() > 1; ++k) {
            // beside the others it must be seen, and must not be one of two alike
            const double part = size(question->terms[k].values);
            if (question->size == 6 || part < 0.05 * size(question->truth)) continue;
            for (const double factor : {1.0, 2.0}) {
              Answer answer = as(*question, question->truth);
              for (std::size_t i = 0; i < 9; ++i) answer.values[i] -= factor * question->terms[k].values[i];
              if (size(answer.values) < 1e-6 * part) continue;
              const Verdict verdict = judge(*question, answer, tight);
              REQUIRE_FALSE(verdict.right);
              REQUIRE(verdict.slip != AnswerSlip::None);
              if (verdict.slip == AnswerSlip::TermLeftOut && factor == 1.0 && verdict.terms == std::vector<int>{int(k)})
                ++left_out;
              if (verdict.slip == AnswerSlip::TermFlipped && factor == 2.0 && verdict.terms == std::vector<int>{int(k)})
                ++flipped;
            }
          }
          for (const OtherReading& other : question->elsewhere) {
            if (question->size != 3 || vanishes(*question)) continue;
            const Verdict verdict = judge(*question, as(*question, other.values), tight);
            if (!verdict.right && verdict.slip == AnswerSlip::OtherAxes) ++elsewhere;
          }
          if (!vanishes(*question) && question->size < 6 && question->unit.find("rad") != std::string::npos) {
            const Verdict verdict = judge(*question, as(*question, question->truth, 180.0 / std::numbers::pi), tight);
            REQUIRE(verdict.slip == AnswerSlip::Degrees);
            ++degrees;
          }
          // summands one by one, read without the minus in front
          for (std::size_t k = 0; k < terms.summands.size(); ++k) {
            const Summand& summand = terms.summands[k];
            const auto one = questionAt(instant.model, recording, instant.X_WB, terms, static_cast<int>(k), axes);
            if (!one) continue;
            REQUIRE(one->symbol == summand.plain);
            if (axes == Axes::Link)
              REQUIRE(one->truth[0] == (summand.sign < 0 ? -summand.values[0] : summand.values[0]));
            REQUIRE(judge(*one, as(*one, one->truth), tight).right);
            if (!vanishes(*one)) REQUIRE(judge(*one, as(*one, one->truth, -1.0), tight).slip == AnswerSlip::Opposite);
          }
        }
      }
    }
  });
  CHECK(questions > 5000);
  CHECK(left_out > 2000);
  CHECK(flipped > 2000);
  CHECK(elsewhere > 2000);
  CHECK(degrees > 500);
}
