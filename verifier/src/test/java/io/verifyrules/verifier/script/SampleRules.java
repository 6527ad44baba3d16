package io.verifyrules.verifier.script;

import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.cache.CachePlace;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The rule files of the tests, read once for all tests. Those of one folder are compiled together, which costs a third, and compiled
 * files are kept from one build to the next.
 */
public final class SampleRules {

    private static final Path FOLDERS = Path.of("src/test/rules");
    private static final Path COMPILED = Path.of("target/test-rules");

    private static final Optional<ScriptCache> CACHE = CachePlace
            .of(Optional.of(COMPILED.toAbsolutePath().toString()),
                    Optional.ofNullable(System.getProperty("verifyrules.config")), System.getenv())
            .entries("scripts")
            .map(entries -> new ScriptCache(entries, BuildFingerprint.ofRuleScripts()));
    private static final Map<Path, InProcess> READERS = new ConcurrentHashMap<>();
    private static final Map<Path, RuleFile> READ = new ConcurrentHashMap<>();

    private SampleRules() {
    }

    /** The files of a folder, which is called after the verdict that each of its rules gets. */
    public static List<Path> files(String folder) {
        return files(FOLDERS.resolve(folder));
    }

    /** The files of all folders. */
    public static List<Path> files() {
        return files(FOLDERS);
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> file.toString().endsWith(RuleScripts.EXTENSION)).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** What a file declares. */
    public static RuleFile load(Path file) {
        return READ.computeIfAbsent(file, SampleRules::read);
    }

    private static RuleFile read(Path file) {
        InProcess reader = READERS.computeIfAbsent(file.resolveSibling(""), SampleRules::reader);
        return switch (new RuleScripts(reader).load(file)) {
            case ScriptResult.Loaded loaded -> loaded.file();
            case ScriptResult.Failed failed -> throw new AssertionError(failed.mistakes().toString());
        };
    }

    private static InProcess reader(Path folder) {
        if (CACHE.isEmpty()) {
            return InProcess.forgetful();
        }
        ScriptCache cache = CACHE.orElseThrow();
        Map<Path, String> missing = new TreeMap<>();
        for (Path file : files(folder)) {
            String key = cache.key(text(file));
            if (cache.find(key).isEmpty()) {
                missing.put(file, key);
            }
        }
        if (missing.size() > 1) {
            new RuleScriptCompiler().compileTogether(List.copyOf(missing.keySet()))
                    .ifPresent(together -> missing
                            .forEach((file, key) -> cache.store(key, together.of(file).orElseThrow())));
        }
        return new InProcess(cache);
    }

    private static ScriptText text(Path file) {
        try {
            return new ScriptText(Files.readString(file), String.valueOf(file.getFileName()), file.toString());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
