package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.instance.FilledTensors;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.instance.InstanceShrinker;
import io.verifyrules.verifier.instance.SimplerFunctions;
import io.verifyrules.verifier.instance.SmallestInstance;
import io.verifyrules.verifier.instance.UndefinedDraw;
import io.verifyrules.verifier.interpret.LaneOrders;
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
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * Looks for instances that refute a rule. Whatever suggests one, a model or chance, the interpreter recomputes both sides
 * before anybody is told.
 */
public final class CounterexampleSearch {

    /** Attributes of larger instances go to this number; they are one of so many, as each takes longer. */
    private static final int LARGER = 7;
    private static final int PART_LARGER = 6;
    private static final int PART_GOING_ROUND = 10;

    private final Rule rule;
    private final RuleNames names;
    private final ElementType elementType;
    private final Function<ElementType, ElementTheory> theories;
    private final Optional<SolvedNumbers> numbers;
    private Tally tally = new Tally();
    private boolean endedByClock;

    /** A search that asks a solver for numbers where chance hardly finds any. */
    public CounterexampleSearch(Rule rule, ElementType elementType, SolvedNumbers numbers) {
        this(rule, elementType, numbers.theories(), Optional.of(numbers));
    }

    /** A search by chance alone: of a rule that is not studied, nothing is known that a solver could be asked. */
    public CounterexampleSearch(Rule rule, ElementType elementType, Function<ElementType, ElementTheory> theories) {
        this(rule, elementType, theories, Optional.empty());
    }

    private CounterexampleSearch(Rule rule, ElementType elementType, Function<ElementType, ElementTheory> theories,
            Optional<SolvedNumbers> numbers) {
        this.rule = rule;
        this.names = RuleNames.of(rule);
        this.elementType = elementType;
        this.theories = theories;
        this.numbers = numbers;
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
        if (isOfNoFormat()) {
            return Optional.empty();
        }
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
        if (isOfNoFormat()) {
            return Optional.empty();
        }
        Watch watch = Watch.of(names, encoder, normalForm, theories);
        return new ModelReader(names, elementType, encoder, watch, model).instance()
                .flatMap(instance -> inSomeOrder(instance)
                        .or(() -> inSomeOrder(UndefinedDraw.carriedOver(rule, instance))));
    }

    /** A model says nothing of permutations, but what maps are there beside their permuted copies: each order is tried. */
    private Optional<Verdict.Refuted> inSomeOrder(RuleInstance instance) {
        return LaneOrders.all(rule, instance).filter(this::refutes).findFirst().flatMap(this::refuted);
    }

    /**
     * Small instances of a rule that sorts, tried before a large model is: in a model the order of a tensor need not be that of its
     * elements, so one that refutes the rule all the same does by chance, and cannot be made small.
     */
    public Optional<Verdict.Refuted> amongSmallInstances() {
        boolean sorts = Graph.of(List.of(rule.lhs(), rule.rhs())).nodes().stream().anyMatch(Sort.class::isInstance);
        return sorts && !isOfNoFormat() && !leavesWidthsOpen()
                ? new Attempts(rule, SearchEffort.EARLY.on(elementType), (instance, outcome) -> outcome.refutes())
                        .among(new InstanceGenerator(rule, elementType, 1), 1)
                        .flatMap(this::refuted)
                : Optional.empty();
    }

    /** What refutes a rule in every format at once need not exist in any; instances are looked for by trying. */
    private boolean isOfNoFormat() {
        return theories.apply(ElementType.OPEN).type().equals(ElementType.FLOAT);
    }

    /** What refutes the rule in another element type, if it does so in this one: integers are among the reals. */
    public Optional<Verdict.Refuted> asIn(RuleInstance other) {
        return Optional.of(other.amongElementsOf(elementType))
                .filter(this::refutes)
                .map(instance -> shown(InstanceShrinker.shrink(rule, instance)));
    }

    private Optional<Verdict.Refuted> refuted(RuleInstance instance) {
        return refutes(instance)
                ? Optional.of(shown(SmallestInstance.of(rule, InstanceShrinker.shrink(rule, instance))))
                : Optional.empty();
    }

    private boolean refutes(RuleInstance instance) {
        return Replay.replay(rule, instance).refutes();
    }

    /** Made instructive: what differs whatever x / 0 may be says more than what differs for some x / 0. */
    private Verdict.Refuted shown(RuleInstance smallest) {
        RuleInstance certain = refutesInAnyCase(smallest) ? smallest : inAnyCase().orElse(smallest);
        RuleInstance small = refutesInAnyCase(certain)
                ? FilledTensors.of(rule, certain, this::refutesInAnyCase)
                : FilledTensors.of(rule, certain);
        RuleInstance shown = LaneOrders.spelledOut(rule,
                SimplerFunctions.of(rule, UndefinedUse.spelledOut(rule, small)));
        return new Verdict.Refuted(shown, Replay.replay(rule, shown));
    }

