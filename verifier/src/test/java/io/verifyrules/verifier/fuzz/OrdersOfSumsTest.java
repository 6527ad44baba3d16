package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A verdict that a rule on sums of floats is right is contradicted where it is wrong in a library, whichever order that has. */
class OrdersOfSumsTest {

    private static final ElementType F16 = new ElementType.Floating(FloatFormat.F16);
    private static final VerifyOptions OPTIONS = new VerifyOptions(List.of(), 200_000, Duration.ofSeconds(2),
            Optional.empty());

    private final Fuzzing fuzzing = new Fuzzing(new Pipeline(), OPTIONS, 200);

    /** What a rule is made of. */
    private record Given(TensorExpr x, TensorExpr y, Element v) {

        TensorExpr sum(TensorExpr tensor) {
            return Reduce.of(Monoid.SUM, tensor, x.type().axes(), Optional.empty(), BoundIndices.unnamed());
        }

        TensorExpr begun(TensorExpr tensor) {
            return Reduce.of(Monoid.SUM, tensor, x.type().axes(), Optional.of(v), BoundIndices.unnamed());
        }

        TensorExpr initial() {
            return Constant.of(v, Shape.scalar());
        }

        TensorExpr backwards() {
            return Reverse.of(x, x.type().axes());
        }
    }

    private static Rule rule(BiFunction<Given, Boolean, TensorExpr> sides) {
        RuleCollector collector = RuleCollector.forData("sums");
        collector.rule("sums", builder -> {
            RankClass c = builder.rankClass("c", RankBound.SINGLETON);
            AxisMap n = builder.sizes("n", c);
            Shape shape = Shape.of(c.axis(), n);
            Given given = new Given(builder.tensor("x", F16, shape), builder.tensor("y", F16, shape),
                    builder.element("v", F16));
            builder.require(Condition.everyLane(n.compare(Relation.GE, AxisMap.of(1))));
            builder.rewrite(sides.apply(given, true), sides.apply(given, false));
        });
        RuleDeclaration declared = collector.toFile().declarations().getFirst();
        assertThat(declared).as(declared::toString).isInstanceOf(Rule.class);
        return (Rule) declared;
    }

    /** What is found against the verdict that the rule is right, whether or not the verifier gives it. */
    private Optional<String> againstRight(Rule rule) {
        RuleResult result = new Pipeline().verify(rule, OPTIONS).getFirst();
        RuleResult right = new RuleResult(result.declaration(), result.theory(),
                new Verdict.Verified(new EveryWidth.NoneOpen()), result.expected(), result.plan(), result.obligations(),
                result.matching(), result.notes(), result.time());
        return fuzzing.contradicted(rule, List.of(right));
    }

    private static void assertWrongInALibrary(Optional<String> found) {
        assertThat(found).hasValueSatisfying(
                reason -> assertThat(reason).startsWith("VERIFIED over f16, but refuted where sums are "));
    }

    @Test
    void anInitialValueThatIsAddedAfterwards() {
        assertWrongInALibrary(againstRight(
                rule((given, left) -> left ? given.begun(given.x()) : given.initial().plus(given.sum(given.x())))));
    }

    @Test
    void aSumBackwards() {
        assertWrongInALibrary(againstRight(rule((given, left) -> given.sum(left ? given.x() : given.backwards()))));
    }

    @Test
    void aSumOfSums() {
        assertThat(againstRight(rule((given, left) -> left
                ? given.sum(given.x().plus(given.y()))
                : given.sum(given.x()).plus(given.sum(given.y()))))).as("two terms on each side").isPresent();
    }

    @Test
    void theSameElementsInTheSameOrderAreTheSameInEachLibrary() {
        assertThat(againstRight(rule((given,
                left) -> left ? given.begun(given.x().plus(given.y())) : given.begun(given.y().plus(given.x())))))
                .isEmpty();
    }
}
