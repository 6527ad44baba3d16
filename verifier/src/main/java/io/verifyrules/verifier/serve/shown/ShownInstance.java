package io.verifyrules.verifier.serve.shown;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Tracer;
import io.verifyrules.verifier.json.message.Message;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.report.TraceText;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Both sides of a rule on an instance, as the page draws them. */
public final class ShownInstance {

    private ShownInstance() {
    }

    /** The instance and what both sides are on it. */
    public static Message of(Rule rule, RuleInstance instance, Outcome outcome) {
        return Message.EMPTY.with("instance", instance(instance))
                .with("evaluation", evaluation(rule, instance, outcome));
    }

    /** A counterexample. */
    public static Message of(Rule rule, Verdict.Refuted refuted) {
        return of(rule, refuted.instance(), refuted.outcome());
    }

    /** The instance in the form from which it is read again, and its elements as a reader knows them. */
    private static Message instance(RuleInstance instance) {
        Map<String, Object> shown = new LinkedHashMap<>();
        instance.parameters().forEach((name, value) -> shown.put(name, value.toString()));
        Map<String, Object> written = new LinkedHashMap<>();
        instance.undefined()
                .ofFunctions()
                .forEach((application, value) -> written.put(application.toString(), value.toString()));
        instance.undefined()
                .ofOperations()
                .forEach((application, value) -> written.put(application.toString(), value.toString()));
        instance.undefined().models().forEach((name, model) -> written.put(name + "(a, b)", model.text()));
        return Message.EMPTY.and(Message.instance(instance))
                .with("shown", new Message(shown))
                .with("taken", new Message(written));
    }

    private static Message evaluation(Rule rule, RuleInstance instance, Outcome outcome) {
        Message message = Message.EMPTY.with("outcome", word(outcome))
                .withNumbers("failing", Replay.unmetDemands(rule, instance))
                .with("refutes", outcome.refutes())
                .with("sentence", sentence(instance, outcome))
                .withText("reason", reason(outcome));
        if (outcome instanceof Outcome.NotApplicable) {
            return message.with("left", Side.inputs(rule, instance));
        }
        Optional<Access> differs = outcome instanceof Outcome.ElementsDiffer differ
                ? Optional.of(differ.access())
                : Optional.empty();
        Message left = message.with("left", side(rule.lhs(), "left side", instance, differs));
        return outcome instanceof Outcome.RightInvalid || outcome instanceof Outcome.RightUndefined
                ? left
                : left.with("right", side(rule.rhs(), "right side", instance, differs));
    }

    private static Message side(TensorExpr side, String name, RuleInstance instance, Optional<Access> differs) {
        Message drawn = Side.of(instance, side, name, differs);
        return differs
                .map(access -> drawn.withTexts("trace", TraceText.lines(new Tracer(instance).trace(side, access))))
                .orElse(drawn);
    }

    private static String word(Outcome outcome) {
        return switch (outcome) {
            case Outcome.NotApplicable ignored -> "notApplicable";
            case Outcome.Agree ignored -> "agree";
            case Outcome.RightInvalid ignored -> "rightInvalid";
            case Outcome.RightUndefined ignored -> "rightUndefined";
            case Outcome.ShapesDiffer ignored -> "shapesDiffer";
            case Outcome.ElementsDiffer ignored -> "elementsDiffer";
        };
    }

    private static Optional<String> reason(Outcome outcome) {
        return switch (outcome) {
            case Outcome.NotApplicable not -> Optional.of(not.reason());
            case Outcome.RightInvalid invalid -> Optional.of(invalid.reason());
            case Outcome.RightUndefined undefined -> Optional.of(undefined.reason());
            case Outcome.Agree ignored -> Optional.empty();
            case Outcome.ShapesDiffer ignored -> Optional.empty();
            case Outcome.ElementsDiffer ignored -> Optional.empty();
        };
    }

    private static String sentence(RuleInstance instance, Outcome outcome) {
        return switch (outcome) {
            case Outcome.NotApplicable not -> "the rule does not apply: " + not.reason();
            case Outcome.Agree agree when agree.left().count() == 0 -> "both sides agree, and have no elements";
            case Outcome.Agree agree when agree.isUndecided() -> "both sides agree as far as they can be computed";
            case Outcome.Agree ignored -> "both sides agree";
            default -> Evidence.line(new Verdict.Refuted(instance, outcome));
        };
    }
}
