package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An element as a polynomial by the laws of a commutative ring alone, which machine integers have, too. Coefficients are whole numbers,
 * each of which stands for so many times 1; so two elements with one polynomial are equal in every ring. All else is an atom.
 */
final class MultipliedOut {

    private final ElementType type;
    private final Limit limit;
    private final Map<ValueTerm, Polynomial> known = new HashMap<>();
    private int made;

    MultipliedOut(ElementType type, Limit limit) {
        this.type = type;
        this.limit = limit;
    }

    /** Whether there is a product of which no factor is known: by bits a solver takes minutes to see that such a product associates. */
    static boolean concerns(ValueTerm element) {
        return Subterms.of(List.of(element), List.of())
                .stream()
                .anyMatch(term -> term instanceof ValueTerm.Apply apply && isProduct(apply)
                        && apply.operands().stream().noneMatch(ValueTerm.Literal.class::isInstance));
    }

    private static boolean isProduct(ValueTerm.Apply apply) {
        return apply.operation().equals(new Operation.OfBinary(BinaryOperator.MUL));
    }

    /** Whether both have one polynomial; not where it becomes too large. */
    boolean areEqual(ValueTerm left, ValueTerm right) {
        Polynomial difference = of(left).plus(of(right).times(Ratio.of(-1)));
        return !gaveUp() && difference.isZero();
    }

    private boolean gaveUp() {
        return limit.exceeds(Allowance.ALGEBRA_ADDENDS, made) || limit.reached();
    }

    private Polynomial of(ValueTerm term) {
        Polynomial polynomial = known.get(term);
        if (polynomial == null) {
            polynomial = term.type().equals(type) && !gaveUp() ? made(term) : Polynomial.of(term);
            made += polynomial.addends().size();
            known.put(term, polynomial);
        }
        return polynomial;
    }

    private Polynomial made(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Literal literal -> Ratio.of(literal.value())
                    .filter(Ratio::isWhole)
                    .map(Polynomial::of)
                    .orElseGet(() -> Polynomial.of(term));
            case ValueTerm.If choice -> of(choice.then()).where(choice.condition())
                    .plus(of(choice.otherwise()).where(Truth.not(choice.condition())));
            case ValueTerm.Apply apply when apply.operands().getFirst().type().equals(type) ->
                applied(apply).orElseGet(() -> Polynomial.of(term));
            case ValueTerm.Apply ignored -> Polynomial.of(term);
            case ValueTerm.Reduction ignored -> Polynomial.of(term);
            case ValueTerm.Parameter ignored -> Polynomial.of(term);
            case ValueTerm.Read ignored -> Polynomial.of(term);
            case ValueTerm.Counted ignored -> Polynomial.of(term);
        };
    }

    private Optional<Polynomial> applied(ValueTerm.Apply apply) {
        List<ValueTerm> operands = apply.operands();
        return switch (apply.operation()) {
            case Operation.OfUnary(UnaryOperator operator) when operator == UnaryOperator.NEG ->
                Optional.of(of(operands.getFirst()).times(Ratio.of(-1)));
            case Operation.OfBinary(BinaryOperator operator) -> switch (operator) {
                case ADD -> Optional.of(of(operands.get(0)).plus(of(operands.get(1))));
                case SUB -> Optional.of(of(operands.get(0)).plus(of(operands.get(1)).times(Ratio.of(-1))));
                case MUL -> Optional.of(product(of(operands.get(0)), of(operands.get(1))));
                default -> Optional.empty();
            };
            default -> Optional.empty();
        };
    }

    private Polynomial product(Polynomial left, Polynomial right) {
        made += left.addends().size() * right.addends().size();
        return gaveUp() ? Polynomial.ZERO : left.times(right);
    }
}
