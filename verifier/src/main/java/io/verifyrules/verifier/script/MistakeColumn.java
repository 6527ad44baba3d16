package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.expr.Operator;
import io.verifyrules.dsl.expr.Operators;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The column of a mistake of which only the line is known. It is that of the operator with which the message begins, as
 * in {@code slice: ..}. Else it is that of a call of the message's first word or of a name that it begins with. Else it
 * is that of the first character of the line.
 */
final class MistakeColumn {

    private static final Pattern OPERATOR = Pattern.compile("(\\w+)(:?)");

    private static final Pattern NAME = Pattern.compile("'(\\w+)' is ");

    /** Operators that are signs in a rule file. */
    private static final Map<String, String> SIGNS = Map.of("add", "\\+", "sub", "-", "mul", "\\*", "div", "/", "rem",
            "%");

    private final List<String> lines;

    MistakeColumn(String text) {
        lines = text.lines().toList();
    }

    Diagnostic locate(Diagnostic diagnostic) {
        SourcePosition position = diagnostic.position();
        if (position.line() < 1 || position.line() > lines.size() || position.column() > 0) {
            return diagnostic;
        }
        int column = column(lines.get(position.line() - 1), diagnostic.message());
        return new Diagnostic(new SourcePosition(position.file(), position.line(), column), diagnostic.message());
    }

    /** The operator as a rule file spells it, which its messages may not do. */
    private static String spelled(String operator) {
        return Optional.<Operator<?>>ofNullable(Operators.byName().get(operator))
                .map(Operator::notation)
                .orElse(operator);
    }

    private static int column(String line, String message) {
        Matcher name = NAME.matcher(message);
        if (name.lookingAt()) {
            Matcher place = Pattern.compile("\\b" + name.group(1) + "\\b").matcher(line);
            if (place.find()) {
                return place.start() + 1;
            }
        }
        Matcher operator = OPERATOR.matcher(message);
        if (operator.lookingAt()) {
            String word = operator.group(1);
            String written = operator.group(2).isEmpty()
                    ? "\\b" + spelled(word) + "\\s*[({]"
                    : Optional.ofNullable(SIGNS.get(word)).orElse("\\b" + spelled(word) + "\\b");
            Matcher place = Pattern.compile(written).matcher(line);
            if (place.find()) {
                return place.start() + 1;
            }
        }
        return line.length() - line.stripLeading().length() + 1;
    }
}
