package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.List;
import java.util.Optional;

/** A language of programs in which a counterexample can be written. Both methods throw {@code NotExpressible} where it cannot. */
interface ModuleLanguage {

    /** The name that people use. */
    String title();

    /** The line between two programs that stand in one file. */
    String separator();

    /** The line that a file begins with; empty where there is none. */
    Optional<String> header();

    /** One side of a rule as a program of the name, with the value that it computes. */
    List<String> side(String name, TensorExpr side, RuleInstance instance, ConcreteTensor value);
}
