package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.counterexample.OtherCounterexamples;
import io.verifyrules.verifier.counterexample.RuleInstances;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.json.message.Received;
import io.verifyrules.verifier.json.text.JsonCursor;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.shown.Evaluation;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;

/** Further counterexamples to a rule, beside those that the page has seen. */
record NextService(Bench bench) implements Service {

    private static final int MOST_SEEN = 200;
    private static final int SHOWN = 5;

    @Override
    public Weight weight() {
        return Weight.CHECK;
    }

    @Override
    public Message answer(Request request, Answer answer) throws InterruptedException {
        Rule rule = EvaluateService.without(bench.documents().rule(request), request.numbers("without"));
        RuleInstances side = new RuleInstances(rule);
        List<RuleInstance> seen = request.body()
                .required("seen")
                .items()
                .stream()
                .limit(MOST_SEEN)
                .map(at -> side.adjusted(Received.instance(at, rule)))
                .toList();
        RuleInstance first = seen.isEmpty() ? Chosen.of(request, rule) : seen.getFirst();
        Outcome outcome = Replay.replay(rule, first);
        if (!outcome.refutes()) {
            JsonCursor at = request.body().required("seen");
            throw at.expected("a counterexample of the rule first");
        }
        List<Verdict.Refuted> others = OtherCounterexamples
                .of(side, new Verdict.Refuted(first, outcome), SHOWN + seen.size())
                .stream()
                .filter(other -> seen.stream().noneMatch(before -> isLike(before, other.instance())))
                .toList();
        return Message.EMPTY
                .with("found", others.stream().limit(SHOWN).map(other -> Evaluation.of(rule, other)).toList())
                .with("more", others.size() > SHOWN);
    }

    private static boolean isLike(RuleInstance one, RuleInstance other) {
        return one.ranks().equals(other.ranks()) && one.maps().equals(other.maps())
                && one.integers().equals(other.integers())
                && (!one.maps().values().stream().allMatch(List::isEmpty) || !one.integers().isEmpty()
                        || one.tensors().equals(other.tensors()));
    }
}
