package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.conjecture.InstanceDraw;
import io.verifyrules.verifier.conjecture.Names;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
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
import java.util.function.Predicate;

/**
 * Looks for instances that refute a conjecture. A model or chance may suggest one; its concrete side recomputes both
 * sides before anybody is told.
 */
public final class CounterexampleSearch {

    /** Attributes of larger instances go to this number; they are one of so many, as each takes longer. */
    private static final int LARGER = 7;
    private static final int PART_LARGER = 6;
    private static final int PART_GOING_ROUND = 10;

    private final ConcreteSide side;
    private final Names names;
    private final ElementType elementType;
    private final Function<ElementType, ElementTheory> theories;
    private final Optional<SolvedNumbers> numbers;
    private Tally tally = new Tally();
    private boolean endedByClock;

    /** A search that asks a solver for numbers where chance hardly finds any. */
    public CounterexampleSearch(ConcreteSide side, ElementType elementType, SolvedNumbers numbers) {
        this(side, elementType, numbers.theories(), Optional.of(numbers));
    }

    /** A search by chance alone: of a rule that is not studied, nothing is known that a solver could be asked. */
    public CounterexampleSearch(ConcreteSide side, ElementType elementType,
            Function<ElementType, ElementTheory> theories) {
        this(side, elementType, theories, Optional.empty());
    }

    private CounterexampleSearch(ConcreteSide side, ElementType elementType,
            Function<ElementType, ElementTheory> theories, Optional<SolvedNumbers> numbers) {
        this.side = side;
        this.names = side.names();
        this.elementType = elementType;
        this.theories = theories;
        this.numbers = numbers;
    }

