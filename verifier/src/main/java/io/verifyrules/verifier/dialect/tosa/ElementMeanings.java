package io.verifyrules.verifier.dialect.tosa;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Elements computed of elements at the same place. */
final class ElementMeanings {

    private ElementMeanings() {
    }

    private enum Elements {
        FLOATS,
        INTEGERS,
        NUMBERS,
        TRUTHS;

        private void require(Operation operation, Denoted operand) {
            boolean floats = Operands.areFloats(operand);
            boolean integers = operand.element() instanceof ElementType.Machine;
            boolean fits = switch (this) {
                case FLOATS -> floats;
                case INTEGERS -> integers;
                case NUMBERS -> floats || integers;
                case TRUTHS -> operand.element() instanceof ElementType.Bool;
            };
            if (!fits) {
                throw new InvalidProgram(operation.place(), operation.name(), "it is not one of " + operand.element());
            }
        }
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.put("tosa.abs", unary(UnaryOperator.ABS, Elements.NUMBERS));
        all.put("tosa.bitwise_not", unary(UnaryOperator.NOT, Elements.INTEGERS));
        all.put("tosa.ceil", unary(UnaryOperator.CEIL, Elements.FLOATS));
        all.put("tosa.clz", unary(UnaryOperator.LEADING_ZEROS, Elements.INTEGERS));
        all.put("tosa.cos", unary(UnaryOperator.COS, Elements.FLOATS));
        all.put("tosa.erf", unary(UnaryOperator.ERF, Elements.FLOATS));
        all.put("tosa.exp", unary(UnaryOperator.EXP, Elements.FLOATS));
        all.put("tosa.floor", unary(UnaryOperator.FLOOR, Elements.FLOATS));
        all.put("tosa.log", unary(UnaryOperator.LOG, Elements.FLOATS));
        all.put("tosa.logical_not", unary(UnaryOperator.NOT, Elements.TRUTHS));
        all.put("tosa.rsqrt", unary(UnaryOperator.RSQRT, Elements.FLOATS));
        all.put("tosa.sigmoid", unary(UnaryOperator.LOGISTIC, Elements.FLOATS));
        all.put("tosa.sin", unary(UnaryOperator.SIN, Elements.FLOATS));
        all.put("tosa.tanh", unary(UnaryOperator.TANH, Elements.FLOATS));
        all.put("tosa.add", binary(BinaryOperator.ADD, Elements.NUMBERS));
        all.put("tosa.sub", binary(BinaryOperator.SUB, Elements.NUMBERS));
        all.put("tosa.maximum", binary(BinaryOperator.MAX, Elements.NUMBERS));
        all.put("tosa.minimum", binary(BinaryOperator.MIN, Elements.NUMBERS));
        all.put("tosa.pow", binary(BinaryOperator.POW, Elements.FLOATS));
        all.put("tosa.bitwise_and", binary(BinaryOperator.AND, Elements.INTEGERS));
        all.put("tosa.bitwise_or", binary(BinaryOperator.OR, Elements.INTEGERS));
        all.put("tosa.bitwise_xor", binary(BinaryOperator.XOR, Elements.INTEGERS));
        all.put("tosa.logical_and", binary(BinaryOperator.AND, Elements.TRUTHS));
        all.put("tosa.logical_or", binary(BinaryOperator.OR, Elements.TRUTHS));
        all.put("tosa.logical_xor", binary(BinaryOperator.XOR, Elements.TRUTHS));
        all.put("tosa.mul", OperationMeaning.one(ElementMeanings::multiply));
        all.put("tosa.negate", OperationMeaning.one(ElementMeanings::negate));
        all.put("tosa.reciprocal", OperationMeaning.one(ElementMeanings::reciprocal));
        return all;
    }

    private static OperationMeaning unary(UnaryOperator operator, Elements elements) {
        return OperationMeaning.one((operation, operands, in) -> {
            Operands.count(operation, operands, 1);
            Attributes.of(operation).only();
            elements.require(operation, operands.getFirst());
            return Computed.unary(operator, operands.getFirst());
        });
    }

    /** Where an operand is no number, the greater and the lesser of two are none either, unless an attribute says otherwise. */
    private static OperationMeaning binary(BinaryOperator operator, Elements elements) {
        return OperationMeaning.one((operation, operands, in) -> {
            Operands.count(operation, operands, 2);
            Attributes.of(operation).only();
            elements.require(operation, operands.getFirst());
            List<Denoted> alike = Operands.broadcast(operation, operands, in);
            return Computed.binary(operator, alike.get(0), alike.get(1));
        });
    }

    private static Denoted multiply(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes attributes = Attributes.of(operation).only("shift");
        List<Denoted> factors = operands;
        long shift = 0;
        if (operation.attributes().containsKey("shift")) {
            shift = attributes.number("shift");
            Operands.count(operation, operands, 2);
        } else if (operands.size() == 3) {
            List<Long> known = Operands.known(operation, operands.get(2), in);
            shift = known.size() == 1 ? known.getFirst() : -1;
            factors = operands.subList(0, 2);
        } else {
            Operands.count(operation, operands, 2);
        }
        Elements.NUMBERS.require(operation, operands.getFirst());
        if (shift != 0) {
            throw new NotDenoted(operation.place(), operation.name(), "its product is shifted and rounded");
        }
        List<Denoted> alike = Operands.broadcast(operation, Operands.widened(operation, factors, in), in);
        return Computed.binary(BinaryOperator.MUL, alike.get(0), alike.get(1));
    }

    private static Denoted negate(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only();
        Denoted operand = Operands.withoutZeroPoints(operation, operands, 1, 2, in).getFirst();
        Elements.NUMBERS.require(operation, operand);
        return Computed.unary(UnaryOperator.NEG, operand);
    }

    private static Denoted reciprocal(Operation operation, List<Denoted> operands, Denotations in) {
        Operands.count(operation, operands, 1);
        Attributes.of(operation).only();
        Denoted operand = operands.getFirst();
        Elements.FLOATS.require(operation, operand);
        return Computed.binary(BinaryOperator.DIV, in.number(1, operand.element(), operand.dimensions()), operand);
    }
}
