package io.verifyrules.bench;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import static io.verifyrules.bench.ScalingFamily.right;
import static io.verifyrules.bench.ScalingFamily.wrong;

/** Families for which reductions must be computed with: factors, exponentials and divisors leave sums. */
final class AlgebraFamilies {

    private static final List<Integer> TO_EIGHT = List.of(1, 2, 3, 4, 6, 8);
    private static final List<Integer> TO_SIXTEEN = List.of(1, 2, 3, 4, 6, 8, 12, 16);
    private static final Shape SCALAR = Shape.scalar();

    private AlgebraFamilies() {
    }

    static List<ScalingFamily> all() {
        return List.of(right("product of scaled sums", TO_SIXTEEN, (rule, n) -> product(rule, n, n)),
                wrong("product of scaled sums, one factor left out", TO_SIXTEEN, (rule, n) -> product(rule, n, n - 1)),
                right("nested softmaxes, shifted", TO_SIXTEEN, (rule, n) -> softmaxes(rule, n, false)),
                wrong("nested softmaxes, one scaled", TO_SIXTEEN, (rule, n) -> softmaxes(rule, n, true)),
                right("nested softmaxes, less their maxima", TO_SIXTEEN, (rule, n) -> stableSoftmaxes(rule, n, true)),
                wrong("nested softmaxes, one numerator less its maximum", TO_SIXTEEN,
                        (rule, n) -> stableSoftmaxes(rule, n, false)),
                right("log-sum-exp of blocks", TO_SIXTEEN, (rule, n) -> logSumExp(rule, n, true)),
                wrong("log-sum-exp of blocks, one maximum not added", TO_SIXTEEN,
                        (rule, n) -> logSumExp(rule, n, false)),
                right("steps of flash attention, denominator", TO_EIGHT, (rule, n) -> denominator(rule, n, true)),
                wrong("steps of flash attention, one block not scaled", TO_EIGHT,
                        (rule, n) -> denominator(rule, n, false)),
                right("steps of flash attention, numerator", TO_EIGHT, (rule, n) -> numerator(rule, n, true)),
                wrong("steps of flash attention, numerator not scaled", TO_EIGHT,
                        (rule, n) -> numerator(rule, n, false)),
                right("chain of RMS norms, scaled", TO_EIGHT, (rule, n) -> norms(rule, n, Relation.GT)),
                wrong("chain of RMS norms, one factor below 0", TO_EIGHT, (rule, n) -> norms(rule, n, Relation.LT)),
                right("chain of layer norms, shifted", TO_EIGHT, (rule, n) -> layerNorms(rule, n, false)),
                wrong("chain of layer norms, one scaled", TO_EIGHT, (rule, n) -> layerNorms(rule, n, true)),
                right("tensors divided by one common sum", TO_SIXTEEN, (rule, n) -> divided(rule, n, n)),
                wrong("tensors divided by one common sum, one left out", TO_SIXTEEN,
                        (rule, n) -> divided(rule, n, n - 1)),
                right("variance of blocks", TO_EIGHT, (rule, n) -> variance(rule, n, n)),
                wrong("variance of blocks, one mean left out", TO_EIGHT, (rule, n) -> variance(rule, n, n - 1)),
                right("powers of an index", TO_EIGHT, (rule, n) -> powers(rule, n, 0)).onIntegers(),
                wrong("powers of an index, one more", TO_EIGHT, (rule, n) -> powers(rule, n, 1)).onIntegers(),
                right("heads of attention, added up", TO_SIXTEEN, (rule, n) -> heads(rule, n, n)),
                wrong("heads of attention, one not divided", TO_SIXTEEN, (rule, n) -> heads(rule, n, n - 1)));
    }

    private static void product(RuleBuilder rule, int n, int outside) {
        Line line = Line.ofAnyRank(rule);
        TensorExpr left = Constant.of(Line.ONE, SCALAR);
        TensorExpr right = left;
        for (int i = 0; i < n; i++) {
            TensorExpr x = line.tensor("X" + i);
            Element v = line.scalar("v" + i);
            left = left.times(line.sum(line.scaled(x, v)));
            right = right.times(line.sum(x));
            right = i < outside ? right.times(Constant.of(v, SCALAR)) : right;
        }
        rule.rewrite(left, right);
    }

    private static void softmaxes(RuleBuilder rule, int n, boolean firstIsScaled) {
        Line line = Line.ofAnyRank(rule);
        TensorExpr a = line.tensor("A");
        Element v = line.scalar("v");
        TensorExpr first = line.softmax(firstIsScaled ? line.scaled(a, v) : line.shifted(a, v));
        rule.rewrite(Families.repeated(first, n - 1, x -> line.softmax(line.shifted(x, v))),
                Families.repeated(a, n, line::softmax));
    }

