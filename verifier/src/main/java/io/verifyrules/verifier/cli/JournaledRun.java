package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.journal.Journal;
import io.verifyrules.verifier.journal.JournaledVerifier;
import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.verify.RuleVerifier;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A run whose finished results are kept until it comes to its end. */
record JournaledRun(Surroundings surroundings, Optional<Journal> journal) {

    private static final String RESUME = "--resume";

    /** A run in some surroundings. */
    @FunctionalInterface
    interface Body {
        ExitCode run(Surroundings surroundings) throws InterruptedException;
    }

    static JournaledRun of(Surroundings surroundings, List<String> arguments, boolean resume) {
        String name = RuleKey
                .digest(Stream
                        .concat(Stream.of(Path.of("").toAbsolutePath().toString()),
                                arguments.stream().filter(argument -> !argument.equals(RESUME)))
                        .toArray(String[]::new));
        Optional<Journal> journal = surroundings.journals().flatMap(folder -> Journal.open(folder, name, resume));
        int left = journal.map(Journal::left).orElse(0);
        String note = left > 0
                ? "an earlier run with these arguments left the results of " + left
                        + (left == 1 ? " rule; " : " rules; ")
                        + (resume ? "they are taken over" : "--resume takes them over")
                : resume ? "there are no results of an earlier run with these arguments" : "";
        if (!note.isEmpty()) {
            surroundings.err().line("verify-rules: " + note);
        }
        return new JournaledRun(surroundings, journal);
    }

    ExitCode call(Body body) throws InterruptedException {
        surroundings.early().keeping(journal);
        ExitCode code = body
                .run(journal.map(kept -> surroundings.withVerifier(() -> verifier(kept))).orElse(surroundings));
        surroundings.early().keeping(Optional.empty());
        journal.ifPresent(Journal::close);
        return code;
    }

    private RuleVerifier verifier(Journal kept) {
        RuleVerifier verifier = surroundings.verifier().get();
        return surroundings.work().isPresent()
                ? JournaledVerifier.ofChecksElsewhere(verifier, kept)
                : new JournaledVerifier(verifier, kept);
    }
}
