# SPDX-License-Identifier: GPL-3.0-or-later
# Texts in other languages, and the plurals of English: what lrelease makes of their .ts files. Debian has the tool in
# a folder of Qt 6's own; its CMake files would need the whole of Qt's designer.
find_program(LINKWRIGHT_LRELEASE lrelease
  HINTS "${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS}" /usr/lib/qt6/bin NO_CMAKE_PATH NO_SYSTEM_ENVIRONMENT_PATH)
if(NOT LINKWRIGHT_LRELEASE)
  message(FATAL_ERROR "There is no lrelease of Qt 6 (Debian: qt6-l10n-tools)")
endif()

# linkwright_compile_texts(OUT.qm IN.ts)
function(linkwright_compile_texts out in)
  add_custom_command(OUTPUT "${out}" COMMAND "${LINKWRIGHT_LRELEASE}" -silent "${in}" -qm "${out}" DEPENDS "${in}"
    COMMENT "Compiling ${in}" VERBATIM)
endfunction()
