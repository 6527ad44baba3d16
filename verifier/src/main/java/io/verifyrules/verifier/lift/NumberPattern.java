package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Slot;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Rule;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A rule at stated sizes whose numbers are parameters. Neutral numbers stay so: no padding, a step of 1, the start of a
 * dimension, its end, and the size 1 of a dropped dimension.
 */
final class NumberPattern {

    private static final String END = "end";

    private final Rule rule;
    private final Strands strands;
    private final Set<TensorExpr> left = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Vertex> units = new HashSet<>();
    private final Map<Vertex, Parameter> sizes = new HashMap<>();
    private final Map<Entry, Parameter> attributes = new HashMap<>();
    private final Map<Alike, Parameter> alike = new HashMap<>();
    private final IdentityHashMap<TensorExpr, Parameter> elements = new IdentityHashMap<>();
    private final List<Parameter> parameters = new ArrayList<>();
    private final Map<String, Argument> arguments = new LinkedHashMap<>();

    /** An entry of an attribute. */
    private record Entry(Vertex dimension, String attribute) {}

    /** Entries of one value that operators of one name have for dimensions of one size: they are one number. */
    private record Alike(Vertex size, String operator, String attribute, long value) {}

    private NumberPattern(Rule rule) {
        this.rule = rule;
        this.strands = Strands.of(rule);
        Graph.of(List.of(rule.lhs())).nodes().forEach(node -> {
            if (node instanceof TensorExpr value) {
                left.add(value);
            }
        });
    }

    /**
     * The pattern of a rule.
     *
     * @throws NotLifted where a number of it is none
     */
    static NumberPattern of(Rule rule) {
        NumberPattern pattern = new NumberPattern(rule);
        List<TensorExpr> values = pattern.strands.values();
        values.forEach(pattern::findUnits);
        for (boolean ofLeft : new boolean[]{true, false}) {
            values.stream().filter(value -> pattern.left.contains(value) == ofLeft).forEach(pattern::read);
        }
        return pattern;
    }

    /** The rule at stated sizes. */
    Rule rule() {
        return rule;
    }

    /** Its dimensions. */
    Strands strands() {
        return strands;
    }

    /** The numbers that are left open, in their order. */
    List<Parameter> parameters() {
        return Collections.unmodifiableList(parameters);
    }

    /** The arguments of the pair that are numbers. */
    List<Argument> arguments() {
        return List.copyOf(arguments.values());
    }

    /** The number that the pair states for each. */
    Map<Parameter, Long> stated() {
        Map<Parameter, Long> values = new TreeMap<>();
        parameters.forEach(parameter -> values.put(parameter, parameter.value()));
        return values;
    }

    private void findUnits(TensorExpr value) {
        if (value instanceof ReshapeUnit reshape) {
            reshape.dropped().forEach(axis -> units.add(strands.size(new Vertex(reshape.operand(), axis))));
        }
    }

    private void read(TensorExpr value) {
        if (value instanceof Input input) {
            input.shape().sizes().keySet().forEach(axis -> size(new Vertex(value, axis), left.contains(value)));
            return;
        }
        for (Part part : value.form().parts()) {
            switch (part) {
                case Part.Sizes declared -> declared.shape()
                        .sizes()
                        .keySet()
                        .forEach(axis -> size(new Vertex(value, axis), left.contains(value)));
                case Part.Value element -> element(value, element.element());
                case Part.Maps maps -> maps.telling().forEach((axis, map) -> attribute(value, maps, axis, map));
                default -> {
                }
            }
        }
    }

    /** An integer that is an index stands for a number of the pair; the least index stays. */
    private void element(TensorExpr value, Element element) {
        switch (element) {
            case Element.Parameter(String name, ElementType type) ->
                arguments.putIfAbsent(name, new Argument.Scalar(name, type));
            case Element.Counted(AxisMap.Scalar(String name)) -> arguments.putIfAbsent(name, new Argument.Index(name));
            default -> {
            }
        }
        if (index(element).isPresent() && !elements.containsKey(value)) {
            Parameter parameter = new Parameter(parameters.size(), "i", Optional.empty(), index(element).get(), false,
                    left.contains(value));
            elements.put(value, parameter);
            parameters.add(parameter);
        }
    }

