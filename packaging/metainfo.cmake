# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DPICTURES=ADDRESS -DOUTPUT=FILE -P metainfo.cmake: the description for software centres with pictures, which they
# fetch from the web: ADDRESS is where the folder assets/manual/pictures is published.
set(shown
  "1280x720-light/03-drag.png|Drag the end effector, and inverse kinematics follows"
  "1280x720-light/06-step-backward.png|Step through the recursion: each equation with its numbers and vectors"
  "1280x720-light/18-move.png|Plan a motion and see the torque of each joint over time"
  "1280x720-light/20-contacts.png|Simulate contact and friction"
  "1280x720-light/25-bending.png|See elastic links bend"
  "1280x720-light/32-lesson.png|Take a lesson that asks before it shows")
set(pictures "")
set(type " type=\"default\"")
foreach(each IN LISTS shown)
  string(REPLACE "|" ";" each "${each}")
  list(GET each 0 file)
  list(GET each 1 caption)
  string(APPEND pictures "    <screenshot${type}>\n      <caption>${caption}</caption>\n"
    "      <image type=\"source\" width=\"1280\" height=\"720\">${PICTURES}/${file}</image>\n    </screenshot>\n")
  set(type "")
endforeach()
file(READ "${CMAKE_CURRENT_LIST_DIR}/org.linkwright.linkwright.metainfo.xml" text)
string(REPLACE "  <content_rating" "  <screenshots>\n${pictures}  </screenshots>\n  <content_rating" text "${text}")
file(WRITE "${OUTPUT}" "${text}")
