// makesounds FOLDER: writes every sound of the game there as a WAV file. The same bytes in every run.
#include "recipes.h"

#include <cstdio>

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fputs("usage: makesounds FOLDER\n", stderr);
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    std::vector<Recipe> recipes = tableSounds();
    for (Recipe &recipe : gameSounds())
        recipes.push_back(std::move(recipe));
    for (const Recipe &recipe : recipes) {
        const std::filesystem::path path = folder / (recipe.name + ".wav");
        if (!writeWav(path, recipe.channels)) {
            std::fprintf(stderr, "makesounds: cannot write %s\n", path.c_str());
            return 1;
        }
    }
    return 0;
}
