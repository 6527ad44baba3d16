package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reshape;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Tile;
import io.verifyrules.dsl.expr.Transpose;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Mismatch;
import io.verifyrules.dsl.rule.OperatorCall;
import io.verifyrules.dsl.rule.Provenance;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Random well-typed rules that use all of the language; the same seed gives the same rule. */
public final class RandomRules {

    private final Random random;
    private final RuleBuilder rule;
    private final RandomTerms terms;
    private final RandomReductions reductions;
    private final RandomTuples tuples;
    private final Map<String, Input> inputs = new HashMap<>();

    private RandomRules(Random random, RuleBuilder rule) {
        this.random = random;
        this.rule = rule;
        this.terms = new RandomTerms(random, rule);
        this.reductions = new RandomReductions(random, rule, terms, this);
        this.tuples = new RandomTuples(random, rule, terms, this);
    }

    /** The rule of a seed. */
    public static Rule rule(long seed) {
        RuleCollector collector = RuleCollector.forData("random");
        collector.rule("rule " + seed, SourcePosition.ofFile("random"),
                builder -> new RandomRules(new Random(seed), builder).declare());
        return switch (collector.toFile().declarations().get(0)) {
            case Rule rule -> rule;
            case ListRule list -> throw new AssertionError("seed " + seed + ": " + list);
            case IllFormedRule wrong -> throw new AssertionError("seed " + seed + ": " + wrong.diagnostic());
        };
    }

    private void declare() {
        ElementType type = terms.pick(
                List.of(ElementType.OPEN, ElementType.BOOL, ElementType.INT, ElementType.REAL, RandomTerms.MACHINE));
        terms.complex = type.equals(ElementType.REAL) && random.nextBoolean();
        List<AggregatedAxis> axes = axes();
        for (int i = random.nextInt(4); i > 0; i--) {
            rule.require(terms.condition(2));
        }
        if (random.nextBoolean()) {
            Input assumed = input(axes, ElementType.INT);
            rule.assume(Compare.of(Relation.LE, assumed, Constant.of(terms.element(ElementType.INT), assumed.shape())));
        }
        if (type.equals(ElementType.OPEN) && random.nextInt(3) == 0) {
            rule.elements(Set.of(ElementType.REAL, ElementType.INT));
        }
        if (random.nextBoolean()) {
            rule.expect(VerdictKind.REFUTED, "seeded \"mistake\"");
            rule.expect(Set.of(type.equals(ElementType.OPEN) ? ElementType.REAL : type), VerdictKind.UNKNOWN, "\u221e");
            int id = random.nextInt(9);
            rule.expectMismatch(List.of(Mismatch.VALIDITY, Mismatch.SHAPE, Mismatch.ELEMENTS).get(id % 3));
            rule.source(new Provenance("random/" + id, List.of("Handle/1"), "a note"));
        }
        if (random.nextInt(3) == 0) {
            reductions.hinted(axes, type);
        } else {
            TensorExpr left = tensor(axes, type, 3);
            rule.rewrite(left, tensor(axes, type, 3));
            if (random.nextInt(4) == 0 && !(left instanceof Input)) {
                called(left);
            }
        }
    }

    /** Gives an expression of the rule a name of its author's. */
    private void called(TensorExpr value) {
        List<OperatorCall.Argument> arguments = new ArrayList<>(List.of(new OperatorCall.Argument.Word("a word")));
        value.operands().forEach(operand -> arguments.add(new OperatorCall.Argument.Term(operand)));
        value.elements().forEach(element -> arguments.add(new OperatorCall.Argument.Term(element)));
        rule.calls(OperatorCall.of("own", arguments, value));
    }

    private List<AggregatedAxis> axes() {
        return Stream.of(terms.any.axis(), terms.any.axis("row"), terms.nonEmpty.axis(), terms.single.axis())
                .filter(axis -> random.nextInt(3) > 0)
                .toList();
    }

    Shape shape(List<AggregatedAxis> axes) {
        Shape shape = Shape.scalar();
        for (AggregatedAxis axis : axes) {
            shape = shape.with(axis, terms.map(axis.rankClass()));
        }
        return shape;
    }

    AxisMaps maps(List<AggregatedAxis> axes) {
        AxisMaps maps = AxisMaps.none();
        for (AggregatedAxis axis : axes) {
            maps = maps.and(axis, terms.map(axis.rankClass()));
        }
        return maps;
    }

    List<AggregatedAxis> some(List<AggregatedAxis> axes) {
        return axes.stream().filter(axis -> random.nextBoolean()).toList();
    }

    static List<AggregatedAxis> without(List<AggregatedAxis> axes, List<AggregatedAxis> removed) {
        return axes.stream().filter(axis -> !removed.contains(axis)).toList();
    }

    private Input input(List<AggregatedAxis> axes, ElementType type) {
        int number = random.nextInt(2);
        return inputs.computeIfAbsent(number + type.toString() + axes,
                key -> (Input) rule.tensor("X" + inputs.size(), type, shape(axes)));
    }

