package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.instantiate.Instantiation;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.text.hlo.HloWriter;
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
        List<String> lines = new ArrayList<>(lines(name, side, instance));
        lines.add("// computes " + HloWriter.constant(Instantiation.constant(side, value, instance)));
        return lines;
    }

    /**
     * A side as a module that takes nothing.
     *
     * @throws io.verifyrules.verifier.instantiate.NotExpressible where HLO has no such operation or type, or the instance no value
     */
    static List<String> lines(String name, TensorExpr side, RuleInstance instance) {
        return HloWriter.write(HloTranslation.of(name, Instantiation.applied(name, side, instance)))
                .stripTrailing()
                .lines()
                .toList();
    }
}
