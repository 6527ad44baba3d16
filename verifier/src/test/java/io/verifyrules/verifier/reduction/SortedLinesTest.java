package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** A reduction over a whole sorted line does not see the order; one over part of it, or with another use of the place, does. */
class SortedLinesTest {

    private static final LaneInt N = LaneInt.of(5);

    private final Elements on = new Elements();
    private final LaneAtom.Fresh k = on.index("k");

    private LaneInt order(LaneInt place, LaneInt length) {
        LaneInt entry = LaneInt.of(new CompoundAtom.Entry(new Origin.Order(0, Elements.C.axis()),
                new TreeMap<>(Map.of(Elements.C.axis(), place))));
        return LaneInt.max(LaneInt.ZERO, LaneInt.min(entry, length.minus(1)));
    }

    private ValueTerm over(LaneInt size, ElementReducer reducer, ValueTerm body) {
        return on.reduce(reducer, Elements.below(size, k), body, k);
    }

    private boolean seesNoOrder(ValueTerm reduction) {
        return !new SortedLines(on.terms(), law -> true).of(reduction).element().toString().contains("order");
    }

    @Test
    void overTheWholeLineTheOrderIsNotSeen() {
        assertThat(seesNoOrder(over(N, Monoid.SUM, on.read("A", order(LaneInt.of(k), N))))).isTrue();
        assertThat(seesNoOrder(over(N, Monoid.MAX, on.read("A", order(LaneInt.of(k), N))))).isTrue();
    }

    @Test
    void norFromTheOtherEnd() {
        LaneInt place = N.minus(1).minus(LaneInt.of(k));
        assertThat(seesNoOrder(over(N, Monoid.SUM, on.read("A", order(place, N))))).isTrue();
    }

    @Test
    void overPartOfTheLineItIs() {
        assertThat(seesNoOrder(over(LaneInt.of(4), Monoid.SUM, on.read("A", order(LaneInt.of(k), N))))).isFalse();
    }

    @Test
    void besideAFactorOfThePlaceItIs() {
        ValueTerm product = on.binary(BinaryOperator.MUL, on.read("A", order(LaneInt.of(k), N)),
                on.read("B", LaneInt.of(k)));
        assertThat(seesNoOrder(over(N, Monoid.SUM, product))).isFalse();
    }

    @Test
    void atAnotherPlaceThanThatOfTheIndexItIs() {
        assertThat(seesNoOrder(over(N, Monoid.SUM, on.read("A", order(LaneInt.of(k).plus(1), N))))).isFalse();
        assertThat(seesNoOrder(over(N, Monoid.SUM, on.read("A", order(LaneInt.of(2), N))))).isFalse();
    }

    @Test
    void whereTheOrderOfTermsMattersItIs() {
        ValueTerm sum = over(N, Monoid.SUM, on.read("A", order(LaneInt.of(k), N)));
        assertThat(new SortedLines(on.terms(), law -> law.law() != Law.ADD_ASSOCIATES).of(sum).element())
                .isEqualTo(sum);
    }
}
