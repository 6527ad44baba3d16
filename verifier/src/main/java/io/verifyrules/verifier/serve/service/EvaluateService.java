package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.mutation.LeftOut;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Refusal;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.shown.ShownInstance;
import java.util.List;

/** Both sides of a rule on an instance that the page has put together. */
record EvaluateService(Bench bench) implements Service {

    @Override
    public Weight weight() {
        return Weight.QUICK;
    }

    @Override
    public Message answer(Request request, Answer answer) throws InterruptedException {
        Rule rule = closed(without(bench.documents().rule(request), request.numbers("without")));
        RuleInstance instance = Chosen.of(request, rule);
        return ShownInstance.of(rule, instance, Replay.replay(rule, instance));
    }

    /** The same, of which there are instances. */
    static Rule closed(Rule rule) {
        if (!rule.widths().open().isEmpty()) {
            throw new Refusal(Refusal.Code.REQUEST,
                    "the rule leaves numbers of bits open, so it has no instances that could be moved");
        }
        return rule;
    }

    /** The rule without some demands, by numbers from 1. */
    static Rule without(Rule rule, List<Integer> demands) {
        return switch (LeftOut.of(rule, demands.stream().map(number -> number - 1).toList())) {
            case Rule left -> left;
            case ListRule list -> throw new IllegalStateException(list + " was made of a rule without lists");
            case IllFormedRule wrong -> throw new Refusal(Refusal.Code.REQUEST,
                    "without this demand the rule is ill-formed: " + wrong.diagnostic().message());
        };
    }
}
