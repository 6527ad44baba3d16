package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import java.util.Optional;

/**
 * The operation that may be pushed into a reduction: it distributes over the monoid and maps the monoid's identity to that
 * identity, so a reduction of nothing stays one. {@code *} into sums, {@code and} into {@code or} and the other way round,
 * {@code min} into {@code max} and the other way round (where the adjoined identity of {@code max} is below all elements).
 */
final class Distribution {

    private Distribution() {
    }

    /** The operation that distributes over the monoid; none over products. */
    static Optional<BinaryOperator> over(Monoid monoid) {
        return switch (monoid) {
            case SUM -> Optional.of(BinaryOperator.MUL);
            case PRODUCT -> Optional.empty();
            case MIN -> Optional.of(BinaryOperator.MAX);
            case MAX -> Optional.of(BinaryOperator.MIN);
            case AND -> Optional.of(BinaryOperator.OR);
            case OR -> Optional.of(BinaryOperator.AND);
        };
    }

    /** Whether the literal is the identity of the monoid. */
    static boolean isIdentity(Monoid monoid, Literal literal) {
        return switch (monoid) {
            case MIN -> literal.equals(new Literal.Infinity(true));
            case MAX -> literal.equals(new Literal.Infinity(false));
            default -> monoid.identity().filter(literal::equals).isPresent();
        };
    }
}
