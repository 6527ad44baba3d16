package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.lane.LaneOracles;
import io.verifyrules.verifier.lane.ReductionEquality;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.reduction.LaneProofs;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Elements of many reductions with quotients or functions between them are written in one form before reductions are matched. */
class IntricateElementsTest {

    private static final LaneInt N = LaneInt.of(RandomReals.N);
    private static final Hypotheses NOTHING = Hypotheses.of(List.of());

    private final Elements on = new Elements(ElementType.REAL);
    private final AtomicInteger matchings = new AtomicInteger();

    private ReductionEquality equality() {
        ReductionEquality matching = (left, right, where) -> {
            matchings.incrementAndGet();
            return Optional.empty();
        };
        return new AlgebraicEquality(matching, new LaneProofs(on.terms(), LaneOracles.withZ3()), on.terms(),
                law -> true, law -> true, Limit.NONE);
    }

    /** The product of so many sums of exponentials, of the elements of A times a number. */
    private ValueTerm product(int sums, long factor) {
        ValueTerm product = on.number(factor);
        for (int i = 0; i < sums; i++) {
            LaneAtom.Fresh k = on.index("k");
            ValueTerm e = on.unary(UnaryOperator.EXP, on.read("A" + i, LaneInt.of(k)));
            product = on.binary(BinaryOperator.MUL, on.reduce(Monoid.SUM, Elements.below(N, k), e, k), product);
        }
        return product;
    }

    @Test
    void thoseOfOneFormAreNotMatched() {
        Optional<Evidence> equal = equality().atOnce(product(7, 2),
                on.binary(BinaryOperator.ADD, product(7, 1), product(7, 1)), NOTHING);
        assertThat(equal).isPresent();
        assertThat(matchings).hasValue(0);
    }

    @Test
    void thoseOfTwoFormsAreLeftToOthers() {
        assertThat(equality().atOnce(product(7, 2), product(7, 3), NOTHING)).isEmpty();
        assertThat(matchings).hasValue(0);
    }

    @Test
    void thoseOfFewReductionsAreNotLookedAt() {
        assertThat(
                equality().atOnce(product(2, 2), on.binary(BinaryOperator.ADD, product(2, 1), product(2, 1)), NOTHING))
                .isEmpty();
    }
}
