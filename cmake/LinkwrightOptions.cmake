# SPDX-License-Identifier: GPL-3.0-or-later
# The compile options that every Linkwright target shares.

add_library(linkwright_options INTERFACE)
target_include_directories(linkwright_options INTERFACE "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>")
target_compile_options(linkwright_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wcast-qual
  -Woverloaded-virtual -Wnon-virtual-dtor -Wdouble-promotion -Wformat=2 -Wnull-dereference -Wextra-semi
  $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond;-Wduplicated-branches;-Wlogical-op;-Wsuggest-override>
  # gcc 12 sees overlaps and overflows in std::string's own operator+ that are not there (its bug 105651)
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict;-Wno-stringop-overflow>
  # the recorded recursion must have the bits of the plain one: nothing is fused in one and not in the other
  -ffp-contract=off)
if(LINKWRIGHT_WERROR)
  target_compile_options(linkwright_options INTERFACE -Werror)
endif()
if(LINKWRIGHT_SANITIZE)
  target_compile_options(linkwright_options INTERFACE -fsanitize=${LINKWRIGHT_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(linkwright_options INTERFACE -fsanitize=${LINKWRIGHT_SANITIZE})
endif()
