package io.verifyrules.verifier.report;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class NearNamesTest {

    private static final List<String> KNOWN = List.of("slice", "low", "pad", "reverse", "n");

    @ParameterizedTest
    @CsvSource({"slcie, slice", "lwo, low", "pda, pad", "revers, reverse", "Slice, slice"})
    void theNeighboursOfANameMayBeExchanged(String name, String meant) {
        assertThat(NearNames.suggestion(name, KNOWN)).isEqualTo("; did you mean '" + meant + "'?");
    }

    @ParameterizedTest
    @CsvSource({"slice", "n", "k", "transpose"})
    void nothingIsSuggestedWhereNothingElseIsNear(String name) {
        assertThat(NearNames.suggestion(name, KNOWN)).isEmpty();
    }
}
