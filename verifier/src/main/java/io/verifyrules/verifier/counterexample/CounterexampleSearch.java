package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.InstanceGenerator;
import io.verifyrules.verifier.interpret.InstanceShrinker;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.UndefinedUse;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.obligation.Obligation;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Limit;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Looks for instances that refute a rule. Whatever suggests one, a model or chance, the interpreter recomputes both sides
 * before anybody is told.
 */
public final class CounterexampleSearch {

    /** Attributes of larger instances go to this number; they are one of so many, as each takes longer. */
    private static final int LARGER = 7;
    private static final int PART_LARGER = 6;

    private final Rule rule;
    private final RuleNames names;
    private final ElementType elementType;
    private final Function<ElementType, ElementTheory> theories;

    public CounterexampleSearch(Rule rule, ElementType elementType, Function<ElementType, ElementTheory> theories) {
        this.rule = rule;
        this.names = RuleNames.of(rule);
        this.elementType = elementType;
        this.theories = theories;
    }

    /** What to watch in a model of the formulas that the encoder has made. */
    public List<Formula> watched(InstanceEncoder encoder, LaneTermMap.Rewriting normalForm) {
        return Watch.of(names, encoder, normalForm, theories).terms();
    }

    /**
     * Searches the obligation's negation with every integer restricted to a choice of literals, which answers in
     * milliseconds. Finding nothing means nothing.
     */
    public Optional<Verdict.Refuted> amongIntegersUpTo(int most, Obligation obligation,
            LaneTermMap.Rewriting normalForm, Solver solver, Budget budget) {
        List<Formula> assertions = new ArrayList<>(obligation.negation());
        List<Formula> watched = watched(obligation.encoder(), normalForm);
        assertions.addAll(obligation.encoder().integersUpTo(most));
        String name = obligation.claim().name() + ", at " + obligation.at() + ", integers up to " + most;
        Answer answer = solver.check(obligation.query(name, assertions, watched), budget);
        return answer instanceof Answer.Satisfiable model
                ? replay(obligation.encoder(), normalForm, model)
                : Optional.empty();
    }

    /** The instance that a model describes, made small, if the interpreter agrees that it refutes the rule. */
    public Optional<Verdict.Refuted> replay(InstanceEncoder encoder, LaneTermMap.Rewriting normalForm,
            Answer.Satisfiable model) {
        Watch watch = Watch.of(names, encoder, normalForm, theories);
        return new ModelReader(names, elementType, encoder, watch, model).instance().flatMap(this::refuted);
    }

    private Optional<Verdict.Refuted> refuted(RuleInstance instance) {
        if (!Replay.replay(rule, instance).refutes()) {
            return Optional.empty();
        }
        RuleInstance small = UndefinedUse.spelledOut(rule, InstanceShrinker.shrink(rule, instance));
        return Optional.of(new Verdict.Refuted(small, Replay.replay(rule, small)));
    }

    /**
     * Tries random small instances, and some that are a little larger; a fixed seed makes the search repeatable. None is begun
     * once the limit is reached.
     */
    public Optional<Verdict.Refuted> amongRandomInstances(int tries, Limit limit) {
        return among(new InstanceGenerator(rule, elementType, 1), tries, limit)
                .or(() -> among(new InstanceGenerator(rule, elementType, 1, LARGER), tries / PART_LARGER, limit));
    }

    private Optional<Verdict.Refuted> among(InstanceGenerator generator, int tries, Limit limit) {
        for (int i = 0; i < tries && !limit.reached(); i++) {
            RuleInstance instance = generator.next();
            if (Replay.replay(rule, instance).refutes()) {
                return refuted(instance);
            }
        }
        return Optional.empty();
    }

    /** Whether some random small instance, no class of which has rank 0, is one to which the rule applies. */
    public boolean applies(int tries, Limit limit) {
        return someInstance(tries, limit, outcome -> !(outcome instanceof Outcome.NotApplicable));
    }

    /** The same with an element to compare, so that what is assumed of tensor values matters. */
    public boolean comparesElements(int tries, Limit limit) {
        return someInstance(tries, limit, Outcome::comparesElements);
    }

    private boolean someInstance(int tries, Limit limit, Predicate<Outcome> wanted) {
        InstanceGenerator generator = new InstanceGenerator(rule, elementType, 2);
        for (int i = 0; i < tries && !limit.reached(); i++) {
            RuleInstance instance = generator.next();
            boolean everywhere = instance.ranks().values().stream().allMatch(rank -> rank > 0);
            if (everywhere && wanted.test(Replay.replay(rule, instance))) {
                return true;
            }
        }
        return false;
    }
}
