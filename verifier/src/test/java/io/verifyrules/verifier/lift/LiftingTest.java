package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.verifier.kotlin.KotlinRule;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Rules at stated sizes, and what is behind them; each is right at its sizes. */
class LiftingTest {

    private static final ElementType WORD = ElementType.closed("s32").orElseThrow();

    private final Lifting lifting = new Lifting(new Pipeline(), VerifyOptions.DEFAULT, Duration.ofSeconds(30));

    /** A rule over tensors whose dimensions are axes of one class, as those of programs are. */
    private static Rule stated(BiConsumer<RuleBuilder, RankClass> body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("f", rule -> body.accept(rule, rule.rankClass("d", RankClass.RankBound.SINGLETON)));
        return (Rule) rules.toFile().declarations().getFirst();
    }

    private static AggregatedAxis axis(RankClass of, int number) {
        return of.axis("d" + number);
    }

    private static TensorExpr tensor(RuleBuilder rule, RankClass of, String name, int... sizes) {
        Shape shape = Shape.scalar();
        for (int i = 0; i < sizes.length; i++) {
            shape = shape.with(axis(of, i), AxisMap.of(sizes[i]));
        }
        return rule.tensor(name, WORD, shape);
    }

    private static TensorExpr slice(TensorExpr tensor, AggregatedAxis axis, int from, int to) {
        return Slice.of(tensor, AxisMaps.on(axis, AxisMap.of(from)), AxisMaps.on(axis, AxisMap.of(to)),
                AxisMaps.none());
    }

    private Lifted.Found found(BiConsumer<RuleBuilder, RankClass> body) {
        Lifted lifted = lifting.of(stated(body), "f");
        assertThat(lifted).isInstanceOf(Lifted.Found.class);
        return (Lifted.Found) lifted;
    }

    /** One element reversed is the same, and so is none. */
    @Test
    void aSizeThatMattersBecomesAConditionAsWeakAsCanBe() {
        Lifted.Found lifted = found((rule, of) -> {
            TensorExpr a = tensor(rule, of, "A", 1);
            rule.rewrite(Reverse.of(a, List.of(axis(of, 0))), a);
        });
        assertThat(KotlinRule.of(lifted.rule())).contains("requires { n le 1 }");
        assertThat(lifted.everySize()).isTrue();
        assertThat(lifted.remarks()).hasSize(1).first().asString().contains("without requires { n le 1 }", "n = 2");
    }

    /** Both parts have size 2, and the slice ends at 2; it ends where the first part does. */
    @Test
    void numbersThatAreEqualByChanceAreTwo() {
        Lifted.Found lifted = found((rule, of) -> {
            TensorExpr a = tensor(rule, of, "A", 2);
            TensorExpr b = tensor(rule, of, "B", 2);
            rule.rewrite(slice(Concat.of(List.of(b, a), axis(of, 0)), axis(of, 0), 0, 2), b);
        });
        assertThat(KotlinRule.of(lifted.rule())).contains("val A by tensor(s to n)", "val B by tensor(s to m)",
                "concat(A, B, along = s).slice(end = n)", "rhs = A");
    }

    @Test
    void aSliceOfASliceStartsAtTheSum() {
        Lifted.Found lifted = found((rule, of) -> {
            TensorExpr a = tensor(rule, of, "A", 12, 3);
            AggregatedAxis axis = axis(of, 0);
            rule.rewrite(slice(slice(a, axis, 2, 11), axis, 3, 7), slice(a, axis, 5, 9));
        });
        assertThat(KotlinRule.of(lifted.rule()).replace(" ", "")).contains("rhs=A.slice(start=start+start2,end=");
        assertThat(lifted.everySize()).isTrue();
        assertThat(lifted.everyRank()).isTrue();
    }

    /** Both axes have a condition on each side; the class has one of each, with an instance of its own. */
    @Test
    void eachConditionOfAClassShowsWhereTheRuleIsWrongWithoutIt() {
        Lifted.Found lifted = found((rule, of) -> {
            TensorExpr a = tensor(rule, of, "A", 3, 4);
            List<AggregatedAxis> both = List.of(axis(of, 0), axis(of, 1));
            TensorExpr padded = Pad.of(a, Element.of(0, WORD), eachOf(of, 1, 2), eachOf(of, 3, 5), AxisMaps.none());
            rule.rewrite(sum(padded, both), sum(a, both));
        });
        assertThat(lifted.rule().rankClasses()).hasSize(1);
        assertThat(lifted.remarks()).hasSize(2)
                .satisfiesExactlyInAnyOrder(
                        remark -> assertThat(remark).contains("requires { low ge 0 }", "low = -1, high = 0"),
                        remark -> assertThat(remark).contains("requires { high ge 0 }", "low = 0, high = -1"));
    }

    private static AxisMaps eachOf(RankClass of, int first, int second) {
        return AxisMaps.on(axis(of, 0), AxisMap.of(first)).and(axis(of, 1), AxisMap.of(second));
    }

    /** The sum over one axis and the other one are over any axes. */
    @Test
    void axesThatAreTreatedAlikeAreOneClass() {
        Lifted.Found lifted = found((rule, of) -> {
            TensorExpr a = tensor(rule, of, "A", 3, 4, 5);
            TensorExpr b = tensor(rule, of, "B", 3, 4, 5);
            List<AggregatedAxis> over = List.of(axis(of, 0), axis(of, 2));
            rule.rewrite(sum(Binary.of(BinaryOperator.ADD, a, b), over),
                    Binary.of(BinaryOperator.ADD, sum(a, over), sum(b, over)));
        });
        assertThat(lifted.rule().rankClasses()).hasSize(2).allMatch(RankClass::allowsRankZero);
    }

    private static TensorExpr sum(TensorExpr tensor, List<AggregatedAxis> over) {
        return Reduce.of(Monoid.SUM, tensor, over, Optional.empty(), BoundIndices.unnamed());
    }

    /** A transposed square matrix is added, so both dimensions are of one strand and have names. */
    @Test
    void aDimensionThatMeetsAnotherOneOfItsTensorIsOfTheSameClass() {
        Lifted.Found lifted = found((rule, of) -> {
            TensorExpr a = tensor(rule, of, "A", 4, 4);
            TensorExpr turned = Relabel.of(a, Map.of(axis(of, 0), axis(of, 1), axis(of, 1), axis(of, 0)));
            rule.rewrite(Binary.of(BinaryOperator.ADD, a, turned), Binary.of(BinaryOperator.ADD, turned, a));
        });
        assertThat(lifted.rule().rankClasses()).hasSize(1);
        assertThat(lifted.everySize()).isTrue();
    }

    @Test
    void whatOnlyOrdersDimensionsLeavesNoRule() {
        Lifted lifted = lifting.of(stated((rule, of) -> {
            TensorExpr a = tensor(rule, of, "A", 4, 5);
            Map<AggregatedAxis, AggregatedAxis> turn = Map.of(axis(of, 0), axis(of, 1), axis(of, 1), axis(of, 0));
            rule.rewrite(Relabel.of(Relabel.of(a, turn), turn), a);
        }), "f");
        assertThat(lifted).isEqualTo(new Lifted.Not("both sides are one expression where dimensions have no order"));
    }

    @Test
    void aRuleThatIsWrongAtItsSizesIsNotLifted() {
        Lifted lifted = lifting.of(stated((rule, of) -> {
            TensorExpr a = tensor(rule, of, "A", 4);
            rule.rewrite(Reverse.of(a, List.of(axis(of, 0))), a);
        }), "f");
        assertThat(lifted).isInstanceOf(Lifted.Not.class);
    }
}
