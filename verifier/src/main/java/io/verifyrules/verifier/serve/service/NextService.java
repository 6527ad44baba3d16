package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.counterexample.OtherCounterexamples;
import io.verifyrules.verifier.counterexample.RuleInstances;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.json.message.Received;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.shown.ShownInstance;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Further counterexamples to a rule, beside those that the page has seen. */
record NextService(Bench bench, KnownVerdicts verdicts) implements Service {

    private static final int MOST_SEEN = 200;
    private static final int SHOWN = 5;

    @Override
    public Weight weight() {
        return Weight.CHECK;
    }

    @Override
    public Message answer(Request request, Answer answer) throws InterruptedException {
        Rule rule = EvaluateService
                .closed(EvaluateService.without(bench.documents().rule(request), request.numbers("without")));
        RuleInstances side = new RuleInstances(rule);
        List<RuleInstance> seen = request.body()
                .required("seen")
                .items()
                .stream()
                .limit(MOST_SEEN)
                .map(at -> side.adjusted(Received.instance(at, rule)))
                .toList();
        Optional<Verdict.Refuted> first = first(rule, seen);
        if (first.isEmpty()) {
            return Message.EMPTY.with("found", List.of()).with("more", false);
        }
        List<Verdict.Refuted> others = Stream
                .concat(first.stream(), OtherCounterexamples.of(side, first.get(), SHOWN + seen.size()).stream())
                .filter(other -> seen.stream().noneMatch(before -> isLike(before, other.instance())))
                .toList();
        return Message.EMPTY
                .with("found", others.stream().limit(SHOWN).map(other -> ShownInstance.of(rule, other)).toList())
                .with("more", others.size() > SHOWN);
    }

    /** One that the page has seen, or the one of a verdict. */
    private Optional<Verdict.Refuted> first(Rule rule, List<RuleInstance> seen) throws InterruptedException {
        for (RuleInstance instance : seen) {
            Outcome outcome = Replay.replay(rule, instance);
            if (outcome.refutes()) {
                return Optional.of(new Verdict.Refuted(instance, outcome));
            }
        }
        return verdicts.of(rule, bench.options()) instanceof RuleOutcome.Checked checked
                ? checked.results()
                        .stream()
                        .map(RuleResult::verdict)
                        .filter(Verdict.Refuted.class::isInstance)
                        .map(Verdict.Refuted.class::cast)
                        .findFirst()
                : Optional.empty();
    }

    private static boolean isLike(RuleInstance one, RuleInstance other) {
        return one.ranks().equals(other.ranks()) && one.maps().equals(other.maps())
                && one.integers().equals(other.integers()) && (!one.maps().values().stream().allMatch(List::isEmpty)
                        || !one.integers().isEmpty() || one.tensors().equals(other.tensors()));
    }
}
