package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** A complex number with whole parts. */
record GaussianInteger(BigInteger real, BigInteger imaginary) {

    /** The number that an element is, if it is one; a whole number is real. */
    static Optional<GaussianInteger> of(Object element) {
        return switch (element) {
            case GaussianInteger complex -> Optional.of(complex);
            case BigInteger real -> Optional.of(new GaussianInteger(real, BigInteger.ZERO));
            default -> Optional.empty();
        };
    }

    /** The operations of complex numbers without division. */
    static Optional<Object> apply(Operation operation, List<Object> operands) {
        return of(operands.getFirst()).flatMap(first -> switch (operation) {
            case Operation.OfUnary(UnaryOperator operator) -> switch (operator) {
                case NEG -> Optional.of(new GaussianInteger(first.real.negate(), first.imaginary.negate()));
                case CONJUGATE -> Optional.of(new GaussianInteger(first.real, first.imaginary.negate()));
                default -> Optional.empty();
            };
            case Operation.OfBinary(BinaryOperator operator) ->
                of(operands.getLast()).flatMap(last -> binary(operator, first, last));
            case Operation.OfComplex(ComplexFunction function) -> switch (function) {
                case COMPLEX -> of(operands.getLast()).map(last -> new GaussianInteger(first.real, last.real));
                case REAL_PART -> Optional.of(first.real);
                case IMAGINARY_PART -> Optional.of(first.imaginary);
                case MODULUS -> Optional.empty();
            };
            case Operation.OfConversion ignored -> Optional.of(first);
            default -> Optional.empty();
        });
    }

    private static Optional<Object> binary(BinaryOperator operator, GaussianInteger a, GaussianInteger b) {
        return switch (operator) {
            case ADD -> Optional.of(new GaussianInteger(a.real.add(b.real), a.imaginary.add(b.imaginary)));
            case SUB -> Optional.of(new GaussianInteger(a.real.subtract(b.real), a.imaginary.subtract(b.imaginary)));
            case MUL ->
                Optional.of(new GaussianInteger(a.real.multiply(b.real).subtract(a.imaginary.multiply(b.imaginary)),
                        a.real.multiply(b.imaginary).add(a.imaginary.multiply(b.real))));
            default -> Optional.empty();
        };
    }
}
