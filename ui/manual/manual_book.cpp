// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manual_book.h"

#include "core/io/translation_stamp.h"
#include "ui/widgets/language.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr int kBefore = 40, kExcerpt = 140;  // characters around a hit

/// A line without the marks of Markdown: emphasis, code, links, pictures, rows of a table.
QString plain(QString line) {
  static const QRegularExpression link(QStringLiteral(R"(!?\[([^\]]*)\]\([^)]*\))"));
  static const QRegularExpression marks(QStringLiteral(R"([*`|]|^[ >#-]+|<!--.*?-->)"));
  return line.replace(link, QStringLiteral("\\1")).remove(marks).simplified();
}

QStringList wordsOf(const QString& query) { return query.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts); }

bool hasAll(const QString& text, const QStringList& words) {
  return std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

QString excerptOf(const QString& text, const QStringList& words) {
  const auto at = text.indexOf(words.front(), 0, Qt::CaseInsensitive);
  auto from = std::max<qsizetype>(0, at - kBefore);
  // some languages have hardly a space
  if (const auto space = text.indexOf(QLatin1Char(' '), from); from > 0 && space >= 0 && space < at) from = space + 1;
  const QString part = text.mid(from, kExcerpt).trimmed();
  return (from > 0 ? QStringLiteral("… ") : QString()) + part +
         (from + kExcerpt < text.size() ? QStringLiteral(" …") : QString());
}

std::vector<ManualSection> sectionsOf(const QString& markdown) {
  static const QRegularExpression heading(QStringLiteral(R"(^(#+)\s+(.*)$)"));
  static const QRegularExpression help(QStringLiteral(R"(^<!--\s*help:\s*(.*?)\s*-->$)"));
  std::vector<ManualSection> sections;
  bool is_code = false;
  for (const QString& line : markdown.split(QLatin1Char('\n'))) {
    if (line.startsWith(QLatin1String("```"))) is_code = !is_code;
    if (const auto found = heading.match(line); !is_code && found.hasMatch()) {
      const QString title = plain(found.captured(2));
      sections.push_back({title, anchorOf(title), static_cast<int>(found.capturedLength(1)), {}, {}});
    } else if (sections.empty()) {
      continue;
    } else if (const auto about = help.match(line); about.hasMatch()) {
      sections.back().objects += wordsOf(about.captured(1));
    } else {
      sections.back().text += plain(line) + QLatin1Char(' ');
    }
  }
  return sections;
}

/// The page as that file has it in another language; as it is where there is none with the same sections.
ManualPage inFile(const QString& path, ManualPage page, const QByteArray& english) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return page;
  const std::string bytes = file.readAll().toStdString();
  const std::string_view stamp = stampIn(bytes);
  QString markdown = withFullWidthJoined(QString::fromStdString(bytes.substr(stamp.size())));
  markdown.replace(QLatin1String("](../"), QLatin1String("]("));
  if (isOutdated(stamp, english.toStdString()))
    markdown.prepend(QLatin1String("> ") + outdatedNote() + QLatin1String("\n\n"));
  std::vector<ManualSection> sections = sectionsOf(markdown);
  if (sections.size() != page.sections.size()) return page;
  for (std::size_t i = 0; i < sections.size(); ++i) sections[i].anchor = page.sections[i].anchor;
  return {page.file, markdown, std::move(sections)};
}

}  // namespace

QString anchorOf(const QString& heading) {
  QString anchor;
  for (const QChar c : heading.toLower()) {
    if (c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('-'))
      anchor += c;
    else if (c.isSpace())
      anchor += QLatin1Char('-');
  }
  return anchor;
}

ManualBook::ManualBook(const QString& folder) : folder_(folder) {
  // that of another language may be older
  const QString contents = read(QStringLiteral("index.md"));
  static const QRegularExpression link(QStringLiteral(R"(\]\(([^)#]+\.md)[^)]*\))"));
  for (auto each = link.globalMatch(contents); each.hasNext();) {
    const QString file = QDir::cleanPath(each.next().captured(1));
    if (page(file) == nullptr) read(file);
  }
}

QString ManualBook::read(const QString& file) {
  QFile source(folder_ + QLatin1Char('/') + file);
  // installed, what the tree keeps elsewhere lies beside the pages
  if (!source.exists()) source.setFileName(folder_ + QLatin1Char('/') + QFileInfo(file).fileName());
  if (!source.open(QIODevice::ReadOnly)) return {};
  const QByteArray english = source.readAll();
  QString markdown = QString::fromUtf8(english);
  ManualPage page{file, markdown, {}};
  page.sections = sectionsOf(page.markdown);
  for (const ManualSection& section : page.sections) {
    for (const QString& name : section.objects) help_.insert(name, {file, section.anchor});
  }
  pages_.push_back(
      inFile(folder_ + QLatin1Char('/') + currentLanguage() + QLatin1Char('/') + file, std::move(page), english));
  return markdown;
}

const ManualPage* ManualBook::page(const QString& file) const {
  const auto found =
      std::find_if(pages_.begin(), pages_.end(), [&](const ManualPage& each) { return each.file == file; });
  return found == pages_.end() ? nullptr : &*found;
}

const ManualSection* ManualBook::section(const ManualPlace& place) const {
  const ManualPage* in = page(place.file);
  if (in == nullptr || in->sections.empty()) return nullptr;
  if (place.anchor.isEmpty()) return &in->sections.front();
  const auto found = std::find_if(in->sections.begin(), in->sections.end(),
                                  [&](const ManualSection& each) { return each.anchor == place.anchor; });
  return found == in->sections.end() ? nullptr : &*found;
}

std::optional<ManualPlace> ManualBook::placeFor(const QString& object_name) const {
  const auto found = help_.find(object_name);
  return found == help_.end() ? std::nullopt : std::optional(*found);
}

std::vector<ManualHit> ManualBook::search(const QString& query, int limit) const {
  const QStringList words = wordsOf(query);
  std::vector<ManualHit> in_titles, in_text;
  if (words.empty()) return in_titles;
  for (const ManualPage& page : pages_) {
    for (const ManualSection& section : page.sections) {
      const bool in_title = hasAll(section.title, words);
      if (!in_title && !hasAll(section.title + QLatin1Char(' ') + section.text, words)) continue;
      (in_title ? in_titles : in_text)
          .push_back({{page.file, section.anchor}, section.title, page.title(), excerptOf(section.text, words)});
    }
  }
  in_titles.insert(in_titles.end(), in_text.begin(), in_text.end());
  if (in_titles.size() > static_cast<std::size_t>(limit)) in_titles.resize(static_cast<std::size_t>(limit));
  return in_titles;
}

}  // namespace linkwright::ui
