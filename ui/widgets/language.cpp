// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/language.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QResource>
#include <QTranslator>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>

namespace linkwright::ui {

namespace {

/// Han characters are not drawn alike in all countries: the fonts of that language, behind that of the other letters,
/// so that these have the size and the symbols that they have in English. The program's own has the characters of
/// everyday use; for rare ones there may be another.
QStringList fontsOf(const QString& code) {
  if (code == QLatin1String("ja"))
    return {"DejaVu Sans", "Linkwright Sans JP", "Noto Sans CJK JP", "Noto Sans JP", "IPAPGothic", "TakaoPGothic"};
  if (code == QLatin1String("zh_CN"))
    return {"DejaVu Sans", "Linkwright Sans SC", "Noto Sans CJK SC", "Noto Sans SC", "WenQuanYi Micro Hei"};
  return {};
}

/// The program's own font of that language, once.
void loadFont(const QString& code) {
  static QStringList loaded;
  if (loaded.contains(code)) return;
  loaded << code;
  for (const char* weight : {"regular", "bold"}) {
    const QResource font(QStringLiteral(":/fonts/%1-%2.otf").arg(code, QLatin1String(weight)));
    const auto* bytes = reinterpret_cast<const char*>(font.data());
    if (font.isValid()) QFontDatabase::addApplicationFontFromData(QByteArray::fromRawData(bytes, font.size()));
  }
}

/// Puts the translator in the place of the one of that name.
void install(std::unique_ptr<QTranslator> texts, const QString& name) {
  // deleted, it is no longer installed
  delete qApp->findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly);
  if (!texts) return;
  texts->setObjectName(name);
  texts->setParent(qApp);
  QCoreApplication::installTranslator(texts.release());
}

/// Index into the languages. Workers that write a page ask for it too.
std::atomic<std::size_t>& current() {
  static std::atomic<std::size_t> index = 0;
  return index;
}

void useFonts(const QString& code) {
  loadFont(code);
  for (const QString& family :
       {QApplication::font().family(), QStringLiteral("DejaVu Sans"), QStringLiteral("DejaVu Sans Mono")}) {
    QFont::removeSubstitutions(family);
    QFont::insertSubstitutions(family, fontsOf(code));
  }
}

}  // namespace

const std::vector<Language>& languages() {
  static const std::vector<Language> all = {
      {"en", "English"}, {"de", "Deutsch"}, {"es", "Español"}, {"ja", "日本語"}, {"zh_CN", "简体中文"}};
  return all;
}

QString languageFor(const QString& asked) {
  if (asked == kSystemLanguage) {
    for (const QString& each : QLocale::system().uiLanguages()) {
      QString found = languageFor(each);
      if (!found.isEmpty()) return found;
    }
    return QStringLiteral("en");
  }
  const QLocale locale(asked);
  // traditional characters are another language to read
  const QString code = locale.language() == QLocale::Chinese && locale.script() == QLocale::SimplifiedHanScript
                           ? QStringLiteral("zh_CN")
                           : QLocale::languageToCode(locale.language());
  const bool is_there =
      std::any_of(languages().begin(), languages().end(), [&](const Language& each) { return each.code == code; });
  return is_there ? code : QString();
}

bool loadTexts(const QString& language_or_file) {
  const bool is_file = language_or_file.endsWith(QLatin1String(".qm"));
  auto texts = std::make_unique<QTranslator>();
  if (!texts->load(is_file ? language_or_file
                           : QStringLiteral(":/translations/linkwright_%1.qm").arg(language_or_file)))
    return false;
  auto of_qt = std::make_unique<QTranslator>();
  const QString name = QStringLiteral("qtbase_") + language_or_file;
  if (is_file || !of_qt->load(name, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) of_qt.reset();
  install(std::move(of_qt), QStringLiteral("linkwrightQtTexts"));
  install(std::move(texts), QStringLiteral("linkwrightTexts"));
  useFonts(language_or_file);
  for (std::size_t i = 0; i < languages().size(); ++i) {
    if (languages()[i].code == language_or_file) current() = i;
  }
  return true;
}

QString currentLanguage() { return languages()[current()].code; }

QString withFullWidthJoined(QString text) {
  static const QRegularExpression line_end(
      QStringLiteral("(?<=[\\p{Han}\\p{Hiragana}\\p{Katakana}\\x{3000}-\\x{303F}\\x{FF00}-\\x{FF60}“”])\n"
                     "(?=[\\p{Han}\\p{Hiragana}\\p{Katakana}\\x{3000}-\\x{303F}\\x{FF00}-\\x{FF60}“”])"));
  return text.remove(line_end);
}

QString outdatedNote() {
  return QCoreApplication::translate("Language", "The English text is newer than this translation.");
}

QString inSentence(const QString& name) { return currentLanguage() == QLatin1String("de") ? name : name.toLower(); }

}  // namespace linkwright::ui
