package io.verifyrules.verifier.solver;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

class SharedFormulasTest {

    /** A formula with two to the power of sixty occurrences of its symbol. */
    private static Formula doubled() {
        Formula formula = new Formula.Symbol("x", Sort.INT);
        for (int i = 0; i < 60; i++) {
            formula = new Formula.Call("f", List.of(formula, formula), Sort.INT);
        }
        return formula;
    }

    @Test
    void formulasThatShareSubformulasAreComparedOncePerSubformula() {
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertThat(doubled().equals(doubled())).isTrue());
    }
}
