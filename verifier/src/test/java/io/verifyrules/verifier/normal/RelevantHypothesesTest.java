package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Of the indices around a reduction one is kept of those that tell the same, and each that it mentions. */
class RelevantHypothesesTest {

    private static final LaneInt N = LaneInt.of(LaneVariables.map("n", Elements.C));
    private static final LaneInt M = LaneInt.of(LaneVariables.map("m", Elements.C));

    private final Elements on = new Elements();
    private final LaneAtom.Fresh i = on.free("i");
    private final LaneAtom.Fresh j = on.free("j");
    private final LaneAtom.Fresh k = on.index("k");
    private final RelevantHypotheses relevant = new RelevantHypotheses(on.terms());

    private ValueTerm sumAt(LaneInt index) {
        return on.reduce(Monoid.SUM, Elements.below(N, k), on.read("A", index), k);
    }

    private Hypotheses below(LaneInt first, LaneInt second) {
        return Hypotheses.of(List.of(Elements.below(first, i), Elements.below(second, j)));
    }

    @Test
    void oneOfTwoIndicesThatTellTheSameIsKept() {
        assertThat(relevant.of(sumAt(LaneInt.of(k)), below(N, N)))
                .isEqualTo(Hypotheses.of(List.of(Elements.below(N, i))));
    }

    @Test
    void theOneThatIsMentionedIsKept() {
        assertThat(relevant.of(sumAt(LaneInt.of(j)), below(N, N)))
                .isEqualTo(Hypotheses.of(List.of(Elements.below(N, j))));
    }

    @Test
    void indicesThatReductionsAroundBindAreIndicesAsWell() {
        LaneAtom.Fresh around = on.index("l");
        Hypotheses both = Hypotheses.of(List.of(Elements.below(N, i), Elements.below(N, around)));
        assertThat(relevant.of(sumAt(LaneInt.of(k)), both)).isEqualTo(Hypotheses.of(List.of(Elements.below(N, i))));
        assertThat(relevant.of(sumAt(LaneInt.of(around)), both))
                .isEqualTo(Hypotheses.of(List.of(Elements.below(N, around))));
    }

    @Test
    void indicesWithOtherBoundsAreKept() {
        assertThat(relevant.of(sumAt(LaneInt.of(k)), below(N, M))).isEqualTo(below(N, M));
    }

    @Test
    void whatIsNoReductionIsLookedAtUnderAll() {
        assertThat(relevant.of(on.read("A", LaneInt.of(j)), below(N, N))).isEqualTo(below(N, N));
    }
}
