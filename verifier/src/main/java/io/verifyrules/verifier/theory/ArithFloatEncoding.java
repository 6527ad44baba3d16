package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Rounding;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.term.Operation;
import java.util.ArrayList;
import java.util.List;

/**
 * The operations of MLIR's {@code arith} on floats: what they give, and where that is poison, for an operand or for what a flag says.
 * One that chooses signs has a truth value before its operands: whether the sign of a zero is another than IEEE 754 has it.
 */
final class ArithFloatEncoding {

    private final Operation.OfArith operation;
    private final FloatTheory theory;

    private ArithFloatEncoding(Operation.OfArith operation, ElementType.Floating type) {
        this.operation = operation;
        this.theory = new FloatTheory(type);
    }

    /** The operation applied to numbers of the type. */
    static Encoded of(Operation.OfArith operation, ElementType.Floating type, List<Encoded> operands) {
        ArithFloatEncoding encoding = new ArithFloatEncoding(operation, type);
        boolean chooses = operation.operator().choosesSign(operation.flags());
        List<Encoded> elements = chooses ? operands.subList(1, operands.size()) : operands;
        List<Formula> numbers = elements.stream().map(Encoded::value).toList();
        List<Formula> poison = new ArrayList<>(elements.stream().map(SignlessTheory::isPoison).toList());
        numbers.forEach(number -> poison.addAll(broken(operation.flags(), number)));
        if (operation.operator().form() == ArithOperator.Form.COMPARISON) {
            return SignlessTheory.decided(encoding.holds(numbers.get(0), numbers.get(1)), Formula.or(poison));
        }
        Formula result = encoding.value(numbers);
        poison.addAll(broken(operation.flags(), result));
        return new Encoded(List.of(chooses ? encoding.signed(operands.getFirst().value(), numbers, result) : result,
                Formula.or(poison)));
    }

    /** The cases that a number is one which flags exclude. */
    static List<Formula> broken(ArithFlags flags, Formula number) {
        List<Formula> broken = new ArrayList<>();
        if (flags.has(ArithFlag.NNAN)) {
            broken.add(FloatTheory.isNaN(number));
        }
        if (flags.has(ArithFlag.NINF)) {
            broken.add(Formula.tested(SmtOperator.FLOAT_IS_INFINITE, number));
        }
        return broken;
    }

    private Formula applied(BinaryOperator operator, List<Formula> numbers) {
        return theory
                .apply(new Operation.OfBinary(operator), numbers.stream().map(Encoded::of).toList(), new Definitions())
                .value();
    }

    private Formula value(List<Formula> numbers) {
        return switch (operation.operator()) {
            case NEGF -> Formula.exact(SmtOperator.FLOAT_NEGATE, numbers.getFirst());
            case ADDF -> RoundedSums.directed(rounding(operation.flags()), numbers.get(0), numbers.get(1),
                    rounded(SmtOperator.FLOAT_ADD, numbers));
            case SUBF -> rounded(SmtOperator.FLOAT_SUBTRACT, numbers);
            case MULF -> rounded(SmtOperator.FLOAT_MULTIPLY, numbers);
            case DIVF -> rounded(SmtOperator.FLOAT_DIVIDE, numbers);
            case FMA -> Formula.rounded(SmtOperator.FLOAT_FUSED, Rounding.NEAREST_EVEN, numbers.get(0), numbers.get(1),
                    numbers.get(2));
            case FLUSH_DENORMALS -> flushed(numbers.getFirst());
            case REMF -> applied(BinaryOperator.REM, numbers);
            case MAXIMUMF -> applied(BinaryOperator.MAX, numbers);
            case MINIMUMF -> applied(BinaryOperator.MIN, numbers);
            case MAXNUMF, MAXIMUMNUMF -> ofNumbers(BinaryOperator.MAX, numbers);
            case MINNUMF, MINIMUMNUMF -> ofNumbers(BinaryOperator.MIN, numbers);
            default -> throw new IllegalArgumentException(operation + " does not give a float of floats");
        };
    }

    private Formula rounded(SmtOperator operator, List<Formula> numbers) {
        return Formula.rounded(operator, rounding(operation.flags()), numbers.get(0), numbers.get(1));
    }

