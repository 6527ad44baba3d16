package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.List;

/**
 * Functions between complex numbers and reals, element by element: {@code complex(a, b)}, its parts, and {@code sqrt(re * re + im * im)}. Of
 * elements that are not complex the real part is the element, and the imaginary part is 0.
 */
final class ComplexDenotation {

    private static final Operation REAL_PART = new Operation.OfComplex(ComplexFunction.REAL_PART);
    private static final Operation IMAGINARY_PART = new Operation.OfComplex(ComplexFunction.IMAGINARY_PART);

    private ComplexDenotation() {
    }

    static TensorMeaning of(ComplexApplied applied, List<TensorMeaning> operands, ValueTerms terms) {
        ElementType type = applied.type().element();
        boolean isComplex = applied.operandType().equals(ElementType.COMPLEX);
        return ElementwiseDenotation.combine(operands, elements -> switch (applied.function()) {
            case COMPLEX -> terms.apply(new Operation.OfComplex(ComplexFunction.COMPLEX), type, elements);
            case REAL_PART -> isComplex ? terms.apply(REAL_PART, type, elements) : elements.getFirst();
            case IMAGINARY_PART -> isComplex
                    ? terms.apply(IMAGINARY_PART, type, elements)
                    : terms.literal(new Literal.Whole(BigInteger.ZERO), type);
            case MODULUS -> modulus(elements, terms);
        });
    }

    private static ValueTerm modulus(List<ValueTerm> number, ValueTerms terms) {
        ValueTerm squares = real(BinaryOperator.ADD, square(terms.apply(REAL_PART, ElementType.REAL, number), terms),
                square(terms.apply(IMAGINARY_PART, ElementType.REAL, number), terms), terms);
        return terms.apply(new Operation.OfUnary(UnaryOperator.SQRT), ElementType.REAL, List.of(squares));
    }

    private static ValueTerm square(ValueTerm part, ValueTerms terms) {
        return real(BinaryOperator.MUL, part, part, terms);
    }

    private static ValueTerm real(BinaryOperator operator, ValueTerm left, ValueTerm right, ValueTerms terms) {
        return terms.apply(new Operation.OfBinary(operator), ElementType.REAL, List.of(left, right));
    }
}
