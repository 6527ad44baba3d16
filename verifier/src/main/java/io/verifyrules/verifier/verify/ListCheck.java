package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.PartList;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.list.Expansion;
import io.verifyrules.verifier.list.Induction;
import io.verifyrules.verifier.verdict.ObligationReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * The check of a rule about lists of operands. It is verified by a proof for one part, and by an {@link Induction} over the
 * parts of each list. It is refuted by a counterexample for some number of parts. Otherwise it is unknown, however many parts
 * it is right for.
 *
 * @param plain   the verdicts on a rule that is about no list, wherever they come from
 * @param options those of the rule, which each of the rules that it rests on is asked with
 */
public record ListCheck(BiFunction<Rule, VerifyOptions, List<RuleResult>> plain, VerifyOptions options) {

    /** Lists up to this length are searched for counterexamples; each length costs a whole check. */
    private static final int LONGEST = 3;

    private static final String ANY = "any";

    /** Where the induction over a list stands in one element type: its proofs, or why there are none. */
    private record Step(Optional<String> obstacle, List<ObligationReport> proved, String note) {}

    /** The verdicts on the rule, one for each of its element types. */
    public List<RuleResult> of(ListRule rule) {
        long start = System.nanoTime();
        List<RuleResult> results = new ArrayList<>(proved(rule));
        results.replaceAll(result -> result.verdict() instanceof Verdict.Refuted
                ? result.noted("wrong of a list of one part")
                : result);
        for (int parts = 2; parts <= LONGEST && results.stream().anyMatch(ListCheck::isOpen); parts++) {
            List<RuleResult> longer = plain.apply(Expansion.of(rule, parts), options);
            String note = "wrong of a list of " + parts + " parts";
            results.replaceAll(result -> isOpen(result)
                    ? longer.stream()
                            .filter(each -> each.theory().equals(result.theory()))
                            .filter(each -> each.verdict() instanceof Verdict.Refuted)
                            .findFirst()
                            .map(each -> each.noted(note))
                            .orElse(result)
                    : result);
        }
        Duration spent = Duration.ofNanos(System.nanoTime() - start);
        return results.stream().map(result -> result.after(spent.dividedBy(results.size()))).toList();
    }

    private static boolean isOpen(RuleResult result) {
        return result.verdict() instanceof Verdict.Unknown;
    }

    private List<RuleResult> verdicts(RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> plain.apply(rule, options);
            case ListRule list -> proved(list);
            case IllFormedRule wrong ->
                throw new IllegalStateException(wrong.name() + ": " + wrong.diagnostic().message());
        };
    }

    /** The verdicts as far as one part and the induction tell. */
    private List<RuleResult> proved(ListRule rule) {
        PartList list = rule.lists().getFirst();
        List<RuleResult> ofOne = verdicts(Expansion.of(rule, list, 1));
        boolean right = ofOne.stream()
                .anyMatch(result -> result.verdict() instanceof Verdict.Verified
                        || result.verdict() instanceof Verdict.Vacuous);
        List<Stepped> steps = new ArrayList<>();
        Induction induction = Induction.of(rule, list);
        if (right && induction instanceof Induction.Merged merged) {
            merged.steps().forEach(step -> steps.add(new Stepped(step, verdicts(step.rule()))));
        }
        return ofOne.stream()
                .map(result -> result(rule, result, step(induction, list, steps, result.theory())))
                .toList();
    }

    /** The verdicts on a step. */
    private record Stepped(Induction.Step step, List<RuleResult> results) {

        /** The result in an element type, or in any, as then it is one in this type. */
        Optional<RuleResult> in(String theory) {
            return results.stream()
                    .filter(result -> result.theory().equals(theory))
                    .findFirst()
                    .or(() -> results.stream().filter(result -> result.theory().equals(ANY)).findFirst());
        }
    }

    private static Step step(Induction induction, PartList list, List<Stepped> steps, String theory) {
        return switch (induction) {
            case Induction.PartByPart ignored ->
                new Step(Optional.empty(), List.of(), "of any number of parts of " + list + ", part by part");
            case Induction.None(String reason) -> new Step(Optional.of(reason), List.of(), "");
            case Induction.Merged ignored -> {
                List<ObligationReport> proved = new ArrayList<>();
                Optional<String> obstacle = Optional.empty();
                for (Stepped each : steps) {
                    Optional<RuleResult> result = each.in(theory)
                            .filter(found -> found.verdict() instanceof Verdict.Verified);
                    if (result.isEmpty() && obstacle.isEmpty()) {
                        obstacle = Optional.of("it is not proved that " + each.step().says());
                    }
                    result.ifPresent(found -> proved.addAll(found.obligations()));
                }
                yield new Step(obstacle, proved,
                        "of any number of parts of " + list + ", as two parts are as one: proved by induction");
            }
        };
    }

    private static RuleResult result(ListRule rule, RuleResult ofOne, Step step) {
        return switch (ofOne.verdict()) {
            case Verdict.Refuted ignored -> ofOne;
            case Verdict.IllFormed ignored -> throw new IllegalStateException(ofOne.verdict().toString());
            case Verdict.Unknown unknown -> of(rule, ofOne, unknown, List.of());
            case Verdict.Verified ignored -> induced(rule, ofOne, step);
            case Verdict.Vacuous ignored -> induced(rule, ofOne, step);
        };
    }

    private static RuleResult induced(ListRule rule, RuleResult ofOne, Step step) {
        return step.obstacle()
                .map(obstacle -> of(rule, ofOne,
                        new Verdict.Unknown("for one part it is "
                                + (ofOne.verdict() instanceof Verdict.Vacuous ? "vacuous" : "right")
                                + "; for more parts " + obstacle),
                        List.of()))
                .orElseGet(() -> of(rule, ofOne, ofOne.verdict(), step.proved()).noted(step.note()));
    }

    /** The finding for one part as the result of the rule. */
    private static RuleResult of(ListRule rule, RuleResult found, Verdict verdict, List<ObligationReport> more) {
        List<ObligationReport> all = new ArrayList<>(found.obligations());
        all.addAll(more);
        return new RuleResult(rule, found.theory(), verdict, found.expected(), found.plan(), all, found.matching(),
                found.notes(), found.time());
    }
}
