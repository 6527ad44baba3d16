package io.verifyrules.verifier.html;

import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import j2html.tags.DomContent;

import static j2html.TagCreator.span;

/** A verdict as a word in its colour. */
final class VerdictBadge {

    /** The sign in the place of a verdict where a mistake of the program kept a rule from it. */
    static final String ERROR = "ERROR";

    private VerdictBadge() {
    }

    static DomContent of(RuleResult result) {
        return span(result.verdict().kind().name()).withClasses("badge", colour(result));
    }

    /** The colour of what is said of a verdict. */
    static String colour(RuleResult result) {
        return !result.asExpected() ? "bad" : result.verdict() instanceof Verdict.Verified ? "good" : "doubtful";
    }

    /** The expectation of the verdict. */
    static String expectation(RuleResult result) {
        return result.expected()
                .map(expected -> result.asExpected() ? "as expected" : "expected " + result.expectedText())
                .orElse("not claimed");
    }
}
