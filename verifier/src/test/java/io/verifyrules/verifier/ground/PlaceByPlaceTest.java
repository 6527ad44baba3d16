package io.verifyrules.verifier.ground;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Elements that are written out at each place. */
class PlaceByPlaceTest {

    private final ValueTerms terms = new ValueTerms();
    private final RankClass one = new RankClass("s", RankClass.RankBound.SINGLETON);
    private final AggregatedAxis axis = one.axis();
    private final LaneInt index = LaneInt.of(new LaneAtom.AccessIndex(axis));

    private ValueTerm read(LaneInt at, ElementType type) {
        TreeMap<AggregatedAxis, LaneInt> all = new TreeMap<>();
        all.put(axis, at);
        return terms.read("A", type, all);
    }

    private Hypotheses below(int size) {
        return Hypotheses.of(List.of(Truth.fold(one,
                LaneBool.and(LaneBool.nonNegative(index), LaneBool.lessThan(index, LaneInt.of(size))))));
    }

    private PlaceByPlace.Found compare(ValueTerm left, ValueTerm right, Hypotheses where, boolean laws) {
        return new PlaceByPlace(law -> laws, law -> laws).compare(left, right, where);
    }

    private ValueTerm sum(int size, ElementType type) {
        LaneAtom.Fresh k = terms.fresh().bound(one, "k");
        return terms.reduction(
                Monoid.SUM, type, List.of(new ValueTerm.BoundIndex(k, Optional.empty())), Truth
                        .fold(one,
                                LaneBool.and(LaneBool.nonNegative(LaneInt.of(k)),
                                        LaneBool.lessThan(LaneInt.of(k), LaneInt.of(size)))),
                read(LaneInt.of(k), type));
    }

    private ValueTerm plus(ValueTerm left, ValueTerm right) {
        return terms.apply(new Operation.OfBinary(BinaryOperator.ADD), left.type(), List.of(left, right));
    }

    private ValueTerm at(int number) {
        return read(LaneInt.of(number), ElementType.INT);
    }

    @Test
    void readsAreTheSameWhereTheirIndicesAreAtEachPlace() {
        LaneInt mirrored = LaneInt.of(1).minus(index);
        ValueTerm swapped = terms.choose(Truth.fold(one, LaneBool.zero(index)), at(1), at(0));

        assertThat(compare(read(mirrored, ElementType.INT), swapped, below(2), false))
                .isInstanceOf(PlaceByPlace.Found.Equal.class);
        assertThat(compare(read(mirrored, ElementType.INT), swapped, below(3), false))
                .as("at the third place they are not")
                .isInstanceOf(PlaceByPlace.Found.Otherwise.class);
    }

    @Test
    void sumsAreTheirTermsInAnyOrderWhereTheLawsHold() {
        ValueTerm terms = plus(at(2), plus(at(0), at(1)));

        assertThat(compare(sum(3, ElementType.INT), terms, below(1), true)).isInstanceOfSatisfying(
                PlaceByPlace.Found.Equal.class,
                equal -> assertThat(equal.evidence().laws()).extracting(law -> law.law())
                        .contains(Law.ADD_ASSOCIATES, Law.ADD_COMMUTES));
        assertThat(compare(sum(3, ElementType.INT), terms, below(1), false))
                .isInstanceOf(PlaceByPlace.Found.Otherwise.class);
        assertThat(compare(sum(4, ElementType.INT), terms, below(1), true)).as("one term more")
                .isInstanceOf(PlaceByPlace.Found.Otherwise.class);
        assertThat(compare(sum(3, ElementType.INT), plus(at(2), plus(at(0), at(0))), below(1), true))
                .as("one term twice")
                .isInstanceOf(PlaceByPlace.Found.Otherwise.class);
    }

    @Test
    void nothingIsSaidOfPlacesWithoutNumberOrWithoutEnd() {
        ValueTerm some = read(index, ElementType.INT);

        assertThat(compare(some, at(0), Hypotheses.of(List.of()), true)).isInstanceOf(PlaceByPlace.Found.NotSaid.class);
        assertThat(compare(some, at(0), below(1 << 23), true)).isNotInstanceOf(PlaceByPlace.Found.Equal.class);
        assertThat(compare(some, at(0), below(0), true)).as("no place at all")
                .isNotInstanceOf(PlaceByPlace.Found.Equal.class);
        assertThat(compare(sum(1 << 23, ElementType.INT), at(0), below(1), true))
                .isInstanceOf(PlaceByPlace.Found.NotSaid.class);
    }
}
