package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.text.Edit;

/** The text of the page without some demands of a rule. */
record EditService(Bench bench) implements Service {

    @Override
    public Weight weight() {
        return Weight.QUICK;
    }

    @Override
    public Message answer(Request request, Answer answer) throws InterruptedException {
        Rule rule = bench.documents().rule(request);
        return Message.EMPTY.with("edit", new Edit(bench.documents(), request.page())
                .without(bench.documents().of(request), rule, request.numbers("drop")));
    }
}
