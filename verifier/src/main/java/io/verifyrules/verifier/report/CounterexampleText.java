package io.verifyrules.verifier.report;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.conjecture.Conjecture;
import io.verifyrules.verifier.conjecture.Names;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.TraceStep;
import io.verifyrules.verifier.interpret.Tracer;
import io.verifyrules.verifier.interpret.ValueClass;
import io.verifyrules.verifier.value.CombiningModel;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** A counterexample as text: the rule, the instance, both results, where they differ, and how that element came about. */
public final class CounterexampleText {

    private static final int NAME_WIDTH = 12;
    private static final int MOST_ELEMENTS = 8;

    private static final String NOTHING_MORE_ORDINARY = "; no more ordinary elements were found to refute it";
    private static final String EVERYWHERE = "what the rule builds is invalid or has another shape wherever it applies and no rank class has rank 0";

    private final TextStyle style;
    private final List<String> lines = new ArrayList<>();

    private CounterexampleText(TextStyle style) {
        this.style = style.indented(NAME_WIDTH);
    }

    /** The counterexample in full, without colours. */
    public static List<String> lines(RuleDeclaration declaration, Verdict.Refuted refuted) {
        return lines(declaration, refuted, TextStyle.PLAIN);
    }

    /** The counterexample in full. */
    static List<String> lines(RuleDeclaration declaration, Verdict.Refuted refuted, TextStyle style) {
        CounterexampleText text = new CounterexampleText(style);
        if (declaration instanceof Rule rule) {
            text.rule(rule);
        }
        return text.without(declaration, refuted);
    }

    /**
     * The counterexample of a further element type below that of the first one. The rule is not repeated, and neither is
     * an instance that is the same but for how its elements are written.
     */
    static List<String> after(RuleResult first, RuleDeclaration declaration, Verdict.Refuted refuted, TextStyle style) {
        return first.verdict() instanceof Verdict.Refuted earlier && declaration instanceof Rule rule
                && earlier.instance()
                        .asElementsOf(refuted.instance().elementType(), Names.of(rule).types())
                        .equals(Optional.of(refuted.instance()))
                                ? new CounterexampleText(style).asBefore(first.theory(), rule, refuted)
                                : withoutRule(declaration, refuted, style);
    }

    /** The counterexample to a conjecture that is no rule: the instance, and both sides on it. */
    public static List<String> lines(Conjecture conjecture, Verdict.Refuted refuted) {
        CounterexampleText text = new CounterexampleText(TextStyle.PLAIN);
        text.instance(InstanceTable.of(conjecture.concrete().names().perLane(), refuted.instance()), refuted.instance(),
                (tensor, access) -> ReadCells.Look.PLAIN);
        text.outcome(refuted.outcome());
        return text.lines;
    }

    /** The fate of the claims of a refuted rule that come after the wrong one, where that was asked. */
    static List<String> beside(RuleResult result, TextStyle style) {
        CounterexampleText text = new CounterexampleText(style);
        ClaimStatus.others(result).ifPresent(others -> text.row("also", others));
        return text.lines;
    }

    /** The same without the rule, which somebody has told already. */
    static List<String> withoutRule(RuleDeclaration declaration, Verdict.Refuted refuted, TextStyle style) {
        return new CounterexampleText(style).without(declaration, refuted);
    }

    private List<String> asBefore(String theory, Rule rule, Verdict.Refuted refuted) {
        row("elements", refuted.instance().elementType().toString());
        row("instance", "that of " + theory);
        row("difference", difference(refuted.outcome()));
        needs(rule, refuted);
        row("everywhere", refuted.isInvalidEverywhere() ? EVERYWHERE : "");
        return lines;
    }

    /** The kind of floats without which nothing differs, as far as that was found. */
    private void needs(Rule rule, Verdict.Refuted refuted) {
        if (refuted.outcome() instanceof Outcome.ElementsDiffer differ) {
            ValueClass.of(rule, refuted.instance(), differ)
                    .filter(of -> of != ValueClass.ORDINARY)
                    .ifPresent(of -> row("needs", of.text() + NOTHING_MORE_ORDINARY));
        }
    }

