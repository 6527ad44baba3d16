package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;

/** Elements of programs share their parts: written out, these would be as many as two to the power of a hundred. */
@Timeout(60)
class SharedPartsTest {

    private static final int DOUBLINGS = 100;

    private final Elements on = new Elements();
    private final LaneAtom.Fresh k = on.index("k");

    private ValueTerm reduction() {
        return on.reduce(Monoid.SUM, Elements.below(LaneInt.of(3), k), on.read("A", LaneInt.of(k)), k);
    }

    private ValueTerm doubled(ValueTerm term) {
        ValueTerm doubled = term;
        for (int i = 0; i < DOUBLINGS; i++) {
            doubled = on.binary(BinaryOperator.MAX, doubled, on.binary(BinaryOperator.ADD, doubled, doubled));
        }
        return doubled;
    }

    private ValueTerm chosen(ValueTerm term) {
        LaneAtom.Fresh i = on.free("i");
        ValueTerm chosen = term;
        for (int at = 0; at < DOUBLINGS; at++) {
            Truth here = Truth.fold(Elements.C, LaneBool.lessThan(LaneInt.of(i), LaneInt.of(at)));
            chosen = on.terms().choose(here, on.binary(BinaryOperator.ADD, chosen, on.scalar("v")), chosen);
        }
        return chosen;
    }

    private ValueTerm known(ValueTerm element, Truth given) {
        return new KnownElements(on.terms(), claim -> Optional.empty(), List.of(given))
                .of(element, Hypotheses.of(List.of()))
                .element();
    }

    @Test
    void ordersAreSoughtInEachPartOnce() {
        for (ValueTerm element : List.of(doubled(reduction()), chosen(reduction()))) {
            assertThat(new SortedLines(on.terms(), law -> true).of(element).element()).isEqualTo(element);
        }
    }

    @Test
    void scalarsAreSoughtInEachPartOnce() {
        Truth condition = new Truth.OnElement(on.relation(Relation.EQ, on.scalar("v"), on.number(0)));
        for (ValueTerm element : List.of(doubled(reduction()), chosen(reduction()))) {
            assertThat(known(element, condition)).isEqualTo(element);
        }
    }

    @Test
    void equationsAreSoughtInEachPartOnceAndOnFewPaths() {
        LaneAtom.Fresh at = on.index("at");
        ValueTerm same = on.relation(Relation.EQ, on.read("A", LaneInt.of(at)), on.number(0));
        Truth everywhere = new Truth.OnElement(on.terms()
                .reduction(Monoid.AND, ElementType.BOOL, List.of(new ValueTerm.BoundIndex(at, Optional.empty())),
                        Elements.below(LaneInt.of(3), at), same));
        for (ValueTerm element : List.of(doubled(reduction()), chosen(reduction()))) {
            assertThat(known(element, everywhere)).isEqualTo(element);
        }
    }
}
