package io.verifyrules.verifier.solver.cvc5;

import io.verifyrules.verifier.cache.NativeLibraries;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * The native library of cvc5 for one platform.
 *
 * @param system  as the resource folders of the bindings name it
 * @param machine likewise
 */
record Cvc5Library(String system, String machine) {

    static Cvc5Library ofThisPlatform() {
        return of(System.getProperty("os.name", ""), System.getProperty("os.arch", ""));
    }

    static Cvc5Library of(String osName, String osArch) {
        String system = osName.toLowerCase(Locale.ROOT);
        String machine = osArch.toLowerCase(Locale.ROOT);
        return new Cvc5Library(system.startsWith("windows") ? "windows" : system.startsWith("mac") ? "osx" : system,
                switch (machine) {
                    case "amd64", "x64" -> "x86_64";
                    case "aarch64", "arm64" -> "aarch_64";
                    default -> machine;
                });
    }

    private String file() {
        return switch (system) {
            case "windows" -> "cvc5jni.dll";
            case "osx" -> "libcvc5jni.dylib";
            default -> "libcvc5jni.so";
        };
    }

    private String folder() {
        return "/cvc5-libs/" + system + "/" + machine + "/";
    }

    boolean present() {
        return Cvc5Library.class.getResource(folder() + file()) != null;
    }

    void load() throws IOException {
        NativeLibraries.load(folder(), List.of(file()), Cvc5Library.class::getResourceAsStream,
                directory -> System.load(directory.resolve(file()).toString()));
    }

    @Override
    public String toString() {
        return system + " on " + machine;
    }
}
