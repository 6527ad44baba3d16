package io.verifyrules.verifier.cli;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class AudienceTest {

    private static Map<String, String> environment(String variables) {
        return Arrays.stream(variables.split(" ", -1))
                .filter(variable -> !variable.isEmpty())
                .map(variable -> variable.split("=", 2))
                .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"TERM=xterm | true", "'' | true", "TERM=dumb | false", "NO_COLOR=1 | false",
            "NO_COLOR= | true", "CLICOLOR=0 | false", "CLICOLOR=1 | true", "FORCE_COLOR=0 | false",
            "NO_COLOR=1 FORCE_COLOR=1 | false", "TERM=dumb FORCE_COLOR=1 | true", "CLICOLOR=0 CLICOLOR_FORCE=1 | true"})
    void aTerminalHasColoursUnlessTheEnvironmentSaysOtherwise(String variables, boolean colours) {
        assertThat(Audience.of(true, environment(variables)).colours()).isEqualTo(colours);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"TERM=xterm | false", "CLICOLOR=1 | false", "CLICOLOR_FORCE=0 | false",
            "CLICOLOR_FORCE= | false", "CLICOLOR_FORCE=1 | true", "FORCE_COLOR=1 | true", "FORCE_COLOR=3 | true",
            "NO_COLOR=1 CLICOLOR_FORCE=1 | false"})
    void aFileHasColoursOnlyWhereTheyAreForced(String variables, boolean colours) {
        assertThat(Audience.of(false, environment(variables)).colours()).isEqualTo(colours);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"true | TERM=xterm | true", "true | TERM=dumb FORCE_COLOR=1 | false",
            "false | FORCE_COLOR=1 | false", "true | NO_COLOR=1 | true"})
    void progressIsForThoseWhoCanSeeItGoAway(boolean terminal, String variables, boolean watching) {
        assertThat(Audience.of(terminal, environment(variables)).watching()).isEqualTo(watching);
    }
}
