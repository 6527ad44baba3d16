package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.report.ListText;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.shown.Parameters;
import io.verifyrules.verifier.serve.shown.Verdicts;
import io.verifyrules.verifier.serve.text.Document;
import io.verifyrules.verifier.verdict.RuleResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The verdicts on all rules of a text, as they are found. */
record VerifyService(Bench bench, KnownVerdicts verdicts) implements Service {

    /** Texts and pairs of programs are checked in turn. */
    static final String LANE = "verify";

    @Override
    public Weight weight() {
        return Weight.CHECK;
    }

    @Override
    public String lane(Request request) {
        return LANE;
    }

    @Override
    public Message answer(Request request, Answer answer) throws InterruptedException {
        long start = System.nanoTime();
        Document document = bench.documents().of(request);
        Optional<String> one = request.optionalText("rule");
        answer.say(read(document));
        Message parameters = Message.EMPTY;
        Message demands = Message.EMPTY;
        for (RuleDeclaration rule : document.rules()) {
            if (!answer.isWanted()) {
                break;
            }
            if (one.isEmpty() || one.get().equals(rule.name())) {
                RuleOutcome outcome = verdicts.of(rule, bench.options());
                Verdicts.of(outcome).forEach(answer::say);
                if (rule instanceof Rule well) {
                    parameters = parameters.with(rule.name(), Parameters.of(well, types(outcome)));
                    demands = demands.with(rule.name(), Parameters.demands(well));
                }
            }
        }
        return Message.EMPTY.with("milliseconds", Duration.ofNanos(System.nanoTime() - start).toMillis())
                .with("parameters", parameters)
                .with("demands", demands);
    }

    private static List<String> types(RuleOutcome outcome) {
        return switch (outcome) {
            case RuleOutcome.Checked checked -> checked.results().stream().map(RuleResult::theory).toList();
            case RuleOutcome.Failed ignored -> List.of();
        };
    }

    private static Message read(Document document) {
        List<Message> diagnostics = new ArrayList<>();
        document.mistakes().forEach(mistake -> diagnostics.add(diagnostic(mistake, "error")));
        for (RuleDeclaration rule : document.rules()) {
            rule.warnings().forEach(warning -> diagnostics.add(diagnostic(warning, "warning")));
            if (rule instanceof IllFormedRule wrong) {
                diagnostics.add(diagnostic(wrong.diagnostic(), "error"));
            }
        }
        return Message.of("read")
                .with("rules", document.rules().stream().map(VerifyService::rule).toList())
                .with("diagnostics", diagnostics)
                .withTexts("printed", document.printed());
    }

    private static Message diagnostic(Diagnostic diagnostic, String severity) {
        return Message.EMPTY.with("line", diagnostic.position().line())
                .with("column", diagnostic.position().column())
                .with("severity", severity)
                .with("message", diagnostic.message());
    }

    private static Message rule(RuleDeclaration declaration) {
        Message message = Message.EMPTY.with("name", declaration.name())
                .with("line", declaration.position().line())
                .with("title", RuleTitle.of(declaration));
        return switch (declaration) {
            case Rule rule -> message.with("kind", rule.variant().isPresent() ? "variant" : "rule")
                    .with("statement", RulePrinter.print(rule))
                    .withTexts("conditions", Stream.of(RulePrinter.conditions(rule)).flatMap(all -> all).toList());
            case ListRule list -> message.with("kind", list.pattern().variant().isPresent() ? "variant" : "rule")
                    .with("statement", RulePrinter.print(list.pattern()))
                    .withTexts("conditions", ListText.conditions(list));
            case IllFormedRule ignored -> message.with("kind", "ill-formed");
        };
    }
}
