package io.verifyrules.verifier.kotlin;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Breaks expressions into lines. It is one line where it is wide enough, else a chain with one call a line, a call with
 * one argument a line.
 */
final class Layout {

    static final int WIDTH = 120;
    private static final int STEP = 4;

    private Layout() {
    }

    /**
     * A statement.
     *
     * @param indent how far its first line is indented
     * @param before the text before the expression
     * @param after the text behind it
     */
    static String statement(int indent, String before, Code code, String after) {
        String start = " ".repeat(indent) + before;
        return start + text(code, indent, start.length(), after.length()) + after;
    }

    /** Whether an expression goes on one line behind so much text and before so much. */
    static boolean fits(String text, int start, int after) {
        return start + text.length() + after <= WIDTH;
    }

    private static String text(Code code, int indent, int start, int after) {
        String flat = code.flat();
        if (fits(flat, start, after)) {
            return flat;
        }
        return switch (code) {
            case Code.Word word -> word.text();
            case Code.Sign sign ->
                sign.sign() + operand(sign.operand(), Precedence.CLOSED, indent, start + sign.sign().length(), after);
            case Code.Infix infix -> {
                String left = operand(infix.left(), infix.needs(infix.left(), true), indent, start,
                        infix.operator().length() + 1);
                int inner = indent + STEP;
                yield left + " " + infix.operator() + newLine(inner)
                        + operand(infix.right(), infix.needs(infix.right(), false), inner, inner, after);
            }
            case Code.Call call -> call.receiver().isPresent()
                    ? chain(code, indent, start, after)
                    : call.function() + arguments(call.arguments(), indent);
            case Code.Property ignored -> chain(code, indent, start, after);
            case Code.Indexed ignored -> chain(code, indent, start, after);
        };
    }

    private static String operand(Code code, Precedence needed, int indent, int start, int after) {
        return code.precedence().isBelow(needed)
                ? "(" + text(code, indent, start + 1, after + 1) + ")"
                : text(code, indent, start, after);
    }

    private static String newLine(int indent) {
        return "\n" + " ".repeat(indent);
    }

    private static String arguments(List<Code.Argument> arguments, int indent) {
        int inner = indent + STEP;
        StringBuilder text = new StringBuilder("(");
        for (Code.Argument argument : arguments) {
            text.append(newLine(inner))
                    .append(argument.before())
                    .append(text(argument.value(), inner, inner + argument.before().length(), 1))
                    .append(',');
        }
        return text.append(newLine(indent)).append(')').toString();
    }

    /**
     * The link behind a receiver: a call or a property, and the numbers in square brackets behind it, which stay with
     * it.
     */
    private record Link(Code code, String indices) {

        String flat() {
            return link(code) + indices;
        }

        String broken(int indent) {
            return code instanceof Code.Call call && !call.arguments().isEmpty()
                    ? "." + call.function() + arguments(call.arguments(), indent) + indices
                    : flat();
        }
    }

    /** The receiver at the beginning, and the calls behind it: the first one on the same line, if there is room. */
    private static String chain(Code code, int indent, int start, int after) {
        Deque<Link> links = new ArrayDeque<>();
        String indices = "";
        Code base = code;
        while (receiver(base).isPresent()) {
            if (base instanceof Code.Indexed) {
                indices = link(base) + indices;
            } else {
                links.push(new Link(base, indices));
                indices = "";
            }
            base = receiver(base).get();
        }
        StringBuilder text = new StringBuilder(
                operand(base, Precedence.CLOSED, indent, start, indices.length() + (links.isEmpty() ? after : 0)));
        text.append(indices);
        int inner = indent + STEP;
        boolean first = text.indexOf("\n") < 0;
        while (!links.isEmpty()) {
            Link link = links.pop();
            int rest = links.isEmpty() ? after : 0;
            boolean fits = fits(link.flat(), column(text, start), rest);
            if (first && (fits || (links.isEmpty() && base instanceof Code.Word))) {
                text.append(fits ? link.flat() : link.broken(indent));
            } else {
                text.append(newLine(inner)).append(fits(link.flat(), inner, rest) ? link.flat() : link.broken(inner));
            }
            first = false;
        }
        return text.toString();
    }

    private static int column(StringBuilder text, int start) {
        int line = text.lastIndexOf("\n");
        return line < 0 ? start + text.length() : text.length() - line - 1;
    }

    private static Optional<Code> receiver(Code code) {
        return switch (code) {
            case Code.Call call -> call.receiver();
            case Code.Property property -> Optional.of(property.receiver());
            case Code.Indexed indexed -> Optional.of(indexed.receiver());
            case Code.Word ignored -> Optional.empty();
            case Code.Sign ignored -> Optional.empty();
            case Code.Infix ignored -> Optional.empty();
        };
    }

    /** The part that is added to the receiver. */
    private static String link(Code code) {
        return switch (code) {
            case Code.Call call -> "." + new Code.Call(Optional.empty(), call.function(), call.arguments()).flat();
            case Code.Property property -> "." + property.name();
            case Code.Indexed indexed -> "[" + indexed.index() + "]";
            case Code.Word word -> word.text();
            case Code.Sign sign -> sign.flat();
            case Code.Infix infix -> infix.flat();
        };
    }
}
