# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DBUILD_DIR=... -DSOURCE_DIR=... -DGENERATOR=... -DCOMPILER=... -P run.cmake
# Installs core into a folder of its own and builds on it, as others would: the installed examples, and a stranger's
# project. The prefix is moved before it is used: nothing in it may name the place where it was made.
set(scratch "${BUILD_DIR}/package_test")
set(prefix "${scratch}/moved")
file(REMOVE_RECURSE "${scratch}")

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${ARGN}\nended with ${code}:\n${output}")
  endif()
endfunction()

# configures, builds and tests the project in `source`
function(use source build)  # and any more arguments of the configuration
  run("${CMAKE_COMMAND}" -S "${source}" -B "${build}" -G "${GENERATOR}" "-DCMAKE_CXX_COMPILER=${COMPILER}"
    "-DCMAKE_PREFIX_PATH=${prefix}" -DCMAKE_BUILD_TYPE=Release
    -DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF -DCMAKE_COMPILE_WARNING_AS_ERROR=ON ${ARGN})
  run("${CMAKE_COMMAND}" --build "${build}")
  run("${CMAKE_CTEST_COMMAND}" --test-dir "${build}" --output-on-failure --no-tests=error)
endfunction()

run("${CMAKE_COMMAND}" --install "${BUILD_DIR}" --prefix "${scratch}/prefix" --component core)
file(RENAME "${scratch}/prefix" "${prefix}")

# every header of core is there; the stranger includes them all
set(includes "")
file(GLOB_RECURSE headers RELATIVE "${SOURCE_DIR}" "${SOURCE_DIR}/core/*.h")
foreach(header IN LISTS headers)
  if(NOT EXISTS "${prefix}/include/linkwright/${header}")
    message(FATAL_ERROR "${header} is not installed")
  endif()
  string(APPEND includes "#include <${header}>\n")
endforeach()
file(WRITE "${scratch}/AllHeaders.cpp" "${includes}")

file(GLOB examples "${prefix}/share/doc/*/examples")
use("${examples}" "${scratch}/examples")
use("${SOURCE_DIR}/tests/package/stranger" "${scratch}/stranger" "-DCRANE_EXTRA_SOURCE=${scratch}/AllHeaders.cpp")
