package io.verifyrules.verifier.html;

import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static j2html.TagCreator.code;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h4;
import static j2html.TagCreator.iff;
import static j2html.TagCreator.p;
import static j2html.TagCreator.td;
import static j2html.TagCreator.tr;

/** The ways to verdicts, in the words of the prover. */
final class ProofSection {

    /**
     * The key that tells obligations of one rule apart: what, how and with what result, and which of those that share
     * all this.
     */
    private record Row(String claim, String method, ObligationReport.Status status, int number) {}

    private ProofSection() {
    }

    /** The effort of matching reductions, and the ranks that were checked. */
    static DomContent matchingAndRanks(RuleResult result) {
        List<DomContent> content = new ArrayList<>();
        MatchingReport matching = result.matching();
        if (!matching.equals(MatchingReport.NONE)) {
            content.add(p("Reductions: " + matching.terms() + " guarded terms, " + matching.matched()
                    + " pairs matched, " + matching.hinted() + " of them by hints, " + matching.attempts()
                    + " correspondences tried"));
        }
        if (!result.plan().isEmpty()) {
            content.add(h4("Ranks, and why they suffice"));
            content.add(plan(result.plan()));
        }
        return each(content.stream());
    }

    private static DomContent plan(List<ClassPlan> plans) {
        return Rows.grid(Stream.of("Claim", "Class", "Lane predicates (* irredundant)", "k", "Ranks checked", "Rank 0"),
                plans.stream()
                        .map(plan -> tr(td(plan.claim().text()), td(plan.rankClass()), td(each(plan.predicates()
                                .stream()
                                .map(predicate -> div(
                                        code((plan.irredundant().contains(predicate) ? "* " : "") + predicate))))),
                                td(plan.exact()
                                        ? Integer.toString(plan.bound())
                                        : "≤ " + plan.bound() + ", " + plan.reason()),
                                td(plan.ranks().stream().map(Object::toString).collect(Collectors.joining(", "))),
                                td(plan.rankZero()))));
    }

    /** The obligations of all types that agree; what they took is told of all types together. */
    static DomContent obligations(Agreement agreement) {
        Map<Row, List<ObligationReport>> rows = new LinkedHashMap<>();
        for (RuleResult result : agreement.results()) {
            Map<Row, Integer> numbers = new HashMap<>();
            for (ObligationReport obligation : result.obligations()) {
                int number = numbers.merge(row(obligation, 0), 1, Integer::sum);
                rows.computeIfAbsent(row(obligation, number), key -> new ArrayList<>()).add(obligation);
            }
        }
        if (rows.isEmpty()) {
            return each();
        }
        int types = agreement.results().size();
        return each(h4("Obligations"),
                iff(types > 1, p("Times and resources are those of all types together.").withClass("quiet")),
                Rows.grid(Stream.of("Claim", "Method", "Status", "Time", "Resources"), rows.entrySet()
                        .stream()
                        .map(row -> tr(td(row.getKey().claim()), td(row.getKey().method()),
                                td(row.getKey().status().name()),
                                number(row.getValue().stream().mapToLong(each -> each.time().toMillis()).sum() + " ms"),
                                number(Long.toString(
                                        row.getValue().stream().mapToLong(ObligationReport::resources).sum()))))));
    }

    /** The laws that make the proofs right for these element types. */
    static DomContent laws(Agreement agreement) {
        Set<TypeLaw> laws = agreement.results().getFirst().laws();
        return laws.isEmpty()
                ? each()
                : each(h4("Laws"),
                        p("The proof uses that "
                                + laws.stream().map(TypeLaw::toString).collect(Collectors.joining("; "))
                                + ". An element type in which one of these is not so needs another proof."));
    }

    private static Row row(ObligationReport obligation, int number) {
        return new Row(obligation.text(), obligation.method(), obligation.status(), number);
    }

    private static DomContent number(String text) {
        return td(text).withClass("number");
    }
}
