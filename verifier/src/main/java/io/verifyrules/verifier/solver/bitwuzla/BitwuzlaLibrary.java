package io.verifyrules.verifier.solver.bitwuzla;

import io.verifyrules.verifier.cache.NativeLibraries;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * The native library of Bitwuzla for one platform.
 *
 * @param system  as Java names it
 * @param machine likewise
 */
record BitwuzlaLibrary(String system, String machine) {

    private static final String FOLDER = "/bitwuzla-libs/";

    static BitwuzlaLibrary ofThisPlatform() {
        return new BitwuzlaLibrary(System.getProperty("os.name", ""), System.getProperty("os.arch", ""));
    }

    /** Its name, which no resource has on a platform for which it is not built. */
    private String file() {
        String kind = switch (machine.toLowerCase(Locale.ROOT)) {
            case "amd64", "x86_64", "x64" -> "x64";
            case "aarch64", "arm64" -> "arm64";
            default -> machine;
        };
        String os = system.toLowerCase(Locale.ROOT);
        String suffix = os.startsWith("windows") ? "dll" : os.startsWith("linux") ? "so" : os;
        return "libbitwuzlaj-" + kind + "." + suffix;
    }

    boolean present() {
        return BitwuzlaLibrary.class.getResource(FOLDER + file()) != null;
    }

    void load() throws IOException {
        NativeLibraries.load(FOLDER, List.of(file()), BitwuzlaLibrary.class::getResourceAsStream,
                directory -> System.load(directory.resolve(file()).toString()));
    }

    @Override
    public String toString() {
        return system + " on " + machine;
    }
}
