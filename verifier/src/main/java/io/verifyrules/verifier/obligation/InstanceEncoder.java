package io.verifyrules.verifier.obligation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneDependence;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.theory.Definitions;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.theory.Encoded;
import io.verifyrules.verifier.theory.Unspecified;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Rank-free terms as formulas at fixed ranks. A fold becomes the conjunction over its lanes, a map one integer per
 * lane, and a tensor a function of all its indices. A mere expansion; the rule is not executed again.
 */
public final class InstanceEncoder {

    private static final int SMALL = 3;

    private final Map<RankClass, Integer> ranks;
    private final Set<RankClass> perhapsEmpty;
    private final Function<ElementType, ElementTheory> theories;
    private final Definitions definitions = new Definitions();
    private final SymbolNames names = new SymbolNames();
    private final LaneEncoder lanes;
    private final PlaceEncoder places;
    private final ApplicationEncoder applications;
    private final Map<ValueTerm, Encoded> known = new HashMap<>();
    private final Map<Formula.Call, TensorRead> reads = new LinkedHashMap<>();

    /** Encodes at the given ranks; a class that is not listed has rank 0, a singleton class rank 1. */
    public InstanceEncoder(Map<RankClass, Integer> ranks, Function<ElementType, ElementTheory> theories) {
        this(ranks, Set.of(), false, theories);
    }

    /**
     * Encodes at the given ranks with places in row-major order computed as they are there ({@link PlaceEncoder}). That is to look for
     * instances, and no way to prove anything: what holds of them at these ranks need not at others.
     */
    public static InstanceEncoder computingPlaces(Map<RankClass, Integer> ranks,
            Function<ElementType, ElementTheory> theories) {
        return new InstanceEncoder(ranks, Set.of(), true, theories);
    }

    /**
     * Encodes several instances at once: each of some classes has the given rank or rank 0, and a symbol for each,
     * {@link #isEmpty}, says which. In a model where it is true the lanes of the class are there but count for nothing.
     * Its folds are true, and no read depends on them.
     */
    public InstanceEncoder(Map<RankClass, Integer> ranks, Set<RankClass> perhapsEmpty,
            Function<ElementType, ElementTheory> theories) {
        this(ranks, perhapsEmpty, false, theories);
    }

    private InstanceEncoder(Map<RankClass, Integer> ranks, Set<RankClass> perhapsEmpty, boolean computesPlaces,
            Function<ElementType, ElementTheory> theories) {
        this.ranks = Map.copyOf(ranks);
        this.perhapsEmpty = Set.copyOf(perhapsEmpty);
        this.theories = theories;
        this.applications = applications();
        this.places = new PlaceEncoder(this::rank, this::onLane, this.perhapsEmpty, definitions, names, computesPlaces);
        this.lanes = new LaneEncoder(definitions, names, this::entry, places::of);
    }

    private InstanceEncoder(RankClass rankClass) {
        this.ranks = Map.of(rankClass, 1);
        this.perhapsEmpty = Set.of();
        this.theories = type -> {
            throw new IllegalStateException("a lane has no elements");
        };
        this.applications = applications();
        // The lanes that an index is about are not there: where one tensor is read twice, the two may be any two numbers.
        this.lanes = new LaneEncoder(definitions, names,
                entry -> new Formula.Symbol(names.of(entry, "entry " + entry), Sort.INT),
                (place, lane) -> new Formula.Symbol(names.of(place, "place " + place), Sort.INT));
        this.places = new PlaceEncoder(this::rank, this::onLane, Set.of(), definitions, names, false);
    }

    private ApplicationEncoder applications() {
        return new ApplicationEncoder(theories, this::of, definitions,
                new FunctionEncoder(definitions, names, this::parameter));
    }

    /** Encodes what is said of one lane of a class. Of elements of tensors nothing is known there but that equal terms are equal. */
    public static InstanceEncoder ofOneLane(RankClass rankClass) {
        return new InstanceEncoder(rankClass);
    }

    /** The rank of a class in this instance. */
    public int rank(RankClass rankClass) {
        return rankClass.isSingleton() ? 1 : ranks.getOrDefault(rankClass, 0);
    }

    /** Whether the class has rank 0, where that is left open. */
    public static Formula isEmpty(RankClass rankClass) {
        return new Formula.Symbol("no lane of " + rankClass, Sort.BOOL);
    }

    /** The facts that define the symbols used so far. */
    public List<Formula> facts() {
        return definitions.facts();
    }

    /** The axioms that the facts rest on, or the formulas themselves. */
    public Set<Law> axioms() {
        return definitions.axioms();
    }

    /** The undefined applications whose values theories ask for in counterexamples, and those of declared functions. */
    public List<Unspecified> watched() {
        return definitions.watched();
    }

    /**
     * For every integer variable used so far, a map or index on a lane or a scalar, that it is one of a few literals. A
     * disjunction of literals lets a solver propagate constants, which a bound does not.
     */
    public List<Formula> smallIntegers() {
        return integersUpTo(SMALL);
    }

    /** The same with the integers from -1 to {@code most}, likely ones first. */
    public List<Formula> integersUpTo(int most) {
        List<Integer> literals = IntStream.concat(IntStream.rangeClosed(0, most), IntStream.of(-1)).boxed().toList();
        return lanes.variables()
                .stream()
                .map(variable -> Formula
                        .or(literals.stream().map(literal -> Formula.equal(variable, Formula.whole(literal))).toList()))
                .toList();
    }

    /** The reads of input tensors so far, by the formula for their value. */
    public Map<Formula.Call, TensorRead> reads() {
        return new LinkedHashMap<>(reads);
    }

