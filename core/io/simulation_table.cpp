// SPDX-License-Identifier: MIT
#include "core/io/simulation_table.h"

#include "core/base/csv_cell.h"
#include "core/base/number_text.h"
#include "core/io/json_string.h"

#include <array>
#include <cstddef>
#include <utility>

namespace linkwright {
namespace {

constexpr std::array<const char*, 5> kContactNumbers = {"fn", "ft", "ft1", "ft2", "gap"};

std::array<double, 5> numbersOf(const ContactSample& c) { return {c.f_n, c.f_t(), c.f_t1, c.f_t2, c.gap}; }

using Named = std::pair<const char*, double>;

std::vector<Named> energiesOf(const EnergySample& e, bool has_balance) {
  std::vector<Named> all = {{"kinetic", e.kinetic}, {"potential", e.potential}};
  if (has_balance) {
    all.insert(all.end(), {{"motor_work", e.flows.motor_work},
                           {"external_work", e.flows.external_work},
                           {"joint_loss", e.flows.joint_loss},
                           {"contact_loss", e.flows.contact_loss},
                           {"impact_loss", e.impact_loss},
                           {"balance", e.balance()}});
  }
  return all;
}

std::array<std::pair<const char*, SimulationRecord::Rows>, 4> jointColumns(const SimulationRecord& record) {
  return {{{"q", record.q()}, {"qd", record.qd()}, {"qdd", record.qdd()}, {"tau", record.tau()}}};
}

void appendNames(std::string& text, const char* key, const std::vector<std::string>& names) {
  text.append("\"").append(key).append("\":[");
  for (std::size_t i = 0; i < names.size(); ++i) text.append(i > 0 ? "," : "").append(jsonString(names[i]));
  text += ']';
}

std::string jsonHead(const Model& model, const std::vector<Contact>& contacts) {
  std::vector<std::string> joints, names;
  for (const ModelJoint& joint : model.joints()) joints.push_back(joint.name);
  for (const Contact& contact : contacts) names.push_back(contact.name);
  std::string text = "{\"model\":" + jsonString(model.name()) + ",";
  appendNames(text, "joints", joints);
  text += ',';
  appendNames(text, "contacts", names);
  return text;
}

void appendMember(std::string& text, const char* key, double value) {
  text.append("\"").append(key).append("\":");
  appendNumber(text, value);
}

}  // namespace

std::size_t simulationColumns(const Model& model, std::size_t contacts, bool has_balance) {
  return 3 + 4 * static_cast<std::size_t>(model.dof()) + 6 * contacts + (has_balance ? 8 : 0);
}

std::string simulationCsv(const SimulationRecord& record, const Model& model, const std::vector<Contact>& contacts,
                          bool has_balance) {
  std::string text = "t";
  const auto columns = jointColumns(record);
  for (const auto& [name, rows] : columns) {
    for (const ModelJoint& joint : model.joints()) text += "," + csvCell(std::string(name) + "." + joint.name);
  }
  for (const Named& e : energiesOf({}, has_balance)) text.append(",energy.").append(e.first);
  for (const Contact& contact : contacts) {
    for (const char* part : kContactNumbers) text += "," + csvCell("contact." + contact.name + "." + part);
    text += "," + csvCell("contact." + contact.name + ".mode");
  }
  if (has_balance) text += ",constraint.residual,constraint.status";
  text += '\n';
  for (std::size_t k = 0; k < record.size(); ++k) {
    appendNumber(text, record.times()[k]);
    const auto put = [&](double value) {
      text += ',';
      appendNumber(text, value);
    };
    for (const auto& [name, rows] : columns) {
      for (Eigen::Index i = 0; i < rows.cols(); ++i) put(rows(static_cast<Eigen::Index>(k), i));
    }
    for (const Named& e : energiesOf(record.energy()[k], has_balance)) put(e.second);
    for (std::size_t c = 0; c < contacts.size(); ++c) {
      for (const double value : numbersOf(record.contact(k, c))) put(value);
      text.append(",").append(toString(record.contact(k, c).mode));
    }
    if (has_balance) {
      put(record.energy()[k].residual);
      text.append(",").append(toString(record.energy()[k].status));
    }
    text += '\n';
  }
  return text;
}

std::string simulationJson(const SimulationRecord& record, const Model& model, const std::vector<Contact>& contacts,
                           bool has_balance) {
  std::string text = jsonHead(model, contacts) + ",\"results\":[";
  const auto columns = jointColumns(record);
  for (std::size_t k = 0; k < record.size(); ++k) {
    text += k > 0 ? ",\n{" : "\n{";
    appendMember(text, "t", record.times()[k]);
    for (const auto& [name, rows] : columns) {
      text.append(",\"").append(name).append("\":[");
      for (Eigen::Index i = 0; i < rows.cols(); ++i) {
        if (i > 0) text += ',';
        appendNumber(text, rows(static_cast<Eigen::Index>(k), i));
      }
      text += ']';
    }
    text += ",\"energy\":{";
    const char* separator = "";
    for (const Named& e : energiesOf(record.energy()[k], has_balance)) {
      text += separator;
      appendMember(text, e.first, e.second);
      separator = ",";
    }
    text += "},\"contact\":{";
    for (std::size_t c = 0; c < contacts.size(); ++c) {
      text.append(c > 0 ? "," : "").append(jsonString(contacts[c].name)).append(":{");
      const std::array<double, 5> values = numbersOf(record.contact(k, c));
      for (std::size_t i = 0; i < values.size(); ++i) {
        appendMember(text, kContactNumbers[i], values[i]);
        text += ',';
      }
      text.append("\"mode\":\"").append(toString(record.contact(k, c).mode)).append("\"}");
    }
    text += '}';
    if (has_balance) {
      text += ",\"constraint\":{";
      appendMember(text, "residual", record.energy()[k].residual);
      text.append(",\"status\":\"").append(toString(record.energy()[k].status)).append("\"}");
    }
    text += '}';
  }
  return text + "\n]}\n";
}

std::string eventsCsv(const SimulationRecord& record, const std::vector<Contact>& contacts) {
  std::string text = "t,contact,event,value\n";
  for (const SimulationEvent& event : record.events()) {
    appendNumber(text, event.t);
    text += "," + csvCell(contacts.at(static_cast<std::size_t>(event.contact)).name) + "," + toString(event.kind) + ",";
    appendNumber(text, event.value);
    text += '\n';
  }
  return text;
}

std::string eventsJson(const SimulationRecord& record, const Model& model, const std::vector<Contact>& contacts) {
  std::string text = jsonHead(model, contacts) + ",\"events\":[";
  const char* separator = "\n{";
  for (const SimulationEvent& event : record.events()) {
    text += separator;
    separator = ",\n{";
    appendMember(text, "t", event.t);
    text += ",\"contact\":" + jsonString(contacts.at(static_cast<std::size_t>(event.contact)).name) + ",\"event\":\"" +
            toString(event.kind) + "\",";
    appendMember(text, "value", event.value);
    text += '}';
  }
  return text + "\n]}\n";
}

}  // namespace linkwright
