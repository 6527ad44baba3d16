package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A counterexample as text: the instance, both results, and where they differ. */
final class CounterexampleText {

    private static final int NAME_WIDTH = 11;

    private final List<String> lines = new ArrayList<>();

    private CounterexampleText() {
    }

    /** The counterexample in full. */
    static List<String> lines(RuleDeclaration declaration, Verdict.Refuted refuted) {
        CounterexampleText text = new CounterexampleText();
        if (declaration instanceof Rule rule) {
            text.row("rule", RulePrinter.print(rule));
        }
        text.instance(refuted.instance());
        text.outcome(refuted.outcome());
        return text.lines;
    }

    /** The counterexample in one line. */
    static String line(Verdict.Refuted refuted) {
        String ranks = named(refuted.instance().ranks());
        return "counterexample" + (ranks.isEmpty() ? "" : " at ranks " + ranks) + ": " + difference(refuted.outcome());
    }

    private void instance(RuleInstance instance) {
        row("elements", instance.elementType().equals(ElementType.OPEN) ? "any" : instance.elementType().toString());
        row("ranks", named(instance.ranks()));
        row("maps", named(instance.maps()));
        row("integers", named(instance.integers()));
        row("parameters", named(instance.parameters()));
        row("x / 0", instance.divisionByZero().entrySet().stream()
                .map(entry -> entry.getKey() + " / 0 = " + entry.getValue() + ", ")
                .collect(Collectors.collectingAndThen(Collectors.joining(),
                        chosen -> chosen.isEmpty() ? "" : chosen + "else x / 0 = x")));
        instance.tensors().forEach((name, tensor) -> tensor(name, tensor, Optional.empty()));
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
            case Outcome.Agree agree -> {
                tensor("left side", agree.left(), Optional.empty());
                tensor("right side", agree.right(), Optional.empty());
            }
            case Outcome.NotApplicable ignored -> {
            }
        }
        row("difference", difference(outcome));
    }

    private static String difference(Outcome outcome) {
        return switch (outcome) {
            case Outcome.ElementsDiffer differ -> place(differ.access()) + "the left side is " + differ.leftValue()
                    + ", the right side is " + differ.rightValue();
            case Outcome.ShapesDiffer differ -> "the left side has shape " + sizes(differ.left())
                    + ", the right side has shape " + sizes(differ.right());
            case Outcome.RightInvalid invalid -> "the left side is valid, the right side is not: " + invalid.reason();
            case Outcome.Agree ignored -> "none";
            case Outcome.NotApplicable none -> "the rule does not apply: " + none.reason();
        };
    }

    private static String place(Access access) {
        return access.indices().isEmpty() ? "" : "at " + byAxis(access.indices()) + " ";
    }

    private void tensor(String name, ConcreteTensor tensor, Optional<Access> marked) {
        row(name, "shape " + sizes(tensor));
        Grid.lines(tensor, marked).forEach(line -> lines.add(" ".repeat(NAME_WIDTH) + line));
    }

    private void row(String name, String text) {
        if (!text.isEmpty()) {
            lines.add(name + " ".repeat(Math.max(1, NAME_WIDTH - name.length())) + text);
        }
    }

    private static String sizes(ConcreteTensor tensor) {
        return byAxis(tensor.sizes());
    }

    private static String byAxis(Map<AggregatedAxis, List<Integer>> lanes) {
        return lanes.entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", ", "{", "}"));
    }

    private static String named(Map<String, ?> values) {
        return values.entrySet().stream().map(entry -> entry.getKey() + " = " + entry.getValue())
                .collect(Collectors.joining(", "));
    }
}
