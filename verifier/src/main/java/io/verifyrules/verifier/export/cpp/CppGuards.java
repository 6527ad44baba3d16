package io.verifyrules.verifier.export.cpp;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Guards of a pattern: where a condition does not hold, it does not match.
 *
 * @param root the operation that the pattern is about
 */
public record CppGuards(String root) {

    private static final Map<String, String> OPPOSITE = Map.of("==", "!=", "!=", "==", "<", ">=", ">=", "<", ">", "<=",
            "<=", ">");
    private static final Pattern COMPARISON = Pattern.compile(" (==|!=|<=|>=|<|>|&&|\\|\\||\\?) ");

    /** The statement that goes on only where the condition holds. */
    public String unless(String condition, String because) {
        return "if (" + negated(condition) + ")\n  return rewriter.notifyMatchFailure(" + root + ", " + quoted(because)
                + ");";
    }

    /** The condition the other way round, as one writes it. */
    private static String negated(String condition) {
        Matcher comparison = COMPARISON.matcher(outermost(condition));
        if (comparison.find()) {
            int at = comparison.start(1);
            int end = comparison.end(1);
            if (OPPOSITE.containsKey(condition.substring(at, end)) && !comparison.find()) {
                return condition.substring(0, at) + OPPOSITE.get(condition.substring(at, end))
                        + condition.substring(end);
            }
        }
        boolean name = condition.chars().allMatch(each -> Character.isLetterOrDigit(each) || each == '_');
        boolean call = condition.matches("[A-Za-z_:]+\\([^()]*(\\([^()]*\\)[^()]*)*\\)");
        return condition.startsWith("!") && condition.substring(1).matches("[A-Za-z0-9_.()]+\\(\\)")
                ? condition.substring(1)
                : name || call ? "!" + condition : "!(" + condition + ")";
    }

    /** The condition with everything in brackets made blank. */
    private static String outermost(String condition) {
        StringBuilder outer = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < condition.length(); i++) {
            char each = condition.charAt(i);
            depth += "([{".indexOf(each) >= 0 ? 1 : 0;
            outer.append(depth > 0 ? '_' : each);
            depth -= ")]}".indexOf(each) >= 0 ? 1 : 0;
        }
        return outer.toString();
    }

    /** The text as a literal of C++. */
    public static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
