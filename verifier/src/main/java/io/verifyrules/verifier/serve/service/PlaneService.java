package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.generalize.SmallPlane;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.shown.Found;
import java.util.List;
import java.util.Optional;

/** The small instances of a rule by two of its attributes: where it is right, where it is wrong, and what its demands admit. */
record PlaneService(Bench bench) implements Service {

    @Override
    public Weight weight() {
        return Weight.SEARCH;
    }

    @Override
    public Message answer(Request request, Answer answer) throws InterruptedException {
        Rule rule = EvaluateService
                .closed(EvaluateService.without(bench.documents().rule(request), request.numbers("without")));
        List<String> choices = SmallPlane.choices(rule);
        Optional<String> across = chosen(request, "across", choices).or(() -> choices.stream().findFirst());
        Optional<String> down = chosen(request, "down", choices)
                .or(() -> choices.stream().filter(name -> !across.equals(Optional.of(name))).findFirst());
        if (across.isEmpty() || down.isEmpty()) {
            return Message.EMPTY.with("refused", "the rule has no two attributes that could make a plane");
        }
        SmallPlane plane = SmallPlane.of(rule, Chosen.usual(rule), across.get(), down.get(), bench.searching(),
                () -> !answer.isWanted());
        return Message.EMPTY.with("plane", Found.plane(plane, choices));
    }

    private static Optional<String> chosen(Request request, String field, List<String> choices) {
        Optional<String> name = request.optionalText(field);
        if (name.filter(one -> !choices.contains(one)).isPresent()) {
            throw request.body().required(field).expected("one of " + String.join(", ", choices));
        }
        return name;
    }
}
