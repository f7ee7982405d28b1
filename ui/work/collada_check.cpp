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

QString words(const char* source) { return QCoreApplication::translate("ColladaCheck", source); }

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
  int depth = 0;
  bool any = false;
  while (!xml.atEnd()) {
    switch (xml.readNext()) {
      case QXmlStreamReader::DTD: return words("it declares a document type of its own, which is not read");
      case QXmlStreamReader::StartElement:
        if (++depth > kDeepest) return words("its elements are nested too deeply");
        if (!any && xml.name() != QLatin1String("COLLADA")) return words("it is not a COLLADA file");
        any = true;
        if (xml.name() == QLatin1String("node")) nodes.open(xml.attributes().value("id").toString());
        if (xml.name() == QLatin1String("instance_node")) nodes.instance(xml.attributes().value("url").toString());
        break;
      case QXmlStreamReader::EndElement:
        --depth;
        if (xml.name() == QLatin1String("node")) nodes.close();
        break;
      default: break;
    }
  }
  if (xml.hasError()) return words("line %1: %2").arg(xml.lineNumber()).arg(xml.errorString());
  const double unfolded = nodes.unfolded();
  if (unfolded < 0.0) return words("a node holds itself");
  if (unfolded > kMostColladaNodes) return words("it has more than %1 nodes").arg(kMostColladaNodes);
  return {};
}

}  // namespace linkwright::ui
