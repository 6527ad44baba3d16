package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.LicensedForms;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.SortedMap;

/**
 * Sides that flags license to be rewritten: each element is that of any of the expressions for which its side stands.
 * Of the left side the first one is taken that fits the right one. The right side has to be right whichever it is, so a
 * truth value that nobody knows says which.
 *
 * @param access the access of the result at which elements are compared
 */
record LicensedDenotation(Denotation denotation, SortedMap<AggregatedAxis, LaneInt> access, ValueTerms terms) {

    /** The element of the right side, which is denoted as it is written. */
    ValueTerm right(TensorExpr side, ValueTerm written) {
        ValueTerm element = written;
        for (TensorExpr form : others(side)) {
            denotation.turnTo(SignDenotation.right(form));
            ValueTerm other = denotation.of(form).at(access);
            ValueTerm which = terms.newParameter("form of the right side", ElementType.BOOL);
            element = terms.choose(new Truth.OnElement(which), other, element);
        }
        return element;
    }

    /** The element of the left side that fits the right one, if there is one. */
    ValueTerm left(TensorExpr side, ValueTerm written, ValueTerm right) {
        ValueTerm element = chosen(written, right);
        for (TensorExpr form : others(side).reversed()) {
            denotation.turnTo(SignDenotation.left(form));
            ValueTerm other = chosen(denotation.of(form).at(access), right);
            ValueTerm fits = terms.apply(new Operation.Refines(), ElementType.BOOL, List.of(other, right));
            element = terms.choose(new Truth.OnElement(fits), other, element);
        }
        return element;
    }

    private static List<TensorExpr> others(TensorExpr side) {
        List<TensorExpr> forms = LicensedForms.of(side);
        return forms.subList(1, forms.size());
    }

    private ValueTerm chosen(ValueTerm left, ValueTerm right) {
        return SignDenotation.chosen(FreezeDenotation.chosen(left, right, access, terms), right, access, terms);
    }
}
