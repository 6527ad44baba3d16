package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.SmallInstances;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The report on a rule of which it is not known whether it is right: the obstacle, the evidence of instances, and
 * advice.
 */
public final class UnknownText {

    private UnknownText() {
    }

    /** The obstacle, the claims that are settled, and advice; alike for element types that are alike. */
    static List<String> lines(RuleResult result, Verdict.Unknown unknown) {
        List<String> lines = new ArrayList<>(List.of(unknown.reason()));
        ClaimStatus.line(result).ifPresent(lines::add);
        unknown.advice().map(advice -> "try: " + advice).ifPresent(lines::add);
        return lines;
    }

    /** The evidence of small instances, of one element type; nothing where none were looked at. */
    public static Optional<String> instances(RuleResult result, Verdict.Unknown unknown) {
        SmallInstances looked = unknown.looked();
        if (looked.looked() == 0) {
            return Optional.empty();
        }
        String none = "of " + looked.looked() + " instances to rank " + looked.rank() + " and size " + looked.size()
                + " none differs";
        return Optional
                .of(undecided(result.declaration(), looked).map(where -> none + "; not decided " + where).orElse(none));
    }

    /** The simplest instance on which it is not decided whether the sides are equal, such as {@code A = 1, 2, 4: 7 against uncertain}. */
    public static Optional<String> undecided(RuleDeclaration declaration, SmallInstances looked) {
        return declaration instanceof Rule rule
                ? looked.undecided().flatMap(instance -> undecided(rule, instance))
                : Optional.empty();
    }

    private static Optional<String> undecided(Rule rule, RuleInstance instance) {
        return Replay.replay(rule, instance) instanceof Outcome.Agree agree
                ? agree.undecided().map(access -> "on " + CounterexampleText.brief(instance, against(agree, access)))
                : Optional.empty();
    }

    private static String against(Outcome.Agree agree, Access access) {
        String left = Objects.toString(agree.left().elements().get(access));
        String right = Objects.toString(agree.right().elements().get(access));
        return left.equals(right) ? left + " on both sides" : left + " against " + right;
    }
}
