package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/** Rewriting under a reduction neither replaces the index that it binds nor brings that index in from outside. */
class NoIndexIsCapturedTest {

    private static final RankClass C = LaneVariables.C;
    private static final LaneInt N = LaneInt.of(LaneVariables.map("n"));
    private static final LaneAtom.Variable FREE = LaneVariables.index("x");

    private final ValueTerms terms = new ValueTerms();
    private final LaneAtom.Fresh k = terms.fresh().bound(C, "k");

    private ValueTerm read(LaneInt index) {
        return terms.read("A", ElementType.INT, new TreeMap<>(Map.of(C.axis(), index)));
    }

    /** The sum over k of A[k + x]. */
    private ValueTerm sum(LaneInt added) {
        LaneInt index = LaneInt.of(k);
        return terms.reduction(Monoid.SUM, ElementType.INT, List.of(new ValueTerm.BoundIndex(k, Optional.empty())),
                Truth.fold(C, LaneBool.and(LaneBool.nonNegative(index), LaneBool.lessThan(index, N))),
                read(index.plus(added)));
    }

    private LaneTermMap replacing(LaneAtom.Variable variable, LaneInt by) {
        return new LaneTermMap(new ReplaceVariables(Map.of(variable, by)), terms);
    }

    @Test
    void whatIsFreeIsReplaced() {
        assertThat(replacing(FREE, N).of(sum(LaneInt.of(FREE)))).isEqualTo(sum(N));
    }

    @Test
    void aBoundIndexIsNotReplacedInItsReduction() {
        assertThatIllegalStateException().isThrownBy(() -> replacing(k, N).of(sum(LaneInt.of(FREE))))
                .withMessageContaining("binds");
    }

    @Test
    void aBoundIndexIsNotBroughtIntoItsReduction() {
        assertThatIllegalStateException().isThrownBy(() -> replacing(FREE, LaneInt.of(k)).of(sum(LaneInt.of(FREE))))
                .withMessageContaining("binds");
    }
}
