package io.verifyrules.verifier.html;

import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.report.ClaimStatus;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.RuleResult;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.span;
import static j2html.TagCreator.td;
import static j2html.TagCreator.text;
import static j2html.TagCreator.th;
import static j2html.TagCreator.tr;

/**
 * The claims of a rule, with a row for each claim. It has a column for the element types in which the claims have the
 * same fate in the same way.
 */
final class ClaimTable {

    /** The fate of a claim, without the time that it took. */
    private record Fate(String claim, Optional<Status> status, String where, List<String> methods) {}

    private ClaimTable() {
    }

    static DomContent of(Agreement agreement) {
        Map<List<Fate>, List<RuleResult>> alike = new LinkedHashMap<>();
        agreement.results()
                .forEach(result -> alike.computeIfAbsent(fates(result), key -> new ArrayList<>()).add(result));
        List<Agreement> columns = alike.values().stream().map(Agreement::new).toList();
        List<String> claims = columns.stream()
                .map(column -> ClaimStatus.of(column.first()).stream().map(ClaimStatus::claim).toList())
                .max(Comparator.comparingInt(List::size))
                .orElse(List.of());
        return claims.isEmpty()
                ? each()
                : Rows.grid(Stream.concat(Stream.of("Claim"), columns.stream().map(Agreement::theories)),
                        claims.stream()
                                .map(claim -> tr(th(claim).attr("scope", "row"),
                                        each(columns.stream().map(column -> cell(claim, column))))));
    }

    private static List<Fate> fates(RuleResult result) {
        return ClaimStatus.of(result)
                .stream()
                .map(claim -> new Fate(claim.claim(), claim.status(), claim.where(), claim.methods()))
                .toList();
    }

    private static DomContent cell(String claim, Agreement column) {
        List<ClaimStatus> found = column.results()
                .stream()
                .flatMap(result -> ClaimStatus.of(result).stream())
                .filter(status -> status.claim().equals(claim))
                .toList();
        if (found.isEmpty()) {
            return td("-");
        }
        String where = found.getFirst().where().isEmpty() ? "" : " " + found.getFirst().where();
        long time = found.stream().mapToLong(status -> status.time().toMillis()).sum();
        return found.getFirst()
                .status()
                .<DomContent>map(status -> td(div(span(word(status)).withClasses("badge", colour(status)),
                        text(where + " " + String.join(", ", found.getFirst().methods()) + ", " + time + " ms"))))
                .orElseGet(() -> td("not reached").withClass("quiet"));
    }

    private static String word(Status status) {
        return switch (status) {
            case PROVED -> "proved";
            case REFUTED -> "refuted";
            case UNKNOWN -> "open";
            case NOT_ASKED -> "not asked";
        };
    }

    private static String colour(Status status) {
        return switch (status) {
            case PROVED -> "good";
            case REFUTED -> "bad";
            case UNKNOWN, NOT_ASKED -> "doubtful";
        };
    }
}
