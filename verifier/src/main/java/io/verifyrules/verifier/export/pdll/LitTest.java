package io.verifyrules.verifier.export.pdll;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.export.match.Examples;
import io.verifyrules.verifier.export.match.Proved;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayList;
import java.util.List;

/** A test of a pattern for lit and FileCheck: modules that the pattern has to rewrite, and modules that it must leave alone. */
public final class LitTest {

    private LitTest() {
    }

    /** The text of the test. */
    public static String write(String name, Proved proved, Examples examples) {
        Rule rule = proved.candidate().rule();
        String type = PdllRule.inMachines(proved.candidate()).usualType().flatMap(StableHlo::type).orElse("f32");
        List<String> lines = new ArrayList<>();
        lines.add("// RUN: verify-rules-opt %s --pattern=" + name + " | FileCheck %s");
        lines.add("// " + rule.name());
        int number = 0;
        for (RuleInstance instance : examples.firing()) {
            String own = "fires_" + number++;
            lines.add("");
            lines.add("// CHECK-LABEL: sym_name = \"" + own + "\"");
            lines.addAll(new StableHloFunction(instance, type).of(rule.lhs()).checks(rule.rhs()));
            lines.addAll(new StableHloFunction(instance, type).function(own, rule.lhs()));
        }
        number = 0;
        for (Examples.Opposing opposing : examples.opposing()) {
            String own = "stays_" + number++;
            lines.add("");
            lines.add("// Not fulfilled: " + opposing.demand()
                    + (opposing.wouldErr() ? "; the right side would be wrong." : "."));
            lines.add("// CHECK-LABEL: sym_name = \"" + own + "\"");
            lines.addAll(new StableHloFunction(opposing.instance(), type).of(rule.lhs()).checks(rule.lhs()));
            lines.addAll(new StableHloFunction(opposing.instance(), type).function(own, rule.lhs()));
        }
        return String.join("\n", lines) + "\n";
    }
}
