package io.verifyrules.verifier.serve.service;

import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.text.Documents;
import io.verifyrules.verifier.serve.text.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * What the page has to know before it asks anything else.
 *
 * @param requestBytes how long a request may be
 */
record HelloService(Bench bench, int requestBytes) implements Service {

    /** The version of what page and server say to each other. */
    private static final int PROTOCOL = 1;

    @Override
    public Weight weight() {
        return Weight.QUICK;
    }

    @Override
    public Message answer(Request request, Answer answer) {
        Documents.Scripts scripts = bench.documents().scripts();
        List<String> kinds = new ArrayList<>(List.of(Kind.JSON.word(), "pair"));
        if (scripts.refused().isEmpty()) {
            kinds.addFirst(Kind.KOTLIN.word());
        }
        return Message.EMPTY.with("version", bench.version())
                .with("protocol", PROTOCOL)
                .with("public", bench.isPublic())
                .with("scripts", scripts.refused().isPresent() ? "refused" : scripts.trusted() ? "trusted" : "walled")
                .withText("scriptsMessage", scripts.refused())
                .withTexts("kinds", kinds)
                .with("limits",
                        Message.EMPTY.with("requestBytes", requestBytes)
                                .with("linkBytes", requestBytes)
                                .with("generalizeSeconds", bench.searching().toSeconds()))
                .with("files",
                        bench.opened()
                                .stream()
                                .map(file -> Message.EMPTY.with("name", file.name())
                                        .with("kind", file.kind())
                                        .with("text", file.text()))
                                .toList());
    }
}
