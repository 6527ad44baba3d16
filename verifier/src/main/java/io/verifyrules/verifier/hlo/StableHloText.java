package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.instantiate.Instantiation;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.text.mlir.MlirWriter;
import java.util.List;

/** StableHLO in MLIR's generic form. */
record StableHloText() implements ModuleLanguage {

    @Override
    public String title() {
        return "StableHLO";
    }

    @Override
    public List<String> side(String name, TensorExpr side, RuleInstance instance) {
        return MlirWriter.write(Instantiation.of(name, side, instance, Instantiation.Inputs.CONSTANTS));
    }

    @Override
    public String literal(TensorExpr side, ConcreteTensor tensor, RuleInstance instance) {
        return Instantiation.constant(side, tensor, instance).toString();
    }
}
