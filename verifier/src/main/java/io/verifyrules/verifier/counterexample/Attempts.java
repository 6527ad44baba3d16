package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.conjecture.InstanceDraw;
import io.verifyrules.verifier.interpret.KnownOutcomes;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Supplier;

/** One search among instances: what was tried counts against its effort. Not safe for use by several threads. */
final class Attempts {

    /** Where the rule applies to a smaller part of what is tried, the solver is asked for numbers. */
    private static final int APPLIES_OFTEN = 5;
    /** So many instances with different elements for each choice of numbers by the solver. */
    private static final int ELEMENTS = 12;
    /** The solver is asked for one choice of numbers for so many applicable instances that are allowed. */
    private static final int PER_MODEL = 20;
    private static final int FEWEST_MODELS = 6;
    private static final int MOST_MODELS = 40;

    private final ConcreteSide side;
    private final SearchEffort effort;
    private final BiPredicate<RuleInstance, Outcome> wanted;
    private final KnownOutcomes outcomes;
    private final Work work;
    private final long start = System.nanoTime();
    private int tries;
    private int applicable;
    private boolean endedByClock;

    Attempts(ConcreteSide side, SearchEffort effort, BiPredicate<RuleInstance, Outcome> wanted) {
        this.side = side;
        this.effort = effort;
        this.wanted = wanted;
        this.outcomes = new KnownOutcomes(side::replay);
        this.work = new Work(effort.work());
    }

    /** The first instance of the generator that is wanted, for a part of the effort. */
    Optional<RuleInstance> among(InstanceDraw generator, int part) {
        int mostTries = tries + effort.tries() / part;
        int mostApplicable = applicable + effort.applicable() / part;
        while (tries < mostTries && applicable < mostApplicable && !exhausted()) {
            Optional<RuleInstance> found = tried(generator::attempt);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** The first one whose tensors have one element each, where the effort has some for these. */
    Optional<RuleInstance> withEqualElements(long seed, ElementType type) {
        Optional<InstanceDraw> equal = effort.equal() > 0 ? side.drawEqualElements(type, seed) : Optional.empty();
        for (int i = 0; equal.isPresent() && i < effort.equal() && !exhausted(); i++) {
            Optional<RuleInstance> found = tried(equal.get()::attempt);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** The first one with solved numbers and drawn elements, if instances are worth looking for in this way. */
    Optional<RuleInstance> among(SolvedNumbers.Finder numbers, InstanceDraw elements) {
        if (applicable * APPLIES_OFTEN > tries) {
            return Optional.empty();
        }
        int models = Math.clamp(effort.applicable() / PER_MODEL, FEWEST_MODELS, MOST_MODELS);
        for (int i = 0; i < models && numbers.spent() <= effort.resources() && !exhausted(); i++) {
            Optional<RuleInstance> solved = numbers.next(effort.resources());
            for (int j = 0; j < ELEMENTS && solved.isPresent() && !exhausted(); j++) {
                Optional<RuleInstance> found = tried(() -> elements.withOtherTensors(solved.get()));
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private boolean exhausted() {
        if (work.exhausted()) {
            return true;
        }
        boolean late = System.nanoTime() - start > effort.time().toNanos();
        endedByClock |= late;
        return late;
    }

    /** Whether the time ended the search, and no count. */
    boolean isEndedByClock() { return endedByClock; }

    private Optional<RuleInstance> tried(Supplier<RuleInstance> next) {
        tries++;
        RuleInstance instance = next.get();
        Outcome outcome = outcomes.replay(instance, work);
        applicable += outcome instanceof Outcome.NotApplicable ? 0 : 1;
        return wanted.test(instance, outcome) ? Optional.of(instance) : Optional.empty();
    }
}
