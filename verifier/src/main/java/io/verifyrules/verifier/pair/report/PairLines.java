package io.verifyrules.verifier.pair.report;

import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.pair.PairDifference;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Verdicts on pairs of programs as lines of text. */
public final class PairLines {

    private static final String INDENT = "    ";

    private PairLines() {
    }

    /** One line for a function, and below it what was found, where it is more than that both programs are equal. */
    public static List<String> of(Checked checked) {
        return switch (checked) {
            case Checked.Decided decided -> of(decided);
            case Checked.NotPaired(String name, String reason, var why) ->
                List.of(why.position() + " @" + name + "  NOT SPELLED: " + reason, INDENT + why.message());
        };
    }

    /** Whether a function is worth its lines where only findings are shown. */
    public static boolean isFinding(Checked checked) {
        return checked instanceof Checked.Decided decided && switch (decided.worst()) {
            case EQUAL_IF, REFUTED, ALWAYS_UNDEFINED, AFTER_IS_INVALID, BEFORE_IS_INVALID -> true;
            case EQUAL, EQUAL_OVER_THE_REALS, OTHER_SIGNATURE, UNKNOWN, NOT_READ -> false;
        };
    }

    private static List<String> of(Checked.Decided decided) {
        List<String> lines = new ArrayList<>();
        lines.add(decided.place() + " @" + decided.name() + (decided.under().isEmpty() ? "" : " " + decided.under())
                + "  " + verdicts(decided.verdicts()) + "  " + decided.time().toMillis() + " ms");
        List<List<String>> details = decided.verdicts().stream().map(PairLines::details).toList();
        boolean alike = new HashSet<>(details).size() == 1;
        for (int i = 0; i < (alike ? 1 : details.size()); i++) {
            String of = alike ? "" : "result " + i + ": ";
            details.get(i).forEach(line -> lines.add(INDENT + of + line));
        }
        return lines;
    }

    private static String verdicts(List<PairVerdict> verdicts) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        verdicts.forEach(verdict -> counts.merge(verdict.kind().toString(), 1, Integer::sum));
        return counts.size() == 1
                ? counts.keySet().iterator().next()
                : verdicts.stream().map(verdict -> verdict.kind().toString()).collect(Collectors.joining(", "));
    }

    /** The details beside the kind of the verdict, in lines. */
    public static List<String> details(PairVerdict verdict) {
        return switch (verdict) {
            case PairVerdict.Equal ignored -> List.of();
            case PairVerdict.EqualOverTheReals(var ignored, var stated) ->
                stated.map(PairLines::rounded).stream().toList();
            case PairVerdict.EqualAsKept(boolean ignored, var remark) -> remark.stream().toList();
            case PairVerdict.EqualByParts(boolean ignored, int parts) -> List.of(
                    "proved in " + parts + (parts == 1 ? " part" : " parts") + " that differ, between what both share");
            case PairVerdict.Refuted(var ignored, PairDifference difference) -> difference(difference);
            case PairVerdict.EqualIf(var ignored, PairDifference difference, String condition, boolean weakest) -> {
                List<String> lines = new ArrayList<>(
                        List.of((weakest ? "exactly if " : "if ") + condition + "; otherwise, for example"));
                lines.addAll(difference(difference));
                yield lines;
            }
            case PairVerdict.RefutedUnlessAssumed(var ignored, PairDifference difference, String assumption) -> {
                List<String> lines = new ArrayList<>(
                        List.of("refuted, unless " + assumption + " forbids these inputs:"));
                lines.addAll(difference(difference));
                yield lines;
            }
            case PairVerdict.AlwaysUndefined(var result) -> List.of(reason(result));
            case PairVerdict.Unknown(var result) -> List.of(reason(result));
            case PairVerdict.PartUnknown(var diagnostic) -> List.of(diagnostic.toString());
            case PairVerdict.Invalid(boolean before, var diagnostic) -> List.of(diagnostic.toString());
            case PairVerdict.OtherSignature(var diagnostic) -> List.of(diagnostic.toString());
            case PairVerdict.NotRead(String ignored, var diagnostic) -> List.of(diagnostic.toString());
        };
    }

    private static String rounded(RuleResult stated) {
        return stated.verdict() instanceof Verdict.Refuted refuted
                ? "in the stated types some inputs give other results: "
                        + refuted.outcome().mismatch().map(ignored -> shown(refuted)).orElse("")
                : "in the stated types nothing is known: " + reason(stated);
    }

    private static String shown(Verdict.Refuted refuted) {
        return refuted.outcome() instanceof Outcome.ElementsDiffer differ
                ? differ.leftValue() + " before, " + differ.rightValue() + " after"
                : refuted.outcome().mismatch().map(Object::toString).orElse("");
    }

    private static String reason(RuleResult result) {
        return switch (result.verdict()) {
            case Verdict.Unknown unknown -> unknown.reason();
            case Verdict.Vacuous vacuous -> vacuous.reason();
            default -> result.verdict().kind().toString();
        };
    }

    private static List<String> difference(PairDifference difference) {
        List<String> lines = new ArrayList<>();
        difference.inputs().forEach(input -> lines.add("with " + ElementsText.of(input)));
        difference.before().ifPresent(before -> lines.add("before: " + ElementsText.of(before)));
        difference.after()
                .ifPresentOrElse(after -> lines.add("after:  " + ElementsText.of(after)),
                        () -> lines.add("after:  undefined, or without some of its elements"));
        difference.index().ifPresent(index -> lines.add("the results differ at " + index));
        difference.onlyBefore()
                .ifPresent(value -> lines
                        .add("begins before at " + value.place() + ": nothing after equals " + ElementsText.of(value)));
        difference.onlyAfter()
                .ifPresent(value -> lines
                        .add("begins after at " + value.place() + ": nothing before equals " + ElementsText.of(value)));
        return lines;
    }

    /** The number of functions of each verdict, and the reasons of those that got none. */
    public static List<String> summary(List<Checked> all) {
        Map<PairVerdict.Kind, Integer> kinds = new TreeMap<>();
        Map<String, Integer> reasons = new TreeMap<>();
        for (Checked checked : all) {
            switch (checked) {
                case Checked.Decided decided -> {
                    kinds.merge(decided.worst(), 1, Integer::sum);
                    decided.verdicts().forEach(verdict -> {
                        if (verdict instanceof PairVerdict.NotRead notRead) {
                            reasons.merge("NOT READ " + notRead.what(), 1, Integer::sum);
                        }
                    });
                }
                case Checked.NotPaired not -> reasons.merge("NOT SPELLED " + not.reason(), 1, Integer::sum);
            }
        }
        List<String> lines = new ArrayList<>();
        lines.add(all.size() + (all.size() == 1 ? " function: " : " functions: ")
                + (kinds.isEmpty()
                        ? "none decided"
                        : kinds.entrySet()
                                .stream()
                                .map(entry -> entry.getValue() + " " + entry.getKey())
                                .collect(Collectors.joining(", "))));
        reasons.forEach((reason, count) -> lines.add(INDENT + count + " " + reason));
        return lines;
    }
}
