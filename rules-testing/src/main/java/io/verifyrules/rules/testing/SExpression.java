package io.verifyrules.rules.testing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A parenthesized expression, as egglog and other Lisps write programs. */
sealed interface SExpression {

    /** A name, a number, or a text in quotes. */
    record Atom(String text) implements SExpression {
        @Override
        public String toString() {
            return text;
        }
    }

    /** Several in parentheses. */
    record Group(List<SExpression> parts) implements SExpression {
        public Group {
            parts = List.copyOf(parts);
        }

        /** The name at its beginning, if there is one. */
        String head() {
            return parts.isEmpty() || !(parts.getFirst() instanceof Atom(String name)) ? "" : name;
        }

        List<SExpression> arguments() {
            return parts.subList(1, parts.size());
        }

        @Override
        public String toString() {
            return "(" + String.join(" ", parts.stream().map(Object::toString).toList()) + ")";
        }
    }

    Pattern TOKEN = Pattern.compile("\\s+|;[^\\n]*|(?<token>[()]|\"[^\"\\n]*\"|[^\\s()\";]+)");

    /** The expressions of a text; anything that is none is an error. */
    static List<SExpression> parse(String text) {
        Deque<List<SExpression>> open = new ArrayDeque<>();
        open.push(new ArrayList<>());
        Matcher tokens = TOKEN.matcher(text);
        int at = 0;
        while (at < text.length()) {
            if (!tokens.region(at, text.length()).lookingAt()) {
                throw new AssertionError("no expression: " + text.substring(at, Math.min(text.length(), at + 40)));
            }
            at = tokens.end();
            String token = tokens.group("token");
            if (token == null) {
                continue;
            }
            switch (token) {
                case "(" -> open.push(new ArrayList<>());
                case ")" -> {
                    Group closed = new Group(open.pop());
                    if (open.isEmpty()) {
                        throw new AssertionError("a parenthesis is closed that is not open, after " + closed);
                    }
                    open.element().add(closed);
                }
                default -> open.element().add(new Atom(token));
            }
        }
        if (open.size() != 1) {
            throw new AssertionError("a parenthesis is not closed");
        }
        return List.copyOf(open.pop());
    }
}
