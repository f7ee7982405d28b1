// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/equations.h"

#include "tests/support/catch.h"
#include "ui/widgets/equation_label.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>

using linkwright::test::sourcePath;

namespace {

QByteArray readAll(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

TEST_CASE("Each equation's picture is made from its present source", "[ui][explain]") {
  const QDir folder(QString::fromStdString(sourcePath("assets/equations").string()));
  const QByteArray preamble = readAll(folder.filePath("preamble.tex"));
  REQUIRE_FALSE(preamble.isEmpty());
  const QStringList sources = folder.entryList({"*.tex"});
  CHECK(sources.size() > 15);
  for (const QString& name : sources) {
    if (name == "preamble.tex") continue;
    INFO("run scripts/make_equations: " << name.toStdString());
    const QByteArray source = preamble + "\n" + readAll(folder.filePath(name));
    const QByteArray digest = QCryptographicHash::hash(source, QCryptographicHash::Sha256).toHex();
    CHECK(readAll(folder.filePath(name.chopped(4) + ".svg")).contains("source sha256 " + digest));
  }
}

TEST_CASE("Each term of each picture has a meaning and a symbol, and is coloured", "[ui][explain]") {
  const linkwright::ui::Equations equations;
  const QStringList symbols = linkwright::ui::termsOfSvg(equations.symbols());
  for (int id = 1; id <= static_cast<int>(linkwright::EquationId::TorqueShare); ++id) {
    const auto equation_id = static_cast<linkwright::EquationId>(id);
    if (*idOf(linkwright::Formulation::BodyFrame, equation_id) == '\0') continue;
    for (const bool prismatic : {false, true}) {
      const auto& equation = equations.of(equation_id, prismatic);
      CAPTURE(id, prismatic);
      CHECK_FALSE(equation.terms.isEmpty());
      for (const QString& term : equation.terms) {
        CAPTURE(term.toStdString());
        CHECK(linkwright::ui::meaningOf(term) != nullptr);
        CHECK(symbols.contains(term));
      }
      const QByteArray red = linkwright::ui::colouredSvg(equation.svg, Qt::black, {{equation.terms.first(), Qt::red}});
      CHECK(red.contains("fill='#ff0000'"));
    }
  }
}
