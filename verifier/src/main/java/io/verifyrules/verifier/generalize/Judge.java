package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.List;
import java.util.Optional;

/**
 * Asks the verifier about a rule with other demands, first in the element type that decides soonest.
 *
 * @param theories the element types, by name; empty for all that the rule is about
 * @param effort the effort in which questions are entered
 */
record Judge(RuleVerifier verifier, VerifyOptions options, List<String> theories, Effort effort) {

    private static final int BRIEFLY = 4;

    Judge {
        theories = List.copyOf(theories);
    }

    /** The same with less for each question: what follows from something else is seldom hard to see. */
    Judge briefly() {
        return new Judge(verifier, new VerifyOptions(options.elements(), options.resourceLimit() / BRIEFLY,
                options.timeout().dividedBy(BRIEFLY), options.smtDump(), options.solver(), options.proveFirst()),
                theories, effort);
    }

    /** The same in all element types that a rule is about. */
    Judge inAllTypes() {
        return new Judge(verifier, options, List.of(), effort);
    }

    /** The judgement on the rule; it is right only where it is in every element type. */
    Judgement of(Rule rule) {
        if (theories.size() < 2) {
            return judged(rule, theories);
        }
        Judgement first = judged(rule, theories.subList(0, 1));
        return first instanceof Judgement.Verified ? judged(rule, theories.subList(1, theories.size())) : first;
    }

    boolean proves(Optional<Rule> rule) {
        return rule.map(this::of).filter(Judgement.Verified.class::isInstance).isPresent();
    }

    /** All verdicts on the rule, in these element types; in all that it is about if there are none. */
    List<RuleResult> results(Rule rule, List<String> in) {
        effort.enter(Effort.QUESTION);
        return verifier.verify(rule, options.in(in));
    }

    private Judgement judged(Rule rule, List<String> in) {
        List<RuleResult> results = results(rule, in);
        String reason = results.isEmpty() ? "the rule is about none of the element types" : "";
        for (RuleResult result : results) {
            switch (result.verdict()) {
                case Verdict.Refuted refuted -> {
                    return new Judgement.Wrong(refuted.instance());
                }
                case Verdict.Verified ignored -> {
                }
                case Verdict.Unknown unknown -> reason = unknown.reason();
                case Verdict.Vacuous vacuous -> reason = vacuous.reason();
                case Verdict.IllFormed illFormed -> reason = illFormed.diagnostic().message();
            }
        }
        boolean complete = results.size() >= in.size();
        return reason.isEmpty() && complete ? new Judgement.Verified() : new Judgement.Open(reason);
    }
}
