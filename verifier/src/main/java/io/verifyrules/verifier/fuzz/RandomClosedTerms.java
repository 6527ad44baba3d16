package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.verifier.value.CertainArithmetic;
import io.verifyrules.verifier.value.ElementLiteral;
import io.verifyrules.verifier.value.ElementValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Random terms of numbers that are written down, alone or beside an input. The right side has the number that comes of it, where that is
 * certain, and else the same term.
 */
final class RandomClosedTerms {

    private static final int DEPTH = 3;
    private static final int TRIES = 20;
    private static final List<ElementType> TYPES = Stream
            .of(Stream.of(ElementType.BOOL, ElementType.INT, ElementType.REAL, ElementType.COMPLEX),
                    RandomRule.MACHINE.stream(), RandomRule.FLOATS.stream(),
                    FloatFormat.ASKED_FOR.stream().map(ElementType.Floating::new))
            .<ElementType>flatMap(types -> types)
            .toList();
    private static final List<Literal> OF_FLOATS = List.of(new Literal.MinusZero(), new Literal.NotANumber(),
            new Literal.Infinity(true), new Literal.Infinity(false));

    /** A term without inputs, and the element that it certainly is. */
    private record Closed(TensorExpr term, Optional<ElementValue> value) {

        ElementType type() {
            return term.type().element();
        }
    }

    private final Random random;
    private final Shape shape;
    private final RuleBuilder rule;

    RandomClosedTerms(Random random, RuleBuilder rule) {
        this.random = random;
        this.rule = rule;
        RankClass rankClass = rule.rankClass("c");
        this.shape = Shape.of(rankClass, rule.sizes("n", rankClass));
    }

    /** Declares both sides. */
    void declare() {
        Closed closed = some(one(TYPES), 1 + random.nextInt(DEPTH));
        TensorExpr number = closed.value()
                .flatMap(ElementLiteral::of)
                .<TensorExpr>map(literal -> constant(literal, closed.type()))
                .orElse(closed.term());
        List<BinaryOperator> beside = operators(closed.type());
        if (beside.isEmpty() || random.nextBoolean()) {
            rule.rewrite(closed.term(), number);
            return;
        }
        BinaryOperator operator = one(beside);
        TensorExpr input = rule.tensor("x", closed.type(), shape);
        rule.rewrite(Binary.of(operator, input, closed.term()), Binary.of(operator, input, number));
    }

    private <T> T one(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    private TensorExpr constant(Literal literal, ElementType type) {
        return Constant.of(Element.of(literal, type), shape);
    }

    private static List<BinaryOperator> operators(ElementType type) {
        return Stream.of(BinaryOperator.values()).filter(operator -> operator.types().contains(type)).toList();
    }

    /** A term of the type with operators up to some depth; the first that is well-formed. */
    private Closed some(ElementType type, int depth) {
        return Stream.<Supplier<Closed>>generate(() -> () -> applied(type, depth)).limit(TRIES).flatMap(attempt -> {
            try {
                return Stream.of(attempt.get());
            } catch (IllFormedException notDefined) {
                return Stream.empty();
            }
        }).findFirst().orElseGet(() -> written(type));
    }

    private Closed applied(ElementType type, int depth) {
        List<UnaryOperator> unary = Stream.of(UnaryOperator.values())
                .filter(operator -> operator.types().contains(type))
                .toList();
        List<BinaryOperator> binary = operators(type);
        return switch (depth == 0 ? 0 : random.nextInt(7)) {
            case 1 -> {
                ElementType from = one(TYPES);
                yield Conversion.CONVERT.isDefined(from, type) && !from.equals(type)
                        ? converted(some(from, depth - 1), type)
                        : written(type);
            }
            case 2, 3 -> unary.isEmpty() ? written(type) : applied(one(unary), some(type, depth - 1));
            case 4, 5, 6 ->
                binary.isEmpty() ? written(type) : applied(one(binary), some(type, depth - 1), some(type, depth - 1));
            default -> written(type);
        };
    }

    private Closed written(ElementType type) {
        List<Literal> literals = new ArrayList<>();
        int number = random.nextInt(7) - 3;
        if (type.equals(ElementType.BOOL)) {
            literals.add(new Literal.Truth(random.nextBoolean()));
        } else {
            boolean unsigned = type instanceof ElementType.Machine machine && !machine.signed();
            literals.add(new Literal.Whole(BigInteger.valueOf(unsigned ? Math.abs(number) : number)));
        }
        if (type instanceof ElementType.Floating) {
            literals.add(one(OF_FLOATS.stream().filter(literal -> literal.isOf(type)).toList()));
        }
        if (type instanceof ElementType.Floating || type.equals(ElementType.REAL)) {
            literals.add(Literal.quotient(BigInteger.valueOf(number), BigInteger.TWO));
        }
        if (type.equals(ElementType.COMPLEX)) {
            literals.add(new Literal.ImaginaryUnit());
        }
        Literal literal = one(literals);
        return new Closed(constant(literal, type), CertainArithmetic.literal(literal, type));
    }

    private static Closed converted(Closed operand, ElementType to) {
        return new Closed(Convert.of(Conversion.CONVERT, operand.term(), to), operand.value()
                .flatMap(value -> CertainArithmetic.converted(Conversion.CONVERT, value, operand.type(), to)));
    }

    private static Closed applied(UnaryOperator operator, Closed operand) {
        return new Closed(Unary.of(operator, operand.term()),
                operand.value().flatMap(value -> CertainArithmetic.apply(operator, value)));
    }

    private static Closed applied(BinaryOperator operator, Closed left, Closed right) {
        return new Closed(Binary.of(operator, left.term(), right.term()),
                left.value().flatMap(a -> right.value().flatMap(b -> CertainArithmetic.apply(operator, a, b))));
    }
}
