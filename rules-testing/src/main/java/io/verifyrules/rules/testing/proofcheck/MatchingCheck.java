package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.proof.Summand;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Takes the terms of both sides of a matching away, as its steps say, until none is left. */
record MatchingCheck(Findings findings) {

    /** Terms of one side that are left, and whether one of them may serve several of the other side. */
    private record Sides(List<Summand> left, List<Summand> right, List<Summand> allLeft, List<Summand> allRight) {}

    void of(ProofStep step, ValueTerm left, ValueTerm right) {
        List<Summand> ofLeft = written(step, left);
        List<Summand> ofRight = written(step, right);
        Sides sides = across(step, ofLeft, ofRight);
        for (ProofStep premise : step.premises()) {
            switch (premise.conclusion().conclusion()) {
                case Conclusion.Paired paired when premise.kind() == StepKind.PAIRED -> paired(premise, paired, sides);
                case Conclusion.Paired paired -> covered(premise, paired, sides);
                case Conclusion.SameCombination(ElementReducer ignored, List<Summand> empty, List<Summand> none) when premise
                        .kind() == StepKind.EMPTY_TERM -> {
                    boolean shown = empty.size() == 1 && none.isEmpty()
                            && (empty.getFirst().guard().equals(Truth.FALSE) || !premise.premises().isEmpty());
                    if (!shown || !(sides.left().remove(empty.getFirst()) || sides.right().remove(empty.getFirst()))) {
                        findings.wrong("an empty term that is none of the terms, or not shown to be: " + empty);
                    }
                }
                default -> {
                }
            }
        }
        if (!sides.left().isEmpty() || !sides.right().isEmpty()) {
            findings.wrong("terms without a partner: " + sides.left() + " and " + sides.right());
        }
        needs(step);
        findings.checked("matchings");
    }

    private List<Summand> written(ProofStep step, ValueTerm element) {
        List<Summand> terms = List.of(Summand.of(element));
        boolean found = false;
        for (ProofStep premise : step.premises()) {
            boolean writes = premise.kind() == StepKind.COMBINATION || premise.kind() == StepKind.INNER_REDUCTIONS;
            if (writes && premise.conclusion()
                    .conclusion() instanceof Conclusion.SameCombination(ElementReducer ignored, var before, var after)
                    && before.equals(terms)) {
                terms = after;
                found = true;
            }
        }
        if (!found) {
            findings.wrong("no step writes as terms " + element);
        }
        return terms;
    }

    private Sides across(ProofStep step, List<Summand> left, List<Summand> right) {
        for (ProofStep premise : step.premises()) {
            if (premise.kind() == StepKind.ACROSS_SIDES
                    && premise.conclusion().conclusion() instanceof Conclusion.SameCombination same) {
                List<Summand> before = new ArrayList<>(left);
                right.forEach(term -> before.add(term.times(term.coefficient().negate())));
                if (!same.left().equals(before)) {
                    findings.wrong("a step across sides from other terms: " + same);
                }
                List<Summand> one = new ArrayList<>();
                List<Summand> other = new ArrayList<>();
                same.right().forEach(term -> {
                    if (term.coefficient().signum() > 0) {
                        one.add(term);
                    } else {
                        other.add(term.times(term.coefficient().negate()));
                    }
                });
                return new Sides(one, other, List.copyOf(one), List.copyOf(other));
            }
        }
        return new Sides(new ArrayList<>(left), new ArrayList<>(right), left, right);
    }

    private void paired(ProofStep step, Conclusion.Paired paired, Sides sides) {
        List<Summand> ofFirst = sides.left();
        List<Summand> ofSecond = sides.right();
        if (paired.reducer() == Monoid.XOR && !acrossSides(paired, sides)) {
            ofFirst = sides.left().contains(paired.left()) ? sides.left() : sides.right();
            ofSecond = ofFirst;
        }
        if (!ofFirst.remove(paired.left()) || !ofSecond.remove(paired.right())) {
            findings.wrong("a pair of terms that are not left: " + paired);
            return;
        }
        BigInteger both = paired.left().coefficient().min(paired.right().coefficient());
        if (both.signum() <= 0) {
            findings.wrong("a pair of terms that are subtracted: " + paired);
        }
        keep(ofFirst, paired.left(), paired.openLeft(), both);
        keep(ofSecond, paired.right(), paired.openRight(), both);
        follows(step, paired.left(), paired.onLeft(), paired.openLeft());
        follows(step, paired.right(), paired.onRight(), paired.openRight());
        valued(step, paired);
    }

    /** Of one side two equal terms are none where an element is its own opposite. */
    private static boolean acrossSides(Conclusion.Paired paired, Sides sides) {
        return sides.left().contains(paired.left()) && sides.right().contains(paired.right());
    }

    private static void keep(List<Summand> side, Summand term, Truth region, BigInteger taken) {
        if (!region.equals(Truth.TRUE)) {
            side.add(term.where(Truth.not(region)));
        }
        if (!term.coefficient().equals(taken)) {
            side.add(term.where(region).times(term.coefficient().subtract(taken)));
        }
    }

