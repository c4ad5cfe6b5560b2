# Draws the icons in every size: builds the program that does it, and runs it. Included by whoever needs them.
# Sets icons_folder and icon_sizes; the target is "icons", its files are <icons_folder>/<name>/<size>.png, .ico and .icns.

add_executable(makeicons "${CMAKE_CURRENT_LIST_DIR}/makeicons.cpp")
target_link_libraries(makeicons PRIVATE Qt6::Gui Qt6::Svg generala_flags)
set_target_properties(makeicons PROPERTIES AUTOMOC OFF)

set(icons_folder "${PROJECT_BINARY_DIR}/icons")
set(icon_sizes 16 22 24 32 48 64 128 256 512)
set(icon_files)
foreach(name generala application-x-generala-game)
    set(pictures)
    foreach(size ${icon_sizes})
        list(APPEND pictures "${icons_folder}/${name}/${size}.png")
    endforeach()
    list(APPEND pictures "${icons_folder}/${name}/${name}.ico" "${icons_folder}/${name}/${name}.icns")
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_LIST_DIR}/${name}*.svg")
    add_custom_command(OUTPUT ${pictures}
        COMMAND "${CMAKE_COMMAND}" -E env ASAN_OPTIONS=detect_leaks=0 # what Qt keeps till the end is no leak of ours
                $<TARGET_FILE:makeicons> "${CMAKE_CURRENT_LIST_DIR}/${name}.svg" "${icons_folder}/${name}"
        DEPENDS makeicons ${sources}
        COMMENT "Drawing the icon ${name}"
        VERBATIM)
    list(APPEND icon_files ${pictures})
endforeach()
add_custom_target(icons ALL DEPENDS ${icon_files})
