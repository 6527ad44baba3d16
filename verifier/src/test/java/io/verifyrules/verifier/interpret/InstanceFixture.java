package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.LiteralTypes;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.value.ElementOrder;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.PartialOperation;
import io.verifyrules.verifier.value.UndefinedApplication;
import io.verifyrules.verifier.value.UndefinedValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes instances down: ranks, maps, tensors from their elements in row-major order. */
public final class InstanceFixture {

    private final ElementType type;
    private final IntFunction<ElementValue> element;
    private final Map<String, Integer> ranks = new LinkedHashMap<>();
    private final Map<String, List<Integer>> maps = new LinkedHashMap<>();
    private final Map<String, Integer> integers = new LinkedHashMap<>();
    private final Map<String, ElementValue> parameters = new LinkedHashMap<>();
    private final Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
    private UndefinedValues undefined = UndefinedValues.NONE;

    private InstanceFixture(ElementType type, IntFunction<ElementValue> element) {
        this.type = type;
        this.element = element;
    }

    public static InstanceFixture ints() {
        return new InstanceFixture(ElementType.INT, InstanceFixture::whole);
    }

    public static InstanceFixture reals() {
        return new InstanceFixture(ElementType.REAL, value -> ElementOrder.toRational(whole(value)));
    }

    public static InstanceFixture truths() {
        return new InstanceFixture(ElementType.BOOL, value -> new ElementValue.Truth(value != 0));
    }

    public static ElementValue whole(int value) {
        return new ElementValue.Whole(BigInteger.valueOf(value));
    }

    public InstanceFixture rank(RankClass rankClass, int rank) {
        ranks.put(rankClass.name(), rank);
        return this;
    }

    public InstanceFixture map(String name, Integer... lanes) {
        maps.put(name, List.of(lanes));
        return this;
    }

    public InstanceFixture integer(String name, int value) {
        integers.put(name, value);
        return this;
    }

    public InstanceFixture parameter(String name, int value) {
        parameters.put(name, element.apply(value));
        return this;
    }

    public InstanceFixture overZero(int dividend, int quotient) {
        undefined = undefined.with(
                UndefinedApplication.of(PartialOperation.QUOTIENT, element.apply(dividend), element.apply(0)),
                element.apply(quotient));
        return this;
    }

    /** A tensor whose axes, in order, have the given sizes on their lanes. */
    public InstanceFixture tensor(String name, SortedMap<AggregatedAxis, List<Integer>> sizes, int... elements) {
        Grid grid = Grid.of(sizes);
        List<ElementValue> left = new ArrayList<>(IntStream.of(elements).mapToObj(element).toList());
        tensors.put(name, ConcreteTensor.tabulate(grid, access -> left.remove(0)));
        return this;
    }

    /** A tensor with one axis. */
    public InstanceFixture tensor(String name, RankClass axis, List<Integer> sizes, int... elements) {
        return tensor(name, new TreeMap<>(Map.of(axis.axis(), sizes)), elements);
    }

    /** A tensor with one axis of one lane; the elements are written with blanks between them. */
    public InstanceFixture vector(String name, RankClass axis, String elements) {
        int[] values = elements.isBlank()
                ? new int[0]
                : Arrays.stream(elements.trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        return rank(axis, 1).tensor(name, axis, List.of(values.length), values);
    }

    public RuleInstance build() {
        return new RuleInstance(type, ranks, maps, integers, parameters, tensors, undefined);
    }

    /** The value of an expression whose numbers, where nothing else decides, are of the instance's type. */
    Evaluation evaluate(TensorExpr expr) {
        return new Interpreter(build()).evaluate(typed(expr));
    }

    /** The expression as it would stand in a rule. */
    TensorExpr typed(TensorExpr expr) {
        boolean open = expr.type().element().equals(ElementType.NUMERAL);
        return LiteralTypes.decided(expr, open ? type : expr.type().element());
    }

    /** The instance as one of the rule: its axes become those of the rule's own classes, which have the same names. */
    public static RuleInstance of(Rule rule, RuleInstance instance) {
        Map<String, RankClass> own = rule.rankClasses()
                .stream()
                .collect(Collectors.toMap(RankClass::name, Function.identity()));
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        instance.tensors().forEach((name, tensor) -> {
            Map<Access, ElementValue> elements = new LinkedHashMap<>();
            tensor.elements().forEach((access, value) -> elements.put(new Access(of(own, access.indices())), value));
            tensors.put(name, new ConcreteTensor(of(own, tensor.sizes()), elements));
        });
        return new RuleInstance(instance.elementType(), instance.ranks(), instance.maps(), instance.integers(),
                instance.parameters(), tensors, instance.undefined());
    }

    private static SortedMap<AggregatedAxis, List<Integer>> of(Map<String, RankClass> own,
            SortedMap<AggregatedAxis, List<Integer>> lanes) {
        SortedMap<AggregatedAxis, List<Integer>> renamed = new TreeMap<>();
        lanes.forEach((axis, each) -> renamed
                .put(Objects.requireNonNull(own.get(axis.rankClass().name())).axis(axis.label()), each));
        return renamed;
    }

    /** The elements in row-major order with blanks between them; {@code invalid} or {@code refused} where there are none. */
    static String shown(Evaluation evaluation) {
        return switch (evaluation) {
            case Evaluation.Valid valid ->
                valid.tensor().elements().values().stream().map(Object::toString).collect(Collectors.joining(" "));
            case Evaluation.Invalid ignored -> "invalid";
            case Evaluation.Refused ignored -> "refused";
            case Evaluation.Undefined ignored -> "undefined";
        };
    }
}
