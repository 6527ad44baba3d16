package io.verifyrules.verifier.json.work;

import io.verifyrules.verifier.fuzz.RandomRule;
import io.verifyrules.verifier.fuzz.Trial;
import io.verifyrules.verifier.json.journal.JournalLine;
import java.util.Optional;

/** The answer about a random rule, as text. A contradiction is none: whoever reads of one finds it again. */
public final class TrialAnswer {

    private static final String AGAIN = "again";

    private TrialAnswer() {
    }

    /**
     * The text of a trial.
     *
     * @param subject the name of the rule that was tried
     */
    public static String write(String subject, Trial trial) {
        return trial.contradiction().isPresent() ? AGAIN : JournalLine.done(subject, trial.results()).text();
    }

    /** The trial of a text; none where it has to be made again, such as one of a rule with another name. */
    public static Optional<Trial> read(String text, String subject, RandomRule random) {
        return text.equals(AGAIN)
                ? Optional.empty()
                : JournalLine.of(text)
                        .filter(line -> line.key().equals(subject))
                        .flatMap(line -> line.resultsAsKept(random.rule()))
                        .map(results -> new Trial(random, results, Optional.empty()));
    }
}
