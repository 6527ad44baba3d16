package io.verifyrules.bench;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static io.verifyrules.bench.ScalingFamily.right;
import static io.verifyrules.bench.ScalingFamily.wrong;

/** The families that are measured: whatever a rule can have many of, right and wrong. */
final class Families {

    private static final AxisMap ZERO = AxisMap.of(0);

    private Families() {
    }

    static List<ScalingFamily> all() {
        return Stream.of(ofStructure(), ElementFamilies.all(), AlgebraFamilies.all()).flatMap(List::stream).toList();
    }

    private static List<ScalingFamily> ofStructure() {
        return List.of(right("pads in a chain", List.of(2, 4, 8, 16, 24, 32), (rule, n) -> pads(rule, n, n)),
                wrong("pads in a chain, one too few", List.of(2, 5, 10, 20, 30, 40), (rule, n) -> pads(rule, n, n - 1)),
                right("reads of one tensor", List.of(2, 3, 4, 6, 8, 10, 12), (rule, n) -> reads(rule, n, 0))
                        .onIntegers(),
                wrong("reads of one tensor, one twice", List.of(2, 3, 4, 6, 8, 10, 12), (rule, n) -> reads(rule, n, 1))
                        .onIntegers(),
                right("nested updates", List.of(2, 4, 6, 8, 12, 16, 20, 24), (rule, n) -> updates(rule, n, false)),
                wrong("nested updates, two exchanged", List.of(2, 4, 6, 8, 12, 16, 20, 24),
                        (rule, n) -> updates(rule, n, true)),
                right("operands of a concat", List.of(2, 4, 8, 16, 32, 48, 64), (rule, n) -> concat(rule, n, n)),
                wrong("operands of a concat, one twice", List.of(2, 4, 8, 16, 32, 64),
                        (rule, n) -> concat(rule, n, n - 1)),
                right("rank classes", List.of(1, 2, 3, 4, 6, 8), (rule, n) -> classes(rule, n, n)),
                wrong("rank classes, one left padded", List.of(2, 3, 4, 6, 8), (rule, n) -> classes(rule, n, n - 1)),
                right("strides in a chain", List.of(2, 4, 6, 8, 12, 16), (rule, n) -> strides(rule, n, n)),
                wrong("strides in a chain, one too few", List.of(2, 4, 6, 8, 12, 16),
                        (rule, n) -> strides(rule, n, n - 1)),
                right("maximum of maps", List.of(2, 4, 8, 16, 24, 32), (rule, n) -> maxima(rule, n, n)),
                wrong("maximum of maps, one left out", List.of(2, 4, 8, 16, 24, 32),
                        (rule, n) -> maxima(rule, n, n - 1)),
                right("nested reductions", List.of(1, 2, 3, 4, 6, 8), (rule, n) -> reductions(rule, n, false))
                        .onIntegers(),
                wrong("nested reductions, one doubled", List.of(1, 2, 3, 4, 6, 8),
                        (rule, n) -> reductions(rule, n, true)).onIntegers(),
                right("division by a product", List.of(1, 2, 4, 8, 12, 16), (rule, n) -> division(rule, n, false)),
                wrong("division by a product, off by one", List.of(1, 2, 4, 8, 12, 16),
                        (rule, n) -> division(rule, n, true)),
                right("doublings of a tensor", List.of(4, 8, 12, 16, 22, 30), Doublings::tensor).onIntegers(),
                right("doublings of a map", List.of(4, 8, 12, 16, 22, 30), (rule, n) -> Doublings.map(rule, n, 0)),
                wrong("doublings of a map, off by one", List.of(4, 8, 12, 16, 22, 30),
                        (rule, n) -> Doublings.map(rule, n, 1)),
                right("doublings of an element", List.of(4, 8, 12, 16, 22, 30), Doublings::element).onIntegers(),
                right("doublings of a condition", List.of(4, 8, 12, 16, 22, 30), Doublings::condition),
                right("doublings of an assumption", List.of(4, 8, 12, 16, 22, 30), Doublings::assumption),
                wrong("doublings below a reduction", List.of(4, 8, 12, 16, 22, 30), Doublings::below).onIntegers(),
                right("operators inside of one another", List.of(125, 250, 500, 1000, 2000, 4000),
                        (rule, n) -> reversed(rule, n)),
                right("operands beside one another", List.of(125, 250, 500, 1000, 1500, 2000), Families::beside)
                        .onIntegers(),
                right("maps inside of one another", List.of(125, 250, 500, 1000, 2000, 4000), Families::nestedMap));
    }

