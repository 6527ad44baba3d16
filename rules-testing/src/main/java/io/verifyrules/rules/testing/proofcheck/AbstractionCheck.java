package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks that the terms in place of one parameter are proved equal, and that the rest of a claim is the same. */
record AbstractionCheck(Findings findings) {

    void of(ProofStep step) {
        List<ValueTerm> whole = elements(step.conclusion().conclusion());
        Map<ValueTerm, Set<ValueTerm>> replaced = new LinkedHashMap<>();
        boolean same = whole.size() == 2 && (step.premises()
                .stream()
                .map(premise -> elements(premise.conclusion().conclusion()))
                .filter(parts -> parts.size() == 2)
                .anyMatch(parts -> {
                    Map<ValueTerm, Set<ValueTerm>> here = new LinkedHashMap<>();
                    boolean fits = replaces(whole.get(0), parts.get(0), here)
                            && replaces(whole.get(1), parts.get(1), here);
                    boolean any = fits && !here.isEmpty();
                    if (any) {
                        replaced.putAll(here);
                    }
                    return any;
                }) || isOneProof(step, whole));
        boolean laws = step.laws().stream().anyMatch(law -> law.law() == Law.ALL_ARE_INPUTS);
        if (!same || !laws) {
            findings.wrong(
                    step.kind() + " does not follow from a claim on parameters: " + step.conclusion().conclusion());
            return;
        }
        step.premises().forEach(premise -> bounds(premise, step, replaced));
        replaced.values().forEach(all -> {
            if (!areConnected(step, all)) {
                findings.wrong(step.kind() + " has one parameter for elements that are not proved equal: " + all);
            }
        });
        findings.checked("reductions as parameters");
    }

    /** Other hypotheses on parameters are bounds, each on the side of its extreme. */
    private void bounds(ProofStep premise, ProofStep step, Map<ValueTerm, Set<ValueTerm>> replaced) {
        for (Truth given : premise.conclusion().given()) {
            List<Truth> parts = given instanceof Truth.AnyOf(List<Truth> all) ? all : List.of(given);
            boolean speaks = !step.conclusion().given().contains(given)
                    && Subterms.of(List.of(), List.of(given)).stream().anyMatch(replaced::containsKey);
            if (speaks && parts.stream().noneMatch(part -> isBound(part, replaced))) {
                findings.wrong(step.kind() + " takes of a parameter that " + given);
            }
        }
    }

    private static boolean isBound(Truth part, Map<ValueTerm, Set<ValueTerm>> replaced) {
        return part instanceof Truth.OnElement(ValueTerm element) && element instanceof ValueTerm.Apply apply
                && apply.operation() instanceof Operation.OfRelation(Relation relation)
                && replaced.getOrDefault(apply.operands().get(1), Set.of())
                        .stream()
                        .flatMap(whole -> Subterms.of(List.of(whole), List.of()).stream())
                        .anyMatch(term -> term instanceof ValueTerm.Reduction reduction
                                && (reduction.monoid() == Monoid.MAX
                                        ? relation == Relation.LE
                                        : reduction.monoid() == Monoid.MIN && relation == Relation.GE));
    }

    private static boolean isOneProof(ProofStep step, List<ValueTerm> whole) {
        return areConnected(step, new LinkedHashSet<>(whole));
    }

    private static List<ValueTerm> elements(Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.SameElement(ValueTerm left, ValueTerm right) -> List.of(left, right);
            case Conclusion.RefinedElement(ValueTerm left, ValueTerm right) -> List.of(left, right);
            default -> List.of();
        };
    }

    /** Whether the second term is the first one with parameters for some parts, which are noted. */
    private static boolean replaces(ValueTerm whole, ValueTerm part, Map<ValueTerm, Set<ValueTerm>> replaced) {
        if (whole.equals(part)) {
            return true;
        }
        if (part instanceof ValueTerm.Parameter) {
            replaced.computeIfAbsent(part, key -> new LinkedHashSet<>()).add(whole);
            return true;
        }
        if (whole instanceof ValueTerm.Apply a && part instanceof ValueTerm.Apply b) {
            boolean same = a.operation().equals(b.operation()) && a.operands().size() == b.operands().size();
            for (int i = 0; same && i < a.operands().size(); i++) {
                same = replaces(a.operands().get(i), b.operands().get(i), replaced);
            }
            return same;
        }
        return whole instanceof ValueTerm.If a && part instanceof ValueTerm.If b
                && replaces(a.condition(), b.condition(), replaced) && replaces(a.then(), b.then(), replaced)
                && replaces(a.otherwise(), b.otherwise(), replaced);
    }

    private static boolean replaces(Truth whole, Truth part, Map<ValueTerm, Set<ValueTerm>> replaced) {
        if (whole.equals(part)) {
            return true;
        }
        return switch (whole) {
            case Truth.OnElement(ValueTerm a) ->
                part instanceof Truth.OnElement(ValueTerm b) && replaces(a, b, replaced);
            case Truth.Not(Truth a) -> part instanceof Truth.Not(Truth b) && replaces(a, b, replaced);
            case Truth.AllOf(List<Truth> a) -> part instanceof Truth.AllOf(List<Truth> b) && all(a, b, replaced);
            case Truth.AnyOf(List<Truth> a) -> part instanceof Truth.AnyOf(List<Truth> b) && all(a, b, replaced);
            default -> false;
        };
    }

    private static boolean all(List<Truth> whole, List<Truth> parts, Map<ValueTerm, Set<ValueTerm>> replaced) {
        boolean same = whole.size() == parts.size();
        for (int i = 0; same && i < whole.size(); i++) {
            same = replaces(whole.get(i), parts.get(i), replaced);
        }
        return same;
    }

    /** Whether equations among the premises lead from each element to each other one. */
    private static boolean areConnected(ProofStep step, Set<ValueTerm> all) {
        Set<ValueTerm> reached = new LinkedHashSet<>(List.of(all.iterator().next()));
        List<List<ValueTerm>> equations = new ArrayList<>();
        step.premises().forEach(premise -> equations.add(elements(premise.conclusion().conclusion())));
        boolean grown = true;
        while (grown) {
            grown = false;
            for (List<ValueTerm> sides : equations) {
                if (sides.size() == 2 && reached.contains(sides.get(0)) != reached.contains(sides.get(1))) {
                    reached.addAll(sides);
                    grown = true;
                }
            }
        }
        return reached.containsAll(all);
    }
}
