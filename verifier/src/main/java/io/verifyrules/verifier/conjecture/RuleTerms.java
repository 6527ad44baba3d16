package io.verifyrules.verifier.conjecture;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.rule.FloatReading;
import io.verifyrules.dsl.rule.IndexHint;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.denotation.AppliesWhere;
import io.verifyrules.verifier.denotation.AssumedAtOrigin;
import io.verifyrules.verifier.denotation.RuleMeaning;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** The symbolic side of a rule. */
public record RuleTerms(Rule rule) implements SymbolicSide {

    @Override
    public Set<RankClass> rankClasses() {
        return RuleNames.of(rule).rankClasses();
    }

    @Override
    public RuleMeaning meaning(ValueTerms terms, Grants granted) {
        return RuleMeaning.of(rule, terms, granted);
    }

    @Override
    public AppliesWhere appliesWhere(RuleMeaning meant, ValueTerms terms, Grants granted) {
        return AppliesWhere.of(rule, meant, terms, granted);
    }

    @Override
    public AssumedAtOrigin assumed(ValueTerms terms, Grants granted, UnaryOperator<Truth> rewriting) {
        return AssumedAtOrigin.of(rule, terms, granted, rewriting);
    }

    @Override
    public boolean permutesLanes() {
        return !RuleNames.of(rule).permutations().isEmpty();
    }

    @Override
    public List<IndexHint> hints() {
        return rule.hints();
    }

    @Override
    public boolean infinities() {
        return RuleNames.of(rule).infinities();
    }

    @Override
    public FloatReading floats() {
        return RuleNames.of(rule).floats();
    }

    @Override
    public Tolerances upTo() {
        return rule.upTo();
    }

    @Override
    public boolean isOfEveryFormat() { return rule.isOfEveryFormat(); }
}
