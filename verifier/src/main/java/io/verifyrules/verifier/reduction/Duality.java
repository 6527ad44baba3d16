package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Ledger;
import java.util.Optional;

/**
 * Leave to take the opposite of a combination for the combination of the opposites under another monoid: of {@code max} and
 * {@code min}, of {@code and} and {@code or}. It maps one identity to the other.
 *
 * <p>By {@link Law#NEG_REVERSES_ORDER} for {@code -}, by {@link Law#DE_MORGAN} for {@code not}, and by those of {@link Reordering} for
 * the other monoid. Side condition: {@code -} meets {@code min} or {@code max}, {@code not} meets {@code and} or {@code or}.
 */
final class Duality {

    private final Reordering other;

    private Duality(Reordering other) {
        this.other = other;
    }

    /** Leave for a combination under one monoid that is the opposite of one under another; nothing where there is none. */
    static Optional<Duality> of(UnaryOperator opposite, ElementReducer reducer, ElementType type, Ledger ledger) {
        return Optional.of(reducer)
                .filter(Monoid.class::isInstance)
                .flatMap(monoid -> dual(opposite, (Monoid) monoid))
                .flatMap(
                        dual -> ledger.ask(type, opposite == UnaryOperator.NEG ? Law.NEG_REVERSES_ORDER : Law.DE_MORGAN)
                                .flatMap(permission -> Reordering.of(dual, type, ledger)))
                .map(Duality::new);
    }

    private static Optional<Monoid> dual(UnaryOperator opposite, Monoid monoid) {
        return switch (monoid) {
            case MIN -> Optional.of(Monoid.MAX).filter(dual -> opposite == UnaryOperator.NEG);
            case MAX -> Optional.of(Monoid.MIN).filter(dual -> opposite == UnaryOperator.NEG);
            case AND -> Optional.of(Monoid.OR).filter(dual -> opposite == UnaryOperator.NOT);
            case OR -> Optional.of(Monoid.AND).filter(dual -> opposite == UnaryOperator.NOT);
            case SUM, PRODUCT, XOR -> Optional.empty();
        };
    }

    /** Leave for the combination whose opposite is taken. */
    Reordering other() {
        return other;
    }
}
