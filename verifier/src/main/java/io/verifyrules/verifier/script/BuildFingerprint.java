package io.verifyrules.verifier.script;

import io.verifyrules.dsl.syntax.RulesScope;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * A value that changes when the classes change on which a compiled rule file depends: a checksum of their byte code.
 */
public final class BuildFingerprint {

    private static final List<String> READING = List.of("io/verifyrules/verifier/script",
            "io/verifyrules/verifier/json", "io/verifyrules/verifier/isolation");

    private final CRC32 checksum = new CRC32();
    private long size;

    private BuildFingerprint() {
    }

    /** The language, and how rule files are compiled to it and run. */
    static String ofRuleScripts() {
        BuildFingerprint build = new BuildFingerprint();
        try {
            build.addAll(place(RulesScope.class));
            for (Class<?> type : List.of(RuleScriptCompiler.class, ScriptClasses.class, ScriptCache.class)) {
                build.add(type);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return build.toString();
    }

    /** The language, and all that makes rules of a rule file and hands them over to another process. */
    public static String ofReading() {
        BuildFingerprint build = new BuildFingerprint();
        try {
            build.addAll(place(RulesScope.class));
            build.addPackages(place(BuildFingerprint.class));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return build.toString();
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException malformed) {
            throw new IllegalStateException("the program is not on a class path of files", malformed);
        }
    }

    /** A jar states the checksum of each of its files. */
    private void addPackages(Path jarOrFolder) throws IOException {
        if (Files.isDirectory(jarOrFolder)) {
            for (String name : READING) {
                addAll(jarOrFolder.resolve(name));
            }
            return;
        }
        try (JarFile jar = new JarFile(jarOrFolder.toFile(), false)) {
            jar.stream()
                    .filter(entry -> READING.stream().anyMatch(entry.getName()::startsWith))
                    .forEach(entry -> add((entry.getName() + entry.getCrc()).getBytes(StandardCharsets.UTF_8)));
        }
    }

    /** The content of some files, in their order. */
    static String of(List<Path> files) throws IOException {
        BuildFingerprint content = new BuildFingerprint();
        for (Path file : files) {
            content.add(Files.readAllBytes(file));
        }
        return content.toString();
    }

    private void addAll(Path jarOrFolder) throws IOException {
        try (Stream<Path> all = Files.walk(jarOrFolder)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                add(Files.readAllBytes(file));
            }
        }
    }

    private void add(Class<?> type) throws IOException {
        try (InputStream code = Objects.requireNonNull(type.getResourceAsStream(type.getSimpleName() + ".class"),
                "byte code of a loaded class")) {
            add(code.readAllBytes());
        }
    }

    private void add(byte[] bytes) {
        checksum.update(bytes);
        size += bytes.length;
    }

    @Override
    public String toString() {
        return Long.toHexString(checksum.getValue()) + "." + size;
    }
}
