package io.verifyrules.verifier.lit;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes a pattern of FileCheck apart: text, variables, which become names, and expressions. */
final class PatternText {

    private static final Pattern VARIABLE = Pattern.compile("\\[\\[([$@]?[A-Za-z_][A-Za-z0-9_]*)([:\\]])");
    private static final Pattern BLANKS = Pattern.compile("(?:\\\\? |\\\\s|\\[ \\]|\\[\\[:space:\\]\\])[*+]?");
    private static final Pattern LITERAL = Pattern
            .compile("(?:\\\\[^A-Za-z0-9]|[A-Za-z0-9 _,:;%@#<>=!\"'/&~-])+(?![*+?{])");
    private static final Pattern DEFINES = Pattern.compile("^(?::[0-9]+)?(?:, *%[^ ,]+)*+ *=(?!=)|^:(?![0-9])");

    private static final int LONGEST = 200;
    private static final Pattern SYMBOL = Pattern.compile("@[A-Za-z0-9_$.]*$");

    private final Variables variables;
    private final CheckLine line;
    private final List<Piece> pieces = new ArrayList<>();
    private final StringBuilder before = new StringBuilder();

    private PatternText(CheckLine line, Variables variables) {
        this.line = line;
        this.variables = variables;
    }

    /** The pieces of a line, from a character on. */
    static List<Piece> of(CheckLine line, int from, Variables variables) {
        PatternText text = new PatternText(line, variables);
        if (line.literal()) {
            text.add(line.text().substring(from), from);
        } else {
            text.parse(from);
        }
        return text.pieces;
    }

    private void add(String text, int at) {
        if (!text.isEmpty()) {
            pieces.add(new Piece(text, false, place(at)));
            before.append(text);
        }
    }

    private void anything(String expression, int at) {
        pieces.add(new Piece(expression, true, place(at)));
        before.append(' ');
    }

    private SourcePosition place(int at) {
        return Piece.further(line.place(), at);
    }

    private void parse(int from) {
        String text = line.text();
        int at = from;
        while (at < text.length()) {
            int expression = text.indexOf("{{", at);
            Matcher variable = VARIABLE.matcher(text);
            int bracket = variable.find(at) ? variable.start() : -1;
            if (expression < 0 && bracket < 0) {
                add(text.substring(at), at);
                return;
            }
            boolean isVariable = bracket >= 0 && (expression < 0 || bracket < expression);
            int next = isVariable ? bracket : expression;
            add(text.substring(at, next), at);
            at = isVariable ? variable(variable, next) : expression(next);
        }
    }

    /** Returns where the text goes on. */
    private int expression(int at) {
        String text = line.text();
        int end = text.indexOf("}}", at + 2);
        if (end < 0) {
            anything(text.substring(at), at);
            return text.length();
        }
        while (end + 2 < text.length() && text.charAt(end + 2) == '}') {
            end++;
        }
        String inside = text.substring(at + 2, end);
        Optional<String> literal = literal(inside);
        if (literal.isPresent()) {
            add(literal.get(), at);
        } else if (definesValue(end + 2) && (inside.startsWith("%") || endsWithSign('%'))) {
            add((inside.startsWith("%") ? "%" : "") + variables.unnamed(), at);
        } else if (!before.toString().isBlank() || !text.startsWith("return", end + 2)) {
            anything(inside, at);
        }
        return end + 2;
    }

    private boolean endsWithSign(char sign) {
        return !before.isEmpty() && before.charAt(before.length() - 1) == sign;
    }

    private boolean definesValue(int behind) {
        return DEFINES.matcher(line.text().substring(Math.min(behind, line.text().length()))).find();
    }

    /** The text that alone fits an expression. */
    private static Optional<String> literal(String expression) {
        if (expression.length() > LONGEST) {
            return Optional.empty();
        }
        String blanks = BLANKS.matcher(expression).replaceAll(" ");
        if (!LITERAL.matcher(blanks).matches()) {
            return Optional.empty();
        }
        return Optional.of(blanks.replaceAll("\\\\(.)", "$1"));
    }

    private int variable(Matcher found, int at) {
        String text = line.text();
        String name = found.group(1);
        boolean binds = found.group(2).equals(":");
        int end = binds ? closing(found.end()) : found.end() - 1;
        String expression = binds ? text.substring(found.end(), end) : "";
        int behind = Math.min(text.length(), end + 2);
        boolean signed = endsWithSign('%') || endsWithSign('^');
        if (SYMBOL.matcher(before).find()) {
            // Any name does for a function that is called.
            add(binds ? variables.bind(name) : variables.get(name).orElse(name), at);
        } else if (binds) {
            if (signed || expression.startsWith("%") || (definesValue(behind) && isAtBegin())) {
                add((signed ? "" : "%") + variables.bind(name), at);
            } else {
                anything(expression, at);
            }
        } else {
            variables.get(name)
                    .ifPresentOrElse(value -> add((signed ? "" : "%") + value, at), () -> anything(name, at));
        }
        return behind;
    }

    /** Whether a name may stand here: in front of all else, or behind a parenthesis or a comma. */
    private boolean isAtBegin() {
        String text = before.toString().stripTrailing();
        return text.isEmpty() || text.endsWith("(") || text.endsWith(",");
    }

    /** Where the expression of a variable ends: brackets inside belong together. */
    private int closing(int from) {
        String text = line.text();
        int depth = 0;
        for (int at = from; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\\') {
                at++;
            } else if (c == '[') {
                depth++;
            } else if (c == ']' && depth > 0) {
                depth--;
            } else if (c == ']') {
                return at;
            }
        }
        return text.length();
    }
}
