// SPDX-License-Identifier: MIT
#include "core/exercise/exercise_page.h"

#include "core/base/xml_text.h"
#include "core/contact/contact.h"
#include "core/drawing/robot_svg.h"
#include "core/exercise/exercise_words.h"
#include "core/lesson/page_number.h"
#include "core/simulation/settings.h"
#include "core/spatial/rotation.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>

namespace linkwright {
namespace {

constexpr int kDigits = 7;  // of the robot's figures
constexpr const char* kHalfAxes[] = {"+x", "−x", "+y", "−y", "+z", "−z"};

std::string rowHtml(const std::vector<std::string>& cells, const char* tag) {
  std::string row = "<tr>";
  for (const std::string& cell : cells)
    row.append("<").append(tag).append(">").append(xmlText(cell)).append("</").append(tag).append(">");
  return row + "</tr>";
}

std::string vectorText(const Eigen::Vector3d& v) {
  return "(" + pageNumber(v.x(), kDigits) + ", " + pageNumber(v.y(), kDigits) + ", " + pageNumber(v.z(), kDigits) + ")";
}

std::string inertiaText(const Eigen::Matrix3d& I) {
  std::string text = vectorText(I.diagonal());
  const Eigen::Vector3d products(I(0, 1), I(0, 2), I(1, 2));
  if (products.cwiseAbs().maxCoeff() > 0.0) text += "; " + vectorText(products);
  return text;
}

std::string placeText(const Pose& X) {
  return vectorText(X.p) + (X.R.isIdentity(1e-12) ? "" : " rpy " + vectorText(rpyFromRotation(X.R)));
}

/// Links with their joints, as the recursion needs them.
GivenPart robotTable(const ExerciseText& text, const Variant& variant) {
  const Mechanism& mechanism = variant.robot.scene->mechanism;
  const Model& model = *variant.robot.model;
  std::vector<std::vector<std::string>> rows;
  for (const ModelLink& link : model.links()) {
    const auto inertial = mechanism.links[static_cast<std::size_t>(link.link)].loaded();
    if (link.joint < 0) continue;
    const Joint& joint = mechanism.joints[static_cast<std::size_t>(link.joint)];
    rows.push_back({link.name, joint.name + " (" + exerciseWord(text, toString(joint.type)) + ")",
                    placeText(joint.X_PJ), isMoving(joint.type) ? vectorText(joint.axis) : "",
                    inertial ? pageNumber(inertial->mass, kDigits) : "0", inertial ? vectorText(inertial->p_LLcm) : "",
                    inertial ? inertiaText(inertial->I_LLcm_L) : ""});
  }
  return {exerciseWord(text, "robot") + " (" + exerciseWord(text, "gravity") + " " +
              vectorText(variant.instant.input.gravity) + " m/s²)",
          {exerciseWord(text, "link"), exerciseWord(text, "joint"), "p (m)", exerciseWord(text, "axis"), "m (kg)",
           "c (m)", "I xx yy zz; xy xz yz (kg m²)"},
          std::move(rows)};
}

std::string surfaceText(const ExerciseText& text, const Surface& surface) {
  const auto number = [](double value) { return pageNumber(value, kDigits); };
  std::string words = exerciseWord(text, kSurfaceForms.at(surface.form.index()));
  if (const auto* cylinder = std::get_if<CylinderSurface>(&surface.form))
    words += ", ρ = " + number(cylinder->radius) + " m";
  if (const auto* sphere = std::get_if<SphereSurface>(&surface.form)) words += ", ρ = " + number(sphere->radius) + " m";
  if (const auto* sine = std::get_if<SineSurface>(&surface.form))
    words += ", z = " + number(sine->amplitude) + " sin(2π x / " + number(sine->length) + " + " + number(sine->phase) +
             ") m";
  return words +
         (surface.X_WS.R.isIdentity(1e-12) && surface.X_WS.p.isZero(0.0) ? "" : "; p = " + placeText(surface.X_WS));
}

/// What touches what and how it rubs; nothing without contacts.
std::vector<GivenPart> contactParts(const ExerciseText& text, const Variant& variant) {
  const SceneData& scene = *variant.robot.scene;
  const std::vector<Contact>& contacts = scene.contacts.orDefault();
  const ContactLaws& laws = scene.simulation.orDefault().laws;
  std::vector<std::vector<std::string>> rows;
  for (const Contact& contact : contacts) {
    std::string friction = pageNumber(contact.friction, kDigits);
    if (laws.friction == FrictionLaw::StickSlip) friction += " / " + pageNumber(contact.static_friction, kDigits);
    rows.push_back(
        {contact.name, contact.link, vectorText(contact.point), surfaceText(text, contact.surface), friction});
  }
  if (rows.empty()) return {};
  std::string caption = exerciseWord(text, "contacts");
  if (laws.friction == FrictionLaw::Regularised &&
      std::any_of(contacts.begin(), contacts.end(), [](const Contact& each) { return each.friction > 0.0; }))
    caption += " (fₜ = μ fₙ v / √(v² + ε²), ε = " + pageNumber(laws.slip_speed, kDigits) + " m/s)";
  std::string dampings;
  for (const ModelJoint& joint : variant.robot.model->joints()) {
    if (joint.damping == 0.0) continue;
    dampings += (dampings.empty() ? "" : ", ") + joint.name + " " + pageNumber(joint.damping, kDigits) +
                (joint.type == JointType::Prismatic ? " N s/m" : " N m s/rad");
  }
  std::vector<GivenPart> parts{{caption,
                                {exerciseWord(text, "contact"), exerciseWord(text, "link"), "p (m)",
                                 exerciseWord(text, "surface"), exerciseWord(text, "friction") + " μ"},
                                std::move(rows)}};
  if (!dampings.empty()) parts.push_back({exerciseLabel(text, "damping") + dampings, {}, {}});
  return parts;
}

GivenPart givenTable(const ExerciseText& text, const Variant& variant) {
  std::vector<std::vector<std::string>> rows;
  for (const VariantGiven& given : variant.givens) rows.push_back({given.name, givenText(given)});
  return {exerciseWord(text, "given"), {exerciseWord(text, "quantity"), exerciseWord(text, "value")}, std::move(rows)};
}

/// The table has results alone, no terms of sums.
std::string quantityIn(const ExerciseText& text, const TraceRow& row) {
  return std::string(saidIn(text.language.text, row.term));
}

GivenPart plantedTable(const ExerciseText& text, const Variant& variant, int digits) {
  std::vector<std::vector<std::string>> rows;
  for (const TraceRow& row : variant.table) {
    std::string values;
    for (const double value : row.values) values += (values.empty() ? "" : ", ") + fixedText(value, digits);
    rows.push_back(
        {std::to_string(rows.size() + 1), row.link, quantityIn(text, row), row.symbol, row.equation, values, row.unit});
  }
  return {exerciseWord(text, "table"),
          {exerciseWord(text, "row"), exerciseWord(text, "link"), exerciseWord(text, "quantity"), "",
           exerciseWord(text, "equation"), exerciseWord(text, "value"), ""},
          std::move(rows)};
}

std::vector<std::string> optionsOf(const OpenExercise& open, const ExerciseText& text, const Variant& variant,
                                   QuestionKind kind) {
  std::vector<std::string> options;
  if (kind == QuestionKind::Direction) options.assign(std::begin(kHalfAxes), std::end(kHalfAxes));
  if (kind == QuestionKind::FirstWrongRow) {
    for (const TraceRow& row : variant.table)
      options.push_back(exerciseWord(text, "row") + " " + std::to_string(options.size() + 1) + ": " + row.link + ", " +
                        quantityIn(text, row));
  }
  if (kind == QuestionKind::WhichMistake) {
    for (const Mistake mistake : mistakesOf(open.exercise.table->mistakes))
      options.push_back(mistakeOption(text, mistake));
  }
  return options;
}

ExerciseItem itemOf(const OpenExercise& open, const ExerciseText& text, const Variant& variant, std::size_t i) {
  const ExerciseQuestion& question = open.exercise.questions[i];
  const VariantAnswer& answer = variant.answers[i];
  ExerciseItem item;
  item.id = question.id.text;
  item.prompt = textOf(text.asks, question.id.text);
  item.unit = question.unit;
  item.points = question.points;
  item.options = optionsOf(open, text, variant, question.kind);
  item.right = answer.right;
  if (!item.isChoice()) {
    item.truth = answerText(answer.truth);
    item.tolerance = answerText(answer.tolerance);
    item.within = answerText(*question.absolute) + (question.unit.empty() ? "" : " " + question.unit);
    if (question.relative)
      item.within = answerText(100.0 * *question.relative) + " % " + exerciseWord(text, "or") + " " + item.within +
                    ", " + exerciseWord(text, "larger");
  }
  for (const WrongAnswer& wrong : answer.wrong)
    item.wrong.push_back(
        {item.isChoice() ? std::string() : answerText(wrong.number), wrong.option, mistakeWords(text, wrong.mistake)});
  for (const LessonName& hint : question.hints) item.hints.push_back(textOf(text.hints, hint.text));
  return item;
}

}  // namespace

std::string ExerciseItem::feedbackOf(std::size_t option) const {
  std::string words;
  for (const ItemWrong& each : wrong) {
    if (each.option == static_cast<int>(option)) words += (words.empty() ? "" : " ") + each.feedback;
  }
  return words;
}

ExercisePage pageOf(const OpenExercise& open, const ExerciseText& text, const Variant& variant) {
  ExercisePage page;
  page.student = variant.student;
  page.code = exerciseWord(text, "variant") + " " + variant.code;
  page.title = text.title;
  page.given = {{text.goal, {}, {}},
                givenTable(text, variant),
                robotTable(text, variant),
                {exerciseWord(text, "legend"), {}, {}}};
  if (asksOfContacts(open.exercise)) {
    for (GivenPart& part : contactParts(text, variant)) page.given.push_back(std::move(part));
  }
  if (open.exercise.table) page.given.push_back(plantedTable(text, variant, open.exercise.table->digits));
  RobotSvgOptions options;
  options.gravity = variant.instant.input.gravity;
  page.picture = robotSvg(*variant.robot.scene, *variant.robot.model, variant.instant.input.q, options);
  page.picture_words = variant.robot.model->name();
  for (std::size_t i = 0; i < open.exercise.questions.size(); ++i) page.items.push_back(itemOf(open, text, variant, i));
  return page;
}

std::string givenHtml(const ExercisePage& page) {
  std::string html;
  for (const GivenPart& part : page.given) {
    if (part.heads.empty()) {
      html += "<p>" + xmlText(part.words) + "</p>\n";
      continue;
    }
    html +=
        "<table><caption>" + xmlText(part.words) + "</caption><thead>" + rowHtml(part.heads, "th") + "</thead><tbody>";
    for (const auto& row : part.rows) html += rowHtml(row, "td");
    html += "</tbody></table>\n";
  }
  return html;
}

std::string bankHtml(const ExercisePage& page) { return givenHtml(page) + "<p>" + xmlText(page.code) + "</p>\n"; }

std::string givenText(const VariantGiven& given) {
  return given.text + (given.unit.starts_with("°") ? "" : " ") + given.unit;
}

std::string answerText(double value) {
  constexpr int kAnswerDigits = 10;
  char buffer[40];
  const auto end =
      std::to_chars(buffer, buffer + sizeof buffer, value + 0.0, std::chars_format::general, kAnswerDigits);
  return {buffer, end.ptr};
}

std::string base64Text(std::string_view bytes) {
  static constexpr char kLetters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t three = 0;
    for (std::size_t k = 0; k < 3; ++k)
      three = three << 8U | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U);
    for (std::size_t k = 0; k < 4; ++k) text += i + k > bytes.size() ? '=' : kLetters[three >> (18U - 6U * k) & 63U];
  }
  return text;
}

std::string fourDigits(std::size_t number) {
  std::string text = std::to_string(number);
  if (text.size() < 4) text.insert(0, 4 - text.size(), '0');
  return text;
}

}  // namespace linkwright
