package io.verifyrules.verifier.obligation;

import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Something that must hold in every instance of a rule.
 *
 * @param kind       the thing that it is about
 * @param hypotheses where it is claimed
 * @param conclusion the conclusion that is claimed
 */
public record Claim(ClaimKind kind, List<Truth> hypotheses, Conclusion conclusion) {

    public Claim {
        hypotheses = List.copyOf(hypotheses);
    }

    /** The claim in words. */
    public String name() {
        return kind.text();
    }

    /** The conclusion that is claimed. */
    public sealed interface Conclusion {
    }

    /** A truth value holds: a size agrees, the right side is valid. */
    public record Holds(Truth truth) implements Conclusion {}

    /** Something of two elements, which follows where they are equal. */
    public sealed interface OfElements extends Conclusion {

        ValueTerm left();

        ValueTerm right();

        /** The same of two others. */
        OfElements with(ValueTerm otherLeft, ValueTerm otherRight);
    }

    /** Two elements are equal. */
    public record SameElement(ValueTerm left, ValueTerm right) implements OfElements {
        @Override
        public SameElement with(ValueTerm otherLeft, ValueTerm otherRight) {
            return new SameElement(otherLeft, otherRight);
        }
    }

    /** The right element may take the place of the left one: they are equal, or the left one is poison. */
    public record RefinedElement(ValueTerm left, ValueTerm right) implements OfElements {
        @Override
        public RefinedElement with(ValueTerm otherLeft, ValueTerm otherRight) {
            return new RefinedElement(otherLeft, otherRight);
        }
    }

    /** The claim as steps of proofs have it, where this holds on every lane besides. */
    public Judgement judgement(Hypotheses lanes) {
        return new Judgement(lanes, hypotheses, switch (conclusion) {
            case Holds(Truth truth) -> new io.verifyrules.verifier.proof.Conclusion.Holds(truth);
            case SameElement(ValueTerm left, ValueTerm right) ->
                new io.verifyrules.verifier.proof.Conclusion.SameElement(left, right);
            case RefinedElement(ValueTerm left, ValueTerm right) ->
                new io.verifyrules.verifier.proof.Conclusion.RefinedElement(left, right);
        });
    }

    /** The elements that are claimed to be equal. */
    public List<ValueTerm> elements() {
        return switch (conclusion) {
            case Holds ignored -> List.of();
            case OfElements both -> List.of(both.left(), both.right());
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
            case OfElements ignored -> true;
        };
        return concluded || hypotheses.stream().anyMatch(Truth::isAboutElements);
    }

    /** Whether functions are applied of which a solver knows little: such as only reals have, and conversions. */
    public boolean appliesFunctions() {
        return Subterms.of(elements(), truths())
                .stream()
                .anyMatch(term -> term instanceof ValueTerm.Apply apply && switch (apply.operation()) {
                    case Operation.OfUnary(UnaryOperator operator) -> ElementTypes.haveFractions(operator.types());
                    case Operation.OfBinary(BinaryOperator operator) -> ElementTypes.haveFractions(operator.types());
                    case Operation.OfConversion ignored -> true;
                    case Operation.OfPrecision ignored -> true;
                    case Operation.OfArith arith -> arith.operator().form() == ArithOperator.Form.CONVERSION;
                    default -> false;
                });
    }
}
