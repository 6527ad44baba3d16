package io.verifyrules.verifier.serve.service;

import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The rules that ship with the program, to look through. */
record GalleryService(Lazy<Gallery> known) implements Service {

    private static final int MOST_SHOWN = 50;

    @Override
    public Weight weight() {
        return Weight.QUICK;
    }

    @Override
    public Message answer(Request request, Answer answer) {
        Gallery gallery = known.get();
        String search = request.optionalText("search").orElse("").strip().toLowerCase(Locale.ROOT);
        String operator = request.optionalText("operator").orElse("");
        List<Gallery.Shown> found = gallery.rules()
                .stream()
                .filter(rule -> operator.isEmpty() || rule.operator().equals(operator))
                .filter(rule -> rule.isAbout(search))
                .toList();
        return Message.EMPTY
                .with("operators", gallery.operators().entrySet().stream().map(GalleryService::operator).toList())
                .with("total", found.size())
                .with("items",
                        found.stream()
                                .skip(Math.max(0, request.number("offset")))
                                .limit(MOST_SHOWN)
                                .map(GalleryService::item)
                                .toList())
                .with("best", gallery.best().stream().map(GalleryService::item).toList())
                .with("examples",
                        gallery.examples()
                                .stream()
                                .map(each -> Message.EMPTY.with("title", each.title()).with("key", each.key()))
                                .toList());
    }

    private static Message operator(Map.Entry<String, Long> operator) {
        return Message.EMPTY.with("name", operator.getKey()).with("rules", operator.getValue());
    }

    private static Message item(Gallery.Shown rule) {
        return Message.EMPTY.with("collection", rule.collection())
                .with("name", rule.rule().name())
                .with("id", rule.id())
                .with("operator", rule.operator())
                .with("statement", rule.statement())
                .with("expected", rule.rule().expectation().verdict().name())
                .with("because", rule.rule().expectation().general())
                .with("key", rule.key());
    }
}
