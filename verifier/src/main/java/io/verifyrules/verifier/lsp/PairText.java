package io.verifyrules.verifier.lsp;

import io.verifyrules.verifier.pair.PairDifference;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.lit.LitFunction;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.PairLines;
import io.verifyrules.verifier.value.ElementValue;
import java.util.List;
import java.util.Optional;

/** Verdicts on pairs of programs in an editor: above the function in a few words, and in full as the terminal has them. */
final class PairText {

    private static final int WIDTH = 120;

    private PairText() {
    }

    /** Such as {@code EQUAL} or {@code REFUTED: element [0, 3] is 1 before, 2 after}. */
    static String lens(ReadFunction function, Optional<PairOutcome> outcome) {
        return switch (function.function()) {
            case LitFunction.Paired ignored -> outcome.map(PairText::brief).orElse("checking ..");
            case LitFunction.Alone alone -> outcome.map(PairText::brief)
                    .filter(text -> !text.isEmpty())
                    .orElse("NOT SPELLED: " + alone.not().reason());
            case LitFunction.NotRead not -> shortened("NOT READ: " + not.not().why().message());
        };
    }

    private static String brief(PairOutcome outcome) {
        return switch (outcome) {
            case PairOutcome.Decided decided -> shortened(brief(decided.verdicts()));
            case PairOutcome.Examined(var mistake) ->
                shortened(mistake.map(each -> "BEFORE IS INVALID: " + each.message()).orElse(""));
            case PairOutcome.Failed(Throwable mistake) -> shortened("internal error: " + mistake);
        };
    }

    /** The verdict on the first of the results on which it is the worst one, with what is to be said of it. */
    static String brief(List<PairVerdict> verdicts) {
        PairVerdict.Kind worst = worst(verdicts);
        for (int i = 0; i < verdicts.size(); i++) {
            if (verdicts.get(i).kind() == worst) {
                String of = verdicts.stream().map(PairVerdict::kind).distinct().count() > 1 ? " result " + i : "";
                String remark = remark(verdicts.get(i));
                return worst + of + (remark.isEmpty() ? "" : ": " + remark);
            }
        }
        return worst.toString();
    }

    private static PairVerdict.Kind worst(List<PairVerdict> verdicts) {
        return verdicts.stream().map(PairVerdict::kind).max(PairVerdict.Kind::compareTo).orElse(PairVerdict.Kind.EQUAL);
    }

    private static String remark(PairVerdict verdict) {
        return switch (verdict) {
            case PairVerdict.Equal ignored -> "";
            case PairVerdict.EqualOverTheReals ignored -> "";
            case PairVerdict.EqualByParts ignored -> "";
            case PairVerdict.EqualAsKept ignored -> "";
            case PairVerdict.EqualIf(var ignored, var difference, String condition, boolean weakest) -> condition;
            case PairVerdict.Refuted(var ignored, PairDifference difference) -> difference(difference);
            case PairVerdict.RefutedUnlessAssumed(var ignored, var difference, String assumption) ->
                "refuted, unless " + assumption + " forbids the inputs";
            case PairVerdict.Invalid(boolean before, var diagnostic) -> diagnostic.message();
            case PairVerdict.OtherSignature(var diagnostic) -> diagnostic.message();
            case PairVerdict.NotRead(String ignored, var diagnostic) -> diagnostic.message();
            case PairVerdict.PartUnknown(var diagnostic) -> diagnostic.message();
            case PairVerdict.Unknown ignored -> first(verdict);
            case PairVerdict.AlwaysUndefined ignored -> first(verdict);
        };
    }

    private static String first(PairVerdict verdict) {
        return PairLines.details(verdict).stream().findFirst().orElse("");
    }

    private static String difference(PairDifference difference) {
        if (difference.after().isEmpty()) {
            return "undefined after, or without some of its elements";
        }
        return difference.index()
                .map(index -> "element " + index + " is " + element(difference.before(), index) + " before, "
                        + element(difference.after(), index) + " after")
                .orElse("other sizes");
    }

    private static String element(Optional<PairDifference.Elements> tensor, List<Integer> index) {
        return tensor.filter(each -> each.sizes().size() == index.size()).map(each -> {
            int place = 0;
            for (int i = 0; i < index.size(); i++) {
                place = place * each.sizes().get(i) + index.get(i);
            }
            return place < each.elements().size() ? each.elements().get(place) : new ElementValue.Poison();
        }).map(ElementValue::toString).orElse("nothing");
    }

    private static String shortened(String text) {
        String line = text.lines().findFirst().orElse("");
        return line.length() <= WIDTH ? line : line.substring(0, WIDTH - 2) + "..";
    }

    /** Whether both programs compute the same in some result, so that there may be a rule behind it. */
    static boolean isEqual(Optional<PairOutcome> outcome) {
        return outcome.filter(each -> each instanceof PairOutcome.Decided decided && decided.verdicts()
                .stream()
                .map(PairVerdict::kind)
                .anyMatch(kind -> kind == PairVerdict.Kind.EQUAL || kind == PairVerdict.Kind.EQUAL_OVER_THE_REALS))
                .isPresent();
    }

    /** The lines that the terminal shows of a function. */
    static List<String> lines(ReadFunction function, Optional<PairOutcome> outcome) {
        Optional<Checked> checked = function.checked(outcome);
        return checked.map(PairLines::of).orElseGet(() -> List.of(lens(function, outcome)));
    }
}