    /** The formulas to watch in a model of those that the encoder has made. */
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
                .flatMap(instance -> side.readings(instance).filter(this::refutes).findFirst())
                .flatMap(this::presented);
    }

    /**
     * Small instances of a rule that sorts, tried before a large model is. In a model the order of a tensor need not be
     * that of its elements. A model that refutes the rule all the same does so by chance, and cannot be made small.
     */
    public Optional<Verdict.Refuted> amongSmallInstances() {
        return side.sorts() && !isOfNoFormat() && !side.leavesWidthsOpen()
                ? new Attempts(side, SearchEffort.EARLY.on(elementType), (instance, outcome) -> outcome.refutes())
                        .among(side.draw(elementType, 1), 1)
                        .flatMap(this::presented)
                : Optional.empty();
    }

    /** A refutation in every format at once need not exist in any; instances are looked for by trying. */
    private boolean isOfNoFormat() {
        return theories.apply(ElementType.OPEN).type().equals(ElementType.FLOAT);
    }

    /** The refutation of the rule in another element type, if it refutes in this one: integers are among the reals. */
    public Optional<Verdict.Refuted> asIn(RuleInstance other) {
        return other.asElementsOf(elementType, names.types()).flatMap(Presentation.ofKnown(side, this::inAnyCase)::of);
    }

    private Optional<Verdict.Refuted> presented(RuleInstance instance) {
        return Presentation.ofFound(side, this::inAnyCase).of(instance);
    }

    private boolean refutes(RuleInstance instance) {
        return side.replay(instance).refutes();
    }

    private Optional<RuleInstance> inAnyCase() {
        return found(1, SearchEffort.INSTRUCTIVE,
                (instance, outcome) -> outcome.refutes() && side.refutesInAnyCase(instance))
                .map(found -> side.shrunk(found, side::refutesInAnyCase));
    }

    /**
     * Tries instances: random small ones and some that are a little larger. Where the rule applies to few of these, it
     * tries some whose numbers the solver chooses. Fixed seeds make the search repeatable.
     */
    public Optional<Verdict.Refuted> amongInstances(SearchEffort effort) {
        Tally looked = new Tally();
        tally = looked;
        return found(1, effort, (instance, outcome) -> {
            looked.add(instance, outcome);
            return outcome.refutes();
        }).flatMap(this::presented);
    }

    /** A counterexample on which the sides come to a wanted outcome, made small as far as they still do. */
    public Optional<Verdict.Refuted> refutedBy(SearchEffort effort, Predicate<Outcome> wanted) {
        return found(1, effort, (instance, outcome) -> wanted.test(outcome))
                .map(found -> side.shrunk(found, smaller -> wanted.test(side.replay(smaller))))
                .map(small -> new Verdict.Refuted(small, side.replay(small)));
    }

    /** Looks at instances until one is wanted: those whose numbers the solver chooses first. It is looked at as it is, not made small. */
    public Optional<RuleInstance> first(SearchEffort effort, BiPredicate<RuleInstance, Outcome> wanted) {
        if (side.leavesWidthsOpen()) {
            return Optional.empty();
        }
        Attempts attempts = new Attempts(side, effort, wanted);
        InstanceDraw small = side.draw(elementType, 1);
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

    /**
     * The instances that one search saw.
     *
     * @param withElement one with an element to compare, so that what is assumed of tensor values matters
     * @param withLanes   the first one to which the rule applies, perhaps with no element: the one that {@link #applies} would find
     */
    public record Applications(Optional<RuleInstance> withElement, Optional<RuleInstance> withLanes) {}

    /** Looks for an instance, no class of which has rank 0, on which the rule compares elements. */
    public Applications comparesElements(SearchEffort effort) {
        List<RuleInstance> first = new ArrayList<>();
        Optional<RuleInstance> withElement = found(2, effort, (instance, outcome) -> {
            boolean applies = hasLanes(instance) && !(outcome instanceof Outcome.NotApplicable);
            if (applies && first.isEmpty()) {
                first.add(instance);
            }
            return applies && outcome.comparesElements();
        });
        return new Applications(withElement, first.stream().findFirst());
    }

    /** An instance with an element to compare among the first small ones: before them one of another element type, if it is one of this. */
    public Optional<RuleInstance> comparesElementsAtAGlance(Optional<RuleInstance> elsewhere) {
        BiPredicate<RuleInstance, Outcome> wanted = (instance, outcome) -> hasLanes(instance)
                && outcome.comparesElements();
        return elsewhere.flatMap(instance -> instance.asElementsOf(elementType, names.types()))
                .filter(instance -> wanted.test(instance, side.replay(instance)))
                .or(() -> new Attempts(side, SearchEffort.GLANCE, wanted).among(side.draw(elementType, 2), 1));
    }

    private static boolean hasLanes(RuleInstance instance) {
        return instance.ranks().values().stream().allMatch(rank -> rank > 0);
    }

    /** A source of instances in a search. */
    private interface Source {

        /** The first wanted instance of the source, for its part of the effort. */
        Optional<RuleInstance> first(Attempts attempts);
    }

    /** The sources in their order: equal elements where the effort has some, small instances, lanes that go round, larger instances, numbers by a solver. */
    private List<Source> sources(long seed) {
        InstanceDraw small = side.draw(elementType, seed);
        List<Source> sources = new ArrayList<>();
        sources.add(attempts -> attempts.withEqualElements(seed, elementType));
        sources.add(attempts -> attempts.among(small, 1));
        side.drawGoingRound(elementType, seed)
                .ifPresent(lanes -> sources.add(attempts -> attempts.among(lanes, PART_GOING_ROUND)));
        sources.add(attempts -> attempts.among(side.draw(elementType, seed, LARGER), PART_LARGER));
        numbers.ifPresent(
                solved -> sources.add(attempts -> attempts.among(solved.finder(names, elementType, seed), small)));
        return sources;
    }

    private Optional<RuleInstance> found(long seed, SearchEffort effort, BiPredicate<RuleInstance, Outcome> wanted) {
        if (side.leavesWidthsOpen()) {
            return Optional.empty();
        }
        Attempts attempts = new Attempts(side, effort, wanted);
        Optional<RuleInstance> found = sources(seed).stream()
                .flatMap(source -> source.first(attempts).stream())
                .findFirst();
        endedByClock |= attempts.isEndedByClock();
        return found;
    }
}
