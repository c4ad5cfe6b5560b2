# Translations of generala_ui: included once all of its sources are known.
#
#   cmake --build <build> --target update_translations    collects new texts into the .ts files
#
# Texts that are gone are kept as vanished, never deleted. English has a file for its plural forms only.

find_program(GENERALA_LUPDATE lupdate HINTS "${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS}" REQUIRED)

# Sources of sub-directories are absolute in the target already; those of this folder are made so.
get_target_property(ui_sources generala_ui SOURCES)
list(FILTER ui_sources INCLUDE REGEX "\\.cpp$")
set(translated_sources
    "${PROJECT_SOURCE_DIR}/app/application.cpp"
    "${PROJECT_SOURCE_DIR}/app/commandline.cpp"
    "${PROJECT_SOURCE_DIR}/app/terminal.cpp")
foreach(source IN LISTS ui_sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
    list(APPEND translated_sources "${source}")
endforeach()

set(translated_languages
    "${PROJECT_SOURCE_DIR}/translations/generala_es.ts"
    "${PROJECT_SOURCE_DIR}/translations/generala_ru.ts"
    "${PROJECT_SOURCE_DIR}/translations/generala_nb.ts")
set(plurals_only "${PROJECT_SOURCE_DIR}/translations/generala_en.ts")

add_custom_target(update_translations
    COMMAND "${GENERALA_LUPDATE}" -silent -locations none -I "${CMAKE_CURRENT_SOURCE_DIR}"
            ${translated_sources} -ts ${translated_languages}
    COMMAND "${GENERALA_LUPDATE}" -silent -locations none -pluralonly -I "${CMAKE_CURRENT_SOURCE_DIR}"
            ${translated_sources} -ts "${plurals_only}"
    WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
    COMMENT "Collecting texts into translations/*.ts"
    VERBATIM COMMAND_EXPAND_LISTS)

qt_add_lrelease(generala_ui
    TS_FILES ${translated_languages} "${plurals_only}"
    QM_FILES_OUTPUT_VARIABLE compiled_translations)
qt_add_resources(generala_ui translations
    PREFIX "/i18n"
    BASE "${CMAKE_CURRENT_BINARY_DIR}"
    FILES ${compiled_translations})
