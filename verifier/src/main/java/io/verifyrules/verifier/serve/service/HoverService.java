package io.verifyrules.verifier.serve.service;

import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.script.Word;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.text.Kind;
import java.util.Optional;

/** What a word of a text is; nothing is run for it. */
record HoverService() implements Service {

    @Override
    public Weight weight() {
        return Weight.QUICK;
    }

    @Override
    public Message answer(Request request, Answer answer) {
        Place place = Place.of(request);
        Optional<Word> word = request.text("kind").equals(Kind.KOTLIN.word())
                ? Word.at(place.text(), place.offset())
                : Optional.empty();
        return word.map(known -> Message.EMPTY.with("word", known.name())
                .with("markdown", "```kotlin\n" + String.join("\n", known.forms()) + "\n```")
                .with("text", String.join("\n", known.forms()))
                .with("line", request.number("line"))).orElse(Message.EMPTY);
    }
}
