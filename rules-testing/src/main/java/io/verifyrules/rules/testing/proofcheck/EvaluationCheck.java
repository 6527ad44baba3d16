package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.proof.Summand;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Evaluates what a step concludes on random small instances that meet its place. */
record EvaluationCheck(Findings findings, String theory) {

    private static final int ENOUGH = 6;
    private static final int MOST = 30;

    /** Laws of types of which 0 is the least element; the evaluator has negative numbers. */
    private static final Set<Law> WITHOUT_SIGN = Set.of(Law.MAX_ZERO, Law.ABS_IS_ITSELF);

    /** @param lawless whether neither the step nor those below it use a law, so that it has to hold of elements of which none does */
    void of(ProofStep step, boolean lawless) {
        boolean reals = isOfReals(step);
        if (isOfTheory(step) && !isKnown(step) && !reals) {
            findings.trusts("arithmetic of a type, in " + step.kind());
            return;
        }
        if (ProofStep.all(List.of(step))
                .stream()
                .flatMap(each -> each.laws().stream())
                .anyMatch(law -> WITHOUT_SIGN.contains(law.law()))) {
            findings.trusts("elements of which 0 is the least, in " + step.kind());
            return;
        }
        boolean free = lawless && !convertsTruths(step);
        int agreed = 0;
        for (int seed = 0; seed < MOST && agreed < ENOUGH; seed++) {
            agreed += isMet(step, seed, free, reals) ? 1 : 0;
        }
        if (agreed > 0) {
            findings.checked("evaluations of " + step.kind());
        } else {
            findings.trusts("no sample for " + step.kind());
        }
    }

    /** A truth as a number is 0 or 1 in each type of numbers, whatever else the elements of a rule are. */
    private static boolean convertsTruths(ProofStep step) {
        return terms(step.conclusion().conclusion()).stream()
                .anyMatch(term -> term instanceof ValueTerm.Apply apply
                        && apply.operation() instanceof Operation.OfConversion conversion
                        && conversion.from() instanceof ElementType.Bool);
    }

    /** Whether the sample meets the place of the step; if it does, the conclusion is looked at. */
    private boolean isMet(ProofStep step, int seed, boolean lawless, boolean reals) {
        Samples samples = new Samples(step.conclusion());
        try {
            Optional<Assignment> assignment = samples.of(seed);
            assignment = assignment.filter(in -> !reals || samples.isMetIn(new Evaluator(in, new Reals(in))));
            assignment.ifPresent(in -> holds(step, in, samples, lawless, reals));
            return assignment.isPresent();
        } catch (Discarded another) {
            return false;
        }
    }

    private void holds(ProofStep step, Assignment in, Samples samples, boolean lawless, boolean reals) {
        Evaluator numbers = new Evaluator(in, reals ? new Reals(in) : new Numbers(in));
        if (step.conclusion().conclusion() instanceof Conclusion.Paired paired) {
            holds(step, in, numbers, paired, type(paired));
            return;
        }
        Evaluator free = new Evaluator(in, new FreeElements(in));
        if (!holds(step, numbers)) {
            findings.wrong(step.kind() + " is wrong in a sample: " + step.conclusion());
        } else if (lawless && samples.isMetIn(free) && !holds(step, free)) {
            findings.wrong(step.kind() + " is wrong in a sample without laws: " + step.conclusion());
        }
    }

    /** Claims of reals that integers need not satisfy: where something is divided, or a function of reals is applied. */
    private boolean isOfReals(ProofStep step) {
        return theory.equals("real")
                && ProofStep.all(List.of(step)).stream().anyMatch(each -> each.kind() == StepKind.COMPUTED);
    }

    /** Claims in the theory of a type rest on its arithmetic; the evaluator knows that of integers alone. */
    private static boolean isOfTheory(ProofStep step) {
        boolean elements = !(step.conclusion().conclusion() instanceof Conclusion.Holds(Truth truth))
                || Truth.isAboutElements(truth);
        return elements && ProofStep.all(List.of(step))
                .stream()
                .anyMatch(each -> each.kind() == StepKind.AT_RANKS || each.kind() == StepKind.IN_EVERY_FORMAT);
    }

    /** Arbitrary elements have no arithmetic, and that of integers is known but for what is divided. */
    private boolean isKnown(ProofStep step) {
        return theory.equals("any") || (theory.equals("int") && terms(step.conclusion().conclusion()).stream()
                .noneMatch(term -> term instanceof ValueTerm.Apply apply && switch (apply.operation()) {
                    case Operation.OfBinary(BinaryOperator operator) ->
                        operator == BinaryOperator.DIV || operator == BinaryOperator.REM;
                    case Operation.OfConversion ignored -> true;
                    default -> false;
                }));
    }

