package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.kotlin.LiteralCode.Place;
import java.math.BigInteger;

/** Elements in Kotlin. */
record ElementCode(Terms terms, LiteralCode literals) {

    ElementCode(Terms terms) {
        this(terms, new LiteralCode(terms.names(), terms.types()));
    }

    /** Whether it is said by a name or a number, which may differ by its place. */
    static boolean isShort(Element element) {
        return element instanceof Element.Written || element instanceof Element.Parameter
                || element instanceof Element.Counted;
    }

    Code written(Element element, Place place) {
        return switch (element) {
            case Element.Written literal -> literals.of(literal, place);
            case Element.Parameter parameter -> terms.names().local(parameter.name());
            case Element.Counted(var map) -> place == Place.ANY ? terms.of(map) : terms.call("number", terms.of(map));
            case Element.Unary unary -> unary(unary);
            case Element.Binary binary -> binary(binary);
            case Element.Converted converted -> terms.call(converted.conversion().symbol(),
                    terms.of(converted.operand()), terms.types().of(converted.type()));
            case Element.Applied applied ->
                terms.names().applied(applied.function().name(), applied.operands().stream().map(terms::of).toList());
            case Element.Tuple tuple -> Code.call(terms.names().function("zip"),
                    tuple.components().stream().map(component -> terms.of(component, Place.ANY)).toList());
        };
    }

    private Code unary(Element.Unary unary) {
        return switch (unary.operator()) {
            case NEG -> {
                if (foldsWhenNegated(unary.operand())) {
                    throw new NotInKotlin("the opposite of a number that is written down is a number itself");
                }
                yield new Code.Sign("-", terms.of(unary.operand()));
            }
            case CONJUGATE -> terms.call("conj", terms.of(unary.operand()));
            case NOT, POPCOUNT, LEADING_ZEROS -> throw unsaid(unary.operator().symbol());
            default -> terms.call(unary.operator().symbol(), terms.of(unary.operand()));
        };
    }

    private static boolean foldsWhenNegated(Element element) {
        return element instanceof Element.Written written && switch (written.literal()) {
            case Literal.Whole(BigInteger value) -> value.signum() != 0;
            case Literal.Fraction ignored -> true;
            case Literal.Infinity ignored -> true;
            default -> false;
        };
    }

    private Code binary(Element.Binary binary) {
        return switch (binary.operator()) {
            case ADD -> Code.sum(left(binary), "+", right(binary));
            case SUB -> Code.sum(left(binary), "-", right(binary));
            case MUL -> Code.product(left(binary), "*", right(binary));
            case DIV -> Code.product(left(binary), "/", right(binary));
            case MIN, MAX -> terms.call(binary.operator().symbol(), terms.of(binary.left()), terms.of(binary.right()));
            default -> throw unsaid(binary.operator().symbol());
        };
    }

    private Code left(Element.Binary binary) {
        return terms.of(binary.left(), binary.right() instanceof Element.Written ? Place.ELEMENT : Place.INT);
    }

    private Code right(Element.Binary binary) {
        return terms.of(binary.right(), Place.INT);
    }

    private static NotInKotlin unsaid(String operator) {
        return new NotInKotlin(operator + " of single elements has no name; rule files have it of tensors");
    }
}
