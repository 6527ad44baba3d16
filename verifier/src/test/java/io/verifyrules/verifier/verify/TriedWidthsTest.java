package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.rule.Widths;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Which widths are tried with less effort: many wide ones, of which no machine has any. */
class TriedWidthsTest {

    private static final Width N = Width.named("N");
    private static final Widths ANY = widths(Set.of("N"), N.minus(1));

    private static Widths widths(Set<String> open, Width... nonNegative) {
        return new Widths(open, Set.of(nonNegative), Collections.emptySortedMap());
    }

    @Test
    void allWidthsToThatOfMachinesAreTried() {
        assertThat(TriedWidths.of(ANY)).hasSize(64).startsWith(Map.of("N", 1)).endsWith(Map.of("N", 64));
    }

    @Test
    void widthsBetweenThoseOfMachinesAreOneOfMany() {
        assertThat(TriedWidths.of(ANY).stream().filter(bits -> TriedWidths.isOneOfManyWide(ANY, bits)).toList())
                .hasSize(46)
                .startsWith(Map.of("N", 17))
                .endsWith(Map.of("N", 63))
                .doesNotContain(Map.of("N", 32), Map.of("N", 16), Map.of("N", 15));
    }

    @Test
    void widthsThatAreAllThereAreAreNotOneOfMany() {
        Widths few = widths(Set.of("N"), N.minus(20), N.times(-1).plus(24));
        assertThat(few.all()).isPresent();
        assertThat(TriedWidths.of(few)).hasSize(5).noneMatch(bits -> TriedWidths.isOneOfManyWide(few, bits));
    }

    @Test
    void severalOpenWidthsAreNotOneOfMany() {
        assertThat(TriedWidths.isOneOfManyWide(widths(Set.of("N", "M")), Map.of("N", 24, "M", 32))).isFalse();
    }
}
