package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Rounding;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** MLIR's conversions from floats and to them: each rounds once, and is poison where there is no such integer. */
final class ArithConversionEncoding {

    private ArithConversionEncoding() {
    }

    /** The operation applied; one that chooses the sign of a zero has a truth value before its operand. */
    static Encoded of(Operation.OfArith operation, ElementType from, List<Encoded> operands, ElementType to) {
        Encoded operand = operands.getLast();
        return switch (from) {
            case ElementType.Signless integer -> ofInteger(operation, new SignlessTheory(integer), operand, floats(to));
            case ElementType.Floating floating -> to instanceof ElementType.Signless integer
                    ? toInteger(operation.operator(), new FloatTheory(floating), operand, new SignlessTheory(integer))
                    : ofFloat(operation, operands, floats(to));
            default -> throw new IllegalArgumentException(operation + " of elements of type " + from);
        };
    }

    /** The element that has the same bits, poison where the operand is. */
    static Encoded sameBits(ElementType from, Encoded operand, ElementType to, Definitions definitions) {
        if (from.equals(to)) {
            return operand;
        }
        Formula poison = SignlessTheory.isPoison(operand);
        Formula bits = from instanceof ElementType.Signless integer
                ? new SignlessTheory(integer).word(operand)
                : operand.value();
        Formula value = ConversionEncoding
                .sameBits(withoutPoison(from), Encoded.of(bits), withoutPoison(to), definitions)
                .value();
        return to instanceof ElementType.Signless integer
                ? new SignlessTheory(integer).element(value, poison)
                : new Encoded(List.of(value, poison));
    }

    private static ElementTheory withoutPoison(ElementType type) {
        return type instanceof ElementType.Signless integer ? new MachineTheory(integer.unsigned()) : floats(type);
    }

    private static FloatTheory floats(ElementType type) {
        if (type instanceof ElementType.Floating floating) {
            return new FloatTheory(floating);
        }
        throw new IllegalArgumentException("a conversion to elements of type " + type);
    }

    private static Encoded ofInteger(Operation.OfArith operation, SignlessTheory from, Encoded operand,
            FloatTheory to) {
        Formula word = from.word(operand);
        boolean signs = operation.operator() == ArithOperator.SITOFP;
        Formula number = Formula.converted(signs ? SmtOperator.FLOAT_OF_SIGNED : SmtOperator.FLOAT_OF_UNSIGNED,
                Rounding.NEAREST_EVEN, to.sort(), ofTwoBits(word, signs));
        List<Formula> poison = new ArrayList<>(List.of(SignlessTheory.isPoison(operand)));
        if (operation.flags().has(ArithFlag.NNEG)) {
            poison.add(
                    Formula.not(Formula.compared(SmtOperator.WORD_AT_MOST_SIGNED, from.number(BigInteger.ZERO), word)));
        }
        return new Encoded(List.of(number, Formula.or(poison)));
    }

    /** A word of one bit as one of two, as Z3 converts none of one bit. */
    private static Formula ofTwoBits(Formula word, boolean signs) {
        return word.sort().equals(new Sort.Words(1))
                ? Formula.resized(signs ? SmtOperator.WORD_EXTEND_SIGNED : SmtOperator.WORD_EXTEND_UNSIGNED, word,
                        new Sort.Words(2))
                : word;
    }

    private static Encoded ofFloat(Operation.OfArith operation, List<Encoded> operands, FloatTheory to) {
        Formula number = operands.getLast().value();
        Formula result = Formula.converted(SmtOperator.FLOAT_OF_FLOAT, ArithFloatEncoding.rounding(operation.flags()),
                to.sort(), number);
        List<Formula> poison = new ArrayList<>(List.of(SignlessTheory.isPoison(operands.getLast())));
        poison.addAll(ArithFloatEncoding.broken(operation.flags(), number));
        poison.addAll(ArithFloatEncoding.broken(operation.flags(), result));
        Formula signed = operation.operator().choosesSign(operation.flags())
                ? ArithFloatEncoding.eitherZero(operands.getFirst().value(), result)
                : result;
        return new Encoded(List.of(signed, Formula.or(poison)));
    }

    private static Encoded toInteger(ArithOperator operator, FloatTheory from, Encoded operand, SignlessTheory to) {
        Formula number = operand.value();
        boolean signs = operator == ArithOperator.FPTOSI;
        Formula whole = Formula.rounded(SmtOperator.FLOAT_TO_INTEGRAL, Rounding.TOWARD_ZERO, number);
        Sort.Words words = to.words();
        Formula word = Formula.converted(signs ? SmtOperator.SIGNED_OF_FLOAT : SmtOperator.UNSIGNED_OF_FLOAT,
                Rounding.TOWARD_ZERO, words, number);
        List<Formula> poison = new ArrayList<>(List.of(SignlessTheory.isPoison(operand), FloatTheory.isNaN(number),
                Formula.tested(SmtOperator.FLOAT_IS_INFINITE, number)));
        // A power of two that is no number of the format is greater than all of them.
        int bits = words.bits();
        power(from, signs ? bits - 1 : bits)
                .ifPresent(end -> poison.add(Formula.compared(SmtOperator.FLOAT_AT_MOST, end, whole)));
        Optional<Formula> least = signs
                ? power(from, bits - 1).map(end -> Formula.exact(SmtOperator.FLOAT_NEGATE, end))
                : Optional.of(from.number(0));
        least.ifPresent(start -> poison.add(Formula.compared(SmtOperator.FLOAT_LESS, whole, start)));
        return to.element(word, Formula.or(poison));
    }

    private static Optional<Formula> power(FloatTheory theory, int exponent) {
        var bits = theory.type().format().bitsOf(BigInteger.TWO.pow(exponent), BigInteger.ONE);
        return bits.isPresent() ? Optional.of(theory.number(bits.getAsLong())) : Optional.empty();
    }
}
