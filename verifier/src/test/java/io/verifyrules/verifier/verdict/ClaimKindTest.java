package io.verifyrules.verifier.verdict;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ClaimKindTest {

    @Test
    void aKindHasWords() {
        assertThat(new ClaimKind.Applies().text()).isEqualTo("the rule applies");
        assertThat(new ClaimKind.ValidRight("0 <= i").text()).isEqualTo("right side valid: 0 <= i");
        assertThat(new ClaimKind.ValidRight("").text()).isEqualTo("right side valid");
        assertThat(new ClaimKind.SameSize("c").text()).isEqualTo("same size on axis c");
        assertThat(new ClaimKind.Defined("div").text()).isEqualTo("no undefined behaviour: div");
        assertThat(new ClaimKind.SameElements().text()).isEqualTo("elements equal");
        assertThat(new ClaimKind.AsAssumed(new ClaimKind.SameSize("c")).text())
                .isEqualTo("same size on axis c, as assumed");
    }

    @Test
    void aStepIsNoClaimThatHasItsWords() {
        assertThat(new ClaimKind.Step("elements equal")).isNotEqualTo(new ClaimKind.SameElements());
    }

    @Test
    void aClaimIsTheSameUnderAssumptions() {
        ClaimKind size = new ClaimKind.SameSize("c");
        assertThat(new ClaimKind.AsAssumed(size).unassumed()).isEqualTo(size);
        assertThat(size.unassumed()).isEqualTo(size);
    }
}