    /** A rule of one operator: what it takes every rule takes. */
    static ScalingFamily smallest() {
        return right("one operator", List.of(1), (rule, n) -> reversed(rule, 2));
    }

    private static List<AxisMap> maps(RuleBuilder rule, String name, int count, RankClass of, int least) {
        return IntStream.range(0, count).mapToObj(i -> {
            AxisMap map = rule.map(name + i, of);
            rule.require(map.compare(Relation.GE, AxisMap.of(least)));
            return map;
        }).toList();
    }

    private static <T> T joined(List<T> terms, BinaryOperator<T> operator) {
        return terms.stream().reduce(operator).orElseThrow();
    }

    private static <T> List<T> reversed(List<T> terms) {
        List<T> result = new ArrayList<>(terms);
        Collections.reverse(result);
        return result;
    }

    /** The step taken so many times. */
    static <T> T repeated(T start, int times, UnaryOperator<T> step) {
        T result = start;
        for (int i = 0; i < times; i++) {
            result = step.apply(result);
        }
        return result;
    }

    private static void pads(RuleBuilder rule, int n, int counted) {
        RankClass c = rule.rankClass("c");
        TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
        Element v = rule.element("v", ElementType.OPEN);
        List<AxisMap> low = maps(rule, "l", n, c, 0);
        TensorExpr padded = a;
        for (AxisMap by : low) {
            padded = padded.pad(v, by, ZERO, ZERO);
        }
        rule.rewrite(padded, a.pad(v, low.subList(0, counted).stream().reduce(ZERO, AxisMap::plus), ZERO, ZERO));
    }

    private static void reads(RuleBuilder rule, int n, int twice) {
        RankClass c = rule.rankClass("c");
        AxisMap size = rule.sizes("n", c);
        AxisMap taken = rule.sizes("m", c);
        TensorExpr a = rule.tensor("A", Shape.of(c, size));
        List<TensorExpr> reads = maps(rule, "s", n, c, 0).stream().map(start -> {
            rule.require(start.plus(taken).compare(Relation.LE, size));
            return a.slice(start, start.plus(taken), AxisMap.of(1));
        }).toList();
        List<TensorExpr> right = new ArrayList<>(reversed(reads));
        if (twice > 0) {
            right.set(0, right.get(1));
        }
        rule.rewrite(joined(reads, TensorExpr::plus), joined(right, TensorExpr::plus));
    }

    private static void updates(RuleBuilder rule, int n, boolean exchanged) {
        RankClass c = rule.rankClass("c");
        AxisMap taken = rule.sizes("m", c);
        TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
        List<AxisMap> starts = maps(rule, "s", n, c, 0);
        List<TensorExpr> updates = IntStream.range(0, n)
                .mapToObj(i -> rule.tensor("U" + i, Shape.of(c, taken)))
                .toList();
        TensorExpr left = a;
        TensorExpr right = a;
        for (int i = 0; i < n; i++) {
            left = left.dynamicUpdateSlice(updates.get(i), starts.get(i));
            int other = exchanged && i >= n - 2 ? 2 * n - 3 - i : i;
            right = right.dynamicUpdateSlice(updates.get(other), starts.get(other));
        }
        rule.rewrite(left, exchanged ? right : right.dynamicUpdateSlice(updates.get(n - 1), starts.get(n - 1)));
    }

    private static void concat(RuleBuilder rule, int n, int different) {
        RankClass c = rule.rankClass("c", RankBound.SINGLETON);
        List<TensorExpr> parts = IntStream.range(0, n)
                .mapToObj(i -> rule.tensor("X" + i, Shape.of(c, rule.sizes("n" + i, c))))
                .toList();
        List<TensorExpr> back = new ArrayList<>();
        for (int i = n - 1; i >= 0; i--) {
            back.add(parts.get(Math.min(i, different - 1)).reverse(c));
        }
        rule.rewrite(Concat.of(parts, c.axis()).reverse(c), Concat.of(back, c.axis()));
    }

