package io.verifyrules.verifier.report;

import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.OperatorCall;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.TraceStep;
import io.verifyrules.verifier.interpret.TraceStep.Origin;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The origin of an element, a line for each operator, from the result back to the input tensors. */
public final class TraceText {

    /** A trace is read by people; of a longer one they see the beginning. */
    private static final int MOST_LINES = 24;
    private static final int MOST_TERMS = 6;
    private static final String MORE = "...";

    private final List<String> lines = new ArrayList<>();

    private final OwnOperators operators;

    private TraceText(OwnOperators operators) {
        this.operators = operators;
    }

    /** The lines on an element of a side of the rule: an operator of its author is one step, from its operands to its result. */
    public static List<String> lines(Rule rule, TraceStep step) {
        return lines(OwnOperators.of(rule), step);
    }

    /** The lines; what an element is computed from is indented. */
    public static List<String> lines(TraceStep step) {
        return lines(OwnOperators.none(), step);
    }

    private static List<String> lines(OwnOperators operators, TraceStep step) {
        TraceText text = new TraceText(operators);
        text.add(step, 0);
        return text.lines;
    }

    private void add(TraceStep step, int depth) {
        if (lines.size() >= MOST_LINES) {
            if (lines.size() == MOST_LINES) {
                lines.add(MORE);
            }
            return;
        }
        Optional<OperatorCall> call = operators.call(step.expr());
        if (call.isPresent()) {
            List<TraceStep> sources = sources(call.get(), step);
            boolean taken = sources.size() == 1 && sources.getFirst().value().equals(step.value());
            lines.add("  ".repeat(depth) + call.get().name()
                    + (taken
                            ? " takes its operand" + LaneText.at(sources.getFirst().access())
                            : " gives " + step.value() + (sources.isEmpty() ? "" : " from")));
            sources.forEach(source -> add(source, taken ? depth : depth + 1));
            return;
        }
        lines.add("  ".repeat(depth) + line(step));
        if (step.origin() instanceof Origin.Combined combined) {
            terms(combined, step.sources(), depth + 1);
            return;
        }
        boolean chain = step.sources().size() == 1;
        step.sources().forEach(source -> add(source, chain ? depth : depth + 1));
    }

    /** The elements of its operands that the result of a call comes from: what it does in between is its own business. */
    private static List<TraceStep> sources(OperatorCall call, TraceStep step) {
        Set<Node> operands = Collections.newSetFromMap(new IdentityHashMap<>());
        operands.addAll(call.terms());
        List<TraceStep> found = new ArrayList<>();
        Set<TraceStep> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<TraceStep> open = new ArrayDeque<>(step.sources());
        while (!open.isEmpty() && found.size() < MOST_TERMS) {
            TraceStep next = open.pop();
            if (seen.add(next)) {
                if (operands.contains(next.expr())) {
                    found.add(next);
                } else {
                    next.sources().reversed().forEach(open::push);
                }
            }
        }
        return found;
    }

    /** Of many terms the first ones and the last. */
    private void terms(Origin.Combined combined, List<TraceStep> sources, int depth) {
        int terms = sources.size() / combined.factors();
        for (int i = 0; i < terms; i++) {
            int shown = Math.min(terms, MOST_TERMS);
            if (combined.terms() > shown && i == shown - 1) {
                lines.add("  ".repeat(depth) + "... " + (combined.terms() - shown) + " more terms ...");
                i = terms - 1;
            }
            for (TraceStep factor : sources.subList(i * combined.factors(), (i + 1) * combined.factors())) {
                add(factor, depth);
            }
        }
    }

    private static String combination(Origin.Combined combined, TraceStep step) {
        int terms = combined.terms();
        String initial = combined.initial()
                .map(value -> " and the initial value " + TermPrinter.print(value))
                .orElse("");
        return " = " + step.value() + ", the " + combined.monoid().symbol() + " of " + (terms == 0 ? "no" : terms)
                + (terms == 1 ? " term" : " terms") + (combined.factors() == 2 ? ", products of two" : "") + initial;
    }

    private static String line(TraceStep step) {
        String name = step.expr().form().name();
        return switch (step.origin()) {
            case Origin.Given ignored -> element(name, step);
            case Origin.Filled ignored -> filled(step);
            case Origin.Counted ignored -> name + LaneText.at(step.access()) + " = " + step.value();
            case Origin.Padding(TraceStep.Edge edge) -> name + " puts in " + padding(step) + ", " + place(edge);
            case Origin.Moved ignored -> name + " takes its operand" + from(step);
            case Origin.Kept ignored -> name + " keeps its operand" + from(step) + ", which the update does not reach";
            case Origin.Overwritten(var replaced) ->
                name + " takes its update" + from(step) + ", which overwrites the operand" + LaneText.at(replaced);
            case Origin.Part(int operand) -> name + " takes operand " + operand + from(step);
            case Origin.Chosen(boolean then) ->
                name + " takes its " + (then ? "first" : "second") + " branch, as the predicate is " + then;
            case Origin.Combined combined -> name + combination(combined, step);
            case Origin.Computed ignored -> name + " computes " + step.value() + " from";
        };
    }

    private static String element(String name, TraceStep step) {
        String indices = LaneText.at(step.access()).isEmpty() ? "" : LaneText.indices(step.access());
        return name + indices + " = " + step.value();
    }

    private static String filled(TraceStep step) {
        String written = step.expr() instanceof Constant constant ? TermPrinter.print(constant.value()) : "";
        return "constant " + valued(written, step);
    }

    private static String padding(TraceStep step) {
        return valued(step.expr() instanceof Pad pad ? TermPrinter.print(pad.value()) : "", step);
    }

    private static String valued(String written, TraceStep step) {
        String value = step.value().toString();
        return written.isEmpty() || written.equals(value) ? value : written + " = " + value;
    }

    private static String place(TraceStep.Edge edge) {
        return switch (edge) {
            case BEFORE -> "before its operand begins";
            case AFTER -> "after its operand has ended";
            case BETWEEN -> "between two elements of its operand";
        };
    }

    private static String from(TraceStep step) {
        return LaneText.at(step.sources().get(0).access());
    }
}
