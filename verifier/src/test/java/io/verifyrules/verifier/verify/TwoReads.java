package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.conjecture.Conjecture;
import io.verifyrules.verifier.conjecture.InstanceDraw;
import io.verifyrules.verifier.conjecture.Names;
import io.verifyrules.verifier.conjecture.SymbolicSide;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;

/**
 * The conjecture that two functions of an index read the same elements of one tensor with axes {@code c: n}. No rule says so: each function is
 * given as a term and as code.
 */
record TwoReads(String name, String tensor, Read left, Read right) implements Conjecture, SymbolicSide, ConcreteSide {

    private static final RankClass C = new RankClass("c", RankClass.RankBound.ANY);
    private static final AxisMap.Variable N = new AxisMap.Variable("n", C);
    private static final int MOST = 3;

    /**
     * A function that reads at an index {@code f(i, n)}.
     *
     * @param term  the function as a term
     * @param index the same in code; 0 is read where it is out of bounds
     */
    record Read(BinaryOperator<LaneInt> term, BinaryOperator<Integer> index) {}

    TwoReads(String name, Read left, Read right) {
        this(name, "A", left, right);
    }

    @Override
    public SymbolicSide symbolic() {
        return this;
    }

    @Override
    public ConcreteSide concrete() {
        return this;
    }

    @Override
    public List<ElementType> types(List<String> requested) {
        return List.of(ElementType.OPEN);
    }

    @Override
    public Set<RankClass> rankClasses() {
        return Set.of(C);
    }

    @Override
    public RuleMeaning meaning(ValueTerms terms, Grants granted) {
        AggregatedAxis axis = C.axis();
        LaneInt n = LaneInt.of(new LaneAtom.Declared(N));
        LaneInt i = LaneInt.of(new LaneAtom.AccessIndex(axis));
        SortedMap<AggregatedAxis, LaneInt> sizes = new TreeMap<>(Map.of(axis, n));
        Truth hasSizes = Truth.fold(C, LaneBool.atMost(LaneInt.ZERO, n));
        Truth inBounds = Truth.fold(C,
                LaneBool.allOf(List.of(LaneBool.atMost(LaneInt.ZERO, i), LaneBool.atMost(i.plus(1), n))));
        return new RuleMeaning(List.of(hasSizes), List.of(), sizes, sizes, List.of(), new TreeMap<>(Map.of(axis, i)),
                inBounds, terms.read(tensor, ElementType.OPEN, new TreeMap<>(Map.of(axis, left.term.apply(i, n)))),
                terms.read(tensor, ElementType.OPEN, new TreeMap<>(Map.of(axis, right.term.apply(i, n)))), List.of(),
                Set.of());
    }

    @Override
    public Names names() {
        return new Names(Set.of(C), Map.of("n", N), Set.of(), Map.of(),
                Map.of(tensor, Input.of(tensor, ElementType.OPEN, Shape.of(C, N))));
    }

    @Override
    public Outcome replay(RuleInstance instance) {
        if (instance.maps().values().stream().flatMap(List::stream).anyMatch(size -> size < 0)) {
            return new Outcome.NotApplicable("a size is negative");
        }
        ConcreteTensor a = Objects.requireNonNull(instance.tensors().get(tensor));
        return Replay.compare(evaluated(left, a), evaluated(right, a));
    }

    private static ConcreteTensor evaluated(Read read, ConcreteTensor a) {
        List<Integer> sizes = Objects.requireNonNull(a.sizes().get(C.axis()));
        return ConcreteTensor.tabulate(a.grid(),
                access -> a.at(IntStream.range(0, access.length)
                        .map(lane -> read.index.apply(access[lane], sizes.get(lane)))
                        .toArray()));
    }

    @Override
    public Outcome replay(RuleInstance instance, Work work) {
        work.enter(instance.tensors().values().stream().mapToLong(ConcreteTensor::count).sum());
        return replay(instance);
    }

    @Override
    public InstanceDraw draw(ElementType type, long seed) {
        return draw(type, seed, MOST);
    }

    @Override
    public InstanceDraw draw(ElementType type, long seed, int most) {
        Random random = new Random(seed);
        return new InstanceDraw() {
            @Override
            public RuleInstance attempt() {
                List<Integer> sizes = random.ints(random.nextInt(3), 0, most + 1).boxed().toList();
                return withOtherTensors(new RuleInstance(type, Map.of("c", sizes.size()), Map.of("n", sizes), Map.of(),
                        Map.of(), Map.of(), UndefinedValues.NONE));
            }

            @Override
            public RuleInstance withOtherTensors(RuleInstance numbers) {
                List<Integer> sizes = Objects.requireNonNull(numbers.maps().get("n"));
                return new RuleInstance(type, numbers.ranks(), numbers.maps(), Map.of(), Map.of(),
                        Map.of(tensor, distinct(sizes)), UndefinedValues.NONE);
            }
        };
    }

    /** The tensor of these sizes with elements that are all different. */
    private static ConcreteTensor distinct(List<Integer> sizes) {
        List<Integer> known = sizes.stream().map(size -> Math.max(0, size)).toList();
        ConcreteTensor any = new ConcreteTensor(new TreeMap<>(Map.of(C.axis(), known)), Map.of(),
                Optional.of(new ElementValue.Token(BigInteger.ZERO)));
        List<Access> places = List.copyOf(any.elements().keySet());
        return ConcreteTensor.tabulate(any.grid(),
                access -> new ElementValue.Token(BigInteger.valueOf(places.indexOf(any.grid().toAccess(access)))));
    }
}
