package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;

/**
 * The terms of a literal: none, if it is the identity of the monoid. In a sum a numeral n is n terms 1, which are one
 * term with a coefficient, so that {@code 2 * a} is {@code a + a}.
 *
 * <p>The identity goes by its law, which is among those of {@link Reordering}. The infinities in {@code min} and
 * {@code max} go by {@link Law#MIN_INFINITY} and {@link Law#MAX_INFINITY}, where the identity proper is an adjoined
 * one. The ends of a type go in the same way by {@link Law#MIN_GREATEST}, {@link Law#MAX_LEAST} and
 * {@link Law#MAX_ZERO}, numerals by {@link Law#NUMERALS_ADD_UP} and {@link Law#NEG_IS_OPPOSITE}. Side condition of the
 * numerals: the monoid is the sum.
 *
 * @param reordering leave to leave the identity out
 */
record LiteralTerms(Reordering reordering, Ledger ledger) {

    List<GuardedTerm> of(ValueTerm.Literal literal) {
        if (reordering.leavesIdentityOut() && isIdentity(literal)) {
            return List.of();
        }
        return reordering.monoid() == Monoid.SUM && literal.value() instanceof Literal.Whole whole
                ? ledger.ask(literal.type(), Law.NUMERALS_ADD_UP, Law.NEG_IS_OPPOSITE)
                        .map(numerals -> List.of(GuardedTerm.of(whole.value(), numerals)))
                        .orElse(List.of(GuardedTerm.of(literal)))
                : List.of(GuardedTerm.of(literal));
    }

    private boolean isIdentity(ValueTerm.Literal literal) {
        return switch (reordering.monoid()) {
            case DeclaredMonoid ignored -> false;
            case Monoid monoid when !monoid.hasIdentity() ->
                Law.neutral(monoid.operator(), literal.value(), literal.type())
                        .filter(law -> ledger.ask(literal.type(), law).isPresent())
                        .isPresent();
            case Monoid monoid -> monoid.isIdentity(literal.value());
        };
    }
}
