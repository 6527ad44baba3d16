package io.verifyrules.verifier.html;

import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import j2html.tags.DomContent;

import static j2html.TagCreator.span;

/** A verdict as a word in its colour. */
final class VerdictBadge {

    private VerdictBadge() {
    }

    static DomContent of(RuleResult result) {
        String colour = !result.asExpected()
                ? "bad"
                : result.verdict() instanceof Verdict.Verified ? "good" : "doubtful";
        return span(result.verdict().kind().name()).withClasses("badge", colour);
    }

    static DomContent error() {
        return span("ERROR").withClasses("badge", "bad");
    }

    /** What was expected of the verdict. */
    static String expectation(RuleResult result) {
        return result.expected()
                .map(expected -> result.asExpected() ? "as expected" : "expected " + expected)
                .orElse("not claimed");
    }
}
