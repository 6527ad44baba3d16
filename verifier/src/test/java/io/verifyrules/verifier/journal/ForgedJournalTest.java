package io.verifyrules.verifier.journal;

import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.cache.Seal;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.json.journal.JournalLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** A run that goes on from another one believes what this user's runs have written. */
class ForgedJournalTest {

    private static final Seal SEAL = Seal.random();

    @TempDir
    private Path folder = Path.of("");

    private Journal open(String name, Seal seal) {
        return Journal.open(new SealedEntries(new CacheDirectory(folder), "journal", seal), name, true).orElseThrow();
    }

    /** The journal of a run that did not come to its end. */
    private Path leftBy(Seal seal) throws IOException {
        open("run", seal).done("key", List.of());
        try (Stream<Path> all = Files.list(folder)) {
            return all.findFirst().orElseThrow();
        }
    }

    @Test
    void whatThisUsersRunLeftIsTakenOver() throws IOException {
        Path left = leftBy(SEAL);
        Path moved = Files.copy(left, folder.resolve("run-2.jsonl"));
        assertThat(moved).exists();
        Files.delete(left);
        Files.move(moved, left);
        assertThat(open("run", SEAL).left()).isEqualTo(1);
    }

    @Test
    void whatSomebodyElseLeftIsNot() throws IOException {
        Path left = leftBy(Seal.random());
        Files.copy(left, folder.resolve("copy"));
        Files.delete(left);
        Files.move(folder.resolve("copy"), left);
        assertThat(open("run", SEAL).left()).isZero();
    }

    @Test
    void aLineWithoutASealOrOfAnotherJournalIsNone() throws IOException {
        JournalSeal seal = new JournalSeal(SEAL, "journal/run");
        String line = JournalLine.done("key", List.of()).text();
        assertThat(seal.opened(seal.closed(line))).contains(line);
        assertThat(seal.opened(line)).isEmpty();
        assertThat(seal.opened("")).isEmpty();
        assertThat(seal.opened(new JournalSeal(SEAL, "journal/other").closed(line))).isEmpty();
        assertThat(seal.opened(seal.closed(line).replace("DONE", "BEGUN"))).isEmpty();
        Files.writeString(folder.resolve("run-1.jsonl"), line + "\n");
        assertThat(open("run", SEAL).left()).isZero();
    }
}