    private List<String> without(RuleDeclaration declaration, Verdict.Refuted refuted) {
        if (declaration instanceof Rule rule && refuted.outcome() instanceof Outcome.ElementsDiffer differ) {
            Tracer tracer = new Tracer(refuted.instance());
            ReadCells cells = ReadCells.of(rule, tracer, differ);
            instance(InstanceTable.of(rule, refuted.instance()), refuted.instance(), cells::look);
            outcome(differ);
            needs(rule, refuted);
            results(rule, refuted.instance());
            trace(rule, "trace left", tracer.trace(rule.lhs(), differ.access()));
            trace(rule, "trace right", tracer.trace(rule.rhs(), differ.access()));
        } else {
            instance(InstanceTable.of(declaration, refuted.instance()), refuted.instance(),
                    (tensor, access) -> ReadCells.Look.PLAIN);
            outcome(refuted.outcome());
        }
        row("everywhere", refuted.isInvalidEverywhere() ? EVERYWHERE : "");
        return lines;
    }

    /** The counterexample in one line. */
    static String line(Verdict.Refuted refuted) {
        String ranks = named(refuted.instance().ranks());
        return "counterexample" + (ranks.isEmpty() ? "" : " at ranks " + ranks) + ": " + difference(refuted.outcome())
                + (refuted.isInvalidEverywhere() ? "; " + EVERYWHERE : "");
    }

    /** The scalars and elements of the instance, where these are few, and what both sides come to: {@code A = -0.0: 0.0 against -0.0}. */
    public static String brief(Verdict.Refuted refuted) {
        String come = refuted.outcome() instanceof Outcome.ElementsDiffer differ
                ? differ.leftValue() + " against " + differ.rightValue()
                : difference(refuted.outcome());
        return brief(refuted.instance(), come);
    }

    /** The same of an instance of which something is said. */
    static String brief(RuleInstance instance, String come) {
        List<String> inputs = new ArrayList<>();
        instance.parameters().forEach((name, value) -> inputs.add(name + " = " + value));
        int elements = 0;
        for (Map.Entry<String, ConcreteTensor> tensor : instance.tensors().entrySet()) {
            List<ElementValue> values = List.copyOf(tensor.getValue().elements().values());
            elements += values.size();
            inputs.add(tensor.getKey() + (values.isEmpty()
                    ? " empty"
                    : " = " + values.stream().map(ElementValue::toString).collect(Collectors.joining(", "))));
        }
        return inputs.isEmpty() || elements > MOST_ELEMENTS ? come : String.join("; ", inputs) + ": " + come;
    }

    private void rule(Rule rule) {
        String whole = RulePrinter.print(rule);
        if (whole.length() <= style.width()) {
            row("rule", whole);
        } else {
            row("rule", RulePrinter.print(rule, rule.lhs()));
            row("", "=> " + RulePrinter.print(rule, rule.rhs()));
        }
        OwnOperators.unfolded(rule).forEach(unfolded -> row("where", unfolded));
        RulePrinter.statedConditions(rule).forEach(condition -> row("if", condition));
    }

    private void instance(InstanceTable table, RuleInstance instance,
            BiFunction<String, Access, ReadCells.Look> looks) {
        row("elements", instance.elementType().equals(ElementType.OPEN) ? "any" : instance.elementType().toString());
        block("instance", table.lines(style));
        row("integers", named(instance.integers()));
        row("parameters", named(instance.parameters()));
        row("functions", named(instance.undefined().ofFunctions()));
        row("functions", models(instance.undefined().models()));
        row("undefined", named(instance.undefined().ofOperations()));
        instance.tensors().forEach((name, tensor) -> {
            row(name, "shape " + LaneText.byAxis(tensor.sizes()));
            block("", Grid.lines(tensor, access -> looks.apply(name, access), style));
        });
    }

