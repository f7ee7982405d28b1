# SPDX-License-Identifier: MIT
# libzip::zip, from the header and the library: the package configuration of Debian's libzip-dev also wants the tools
# zipcmp and zipmerge, which are in other packages, and fails where they are missing.
find_path(libzip_INCLUDE_DIR zip.h)
find_library(libzip_LIBRARY zip)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(libzip REQUIRED_VARS libzip_LIBRARY libzip_INCLUDE_DIR)
if(libzip_FOUND AND NOT TARGET libzip::zip)
  add_library(libzip::zip UNKNOWN IMPORTED GLOBAL)
  set_target_properties(libzip::zip PROPERTIES
    IMPORTED_LOCATION "${libzip_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${libzip_INCLUDE_DIR}")
endif()
