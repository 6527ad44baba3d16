package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.serve.protocol.Answer;
import io.verifyrules.verifier.serve.protocol.Refusal;
import io.verifyrules.verifier.serve.protocol.Request;
import io.verifyrules.verifier.serve.protocol.Service;
import io.verifyrules.verifier.serve.shown.ShownInstance;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Whether a rule needs some of its demands: what becomes of it without them. */
record DemandService(Bench bench, KnownVerdicts verdicts) implements Service {

    private static final String DROP = "drop";

    @Override
    public Weight weight() {
        return Weight.CHECK;
    }

    /** Several switches may be moved at once. */
    @Override
    public String lane(Request request) {
        return "demand/" + request.optionalText("rule").orElse("") + "/" + request.numbers(DROP);
    }

    @Override
    public Message answer(Request request, Answer answer) throws InterruptedException {
        Rule rule = bench.documents().rule(request);
        List<Integer> drop = request.numbers(DROP);
        if (drop.isEmpty() || drop.stream().anyMatch(number -> number < 1 || number > rule.demands().size())) {
            throw request.body().required(DROP).expected("numbers of demands from 1 to " + rule.demands().size());
        }
        Rule left = EvaluateService.without(rule, drop);
        List<RuleResult> with = results(verdicts.of(rule, bench.options()));
        List<RuleResult> without = results(verdicts.of(left, bench.options()));
        Set<String> verified = with.stream()
                .filter(result -> result.verdict().kind() == VerdictKind.VERIFIED)
                .map(RuleResult::theory)
                .collect(Collectors.toSet());
        Optional<RuleResult> broken = without.stream()
                .filter(result -> verified.isEmpty() || verified.contains(result.theory()))
                .filter(result -> result.verdict() instanceof Verdict.Refuted)
                .findFirst();
        boolean right = !verified.isEmpty() && without.stream()
                .filter(result -> verified.contains(result.theory()))
                .filter(result -> result.verdict().kind() == VerdictKind.VERIFIED)
                .map(RuleResult::theory)
                .collect(Collectors.toSet())
                .equals(verified);
        boolean needed = broken.isPresent() && !verified.isEmpty();
        Message message = Message.EMPTY.withNumbers(DROP, drop)
                .with("result", needed ? "needed" : right ? "notNeeded" : "unknown")
                .with("sentence", sentence(needed, right, verified.isEmpty(), broken, without))
                .with("verdicts", Agreement.of(without)
                        .stream()
                        .map(agreement -> Message.EMPTY
                                .withTexts("types", agreement.results().stream().map(RuleResult::theory).toList())
                                .with("verdict", agreement.first().verdict().kind().name()))
                        .toList());
        return message.withObject("counterexample",
                broken.flatMap(result -> result.verdict() instanceof Verdict.Refuted refuted
                        ? Optional.of(ShownInstance.of(left, refuted))
                        : Optional.empty()));
    }

    private static String sentence(boolean needed, boolean right, boolean noneVerified, Optional<RuleResult> broken,
            List<RuleResult> without) {
        if (needed) {
            return "needed: without it the rule is wrong in " + broken.map(RuleResult::theory).orElse("");
        }
        if (right) {
            return "not needed: the rule is right without it (proved)";
        }
        if (noneVerified) {
            return "the rule is not verified as it is" + (broken.isPresent()
                    ? "; without it, it is wrong, too"
                    : "; without it, it is " + without.stream()
                            .map(result -> result.verdict().kind().name())
                            .distinct()
                            .collect(Collectors.joining(", ")));
        }
        return "not known: without it the rule is neither proved nor refuted";
    }

    private static List<RuleResult> results(RuleOutcome outcome) {
        return switch (outcome) {
            case RuleOutcome.Checked checked -> checked.results();
            case RuleOutcome.Failed failed ->
                throw new Refusal(Refusal.Code.INTERNAL, "internal error: " + failed.error());
        };
    }
}
