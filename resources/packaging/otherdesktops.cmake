# The program on Windows and macOS. UNTESTED: nobody has built the game there yet; the compiler's flags in
# GeneralaFlags.cmake are GCC's and Clang's, and application.cpp names the sound plugin as Linux does.
add_dependencies(generala icons)

if(WIN32)
    # Icon and version, as the Explorer shows them.
    set(windows_icon "${icons_folder}/generala/generala.ico")
    configure_file("${PROJECT_SOURCE_DIR}/resources/packaging/generala.rc.in" "${PROJECT_BINARY_DIR}/generala.rc" @ONLY)
    enable_language(RC)
    target_sources(generala PRIVATE "${PROJECT_BINARY_DIR}/generala.rc")
    set_source_files_properties("${PROJECT_BINARY_DIR}/generala.rc" PROPERTIES OBJECT_DEPENDS "${windows_icon}")
    set_target_properties(generala PROPERTIES WIN32_EXECUTABLE ON)
endif()

if(APPLE)
    set(bundle_icon "${icons_folder}/generala/generala.icns")
    set_source_files_properties("${bundle_icon}" PROPERTIES MACOSX_PACKAGE_LOCATION Resources GENERATED ON)
    target_sources(generala PRIVATE "${bundle_icon}")
    set_target_properties(generala PROPERTIES
        MACOSX_BUNDLE ON
        MACOSX_BUNDLE_BUNDLE_NAME Generala
        MACOSX_BUNDLE_GUI_IDENTIFIER org.example.generala
        MACOSX_BUNDLE_BUNDLE_VERSION "${PROJECT_VERSION}"
        MACOSX_BUNDLE_SHORT_VERSION_STRING "${PROJECT_VERSION}"
        MACOSX_BUNDLE_COPYRIGHT "GPL-3.0-or-later"
        MACOSX_BUNDLE_ICON_FILE generala.icns)
endif()

# Qt's libraries and plugins beside the program.
qt_generate_deploy_app_script(TARGET generala FILENAME_VARIABLE deploy_script NO_UNSUPPORTED_PLATFORM_ERROR)
install(SCRIPT "${deploy_script}")