    private static Optional<Long> index(Element element) {
        return element instanceof Element.Written(Literal.Whole(BigInteger number), ElementType.Int type, boolean stated)
                && number.signum() != 0 && number.bitLength() < Integer.SIZE
                        ? Optional.of(number.longValueExact())
                        : Optional.empty();
    }

    /** The parameter in the place of an element that a value writes down. */
    Optional<Parameter> element(TensorExpr value) {
        return Optional.ofNullable(elements.get(value));
    }

    private void size(Vertex dimension, boolean ofLeft) {
        Vertex group = strands.size(dimension);
        if (!units.contains(group) && !sizes.containsKey(group)) {
            Parameter parameter = new Parameter(parameters.size(), "n", Optional.of(strands.strand(dimension)),
                    strands.stated(dimension), true, ofLeft);
            sizes.put(group, parameter);
            parameters.add(parameter);
        }
    }

    private void attribute(TensorExpr value, Part.Maps maps, AggregatedAxis axis, AxisMap map) {
        if (map instanceof AxisMap.Scalar(String name)) {
            arguments.putIfAbsent(name, new Argument.Index(name));
            return;
        }
        if (!(map instanceof AxisMap.Constant(long number))) {
            throw new NotLifted("the attribute " + maps.slot().label() + " is no number");
        }
        Vertex dimension = dimension(value, axis);
        boolean whole = maps.slot().label().equals(END) && number == strands.stated(dimension);
        boolean neutral = maps.slot().neutral().isPresent() && maps.slot().neutral().getAsLong() == number;
        if (!whole && !neutral) {
            String label = maps.slot().label();
            attributes.put(new Entry(new Vertex(value, axis), label), alike
                    .computeIfAbsent(new Alike(strands.size(dimension), value.form().name(), label, number), key -> {
                        Parameter parameter = new Parameter(parameters.size(), label,
                                Optional.of(strands.strand(dimension)), number, false, left.contains(value));
                        parameters.add(parameter);
                        return parameter;
                    }));
        }
    }

    /** The dimension of an operand that an axis names, or of the value itself where no operand has it. */
    Vertex dimension(TensorExpr value, AggregatedAxis axis) {
        for (TensorExpr operand : value.operands()) {
            if (operand.type().axes().contains(axis)) {
                return new Vertex(operand, axis);
            }
        }
        return new Vertex(value, axis);
    }

    /** The size that an operator, or an input, states of a dimension. */
    Expression size(Vertex dimension) {
        Vertex group = strands.size(dimension);
        return units.contains(group)
                ? new Expression.Fixed(1)
                : Optional.ofNullable(sizes.get(group))
                        .<Expression>map(Expression.Of::new)
                        .orElseThrow(() -> new IllegalStateException("a size without a parameter"));
    }

    /** The entries of an attribute that say something; all, where each has to be said. */
    SortedMap<AggregatedAxis, Expression> entries(TensorExpr value, Part.Maps maps) {
        SortedMap<AggregatedAxis, Expression> entries = new TreeMap<>();
        maps.telling().forEach((axis, map) -> entry(value, maps, axis, map).ifPresent(is -> entries.put(axis, is)));
        return entries;
    }

    private Optional<Expression> entry(TensorExpr value, Part.Maps maps, AggregatedAxis axis, AxisMap map) {
        if (map instanceof AxisMap.Scalar argument) {
            return Optional.of(new Expression.Given(argument));
        }
        Optional<Expression> parameter = Optional
                .ofNullable(attributes.get(new Entry(new Vertex(value, axis), maps.slot().label())))
                .map(Expression.Of::new);
        return parameter.or(
                () -> maps.slot().presence() == Slot.Presence.REQUIRED && map instanceof AxisMap.Constant(long number)
                        ? Optional.of(new Expression.Fixed(number))
                        : Optional.empty());
    }
}