    /** A lane term on a lane. */
    public Formula of(LaneInt term, int lane) {
        return lanes.of(term, lane);
    }

    /** The predicate on one lane. */
    public Formula of(LaneBool predicate, int lane) {
        return lanes.of(predicate, lane);
    }

    /** The predicate on every lane of the class. */
    public Formula everyLane(RankClass rankClass, LaneBool predicate) {
        List<Formula> conjuncts = new ArrayList<>();
        for (int lane = 0; lane < rank(rankClass); lane++) {
            conjuncts.add(lanes.of(predicate, lane));
        }
        Formula onAll = Formula.and(conjuncts);
        return perhapsEmpty.contains(rankClass) ? Formula.or(List.of(isEmpty(rankClass), onAll)) : onAll;
    }

    /** A truth value. */
    public Formula of(Truth truth) {
        return switch (truth) {
            case Truth.Constant constant -> new Formula.Truth(constant.value());
            case Truth.Fold fold -> everyLane(fold.rankClass(), fold.predicate());
            case Truth.OnScalars(LaneBool condition) -> onNumbers(condition);
            case Truth.OnElement element -> of(element.element()).parts().getFirst();
            case Truth.Not not -> Formula.not(of(not.operand()));
            case Truth.AllOf all -> Formula.and(all.parts().stream().map(this::of).toList());
            case Truth.AnyOf any -> Formula.or(any.parts().stream().map(this::of).toList());
        };
    }

    /** A condition that has one value whatever the lane. */
    private Formula onNumbers(LaneBool condition) {
        requireNumber(LaneDependence.of(condition), condition);
        return lanes.of(condition, 0);
    }

    /** A term that has one value whatever the lane. */
    private Formula number(LaneInt term) {
        requireNumber(LaneDependence.of(term), term);
        return lanes.of(term, 0);
    }

    private static void requireNumber(LaneDependence dependence, Object term) {
        if (!dependence.isSameOnEveryLane()) {
            throw new IllegalStateException(term + " differs from lane to lane, and stands where one number is meant");
        }
    }

    /** An element. */
    public Encoded of(ValueTerm term) {
        Encoded encoded = known.get(term);
        if (encoded == null) {
            encoded = encode(term);
            known.put(term, encoded);
        }
        return encoded;
    }

    /** Whether the right element may take the place of the left one. One of another type may not, though it look the same. */
    Formula refines(ValueTerm left, ValueTerm right) {
        ElementTheory theory = theories.apply(left.type());
        return theory.type().equals(theories.apply(right.type()).type())
                ? theory.refines(of(left), of(right))
                : Formula.FALSE;
    }

    private Encoded encode(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Literal literal -> theories.apply(literal.type()).literal(literal.value());
            case ValueTerm.Parameter parameter -> {
                ElementTheory theory = theories.apply(parameter.type());
                yield parameter.origin() instanceof Origin.Scalar(String name)
                        ? theory.scalar(parameter(name, theory.sort()))
                        : theory.input(element(parameter.origin(), theory.sort()));
            }
            case ValueTerm.Read read -> read(read);
            case ValueTerm.Counted counted -> theories.apply(ElementType.INT).input(number(counted.number()));
            case ValueTerm.Reduction reduction ->
                throw new IllegalArgumentException("no formula without quantifiers for " + reduction);
            case ValueTerm.Apply apply -> applications.of(apply);
            case ValueTerm.If choice ->
                Encoded.choose(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
        };
    }

    /** The symbol for an element that the rule declares as a scalar. */
    public Formula parameter(String name, Sort sort) {
        return element(new Origin.Scalar(name), sort);
    }

    private Formula element(Origin origin, Sort sort) {
        return new Formula.Symbol(names.of(origin, "element " + symbol(origin)), sort);
    }

    private static String symbol(Origin origin) {
        return switch (origin) {
            case Origin.Input(String name) -> SymbolNames.word(name);
            case Origin.Scalar(String name) -> SymbolNames.word(name);
            case Origin.Choice(String name) -> new Origin.Choice(SymbolNames.word(name)).text();
            default -> origin.text();
        };
    }

    private Encoded read(ValueTerm.Read read) {
        return read(read.origin(), read.type(), read.index());
    }

    /** The integer that a tensor has at an index: as an element it is the same one. */
    private Formula entry(CompoundAtom.Entry entry) {
        return places.computed(entry)
                .orElseGet(() -> places.noted(entry,
                        read(entry.origin(), ElementType.INT, entry.at()).parts().getFirst()));
    }

    /** A term on a lane; of a class that may be without lanes nothing there. */
    private Formula onLane(RankClass rankClass, LaneInt term, int lane) {
        Formula there = lanes.of(term, lane);
        return perhapsEmpty.contains(rankClass) ? Formula.choose(isEmpty(rankClass), Formula.ZERO, there) : there;
    }

    private Encoded read(Origin tensor, ElementType type, SortedMap<AggregatedAxis, LaneInt> at) {
        ElementTheory theory = theories.apply(type);
        List<Formula> indices = new ArrayList<>();
        for (Map.Entry<AggregatedAxis, LaneInt> index : at.entrySet()) {
            RankClass rankClass = index.getKey().rankClass();
            for (int lane = 0; lane < rank(rankClass); lane++) {
                indices.add(onLane(rankClass, index.getValue(), lane));
            }
        }
        String function = names.of(tensor, "tensor " + symbol(tensor));
        Formula.Call call = new Formula.Call(function, indices, theory.sort());
        reads.putIfAbsent(call, new TensorRead(tensor, type, at.keySet()));
        return theory.input(call);
    }
}
