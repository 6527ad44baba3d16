package io.verifyrules.verifier.lane;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Optional;

/**
 * A simplification of an operation on elements, by laws of a type, which have to be granted. One step is taken,
 * at the top: who wants more simplifies the operands before.
 */
public enum ElementStep {
    /**
     * {@code -(-a)} is a, by {@link Law#NEG_TWICE}, and {@code not (not a)} is a, by {@link Law#NOT_TWICE}. Side condition: both
     * operations are the same one.
     */
    TWICE_OPPOSITE {
        @Override
        Optional<ValueTerm> of(ValueTerm.Apply apply, ValueTerms terms, Ledger ledger) {
            return apply.operation() instanceof Operation.OfUnary(UnaryOperator operator)
                    && apply.operands().getFirst() instanceof ValueTerm.Apply inner
                    && inner.operation().equals(apply.operation())
                            ? twice(operator).flatMap(law -> ledger.ask(apply.type(), law))
                                    .map(permission -> inner.operands().getFirst())
                            : Optional.empty();
        }

        private static Optional<Law> twice(UnaryOperator operator) {
            return switch (operator) {
                case NEG -> Optional.of(Law.NEG_TWICE);
                case NOT -> Optional.of(Law.NOT_TWICE);
                default -> Optional.empty();
            };
        }
    },
    /**
     * {@code max(a, a)} is a, and so for min, and, or, by {@link Law#idempotence}. Side condition: both operands are one and the
     * same term.
     */
    SAME_TWICE {
        @Override
        Optional<ValueTerm> of(ValueTerm.Apply apply, ValueTerms terms, Ledger ledger) {
            return apply.operation() instanceof Operation.OfBinary(BinaryOperator operator)
                    && apply.operands().get(0).equals(apply.operands().get(1))
                            ? Law.idempotence(operator)
                                    .flatMap(law -> ledger.ask(apply.type(), law))
                                    .map(permission -> apply.operands().getFirst())
                            : Optional.empty();
        }
    },
    /**
     * {@code max(a, -inf)} is a, and so for what is least or greatest in a type, by {@link Law#neutral}. Side condition: a is an element, and
     * no combination of nothing, which is neutral itself: there is no reduction in it.
     */
    NEUTRAL_END {
        @Override
        Optional<ValueTerm> of(ValueTerm.Apply apply, ValueTerms terms, Ledger ledger) {
            return apply.operation() instanceof Operation.OfBinary(BinaryOperator operator)
                    ? without(apply.operands().get(0), operator, apply.operands().get(1), ledger)
                            .or(() -> without(apply.operands().get(1), operator, apply.operands().get(0), ledger))
                    : Optional.empty();
        }

        private static Optional<ValueTerm> without(ValueTerm end, BinaryOperator operator, ValueTerm other,
                Ledger ledger) {
            return end instanceof ValueTerm.Literal literal && isElement(other)
                    ? Law.neutral(operator, literal.value(), literal.type())
                            .flatMap(law -> ledger.ask(literal.type(), law,
                                    operator == BinaryOperator.MAX ? Law.MAX_COMMUTES : Law.MIN_COMMUTES))
                            .map(permission -> other)
                    : Optional.empty();
        }

        private static boolean isElement(ValueTerm term) {
            return Subterms.of(List.of(term), List.of()).stream().noneMatch(ValueTerm.Reduction.class::isInstance);
        }
    },
    /** {@code a == a} is true, and {@code a != a} is false, by {@link Law#EQUAL_IS_IDENTITY}. Side condition: both are one and the same term. */
    COMPARED_WITH_ITSELF {
        @Override
        Optional<ValueTerm> of(ValueTerm.Apply apply, ValueTerms terms, Ledger ledger) {
            return apply.operation() instanceof Operation.OfRelation(Relation relation) && !relation.ordered()
                    && apply.operands().get(0).equals(apply.operands().get(1))
                            ? ledger.ask(apply.operands().getFirst().type(), Law.EQUAL_IS_IDENTITY)
                                    .map(permission -> terms.literal(new Literal.Truth(relation == Relation.EQ),
                                            apply.type()))
                            : Optional.empty();
        }
    },
    /** A choice by a truth value that is written down is made, by no law. */
    DECIDED_CHOICE {
        @Override
        Optional<ValueTerm> of(ValueTerm.Apply apply, ValueTerms terms, Ledger ledger) {
            return apply.operation() instanceof Operation.Select
                    && apply.operands().getFirst() instanceof ValueTerm.Literal literal
                    && literal.value() instanceof Literal.Truth(boolean holds)
                            ? Optional.of(apply.operands().get(holds ? 1 : 2))
                            : Optional.empty();
        }
    },
    /** {@code abs(a)} is a, by {@link Law#ABS_IS_ITSELF}. */
    ABSOLUTE_ALREADY {
        @Override
        Optional<ValueTerm> of(ValueTerm.Apply apply, ValueTerms terms, Ledger ledger) {
            return apply.operation() instanceof Operation.OfUnary(UnaryOperator operator)
                    && operator == UnaryOperator.ABS
                            ? ledger.ask(apply.type(), Law.ABS_IS_ITSELF).map(permission -> apply.operands().getFirst())
                            : Optional.empty();
        }
    },
    /** {@code abs(a) * abs(a)} is a * a, by {@link Law#ABS_SQUARES}: also where the least number is its own absolute value. */
    SQUARE_OF_ABSOLUTE {
        @Override
        Optional<ValueTerm> of(ValueTerm.Apply apply, ValueTerms terms, Ledger ledger) {
            return apply.operation() instanceof Operation.OfBinary(BinaryOperator operator)
                    && operator == BinaryOperator.MUL && apply.operands().get(0).equals(apply.operands().get(1))
                    && apply.operands().getFirst() instanceof ValueTerm.Apply inner
                    && inner.operation().equals(new Operation.OfUnary(UnaryOperator.ABS))
                            ? ledger.ask(apply.type(), Law.ABS_SQUARES)
                                    .map(permission -> terms.apply(apply.operation(), apply.type(),
                                            List.of(inner.operands().getFirst(), inner.operands().getFirst())))
                            : Optional.empty();
        }
    },
    /**
     * {@code abs(a) * sign(a)} is a, in either order, by {@link Law#ABS_TIMES_SIGN}. So is {@code a * sign(a)}, where
     * {@link Law#ABS_IS_ITSELF}. Side condition: the magnitude and the sign are of one and the same term.
     */
    MAGNITUDE_WITH_SIGN {
        @Override
        Optional<ValueTerm> of(ValueTerm.Apply apply, ValueTerms terms, Ledger ledger) {
            return apply.operation() instanceof Operation.OfBinary(BinaryOperator operator)
                    && operator == BinaryOperator.MUL
                            ? restored(apply.operands().get(0), apply.operands().get(1), ledger)
                                    .or(() -> restored(apply.operands().get(1), apply.operands().get(0), ledger))
                            : Optional.empty();
        }

        private static Optional<ValueTerm> restored(ValueTerm magnitude, ValueTerm sign, Ledger ledger) {
            return operandOf(UnaryOperator.SIGN, sign).flatMap(element -> {
                if (operandOf(UnaryOperator.ABS, magnitude).filter(element::equals).isPresent()) {
                    return ledger.ask(element.type(), Law.ABS_TIMES_SIGN, Law.MUL_COMMUTES).map(permission -> element);
                }
                return magnitude.equals(element)
                        ? ledger.ask(element.type(), Law.ABS_TIMES_SIGN, Law.MUL_COMMUTES, Law.ABS_IS_ITSELF)
                                .map(permission -> element)
                        : Optional.empty();
            });
        }

        private static Optional<ValueTerm> operandOf(UnaryOperator operator, ValueTerm term) {
            return term instanceof ValueTerm.Apply apply && apply.operation().equals(new Operation.OfUnary(operator))
                    ? Optional.of(apply.operands().getFirst())
                    : Optional.empty();
        }
    },
    /** {@code (a rem b) rem b} is a rem b, by {@link Law#REM_TWICE}. Side condition: both divisors are one and the same term. */
    REMAINDER_TWICE {
        @Override
        Optional<ValueTerm> of(ValueTerm.Apply apply, ValueTerms terms, Ledger ledger) {
            return apply.operation() instanceof Operation.OfBinary(BinaryOperator operator)
                    && operator == BinaryOperator.REM && apply.operands().getFirst() instanceof ValueTerm.Apply inner
                    && inner.operation().equals(apply.operation())
                    && inner.operands().get(1).equals(apply.operands().get(1))
                            ? ledger.ask(apply.type(), Law.REM_TWICE).map(permission -> inner)
                            : Optional.empty();
        }
    };

    private static final List<ElementStep> ALL = List.of(values());

    /** The element that the operation gives, if this step says so and its laws are granted. */
    abstract Optional<ValueTerm> of(ValueTerm.Apply apply, ValueTerms terms, Ledger ledger);

    /** The element after the first step that applies; the element itself where none does. */
    public static ValueTerm simplified(ValueTerm term, ValueTerms terms, Ledger ledger) {
        if (!(term instanceof ValueTerm.Apply apply)) {
            return term;
        }
        return ALL.stream().flatMap(step -> step.of(apply, terms, ledger).stream()).findFirst().orElse(term);
    }
}
