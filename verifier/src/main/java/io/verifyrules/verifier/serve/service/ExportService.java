package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.export.ExportFormat;
import io.verifyrules.verifier.export.ExportedRule;
import io.verifyrules.verifier.export.Exporter;
import io.verifyrules.verifier.hlo.HloReport;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.kotlin.KotlinRule;
import io.verifyrules.verifier.kotlin.NotInKotlin;
import io.verifyrules.verifier.report.FinishedRun;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RunReport;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.verdict.Verdict;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A rule, or its counterexamples, in other languages. */
record ExportService(Bench bench, KnownVerdicts verdicts) implements Service {

    private static final List<String> FORMATS = List.of("kotlin", "json", "hlo", "stablehlo", "pdll", "cpp", "egglog");
    private static final String NAME = "rule";

    @Override
    public Weight weight() {
        return Weight.CHECK;
    }

    @Override
    public Message answer(Request request, Answer answer) throws InterruptedException {
        Rule rule = bench.documents().rule(request);
        String format = request.text("format");
        return switch (format) {
            case "kotlin" -> kotlin(rule);
            case "json" -> files(file(NAME + RuleJson.EXTENSION, RuleJson.writeFile(List.of(rule))));
            case "hlo" -> counterexamples(rule, NAME + ".hlo", false);
            case "stablehlo" -> counterexamples(rule, NAME + ".mlir", true);
            default -> pattern(rule, Stream.of(ExportFormat.values())
                    .filter(each -> each.word().equals(format))
                    .findFirst()
                    .orElseThrow(
                            () -> request.body().required("format").expected("one of " + String.join(", ", FORMATS))));
        };
    }

    private static Message kotlin(Rule rule) {
        try {
            return files(file(NAME + ".rules.kts", KotlinRule.of(rule)));
        } catch (NotInKotlin unsaid) {
            return refused("the rule cannot be said in Kotlin, as " + unsaid.reason());
        }
    }

    private Message counterexamples(Rule rule, String name, boolean stableHlo) throws InterruptedException {
        RuleOutcome outcome = verdicts.of(rule, bench.options());
        if (!(outcome instanceof RuleOutcome.Checked checked)
                || checked.results().stream().noneMatch(result -> result.verdict() instanceof Verdict.Refuted)) {
            return refused("a module is made of a counterexample, and the rule has none");
        }
        FinishedRun run = new FinishedRun(new RunReport(List.of(), List.of(outcome), Duration.ZERO), bench.version(), 0,
                Path.of(""));
        return files(file(name, stableHlo ? HloReport.writeStableHlo(run) : HloReport.write(run)));
    }

    private Message pattern(Rule rule, ExportFormat format) throws InterruptedException {
        Exporter exporter = new Exporter(format, true);
        Optional<ExportedRule> obstacle = exporter.obstacle(rule);
        RuleOutcome outcome = obstacle.isPresent()
                ? new RuleOutcome.Checked(rule, List.of())
                : verdicts.of(rule, bench.options());
        ExportedRule exported = obstacle.orElseGet(() -> exporter.export(rule,
                outcome instanceof RuleOutcome.Checked checked ? checked.results() : List.of()));
        return switch (exported) {
            case ExportedRule.Omitted omitted -> refused(omitted.reason());
            case ExportedRule.Written written -> {
                List<Message> files = new ArrayList<>();
                files.add(file("rules." + format.extension(), format.prelude() + written.text()));
                written.tests().forEach((name, text) -> files.add(file(name, text)));
                format.companions(List.of(written.name())).forEach((name, text) -> files.add(file(name, text)));
                yield Message.EMPTY.with("files", files);
            }
        };
    }

    private static Message file(String name, String text) {
        return Message.EMPTY.with("name", name).with("text", text);
    }

    private static Message files(Message file) {
        return Message.EMPTY.with("files", List.of(file));
    }

    private static Message refused(String reason) {
        return Message.EMPTY.with("refused", reason);
    }
}
