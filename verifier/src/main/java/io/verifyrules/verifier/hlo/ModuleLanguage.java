package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.List;

/** A language of programs in which a counterexample can be written. Both methods throw {@code NotExpressible} where it cannot. */
interface ModuleLanguage {

    /** What people call it. */
    String title();

    /** One side of a rule as a program of the name, which takes nothing and computes it. */
    List<String> side(String name, TensorExpr side, RuleInstance instance);

    /** A value of a side. */
    String literal(TensorExpr side, ConcreteTensor tensor, RuleInstance instance);
}
