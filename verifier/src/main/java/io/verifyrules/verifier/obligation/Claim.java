package io.verifyrules.verifier.obligation;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;

/**
 * Something that must hold in every instance of a rule.
 *
 * @param name       what is claimed, for people
 * @param hypotheses where it is claimed
 * @param conclusion what is claimed
 */
public record Claim(String name, List<Truth> hypotheses, Conclusion conclusion) {

    public Claim {
        hypotheses = List.copyOf(hypotheses);
    }

    /** What is claimed. */
    public sealed interface Conclusion {
    }

    /** A truth value holds: a size agrees, the right side is valid. */
    public record Holds(Truth truth) implements Conclusion {}

    /** Two elements are equal. */
    public record SameElement(ValueTerm left, ValueTerm right) implements Conclusion {}

    /** The elements that are claimed to be equal. */
    public List<ValueTerm> elements() {
        return switch (conclusion) {
            case Holds ignored -> List.of();
            case SameElement same -> List.of(same.left(), same.right());
        };
    }

    /** The hypotheses, and what is claimed to hold. */
    public List<Truth> truths() {
        List<Truth> truths = new ArrayList<>(hypotheses);
        if (conclusion instanceof Holds holds) {
            truths.add(holds.truth());
        }
        return truths;
    }

    /** Whether it depends on tensor elements, so that an element theory must be known to prove it. */
    public boolean isAboutElements() {
        boolean concluded = switch (conclusion) {
            case Holds holds -> Truth.isAboutElements(holds.truth());
            case SameElement ignored -> true;
        };
        return concluded || hypotheses.stream().anyMatch(Truth::isAboutElements);
    }

    /** Whether functions are applied that only reals have, so that a solver knows little of them. */
    public boolean appliesFunctions() {
        return Subterms.of(elements(), truths())
                .stream()
                .anyMatch(term -> term instanceof ValueTerm.Apply apply && switch (apply.operation()) {
                    case Operation.OfUnary(UnaryOperator operator) -> operator.types().equals(ElementTypes.REALS);
                    case Operation.OfBinary(BinaryOperator operator) -> operator.types().equals(ElementTypes.REALS);
                    case Operation.OfRelation ignored -> false;
                    case Operation.Select ignored -> false;
                });
    }
}
