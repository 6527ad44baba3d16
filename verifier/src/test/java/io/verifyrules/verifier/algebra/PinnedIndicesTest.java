package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PinnedIndicesTest {

    private final Elements on = new Elements(ElementType.REAL);
    private final LaneAtom.Fresh index = on.free("i");
    private final LaneInt i = LaneInt.of(index);

    private ValueTerm pinned(LaneInt at, LaneBool... known) {
        Hypotheses where = Hypotheses.of(List.of(Truth.fold(Elements.C, LaneBool.allOf(List.of(known)))));
        return new PinnedIndices(on.terms()).of((ValueTerm.Read) on.read("A", at), where);
    }

    @Test
    void theIndexOfAnAxisOfSize1Is0() {
        assertThat(pinned(i, LaneBool.nonNegative(i), LaneBool.lessThan(i, LaneInt.ONE)))
                .isEqualTo(on.read("A", LaneInt.ZERO));
    }

    @Test
    void whatIsAddedToItStays() {
        assertThat(pinned(i.plus(3), LaneBool.nonNegative(i), LaneBool.lessThan(i, LaneInt.ONE)))
                .isEqualTo(on.read("A", LaneInt.of(3)));
    }

    @Test
    void theIndexOfALargerAxisStays() {
        assertThat(pinned(i, LaneBool.nonNegative(i), LaneBool.lessThan(i, LaneInt.of(2)))).isEqualTo(on.read("A", i));
    }

    @Test
    void anIndexThatIsBoundedOnOneSideStays() {
        assertThat(pinned(i, LaneBool.lessThan(i, LaneInt.ONE))).isEqualTo(on.read("A", i));
        assertThat(pinned(i, LaneBool.nonNegative(i))).isEqualTo(on.read("A", i));
    }

    @Test
    void oneOfTwoBoundsInAChoiceOfBothPinsNothing() {
        LaneBool either = LaneBool.anyOf(List.of(LaneBool.nonNegative(i), LaneBool.lessThan(i, LaneInt.ONE)));
        assertThat(pinned(i, either)).isEqualTo(on.read("A", i));
    }
}
