package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.term.Operation;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The laws that steps rest on, told once more. */
final class LawsNeeded {

    /** Sums and products are multiplied out. */
    static final Set<Law> OF_COMMUTATIVE_RING = Set.of(Law.ADD_COMMUTES, Law.ADD_ASSOCIATES, Law.ADD_ZERO,
            Law.MUL_COMMUTES, Law.MUL_ASSOCIATES, Law.MUL_ONE, Law.MUL_ZERO, Law.MUL_DISTRIBUTES, Law.NEG_IS_OPPOSITE);

    /** Polynomials are computed with, and signs are told. */
    static final Set<Law> OF_RING = Stream.concat(OF_COMMUTATIVE_RING.stream(), Stream.of(Law.RING_IS_ORDERED))
            .collect(Collectors.toUnmodifiableSet());

    private LawsNeeded() {
    }

    /** Elements are combined in any order, and nothing vanishes. */
    static Set<Law> ofCombination(ElementReducer reducer) {
        return switch (reducer) {
            case DeclaredMonoid ignored -> Set.of();
            case Monoid.SUM -> Set.of(Law.ADD_COMMUTES, Law.ADD_ASSOCIATES, Law.ADD_ZERO);
            case Monoid.PRODUCT -> Set.of(Law.MUL_COMMUTES, Law.MUL_ASSOCIATES, Law.MUL_ONE);
            case Monoid.MIN -> Set.of(Law.MIN_COMMUTES, Law.MIN_ASSOCIATES);
            case Monoid.MAX -> Set.of(Law.MAX_COMMUTES, Law.MAX_ASSOCIATES);
            case Monoid.AND -> Set.of(Law.AND_COMMUTES, Law.AND_ASSOCIATES, Law.AND_TRUE);
            case Monoid.OR -> Set.of(Law.OR_COMMUTES, Law.OR_ASSOCIATES, Law.OR_FALSE);
            case Monoid.XOR -> Set.of(Law.XOR_COMMUTES, Law.XOR_ASSOCIATES, Law.XOR_FALSE);
        };
    }

    /** One element may serve several times. */
    static Set<Law> ofCovering(ElementReducer reducer) {
        return switch (reducer) {
            case Monoid.MIN -> Set.of(Law.MIN_IDEMPOTENT);
            case Monoid.MAX -> Set.of(Law.MAX_IDEMPOTENT);
            case Monoid.AND -> Set.of(Law.AND_IDEMPOTENT);
            case Monoid.OR -> Set.of(Law.OR_IDEMPOTENT);
            default -> throw new IllegalArgumentException("terms of " + reducer + " serve once");
        };
    }

    /** Operands change places; none where the operation has no such law. */
    static Set<Law> ofChangedOperands(Operation operation) {
        return switch (operation) {
            case Operation.OfBinary(BinaryOperator operator) -> switch (operator) {
                case ADD -> Set.of(Law.ADD_COMMUTES);
                case MUL -> Set.of(Law.MUL_COMMUTES);
                case MIN -> Set.of(Law.MIN_COMMUTES);
                case MAX -> Set.of(Law.MAX_COMMUTES);
                case AND -> Set.of(Law.AND_COMMUTES);
                case OR -> Set.of(Law.OR_COMMUTES);
                case XOR -> Set.of(Law.XOR_COMMUTES);
                default -> throw new IllegalArgumentException("operands that keep their places: " + operator);
            };
            case Operation.OfRelation ignored -> Set.of(Law.EQUAL_IS_SYMMETRIC);
            // A statement of a rule or of MLIR about an operation is no law of a type.
            default -> Set.of();
        };
    }
}