    /** A tensor of the type and, if all that it is made of is numbers, of these with their type said. */
    private TensorExpr compared(List<AggregatedAxis> axes, ElementType type, int depth) {
        TensorExpr tensor = tensor(axes, type, depth);
        return tensor.type().element().equals(ElementType.NUMERAL)
                ? Constant.of(terms.stated(type), shape(axes))
                : tensor;
    }

    TensorExpr tensor(List<AggregatedAxis> axes, ElementType type, int depth) {
        boolean counted = axes.contains(terms.single.axis());
        if (depth == 0 || random.nextInt(6) == 0) {
            return switch (random.nextInt(4)) {
                case 0 -> Constant.of(terms.element(type), shape(axes));
                case 1 -> type.equals(ElementType.INT) && counted
                        ? Iota.of(shape(axes), terms.single.axis())
                        : input(axes, type);
                default -> input(axes, type);
            };
        }
        return switch (random.nextInt(4)) {
            case 0 -> elementwise(axes, type, depth - 1);
            case 1 -> reductions.tensor(axes, type, depth - 1);
            default -> moved(axes, type, depth - 1);
        };
    }

    private TensorExpr elementwise(List<AggregatedAxis> axes, ElementType type, int depth) {
        boolean number = !type.equals(ElementType.BOOL);
        TensorExpr first = tensor(axes, type, depth);
        TensorExpr second = tensor(axes, type, depth);
        if (terms.complex && type.equals(ElementType.REAL) && random.nextInt(3) > 0) {
            return ofComplex(axes, Binary.of(BinaryOperator.ADD, first, second));
        }
        if (random.nextInt(5) == 0) {
            return Mapped.of(terms.function(type), List.of(first, tensor(axes, ElementType.BOOL, depth)));
        }
        return switch (random.nextInt(type instanceof ElementType.Machine ? 6 : 4)) {
            case 5 -> Convert.of(Conversion.CONVERT,
                    ReducePrecision.of(
                            Convert.of(Conversion.CONVERT, Compare.of(Relation.EQ, input(axes, type), second),
                                    new ElementType.Floating(FloatFormat.F16)),
                            1 + random.nextInt(5), 2 + random.nextInt(9)),
                    type);
            case 4 -> Convert.of(Conversion.BITCAST, Convert.of(Conversion.CONVERT,
                    Compare.of(Relation.EQ, first, second), new ElementType.Machine(true, 8)), type);
            case 0 -> Unary.of(terms.pick(Stream.of(UnaryOperator.values())
                    .filter(operator -> operator.types()
                            .containsAll(type.equals(ElementType.OPEN) ? ElementTypes.UNBOUNDED : Set.of(type)))
                    .toList()), first);
            case 1 -> Binary.of(terms.pick(RandomTerms.binaryOn(type)), first, second);
            case 2 -> number
                    ? Clamp.of(first, second, tensor(axes, type, depth))
                    : Compare.of(terms.pick(List.of(Relation.values())), compared(axes, ElementType.REAL, depth),
                            tensor(axes, ElementType.REAL, depth));
            default -> Select.of(tensor(axes, ElementType.BOOL, depth), first, second);
        };
    }

    /** A real that is made of complex numbers. */
    private TensorExpr ofComplex(List<AggregatedAxis> axes, TensorExpr real) {
        Element unit = Element.of(new Literal.ImaginaryUnit(), ElementType.COMPLEX);
        TensorExpr number = Binary.of(BinaryOperator.MUL,
                ComplexApplied.of(ComplexFunction.COMPLEX, List.of(input(axes, ElementType.REAL), real)),
                Constant.of(unit, shape(axes)));
        ComplexFunction function = terms
                .pick(List.of(ComplexFunction.REAL_PART, ComplexFunction.IMAGINARY_PART, ComplexFunction.MODULUS));
        return ComplexApplied.of(function, List.of(Unary.of(UnaryOperator.CONJUGATE, number)));
    }

    private TensorExpr transposed(TensorExpr operand, List<AggregatedAxis> chosen) {
        List<AggregatedAxis> ordered = chosen.stream().filter(axis -> axis.rankClass().equals(terms.any)).toList();
        return ordered.isEmpty() ? operand : Transpose.of(operand, terms.permutation(), ordered);
    }

