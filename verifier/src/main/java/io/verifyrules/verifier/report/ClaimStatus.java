package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The fate of one of the claims of a rule.
 *
 * @param claim the claim, in words
 * @param status the fate of it; empty where the check ended before
 * @param where the premises of the claim that do not hold in general; empty where there are none
 * @param methods how it was settled, each way once
 * @param time the time in the solver
 * @param example the instance that shows it beside the one with which the verdict is told, in words
 * @param isTold whether the verdict is told with an instance that refutes it
 */
public record ClaimStatus(String claim, Optional<Status> status, String where, List<String> methods, Duration time,
        Optional<String> example, boolean isTold) {

    public ClaimStatus {
        methods = List.copyOf(methods);
    }

    /** The claims of a rule in the order in which they are settled; none for what is no rule. */
    public static List<ClaimStatus> of(RuleResult result) {
        if (!(result.declaration() instanceof Rule rule)) {
            return List.of();
        }
        Optional<Outcome> difference = result.verdict() instanceof Verdict.Refuted refuted
                ? Optional.of(refuted.outcome())
                : Optional.empty();
        List<ClaimStatus> claims = new ArrayList<>();
        List<ObligationReport> applies = claimed(result, ClaimKind.Applies.class::isInstance);
        if (!applies.isEmpty()) {
            claims.add(of("the rule applies somewhere", applies, false));
        }
        List<ObligationReport> valid = claimed(result, ClaimKind.ValidRight.class::isInstance);
        boolean invalid = difference.filter(Outcome.RightInvalid.class::isInstance).isPresent();
        if (!valid.isEmpty() || invalid) {
            claims.add(of("the right side is valid", valid, invalid));
        }
        for (AggregatedAxis axis : rule.lhs().type().axes()) {
            List<ObligationReport> size = claimed(result, new ClaimKind.SameSize(axis.toString())::equals);
            claims.add(of("both sides have the same sizes on " + axis, size,
                    difference.filter(outcome -> differOn(axis, outcome)).isPresent()));
        }
        List<ObligationReport> defined = claimed(result, ClaimKind.Defined.class::isInstance);
        boolean undefined = difference.filter(Outcome.RightUndefined.class::isInstance).isPresent();
        if (!defined.isEmpty() || undefined) {
            claims.add(of("the right side has undefined behaviour only where the left side has", defined, undefined));
        }
        claims.add(of("both sides have the same elements", claimed(result, new ClaimKind.SameElements()::equals),
                difference.filter(Outcome.ElementsDiffer.class::isInstance).isPresent()));
        return claims;
    }

    private static boolean differOn(AggregatedAxis axis, Outcome outcome) {
        return outcome instanceof Outcome.ShapesDiffer(ConcreteTensor left, ConcreteTensor right)
                && !Objects.equals(left.sizes().get(axis), right.sizes().get(axis));
    }

    /**
     * The fate of the claims from the first one on that is refuted, without the one that the verdict is told with, where
     * that was asked, in one line; empty where it was not.
     */
    static Optional<String> others(RuleResult result) {
        return of(result).stream()
                .dropWhile(claim -> !claim.status().equals(Optional.of(Status.REFUTED)))
                .filter(claim -> !claim.isTold())
                .flatMap(claim -> claim.status().map(status -> claim.claim() + ": " + claim.told(status)).stream())
                .reduce((one, other) -> one + "; " + other);
    }

    private String told(Status status) {
        return switch (status) {
            case PROVED -> "proved" + there();
            case REFUTED -> "refuted as well" + there() + example.map(", as on "::concat).orElse("");
            case UNKNOWN -> "open" + there();
            case NOT_ASKED -> "not asked, as no instance with lanes is one" + there();
        };
    }

    private String there() {
        return where.isEmpty() ? "" : " " + where;
    }

    /** The claims that are settled, and those that are not, in one line; empty where there are none. */
    static Optional<String> line(RuleResult result) {
        List<ClaimStatus> claims = of(result);
        Stream<String> proved = told("proved", claims, Optional.of(Status.PROVED)::equals);
        Stream<String> open = told("open", claims, status -> !status.equals(Optional.of(Status.PROVED)));
        return Stream.concat(proved, open).reduce((one, other) -> one + "; " + other);
    }

    private static Stream<String> told(String word, List<ClaimStatus> claims, Predicate<Optional<Status>> which) {
        return claims.stream()
                .filter(claim -> which.test(claim.status()))
                .map(ClaimStatus::claim)
                .reduce((one, other) -> one + ", " + other)
                .map(all -> word + ": " + all)
                .stream();
    }

    private static List<ObligationReport> claimed(RuleResult result, Predicate<ClaimKind> which) {
        return result.obligations().stream().filter(obligation -> which.test(obligation.claim().unassumed())).toList();
    }

    /** A claim that a counterexample decides needs no obligation as well. */
    private static ClaimStatus of(String claim, List<ObligationReport> obligations, boolean refuted) {
        List<String> methods = obligations.stream().map(ObligationReport::method).distinct().toList();
        Duration time = obligations.stream().map(ObligationReport::time).reduce(Duration.ZERO, Duration::plus);
        Optional<Status> status = refuted ? Optional.of(Status.REFUTED) : status(obligations);
        boolean shown = obligations.stream().anyMatch(obligation -> obligation.status() == Status.REFUTED);
        String where = obligations.stream()
                .map(ObligationReport::where)
                .filter(granted -> !granted.isEmpty())
                .findFirst()
                .orElse("");
        return new ClaimStatus(claim, status, where, refuted && !shown ? List.of("an instance") : methods, time,
                obligations.stream().flatMap(obligation -> obligation.example().stream()).findFirst(), refuted);
    }

    private static Optional<Status> status(List<ObligationReport> obligations) {
        // What could not be proved without the assumptions was tried again with them, which decides.
        List<ObligationReport> deciding = obligations.stream()
                .filter(obligation -> obligations.stream()
                        .noneMatch(other -> other.claim().equals(new ClaimKind.AsAssumed(obligation.claim()))))
                .toList();
        if (deciding.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(deciding.stream()
                .map(ObligationReport::status)
                .reduce(Status.PROVED,
                        (worst, next) -> worst == Status.REFUTED || next == Status.PROVED ? worst : next));
    }
}
