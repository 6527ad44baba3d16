package io.verifyrules.rules.testing;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.PartList;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.rules.testing.proofcheck.Findings;
import io.verifyrules.rules.testing.proofcheck.ProofChecker;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.list.Expansion;
import io.verifyrules.verifier.list.Induction;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The proofs of a collection are right, says a checker that shares no code with the search. The nightly build checks those of all rules;
 * of others each day has another part.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("corpus")
public abstract class ProofsContract {

    private static final int PART = 20;

    private final String collection;
    private final Findings together = new Findings();

    protected ProofsContract(String collection) {
        this.collection = collection;
    }

    // The last of them sums up what the others found.
    @Execution(ExecutionMode.SAME_THREAD)
    @TestFactory
    final Stream<DynamicTest> everyProofIsRight() {
        RuleVerifier verifier = new Pipeline();
        Day day = Day.today();
        Stream<DynamicTest> rules = part(day).stream()
                .map(rule -> DynamicTest.dynamicTest(rule.name(),
                        () -> proved(rule).flatMap(each -> results(verifier, each).stream()).forEach(result -> {
                            Findings findings = ProofChecker.check(result, law -> has(law, result));
                            together.add(findings);
                            assertThat(findings.mistakes()).as("%s (%s)", CollectionResults.name(result), day)
                                    .isEmpty();
                        })));
        return Stream.concat(rules, Stream.of(DynamicTest.dynamicTest("little is taken on trust", this::trustsLittle)));
    }

    /** The rules that are proved where a rule is: one about a list rests on that for one part, and on the steps of its induction. */
    private static Stream<RuleDeclaration> proved(RuleDeclaration rule) {
        if (!(rule instanceof ListRule list)) {
            return Stream.of(rule);
        }
        PartList first = list.lists().getFirst();
        Stream<RuleDeclaration> steps = switch (Induction.of(list, first)) {
            case Induction.PartByPart ignored -> Stream.of();
            case Induction.Merged(List<Induction.Step> all) -> all.stream().map(Induction.Step::rule);
            case Induction.None ignored -> Stream.of();
        };
        return Stream.concat(Stream.of(Expansion.of(list, first, 1)), steps).flatMap(ProofsContract::proved);
    }

    /** Of the checks that could be made, few are left out: those that no sample met, or that Z3 gave up. */
    private void trustsLittle() {
        int checked = together.checked().values().stream().mapToInt(Integer::intValue).sum();
        int trusted = together.trusted().values().stream().mapToInt(Integer::intValue).sum();
        assertThat(checked).as("checked %s, trusted %s", together.checked(), together.trusted())
                .isGreaterThan(4 * trusted);
    }

    private List<RuleDeclaration> part(Day day) {
        List<RuleDeclaration> right = new ArrayList<>(CollectionResults.declarations(CollectionResults.book(collection))
                .stream()
                .filter(rule -> rule.expectation().verdict() == VerdictKind.VERIFIED)
                .toList());
        if (!day.whole()) {
            Collections.shuffle(right, new Random(day.number()));
        }
        return right.subList(0, day.whole() ? right.size() : right.size() / PART);
    }

    /** The results of a rule that is right, with their proofs. */
    public static List<RuleResult> results(RuleVerifier verifier, RuleDeclaration rule) {
        VerifyOptions options = VerifyOptions.DEFAULT.with(VerifyOptions.Proofs.ALWAYS).inExactTypes(rule);
        return verifier.verify(rule, options)
                .stream()
                .filter(result -> result.verdict() instanceof Verdict.Verified)
                .toList();
    }

    /** Whether the type of a law, which for an open type is that of the result, has the law. */
    public static boolean has(TypeLaw law, RuleResult result) {
        String type = law.type() instanceof ElementType.Open ? result.theory() : law.type().toString();
        // At every width there are the laws that there are at one.
        return ElementTheories.named(type)
                .or(() -> ElementTheories.named("i32"))
                .filter(theory -> theory.laws().contains(law.law()))
                .isPresent();
    }

    @Test
    final void theCollectionHasRulesToCheck() {
        assertThat(part(new Day(0, false))).isNotEmpty();
    }
}
