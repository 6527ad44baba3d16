package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.element.Width;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The changes of an element that an operator takes, such as the padding value, and of operators on elements. */
final class ElementChanges {

    private ElementChanges() {
    }

    static Stream<Change<Element>> of(Element element) {
        return switch (element) {
            case Element.Converted converted -> ConversionChanges.of(converted);
            case Element.Written written -> literals(written.literal())
                    .map(literal -> replaced(new Element.Written(literal, written.type(), written.stated())));
            case Element.Parameter ignored -> Stream.of(replaced(Element.of(0)), replaced(Element.of(1)));
            case Element.Applied applied when applied.operands().size() > 1 -> Stream.of(Change.to("operands reversed",
                    new Element.Applied(applied.function(), applied.operands().reversed())));
            case Element.Applied applied ->
                Stream.of(Change.to("without '" + applied.function() + "'", applied.operands().getFirst()));
            case Element.Counted counted -> MapChanges.of(counted.map()).map(change -> change.in(Element.Counted::new));
            case Element.Tuple tuple -> IntStream.range(0, tuple.components().size())
                    .boxed()
                    .flatMap(i -> of(tuple.components().get(i)).map(change -> change.in(component -> {
                        List<Element> components = new ArrayList<>(tuple.components());
                        components.set(i, component);
                        return new Element.Tuple(components);
                    })));
            case Element.Unary unary ->
                Stream.of(Change.to("without '" + unary.operator().symbol() + "'", unary.operand()));
            case Element.Binary binary -> neighbours(binary.operator())
                    .map(other -> new Change<>("with '" + other.symbol() + "' for '" + binary.operator().symbol() + "'",
                            () -> new Element.Binary(other, binary.left(), binary.right())));
        };
    }

    private static Stream<Literal> literals(Literal literal) {
        return switch (literal) {
            case Literal.Whole(BigInteger value) ->
                Stream.of(new Literal.Whole(value.signum() == 0 ? BigInteger.ONE : BigInteger.ZERO),
                        new Literal.Whole(value.add(BigInteger.ONE)));
            case Literal.Truth truth -> Stream.of(new Literal.Truth(!truth.value()));
            case Literal.Bits(Width width) ->
                Stream.of(new Literal.Bits(width.plus(1)), new Literal.Bits(width.minus(1)));
            case Literal.Extreme extreme ->
                Stream.of(new Literal.Extreme(!extreme.greatest()), new Literal.Whole(BigInteger.ZERO));
            case Literal.Poison ignored -> Stream.of(new Literal.Whole(BigInteger.ZERO));
            case Literal.Fraction(BigInteger numerator, BigInteger denominator) ->
                Stream.of(new Literal.Whole(BigInteger.ONE), new Literal.Whole(numerator),
                        new Literal.Fraction(numerator.negate(), denominator));
            case Literal.MinusZero ignored -> Stream.of(new Literal.Whole(BigInteger.ZERO));
            case Literal.NotANumber ignored -> Stream.of(new Literal.Whole(BigInteger.ZERO));
            case Literal.ImaginaryUnit ignored ->
                Stream.of(new Literal.Whole(BigInteger.ONE), new Literal.Whole(BigInteger.ZERO));
            case Literal.Infinity infinity ->
                Stream.of(new Literal.Infinity(!infinity.positive()), new Literal.Whole(BigInteger.ZERO));
        };
    }

    private static Change<Element> replaced(Element element) {
        String text = element instanceof Element.Written written ? written.literal().toString() : element.toString();
        return Change.to("replaced by " + text, element);
    }

    /** The operators that are easily mistaken for the given one. */
    static Stream<BinaryOperator> neighbours(BinaryOperator operator) {
        return (switch (operator) {
            case ADD -> List.of(BinaryOperator.SUB);
            case SUB -> List.of(BinaryOperator.ADD);
            case MUL -> List.of(BinaryOperator.ADD, BinaryOperator.DIV);
            case DIV -> List.of(BinaryOperator.MUL, BinaryOperator.REM);
            case REM -> List.of(BinaryOperator.DIV);
            case MIN -> List.of(BinaryOperator.MAX);
            case MAX -> List.of(BinaryOperator.MIN);
            case AND -> List.of(BinaryOperator.OR);
            case OR -> List.of(BinaryOperator.AND);
            default -> List.<BinaryOperator>of();
        }).stream();
    }

    /** The operators that are easily mistaken for the given one. */
    static Stream<UnaryOperator> neighbours(UnaryOperator operator) {
        return switch (operator) {
            case NEG -> Stream.of(UnaryOperator.ABS);
            case ABS -> Stream.of(UnaryOperator.NEG);
            case EXP -> Stream.of(UnaryOperator.EXPM1);
            case EXPM1 -> Stream.of(UnaryOperator.EXP);
            case LOG -> Stream.of(UnaryOperator.LOG1P);
            case LOG1P -> Stream.of(UnaryOperator.LOG);
            case TANH -> Stream.of(UnaryOperator.LOGISTIC);
            case LOGISTIC -> Stream.of(UnaryOperator.TANH);
            case SQRT -> Stream.of(UnaryOperator.RSQRT);
            case RSQRT -> Stream.of(UnaryOperator.SQRT);
            case SIN -> Stream.of(UnaryOperator.COS);
            case COS -> Stream.of(UnaryOperator.SIN);
            case FLOOR -> Stream.of(UnaryOperator.CEIL);
            case CEIL -> Stream.of(UnaryOperator.FLOOR);
            case ROUND -> Stream.of(UnaryOperator.ROUND_EVEN);
            case ROUND_EVEN -> Stream.of(UnaryOperator.ROUND);
            default -> Stream.empty();
        };
    }
}