    private boolean refutesInAnyCase(RuleInstance instance) {
        return UndefinedUse.refutesInAnyCase(rule, instance);
    }

    private Optional<RuleInstance> inAnyCase() {
        return found(1, SearchEffort.INSTRUCTIVE,
                (instance, outcome) -> outcome.refutes() && refutesInAnyCase(instance))
                .map(found -> InstanceShrinker.shrink(rule, found, this::refutesInAnyCase));
    }

    /**
     * Tries instances: random small ones, some that are a little larger, and, where the rule applies to few of these, some
     * whose numbers the solver chooses. Fixed seeds make the search repeatable.
     */
    public Optional<Verdict.Refuted> amongInstances(SearchEffort effort) {
        Tally looked = new Tally();
        tally = looked;
        return found(1, effort, (instance, outcome) -> {
            looked.add(instance, outcome);
            return outcome.refutes();
        }).flatMap(this::refuted);
    }

    /** Looks at instances until one is wanted: those whose numbers the solver chooses first. It is looked at as it is, not made small. */
    public Optional<RuleInstance> first(SearchEffort effort, BiPredicate<RuleInstance, Outcome> wanted) {
        if (leavesWidthsOpen()) {
            return Optional.empty();
        }
        Attempts attempts = new Attempts(rule, effort, wanted);
        InstanceGenerator small = new InstanceGenerator(rule, elementType, 1);
        return numbers.flatMap(solved -> attempts.among(solved.finder(names, elementType, 1), small))
                .or(() -> attempts.among(small, 1));
    }

    /** A verdict that leaves the rule open, with what the last search looked at; it begins with what those before it looked at. */
    public Verdict besideInstances(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Unknown unknown when endedByClock -> unknown.beside(tally.of()).endedByClock();
            case Verdict.Unknown unknown -> unknown.beside(tally.of());
            default -> verdict;
        };
    }

    /** An instance, no class of which has rank 0, to which the rule applies. */
    public Optional<RuleInstance> applies(SearchEffort effort) {
        return found(2, effort,
                (instance, outcome) -> hasLanes(instance) && !(outcome instanceof Outcome.NotApplicable));
    }

    /** The same with an element to compare, so that what is assumed of tensor values matters. */
    public Optional<RuleInstance> comparesElements(SearchEffort effort) {
        return found(2, effort, (instance, outcome) -> hasLanes(instance) && outcome.comparesElements());
    }

    /** An instance with an element to compare among the first small ones: before them one of another element type, if it is one of this. */
    public Optional<RuleInstance> comparesElementsAtAGlance(Optional<RuleInstance> elsewhere) {
        BiPredicate<RuleInstance, Outcome> wanted = (instance, outcome) -> hasLanes(instance)
                && outcome.comparesElements();
        return elsewhere.map(instance -> instance.amongElementsOf(elementType))
                .filter(instance -> wanted.test(instance, Replay.replay(rule, instance)))
                .or(() -> new Attempts(rule, SearchEffort.GLANCE, wanted)
                        .among(new InstanceGenerator(rule, elementType, 2), 1));
    }

    private static boolean hasLanes(RuleInstance instance) {
        return instance.ranks().values().stream().allMatch(rank -> rank > 0);
    }

    /** What is wrong is found at widths that are known. */
    private boolean leavesWidthsOpen() {
        return !rule.widths().open().isEmpty();
    }

    private Optional<RuleInstance> found(long seed, SearchEffort effort, BiPredicate<RuleInstance, Outcome> wanted) {
        if (leavesWidthsOpen()) {
            return Optional.empty();
        }
        Attempts attempts = new Attempts(rule, effort, wanted);
        InstanceGenerator small = new InstanceGenerator(rule, elementType, seed);
        InstanceGenerator larger = new InstanceGenerator(rule, elementType, seed, LARGER);
        Optional<InstanceGenerator> goingRound = InstanceGenerator.goingRound(rule, elementType, seed);
        Optional<RuleInstance> found = attempts.among(small, 1)
                .or(() -> goingRound.flatMap(lanes -> attempts.among(lanes, PART_GOING_ROUND)))
                .or(() -> attempts.among(larger, PART_LARGER))
                .or(() -> numbers.flatMap(solved -> attempts.among(solved.finder(names, elementType, seed), small)));
        endedByClock |= attempts.isEndedByClock();
        return found;
    }
}