    private static void classes(RuleBuilder rule, int n, int sliced) {
        List<RankClass> classes = IntStream.range(0, n).mapToObj(i -> rule.rankClass("c" + i)).toList();
        List<AxisMap> sizes = new ArrayList<>();
        List<AxisMap> low = new ArrayList<>();
        Shape shape = Shape.scalar();
        for (RankClass rankClass : classes) {
            sizes.add(rule.sizes("n_" + rankClass.name(), rankClass));
            low.add(rule.sizes("l_" + rankClass.name(), rankClass));
            shape = shape.with(rankClass, sizes.getLast());
        }
        TensorExpr a = rule.tensor("A", shape);
        Element v = rule.element("v", ElementType.OPEN);
        TensorExpr result = a;
        for (int i = 0; i < n; i++) {
            result = result.pad(v, low.get(i), AxisMap.of(0).times(low.get(i)), AxisMap.of(0).times(low.get(i)));
        }
        for (int i = 0; i < n; i++) {
            AxisMap start = i < sliced ? low.get(i) : AxisMap.of(0).times(low.get(i));
            result = result.slice(start, start.plus(sizes.get(i)), AxisMap.of(1).plus(AxisMap.of(0).times(start)));
        }
        rule.rewrite(result, a);
    }

    private static void strides(RuleBuilder rule, int n, int counted) {
        RankClass c = rule.rankClass("c");
        AxisMap size = rule.sizes("n", c);
        TensorExpr a = rule.tensor("A", Shape.of(c, size));
        List<AxisMap> strides = maps(rule, "t", n, c, 1);
        TensorExpr left = a;
        AxisMap length = size;
        for (AxisMap stride : strides) {
            left = left.slice(ZERO, length, stride);
            length = length.plus(stride).minus(1).floorDiv(stride);
        }
        rule.rewrite(left, a.slice(ZERO, size, joined(strides.subList(0, counted), AxisMap::times)));
    }

    private static void maxima(RuleBuilder rule, int n, int counted) {
        RankClass c = rule.rankClass("c");
        TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
        Element v = rule.element("v", ElementType.OPEN);
        List<AxisMap> maps = maps(rule, "l", n, c, 0);
        rule.rewrite(a.pad(v, joined(maps, AxisMap::max), ZERO, ZERO),
                a.pad(v, joined(reversed(maps.subList(0, counted)), AxisMap::max), ZERO, ZERO));
    }

    private static void reductions(RuleBuilder rule, int n, boolean doubled) {
        List<RankClass> classes = IntStream.range(0, n).mapToObj(i -> rule.rankClass("c" + i)).toList();
        Shape shape = Shape.scalar();
        for (RankClass rankClass : classes) {
            shape = shape.with(rankClass, rule.sizes("n_" + rankClass.name(), rankClass));
        }
        TensorExpr a = rule.tensor("A", shape);
        TensorExpr left = a;
        for (RankClass rankClass : classes) {
            left = left.reduce(Monoid.SUM, rankClass.axis());
        }
        TensorExpr right = a;
        for (RankClass rankClass : reversed(classes)) {
            right = right.reduce(Monoid.SUM, rankClass.axis());
        }
        rule.rewrite(left, doubled ? right.plus(right) : right);
    }

    private static void division(RuleBuilder rule, int n, boolean offByOne) {
        RankClass c = rule.rankClass("c");
        AxisMap low = rule.sizes("x", c);
        TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
        Element v = rule.element("v", ElementType.OPEN);
        List<AxisMap> factors = maps(rule, "p", n, c, 1);
        AxisMap dividend = joined(factors, AxisMap::times).times(low)
                .plus(offByOne ? joined(factors, AxisMap::times) : joined(factors, AxisMap::times).minus(1));
        rule.rewrite(a.pad(v, dividend.floorDiv(joined(reversed(factors), AxisMap::times)), ZERO, ZERO),
                a.pad(v, low, ZERO, ZERO));
    }

    private static void reversed(RuleBuilder rule, int n) {
        RankClass c = rule.rankClass("c");
        TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
        rule.rewrite(repeated(a, 2 * (n / 2), x -> x.reverse(c)), a);
    }

    private static void beside(RuleBuilder rule, int n) {
        RankClass c = rule.rankClass("c");
        AxisMap size = rule.sizes("n", c);
        List<TensorExpr> all = IntStream.range(0, n).mapToObj(i -> rule.tensor("X" + i, Shape.of(c, size))).toList();
        rule.rewrite(joined(all, TensorExpr::plus), joined(reversed(all), TensorExpr::plus));
    }

    private static void nestedMap(RuleBuilder rule, int n) {
        RankClass c = rule.rankClass("c");
        AxisMap low = rule.sizes("l", c);
        TensorExpr a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
        Element v = rule.element("v", ElementType.OPEN);
        rule.rewrite(a.pad(v, repeated(low, n, x -> x.plus(1)), ZERO, ZERO), a.pad(v, low.plus(n), ZERO, ZERO));
    }
}
