package io.verifyrules.bench;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.List;

/** One family with what verifies its rules. */
record Measured(ScalingFamily family, RuleVerifier verifier) {

    /** What the rule of a size took, and its verdicts. */
    record Result(long nanoseconds, List<VerdictKind> verdicts) {}

    /** Everything that is done with the rule of the given size, from its declaration to its report. */
    Result at(int size) {
        long start = System.nanoTime();
        RuleDeclaration declared = declared(size);
        VerifyOptions options = new VerifyOptions(family.element().stream().toList(),
                VerifyOptions.DEFAULT.resourceLimit(), VerifyOptions.DEFAULT.timeout(),
                VerifyOptions.DEFAULT.smtDump());
        List<VerdictKind> verdicts = verifier.verify(declared, options)
                .stream()
                .map(RuleResult::verdict)
                .map(verdict -> verdict.kind())
                .distinct()
                .toList();
        return new Result(System.nanoTime() - start, verdicts);
    }

    /** The rule of the given size as it is after it was written and read again. */
    RuleDeclaration declared(int size) {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule(family.name() + ", size " + size, builder -> family.rule().accept(builder, size));
        if (!(collector.toFile().declarations().getFirst() instanceof Rule rule)) {
            return collector.toFile().declarations().getFirst();
        }
        RulePrinter.print(rule);
        RulePrinter.conditions(rule).forEach(condition -> {
        });
        String text = RuleJson.writeFile(List.of(rule));
        return RuleJson.readFile("family.rules.json", text).rules().declarations().getFirst();
    }
}
