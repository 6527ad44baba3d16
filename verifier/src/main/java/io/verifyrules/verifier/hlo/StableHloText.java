package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.instantiate.CheckedProgram;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.text.mlir.MlirWriter;
import java.util.List;
import java.util.Optional;

/** StableHLO in MLIR's generic form: each side as a function of its inputs, with a test that its interpreter runs. */
record StableHloText() implements ModuleLanguage {

    @Override
    public String title() {
        return "StableHLO";
    }

    @Override
    public String separator() {
        return "// -----";
    }

    @Override
    public Optional<String> header() {
        return Optional.of("// RUN: stablehlo-translate --interpret -split-input-file %s");
    }

    /** A test checks the value. */
    @Override
    public List<String> side(String name, TensorExpr side, RuleInstance instance, ConcreteTensor value) {
        return CheckedProgram.of(name, side, instance, value)
                .stream()
                .flatMap(function -> MlirWriter.write(function).stream())
                .toList();
    }
}
