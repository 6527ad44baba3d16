package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.List;

/** HLO, XLA's intermediate language. */
record HloText() implements ModuleLanguage {

    @Override
    public String title() {
        return "HLO";
    }

    @Override
    public List<String> side(String name, TensorExpr side, RuleInstance instance) {
        return HloModule.of(name, side, instance);
    }

    @Override
    public String literal(TensorExpr side, ConcreteTensor tensor, RuleInstance instance) {
        return HloModule.literal(side, tensor, instance);
    }
}
