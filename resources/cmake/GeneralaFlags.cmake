# One interface target holds every compiler flag and definition of the project.
add_library(generala_flags INTERFACE)

target_compile_options(generala_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    -Wold-style-cast -Wcast-align -Wunused -Wformat=2 -Wimplicit-fallthrough
    $<$<BOOL:${GENERALA_WERROR}>:-Werror>)

target_compile_definitions(generala_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)

if(GENERALA_FUZZ)
    target_compile_options(generala_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

if(GENERALA_SANITIZE)
    target_compile_options(generala_flags INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(generala_flags INTERFACE -fsanitize=address,undefined)
endif()

if(GENERALA_SANITIZE_THREADS)
    target_compile_options(generala_flags INTERFACE -fsanitize=thread -fno-omit-frame-pointer)
    target_link_options(generala_flags INTERFACE -fsanitize=thread)
endif()

# Only core's own lines are counted, also those of its headers in the tests; several threads count at once.
if(GENERALA_COVERAGE)
    target_compile_options(generala_flags INTERFACE
        --coverage -fprofile-update=atomic "-fprofile-filter-files=/core/[a-z]+/")
    target_link_options(generala_flags INTERFACE --coverage)
endif()
