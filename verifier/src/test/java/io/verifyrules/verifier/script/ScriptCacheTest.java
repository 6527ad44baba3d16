package io.verifyrules.verifier.script;

import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.cache.Seal;
import io.verifyrules.verifier.cache.SealedEntries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ScriptCacheTest {

    private static final Seal SEAL = Seal.random();

    private static final ScriptClasses CLASSES = new ScriptClasses("A_rules",
            Map.of("A_rules", new byte[]{1, 2, 3}, "A_rules$x", new byte[0]));

    @TempDir
    private Path folder;

    private ScriptCache cache() {
        return new ScriptCache(new SealedEntries(new CacheDirectory(folder), "scripts", SEAL), "build");
    }

    private static String key(ScriptCache cache, String text, String name) {
        return cache.key(new ScriptText(text, name, name));
    }

    private static void assertHolds(ScriptCache cache, String key) {
        assertThat(cache.find(key)).hasValueSatisfying(found -> {
            assertThat(found.script()).isEqualTo("A_rules");
            assertThat(found.classes()).containsOnlyKeys("A_rules", "A_rules$x")
                    .containsEntry("A_rules", new byte[]{1, 2, 3});
        });
    }

    @Test
    void whatIsStoredIsFound() {
        String key = key(cache(), "text", "a.rules.kts");
        assertThat(cache().find(key)).isEmpty();
        cache().store(key, CLASSES);
        assertHolds(cache(), key);
    }

    @Test
    void textNameAndBuildTellEntriesApart() {
        ScriptCache other = new ScriptCache(new SealedEntries(new CacheDirectory(folder), "scripts", SEAL),
                "another build");
        assertThat(List.of(key(cache(), "text", "a"), key(cache(), "texts", "a"), key(cache(), "text", "b"),
                key(cache(), "tex", "ta"), key(other, "text", "a"))).doesNotHaveDuplicates();
    }

    @Test
    void anEntryDamagedAnywhereCountsAsAbsent() throws IOException {
        String key = key(cache(), "text", "a.rules.kts");
        cache().store(key, CLASSES);
        byte[] whole = Files.readAllBytes(folder.resolve(key));
        for (int length = 0; length < whole.length; length++) {
            Files.write(folder.resolve(key), java.util.Arrays.copyOf(whole, length));
            assertThat(cache().find(key)).as("cut to %d bytes", length).isEmpty();
        }
        for (int at = 0; at < whole.length; at++) {
            byte[] flipped = whole.clone();
            flipped[at] ^= 0x40;
            Files.write(folder.resolve(key), flipped);
            assertThat(cache().find(key)).as("byte %d changed", at).isEmpty();
        }
    }

    @Test
    void classesThatSomebodyElseHasWrittenAreNotThere() {
        String key = key(cache(), "text", "a.rules.kts");
        ScriptCache others = new ScriptCache(new SealedEntries(new CacheDirectory(folder), "scripts", Seal.random()),
                "build");
        others.store(key, CLASSES);
        assertThat(cache().find(key)).isEmpty();
    }

    @Test
    void aFolderThatCannotBeWrittenKeepsNothing() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        ScriptCache cache = new ScriptCache(
                new SealedEntries(new CacheDirectory(file.resolve("below")), "scripts", SEAL), "build");
        cache.store("key", CLASSES);
        assertThat(cache.find("key")).isEmpty();
    }

    @Test
    void readersAmongManyWritersNeverSeeHalfAnEntry() throws Exception {
        String key = key(cache(), "text", "a.rules.kts");
        cache().store(key, CLASSES);
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Callable<Boolean>> work = IntStream.range(0, 200).<Callable<Boolean>>mapToObj(number -> () -> {
                if (number % 2 == 0) {
                    cache().store(key, CLASSES);
                }
                return cache().find(key).isPresent();
            }).toList();
            for (var result : threads.invokeAll(work)) {
                assertThat(result.get()).isTrue();
            }
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).as("no unfinished files stay behind").hasSize(1);
        }
    }

    @Test
    void anyBytesAreAnAbsentEntryAndNoError() throws IOException {
        for (int seed = 0; seed < 50; seed++) {
            byte[] foreign = new byte[new Random(seed).nextInt(200)];
            new Random(seed).nextBytes(foreign);
            Files.write(folder.resolve("key"), foreign);
            assertThat(cache().find("key")).as("seed %d", seed).isEmpty();
        }
    }
}
