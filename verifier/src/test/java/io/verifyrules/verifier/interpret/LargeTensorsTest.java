package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.instance.InstanceShrinker;
import io.verifyrules.verifier.value.UndefinedValues;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Tensors of more elements than one wants to look at, or to compute twice. */
class LargeTensorsTest {

    private static final int SIZE = 160_000;

    private static AggregatedAxis axis() {
        return SUM.rankClasses().iterator().next().axis();
    }

    private static Access at(int index) {
        return new Access(new TreeMap<>(Map.of(axis(), List.of(index))));
    }

    private static ConcreteTensor zerosBut(int index, int value) {
        return new ConcreteTensor(new TreeMap<>(Map.of(axis(), List.of(SIZE))),
                Map.of(at(index), InstanceFixture.whole(value)), Optional.of(InstanceFixture.whole(0)));
    }

    /** Wrong: the sum is not the maximum. */
    private static final Rule SUM = RuleFixture.rule("sum", r -> {
        RankClass s = r.rankClass("s", RankBound.SINGLETON);
        AxisMap n = r.sizes("n", s);
        r.require(n.compare(Relation.GE, AxisMap.of(SIZE)));
        TensorExpr x = r.tensor("X", ElementType.INT, Shape.of(s, n));
        r.rewrite(reduced(Monoid.SUM, x, s), reduced(Monoid.MAX, x, s));
    });

    private static TensorExpr reduced(Monoid monoid, TensorExpr tensor, RankClass rankClass) {
        return Reduce.of(monoid, tensor, List.of(rankClass.axis()), Optional.empty(), BoundIndices.unnamed());
    }

    private static RuleInstance instance(ConcreteTensor tensor) {
        return new RuleInstance(ElementType.INT, Map.of("s", 1), Map.of("n", List.of(SIZE)), Map.of(), Map.of(),
                Map.of("X", tensor), UndefinedValues.NONE);
    }

    @Test
    void aTensorSaysWhatMostOfItsElementsAreAndWhichAreNot() {
        ConcreteTensor tensor = zerosBut(7, 5);
        ConcreteTensor.Exceptions exceptions = tensor.exceptions(3).orElseThrow();
        assertThat(exceptions.otherwise()).isEqualTo(InstanceFixture.whole(0));
        assertThat(exceptions.elements()).isEqualTo(Map.of(at(7), InstanceFixture.whole(5)));
        assertThat(exceptions.omitted()).isZero();
        assertThat(tensor.exceptions(0).orElseThrow().omitted()).isOne();
        assertThat(tensor.elements()).hasSize(SIZE)
                .containsEntry(at(7), InstanceFixture.whole(5))
                .doesNotContainKey(at(SIZE));
    }

    @Test
    void everyElementIsGivenOnce() {
        var sizes = new TreeMap<>(Map.of(axis(), List.of(2)));
        assertThatThrownBy(() -> new ConcreteTensor(sizes, Map.of(at(0), InstanceFixture.whole(1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no element at");
        assertThatThrownBy(() -> new ConcreteTensor(sizes, Map.of(at(2), InstanceFixture.whole(1)),
                Optional.of(InstanceFixture.whole(0)))).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("bounds");
    }

    @Test
    void aReductionCostsAUnitForEachTerm() {
        Work work = new Work(10L * SIZE);
        assertThat(Replay.replay(SUM, instance(zerosBut(3, -1)), work).refutes()).isTrue();
        assertThat(work.spent()).isBetween(2L * SIZE, 4L * SIZE);
    }

    @Test
    void whatCostsMoreThanIsLeftIsNotBegun() {
        Work work = new Work(SIZE);
        assertThat(Replay.replay(SUM, instance(zerosBut(3, -1)), work)).isInstanceOfSatisfying(
                Outcome.NotApplicable.class, none -> assertThat(none.reason()).contains("more than " + SIZE));
        assertThat(work.spent()).isLessThanOrEqualTo(SIZE);
    }

    @Test
    void aLargeCounterexampleGetsSimpleElements() {
        RuleInstance scattered = instance(
                ConcreteTensor.ofOrdinals(Grid.of(zerosBut(0, 1).sizes()), i -> InstanceFixture.whole(i % 7 - 3)));
        ConcreteTensor small = InstanceShrinker.shrink(SUM, scattered).tensors().values().iterator().next();
        assertThat(small.exceptions(3).orElseThrow().omitted()).isZero();
    }

    @Test
    void ofManyTermsATraceShowsThoseThatStandOut() {
        RuleInstance instance = instance(zerosBut(99_999, -1));
        TraceStep sum = new Tracer(instance).trace(SUM.lhs(), new Access(new TreeMap<>()));
        assertThat(sum.sources()).extracting(TraceStep::access).containsExactly(at(99_999), at(SIZE - 1));
        assertThat(sum.origin()).isInstanceOfSatisfying(TraceStep.Origin.Combined.class,
                combined -> assertThat(combined.terms()).isEqualTo(SIZE));
    }
}
