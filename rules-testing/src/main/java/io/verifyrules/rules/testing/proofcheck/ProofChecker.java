package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.proof.Conclusion;
import io.verifyrules.verifier.proof.Proof;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.proof.StepKind;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Checks the proofs of results, step by step, and shares no code with the search that found them. */
public final class ProofChecker {

    private final Findings findings = new Findings();
    private final Predicate<TypeLaw> laws;

    private ProofChecker(Predicate<TypeLaw> laws) {
        this.laws = laws;
    }

    /**
     * The check of a result that says that a rule is right.
     *
     * @param laws which laws the element type has
     */
    public static Findings check(RuleResult result, Predicate<TypeLaw> laws) {
        ProofChecker checker = new ProofChecker(laws);
        checker.of(result);
        return checker.findings;
    }

    private void of(RuleResult result) {
        if (result.proofs().isEmpty()) {
            findings.wrong("no proof");
        }
        findings.trusts("the rule applies somewhere");
        result.proofs().forEach(proof -> {
            claims(result, proof);
            of(proof);
        });
    }

    /** Each claim that a verdict needs has a proof of its own. */
    private void claims(RuleResult result, Proof proof) {
        Set<String> proved = proof.claims().stream().map(Proof.ProvedClaim::name).collect(Collectors.toSet());
        result.obligations()
                .stream()
                .filter(obligation -> !(obligation.claim() instanceof ClaimKind.Applies)
                        && !(obligation.claim() instanceof ClaimKind.Step)
                        && obligation.status() == ObligationReport.Status.PROVED)
                .map(obligation -> obligation.claim().text())
                .filter(claim -> !proved.contains(claim))
                .forEach(claim -> findings.wrong("no proof of " + claim));
        if (result.verdict() instanceof Verdict.Verified) {
            elements(proof);
            if (result.declaration() instanceof Rule rule) {
                rule.lhs().type().axes().stream().map(axis -> new ClaimKind.SameSize(axis.toString())).forEach(size -> {
                    if (!proved.contains(size.text()) && !proved.contains(new ClaimKind.AsAssumed(size).text())) {
                        findings.wrong("no proof of " + size.text());
                    }
                });
            }
        }
    }

    /** The claim on elements is about what the rule means, as far as that was rewritten. */
    private void elements(Proof proof) {
        List<ProofStep> elements = proof.claims()
                .stream()
                .filter(claim -> claim.name().equals(new ClaimKind.SameElements().text()))
                .map(Proof.ProvedClaim::step)
                .toList();
        if (elements.isEmpty()) {
            findings.wrong("no proof that elements are equal");
        }
        for (ProofStep step : elements) {
            boolean ofMeaning = proof.meaning()
                    .stream()
                    .map(rewriting -> rewriting.conclusion().conclusion())
                    .allMatch(rewriting -> rewriting instanceof Conclusion.SameElement(var ignored, var after)
                            && switch (step.conclusion().conclusion()) {
                                case Conclusion.SameElement(var left, var right) ->
                                    after.equals(left) || after.equals(right);
                                case Conclusion.RefinedElement(var left, var right) ->
                                    after.equals(left) || after.equals(right);
                                default -> false;
                            });
            if (!ofMeaning || step.kind() != StepKind.CLAIM) {
                findings.wrong("the claim on elements is not about what the rule means: " + step.conclusion());
            }
        }
    }

    private void of(Proof proof) {
        QueryCheck queries = new QueryCheck(findings);
        BoundCheck bounds = new BoundCheck(findings, queries);
        StructureCheck structure = new StructureCheck(findings);
        EvaluationCheck evaluation = new EvaluationCheck(findings, proof.theory());
        Map<ProofStep, Boolean> lawless = new HashMap<>();
        for (ProofStep step : proof.steps()) {
            structure.of(step);
            step.laws()
                    .stream()
                    .filter(law -> !law.law().isAxiom())
                    .filter(laws.negate())
                    .forEach(
                            law -> findings.wrong(step.kind() + " rests on a law that the type does not have: " + law));
            lawless.put(step, step.laws().isEmpty() && !isBySomebodyElsesLaws(step.kind())
                    && step.premises().stream().allMatch(lawless::get));
            evaluation.of(step, lawless.getOrDefault(step, false));
            conditions(step, queries);
            if (step.kind() == StepKind.AT_RANKS || step.kind() == StepKind.IN_EVERY_FORMAT) {
                bounds.of(step);
                accepted(step, proof);
            }
        }
    }

    /** The laws of terms in any order are those of the matching; at ranks a theory has its own. */
    private static boolean isBySomebodyElsesLaws(StepKind kind) {
        return switch (kind) {
            case COMBINATION, INNER_REDUCTIONS, ACROSS_SIDES, PAIRED, COVERED, ABSORBED, EMPTY_TERM, AT_RANKS,
                    IN_EVERY_FORMAT ->
                true;
            default -> false;
        };
    }

    /** Lane conditions hold where the step is taken. */
    private void conditions(ProofStep step, QueryCheck queries) {
        for (SideCondition condition : step.conditions()) {
            if (condition instanceof SideCondition.Entailed entailed) {
                queries.entailed(entailed, step);
                Set<LaneBool> known = new HashSet<>();
                step.conclusion().lanes().predicates().values().forEach(known::addAll);
                step.conclusion().given().forEach(truth -> Truth.conjuncts(truth).forEach(part -> {
                    if (part instanceof Truth.Fold(var ignored, LaneBool predicate)) {
                        known.addAll(LaneBool.conjuncts(predicate));
                    }
                }));
                if (known.containsAll(entailed.hypotheses())) {
                    findings.checked("hypotheses of questions about a lane");
                } else {
                    findings.trusts("hypotheses of questions about a lane, in " + step.kind());
                }
            }
        }
    }

    /** A step that the theory of another type proved is proved again in this one. */
    private void accepted(ProofStep step, Proof proof) {
        boolean elements = !(step.conclusion().conclusion() instanceof Conclusion.Holds(Truth truth))
                || Truth.isAboutElements(truth);
        boolean ofThisType = proof.theory().equals(proof.studied()) || !elements || step.kind() != StepKind.AT_RANKS
                || proof.accepted().stream().anyMatch(other -> other.conclusion().equals(step.conclusion()))
                || proof.claims().stream().anyMatch(claim -> claim.step().premises().contains(step));
        if (!ofThisType) {
            findings.wrong(
                    "a claim proved in the theory of " + proof.studied() + " alone: " + step.conclusion().conclusion());
        }
    }

}
