package io.verifyrules.verifier.work;

import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.lit.LitTest;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.pair.cut.PureOperations;
import io.verifyrules.verifier.pair.lit.LitFunction;
import io.verifyrules.verifier.resultcache.CachedPairCheck;
import io.verifyrules.verifier.resultcache.KnownPairs;
import io.verifyrules.verifier.resultcache.PairSettings;
import io.verifyrules.verifier.verify.Pipeline;
import java.util.List;
import java.util.Optional;

/**
 * Functions of tests, compared by workers with what their lines spell. That both are equal is all that a worker can say: what refutes
 * a pair is found by the process that shows it.
 *
 * @param work takes the tasks
 */
public record LitFunctions(Workforce work) {

    private static final String NOT_EQUAL = "";

    /** The proof of a function by a worker; nothing where it did not prove that both are equal. */
    public Optional<String> proved(VerificationTask.OfLitFunction function) {
        try {
            String answer = work.ask(function);
            return answer.equals(NOT_EQUAL) ? Optional.empty() : Optional.of(answer);
        } catch (NoWorkers alone) {
            return Optional.empty();
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** The answer of a worker. */
    static String checked(VerificationTask.OfLitFunction function, Pipeline verifier) {
        List<ProgramPair> pairs = LitFunction.of(LitTest.of(function.file(), function.text()))
                .stream()
                .flatMap(each -> each instanceof LitFunction.Paired paired
                        ? Optional.of(paired.posed().pair()).stream()
                        : Optional.<ProgramPair>empty().stream())
                .toList();
        PairSettings settings = new PairSettings(PairSettings.options(function.timeout()),
                function.unknownAsFunctions() ? PureOperations.ALL : PureOperations.KNOWN, Optional.empty());
        return new CachedPairCheck(verifier, settings, new KnownPairs(Optional.empty()))
                .proved(pairs.get(function.index()))
                .orElse(NOT_EQUAL);
    }
}
