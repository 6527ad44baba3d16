package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.verifier.interpret.RuleFixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ReadableTermsTest {

    private final ValueTerms terms = new ValueTerms();
    private final ReadableTerms text = new ReadableTerms();
    private final List<RankClass> classes = new ArrayList<>();
    private final List<LaneInt> sizes = new ArrayList<>();

    @BeforeEach
    void declare() {
        RuleFixture.rule("a class", r -> {
            declare(r);
            RankClass c = classes.getFirst();
            var x = r.tensor("X", ElementType.INT, Shape.of(c, r.sizes("m", c)));
            r.rewrite(x, x);
        });
    }

    private void declare(RuleBuilder rule) {
        RankClass c = rule.rankClass("c");
        classes.add(c);
        AxisMap n = rule.sizes("n", c);
        sizes.add(LaneInt.of(new LaneAtom.Declared((AxisMap.Variable) n)));
    }

    private RankClass c() {
        return classes.getFirst();
    }

    private LaneInt n() {
        return sizes.getFirst();
    }

    private LaneAtom.Fresh opened(String name) {
        return terms.fresh().opened(terms.fresh().bound(c(), name));
    }

    private Truth below(LaneAtom.Variable index, LaneInt most) {
        return Truth.fold(c(), LaneBool.lessThan(LaneInt.of(index), most));
    }

    @Test
    void anIndexOfTheResultIsCalledAfterItsAxisAndAnOpenedOneByTheNextLetter() {
        AggregatedAxis axis = c().axis();
        assertThat(text.of(below(new LaneAtom.AccessIndex(axis), n()))).isEqualTo("all c: i_c < n");
        assertThat(text.of(below(opened("c"), n()))).isEqualTo("all c: j_c < n");
        assertThat(text.of(below(opened("c"), n()))).isEqualTo("all c: k_c < n");
        assertThat(ReadableTerms.legend(List.of(text)))
                .isEqualTo("; there i_c is the index of the result on axis c, j_c is one that a reduction runs over");
    }

    @Test
    void anIndexThatTheAuthorNamesKeepsItsName() {
        assertThat(text.of(below(opened("k"), n()))).isEqualTo("all c: k < n");
        assertThat(text.of(below(opened("k"), n()))).isEqualTo("all c: k2 < n");
        assertThat(ReadableTerms.legend(List.of(text))).isEmpty();
    }

    @Test
    void aVariableIsCalledAlikeInAllTermsOfOneText() {
        LaneAtom.Fresh index = opened("c");
        assertThat(text.of(below(index, n()))).isEqualTo(text.of(below(index, n())));
        assertThat(new ReadableTerms().of(below(opened("c"), n()))).isEqualTo("all c: j_c < n");
    }

    @Test
    void manyIndicesOfOneClassHaveDifferentNames() {
        assertThat(IntStream.range(0, 30).mapToObj(i -> text.of(below(opened("c"), n())))).doesNotHaveDuplicates();
    }

    @Test
    void whatTheNormalFormIntroducedHasAShortNameThatIsExplained() {
        LaneAtom.Fresh step = terms.fresh().primitive(c(), "step_i");
        LaneAtom.Fresh quotient = terms.fresh().primitive(c(), "quot");
        LaneAtom.Fresh remainder = terms.fresh().primitive(c(), "rem");
        LaneInt sum = LaneInt.of(step).plus(LaneInt.of(quotient));
        assertThat(text.of(Truth.fold(c(), LaneBool.atMost(LaneInt.of(remainder), sum))))
                .isEqualTo("all c: q2 + i' >= r3");
        assertThat(ReadableTerms.legend(List.of(text)))
                .isEqualTo("; there i' is i plus a constant, q2 is a quotient, r3 is a remainder");
    }

    @Test
    void aComparisonWithAConstantIsNotTurnedAround() {
        assertThat(text.of(Truth.fold(c(), LaneBool.atMost(LaneInt.ONE, n())))).isEqualTo("all c: n >= 1");
        assertThat(text.of(Truth.fold(c(), LaneBool.atMost(n(), LaneInt.positivePart(n().minus(LaneInt.ONE))))))
                .isEqualTo("all c: max(0, n - 1) >= n");
    }

    @Test
    void aReductionInsideOfAnElementNamesItsOwnIndices() {
        LaneAtom.Fresh bound = terms.fresh().bound(c(), "c");
        Truth guard = Truth.fold(c(), LaneBool.allOf(
                List.of(LaneBool.atMost(LaneInt.ZERO, LaneInt.of(bound)), LaneBool.lessThan(LaneInt.of(bound), n()))));
        ValueTerm maximum = terms.reduction(Monoid.MAX, ElementType.INT,
                List.of(new ValueTerm.BoundIndex(bound, Optional.empty())), guard,
                terms.parameter("k", ElementType.INT));
        assertThat(text.of(maximum)).isEqualTo("max[j_c: c] where all c: (j_c >= 0 and j_c < n) of k");
    }
}
