// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/drawing.h"

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace linkwright::ui {

// What is read on paper or in a browser, as the items of a page from top to bottom: values, so that any thread can
// write it. How they look is said in page_html.cpp and page_pdf.cpp alone.

struct PageHeading {
  int level = 2;
  QString words;
};
struct PageText {
  QString words;
  bool is_remark = false;  ///< small, below what it belongs to
};
struct PageList {
  QStringList lines;
  bool are_notes = false;  ///< small, with code between backticks
};
struct PagePicture {
  QImage image;
  QString words;  ///< what is to be seen, for who cannot see it
};
struct PageDrawing {
  Drawing drawing;  ///< stays outlines
  QString words;
};

struct PageColumn {
  QString head;
  bool is_number = true;  ///< set to the right
};
struct PageTable {
  QString caption;
  std::vector<PageColumn> columns;  ///< the first names the row; without heads it is a list of facts
  std::vector<QStringList> rows;    ///< as many cells as columns
  bool hasHeads() const;
};

/// A quantity: "ω", "angular velocity", "(0, 0, 1.2)", "rad/s", "link_2".
struct PageQuantity {
  QString symbol;
  QString words;
  QStringList numbers;  ///< a matrix has a line for each of its rows
  QString unit;         ///< empty for none
  QString frame;        ///< in whose axes; empty for a scalar
  QColor colour;        ///< of the symbol
};
struct PageQuantities {
  std::vector<PageQuantity> rows;
};
/// A step of a calculation, which no end of a page cuts unless it is longer than a page.
struct PageStep {
  int number = 0;  ///< counts from 1
  QString title;
  QString id;            ///< "body.2"
  QString plain;         ///< the equation as text
  QString picture_name;  ///< one picture, one name
  QByteArray picture;    ///< the equation as coloured SVG; empty: the text stands for it
  std::vector<PageQuantity> rows;
};
using PageItem =
    std::variant<PageHeading, PageText, PageList, PagePicture, PageDrawing, PageTable, PageQuantities, PageStep>;

struct Page {
  QString title, subtitle;
  std::vector<PageItem> items;
};

/// One file with everything in it, for any browser; prints on A4 or Letter.
QByteArray pageHtml(const Page& page);
/// A4, with page numbers; no row is cut, and the heads of a table stand on each of its pages.
QByteArray pagePdf(const Page& page);
/// One file of many, each from a sheet of its own on, with its own numbers of pages.
QByteArray pagesPdf(const QString& title, const std::vector<Page>& pages);

}  // namespace linkwright::ui
