package io.verifyrules.verifier.export.cpp;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.report.OwnOperators;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The definition of a pattern.
 *
 * @param name      the name of the rule among those that are exported
 * @param elements  for which elements it is proved, in words
 * @param operation the class of the operation that it is about
 * @param root      that operation
 * @param tried     the variables that run over all dimensions
 * @param body      the statements of the function
 */
public record CppStruct(String name, Rule rule, String elements, String operation, String root, List<String> tried,
        List<String> body) {

    public CppStruct {
        tried = List.copyOf(tried);
        body = List.copyOf(body);
    }

    /** The text, after comments that say which rule it is and what is proved. */
    public String text() {
        List<String> lines = new ArrayList<>();
        lines.add("// " + rule.name());
        OwnOperators.unfolded(rule).forEach(unfolded -> lines.add("// where " + unfolded));
        lines.add("// Proved for every rank and every size, " + elements + ".");
        lines.add("struct " + named(name) + " final : OpRewritePattern<" + operation + "> {");
        lines.add("  using OpRewritePattern::OpRewritePattern;");
        lines.add("");
        String parameters = tried.stream().map(variable -> ", int64_t " + variable).collect(Collectors.joining());
        if (!tried.isEmpty()) {
            lines.addAll(attempts());
            lines.add("");
            lines.add("private:");
        }
        lines.add("  LogicalResult " + (tried.isEmpty() ? "matchAndRewrite" : "rewriteWith") + "(" + operation + " "
                + root + (tried.isEmpty() ? ", " : parameters + ", ") + "PatternRewriter &rewriter) const"
                + (tried.isEmpty() ? " override" : "") + " {");
        body.stream()
                .flatMap(line -> Stream.of(line.split("\n", -1)))
                .forEach(line -> lines.add(line.isEmpty() ? "" : "    " + line));
        lines.add("  }");
        lines.add("};");
        return String.join("\n", lines) + "\n";
    }

    /** The name of the struct: words begin with large letters, and a number stays apart. */
    static String named(String name) {
        StringBuilder struct = new StringBuilder();
        for (String word : name.split("_", -1)) {
            struct.append(!struct.isEmpty() && !word.isEmpty() && Character.isDigit(word.charAt(0)) ? "_" : "")
                    .append(word.isEmpty() ? "" : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return struct.toString();
    }

    /** A function that tries each dimension for an axis that nothing tells. */
    private List<String> attempts() {
        List<String> lines = new ArrayList<>();
        lines.add("  LogicalResult matchAndRewrite(" + operation + " " + root
                + ", PatternRewriter &rewriter) const override {");
        String indent = "    ";
        for (String variable : tried) {
            lines.add(indent + "for (int64_t " + variable + " = 0; " + variable + " != greatestRank(" + root + "); ++"
                    + variable + ")");
            indent += "  ";
        }
        lines.add(indent + "if (succeeded(rewriteWith(" + root + ", " + String.join(", ", tried) + ", rewriter)))");
        lines.add(indent + "  return success();");
        lines.add("    return failure();");
        lines.add("  }");
        return lines;
    }
}
