package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.Word;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.FormReader;
import io.verifyrules.dsl.expr.Operator;
import io.verifyrules.dsl.expr.Operators;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slot;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.TensorType;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Fills the form of any operator at random, so that an operator is in random rules as soon as it is one.
 *
 * @param axis    the axis along which elements may be moved; none where the operator is to work on each element alone
 * @param operand makes operands of one shape
 */
record RandomForm(Random random, RandomAxes axes, Optional<AggregatedAxis> axis, Supplier<TensorExpr> operand,
        Supplier<Element> value) implements FormReader {

    private static final Set<String> WORDS = Stream
            .concat(Stream.of(ArithOperator.values()).map(ArithOperator::symbol),
                    Stream.of("freeze", "map", "gather", "scatter", "transpose"))
            .collect(Collectors.toSet());
    /**
     * The operators of random forms. Those of MLIR's integers are in rules of their own, see {@link RandomWords},
     * declared functions in {@link RandomFunctions}, lookups in {@link RandomLookups}.
     */
    private static final List<Operator<?>> ALL = Operators.byName()
            .values()
            .stream()
            .filter(operator -> !WORDS.contains(operator.name()))
            .<Operator<?>>map(operator -> operator)
            .toList();
    private static final int TRIES = 5;
    private static final int MOST_BITS = 12;

    /** A tensor of the type, made by some operator; an operand where none is found. */
    TensorExpr tensor(TensorType type) {
        return Stream.generate(this::made)
                .limit(TRIES)
                .flatMap(Optional::stream)
                .filter(made -> made.type().equals(type) && fits(made))
                .findFirst()
                .orElseGet(operand);
    }

    /** Whether an open type stays open to all types. */
    private static boolean fits(TensorExpr made) {
        return made.form().accepted().filter(accepted -> accepted.found() instanceof ElementType.Open).isEmpty();
    }

    private Optional<TensorExpr> made() {
        try {
            return Optional.of(ALL.get(random.nextInt(ALL.size())).read(this));
        } catch (IllFormedException unfit) {
            return Optional.empty();
        }
    }

    private AggregatedAxis moved() {
        return axis.orElseThrow(() -> new IllFormedException("the operator moves elements"));
    }

    @Override
    public TensorExpr operand(Slot slot) {
        return operand.get();
    }

    @Override
    public List<TensorExpr> operands(Slot slot) {
        return List.of(operand.get(), operand.get());
    }

    @Override
    public Element element(Slot slot) {
        return value.get();
    }

    @Override
    public String name(Slot slot) {
        throw new IllFormedException("a name of its own");
    }

    @Override
    public int count(Slot slot) {
        return 1 + random.nextInt(MOST_BITS);
    }

    @Override
    public Reducer reducer(Slot slot) {
        return Monoid.WORDS.get(random.nextInt(Monoid.WORDS.size()));
    }

    @Override
    public ElementFunction function(Slot slot) {
        throw new IllFormedException("a function of the rule");
    }

    /** Nothing here has another type than its operands. */
    @Override
    public ElementType type(Slot slot) {
        throw new IllFormedException("a type of its own");
    }

    @Override
    public Optional<Element> maybeElement(Slot slot) {
        return random.nextBoolean() ? Optional.of(value.get()) : Optional.empty();
    }

    @Override
    public Shape sizes(Slot slot) {
        return axes.shape(List.of(moved()));
    }

    @Override
    public SortedMap<AggregatedAxis, AxisMap> maps(Slot slot) {
        SortedMap<AggregatedAxis, AxisMap> maps = new TreeMap<>();
        maps.put(moved(), axes.attribute(moved()));
        return maps;
    }

    @Override
    public AggregatedAxis axis(Slot slot) {
        return moved();
    }

    @Override
    public SortedSet<AggregatedAxis> axes(Slot slot) {
        return new TreeSet<>(List.of(moved()));
    }

    @Override
    public SortedSet<AggregatedAxis> newAxes(Slot slot) {
        return new TreeSet<>(List.of(moved()));
    }

    @Override
    public SortedMap<AggregatedAxis, AggregatedAxis> renaming(Slot slot) {
        return Collections.emptySortedMap();
    }

    @Override
    public Permutation permutation(Slot slot) {
        throw new IllFormedException("a permutation of the rule");
    }

    @Override
    public <W extends Word> W word(Slot slot, List<W> words) {
        return words.get(random.nextInt(words.size()));
    }

    @Override
    public BoundIndices indices(Slot slot) {
        return BoundIndices.unnamed();
    }
}
