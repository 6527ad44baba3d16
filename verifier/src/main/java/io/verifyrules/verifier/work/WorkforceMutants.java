package io.verifyrules.verifier.work;

import io.verifyrules.verifier.json.work.MutantAnswer;
import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.mutation.Mutant;
import io.verifyrules.verifier.mutation.MutantCheck;
import io.verifyrules.verifier.mutation.MutantOutcome;
import io.verifyrules.verifier.mutation.MutantResult;
import io.verifyrules.verifier.verify.Unverified;
import java.util.List;
import java.util.Optional;

/**
 * Checks of mutants by workers. A contradiction that one found is found again by this process, which shows it.
 *
 * @param work takes the tasks
 * @param here what this process does with a mutant
 */
public record WorkforceMutants(Workforce work, MutantCheck here) {

    /** The results on a mutant. */
    public List<MutantResult> check(Mutant mutant) throws InterruptedException {
        try {
            String answer = work.ask(new VerificationTask.OfMutant(mutant, here.options(), here.scope()));
            Optional<List<MutantResult>> found = MutantAnswer.read(answer, Subject.of(mutant.rule()), mutant);
            return found.isPresent() ? found.get() : here.check(mutant);
        } catch (NoWorkers alone) {
            return here.check(mutant);
        } catch (WorkersLost lost) {
            return Unverified.of(mutant.rule(), here.options().inExactTypes(mutant.rule()), lost.reason())
                    .stream()
                    .map(result -> new MutantResult(mutant, result.theory(), new MutantOutcome.Unknown(lost.reason()),
                            result.time()))
                    .toList();
        }
    }
}
