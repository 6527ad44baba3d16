package io.verifyrules.verifier.script;

import io.verifyrules.dsl.syntax.RulesScope;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** What changes when the classes that compiled rule files refer to change: a checksum of their jars or class folders. */
final class BuildFingerprint {

    private BuildFingerprint() {
    }

    static String ofRuleScripts() {
        return of(List.of(place(RulesScope.class), place(RuleScript.class)));
    }

    static String of(List<Path> places) {
        CRC32 checksum = new CRC32();
        long size = 0;
        try {
            for (Path place : places) {
                for (Path file : files(place)) {
                    byte[] bytes = Files.readAllBytes(file);
                    checksum.update(bytes);
                    size += bytes.length;
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return Long.toHexString(checksum.getValue()) + "." + size;
    }

    private static List<Path> files(Path place) throws IOException {
        if (Files.isRegularFile(place)) {
            return List.of(place);
        }
        try (Stream<Path> all = Files.walk(place)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException malformed) {
            throw new IllegalStateException("the class path has a place that is no file: " + type, malformed);
        }
    }
}
