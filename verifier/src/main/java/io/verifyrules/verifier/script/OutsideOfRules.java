package io.verifyrules.verifier.script;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words of rules that stand outside of them: in functions and in operators of the file. */
final class OutsideOfRules {

    private static final String ADVICE = "; a function that says it begins with fun RuleScope.f(A: TensorExpr, k: AxisMap) = ..";
    private static final Pattern FUNCTION = Pattern.compile("(?m)^fun\\s+([^(]*)\\(");
    private static final Pattern OPERATOR = Pattern.compile("\\bval\\s+(\\w+)\\b[^\\n=]*?(?:=|\\bby)\\s*operator\\b");

    private OutsideOfRules() {
    }

    /** What to say of a name that is not known at an offset, where it is known in rules. */
    static Optional<String> unknown(String name, String text, int offset) {
        if (isInRule(text, offset)) {
            return Optional.empty();
        }
        Matcher operator = OPERATOR.matcher(text);
        while (operator.find()) {
            if (operator.group(1).equals(name)) {
                return Optional.of(offset > operator.end() && !text.substring(operator.end(), offset).contains("\nval ")
                        && !text.substring(operator.end(), offset).contains("\n}")
                                ? name + ": an operator unfolds to others, and this one to itself"
                                : "'" + name
                                        + "' is applied in rules and in other operators, and this stands outside of them");
            }
        }
        return Vocabulary.ofNotation().contains(name)
                ? Optional.of("'" + name + "' is known in rules, and this stands outside of them" + ADVICE)
                : Optional.empty();
    }

    /** What to say of a mistake at an offset that lies in a function which does not know the words of rules. */
    static Optional<String> notation(String text, int offset) {
        if (isInRule(text, offset)) {
            return Optional.empty();
        }
        Matcher function = FUNCTION.matcher(text);
        Optional<String> last = Optional.empty();
        while (function.find() && function.start() < offset) {
            last = text.substring(function.start(), offset).contains("\n}\n")
                    || text.substring(function.end(), offset).contains("\nval ")
                            ? Optional.empty()
                            : Optional.of(function.group(1));
        }
        return last.filter(name -> !name.contains("."))
                .map(name -> "the words of rules are not known in '" + name.strip()
                        + "', which stands outside of them; begin it with fun RuleScope." + name.strip() + "(..)");
    }

    private static boolean isInRule(String text, int offset) {
        return RuleCall.in(text).stream().anyMatch(rule -> rule.extent().contains(offset));
    }
}
