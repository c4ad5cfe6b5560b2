# A Debian package by CPack: app/package makes it. Included last, once everything that is installed is known.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME generala)
set(CPACK_PACKAGE_VENDOR "Generala developers")
set(CPACK_PACKAGE_CONTACT "Generala developers <generala@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "dice game for one table and one to six people")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Five dice, a leather cup and a scorecard: Generala Duel, Classic Generala and
Nordic Generala, and their relatives Scandinavian Yatzy, Yacht and American
Yatzy. Played with friends at one computer or against the computer, which has
four strengths up to perfect play, gives hints with their reason and analyses
finished games.
.
The game speaks English, Spanish, Russian and Norwegian Bokmål, can be played
by keyboard and screen reader alone, saves itself after every throw, and can
replay any game. Every throw follows from a seed that anyone can check.
.
The headless tool generala-cli scores, solves, simulates and checks games.")

# Libraries are found by dpkg-shlibdeps, in the sound plugin too. It cannot see what is loaded by name: the texts of
# Qt itself, the plugin that reads SVG icons (with libqt6svg6, named here for the reader), and the typeface.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6 (>= 6.4.2), qt6-translations-l10n, fonts-inter")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, qt6-qpa-plugins, fonts-dejavu-core, fonts-noto-color-emoji")

# Papers that only this package needs: copyright, its own list of changes, and what lintian should know.
file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/debian/doc" "${PROJECT_BINARY_DIR}/debian/overrides")
configure_file("${CMAKE_CURRENT_LIST_DIR}/copyright" "${PROJECT_BINARY_DIR}/debian/doc/copyright" COPYONLY)
configure_file("${CMAKE_CURRENT_LIST_DIR}/changelog" "${PROJECT_BINARY_DIR}/debian/changelog" COPYONLY)
execute_process(COMMAND "${GENERALA_GZIP}" -9nc "${PROJECT_BINARY_DIR}/debian/changelog"
    OUTPUT_FILE "${PROJECT_BINARY_DIR}/debian/doc/changelog.gz" COMMAND_ERROR_IS_FATAL ANY)
configure_file("${CMAKE_CURRENT_LIST_DIR}/lintian-overrides" "${PROJECT_BINARY_DIR}/debian/overrides/generala" COPYONLY)
set(CPACK_INSTALLED_DIRECTORIES
    "${PROJECT_BINARY_DIR}/debian/doc" usr/share/doc/generala
    "${PROJECT_BINARY_DIR}/debian/overrides" usr/share/lintian/overrides)
include(CPack)
