package io.verifyrules.verifier.work;

import io.verifyrules.verifier.fuzz.Fuzzing;
import io.verifyrules.verifier.fuzz.Trial;
import io.verifyrules.verifier.json.journal.JournalLine;
import io.verifyrules.verifier.json.work.MutantAnswer;
import io.verifyrules.verifier.json.work.TrialAnswer;
import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.mutation.MutantCheck;
import io.verifyrules.verifier.verify.Pipeline;

/**
 * Finds out what a task asks with the verifier of this process.
 *
 * @param verifier may be used by several threads
 */
public record Verification(Pipeline verifier) implements TaskRunner {

    @Override
    public String run(String task) {
        return switch (VerificationTask.of(task)) {
            case VerificationTask.OfRule(var rule, var options) ->
                JournalLine.done(Subject.of(rule), verifier.verify(rule, options)).text();
            case VerificationTask.OfRandomRule(var kind, long seed, var options, int instances) ->
                answer(new Fuzzing(verifier, options, instances).trial(kind, seed));
            case VerificationTask.OfLitFunction function -> LitFunctions.checked(function, verifier);
            case VerificationTask.OfMutant(var mutant, var options, var scope) ->
                MutantAnswer.write(Subject.of(mutant.rule()), new MutantCheck(verifier, options, scope).check(mutant));
        };
    }

    private static String answer(Trial trial) {
        return TrialAnswer.write(Subject.of(trial.rule().rule()), trial);
    }
}
