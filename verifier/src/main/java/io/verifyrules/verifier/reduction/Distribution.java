package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
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

    /** The monoid whose combination a negation turns into one of {@code monoid}, and its identity into that identity. */
    static Optional<Monoid> dual(UnaryOperator negation, Monoid monoid) {
        return switch (monoid) {
            case MIN -> Optional.of(Monoid.MAX).filter(dual -> negation == UnaryOperator.NEG);
            case MAX -> Optional.of(Monoid.MIN).filter(dual -> negation == UnaryOperator.NEG);
            case AND -> Optional.of(Monoid.OR).filter(dual -> negation == UnaryOperator.NOT);
            case OR -> Optional.of(Monoid.AND).filter(dual -> negation == UnaryOperator.NOT);
            case SUM, PRODUCT -> Optional.empty();
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
