package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.Permission;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The parts of complex numbers, in sums. The real part of a sum is the sum of the real parts, that of a product is
 * {@code real(a) * real(b) - imag(a) * imag(b)}, and so for the imaginary part.
 *
 * <p>By {@link Law#COMPLEX_PARTS}, and in sums of reals by {@link Law#NEG_IS_OPPOSITE} and the laws of {@link Distribution}.
 */
final class ComplexParts {

    private static final Operation REAL_PART = new Operation.OfComplex(ComplexFunction.REAL_PART);
    private static final Operation IMAGINARY_PART = new Operation.OfComplex(ComplexFunction.IMAGINARY_PART);

    private final ValueTerms terms;
    private final Ledger ledger;
    private final Sums sums;

    /** Sums of reals, as a normal form writes them. */
    interface Sums {
        /** The terms of an element. */
        List<GuardedTerm> of(ValueTerm element, Hypotheses where);

        /** The terms of a product. */
        List<GuardedTerm> product(List<GuardedTerm> left, List<GuardedTerm> right, Distribution distribution,
                Hypotheses where);
    }

    /** Both parts, as terms of sums of reals. */
    private record Parts(List<GuardedTerm> real, List<GuardedTerm> imaginary) {}

    ComplexParts(ValueTerms terms, Ledger ledger, Sums sums) {
        this.terms = terms;
        this.ledger = ledger;
        this.sums = sums;
    }

    /** The terms of a part of a complex number; nothing where the laws for it are not granted. */
    Optional<List<GuardedTerm>> of(ElementReducer reducer, ValueTerm.Apply apply, Hypotheses where) {
        ValueTerm number = apply.operands().getFirst();
        boolean isPart = apply.operation().equals(REAL_PART) || apply.operation().equals(IMAGINARY_PART);
        return reducer == Monoid.SUM && isPart && number.type().equals(ElementType.COMPLEX)
                && ledger.ask(ElementType.COMPLEX, Law.ofCombinations(Monoid.SUM)).isPresent()
                        ? ledger.ask(ElementType.COMPLEX, Law.COMPLEX_PARTS)
                                .flatMap(parts -> ledger.ask(apply.type(), Law.NEG_IS_OPPOSITE))
                                .flatMap(opposite -> Distribution.of(BinaryOperator.MUL, reducer, apply.type(), ledger)
                                        .map(distribution -> part(apply, number, where, distribution, opposite)))
                        : Optional.empty();
    }

    private List<GuardedTerm> part(ValueTerm.Apply apply, ValueTerm number, Hypotheses where, Distribution distribution,
            Permission opposite) {
        List<GuardedTerm> all = new ArrayList<>();
        for (GuardedTerm term : sums.of(number, where)) {
            Hypotheses there = where.where(term.guard());
            Parts product = new Parts(List.of(term.withFactors(List.of())), List.of());
            for (ValueTerm factor : term.factors()) {
                product = product(product, parts(factor, apply.type(), there, opposite), there, distribution, opposite);
            }
            all.addAll(apply.operation().equals(REAL_PART) ? product.real() : product.imaginary());
        }
        return all;
    }

    private Parts product(Parts a, Parts b, Hypotheses where, Distribution distribution, Permission opposite) {
        return new Parts(
                joined(sums.product(a.real(), b.real(), distribution, where),
                        negated(sums.product(a.imaginary(), b.imaginary(), distribution, where), opposite)),
                joined(sums.product(a.real(), b.imaginary(), distribution, where),
                        sums.product(a.imaginary(), b.real(), distribution, where)));
    }

    private Parts parts(ValueTerm factor, ElementType type, Hypotheses where, Permission opposite) {
        return switch (factor) {
            case ValueTerm.Apply apply when apply.operation()
                    .equals(new Operation.OfComplex(ComplexFunction.COMPLEX)) ->
                new Parts(sums.of(apply.operands().get(0), where), sums.of(apply.operands().get(1), where));
            case ValueTerm.Apply apply when apply.operation().equals(new Operation.OfUnary(UnaryOperator.CONJUGATE)) ->
                new Parts(sums.of(terms.apply(REAL_PART, type, apply.operands()), where),
                        negated(sums.of(terms.apply(IMAGINARY_PART, type, apply.operands()), where), opposite));
            case ValueTerm.Apply apply when apply.operation()
                    .equals(new Operation.OfConversion(Conversion.CONVERT, type, ElementType.COMPLEX)) ->
                new Parts(sums.of(apply.operands().getFirst(), where), List.of());
            default -> new Parts(List.of(GuardedTerm.of(terms.apply(REAL_PART, type, List.of(factor)))),
                    List.of(GuardedTerm.of(terms.apply(IMAGINARY_PART, type, List.of(factor)))));
        };
    }

    private static List<GuardedTerm> joined(List<GuardedTerm> left, List<GuardedTerm> right) {
        List<GuardedTerm> all = new ArrayList<>(left);
        all.addAll(right);
        return all;
    }

    private static List<GuardedTerm> negated(List<GuardedTerm> all, Permission opposite) {
        return all.stream().map(term -> term.negated(opposite)).toList();
    }
}