    private static void stableSoftmaxes(RuleBuilder rule, int n, boolean both) {
        Line line = Line.ofAnyRank(rule).notEmpty();
        TensorExpr a = line.tensor("A");
        TensorExpr less = line.lessMaximum(a);
        TensorExpr first = Line.exp(less).div(line.spread(line.sum(Line.exp(both ? less : a))));
        rule.rewrite(Families.repeated(first, n - 1, x -> line.softmax(line.lessMaximum(x))),
                Families.repeated(a, n, line::softmax));
    }

    /** Blocks that are not empty, which together are a line. */
    private record Blocks(RuleBuilder rule, RankClass over, List<Line> lines) {

        static Blocks of(RuleBuilder rule, int n) {
            RankClass s = rule.rankClass("s", RankBound.SINGLETON);
            return new Blocks(rule, s,
                    IntStream.range(0, n).mapToObj(i -> Line.along(rule, s, "n" + i).notEmpty()).toList());
        }

        Line together() {
            return new Line(rule, over, lines.stream().map(Line::size).reduce(AxisMap::plus).orElseThrow());
        }

        List<TensorExpr> tensors(String name) {
            return IntStream.range(0, lines.size()).mapToObj(i -> lines.get(i).tensor(name + i)).toList();
        }

        TensorExpr concat(List<TensorExpr> parts) {
            return parts.size() == 1 ? parts.getFirst() : Concat.of(parts, over.axis());
        }
    }

