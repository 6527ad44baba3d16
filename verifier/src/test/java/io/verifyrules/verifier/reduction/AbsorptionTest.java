package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.lane.LaneOracles;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.N;
import static org.assertj.core.api.Assertions.assertThat;

/** A term of a maximum is left out where a term of the other side is proved not to be below it. */
class AbsorptionTest {

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final LaneOracle oracle = LaneOracles.withZ3();
    private final ValueTerm v = on.scalar("v");
    private final ValueTerm w = on.scalar("w");
    private final Truth order = new Truth.OnElement(on.relation(Relation.LE, w, v));
    private final List<Claim> asked = new ArrayList<>();

    /** Knows of elements that these combined are the last one of them, and nothing else. */
    private SideConditions knowing(ValueTerm both, ValueTerm last) {
        SideConditions others = new LaneProofs(on.terms(), oracle);
        return claim -> {
            asked.add(claim);
            return claim.conclusion().equals(new Claim.SameElement(both, last))
                    ? Optional.of(Evidence.NONE)
                    : others.proves(claim);
        };
    }

    private Remainder remainder(SideConditions known, ValueTerm left, ValueTerm right, Truth... given) {
        SideProofs proofs = new SideProofs(known, List.of(given), new MatchingAccount(), Limit.NONE);
        return Covering
                .of(Combinations.reordering(Monoid.MAX), ElementType.INT, new Ledger(law -> true),
                        combinations.correspondences(), proofs, on.terms())
                .orElseThrow()
                .of(combinations.terms(Monoid.MAX, left), combinations.terms(Monoid.MAX, right));
    }

    private ValueTerm max(ValueTerm a, ValueTerm b) {
        return on.binary(BinaryOperator.MAX, a, b);
    }

    private ValueTerm overAll(ValueTerm element) {
        LaneAtom.Fresh k = on.index("k");
        return on.reduce(Monoid.MAX, Elements.below(N, k), element, k);
    }

    @Test
    void whatIsNotAboveAnotherTermIsAbsorbed() {
        SideConditions known = knowing(max(w, v), v);
        assertThat(remainder(known, max(w, v), v, order).isNothing()).isTrue();
        assertThat(remainder(known, v, max(w, v), order).isNothing()).isTrue();
        assertThat(remainder(known, max(overAll(w), v), v, order).isNothing()).isTrue();
    }

    @Test
    void whatMayBeAboveStays() {
        SideConditions other = knowing(max(v, w), w);
        assertThat(remainder(other, max(w, v), v, order))
                .isEqualTo(new Remainder(List.of(GuardedTerm.of(w)), List.of()));
    }

    @Test
    void aTermThatIsThereSomewhereOnlyAbsorbsThereOnly() {
        SideConditions known = knowing(max(w, v), v);
        // Where there is no index there is no v on the right side.
        assertThat(remainder(known, max(w, overAll(v)), overAll(v), order).isNothing()).isFalse();
    }

    @Test
    void aMinimumIsAbsorbedByWhatItIsTheMinimumOf() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm a = on.read("A", LaneInt.of(k));
        ValueTerm both = on.reduce(Monoid.MAX, Elements.below(N, k),
                on.binary(BinaryOperator.MIN, a, on.read("B", LaneInt.of(k))), k);
        ValueTerm one = on.reduce(Monoid.MAX, Elements.below(N, k), a, k);
        SideConditions known = claim -> {
            asked.add(claim);
            return claim.conclusion() instanceof Claim.SameElement(ValueTerm left, ValueTerm right)
                    && left.toString().startsWith("max(min(") && left.toString().endsWith(right + ")")
                            ? Optional.of(Evidence.NONE)
                            : new LaneProofs(on.terms(), oracle).proves(claim);
        };
        assertThat(remainder(known, max(one, both), one).isNothing()).isTrue();
        assertThat(remainder(known, one, both).isNothing()).isFalse();
    }

    @Test
    void nothingIsAskedWhereNothingTellsOfElements() {
        remainder(knowing(max(w, v), v), max(w, v), v);
        assertThat(asked).extracting(Claim::conclusion).doesNotContain(new Claim.SameElement(max(w, v), v));
    }
}
