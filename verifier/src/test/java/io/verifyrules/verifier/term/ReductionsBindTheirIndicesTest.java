package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/** A reduction whose indices are not pairwise different, or not bounded, cannot be made. */
class ReductionsBindTheirIndicesTest {

    private static final RankClass C = LaneVariables.C;
    private static final RankClass D = new RankClass("d", RankBound.ANY);
    private static final LaneInt N = LaneInt.of(LaneVariables.map("n"));
    private static final LaneInt M = LaneInt.of(LaneVariables.map("m", D));

    private final ValueTerms terms = new ValueTerms();
    private final LaneAtom.Fresh k = terms.fresh().bound(C, "k");
    private final LaneAtom.Fresh j = terms.fresh().bound(D, "k");

    private static LaneBool within(LaneAtom.Variable index, LaneInt extent) {
        return LaneBool.and(LaneBool.nonNegative(LaneInt.of(index)), LaneBool.lessThan(LaneInt.of(index), extent));
    }

    private void reduce(Truth guard, LaneAtom.Fresh... indices) {
        ValueTerm body = terms.read("A", ElementType.INT, new TreeMap<>());
        ValueTerm reduced = terms.reduction(Monoid.SUM, ElementType.INT,
                Arrays.stream(indices).map(index -> new ValueTerm.BoundIndex(index, Optional.empty())).toList(), guard,
                body);
        assertThat(reduced).isInstanceOf(ValueTerm.Reduction.class);
    }

    private void refuses(String because, Truth guard, LaneAtom.Fresh... indices) {
        assertThatIllegalStateException().isThrownBy(() -> reduce(guard, indices)).withMessageContaining(because);
    }

    private void accepts(Truth guard, LaneAtom.Fresh... indices) {
        assertThatCode(() -> reduce(guard, indices)).doesNotThrowAnyException();
    }

    @Test
    void oneVariableIsNotBoundTwice() {
        refuses("bound twice", Truth.fold(C, within(k, N)), k, k);
    }

    @Test
    void twoVariablesOfOneNameAreBound() {
        accepts(Truth.allOf(List.of(Truth.fold(C, within(k, N)), Truth.fold(D, within(j, M)))), k, j);
        LaneAtom.Fresh other = terms.fresh().bound(C, "k");
        accepts(Truth.fold(C, LaneBool.and(within(k, N), within(other, N))), k, other);
    }

    @Test
    void everyIndexIsBounded() {
        refuses("not bounded", Truth.TRUE, k);
        refuses("not bounded", Truth.fold(C, within(k, N)), k, j);
        refuses("not bounded", Truth.fold(C, within(k, N)), terms.fresh().bound(C, "k"));
    }

    @Test
    void aFoldOfAnotherClassBoundsNothing() {
        refuses("not bounded", Truth.fold(D, within(k, M)), k);
    }

    @Test
    void aFoldThatNeedNotHoldBoundsNothing() {
        Truth bound = Truth.fold(C, within(k, N));
        refuses("not bounded", Truth.not(bound), k);
        refuses("not bounded", Truth.anyOf(List.of(bound, Truth.fold(C, within(k, N.plus(1))))), k);
    }

    @Test
    void whereNoIndexIsLeftNothingHasToBeBounded() {
        accepts(Truth.FALSE, k, j);
        accepts(Truth.fold(C, LaneBool.FALSE), k);
        refuses("not bounded", Truth.fold(C, LaneBool.FALSE), j);
    }

    @Test
    void aFreeIndexIsNotBound() {
        LaneAtom.Fresh free = terms.fresh().opened(k);
        refuses("free elsewhere", Truth.fold(C, within(free, N)), free);
    }
}
