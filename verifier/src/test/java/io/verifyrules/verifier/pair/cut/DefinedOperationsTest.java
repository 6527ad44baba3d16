package io.verifyrules.verifier.pair.cut;

import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.text.mlir.DefinedOperations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What has a meaning is defined, and what is defined need not have one. */
class DefinedOperationsTest {

    @Test
    void eachOperationWithAMeaningIsDefinedByItsDialect() {
        assertThat(Dialects.operations().keySet()).noneMatch(DefinedOperations::isUndefined);
    }

    @ParameterizedTest
    @ValueSource(strings = {"stablehlo.fft", "linalg.softmax", "tosa.variable.read", "affine.for", "func.return",
            "tensor.rank", "math.fpowi"})
    void operationsWithoutAMeaningAreDefined(String name) {
        assertThat(DefinedOperations.isUndefined(name)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"stablehlo.", "stablehlo.foo", "arith.addx", "linalg.matmull", "tensor.dimm"})
    void otherNamesOfThoseDialectsAreNot(String name) {
        assertThat(DefinedOperations.isUndefined(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"scf.for", "hlo.add", "enzymexla.anything", "return", "", "."})
    void ofOtherDialectsNothingIsSaid(String name) {
        assertThat(DefinedOperations.isUndefined(name)).isFalse();
    }
}
