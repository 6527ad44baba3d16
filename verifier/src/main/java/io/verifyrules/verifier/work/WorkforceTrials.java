package io.verifyrules.verifier.work;

import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.verifier.fuzz.Contradiction;
import io.verifyrules.verifier.fuzz.Fuzzing;
import io.verifyrules.verifier.fuzz.RandomKind;
import io.verifyrules.verifier.fuzz.RandomRule;
import io.verifyrules.verifier.fuzz.Trial;
import io.verifyrules.verifier.json.work.TrialAnswer;
import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.verify.Unverified;
import java.util.Optional;

/**
 * Trials of random rules by workers. A contradiction that one found is found again by this process, which shows it.
 *
 * @param work takes the tasks
 * @param here what this process does with a seed
 */
public record WorkforceTrials(Workforce work, Fuzzing here) {

    /** The random rule of a seed, tried. */
    public Trial trial(RandomKind kind, long seed) throws InterruptedException {
        RandomRule random = RandomRule.of(kind, seed);
        if (random.declaration() instanceof ListRule) {
            // Verdicts of a list speak of rules for several numbers of parts, which no answer tells apart.
            return here.trial(kind, seed);
        }
        try {
            String answer = work.ask(new VerificationTask.OfRandomRule(kind, seed, here.options(), here.instances()));
            Optional<Trial> found = TrialAnswer.read(answer, Subject.of(random.rule()), random);
            return found.isPresent() ? found.get() : here.trial(kind, seed);
        } catch (NoWorkers alone) {
            return here.trial(kind, seed);
        } catch (WorkersLost lost) {
            return new Trial(random, Unverified.of(random.rule(), here.options(), lost.reason()),
                    Optional.<Contradiction>empty());
        }
    }
}
