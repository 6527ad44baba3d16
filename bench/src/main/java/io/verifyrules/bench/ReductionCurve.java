package io.verifyrules.bench;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * How the proof of reductions grows: a sum over a concat of 1 to 16 operands against the sum of their sums, with tensors that
 * differ and with one tensor throughout, and a dot product with 1 to 8 contracted classes, commuted. For each size: guarded
 * terms, correspondences tried, side conditions proved, and the median time.
 */
public final class ReductionCurve {

    private static final int RUNS = 3;
    private static final VerifyOptions INTEGERS = new VerifyOptions(List.of("int"),
            VerifyOptions.DEFAULT.resourceLimit(), VerifyOptions.DEFAULT.timeout(), Optional.empty());

    private ReductionCurve() {
    }

    /** Runs the benchmark; it takes no arguments. */
    public static void main(String[] arguments) {
        print("sum of a concat of n different tensors", IntStream.of(1, 2, 4, 8, 12, 16),
                n -> rule -> concats(rule, n, n));
        print("sum of a concat of n times one tensor", IntStream.of(1, 2, 4, 8, 12, 16),
                n -> rule -> concats(rule, n, 1));
        print("dot over n contracted classes, commuted", IntStream.rangeClosed(1, 8), n -> rule -> dot(rule, n));
    }

    /** What makes a rule of a given size. */
    private interface Family {
        Consumer<RuleBuilder> ofSize(int size);
    }

    private static void print(String title, IntStream sizes, Family family) {
        System.out.println(title);
        System.out.printf("%6s %8s %10s %12s %10s%n", "n", "terms", "attempts", "conditions", "ms");
        sizes.forEach(size -> {
            RuleCollector collector = RuleCollector.forJava();
            collector.rule(title + ", n = " + size, family.ofSize(size));
            RuleDeclaration rule = collector.toFile().declarations().getFirst();
            List<Long> times = new ArrayList<>();
            RuleResult result = verify(rule, times);
            for (int run = 0; run < RUNS; run++) {
                result = verify(rule, times);
            }
            if (result.verdict().kind() != VerdictKind.VERIFIED) {
                throw new IllegalStateException(title + ", n = " + size + ": " + result.verdict());
            }
            System.out.printf("%6d %8d %10d %12d %10d%n", size, result.matching().terms(), result.matching().attempts(),
                    result.matching().claims(), CorpusTimes.median(times.subList(1, times.size())) / 1_000_000);
        });
    }

    private static RuleResult verify(RuleDeclaration rule, List<Long> times) {
        long start = System.nanoTime();
        RuleResult result = Pipeline.forgetful().verify(rule, INTEGERS).getFirst();
        times.add(System.nanoTime() - start);
        return result;
    }

    private static void concats(RuleBuilder rule, int operands, int tensors) {
        RankClass c = rule.rankClass("c", RankBound.SINGLETON);
        List<TensorExpr> inputs = IntStream.range(0, tensors)
                .mapToObj(i -> rule.tensor("X" + i, Shape.of(c, rule.sizes("n" + i, c))))
                .toList();
        List<TensorExpr> parts = IntStream.range(0, operands).mapToObj(i -> inputs.get(i % tensors)).toList();
        TensorExpr sums = parts.stream()
                .map(part -> part.reduce(Monoid.SUM, c.axis()))
                .reduce(TensorExpr::plus)
                .orElseThrow();
        rule.rewrite(Concat.of(parts, c.axis()).reduce(Monoid.SUM, c.axis()), sums);
    }

    private static void dot(RuleBuilder rule, int contracted) {
        List<RankClass> classes = IntStream.range(0, contracted).mapToObj(i -> rule.rankClass("c" + i)).toList();
        RankClass left = rule.rankClass("l");
        RankClass right = rule.rankClass("r");
        Shape common = Shape.scalar();
        for (RankClass rankClass : classes) {
            AxisMap size = rule.sizes("n_" + rankClass.name(), rankClass);
            common = common.with(rankClass, size);
        }
        TensorExpr a = rule.tensor("A", ElementType.OPEN, common.with(left, rule.sizes("p", left)));
        TensorExpr b = rule.tensor("B", ElementType.OPEN, common.with(right, rule.sizes("q", right)));
        var axes = classes.stream().map(RankClass::axis).toList();
        rule.rewrite(a.dot(b, axes, List.of()), b.dot(a, axes, List.of()));
    }
}
