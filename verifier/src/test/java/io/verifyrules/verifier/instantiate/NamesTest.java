package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.text.mlir.DefinedOperations;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The names of operations are those of operations that the dialects define, though most functions of CHLO are named by their symbol alone. */
class NamesTest {

    @Test
    void eachOperatorIsAnOperationThatItsDialectDefines() {
        assertThat(Stream.of(UnaryOperator.values()).map(Names::of)).doesNotHaveDuplicates()
                .noneMatch(DefinedOperations::isUndefined);
        assertThat(DefinedOperations.isUndefined("chlo.arctan")).isTrue();
    }
}
