package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.generalize.Generalization;
import io.verifyrules.verifier.generalize.Generalizer;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.shown.Found;
import io.verifyrules.verifier.serve.text.Document;
import io.verifyrules.verifier.serve.text.Edit;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** The weakest demands under which a rule is right; what was asked on the way is said as it is answered. */
record GeneralizeService(Bench bench) implements Service {

    @Override
    public Weight weight() {
        return Weight.SEARCH;
    }

    @Override
    public Message answer(Request request, Answer answer) throws InterruptedException {
        Document document = bench.documents().of(request);
        Rule rule = bench.documents().rule(request);
        VerifyOptions options = bench.options().withTimeout(bench.searching().dividedBy(4));
        Generalizer generalizer = new Generalizer(new Told(bench.verifier(), answer, new AtomicInteger()), options,
                bench.searching(), () -> !answer.isWanted());
        Generalization found = request.says("fromNothing") ? generalizer.fromNothing(rule) : generalizer.of(rule);
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        answer.say(
                Found.of(found).with("edit", new Edit(bench.documents(), request.page()).generalized(document, found)));
        return Message.EMPTY.with("milliseconds", found.time().toMillis());
    }

    /** Tells of each question, and of its answer. */
    private record Told(RuleVerifier verifier, Answer answer, AtomicInteger asked) implements RuleVerifier {

        @Override
        public List<RuleResult> verify(RuleDeclaration declaration, VerifyOptions options) {
            List<RuleResult> results = verifier.verify(declaration, options);
            if (declaration instanceof Rule rule) {
                answer.say(Found.asked(rule, results, asked.incrementAndGet()));
            }
            return results;
        }
    }
}