    private static void logSumExp(RuleBuilder rule, int n, boolean lastIsShifted) {
        Blocks blocks = Blocks.of(rule, n);
        List<TensorExpr> parts = blocks.tensors("X");
        List<TensorExpr> sums = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Line line = blocks.lines().get(i);
            TensorExpr log = Line.log(line.sum(Line.exp(line.lessMaximum(parts.get(i)))));
            TensorExpr shifted = lastIsShifted || i < n - 1 ? log.plus(line.max(parts.get(i))) : log;
            sums.add(Line.exp(shifted));
        }
        rule.rewrite(Line.log(blocks.together().sum(Line.exp(blocks.concat(parts)))), Line.log(joined(sums)));
    }

    /** The sum of exponentials less the maximum, block by block with the maximum so far. */
    private static void denominator(RuleBuilder rule, int n, boolean lastIsScaled) {
        Blocks blocks = Blocks.of(rule, n);
        List<TensorExpr> parts = blocks.tensors("X");
        TensorExpr max = blocks.lines().getFirst().max(parts.getFirst());
        TensorExpr sum = weights(blocks, parts, 0, max).reduce(Monoid.SUM, blocks.over().axis());
        for (int i = 1; i < n; i++) {
            TensorExpr next = Line.max(max, blocks.lines().get(i).max(parts.get(i)));
            TensorExpr own = weights(blocks, parts, i, next).reduce(Monoid.SUM, blocks.over().axis());
            sum = (lastIsScaled || i < n - 1 ? sum.times(Line.exp(max.minus(next))) : sum).plus(own);
            max = next;
        }
        Line together = blocks.together();
        TensorExpr whole = together.sum(Line.exp(together.lessMaximum(blocks.concat(parts))));
        rule.rewrite(whole, lastIsScaled || n > 1 ? sum : sum.times(Line.exp(max)));
    }

    private static TensorExpr weights(Blocks blocks, List<TensorExpr> parts, int i, TensorExpr max) {
        return Line.exp(parts.get(i).minus(blocks.lines().get(i).spread(max)));
    }

    /** The products of values and exponentials, block by block with the maximum so far. */
    private static void numerator(RuleBuilder rule, int n, boolean lastIsScaled) {
        Blocks blocks = Blocks.of(rule, n);
        List<TensorExpr> parts = blocks.tensors("X");
        List<TensorExpr> values = blocks.tensors("V");
        TensorExpr max = blocks.lines().getFirst().max(parts.getFirst());
        TensorExpr sum = blocks.lines().getFirst().dot(weights(blocks, parts, 0, max), values.getFirst());
        for (int i = 1; i < n; i++) {
            Line line = blocks.lines().get(i);
            TensorExpr next = Line.max(max, line.max(parts.get(i)));
            TensorExpr own = line.dot(weights(blocks, parts, i, next), values.get(i));
            sum = (lastIsScaled || i < n - 1 ? sum.times(Line.exp(max.minus(next))) : sum).plus(own);
            max = next;
        }
        Line together = blocks.together();
        TensorExpr whole = together.dot(Line.exp(together.lessMaximum(blocks.concat(parts))), blocks.concat(values));
        rule.rewrite(whole, lastIsScaled || n > 1 ? sum : sum.times(Line.exp(max)));
    }

    private static void norms(RuleBuilder rule, int n, Relation first) {
        Line line = Line.ofAnyRank(rule);
        TensorExpr a = line.tensorWithoutZeros("A");
        TensorExpr left = a;
        for (int i = 0; i < n; i++) {
            left = rms(line, line.scaled(left, line.scalar("v" + i, i == 0 ? first : Relation.GT)));
        }
        rule.rewrite(left, Families.repeated(a, n, x -> rms(line, x)));
    }

    private static TensorExpr rms(Line line, TensorExpr operand) {
        return operand.times(line.spread(Line.rsqrt(line.sum(operand.times(operand)))));
    }

    private static void layerNorms(RuleBuilder rule, int n, boolean firstIsScaled) {
        Line line = Line.ofOneAxis(rule).notEmpty();
        TensorExpr a = line.tensor("A");
        TensorExpr eps = Constant.of(line.scalar("eps", Relation.GT), SCALAR);
        TensorExpr left = a;
        for (int i = 0; i < n; i++) {
            Element v = line.scalar("v" + i);
            left = layerNorm(line, firstIsScaled && i == 0 ? line.scaled(left, v) : line.shifted(left, v), eps);
        }
        rule.rewrite(left, Families.repeated(a, n, x -> layerNorm(line, x, eps)));
    }

    private static TensorExpr layerNorm(Line line, TensorExpr operand, TensorExpr eps) {
        TensorExpr d = line.deviations(operand);
        return d.times(line.spread(Line.rsqrt(line.mean(d.times(d)).plus(eps))));
    }

    /** Tensors divided by the sum of all their exponentials. */
    private static void divided(RuleBuilder rule, int n, int kept) {
        Line line = Line.ofAnyRank(rule);
        List<TensorExpr> all = IntStream.range(0, n).mapToObj(i -> line.tensor("X" + i)).toList();
        TensorExpr total = joined(all.stream().map(Line::exp).map(line::sum).toList());
        TensorExpr apart = joined(all.stream().map(x -> x.div(line.spread(total))).toList());
        List<TensorExpr> some = all.subList(0, kept);
        rule.rewrite(apart, some.isEmpty() ? line.filled(Line.ZERO) : joined(some).div(line.spread(total)));
    }

    /** Squared deviations of blocks: those of each, and those of the means. */
    private static void variance(RuleBuilder rule, int n, int means) {
        Blocks blocks = Blocks.of(rule, n);
        List<TensorExpr> parts = blocks.tensors("X");
        Line together = blocks.together();
        TensorExpr all = blocks.concat(parts);
        TensorExpr d = together.deviations(all);
        TensorExpr mean = together.mean(all);
        List<TensorExpr> apart = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Line line = blocks.lines().get(i);
            TensorExpr own = line.deviations(parts.get(i));
            TensorExpr off = line.mean(parts.get(i)).minus(i < means ? mean : Constant.of(Line.ZERO, SCALAR));
            apart.add(line.sum(own.times(own)).plus(Line.number(line.size()).times(off).times(off)));
        }
        rule.rewrite(together.sum(d.times(d)), joined(apart));
    }

    /** The sum of the differences of powers of successive indices is the power of the size. */
    private static void powers(RuleBuilder rule, int n, int more) {
        RankClass s = rule.rankClass("s", RankBound.SINGLETON);
        AxisMap size = rule.sizes("n", s);
        Shape shape = Shape.of(s, size);
        TensorExpr index = Iota.of(shape, s.axis());
        TensorExpr next = index.plus(Constant.of(Element.of(1, ElementType.INT), shape));
        TensorExpr differences = power(next, n).minus(power(index, n));
        TensorExpr whole = Constant.of(new Element.Counted(size.plus(more)), SCALAR);
        rule.rewrite(differences.reduce(Monoid.SUM, s.axis()), power(whole, n));
    }

    private static TensorExpr power(TensorExpr base, int exponent) {
        return Families.repeated(base, exponent - 1, x -> x.times(base));
    }

    /** Each head divides its weights by their sum, before or after they meet the values. */
    private static void heads(RuleBuilder rule, int n, int divided) {
        Line keys = Line.ofAnyRank(rule).notEmpty();
        List<TensorExpr> before = new ArrayList<>();
        List<TensorExpr> after = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            TensorExpr scores = keys.tensor("S" + i);
            TensorExpr values = keys.tensor("V" + i);
            TensorExpr weights = Line.exp(scores);
            before.add(keys.dot(keys.softmax(scores), values));
            TensorExpr undivided = keys.dot(weights, values);
            after.add(i < divided ? undivided.div(keys.sum(weights)) : undivided);
        }
        rule.rewrite(joined(before), joined(after));
    }

    private static TensorExpr joined(List<TensorExpr> addends) {
        return addends.stream().reduce(TensorExpr::plus).orElseThrow();
    }
}
