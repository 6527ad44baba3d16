package io.verifyrules.verifier.dialect.arith;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Operation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The functions of {@code math}. */
final class MathFunctions {

    private MathFunctions() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        Map<String, UnaryOperator> functions = Map.ofEntries(Map.entry("absf", UnaryOperator.ABS),
                Map.entry("cbrt", UnaryOperator.CBRT), Map.entry("ceil", UnaryOperator.CEIL),
                Map.entry("cos", UnaryOperator.COS), Map.entry("erf", UnaryOperator.ERF),
                Map.entry("erfc", UnaryOperator.ERFC), Map.entry("exp", UnaryOperator.EXP),
                Map.entry("expm1", UnaryOperator.EXPM1), Map.entry("floor", UnaryOperator.FLOOR),
                Map.entry("log", UnaryOperator.LOG), Map.entry("log1p", UnaryOperator.LOG1P),
                Map.entry("round", UnaryOperator.ROUND), Map.entry("roundeven", UnaryOperator.ROUND_EVEN),
                Map.entry("rsqrt", UnaryOperator.RSQRT), Map.entry("sin", UnaryOperator.SIN),
                Map.entry("sqrt", UnaryOperator.SQRT), Map.entry("tan", UnaryOperator.TAN),
                Map.entry("tanh", UnaryOperator.TANH));
        functions.forEach((name, operator) -> all.put("math." + name, Floats.unary(operator)));
        Map.of("acos", 1, "acosh", 1, "asin", 1, "asinh", 1, "atan", 1, "atanh", 1, "cosh", 1, "sinh", 1)
                .forEach((name, count) -> all.put("math." + name, named(name, count)));
        Map.of("copysign", 2, "exp2", 1, "log10", 1, "log2", 1)
                .forEach((name, count) -> all.put("math." + name, named(name, count)));
        all.put("math.absi", ofIntegers(UnaryOperator.ABS));
        all.put("math.ctpop", ofIntegers(UnaryOperator.POPCOUNT));
        all.put("math.ctlz", ofIntegers(UnaryOperator.LEADING_ZEROS));
        all.put("math.atan2", binary(BinaryOperator.ATAN2));
        all.put("math.powf", binary(BinaryOperator.POW));
        all.put("math.fma", OperationMeaning.withGaps(OperationMeaning.one(MathFunctions::fma)));
        all.put("math.trunc", OperationMeaning.withGaps(OperationMeaning.one(MathFunctions::trunc)));
        return all;
    }

    /** A function of which only the name is known. */
    private static OperationMeaning named(String name, int count) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            Flags.plain(operation);
            return in.named().ofFloats(name, count, operation, operands, in).with(Computed.gaps(operation, operands));
        }));
    }

    private static OperationMeaning ofIntegers(UnaryOperator operator) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            Words.type(operation, operands.getFirst());
            Flags.none(operation);
            return Computed.unary(operator, operands.getFirst()).with(Computed.gaps(operation, operands));
        }));
    }

    private static OperationMeaning binary(BinaryOperator operator) {
        return OperationMeaning.withGaps(OperationMeaning.one((operation, operands, in) -> {
            Words.requireTwo(operation, operands, in);
            Floats.require(operation, operands.getFirst());
            Flags.plain(operation);
            return Computed.binary(operator, operands.get(0), operands.get(1)).with(Computed.gaps(operation, operands));
        }));
    }

    /** Rounded once, so it is a product and a sum among reals alone. */
    private static Denoted fma(Operation operation, List<Denoted> operands, Denotations in) {
        Words.requireTwo(operation, operands.subList(0, 2), in);
        Words.requireTwo(operation, operands.subList(1, operands.size()), in);
        Floats.require(operation, operands.getFirst());
        Flags.plain(operation);
        if (!(operands.getFirst().element() instanceof ElementType.Real)) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "it rounds once; it has a meaning for real numbers alone");
        }
        return Computed
                .binary(BinaryOperator.ADD, Computed.binary(BinaryOperator.MUL, operands.get(0), operands.get(1)),
                        operands.get(2))
                .with(Computed.gaps(operation, operands));
    }

    /** A number less than 0 is rounded up, all else down; zeros keep their sign. */
    private static Denoted trunc(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        Floats.require(operation, operand);
        Flags.plain(operation);
        return Computed
                .chosen(Words.is(operand, Relation.LT, 0, in), Computed.unary(UnaryOperator.CEIL, operand),
                        Computed.unary(UnaryOperator.FLOOR, operand))
                .with(Computed.gaps(operation, operands));
    }
}
