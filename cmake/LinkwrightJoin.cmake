# SPDX-License-Identifier: GPL-3.0-or-later
# Sources joined by folder: most of what a compiler does for one file of ours is reading headers, which the next file
# of the folder wants too.

# linkwright_join(TARGET BYTES [APART FILE...] [TOGETHER HEADER...]): the .cpp files of each folder of the target are
# compiled together, in units of about BYTES of source at the most, so that a change costs one unit and every core has
# one. APART are files that stay alone: with options of their own, or too slow to wait for beside others. Those that
# include one of the headers TOGETHER are joined across folders: a change of such a header has them compiled again, and
# no more.
function(linkwright_join target bytes)
  if(NOT LINKWRIGHT_JOIN)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "APART;TOGETHER")
  list(JOIN arg_TOGETHER "|" together)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  set(folders)
  foreach(source IN LISTS sources)
    get_filename_component(path "${source}" ABSOLUTE)
    file(RELATIVE_PATH path "${CMAKE_CURRENT_SOURCE_DIR}" "${path}")
    if(NOT path MATCHES "\\.cpp$" OR path IN_LIST arg_APART)
      continue()
    endif()
    get_filename_component(folder "${path}" DIRECTORY)
    if(arg_TOGETHER)
      file(STRINGS "${path}" found REGEX "^#include \"(${together})\"$" LIMIT_COUNT 1)
      if(found)
        set(folder "together")
      endif()
    endif()
    string(MAKE_C_IDENTIFIER "${target}_${folder}" folder)
    list(APPEND folders ${folder})
    list(APPEND files_${folder} "${path}")
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    set(whole 0)
    foreach(path IN LISTS files_${folder})
      file(SIZE "${CMAKE_CURRENT_SOURCE_DIR}/${path}" size)
      math(EXPR whole "${whole} + ${size}")
    endforeach()
    # units of one size, as few as the limit allows
    math(EXPR count "(${whole} + ${bytes} - 1) / ${bytes}")
    set(before 0)
    foreach(path IN LISTS files_${folder})
      math(EXPR unit "${before} * ${count} / ${whole}")
      set_source_files_properties("${path}" PROPERTIES UNITY_GROUP "${folder}_${unit}")
      file(SIZE "${CMAKE_CURRENT_SOURCE_DIR}/${path}" size)
      math(EXPR before "${before} + ${size}")
    endforeach()
  endforeach()
endfunction()
