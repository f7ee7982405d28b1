// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/student_table.h"

#include "tests/support/catch.h"

#include <string>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

namespace {

/// All that is said, one a line.
std::string said(const std::string& text) {
  const Result<StudentTable> read = readStudentTable(text, "mine.csv");
  std::string all;
  for (const Diagnostic& diagnostic : read.diagnostics()) {
    all += toString(diagnostic) + "\n";
  }
  return all;
}

}  // namespace

TEST_CASE("A student's table has the columns of the trace, in any order and case") {
  const Result<StudentTable> table = readStudentTable(
      "\xEF\xBB\xBFV1,v0,LINK,quantity,frame,unit,pass,symbol,index,equation\r\n"
      "2.50,1,arm,\"joint force: what hand, left hands on\",world,N,backward,f,3,body.10\r\n"
      ",,hand,joint torque,,,,,,\r\n",
      "mine.csv");
  REQUIRE(table.ok());
  CHECK(table.diagnostics().empty());
  REQUIRE(table->rows.size() == 2);
  const StudentRow& row = table->rows[0];
  CHECK(row.line == 2);
  CHECK(row.link == "arm");
  CHECK(row.quantity == "joint force: what hand, left hands on");
  CHECK(row.frame == "world");
  CHECK(row.unit == "N");
  CHECK(row.pass == "backward");
  CHECK(row.symbol == "f");
  CHECK(row.values == std::vector<double>{1.0, 2.5});
  CHECK(row.roundings == std::vector<double>{0.0, 0.005});
  CHECK(table->rows[1].values.empty());
}

TEST_CASE("Half a unit of the last decimal is what a number may be off") {
  const auto rounding = [](const std::string& number) {
    return readStudentTable("link,quantity,v0\na,b," + number + "\n", "mine.csv")->rows[0].roundings[0];
  };
  CHECK(rounding("12") == 0.0);
  CHECK(rounding("12.") == 0.5);
  CHECK(rounding("-12.34") == Approx(0.005).epsilon(1e-12));
  CHECK(rounding("1.20e3") == Approx(5.0).epsilon(1e-12));
  CHECK(rounding("1.2E-3") == Approx(5e-5).epsilon(1e-12));
  CHECK(rounding("1e5") == 0.0);
  CHECK(rounding("0.0e308") > 0.0);
}

TEST_CASE("What is wrong with a student's table is said, all of it, with its line") {
  CHECK_THAT(said(""), ContainsSubstring("mine.csv:1: error: the table is empty"));
  CHECK_THAT(said("link,quantity,v0\n"), ContainsSubstring("no rows below the header"));
  const std::string header = said("name,v1\nx,1\n");
  CHECK_THAT(header, ContainsSubstring("'link' is missing"));
  CHECK_THAT(header, ContainsSubstring("'quantity' is missing"));
  CHECK_THAT(header, ContainsSubstring("'v0' is missing"));
  CHECK_THAT(header, ContainsSubstring("mine.csv:1: warning: column 'name'"));
  const std::string cells = said(
      "link,quantity,v0,v1,v2,v0\n"
      "a,b,1,two,3,1\n"
      "a,b,nan,2,3,1\n"
      ",b,1,2,3,1\n"
      "a,,1,2,3,1\n"
      "a,b,1\n");
  CHECK_THAT(cells, ContainsSubstring("mine.csv:1: error: duplicate column 'v0'"));
  CHECK_THAT(cells, ContainsSubstring("mine.csv:2: error: column 'v1': 'two' is not a number"));
  CHECK_THAT(cells, ContainsSubstring("mine.csv:4: error: the name of the link is missing"));
  CHECK_THAT(cells, ContainsSubstring("mine.csv:5: error: the name of the quantity is missing"));
  CHECK_THAT(cells, ContainsSubstring("mine.csv:6: error: this row has 3 cells"));
  CHECK_THAT(said("link,quantity,v0\na,b,1e999\n"), ContainsSubstring("'1e999' is not a finite number"));
  CHECK_THAT(said("link,quantity,v0,v1,v2\na,b,1,,3\n"), ContainsSubstring("column 'v2' has a number"));
  CHECK_THAT(said(std::string("link,quantity,v0\na,b,1\n\0", 24)), ContainsSubstring("mine.csv:3: error"));
  CHECK_THAT(said("link,quantity,v0\na,\"b,1\n"), ContainsSubstring("never closed"));
  CHECK_FALSE(readStudentTableFile("/no/such/table.csv").ok());
}
