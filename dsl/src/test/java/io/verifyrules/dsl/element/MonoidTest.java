package io.verifyrules.dsl.element;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Monoids that combine the elements of a reduction. */
class MonoidTest {

    private static final Literal ZERO = new Literal.Whole(BigInteger.ZERO);
    private static final Literal FALSE = new Literal.Truth(false);

    @Test
    void theIdentityOfExclusiveOrIsThatOfTheType() {
        assertThat(Monoid.XOR.identity(ElementType.BOOL)).contains(FALSE);
        assertThat(Monoid.XOR.identity(new ElementType.Machine(true, 8))).contains(ZERO);
        assertThat(Monoid.XOR.identity(new ElementType.Machine(false, 4))).contains(ZERO);
        assertThat(Monoid.XOR.identity(ElementType.OPEN)).isEmpty();
        assertThat(Monoid.XOR.hasIdentity()).isTrue();
        assertThat(Monoid.XOR.isIdentity(FALSE)).isTrue();
        assertThat(Monoid.XOR.isIdentity(ZERO)).isTrue();
        assertThat(Monoid.XOR.isIdentity(new Literal.Truth(true))).isFalse();
    }

    @ParameterizedTest
    @EnumSource(names = {"SUM", "PRODUCT", "AND", "OR"})
    void othersHaveOneIdentityInAllTypes(Monoid monoid) {
        assertThat(monoid.identity(ElementType.OPEN)).isPresent();
        assertThat(monoid.isIdentity(monoid.identity(ElementType.OPEN).orElseThrow())).isTrue();
        assertThat(monoid.hasIdentity()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(names = {"MIN", "MAX"})
    void extremesHaveNone(Monoid monoid) {
        assertThat(monoid.identity(ElementType.INT)).isEmpty();
        assertThat(monoid.isIdentity(ZERO)).isFalse();
        assertThat(monoid.hasIdentity()).isFalse();
    }

    @Test
    void exclusiveOrTwiceIsNotOnce() {
        assertThat(Monoid.XOR.isIdempotent()).isFalse();
        assertThat(Monoid.XOR.types()).contains(ElementType.BOOL, new ElementType.Machine(true, 32))
                .doesNotContain(ElementType.INT, ElementType.REAL, ElementType.SIGNLESS);
    }
}
