// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// A heading of a page and the text below it.
struct ManualSection {
  QString title;
  QString anchor;       ///< as in a link: "every-plot"; that of the English title in all languages
  int level = 1;        ///< 1 is the title of the page
  QString text;         ///< plain, without the marks of Markdown: what is searched
  QStringList objects;  ///< names of the panels and controls that it is about
};

struct ManualPage {
  QString file;      ///< name within the manual: "window.md"
  QString markdown;  ///< as in the file; its links are as seen from the folder of the English pages
  std::vector<ManualSection> sections;

  QString title() const { return sections.empty() ? file : sections.front().title; }
};

/// A place in the manual; an empty anchor is the top of the page.
struct ManualPlace {
  QString file;
  QString anchor;

  bool operator==(const ManualPlace&) const = default;
};

struct ManualHit {
  ManualPlace place;
  QString title;    ///< of the section
  QString page;     ///< title of the page
  QString excerpt;  ///< the words around the first hit
};

/// The manual: Markdown files of one folder. Its table of contents is the list of links of index.md, in their order.
///
/// A page says which panels and controls a section is about by a comment below the heading, with the names of their
/// objects: `<!-- help: dockHand ikSolver -->`. That is what F1 opens.
///
/// A page that the folder of the window's language has, `ja/window.md`, is shown in place of the English one. It has
/// the same sections in the same order and begins with a stamp (core/io/translation_stamp.h).
class ManualBook {
public:
  /// Reads all pages of the folder; one that cannot be read is left out.
  explicit ManualBook(const QString& folder);

  const QString& folder() const { return folder_; }
  const std::vector<ManualPage>& pages() const { return pages_; }
  const ManualPage* page(const QString& file) const;
  const ManualSection* section(const ManualPlace& place) const;
  /// Where the object of that name is explained; none: nowhere.
  std::optional<ManualPlace> placeFor(const QString& object_name) const;
  QStringList explainedObjects() const { return help_.keys(); }
  /// The sections that contain all words of the query, those with the words in their titles first. At most `limit`.
  std::vector<ManualHit> search(const QString& query, int limit = 40) const;

private:
  /// Adds the page and gives its English text; empty where it cannot be read.
  QString read(const QString& file);

  QString folder_;
  std::vector<ManualPage> pages_;
  QHash<QString, ManualPlace> help_;
};

/// The anchor of a heading, as sites that show Markdown make it: lower case, hyphens for spaces, no punctuation.
QString anchorOf(const QString& heading);

}  // namespace linkwright::ui