    private static Set<ValueTerm> terms(Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Holds(Truth truth) -> Set.copyOf(Subterms.of(List.of(), List.of(truth)));
            case Conclusion.SameElement(ValueTerm left, ValueTerm right) ->
                Set.copyOf(Subterms.of(List.of(left, right), List.of()));
            case Conclusion.RefinedElement(ValueTerm left, ValueTerm right) ->
                Set.copyOf(Subterms.of(List.of(left, right), List.of()));
            default -> Set.of();
        };
    }

    private static boolean holds(ProofStep step, Evaluator evaluator) {
        return switch (step.conclusion().conclusion()) {
            case Conclusion.Holds(Truth truth) -> evaluator.of(truth);
            case Conclusion.SameElement(ValueTerm left, ValueTerm right) ->
                Reals.same(evaluator.of(left), evaluator.of(right));
            case Conclusion.RefinedElement(ValueTerm left, ValueTerm right) ->
                Reals.same(evaluator.of(left), evaluator.of(right));
            case Conclusion.SameTruth(Truth before, Truth after) -> evaluator.of(before) == evaluator.of(after);
            case Conclusion.SameCombination(ElementReducer reducer, List<Summand> left, List<Summand> right) -> {
                ElementType type = type(left, right);
                yield Reals.same(evaluator.combined(left, reducer, type), evaluator.combined(right, reducer, type));
            }
            case Conclusion.Paired ignored -> throw new IllegalStateException("pairs are looked at by themselves");
        };
    }

    private static ElementType type(List<Summand> left, List<Summand> right) {
        return Stream.concat(left.stream(), right.stream())
                .flatMap(summand -> summand.factors().stream())
                .map(ValueTerm::type)
                .findFirst()
                .orElse(ElementType.INT);
    }

    private static ElementType type(Conclusion.Paired paired) {
        return type(List.of(paired.left()), List.of(paired.right()));
    }

    /** Each index in the left region has one in the right region with the same value, and returns. */
    private void holds(ProofStep step, Assignment in, Evaluator evaluator, Conclusion.Paired paired, ElementType type) {
        LaneValues lanes = new LaneValues(in);
        Truth left = Truth.allOf(List.of(paired.left().guard(), paired.onLeft()));
        evaluator.run(paired.left().indices(), left, () -> {
            Object value = evaluator.product(BigInteger.ONE, paired.left().factors(), paired.reducer(), type);
            Map<LaneAtom.Variable, List<Long>> there = at(paired.right(), paired.toRight(), lanes);
            boolean same = evaluator.with(there, () -> {
                Object other = evaluator.product(BigInteger.ONE, paired.rightOrder(), paired.reducer(), type);
                Object expected = step.kind() == StepKind.ABSORBED
                        ? evaluator.combined(value, other, paired.reducer(), type)
                        : value;
                return evaluator.of(paired.right().guard()) && Reals.same(other, expected);
            });
            if (!same) {
                findings.wrong(step.kind() + " pairs different terms: " + paired);
            }
        });
        if (step.kind() == StepKind.PAIRED) {
            injective(step, evaluator, paired.left(), paired.onLeft(), paired.right(), paired.toRight(), lanes);
            injective(step, evaluator, paired.right(), paired.onRight(), paired.left(), paired.toLeft(), lanes);
        }
    }

    /** No two indices of the region go to one. */
    private void injective(ProofStep step, Evaluator evaluator, Summand from, Truth region, Summand to,
            Map<LaneAtom.Variable, LaneInt> function, LaneValues lanes) {
        List<Map<LaneAtom.Variable, List<Long>>> reached = new ArrayList<>();
        evaluator.run(from.indices(), Truth.allOf(List.of(from.guard(), region)),
                () -> reached.add(at(to, function, lanes)));
        if (Set.copyOf(reached).size() != reached.size()) {
            findings.wrong(step.kind() + " takes two indices to one: " + step.conclusion().conclusion());
        }
    }

    private static Map<LaneAtom.Variable, List<Long>> at(Summand to, Map<LaneAtom.Variable, LaneInt> function,
            LaneValues lanes) {
        Map<LaneAtom.Variable, List<Long>> there = new HashMap<>();
        for (ValueTerm.BoundIndex index : to.indices()) {
            LaneInt value = Optional.ofNullable(function.get(index.variable()))
                    .orElseThrow(() -> new Discarded("an index without a value"));
            there.put(index.variable(), lanes.lanes(index.rankClass(), value));
        }
        return there;
    }
}
