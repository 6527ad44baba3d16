package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Ledger;
import java.util.Optional;

/**
 * Leave to push an operation into a combination. It distributes over the monoid and maps the monoid's identity to that
 * identity, so a combination of nothing stays one. {@code *} into sums, {@code and} into {@code or} and the other way
 * round. Likewise {@code min} into {@code max} and the other way round (where the adjoined identity of {@code max} is
 * below all elements). The operands that are pushed in one after the other become factors, whose order does not matter.
 *
 * <p>By the laws that say so of the operation: that it distributes, commutes and is associative, and what it makes of
 * the identity. Side condition: the operation is the one that distributes over the monoid. A factor needs no condition
 * of its own. The indices of one operand are not in the other, as each reduction is opened with indices of its own.
 */
final class Distribution {

    private Distribution() {
    }

    /** Leave to push the operation into combinations of elements of the type; nothing where it may not be. */
    static Optional<Distribution> of(BinaryOperator operator, ElementReducer reducer, ElementType type, Ledger ledger) {
        return reducer instanceof Monoid into ? of(operator, into, type, ledger) : Optional.empty();
    }

    private static Optional<Distribution> of(BinaryOperator operator, Monoid into, ElementType type, Ledger ledger) {
        return over(into).filter(operator::equals)
                .flatMap(same -> ledger.ask(type, laws(into)))
                .map(permission -> new Distribution());
    }

    /** The operation that distributes over the monoid; none over products. */
    static Optional<BinaryOperator> over(Monoid monoid) {
        return switch (monoid) {
            case SUM -> Optional.of(BinaryOperator.MUL);
            case PRODUCT, XOR -> Optional.empty();
            case MIN -> Optional.of(BinaryOperator.MAX);
            case MAX -> Optional.of(BinaryOperator.MIN);
            case AND -> Optional.of(BinaryOperator.OR);
            case OR -> Optional.of(BinaryOperator.AND);
        };
    }

    private static Law[] laws(Monoid monoid) {
        return switch (monoid) {
            case SUM -> new Law[]{Law.MUL_DISTRIBUTES, Law.MUL_ZERO, Law.MUL_ONE, Law.MUL_COMMUTES, Law.MUL_ASSOCIATES};
            case PRODUCT, XOR -> throw new IllegalArgumentException("nothing distributes over " + monoid);
            case MIN -> new Law[]{Law.MAX_DISTRIBUTES, Law.MAX_COMMUTES, Law.MAX_ASSOCIATES};
            case MAX -> new Law[]{Law.MIN_DISTRIBUTES, Law.MIN_COMMUTES, Law.MIN_ASSOCIATES};
            case AND -> new Law[]{Law.OR_DISTRIBUTES, Law.OR_TRUE, Law.OR_COMMUTES, Law.OR_ASSOCIATES};
            case OR -> new Law[]{Law.AND_DISTRIBUTES, Law.AND_FALSE, Law.AND_COMMUTES, Law.AND_ASSOCIATES};
        };
    }
}
