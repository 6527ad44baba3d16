package io.verifyrules.verifier.serve.service;

import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.script.Word;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.text.Kind;
import java.util.List;
import java.util.Locale;

/** The names that may complete what is being typed; nothing is run for them. */
record CompleteService() implements Service {

    @Override
    public Weight weight() {
        return Weight.QUICK;
    }

    @Override
    public Message answer(Request request, Answer answer) {
        Place place = Place.of(request);
        if (!request.text("kind").equals(Kind.KOTLIN.word())) {
            return Message.EMPTY.with("from", place.column(place.offset())).with("items", List.of());
        }
        Word.Completion completion = Word.completing(place.text(), place.offset());
        return Message.EMPTY.with("from", place.column(completion.begin()))
                .with("items", completion.words().stream().map(CompleteService::item).toList());
    }

    private static Message item(Word word) {
        return Message.EMPTY.with("label", word.name())
                .with("kind", word.kind().name().toLowerCase(Locale.ROOT))
                .with("detail", word.forms().stream().findFirst().orElse(""))
                .with("documentation", String.join("\n", word.forms()))
                .with("insert", word.name());
    }
}