    /** The direction that flags say. */
    static Rounding rounding(ArithFlags flags) {
        return flags.rounding().map(flag -> switch (flag) {
            case DOWNWARD -> Rounding.DOWNWARD;
            case UPWARD -> Rounding.UPWARD;
            case TOWARD_ZERO -> Rounding.TOWARD_ZERO;
            case TO_NEAREST_AWAY -> Rounding.NEAREST_AWAY;
            default -> throw new IllegalArgumentException(flag + " is no rounding");
        }).orElse(Rounding.NEAREST_EVEN);
    }

    private Formula flushed(Formula number) {
        FloatFormat format = theory.type().format();
        Formula magnitude = Formula.exact(SmtOperator.FLOAT_MAGNITUDE, number);
        return Formula.choose(less(magnitude, theory.number(1L << format.mantissaBits())),
                Formula.choose(FloatTheory.isNegative(number), theory.number(format.signBit()), theory.number(0)),
                number);
    }

    private Formula ofNumbers(BinaryOperator extreme, List<Formula> numbers) {
        Formula a = numbers.get(0);
        Formula b = numbers.get(1);
        return Formula.choose(FloatTheory.isNaN(a), b,
                Formula.choose(FloatTheory.isNaN(b), a, applied(extreme, numbers)));
    }

    private static Formula isZero(Formula number) {
        return Formula.tested(SmtOperator.FLOAT_IS_ZERO, number);
    }

    /** The number, or the other zero where it is one and that is chosen. */
    static Formula eitherZero(Formula chosen, Formula number) {
        return Formula.choose(Formula.and(List.of(chosen, isZero(number))),
                Formula.exact(SmtOperator.FLOAT_NEGATE, number), number);
    }

    /** The result, or the opposite where that is chosen and may be. */
    private Formula signed(Formula chosen, List<Formula> numbers, Formula result) {
        return Formula.choose(Formula.and(List.of(chosen, eitherSign(numbers, result))),
                Formula.exact(SmtOperator.FLOAT_NEGATE, result), result);
    }

    /** Of zeros, with the flag, and of quotients by zeros; else only of the greater and the lesser of different zeros. */
    private Formula eitherSign(List<Formula> numbers, Formula result) {
        if (!operation.flags().has(ArithFlag.NSZ)) {
            return Formula.and(List.of(isZero(numbers.get(0)), isZero(numbers.get(1)),
                    Formula.not(Formula.equal(numbers.get(0), numbers.get(1)))));
        }
        return operation.operator() == ArithOperator.DIVF
                ? Formula.or(List.of(isZero(result), isZero(numbers.get(1))))
                : isZero(result);
    }

    private static Formula compared(SmtOperator operator, Formula a, Formula b) {
        return Formula.compared(operator, a, b);
    }

    private static Formula less(Formula a, Formula b) {
        return compared(SmtOperator.FLOAT_LESS, a, b);
    }

    private static Formula atMost(Formula a, Formula b) {
        return compared(SmtOperator.FLOAT_AT_MOST, a, b);
    }

    private static Formula equal(Formula a, Formula b) {
        return compared(SmtOperator.FLOAT_EQUAL, a, b);
    }

    private static Formula unordered(Formula a, Formula b) {
        return Formula.or(List.of(FloatTheory.isNaN(a), FloatTheory.isNaN(b)));
    }

    private Formula holds(Formula a, Formula b) {
        return switch (operation.operator()) {
            case CMPF_FALSE -> Formula.FALSE;
            case CMPF_OEQ -> equal(a, b);
            case CMPF_OGT -> less(b, a);
            case CMPF_OGE -> atMost(b, a);
            case CMPF_OLT -> less(a, b);
            case CMPF_OLE -> atMost(a, b);
            case CMPF_ONE -> Formula.or(List.of(less(a, b), less(b, a)));
            case CMPF_ORD -> Formula.not(unordered(a, b));
            case CMPF_UEQ -> Formula.or(List.of(unordered(a, b), equal(a, b)));
            case CMPF_UGT -> Formula.or(List.of(unordered(a, b), less(b, a)));
            case CMPF_UGE -> Formula.or(List.of(unordered(a, b), atMost(b, a)));
            case CMPF_ULT -> Formula.or(List.of(unordered(a, b), less(a, b)));
            case CMPF_ULE -> Formula.or(List.of(unordered(a, b), atMost(a, b)));
            case CMPF_UNE -> Formula.not(equal(a, b));
            case CMPF_UNO -> unordered(a, b);
            case CMPF_TRUE -> Formula.TRUE;
            default -> throw new IllegalArgumentException(operation + " compares no floats");
        };
    }
}
