package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

/**
 * The record of solvers that are asked the same. Without it, a second opinion that is never given would look like one
 * that always agrees. Safe for use by several threads.
 */
final class Agreement {

    private final LongAdder all = new LongAdder();
    private final LongAdder some = new LongAdder();
    private final LongAdder none = new LongAdder();

    /** Counts the answers to one query, which do not contradict each other. */
    void count(List<Answer> answers) {
        long given = answers.stream().filter(answer -> !(answer instanceof Answer.GaveUp)).count();
        (given == answers.size() ? all : given > 0 ? some : none).increment();
    }

    /** The account in a line; empty before the first query, when nobody needs the names, for which solvers are loaded. */
    Optional<String> account(Supplier<String> names) {
        long queries = all.sum() + some.sum() + none.sum();
        return queries == 0
                ? Optional.empty()
                : Optional.of(names.get() + " were asked " + queries + (queries == 1 ? " query" : " queries")
                        + " each: all answered " + all.sum() + ", alike; some answered " + some.sum() + "; none "
                        + none.sum());
    }
}
