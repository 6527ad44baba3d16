package io.verifyrules.verifier.verdict;

import io.verifyrules.dsl.element.ElementFamily;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.rule.Expectation;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Mismatch;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.dsl.rule.Widths;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.proof.Proof;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The verdict on one rule in one element theory, and how it came about. A verdict on a rule that leaves numbers of bits open holds at all
 * of them.
 *
 * @param declaration the rule
 * @param theory the element theory: such as {@code any} or {@code real}; {@code -} for a rule that is ill-formed
 * @param expected the verdict the author expects for this theory; none where the rule does not speak of it
 * @param plan the ranks that were checked and why they suffice, one entry per claim that needed ranks
 * @param obligations the claims that were proved or refuted, in order
 * @param matching the effort of matching reductions
 * @param notes remarks for the reader, such as that every result is empty
 * @param time the wall time spent
 * @param proofs the proofs of its claims; none where nobody wanted them, or the result was known from earlier
 */
public record RuleResult(RuleDeclaration declaration, String theory, Verdict verdict, Optional<VerdictKind> expected,
        List<ClassPlan> plan, List<ObligationReport> obligations, MatchingReport matching, List<String> notes,
        Duration time, List<Proof> proofs) {

    public RuleResult {
        plan = List.copyOf(plan);
        obligations = List.copyOf(obligations);
        notes = List.copyOf(notes);
        proofs = List.copyOf(proofs);
        if (declaration instanceof Rule rule) {
            Widths claimed = claimed(rule, theory);
            if (!verdict.everyWidth().map(widths -> widths.covers(claimed)).orElse(true)) {
                throw new IllegalArgumentException(
                        rule.name() + " in " + theory + ": " + verdict + " does not hold at every width");
            }
        }
    }

    /** A result without its proofs. */
    public RuleResult(RuleDeclaration declaration, String theory, Verdict verdict, Optional<VerdictKind> expected,
            List<ClassPlan> plan, List<ObligationReport> obligations, MatchingReport matching, List<String> notes,
            Duration time) {
        this(declaration, theory, verdict, expected, plan, obligations, matching, notes, time, List.of());
    }

    /** The numbers of bits that a verdict on the rule in this element theory speaks of. */
    public static Widths claimed(Rule rule, String theory) {
        return ElementTypes.signless(theory).map(rule::widthsIn).orElse(rule.widths());
    }

    /** Of a rule that is ill-formed, for which nothing needs to be proved. */
    public static RuleResult of(IllFormedRule rule) {
        return new RuleResult(rule, "-", new Verdict.IllFormed(rule.diagnostic()),
                Optional.of(rule.expectation().verdict()), List.of(), List.of(), MatchingReport.NONE, List.of(),
                Duration.ZERO);
    }

    /** The finding on a rule, as its author expects it or not. */
    public static RuleResult of(Rule rule, Optional<VerdictKind> expected, Finding found) {
        return new RuleResult(rule, found.theory(), found.verdict(), expected, found.plan(), found.obligations(),
                found.matching(), found.notes(), found.time(), found.proofs());
    }

    /** The same with these proofs. */
    public RuleResult with(List<Proof> others) {
        return new RuleResult(declaration, theory, verdict, expected, plan, obligations, matching, notes, time, others);
    }

    /** The same with a remark before all others. */
    public RuleResult noted(String note) {
        List<String> all = new ArrayList<>(List.of(note));
        all.addAll(notes);
        return new RuleResult(declaration, theory, verdict, expected, plan, obligations, matching, all, time, proofs);
    }

    /** The same, with what was proved before. */
    public RuleResult where(List<ObligationReport> before) {
        List<ObligationReport> all = new ArrayList<>(before);
        all.addAll(obligations);
        return new RuleResult(declaration, theory, verdict, expected, plan, all, matching, notes, time, proofs);
    }

    /** The same, where getting there took so long. */
    public RuleResult after(Duration spent) {
        return new RuleResult(declaration, theory, verdict, expected, plan, obligations, matching, notes, spent,
                proofs);
    }

    /** The same for a rule of the same content that stands elsewhere; where it is about some numbers of bits, it stays so. */
    public RuleResult of(RuleDeclaration rule) {
        Map<String, Integer> bits = declaration instanceof Rule own ? own.widths().chosen() : Map.of();
        RuleDeclaration same = switch (rule) {
            case Rule open when !bits.isEmpty() -> open.at(bits);
            // A list of some length refutes the rule, and the result is about that.
            case ListRule ignored when declaration instanceof Rule -> declaration;
            default -> rule;
        };
        return new RuleResult(same, theory, same instanceof Rule known ? new ReadAgain(known).of(verdict) : verdict,
                expected, plan, obligations, matching, notes, time, proofs);
    }

    /** The family of the element type; none for a rule that is ill-formed. */
    public Optional<ElementFamily> family() {
        return theory.equals("-")
                ? Optional.empty()
                : Optional.of(ElementType.closed(theory)
                        .or(() -> ElementTypes.signless(theory))
                        .map(ElementFamily::of)
                        .orElse(ElementFamily.ANY));
    }

    /**
     * The grounds of the verdict that a rule is right: laws alone, which other types have as well, or the solver's
     * arithmetic of this type. None of other verdicts.
     */
    public Optional<String> how() {
        if (!(verdict instanceof Verdict.Verified) || obligations.isEmpty()) {
            return Optional.empty();
        }
        boolean ofThisType = obligations.stream().anyMatch(obligation -> obligation.by() instanceof Settlement.AtRanks);
        boolean everyFormat = obligations.stream()
                .anyMatch(obligation -> obligation.by() instanceof Settlement.InEveryFormat);
        String laws = laws().stream()
                .map(TypeLaw::law)
                .distinct()
                .map(Law::statement)
                .collect(Collectors.joining("; "));
        return Optional.of(ofThisType
                ? "by the arithmetic of " + theory
                : everyFormat
                        ? "by the arithmetic of every floating-point format"
                        : laws.isEmpty() ? "whatever the operators compute" : "by " + laws);
    }

    /** The reason of the author's expectation for this element type; empty where nothing is said. */
    public String because() {
        Expectation expectation = declaration.expectation();
        return expectation.byElement()
                .keySet()
                .stream()
                .filter(type -> type.toString().equals(theory))
                .findFirst()
                .map(expectation::because)
                .orElse(expectation.general());
    }

    /** Whether the rule got the verdict its author expects, if the author expects one. */
    public boolean asExpected() {
        return expected.isEmpty() || (expected.get() == verdict.kind() && differsAsExpected());
    }

    private boolean differsAsExpected() {
        return refutedBy().isEmpty() || expectedBy().isEmpty() || refutedBy().equals(expectedBy());
    }

    /** In what the sides differ in the counterexample; none where there is none. */
    public Optional<Mismatch> refutedBy() {
        return verdict instanceof Verdict.Refuted refuted ? refuted.outcome().mismatch() : Optional.empty();
    }

    /** In what the author expects the sides to differ; none where nothing is said, or another verdict expected. */
    public Optional<Mismatch> expectedBy() {
        return expected.filter(VerdictKind.REFUTED::equals).flatMap(refuted -> declaration.expectation().by());
    }

    /** Such as {@code VERIFIED} or {@code REFUTED by shape}; {@code nothing} where the author says nothing. */
    public String expectedText() {
        return expected.map(VerdictKind::toString).orElse("nothing") + expectedBy().map(by -> " by " + by).orElse("");
    }

    /** The verdict, with the difference where the author says one. */
    public String verdictText() {
        return verdict.kind() + refutedBy().filter(by -> expectedBy().isPresent()).map(by -> " by " + by).orElse("");
    }

    /** The laws that the proofs of the rule's claims used: so far the verdict holds in every element type that has them. */
    public Set<TypeLaw> laws() {
        return obligations.stream()
                .flatMap(obligation -> obligation.laws().stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
