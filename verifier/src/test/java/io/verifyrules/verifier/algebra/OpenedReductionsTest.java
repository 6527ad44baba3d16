package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.reduction.FreshIndices;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** An element that is reduced twice stays one element; no index is taken that means something. */
class OpenedReductionsTest {

    private static final LaneInt N = LaneInt.of(RandomReals.N);

    private final Elements on = new Elements(ElementType.REAL);
    private final OpenedReductions open = new OpenedReductions(on.terms());

    private ValueTerm.Reduction sum(LaneAtom.Fresh index, ValueTerm body) {
        return (ValueTerm.Reduction) on.reduce(Monoid.SUM, Elements.below(N, index), body, index);
    }

    private ValueTerm.Reduction sumOfA() {
        LaneAtom.Fresh index = on.index("k");
        return sum(index, on.read("A", LaneInt.of(index)));
    }

    private static LaneAtom.Variable index(FreshIndices.Opened opened) {
        return opened.indices().getFirst().variable();
    }

    @Test
    void twoReductionsOfOneElementAreOpenedToOne() {
        Hypotheses where = Hypotheses.of(List.of());
        FreshIndices.Opened first = open.of(sumOfA(), where);
        FreshIndices.Opened second = open.of(sumOfA(), where);
        assertThat(second.body()).isEqualTo(first.body());
        assertThat(second.guard()).isEqualTo(first.guard());
    }

    @Test
    void anIndexThatHypothesesSpeakOfIsNotTaken() {
        FreshIndices.Opened around = open.of(sumOfA(), Hypotheses.of(List.of()));
        FreshIndices.Opened inside = open.of(sumOfA(), Hypotheses.of(List.of(around.guard())));
        assertThat(index(inside)).isNotEqualTo(index(around));
    }

    @Test
    void anIndexThatTheReductionMentionsIsNotTaken() {
        FreshIndices.Opened around = open.of(sumOfA(), Hypotheses.of(List.of()));
        LaneAtom.Fresh index = on.index("k");
        ValueTerm.Reduction inner = sum(index,
                on.binary(BinaryOperator.MUL, around.body(), on.read("A", LaneInt.of(index))));
        FreshIndices.Opened opened = open.of(inner, Hypotheses.of(List.of()));
        assertThat(index(opened)).isNotEqualTo(index(around));
        assertThat(opened.body())
                .isEqualTo(on.binary(BinaryOperator.MUL, around.body(), on.read("A", LaneInt.of(index(opened)))));
    }

    @Test
    void theIndicesOfOneReductionAreDifferent() {
        LaneAtom.Fresh k = on.index("k");
        LaneAtom.Fresh l = on.index("l");
        ValueTerm.Reduction both = (ValueTerm.Reduction) on.reduce(Monoid.SUM, Elements.below(N, k, l),
                on.binary(BinaryOperator.MUL, on.read("A", LaneInt.of(k)), on.read("A", LaneInt.of(l))), k, l);
        assertThat(open.of(both, Hypotheses.of(List.of())).indices()).doesNotHaveDuplicates().hasSize(2);
    }
}