    private void outcome(Outcome outcome) {
        switch (outcome) {
            case Outcome.ElementsDiffer differ -> {
                tensor("left side", differ.left(), Optional.of(differ.access()));
                tensor("right side", differ.right(), Optional.of(differ.access()));
            }
            case Outcome.ShapesDiffer differ -> {
                tensor("left side", differ.left(), Optional.empty());
                tensor("right side", differ.right(), Optional.empty());
            }
            case Outcome.RightInvalid invalid -> tensor("left side", invalid.left(), Optional.empty());
            case Outcome.RightUndefined undefined -> tensor("left side", undefined.left(), Optional.empty());
            case Outcome.Agree agree -> {
                tensor("left side", agree.left(), Optional.empty());
                tensor("right side", agree.right(), Optional.empty());
            }
            case Outcome.NotApplicable ignored -> {
            }
        }
        row("difference", difference(outcome));
    }

    /** Results of the operators of the rule's author, each once. */
    private void results(Rule rule, RuleInstance instance) {
        Set<String> shown = new HashSet<>();
        for (TensorExpr call : OwnOperators.within(rule)) {
            String name = RulePrinter.print(rule, call);
            if (shown.add(name)
                    && new Interpreter(instance).evaluate(call) instanceof Evaluation.Valid(ConcreteTensor tensor)) {
                row("result", name + " has shape " + LaneText.byAxis(tensor.sizes()));
                block("", Grid.lines(tensor, Optional.empty(), style));
            }
        }
    }

    /** The difference between both sides, in words. */
    public static String difference(Outcome outcome) {
        return switch (outcome) {
            case Outcome.ElementsDiffer differ -> place(differ.access()) + "the left side is " + differ.leftValue()
                    + ", the right side is " + differ.rightValue();
            case Outcome.ShapesDiffer differ -> "the left side has shape " + LaneText.byAxis(differ.left().sizes())
                    + ", the right side has shape " + LaneText.byAxis(differ.right().sizes());
            case Outcome.RightInvalid invalid -> "the left side is valid, the right side is not: " + invalid.reason();
            case Outcome.RightUndefined undefined ->
                "the right side has undefined behaviour, the left side has none: " + undefined.reason();
            case Outcome.Agree ignored -> "none";
            case Outcome.NotApplicable none -> "the rule does not apply: " + none.reason();
        };
    }

    private static String place(Access access) {
        return access.indices().values().stream().allMatch(List::isEmpty)
                ? ""
                : "at " + LaneText.byAxis(access.indices()) + " ";
    }

    private void trace(Rule rule, String name, TraceStep step) {
        block(name, TraceText.lines(rule, step).stream().flatMap(line -> style.wrap(line, "  ").stream()).toList());
    }

    private void tensor(String name, ConcreteTensor tensor, Optional<Access> marked) {
        row(name, "shape " + LaneText.byAxis(tensor.sizes()));
        block("", Grid.lines(tensor, marked, style));
    }

    private void row(String name, String text) {
        if (!text.isEmpty()) {
            block(name, style.wrap(text));
        }
    }

    private void block(String name, List<String> text) {
        for (int i = 0; i < text.size(); i++) {
            String shown = i == 0 ? name : "";
            lines.add(
                    style.palette().faint(shown) + " ".repeat(Math.max(1, NAME_WIDTH - shown.length())) + text.get(i));
        }
    }

    private static String models(Map<String, CombiningModel> models) {
        return models.entrySet()
                .stream()
                .map(entry -> entry.getKey() + "(a, b) = " + entry.getValue().text())
                .collect(Collectors.joining(", "));
    }

    private static String named(Map<?, ?> values) {
        return values.entrySet()
                .stream()
                .map(entry -> entry.getKey() + " = " + entry.getValue())
                .collect(Collectors.joining(", "));
    }
}
