package io.verifyrules.verifier.html;

import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.report.UnknownText;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

import static j2html.TagCreator.details;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.h4;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.text;

/** The facts about a rule in the element types that agree. Their differences are told apart, all else is told once. */
final class AgreementSection {

    private AgreementSection() {
    }

    static DomContent of(Agreement agreement, CopyTexts copies) {
        RuleResult first = agreement.first();
        Agreement told = first.verdict() instanceof Verdict.Refuted ? oneOfEachFamily(agreement) : agreement;
        List<DomContent> content = new ArrayList<>();
        content.add(h3(text("Elements " + agreement.theories() + ": "), VerdictBadge.of(first),
                text(" (" + VerdictBadge.expectation(first) + ", " + times(agreement) + ")")));
        content.addAll(apart(agreement, "Expected", AgreementSection::expected));
        content.addAll(apart(told, "Notes", result -> each(result.notes().stream().map(note -> p("Note: " + note)))));
        content.addAll(apart(told, "Evidence", AgreementSection::evidence));
        if (first.verdict() instanceof Verdict.Refuted refuted) {
            content.add(copies.counterexample(agreement, refuted));
        }
        content.addAll(apart(oneOfEachFamily(agreement), "Instances", AgreementSection::instances));
        content.add(ClaimTable.of(agreement));
        List<DomContent> proof = new ArrayList<>(apart(agreement, "Ranks", ProofSection::matchingAndRanks));
        proof.add(ProofSection.obligations(agreement));
        proof.addAll(apart(agreement, "Laws", result -> ProofSection.laws(new Agreement(List.of(result)))));
        if (agreement.results()
                .stream()
                .anyMatch(result -> !result.obligations().isEmpty() || !result.plan().isEmpty()
                        || !result.matching().equals(MatchingReport.NONE))) {
            content.add(details(summary("How this was found"), each(proof.stream())).withClass("proof"));
        }
        return div(each(content.stream()));
    }

    /** The reason of the author's expectation; without a reason the heading says it all. */
    private static DomContent expected(RuleResult result) {
        return result.because().isEmpty() || result.expected().isEmpty()
                ? each()
                : p("The author expects " + result.expectedText() + ", because: " + result.because());
    }

    /** Counterexamples in the types of a family are alike, so the first is shown. */
    private static Agreement oneOfEachFamily(Agreement agreement) {
        Map<Object, RuleResult> first = new LinkedHashMap<>();
        agreement.results().forEach(result -> first.putIfAbsent(result.family(), result));
        return new Agreement(List.copyOf(first.values()));
    }

    private static String times(Agreement agreement) {
        return agreement.time().toMillis() + " ms" + (agreement.results().size() > 1 ? " in all" : "");
    }

    /** A fact that the types share is there once; under a heading for each of them stand the others. */
    private static List<DomContent> apart(Agreement agreement, String what, Function<RuleResult, DomContent> told) {
        Map<String, List<RuleResult>> alike = new LinkedHashMap<>();
        agreement.results()
                .forEach(result -> alike.computeIfAbsent(told.apply(result).render(), key -> new ArrayList<>())
                        .add(result));
        return alike.values().stream().flatMap(same -> {
            DomContent content = told.apply(same.getFirst());
            return alike.size() == 1
                    ? Stream.of(content)
                    : Stream.of(h4(what + ", elements " + new Agreement(same).theories()), content);
        }).toList();
    }

    /** The evidence of instances where nothing is proved. */
    private static DomContent instances(RuleResult result) {
        return result.verdict() instanceof Verdict.Unknown unknown
                ? each(UnknownText.instances(result, unknown)
                        .stream()
                        .map(text -> p("In " + result.theory() + ", " + text)))
                : each();
    }

    private static DomContent evidence(RuleResult result) {
        return switch (result.verdict()) {
            case Verdict.Verified ignored -> each();
            case Verdict.Refuted refuted -> CounterexampleSection.of(result.declaration(), refuted);
            case Verdict.Unknown unknown ->
                each(Stream.concat(Stream.of(unknown.reason()), unknown.advice().map("try: "::concat).stream())
                        .map(line -> p(line)));
            case Verdict.Vacuous vacuous -> p(vacuous.reason());
            case Verdict.IllFormed ignored -> pre(String.join("\n", Evidence.lines(result)));
        };
    }
}