    private TensorExpr moved(List<AggregatedAxis> axes, ElementType type, int depth) {
        List<AggregatedAxis> chosen = some(axes);
        TensorExpr operand = tensor(axes, type, depth);
        StartRule start = terms.pick(List.of(StartRule.values()));
        return switch (random.nextInt(20)) {
            case 19 -> tuples.component(axes, type, depth);
            case 18 -> tuples.element(axes, type, depth);
            case 17 -> transposed(operand, chosen);
            case 16 -> reshaped(axes, type, depth);
            case 15 -> axes.contains(terms.single.axis()) && !type.equals(ElementType.OPEN)
                    ? Sort.of(operand, terms.single.axis())
                    : operand;
            case 13 -> gathered(axes, type, depth);
            case 14 -> scattered(axes, type, depth);
            case 11 -> blocks(axes, type, depth);
            case 10 -> Tile.of(operand, maps(chosen));
            case 9 -> InsertSlice.of(operand, tensor(axes, type, depth), maps(chosen), maps(some(axes)));
            case 8 -> Rotate.of(operand, maps(chosen));
            case 0 -> Expand.of(tensor(without(axes, chosen), type, depth), shape(chosen));
            case 1 -> relabelled(axes, type, depth);
            case 2 -> Pad.of(operand, terms.element(type), maps(chosen), maps(some(axes)), maps(some(axes)));
            case 3 -> Slice.of(operand, maps(chosen), maps(some(axes)), maps(some(axes)));
            case 4 -> DynamicSlice.of(operand, maps(chosen), maps(chosen), start);
            case 5 -> DynamicUpdateSlice.of(operand, tensor(axes, type, depth), maps(axes), start);
            case 6 -> Reverse.of(operand, chosen);
            case 7 -> axes.contains(terms.single.axis())
                    ? Concat.of(List.of(operand, tensor(axes, type, depth), operand), terms.single.axis())
                    : operand;
            default -> {
                List<AggregatedAxis> before = new ArrayList<>(without(axes, chosen));
                before.add(terms.nonEmpty.axis("unit" + depth));
                yield ReshapeUnit.of(tensor(before, type, depth), chosen, List.of(terms.nonEmpty.axis("unit" + depth)));
            }
        };
    }

    /** Looked up by integers with one of the axes. */
    private TensorExpr gathered(List<AggregatedAxis> axes, ElementType type, int depth) {
        AggregatedAxis along = terms.single.axis("table" + depth);
        List<AggregatedAxis> before = new ArrayList<>(axes);
        before.add(along);
        TensorExpr found = Gather.of(tensor(before, type, depth), tensor(some(axes), ElementType.INT, depth), along,
                AxisMaps.none());
        return found.type().axes().equals(new TreeSet<>(axes)) ? found : tensor(axes, type, depth);
    }

    private TensorExpr scattered(List<AggregatedAxis> axes, ElementType type, int depth) {
        if (!axes.contains(terms.single.axis()) || !type.equals(ElementType.REAL)) {
            return tensor(axes, type, depth);
        }
        AggregatedAxis place = terms.any.axis("place" + depth);
        List<AggregatedAxis> ofUpdates = new ArrayList<>(axes);
        ofUpdates.add(place);
        return Scatter.of(Monoid.MAX, tensor(axes, type, depth), tensor(List.of(place), ElementType.INT, depth),
                tensor(ofUpdates, type, depth), terms.single.axis());
    }

    /** Two axes of before as one, or one of before as two. */
    private TensorExpr blocks(List<AggregatedAxis> axes, ElementType type, int depth) {
        for (AggregatedAxis axis : axes) {
            List<AggregatedAxis> others = without(axes, List.of(axis));
            Optional<AggregatedAxis> twin = others.stream()
                    .filter(other -> other.rankClass().equals(axis.rankClass()))
                    .findFirst();
            if (twin.isPresent()) {
                AggregatedAxis whole = axis.rankClass().axis("whole" + depth);
                List<AggregatedAxis> before = new ArrayList<>(without(others, List.of(twin.get())));
                before.add(whole);
                return Split.of(tensor(before, type, depth), whole, axis, shape(List.of(twin.get())));
            }
        }
        if (axes.isEmpty()) {
            return tensor(axes, type, depth);
        }
        AggregatedAxis inner = axes.getFirst().rankClass().axis("inner" + depth);
        List<AggregatedAxis> before = new ArrayList<>(axes);
        before.add(inner);
        return Merge.of(tensor(before, type, depth), axes.getFirst(), inner, axes.getFirst());
    }

    /** An axis of before, of any class, in the place of the first. */
    private TensorExpr reshaped(List<AggregatedAxis> axes, ElementType type, int depth) {
        if (axes.isEmpty()) {
            return tensor(axes, type, depth);
        }
        AggregatedAxis axis = axes.getFirst();
        AggregatedAxis old = terms.pick(List.of(axis.rankClass(), terms.nonEmpty, terms.single)).axis("places" + depth);
        List<AggregatedAxis> before = new ArrayList<>(without(axes, List.of(axis)));
        before.add(old);
        return Reshape.of(tensor(before, type, depth), old, shape(List.of(axis)));
    }

    private TensorExpr relabelled(List<AggregatedAxis> axes, ElementType type, int depth) {
        Map<AggregatedAxis, AggregatedAxis> renaming = new HashMap<>();
        List<AggregatedAxis> before = new ArrayList<>();
        for (AggregatedAxis axis : axes) {
            AggregatedAxis old = axis.rankClass().axis(axis.label() + depth);
            before.add(old);
            renaming.put(old, axis);
        }
        return Relabel.of(tensor(before, type, depth), renaming);
    }
}
