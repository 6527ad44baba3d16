package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.html.CopyTexts;
import io.verifyrules.verifier.html.Region;
import io.verifyrules.verifier.pair.PairDifference;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.report.Checked;
import io.verifyrules.verifier.pair.report.PairLines;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import static j2html.TagCreator.a;
import static j2html.TagCreator.code;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.h4;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.span;
import static j2html.TagCreator.text;

/** All that is known of one function: what its section shows when somebody unfolds it. */
final class PairSection {

    private static final int MOST_RESULTS = 12;
    private static final int MOST_INPUTS = 12;

    private PairSection() {
    }

    /**
     * The content of a section.
     *
     * @param name by which the page calls it
     */
    static DomContent of(ShownPair shown, String name, CopyTexts copies) {
        List<DomContent> content = new ArrayList<>();
        switch (shown.judged().checked()) {
            case Checked.Decided decided -> {
                List<Side> sides = shown.pair().map(pair -> Side.of(pair, decided.verdicts())).orElse(List.of());
                content.addAll(verdicts(decided.verdicts(), sides, name));
                content.addAll(programs(sides, name));
            }
            case Checked.NotPaired(var function, String reason, var why) ->
                content.add(p(text(reason + ": " + why.message() + " "), code(why.position().toString())));
        }
        if (!shown.rules().isEmpty()) {
            content.add(h3("The rule behind it"));
            content.add(pre(shown.rules()));
            if (shown.rules().lines().anyMatch(line -> !line.startsWith("//"))) {
                content.add(copies.rule(shown.rules()));
            }
        }
        return each(content.stream());
    }

    private static List<DomContent> verdicts(List<PairVerdict> verdicts, List<Side> sides, String name) {
        List<DomContent> content = new ArrayList<>();
        List<Integer> told = IntStream.range(0, verdicts.size())
                .filter(i -> !PairLines.details(verdicts.get(i)).isEmpty())
                .boxed()
                .toList();
        for (int i : told.stream().limit(MOST_RESULTS).toList()) {
            PairVerdict verdict = verdicts.get(i);
            content.add(p(text(verdicts.size() == 1 ? "" : "Result " + i + ": "),
                    span(verdict.kind().toString()).withClasses("badge", VerdictWord.colour(verdict.kind()))));
            content.add(Side.difference(verdict)
                    .map(difference -> refuted(verdict, difference, sides, name))
                    .orElseGet(() -> each(PairLines.details(verdict).stream().map(line -> p(line).withClass("told")))));
        }
        if (told.size() > MOST_RESULTS) {
            content.add(p(told.size() - MOST_RESULTS + " more results are not shown.").withClass("quiet"));
        }
        if (told.isEmpty()) {
            content.add(p(verdicts.size() == 1
                    ? "The result is the same."
                    : "All " + verdicts.size() + " results are the same."));
        }
        return content;
    }

    private static DomContent refuted(PairVerdict verdict, PairDifference difference, List<Side> sides, String name) {
        List<DomContent> content = new ArrayList<>();
        switch (verdict) {
            case PairVerdict.EqualIf(var result, var ignored, String condition, boolean weakest) -> {
                content.add(p(text("The results are the same " + (weakest ? "exactly " : "") + "if "), code(condition))
                        .withClass("condition"));
                content.add(h4("Where that does not hold"));
            }
            case PairVerdict.RefutedUnlessAssumed(var result, var ignored, String assumption) ->
                content.add(p(text("These inputs refute, unless "), code(assumption), text(" forbids them.")));
            default -> {
            }
        }
        List<PairDifference.Elements> inputs = difference.inputs();
        content.add(h4(inputs.isEmpty() ? "Without inputs" : "Inputs"));
        content.add(div(each(inputs.stream()
                .limit(MOST_INPUTS)
                .map(input -> TensorFigures.of("", Region.ORIGINAL, input, Optional.empty())))).withClass("pictures"));
        if (inputs.size() > MOST_INPUTS) {
            content.add(p(inputs.size() - MOST_INPUTS + " more inputs are not drawn.").withClass("quiet"));
        }
        content.add(h4("Results" + difference.index().map(index -> ", which differ at " + index).orElse("")));
        content.add(div(results(difference, sides.isEmpty() ? Optional.empty() : Optional.of(sides), name))
                .withClass("halves"));
        return each(content.stream());
    }

    private static DomContent results(PairDifference difference, Optional<List<Side>> sides, String name) {
        return each(
                half(difference.before(), difference.onlyBefore(), difference.index(), "before",
                        sides.map(List::getFirst), name),
                half(difference.after(), difference.onlyAfter(), difference.index(), "after", sides.map(List::getLast),
                        name));
    }

    private static DomContent half(Optional<PairDifference.Elements> result, Optional<PairDifference.Elements> only,
            Optional<List<Integer>> index, String role, Optional<Side> side, String name) {
        List<DomContent> content = new ArrayList<>();
        content.add(result.map(tensor -> TensorFigures.of(role, Region.COMPUTED, tensor, index))
                .orElseGet(() -> p(role + ": no value").withClass("bad")));
        only.ifPresent(value -> {
            String place = "line " + value.place().line();
            DomContent link = side.flatMap(each -> each.begins().map(begins -> ListingPane.anchor(name, each, begins)))
                    .<DomContent>map(anchor -> a(place).withHref("#" + anchor))
                    .orElseGet(() -> code(value.place().toString()));
            content.add(p(text("The difference begins at "), link,
                    text(": the other program has no value equal to " + value.name() + ".")));
            if (result.filter(value::equals).isEmpty()) {
                content.add(TensorFigures.of("", Region.UPDATED, value, Optional.empty()));
            }
        });
        return div(each(content.stream()));
    }

    private static List<DomContent> programs(List<Side> sides, String name) {
        if (sides.isEmpty()) {
            return List.of();
        }
        List<DomContent> content = new ArrayList<>();
        content.add(h3("Programs"));
        content.add(div(each(sides.stream().map(side -> div(h4(side.name()), ListingPane.of(side, name)))))
                .withClass("halves"));
        if (sides.stream().anyMatch(Side::hasOwn)) {
            content.add(h3("What differs"));
            content.add(div(
                    each(sides.stream().map(side -> div(h4(side.name()), FlowPicture.of(Flow.of(side), side.name())))))
                    .withClass("halves"));
        } else {
            content.add(p("Both programs have the same operations on the same values.").withClass("quiet"));
        }
        return content;
    }
}
