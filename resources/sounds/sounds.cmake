# Makes the sounds: builds the program that computes them, and runs it. Included by whoever embeds them.
# Sets sounds_folder and sound_files.

add_executable(makesounds
    "${CMAKE_CURRENT_LIST_DIR}/gamesounds.cpp"
    "${CMAKE_CURRENT_LIST_DIR}/makesounds.cpp"
    "${CMAKE_CURRENT_LIST_DIR}/recipes.h"
    "${CMAKE_CURRENT_LIST_DIR}/synth.cpp" "${CMAKE_CURRENT_LIST_DIR}/synth.h"
    "${CMAKE_CURRENT_LIST_DIR}/tablesounds.cpp"
    "${CMAKE_CURRENT_LIST_DIR}/wave.cpp" "${CMAKE_CURRENT_LIST_DIR}/wave.h")
target_link_libraries(makesounds PRIVATE generala_flags)
set_target_properties(makesounds PROPERTIES AUTOMOC OFF)

set(sounds_folder "${PROJECT_BINARY_DIR}/sounds")
set(sound_files)
# Name and number of variants.
foreach(sound IN ITEMS "rattle 8" "felt 8" "dice 6" "lock 3" "unlock 3" "tick 2" "row 3" "zero 3"
                       "turn 1" "generala 1" "served 1" "end 1")
    separate_arguments(sound)
    list(POP_FRONT sound name count)
    foreach(variant RANGE 1 ${count})
        list(APPEND sound_files "${sounds_folder}/${name}-${variant}.wav")
    endforeach()
endforeach()

file(MAKE_DIRECTORY "${sounds_folder}")
add_custom_command(OUTPUT ${sound_files}
    COMMAND makesounds "${sounds_folder}"
    DEPENDS makesounds
    COMMENT "Making the sounds"
    VERBATIM)
