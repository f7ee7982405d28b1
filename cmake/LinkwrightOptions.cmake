# SPDX-License-Identifier: GPL-3.0-or-later
# The compile options that every Linkwright target shares.

# where ccache is installed, what was compiled before is not compiled again; with precompiled headers it has to be told
# that it may (its manual, "Precompiled headers")
find_program(LINKWRIGHT_CCACHE ccache)
mark_as_advanced(LINKWRIGHT_CCACHE)
if(LINKWRIGHT_CCACHE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER
    "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros "${LINKWRIGHT_CCACHE}")
  add_compile_options($<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
endif()
# a faster linker where there is one
find_program(LINKWRIGHT_LINKER NAMES mold ld.lld)
mark_as_advanced(LINKWRIGHT_LINKER)
if(LINKWRIGHT_LINKER MATCHES "mold$")
  add_link_options(-fuse-ld=mold)
elseif(LINKWRIGHT_LINKER)
  add_link_options(-fuse-ld=lld)
endif()

add_library(linkwright_options INTERFACE)
target_include_directories(linkwright_options INTERFACE "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>")
# the recorded recursion must have the bits of the plain one: nothing is fused in one and not in the other
target_compile_options(linkwright_options INTERFACE -ffp-contract=off)
if(LINKWRIGHT_JOIN)
  # warnings cost a sixth of the time and belong to the build file by file (the dev preset); of those that gcc has on by
  # itself, one sees overflows in std::string's own operator+ that are not there (its bug 105651)
  target_compile_options(linkwright_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow>)
else()
  target_compile_options(linkwright_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wcast-qual
    -Woverloaded-virtual -Wnon-virtual-dtor -Wdouble-promotion -Wformat=2 -Wextra-semi
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond;-Wduplicated-branches;-Wlogical-op;-Wsuggest-override>
    # the same bug of gcc 12
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict;-Wno-stringop-overflow>)
endif()
if(LINKWRIGHT_WERROR)
  target_compile_options(linkwright_options INTERFACE -Werror)
endif()
if(LINKWRIGHT_SANITIZE)
  target_compile_options(linkwright_options INTERFACE -fsanitize=${LINKWRIGHT_SANITIZE} -fno-omit-frame-pointer)
  target_link_options(linkwright_options INTERFACE -fsanitize=${LINKWRIGHT_SANITIZE})
endif()

# For what spends its time in core, in Qt and in waiting for a person: -O1 compiles a tenth faster.
function(linkwright_optimise_little target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release,RelWithDebInfo>:-O1>)
endfunction()
