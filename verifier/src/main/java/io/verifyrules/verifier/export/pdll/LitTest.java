package io.verifyrules.verifier.export.pdll;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.export.match.Examples;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.Proved;
import io.verifyrules.verifier.instantiate.Instantiation;
import io.verifyrules.verifier.instantiate.NotExpressible;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.text.mlir.MlirWriter;
import java.util.ArrayList;
import java.util.List;

/** A test of a pattern for lit and FileCheck: modules that the pattern has to rewrite, and modules that it must leave alone. */
public final class LitTest {

    private LitTest() {
    }

    /**
     * The text of the test.
     *
     * @throws Inexpressible if an example is no program
     */
    public static String write(String name, Proved proved, Examples examples) {
        Rule rule = proved.candidate().rule();
        List<String> lines = new ArrayList<>();
        lines.add("// RUN: verify-rules-opt %s --pattern=" + name + " | FileCheck %s");
        lines.add("// " + rule.name());
        int number = 0;
        for (RuleInstance instance : examples.firing()) {
            lines.add("");
            lines.addAll(module("fires_" + number++, rule.lhs(), rule.rhs(), instance));
        }
        number = 0;
        for (Examples.Opposing opposing : examples.opposing()) {
            lines.add("");
            lines.add("// Not fulfilled: " + opposing.demand()
                    + (opposing.wouldErr() ? "; the right side would be wrong." : "."));
            lines.addAll(module("stays_" + number++, rule.lhs(), rule.lhs(), opposing.instance()));
        }
        return String.join("\n", lines) + "\n";
    }

    /** A function that computes one side, and what is expected of it after the rewrite. */
    private static List<String> module(String name, TensorExpr side, TensorExpr expected, RuleInstance instance) {
        Function given = program(name, side, instance);
        List<String> lines = new ArrayList<>();
        lines.add("// CHECK-LABEL: sym_name = \"" + name + "\"");
        lines.addAll(Checks.of(given, program(name, expected, instance)));
        lines.addAll(MlirWriter.write(given));
        return lines;
    }

    private static Function program(String name, TensorExpr side, RuleInstance instance) {
        try {
            return MatchedProgram.of(Instantiation.of(name, side, instance, Instantiation.Inputs.PARAMETERS));
        } catch (NotExpressible reason) {
            throw new Inexpressible("an example is no program", reason.reason());
        }
    }
}
