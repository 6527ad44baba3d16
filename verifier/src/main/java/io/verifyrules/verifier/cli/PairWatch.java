package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.resultcache.KnownPairs;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Checks the same pairs of programs each time that their files are saved. Reports are written each time.
 *
 * @param files the files, and folders with tests
 * @param turns how many times at most
 * @param all   whether every function that changes has its lines, not findings alone
 */
record PairWatch(Surroundings surroundings, PairOptions options, List<Path> files, int turns, boolean all) {

    /** Milliseconds between two looks at the files. */
    private static final int PAUSE = 40;

    PairWatch {
        files = List.copyOf(files);
    }

    /** One run, up to its end. */
    @FunctionalInterface
    interface Turn {
        void check(PairRun run) throws InterruptedException;
    }

    /** Checks until somebody wishes to end. */
    int run(Turn turn) throws InterruptedException {
        KnownPairs known = options.known(surroundings);
        PairChanges changes = new PairChanges(options.aside(surroundings), known, all);
        FileChanges saved = new FileChanges(files.stream().map(Path::toString).toList(),
                file -> file.toString().endsWith(".mlir"));
        TypedLines typed = TypedLines.of(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (int i = 0; i < turns; i++) {
            if (i > 0) {
                if (!untilSaved(saved, typed)) {
                    break;
                }
                saved.await();
            }
            changes.begin();
            PairRun run = new PairRun(surroundings, options, known, changes);
            turn.check(run);
            run.end();
        }
        return ExitCode.AS_EXPECTED.number();
    }

    private static boolean untilSaved(FileChanges saved, TypedLines typed) throws InterruptedException {
        while (!saved.any()) {
            if (typed.within(PAUSE).filter(line -> line.strip().equals("q")).isPresent()) {
                return false;
            }
        }
        return true;
    }
}