    private void covered(ProofStep step, Conclusion.Paired paired, Sides sides) {
        boolean ofLeft = sides.allRight().contains(paired.right()) && place(sides.left(), paired.left()) >= 0;
        List<Summand> side = ofLeft ? sides.left() : sides.right();
        int place = place(side, paired.left());
        if (place < 0 || !(ofLeft ? sides.allRight() : sides.allLeft()).contains(paired.right())) {
            findings.wrong("a term covered by one that is none of the other side: " + paired);
            return;
        }
        Summand rest = side.get(place);
        side.set(place, rest.where(Truth.not(paired.openLeft())));
        follows(step, rest, paired.onLeft(), paired.openLeft());
        if (step.kind() == StepKind.ABSORBED) {
            absorbed(step, paired);
        } else {
            valued(step, paired);
        }
    }

    /** The term, or what is left of it: values were compared before more of it was taken away. */
    private static int place(List<Summand> side, Summand term) {
        int exact = side.indexOf(term);
        for (int i = 0; exact < 0 && i < side.size(); i++) {
            Summand other = side.get(i);
            boolean less = other.indices().equals(term.indices()) && other.factors().equals(term.factors())
                    && parts(other.guard()).containsAll(parts(term.guard()));
            exact = less ? i : exact;
        }
        return exact;
    }

    /** Each part of a region that is not kept open stands in the guard, or is proved. */
    private void follows(ProofStep step, Summand term, Truth region, Truth open) {
        Set<Truth> known = new HashSet<>(parts(term.guard()));
        step.conclusion().given().forEach(given -> known.addAll(parts(given)));
        known.addAll(parts(open));
        step.premises().forEach(premise -> {
            if (premise.conclusion().conclusion() instanceof Conclusion.Holds(Truth holds)) {
                known.addAll(parts(holds));
            }
        });
        List<Truth> missing = parts(region).stream().filter(part -> !known.contains(part)).toList();
        if (!missing.isEmpty()) {
            findings.wrong(step.kind() + " does not show " + missing);
        }
    }

    private static List<Truth> parts(Truth truth) {
        List<Truth> all = new ArrayList<>();
        for (Truth part : Truth.conjuncts(truth)) {
            all.add(part);
            if (part instanceof Truth.Fold(RankClass rankClass, LaneBool predicate)) {
                all.remove(part);
                LaneBool.conjuncts(predicate).forEach(conjunct -> all.add(Truth.fold(rankClass, conjunct)));
            }
        }
        return all;
    }

    /** Each factor of the left term is proved to be a factor of the right one. */
    private void valued(ProofStep step, Conclusion.Paired paired) {
        Set<ValueTerm> proved = step.premises()
                .stream()
                .map(premise -> premise.conclusion().conclusion())
                .filter(Conclusion.SameElement.class::isInstance)
                .map(same -> ((Conclusion.SameElement) same).left())
                .collect(Collectors.toSet());
        boolean right = paired.rightOrder().size() == paired.right().factors().size()
                && new HashSet<>(paired.rightOrder()).equals(new HashSet<>(paired.right().factors()));
        if (!right || !proved.containsAll(paired.left().factors())) {
            findings.wrong(step.kind() + " does not show that the values are the same: " + paired);
        }
    }

    /** Both terms combined are proved to be one of them. */
    private void absorbed(ProofStep step, Conclusion.Paired paired) {
        boolean proved = paired.reducer() instanceof Monoid monoid && step.premises()
                .stream()
                .map(premise -> premise.conclusion().conclusion())
                .anyMatch(premise -> premise instanceof Conclusion.SameElement(ValueTerm both, ValueTerm one)
                        && both instanceof ValueTerm.Apply apply
                        && apply.operation().equals(new Operation.OfBinary(monoid.operator()))
                        && apply.operands().get(1).equals(one));
        if (!proved) {
            findings.wrong(step.kind() + " does not show that a term absorbs another: " + paired);
        }
    }

    /** Terms are matched in any order by laws, and may serve several by another one. */
    private void needs(ProofStep step) {
        Set<Law> has = step.laws().stream().map(TypeLaw::law).collect(Collectors.toSet());
        ElementReducer reducer = step.premises()
                .stream()
                .map(premise -> premise.conclusion().conclusion())
                .filter(Conclusion.SameCombination.class::isInstance)
                .map(same -> ((Conclusion.SameCombination) same).reducer())
                .findFirst()
                .orElse(Monoid.SUM);
        Set<Law> needed = new HashSet<>(LawsNeeded.ofCombination(reducer));
        if (step.premises()
                .stream()
                .anyMatch(premise -> premise.kind() == StepKind.COVERED || premise.kind() == StepKind.ABSORBED)) {
            needed.addAll(LawsNeeded.ofCovering(reducer));
        }
        if (step.premises().stream().anyMatch(premise -> premise.kind() == StepKind.ACROSS_SIDES)) {
            needed.addAll(Set.of(Law.ADD_CANCELS, Law.NEG_IS_OPPOSITE));
        }
        if (reducer == Monoid.XOR) {
            needed.add(Law.XOR_CANCELS);
        }
        needed.removeAll(has);
        if (!needed.isEmpty()) {
            findings.wrong("a matching by " + reducer + " without the laws " + needed);
        }
    }
}
