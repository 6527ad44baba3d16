package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.lane.ReductionEquality;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.N;
import static org.assertj.core.api.Assertions.assertThat;

/** In guards, a reduction is written as an equal one only where it is one element for all indices of the term. */
class InnerReductionsTest {

    private static final ReductionEquality ALL = (left, right, where) -> Optional.of(Evidence.NONE);
    private static final ReductionEquality NONE = (left, right, where) -> Optional.empty();

    private final Elements on = new Elements();
    private final LaneAtom.Fresh k = on.free("k");

    /** The greatest of {@code A[j + from]} over all {@code j} below n. */
    private ValueTerm max(String tensor, LaneInt from) {
        LaneAtom.Fresh j = on.index("j");
        return on.reduce(Monoid.MAX, Elements.below(N, j), on.read(tensor, LaneInt.of(j).plus(from)), j);
    }

    /** {@code B[k]} over all k where {@code A[k]} is the value. */
    private GuardedTerm chosenBy(ValueTerm value) {
        Truth chosen = new Truth.OnElement(on.terms()
                .apply(new Operation.OfRelation(Relation.EQ), ElementType.BOOL,
                        List.of(on.read("A", LaneInt.of(k)), value)));
        return new GuardedTerm(Elements.bound(k), Truth.allOf(List.of(Elements.below(N, k), chosen)), BigInteger.ONE,
                List.of(on.read("B", LaneInt.of(k))));
    }

    private InnerReductions by(ReductionEquality equality) {
        return new InnerReductions(on.terms(), Combinations.NOTHING, equality);
    }

    private final ValueTerm plain = max("A", LaneInt.ZERO);
    private final ValueTerm shifted = max("A", LaneInt.ONE);

    @Test
    void equalOnesAreWrittenAsTheFirstOne() {
        InnerReductions inner = by(ALL);
        assertThat(inner.of(List.of(chosenBy(plain)))).containsExactly(chosenBy(plain));
        assertThat(inner.of(List.of(chosenBy(shifted)))).containsExactly(chosenBy(plain));
    }

    @Test
    void othersStayAsTheyAre() {
        InnerReductions inner = by(NONE);
        assertThat(inner.of(List.of(chosenBy(plain), chosenBy(shifted)))).containsExactly(chosenBy(plain),
                chosenBy(shifted));
    }

    @Test
    void oneThatMentionsAnIndexOfTheTermStaysAsItIs() {
        ValueTerm byRow = max("A", LaneInt.of(k));
        InnerReductions inner = by(ALL);
        assertThat(inner.of(List.of(chosenBy(plain)))).containsExactly(chosenBy(plain));
        assertThat(inner.of(List.of(chosenBy(byRow)))).containsExactly(chosenBy(byRow));
    }

    @Test
    void whatIsAddedUpInOrderStaysAsItIs() {
        ValueTerm started = on.terms()
                .apply(new Operation.Started(BinaryOperator.ADD), ElementType.INT, List.of(on.number(0), shifted));
        InnerReductions inner = by(ALL);
        assertThat(inner.of(List.of(chosenBy(plain)))).containsExactly(chosenBy(plain));
        assertThat(inner.of(List.of(chosenBy(started)))).containsExactly(chosenBy(started));
    }

    @Test
    void factorsStayAsTheyAre() {
        GuardedTerm term = chosenBy(plain).withFactors(List.of(shifted));
        assertThat(by(ALL).of(List.of(term))).containsExactly(term);
    }

    @Test
    void guardsTellWhichIndicesCorrespond() {
        Truth left = chosenBy(plain).guard();
        LaneAtom.Fresh other = on.free("other");
        Truth right = new Truth.OnElement(on.terms()
                .apply(new Operation.OfRelation(Relation.EQ), ElementType.BOOL,
                        List.of(on.read("A", N.minus(LaneInt.of(other))), plain)));
        assertThat(GuardElements.equations(left, right))
                .containsExactly(new IndexEquation(Elements.C, LaneInt.of(k), N.minus(LaneInt.of(other))));
        assertThat(GuardElements.equations(left, Truth.not(right))).isEmpty();
    }
}
