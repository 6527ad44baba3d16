package io.verifyrules.verifier.export.pdll;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.export.match.Candidate;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.Proved;
import io.verifyrules.verifier.export.match.Told;
import io.verifyrules.verifier.report.OwnOperators;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A rule as a pattern of PDLL over StableHLO, with the rule's conditions as a native constraint. */
public final class PdllRule {

    private PdllRule() {
    }

    /**
     * The definitions of one rule.
     *
     * @param name   of the pattern, and what the names of its native functions begin with
     * @param proved the permission for the rule
     * @throws Inexpressible if the rule cannot be said
     */
    public static String write(String name, Proved proved) {
        return text(name, proved.candidate());
    }

    /**
     * Checks that a rule can be said.
     *
     * @throws Inexpressible if it cannot
     */
    public static void require(Candidate candidate) {
        String unused = text("rule", candidate);
    }

    private static String text(String name, Candidate all) {
        Rule rule = all.rule();
        Candidate proved = inMachines(all);
        if (!rule.assumptions().isEmpty()) {
            throw new Inexpressible(
                    "it assumes something of the elements of tensors, which a program computes when it runs", "");
        }
        if (PdllPattern.unrenamed(rule.lhs()) instanceof Input) {
            throw new Inexpressible("the left side is any tensor", "");
        }
        Told told = Told.of(rule);
        PdllPattern pattern = new PdllPattern(name, proved, told);
        PdllReplacement replacement = new PdllReplacement(name, rule.rhs(), told, pattern);
        List<String> lines = new ArrayList<>();
        lines.add("// " + rule.name());
        OwnOperators.unfolded(rule).forEach(unfolded -> lines.add("// where " + unfolded));
        lines.add("// Proved for every rank and every size, " + proved.types()
                .map(types -> "for elements of type "
                        + types.stream().map(ElementType::toString).collect(Collectors.joining(", ")) + ".")
                .orElse("whatever the elements are."));
        lines.addAll(pattern.constraint());
        lines.addAll(replacement.functions());
        lines.add("Pattern " + name + " with benefit(1) {");
        lines.add("  let resultType: Type;");
        String root = pattern.root();
        pattern.lines()
                .forEach(line -> lines.add("  " + (line.startsWith("let " + root + " = ")
                        ? line.substring(0, line.length() - 1) + " -> (resultType);"
                        : line)));
        lines.add("  " + pattern.application());
        lines.add("  rewrite " + root + " with {");
        replacement.lines().forEach(line -> lines.add("    " + line));
        lines.add("    replace " + root + " with " + replacement.replacement() + ";");
        lines.add("  };");
        lines.add("}");
        return String.join("\n", lines) + "\n";
    }

    /** The candidate proved for types that StableHLO has, and has all operations for. */
    public static Candidate inMachines(Candidate all) {
        boolean signed = ofSignedNumbers(all.rule().lhs()) || ofSignedNumbers(all.rule().rhs());
        return all.except(type -> StableHlo.type(type).isEmpty()
                || (signed && type instanceof ElementType.Machine machine && !machine.signed()));
    }

    /** Whether there is an operation that StableHLO has for numbers with a sign only. */
    private static boolean ofSignedNumbers(TensorExpr tensor) {
        boolean own = tensor instanceof Unary unary
                && (unary.operator() == UnaryOperator.ABS || unary.operator() == UnaryOperator.SIGN);
        return own || tensor.operands().stream().anyMatch(PdllRule::ofSignedNumbers);
    }
}
