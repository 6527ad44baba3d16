package io.verifyrules.verifier.report;

import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.verifier.interpret.TraceStep;
import io.verifyrules.verifier.interpret.TraceStep.Origin;
import java.util.ArrayList;
import java.util.List;

/** The origin of an element, a line for each operator, from the result back to the input tensors. */
public final class TraceText {

    /** A trace is read by people; of a longer one they see the beginning. */
    private static final int MOST_LINES = 24;
    private static final int MOST_TERMS = 6;
    private static final String MORE = "...";

    private final List<String> lines = new ArrayList<>();

    private TraceText() {
    }

    /** The lines; what an element is computed from is indented. */
    public static List<String> lines(TraceStep step) {
        TraceText text = new TraceText();
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
        lines.add("  ".repeat(depth) + line(step));
        if (step.origin() instanceof Origin.Combined combined) {
            terms(combined, step.sources(), depth + 1);
            return;
        }
        boolean chain = step.sources().size() == 1;
        step.sources().forEach(source -> add(source, chain ? depth : depth + 1));
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
