package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Tolerance;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.math.BigInteger;
import java.util.List;

/**
 * The claim that two floats are equal up to some differences. It is stated as equality of two elements, so that each proof of those
 * proves it:
 * <ul>
 * <li>up to zeros, {@code left + 0} is {@code right + 0}: what is added to 0 stays what it is, but for {@code -0};
 * <li>up to NaN, {@code left} is {@code left} where it is not a number, and the right element elsewhere.
 * </ul>
 * Order and rounding are no differences between two elements, but between ways to compute them.
 */
final class ToleratedElements {

    private final ElementType type;
    private final ValueTerms terms;

    private ToleratedElements(ElementType type, ValueTerms terms) {
        this.type = type;
        this.terms = terms;
    }

    static Claim.SameElement of(ValueTerm left, ValueTerm right, Tolerances upTo, ValueTerms terms) {
        ToleratedElements tolerated = new ToleratedElements(left.type(), terms);
        ValueTerm other = upTo.have(Tolerance.NAN) ? tolerated.whereNumber(left, right) : right;
        return upTo.have(Tolerance.ZEROS)
                ? new Claim.SameElement(tolerated.plusZero(left), tolerated.plusZero(other))
                : new Claim.SameElement(left, other);
    }

    private ValueTerm whereNumber(ValueTerm left, ValueTerm right) {
        ValueTerm isNaN = terms.apply(new Operation.OfRelation(Relation.NE), ElementType.BOOL, List.of(left, left));
        return terms.choose(new Truth.OnElement(isNaN), left, right);
    }

    private ValueTerm plusZero(ValueTerm element) {
        return terms.apply(new Operation.OfBinary(BinaryOperator.ADD), type,
                List.of(element, terms.literal(new Literal.Whole(BigInteger.ZERO), type)));
    }
}
