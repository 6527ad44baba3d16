package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.rule.LicensedForms;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.reduction.SideConditions;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.theory.UndefinedOperations;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedApplication;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Marks a verdict that rests on what element types leave undefined. */
record UndefinedNotes(RuleMeaning meaning, ValueTerms terms, SideConditions prover,
        Function<ElementType, ElementTheory> theories) {

    /** For a rule that is proved: the operations that the proof took for unknown functions. */
    List<String> ofProof() {
        List<Truth> given = new ArrayList<>(meaning.hypotheses());
        given.addAll(Truth.conjuncts(meaning.inBounds()));
        given.addAll(meaning.assumptions());
        boolean aboutElements = given.stream().anyMatch(Truth::isAboutElements);
        UndefinedOperations operations = new UndefinedOperations(theories, (term, relation,
                number) -> (aboutElements || isComputed(term)) && compares(term, relation, number, given));
        operations.visit(meaning.left());
        operations.visit(meaning.right());
        given.forEach(operations::visit);
        return operations.found();
    }

    /** For a rule that is proved: that its left side is taken for what it may be rewritten to. */
    static List<String> ofLicences(Rule rule) {
        int forms = LicensedForms.of(rule.lhs()).size();
        return forms == 1
                ? List.of()
                : List.of("assuming " + String.join(", ", LicensedForms.licences(rule.lhs()))
                        + ": the left side is any of " + forms + " expressions");
    }

    /** The value of an input is known only by assumptions. */
    private static boolean isComputed(ValueTerm term) {
        return term instanceof ValueTerm.Apply || term instanceof ValueTerm.Literal;
    }

    private boolean compares(ValueTerm term, Relation relation, int number, List<Truth> given) {
        ValueTerm literal = terms.literal(new Literal.Whole(BigInteger.valueOf(number)), term.type());
        ValueTerm comparison = terms.apply(new Operation.OfRelation(relation), ElementType.BOOL,
                List.of(term, literal));
        Claim claim = new Claim(new ClaimKind.Step(term + " " + relation.symbol() + " " + number), given,
                new Claim.SameElement(comparison, terms.literal(new Literal.Truth(true), ElementType.BOOL)));
        return prover.proves(claim).isPresent();
    }

    /** For a rule that is refuted by an instance: the values without which the difference would not be certain. */
    static List<String> ofRefutation(ConcreteSide side, RuleInstance instance) {
        Map<UndefinedApplication, ElementValue> needed = new LinkedHashMap<>(side.refutationRestsOn(instance));
        needed.keySet().removeIf(UndefinedApplication::isOfFunction);
        String values = needed.entrySet()
                .stream()
                .map(taken -> taken.getKey() + " = " + taken.getValue())
                .collect(Collectors.joining(" and "));
        return needed.isEmpty() ? List.of() : List.of("rests on " + values + ", which nothing defines");
    }
}
