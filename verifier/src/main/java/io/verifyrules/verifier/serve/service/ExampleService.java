package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.kotlin.KotlinRule;
import io.verifyrules.verifier.kotlin.NotInKotlin;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Refusal;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.text.Kind;
import java.util.List;

/** A rule of the gallery as a text for the editor. */
record ExampleService(Bench bench, Lazy<Gallery> known) implements Service {

    @Override
    public Weight weight() {
        return Weight.QUICK;
    }

    @Override
    public Message answer(Request request, Answer answer) {
        String key = request.text("key");
        Gallery gallery = known.get();
        return gallery.rule(key)
                .map(shown -> rule(shown.rule()))
                .or(() -> gallery.examples()
                        .stream()
                        .filter(each -> each.key().equals(key))
                        .findFirst()
                        .map(each -> text(Kind.KOTLIN, each.text(), each.title())))
                .orElseThrow(() -> new Refusal(Refusal.Code.MISSING, "there is no such example in this version"));
    }

    /** What has no word in Kotlin, or may not be run, is data. */
    private Message rule(Rule rule) {
        if (bench.documents().scripts().refused().isEmpty()) {
            try {
                return text(Kind.KOTLIN, KotlinRule.of(rule), rule.name());
            } catch (NotInKotlin unsaid) {
                return text(Kind.JSON, RuleJson.writeFile(List.of(rule)), rule.name());
            }
        }
        return text(Kind.JSON, RuleJson.writeFile(List.of(rule)), rule.name());
    }

    private static Message text(Kind kind, String text, String rule) {
        return Message.EMPTY.with("kind", kind.word()).with("text", text).with("rule", rule);
    }
}
