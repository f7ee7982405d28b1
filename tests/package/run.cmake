# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DBUILD_DIR=... -DSOURCE_DIR=... -DGENERATOR=... -DCOMPILER=... -P run.cmake
# Installs core into a folder of its own and builds the examples against it, as a stranger's project would.
set(prefix "${BUILD_DIR}/package_test/prefix")
set(consumer "${BUILD_DIR}/package_test/build")
file(REMOVE_RECURSE "${prefix}" "${consumer}")

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "${ARGN}\nended with ${code}:\n${output}")
  endif()
endfunction()

run("${CMAKE_COMMAND}" --install "${BUILD_DIR}" --prefix "${prefix}" --component core)
run("${CMAKE_COMMAND}" -S "${SOURCE_DIR}/examples" -B "${consumer}" -G "${GENERATOR}"
  "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_PREFIX_PATH=${prefix}")
run("${CMAKE_COMMAND}" --build "${consumer}")
run("${CMAKE_CTEST_COMMAND}" --test-dir "${consumer}" --no-tests=error)
