package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.normal.MentionedVariables;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Judgement;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Scalars of which the conditions of a rule say what they are: each gives way to that before reductions are looked at. So one that is
 * the identity of a reduction has no terms there.
 *
 * <p>The value of a scalar is guessed: a side of an equation, a number of a comparison, or the identity of a reduction
 * at hand. Side condition: both are proved to be one element, where the conditions hold. Of floats {@code v eq 0} does
 * not say that, as {@code v} may be -0.0.
 */
public final class KnownElements {

    private final ValueTerms terms;
    private final SideConditions conditions;
    private final List<Truth> given;
    private final Set<ValueTerm> scalars = new LinkedHashSet<>();
    private final Set<ValueTerm> numbers = new LinkedHashSet<>();
    private final List<Equation> equations = new ArrayList<>();
    private final AssumedEquations ofTensors;
    private final Map<List<ValueTerm>, Optional<Evidence>> known = new HashMap<>();

    /** Of a rule whose conditions are given. */
    public KnownElements(ValueTerms terms, SideConditions conditions, List<Truth> given) {
        this.terms = terms;
        this.conditions = conditions;
        this.given = List.copyOf(given);
        this.ofTensors = new AssumedEquations(terms, conditions, this.given);
        for (ValueTerm term : Subterms.of(List.of(), given)) {
            if (term instanceof ValueTerm.Parameter) {
                scalars.add(term);
            } else if (term instanceof ValueTerm.Apply apply
                    && apply.operation() instanceof Operation.OfRelation(Relation relation)) {
                apply.operands().stream().filter(ValueTerm.Literal.class::isInstance).forEach(numbers::add);
                if (relation == Relation.EQ) {
                    equations.add(new Equation(apply.operands().get(0), apply.operands().get(1)));
                    equations.add(new Equation(apply.operands().get(1), apply.operands().get(0)));
                }
            }
        }
    }

    /** An equation that a condition has somewhere: a guess. */
    private record Equation(ValueTerm left, ValueTerm right) {}

    /** An element, and what it rests on that it is the one that was asked for. */
    public record Rewritten(ValueTerm element, Evidence evidence) {}

    /** The element with what is known of others in their places, where the hypotheses hold. */
    public Rewritten of(ValueTerm term, Hypotheses where) {
        if (scalars.isEmpty() && ofTensors.areNone()) {
            return new Rewritten(term, Evidence.NONE);
        }
        Rewritten first = ofScalars(term);
        Rewritten last = ofTensors.areNone()
                ? new Rewritten(first.element(), Evidence.NONE)
                : ofTensors.of(first.element(), where);
        Evidence rests = first.evidence().and(last.evidence());
        return last.element().equals(term)
                ? new Rewritten(term, Evidence.NONE)
                : new Rewritten(last.element(), rests.by(StepKind.KNOWN_ELEMENTS,
                        new Judgement(where, given, new Conclusion.SameElement(term, last.element())), List.of()));
    }

    private Rewritten ofScalars(ValueTerm term) {
        Map<ValueTerm, ValueTerm> replaced = new HashMap<>();
        Evidence rests = Evidence.NONE;
        for (ValueTerm part : Subterms.of(List.of(term), List.of())) {
            if (scalars.contains(part)) {
                for (ValueTerm guess : guesses(part, term)) {
                    Optional<Evidence> proof = replaced.containsKey(part) ? Optional.empty() : same(part, guess);
                    if (proof.isPresent()) {
                        rests = rests.and(proof.get());
                        replaced.put(part, new ReplaceElements(replaced, terms).of(guess));
                    }
                }
            }
        }
        return new Rewritten(new ReplaceElements(replaced, terms).of(term), rests);
    }

    /**
     * The candidates for the scalar: numbers first, and then those made before it, so that no two scalars give way to
     * each other.
     */
    private Set<ValueTerm> guesses(ValueTerm scalar, ValueTerm term) {
        Set<ValueTerm> guesses = new LinkedHashSet<>(numbers);
        Reachable.reducers(List.of(term)).forEach(reducer -> identity(reducer, scalar.type()).ifPresent(guesses::add));
        for (Equation equation : equations) {
            if (equation.left().equals(scalar) && isMadeBefore(scalar, equation.right())) {
                guesses.add(equation.right());
            }
        }
        guesses.removeIf(guess -> !guess.type().equals(scalar.type()));
        return guesses;
    }

    private boolean isMadeBefore(ValueTerm scalar, ValueTerm other) {
        return !ReductionMatching.concerns(other) && MentionedVariables.in(other, terms).isEmpty()
                && Subterms.of(List.of(other), List.of())
                        .stream()
                        .allMatch(part -> !(part instanceof ValueTerm.Parameter) || part.id() < scalar.id());
    }

    /** The number that changes no element of the type in the reduction. */
    private Optional<ValueTerm> identity(ElementReducer reducer, ElementType type) {
        Optional<Literal> identity = switch (reducer) {
            case DeclaredMonoid ignored -> Optional.empty();
            case Monoid monoid when monoid.hasIdentity() -> monoid.identity(type);
            case Monoid monoid when monoid == Monoid.MAX || monoid == Monoid.MIN -> switch (type) {
                case ElementType.Machine machine ->
                    Optional.of(new Literal.Whole(monoid == Monoid.MAX ? machine.least() : machine.greatest()));
                default -> Optional.empty();
            };
            case Monoid ignored -> Optional.empty();
        };
        boolean isTruth = type.equals(ElementType.BOOL);
        return identity.filter(literal -> isTruth == literal instanceof Literal.Truth)
                .map(literal -> terms.literal(literal, type));
    }

    /** A proof that both are one element where the conditions hold. */
    private Optional<Evidence> same(ValueTerm scalar, ValueTerm guess) {
        List<ValueTerm> both = List.of(scalar, guess);
        Optional<Evidence> proof = known.get(both);
        if (proof == null) {
            known.put(both, Optional.empty());
            proof = conditions.proves(
                    new Claim(new ClaimKind.Step("a scalar is known"), given, new Claim.SameElement(scalar, guess)));
            known.put(both, proof);
        }
        return proof;
    }
}
