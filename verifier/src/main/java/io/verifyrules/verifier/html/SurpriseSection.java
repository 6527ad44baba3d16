package io.verifyrules.verifier.html;

import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.RuleTitle;
import io.verifyrules.verifier.verdict.Verdict;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;

import static j2html.TagCreator.a;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;
import static j2html.TagCreator.pre;
import static j2html.TagCreator.section;
import static j2html.TagCreator.text;

/** The first rules with a verdict that is not as expected, and its evidence. It stands before all lists; without surprises there is none. */
final class SurpriseSection {

    private static final int SHOWN = 5;

    private SurpriseSection() {
    }

    static DomContent of(List<RuleOutcome> outcomes) {
        List<String> anchors = Anchors.of(outcomes);
        List<DomContent> shown = new ArrayList<>();
        int surprises = 0;
        for (int i = 0; i < outcomes.size(); i++) {
            List<DomContent> findings = findings(outcomes.get(i));
            surprises += findings.isEmpty() ? 0 : 1;
            if (!findings.isEmpty() && surprises <= SHOWN) {
                shown.add(div(h3(a(RuleTitle.of(outcomes.get(i).declaration())).withHref("#" + anchors.get(i))),
                        each(findings.stream())));
            }
        }
        return surprises == 0
                ? each()
                : section(h2("Not as expected"), each(shown.stream()),
                        surprises > SHOWN
                                ? p(text("These are " + SHOWN + " of " + surprises + " rules. "),
                                        a("Show all").withHref("#unexpected=only"))
                                : each())
                        .withId("first");
    }

    private static List<DomContent> findings(RuleOutcome outcome) {
        return switch (outcome) {
            case RuleOutcome.Checked checked ->
                Agreement.unexpected(checked.results()).stream().map(SurpriseSection::finding).toList();
            case RuleOutcome.Failed failed -> List.of(p("internal error: " + failed.error()).withClass("bad"));
        };
    }

    private static DomContent finding(Agreement agreement) {
        boolean inFull = agreement.first().verdict() instanceof Verdict.Refuted
                || agreement.first().verdict() instanceof Verdict.IllFormed;
        return div(
                p(VerdictBadge.of(agreement.first()),
                        text(" (" + agreement.theories() + ") " + Evidence.surprise(agreement))),
                inFull ? pre(String.join("\n", Evidence.lines(agreement.first()))) : each());
    }
}
