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
public final class RuleConjecture implements Conjecture {

    private final Rule rule;
    private final SymbolicSide symbolic;
    private final ConcreteSide concrete;
    /** Every element type asks for them. */
    private volatile Optional<List<String>> remarks = Optional.empty();
    private volatile Optional<List<String>> remarksIfProved = Optional.empty();

    public RuleConjecture(Rule rule) {
        this.rule = rule;
        this.symbolic = new RuleTerms(rule);
        this.concrete = new RuleInstances(rule);
    }

    @Override
    public SymbolicSide symbolic() {
        return symbolic;
    }

    @Override
    public ConcreteSide concrete() {
        return concrete;
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
        return remarks.orElseGet(() -> {
            List<String> found = TypesLeftOut.notes(rule);
            remarks = Optional.of(found);
            return found;
        });
    }

    @Override
    public List<String> remarksIfProved() {
        return remarksIfProved.orElseGet(() -> {
            List<String> found = UndefinedNotes.ofLicences(rule);
            remarksIfProved = Optional.of(found);
            return found;
        });
    }
}
