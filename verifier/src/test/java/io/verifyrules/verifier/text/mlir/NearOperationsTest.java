package io.verifyrules.verifier.text.mlir;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Misspelt operations are met with a proposal, and operations that exist elsewhere are not. */
class NearOperationsTest {

    private static final Set<String> KNOWN = Set.of("math.cos", "math.roundeven", "linalg.matmul");

    @ParameterizedTest
    @CsvSource({"stablehlo.dotgeneral, stablehlo.dot_general", "stablehlo.reverze, stablehlo.reverse",
            "stablehlo.dotproduct, stablehlo.dot", "stablehlo.broadcastindim, stablehlo.broadcast_in_dim",
            "stabelhlo.add, stablehlo.add", "chlo.errf, chlo.erf", "math.round_even, math.roundeven",
            "stablehlo.addd, stablehlo.add"})
    void aNameThatIsNearOneIsMetWithIt(String name, String near) {
        assertThat(NearOperations.suggestion(name, KNOWN)).isEqualTo("; did you mean '" + near + "'?");
    }

    @ParameterizedTest
    @CsvSource({"stablehlo.all_gather", "stablehlo.add", "math.acos", "math.cos", "foo.bar", "add", "stablehlo.",
            "stablehlo.xyzzy", "linalg.batch_reduce_matmul", "''", "."})
    void anyOtherNameIsMetWithNone(String name) {
        assertThat(NearOperations.suggestion(name, KNOWN)).isEmpty();
    }
}
