// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/collada_check.h"

#include <QCoreApplication>
#include <QHash>
#include <QXmlStreamReader>

#include <algorithm>
#include <vector>

namespace linkwright::ui {

namespace {

constexpr int kDeepest = 200;

struct ColladaCheckText {
  Q_DECLARE_TR_FUNCTIONS(ColladaCheck)
};

// what the library reads number by number, without asking what else stands there; absent: words
const char* charactersOf(QStringView element) {
  for (const char* indices : {"p", "h", "vcount"}) {
    if (element == QLatin1String(indices)) return "0123456789 \t\r\n";
  }
  for (const char* numbers : {"float_array", "int_array", "v", "color", "matrix", "translate", "rotate", "scale",
                              "lookat", "skew", "float", "float2", "float3", "float4", "bind_shape_matrix"}) {
    if (element == QLatin1String(numbers)) return "0123456789+-.eE \t\r\n";
  }
  return nullptr;
}

QString problemWithNumbers(QStringView element, QStringView text) {
  const char* allowed = charactersOf(element);
  if (allowed == nullptr) return {};
  const QLatin1String characters(allowed);
  const auto wrong = std::find_if(text.begin(), text.end(), [&](QChar c) { return !characters.contains(c); });
  return wrong == text.end() ? QString()
                             : ColladaCheckText::tr("<%1> contains a value that is not a number").arg(element);
}

// how many there are of something, and where it stands: no more than there are characters
QString problemWithCounts(const QXmlStreamReader& xml, qsizetype characters) {
  for (const QXmlStreamAttribute& attribute : xml.attributes()) {
    const QStringView name = attribute.name();
    if (name != QLatin1String("count") && name != QLatin1String("stride") && name != QLatin1String("offset")) continue;
    bool is_number = false;
    const qlonglong value = attribute.value().toLongLong(&is_number);
    if (!is_number || value < 0 || value > characters)
      //: %1: name of an XML attribute, %2: name of an XML element
      return ColladaCheckText::tr("the attribute “%1” of <%2> is not valid").arg(name, xml.name());
  }
  return {};
}

/// The nodes of the file, and which of them each one shows.
class Nodes {
public:
  void open(const QString& id) {
    const int node = static_cast<int>(shown_.size());
    shown_.push_back({});
    if (!id.isEmpty()) by_id_.insert(id, node);
    if (!open_.empty()) shown_[static_cast<std::size_t>(open_.back())].nodes.push_back(node);
    open_.push_back(node);
  }
  void close() { open_.pop_back(); }
  void instance(const QString& url) {
    if (!open_.empty()) shown_[static_cast<std::size_t>(open_.back())].urls.push_back(url.mid(1));
  }

  /// How many nodes there are once each is put where it is shown; -1 where one holds itself.
  double unfolded() {
    sizes_.assign(shown_.size(), kUnknown);
    double sum = 0.0;
    for (std::size_t node = 0; node < shown_.size(); ++node) {
      const double size = sizeOf(node, 0);
      if (size < 0.0) return -1.0;
      sum += size;
    }
    return sum;
  }

private:
  static constexpr double kUnknown = -1.0, kUnderWay = -2.0;
  struct Shown {
    std::vector<int> nodes;
    QStringList urls;
  };

  double sizeOf(std::size_t node, int depth) {
    if (sizes_[node] == kUnderWay || depth > kDeepest) return -1.0;
    if (sizes_[node] != kUnknown) return sizes_[node];
    sizes_[node] = kUnderWay;
    double size = 1.0;
    std::vector<int> below = shown_[node].nodes;
    for (const QString& url : shown_[node].urls) {
      if (const auto found = by_id_.constFind(url); found != by_id_.constEnd()) below.push_back(*found);
    }
    for (const int child : below) {
      const double part = sizeOf(static_cast<std::size_t>(child), depth + 1);
      if (part < 0.0) return -1.0;
      size += part;
    }
    return sizes_[node] = size;
  }

  std::vector<Shown> shown_;
  std::vector<double> sizes_;
  std::vector<int> open_;
  QHash<QString, int> by_id_;
};

}  // namespace

QString problemWithCollada(const QByteArray& text) {
  QXmlStreamReader xml(text);
  Nodes nodes;
  std::vector<QString> open;
  bool any = false;
  QString problem;
  while (!xml.atEnd() && problem.isEmpty()) {
    switch (xml.readNext()) {
      case QXmlStreamReader::DTD:
        return ColladaCheckText::tr("the file declares its own document type, which is not supported");
      case QXmlStreamReader::StartElement:
        if (open.size() == kDeepest) return ColladaCheckText::tr("the elements of the file are nested too deeply");
        if (!any && xml.name() != QLatin1String("COLLADA"))
          return ColladaCheckText::tr("the file is not a COLLADA file");
        any = true;
        open.push_back(xml.name().toString());
        problem = problemWithCounts(xml, text.size());
        if (xml.name() == QLatin1String("node")) nodes.open(xml.attributes().value("id").toString());
        if (xml.name() == QLatin1String("instance_node")) nodes.instance(xml.attributes().value("url").toString());
        break;
      case QXmlStreamReader::EndElement:
        open.pop_back();
        if (xml.name() == QLatin1String("node")) nodes.close();
        break;
      case QXmlStreamReader::Characters:
        if (!open.empty()) problem = problemWithNumbers(open.back(), xml.text());
        break;
      default: break;
    }
  }
  //: %1: number of a line in a file, %2: what is wrong there
  if (!problem.isEmpty()) return ColladaCheckText::tr("line %1: %2").arg(xml.lineNumber()).arg(problem);
  //: %1: number of a line in a file, %2: what is wrong there
  if (xml.hasError()) return ColladaCheckText::tr("line %1: %2").arg(xml.lineNumber()).arg(xml.errorString());
  const double unfolded = nodes.unfolded();
  if (unfolded < 0.0) return ColladaCheckText::tr("a node contains itself");
  if (unfolded > kMostColladaNodes)
    return ColladaCheckText::tr("the file has more than %1 nodes").arg(kMostColladaNodes);
  return {};
}

}  // namespace linkwright::ui
