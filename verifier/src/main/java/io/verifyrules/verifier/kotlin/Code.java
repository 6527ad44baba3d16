package io.verifyrules.verifier.kotlin;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An expression of Kotlin, of which neither brackets nor line breaks are said: they follow from what it is made of. */
sealed interface Code {

    /** A name or a number. */
    record Word(String text) implements Code {}

    /** A sign before an operand: {@code -A}, {@code !P}. */
    record Sign(String sign, Code operand) implements Code {}

    /** An operator between two operands. */
    record Infix(Code left, String operator, Precedence precedence, Code right) implements Code {

        /**
         * The precedence that an operand needs. Kotlin reads operators of one precedence from left to right. Of words
         * nobody knows that by heart, so only a chain of the same word goes without brackets.
         */
        Precedence needs(Code operand, boolean isLeft) {
            boolean chain = isLeft && (precedence != Precedence.WORD
                    || (operand instanceof Infix inner && inner.operator.equals(operator) && isJoining()));
            return chain || (precedence == Precedence.WORD && !isWords(operand)) ? precedence : precedence.closer();
        }

        private boolean isJoining() { return operator.equals("and") || operator.equals("or"); }

        private static boolean isWords(Code operand) {
            return operand.precedence() == Precedence.WORD;
        }
    }

    /** A call of a function: of its own, or of what stands before the dot. */
    record Call(Optional<Code> receiver, String function, List<Argument> arguments) implements Code {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** The property behind a dot, without arguments: {@code p.inverse}. */
    record Property(Code receiver, String name) implements Code {}

    /** One of several: {@code zip(A, B)[0]}. */
    record Indexed(Code receiver, int index) implements Code {}

    /** An argument, by its place or by its name. */
    record Argument(Optional<String> name, Code value) {

        static Argument of(Code value) {
            return new Argument(Optional.empty(), value);
        }

        static Argument named(String name, Code value) {
            return new Argument(Optional.of(name), value);
        }

        String before() {
            return name.map(given -> given + " = ").orElse("");
        }

        String flat() {
            return before() + value.flat();
        }
    }

    static Code word(String text) {
        return new Word(text);
    }

    static Code number(long value) {
        return value < 0 ? new Sign("-", new Word(Long.toString(value).substring(1))) : new Word(Long.toString(value));
    }

    static Code call(String function, Code... arguments) {
        return call(function, List.of(arguments));
    }

    static Code call(String function, List<Code> arguments) {
        return new Call(Optional.empty(), function, arguments.stream().map(Argument::of).toList());
    }

    static Code sum(Code left, String operator, Code right) {
        return new Infix(left, operator, Precedence.SUM, right);
    }

    static Code product(Code left, String operator, Code right) {
        return new Infix(left, operator, Precedence.PRODUCT, right);
    }

    /** Two operands with a word between them. */
    static Code words(Code left, String word, Code right) {
        return new Infix(left, word, Precedence.WORD, right);
    }

    /** The same expression with a function of it. */
    default Code then(String function, Argument... arguments) {
        return then(function, List.of(arguments));
    }

    default Code then(String function, List<Argument> arguments) {
        return new Call(Optional.of(this), function, arguments);
    }

    default Precedence precedence() {
        return switch (this) {
            case Infix infix -> infix.precedence();
            case Sign ignored -> Precedence.SIGN;
            case Word ignored -> Precedence.CLOSED;
            case Call ignored -> Precedence.CLOSED;
            case Property ignored -> Precedence.CLOSED;
            case Indexed ignored -> Precedence.CLOSED;
        };
    }

    /** The expressions that it is directly made of. */
    default List<Code> parts() {
        return switch (this) {
            case Word ignored -> List.of();
            case Sign sign -> List.of(sign.operand());
            case Infix infix -> List.of(infix.left(), infix.right());
            case Call call ->
                Stream.concat(call.receiver().stream(), call.arguments().stream().map(Argument::value)).toList();
            case Property property -> List.of(property.receiver());
            case Indexed indexed -> List.of(indexed.receiver());
        };
    }

    /** On one line. */
    default String flat() {
        return switch (this) {
            case Word word -> word.text();
            case Sign sign -> sign.sign() + bracketed(sign.operand(), Precedence.CLOSED);
            case Infix infix -> bracketed(infix.left(), infix.needs(infix.left(), true)) + " " + infix.operator() + " "
                    + bracketed(infix.right(), infix.needs(infix.right(), false));
            case Call call -> call.receiver().map(receiver -> bracketed(receiver, Precedence.CLOSED) + ".").orElse("")
                    + call.function()
                    + call.arguments().stream().map(Argument::flat).collect(Collectors.joining(", ", "(", ")"));
            case Property property -> bracketed(property.receiver(), Precedence.CLOSED) + "." + property.name();
            case Indexed indexed -> bracketed(indexed.receiver(), Precedence.CLOSED) + "[" + indexed.index() + "]";
        };
    }

    /** The expression in brackets where it binds less closely than is needed. */
    static String bracketed(Code code, Precedence needed) {
        return code.precedence().isBelow(needed) ? "(" + code.flat() + ")" : code.flat();
    }
}
