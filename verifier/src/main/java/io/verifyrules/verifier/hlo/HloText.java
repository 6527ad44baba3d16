package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** HLO, XLA's intermediate language. */
record HloText() implements ModuleLanguage {

    @Override
    public String title() {
        return "HLO";
    }

    @Override
    public String separator() {
        return "";
    }

    @Override
    public Optional<String> header() {
        return Optional.empty();
    }

    /** The value stands in a comment. */
    @Override
    public List<String> side(String name, TensorExpr side, RuleInstance instance, ConcreteTensor value) {
        List<String> lines = new ArrayList<>(HloModule.of(name, side, instance));
        lines.add("// computes " + HloModule.literal(side, value, instance));
        return lines;
    }
}
