package io.verifyrules.verifier.cli;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Where random rules begin. */
class FirstSeedTest {

    private static final LocalDate DAY = LocalDate.of(2024, 2, 29);

    @Test
    void aNumberIsTheSeedOnAnyDay() {
        assertThat(FirstSeed.of("7", DAY)).contains(new FirstSeed(7));
        assertThat(FirstSeed.of("7", DAY.plusDays(1))).contains(new FirstSeed(7));
    }

    @Test
    void theSeedOfTheDayChangesWithTheDateAndWithNothingElse() {
        assertThat(FirstSeed.of("today", DAY)).contains(new FirstSeed(19_782_000_000L));
        assertThat(FirstSeed.of("today", DAY.plusDays(1))).contains(new FirstSeed(19_783_000_000L));
    }

    @Test
    void whatIsNoSeedIsNone() {
        assertThat(FirstSeed.of("yesterday", DAY)).isEmpty();
        assertThat(FirstSeed.of("1.5", DAY)).isEmpty();
        assertThat(FirstSeed.of("", DAY)).isEmpty();
    }
}
