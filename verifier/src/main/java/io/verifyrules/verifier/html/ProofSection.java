package io.verifyrules.verifier.html;

import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.report.Agreement;
import io.verifyrules.verifier.verdict.ClassPlan;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static j2html.TagCreator.code;
import static j2html.TagCreator.div;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h4;
import static j2html.TagCreator.p;
import static j2html.TagCreator.td;
import static j2html.TagCreator.tr;

/** How verdicts came about, in the words of the prover. */
final class ProofSection {

    /** What tells obligations of one rule apart: what, how and with what result, and which of those that share all this. */
    private record Row(String claim, String method, ObligationReport.Status status, int number) {}

    private ProofSection() {
    }

    /** What the matching of reductions took, and the ranks that were checked. */
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
                        .map(plan -> tr(td(plan.claim()), td(plan.rankClass()), td(each(plan.predicates()
                                .stream()
                                .map(predicate -> div(
                                        code((plan.irredundant().contains(predicate) ? "* " : "") + predicate))))),
                                td(plan.exact()
                                        ? Integer.toString(plan.bound())
                                        : "≤ " + plan.bound() + ", " + plan.reason()),
                                td(plan.ranks().stream().map(Object::toString).collect(Collectors.joining(", "))),
                                td(plan.rankZero()))));
    }

    /** The obligations of all types that agree, a time and a resource count for each type. */
    static DomContent obligations(Agreement agreement) {
        Map<Row, Map<Integer, ObligationReport>> rows = new LinkedHashMap<>();
        for (int type = 0; type < agreement.results().size(); type++) {
            for (ObligationReport obligation : agreement.results().get(type).obligations()) {
                int number = 0;
                Row row = row(obligation, number);
                while (rows.getOrDefault(row, Map.of()).containsKey(type)) {
                    number++;
                    row = row(obligation, number);
                }
                rows.computeIfAbsent(row, key -> new LinkedHashMap<>()).put(type, obligation);
            }
        }
        if (rows.isEmpty()) {
            return each();
        }
        boolean several = agreement.results().size() > 1;
        Stream<String> costs = agreement.results()
                .stream()
                .map(result -> several ? ", " + result.theory() : "")
                .flatMap(type -> Stream.of("Time" + type, "Resources" + type));
        return each(h4("Obligations"),
                Rows.grid(Stream.concat(Stream.of("Claim", "Method", "Status"), costs), rows.entrySet()
                        .stream()
                        .map(row -> tr(td(row.getKey().claim()), td(row.getKey().method()),
                                td(row.getKey().status().name()), each(IntStream.range(0, agreement.results().size())
                                        .mapToObj(type -> cost(Optional.ofNullable(row.getValue().get(type)))))))));
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
        return new Row(obligation.claim(), obligation.method(), obligation.status(), number);
    }

    private static DomContent cost(Optional<ObligationReport> obligation) {
        return each(td(obligation.map(found -> found.time().toMillis() + " ms").orElse("-")).withClass("number"),
                td(obligation.map(found -> Long.toString(found.resources())).orElse("-")).withClass("number"));
    }
}
