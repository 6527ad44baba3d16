package io.verifyrules.verifier.html;

import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.ClaimStatus;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.RuleResult;
import j2html.tags.DomContent;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.span;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.tr;

/** What a rule claims, a row for each claim and a column for each element type: what became of it, how, and in what time. */
final class ClaimTable {

    private ClaimTable() {
    }

    static DomContent of(Agreement agreement) {
        List<List<ClaimStatus>> claims = agreement.results().stream().map(ClaimStatus::of).toList();
        int most = claims.stream().mapToInt(List::size).max().orElse(0);
        if (most == 0) {
            return each();
        }
        return Rows.grid(Stream.concat(Stream.of("Claim"), agreement.results().stream().map(RuleResult::theory)),
                IntStream.range(0, most).mapToObj(i -> row(i, claims)));
    }

    /** All types of one rule have the same claims, but for those that only some of them needed. */
    private static DomContent row(int place, List<List<ClaimStatus>> claims) {
        String claim = claims.stream()
                .filter(of -> place < of.size())
                .findFirst()
                .map(of -> of.get(place).claim())
                .orElse("");
        return tr(th(claim).attr("scope", "row"),
                each(claims.stream()
                        .map(of -> of.stream()
                                .filter(status -> status.claim().equals(claim))
                                .findFirst()
                                .map(ClaimTable::cell)
                                .orElseGet(() -> td("-")))));
    }

    private static DomContent cell(ClaimStatus claim) {
        return claim.status()
                .<DomContent>map(status -> td(div(span(word(status)).withClasses("badge", colour(status)),
                        text(" " + String.join(", ", claim.methods()) + ", " + claim.time().toMillis() + " ms"))))
                .orElseGet(() -> td("not reached").withClass("quiet"));
    }

    private static String word(Status status) {
        return switch (status) {
            case PROVED -> "proved";
            case REFUTED -> "refuted";
            case UNKNOWN -> "open";
        };
    }

    private static String colour(Status status) {
        return switch (status) {
            case PROVED -> "good";
            case REFUTED -> "bad";
            case UNKNOWN -> "doubtful";
        };
    }
}
