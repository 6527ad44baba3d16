package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** What is assumed of all elements is said of each that is read, where its index is in bounds. */
class AssumedInstancesTest {

    private final Elements on = new Elements();
    private final LaneAtom.Fresh j = on.free("j");

    private Truth everywhere(LaneInt place, Monoid monoid) {
        return everywhere(on.index("k"), place, monoid);
    }

    private Truth everywhere(LaneAtom.Fresh k, LaneInt place, Monoid monoid) {
        ValueTerm positive = on.relation(Relation.GT, on.read("A", LaneInt.of(k).plus(place)), on.number(0));
        return new Truth.OnElement(on.reduce(monoid, Elements.below(LaneInt.of(3), k), positive, k));
    }

    private List<Truth> instances(Truth given, ValueTerm element) {
        return new AssumedInstances(List.of(given), on.terms()).of(List.of(element), List.of());
    }

    @Test
    void itIsSaidOfTheElementThatIsReadWhereItIsInBounds() {
        ValueTerm read = on.read("A", LaneInt.of(j).plus(1));
        Truth positive = new Truth.OnElement(on.relation(Relation.GT, read, on.number(0)));
        assertThat(instances(everywhere(LaneInt.ZERO, Monoid.AND), read)).singleElement()
                .satisfies(instance -> assertThat(instance).isInstanceOfSatisfying(Truth.AnyOf.class,
                        either -> assertThat(either.parts()).hasSize(2).contains(positive)));
    }

    @Test
    void nothingIsSaidOfOtherTensors() {
        assertThat(instances(everywhere(LaneInt.ZERO, Monoid.AND), on.read("B", LaneInt.of(j)))).isEmpty();
    }

    @Test
    void nothingFollowsFromAReductionByOr() {
        assertThat(instances(everywhere(LaneInt.ZERO, Monoid.OR), on.read("A", LaneInt.of(j)))).isEmpty();
    }

    @Test
    void anAssumptionThatReadsElsewhereThanAtItsIndexIsNotMoved() {
        assertThat(instances(everywhere(LaneInt.ONE, Monoid.AND), on.read("A", LaneInt.of(j)))).isEmpty();
    }

    @Test
    void whatIsReadInsideOfAReductionIsSaidNothingOfBeforeItIsOpened() {
        LaneAtom.Fresh k = on.index("k");
        ValueTerm sum = on.reduce(Monoid.SUM, Elements.below(LaneInt.of(3), k), on.read("A", LaneInt.of(k)), k);
        assertThat(instances(everywhere(LaneInt.ZERO, Monoid.AND), sum)).isEmpty();
    }
}
