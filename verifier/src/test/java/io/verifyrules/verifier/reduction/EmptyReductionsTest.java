package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Where order matters a sum of nothing is its initial value; that it is of nothing is proved. */
class EmptyReductionsTest {

    private final Elements on = new Elements();
    private final Combinations combinations = new Combinations(on);
    private final ValueTerm sum = combinations.sum("A");
    private final ValueTerm initial = on.scalar("a");
    private final ValueTerm started = on.terms()
            .apply(new Operation.Started(BinaryOperator.ADD), ElementType.INT, List.of(initial, sum));
    private final List<Claim> asked = new ArrayList<>();

    private EmptyReductions empties(boolean proved) {
        SideConditions conditions = claim -> {
            asked.add(claim);
            return proved ? Optional.of(Evidence.NONE) : Optional.empty();
        };
        return new EmptyReductions(on.terms(), new FreshIndices(on.terms()),
                new SideProofs(conditions, List.of(), new MatchingAccount(), Limit.NONE));
    }

    @Test
    void ofNothingItIsTheInitialValue() {
        assertThat(empties(true).of(started)).isEqualTo(initial);
        assertThat(asked).singleElement()
                .satisfies(claim -> assertThat(claim.conclusion()).isEqualTo(new Claim.Holds(Truth.FALSE)));
    }

    @Test
    void itStaysWhereThatIsNotProved() {
        assertThat(empties(false).of(started)).isEqualTo(started);
        assertThat(empties(false).of(sum)).isEqualTo(sum);
    }

    @Test
    void sumsThatAreMatchedTermByTermAreLeftToThat() {
        assertThat(empties(true).of(sum)).isEqualTo(sum);
        assertThat(asked).isEmpty();
    }
}
