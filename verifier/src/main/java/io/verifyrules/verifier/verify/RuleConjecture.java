package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.TypesLeftOut;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.conjecture.Conjecture;
import io.verifyrules.verifier.conjecture.RuleTerms;
import io.verifyrules.verifier.conjecture.SymbolicSide;
import io.verifyrules.verifier.counterexample.RuleInstances;
import java.util.List;
import java.util.Optional;

/** The conjecture that the sides of a rule agree. */
public record RuleConjecture(Rule rule, SymbolicSide symbolic, ConcreteSide concrete) implements Conjecture {

    public RuleConjecture(Rule rule) {
        this(rule, new RuleTerms(rule), new RuleInstances(rule));
    }

    @Override
    public String name() {
        return rule.name();
    }

    @Override
    public List<ElementType> types(List<String> requested) {
        return RuleTypes.of(rule, requested);
    }

    @Override
    public Optional<VerdictKind> expected(ElementType type) {
        return rule.expected(type);
    }

    @Override
    public List<String> remarks() {
        return TypesLeftOut.notes(rule);
    }

    @Override
    public List<String> remarksIfProved() {
        return UndefinedNotes.ofLicences(rule);
    }
}
