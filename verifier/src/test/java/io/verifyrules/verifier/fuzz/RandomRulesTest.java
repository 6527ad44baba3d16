package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.mutation.RuleParts;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

@Execution(ExecutionMode.CONCURRENT)
@Tag("random")
@Order(3)
class RandomRulesTest {

    /** A half of the rules each day. */
    private static final long[] DRAWN = Samples.partOfSeeds(60, 2).toArray();
    private static final int RULES = DRAWN.length;
    private static final int SOON = 1_400;
    private static final VerifyOptions OPTIONS = new VerifyOptions(List.of(), 200_000, Duration.ofSeconds(2),
            Optional.empty()).provingFirst();

    @Test
    void noVerdictOnARandomRuleIsContradicted() {
        Fuzzing fuzzing = new Fuzzing(new Pipeline(), OPTIONS, 60);
        FuzzReport report = new FuzzReport();
        LongStream.of(DRAWN).mapToObj(fuzzing::trial).forEach(report::add);
        assertThat(report.contradictions()).as(() -> report.contradictions()
                .stream()
                .map(wrong -> "seed " + wrong.seed() + ": " + wrong.reason() + "\n"
                        + RuleJson.writeFile(List.of(wrong.rule())))
                .toList()
                .toString()).isEmpty();
        assertThat(report.count(true, VerdictKind.VERIFIED)).as(report.summary()).isGreaterThan(RULES / 5);
        assertThat(report.count(false, VerdictKind.REFUTED)).as(report.summary()).isGreaterThan(RULES / 6);
    }

    @Test
    void whatIsRightByConstructionIsRight() {
        for (long even : Samples.partOfSeeds(70, 2).toArray()) {
            long seed = 2 * even;
            RandomRule random = RandomRule.of(seed);
            Rule rule = RandomWidths.of(random.rule());
            var type = ElementTheories.of(rule.lhs().type().element(), false).type();
            InstanceGenerator instances = new InstanceGenerator(rule, type, seed);
            for (int i = 0; i < 10; i++) {
                RuleInstance instance = instances.next();
                Outcome outcome = Replay.replay(rule, instance);
                String where = "seed " + seed + ": " + RulePrinter.print(rule) + ", " + instance + ": " + outcome;
                assertThat(outcome.refutes()).as(where).isFalse();
            }
        }
    }

    @Test
    void mostRewritesOfTheLibraryAreUsedSoonAndMostOfTheLanguageIsReached() {
        Set<String> unused = new HashSet<>(MixedRules.rewrites());
        Coverage coverage = new Coverage();
        for (long seed = 0; seed < SOON; seed += 2) {
            RandomRule random = RandomRule.of(seed);
            random.steps().forEach(step -> unused.remove(step.rewrite()));
            coverage.add(random.rule());
        }
        assertThat(unused).as("of " + MixedRules.rewrites()).hasSizeLessThan(MixedRules.rewrites().size() / 4);
        assertThat(coverage.missing()).as(coverage.summary()).hasSizeLessThan(Coverage.constructs().size() / 10);
    }

    @Test
    void aSeedGivesTheSameRuleAgainAndItsJsonFormReproducesIt() {
        for (long seed = 0; seed < 60; seed++) {
            Rule rule = RandomRule.of(seed).rule();
            assertThat(RuleJson.write(RandomRule.of(seed).rule())).as("seed " + seed).isEqualTo(RuleJson.write(rule));
            RuleDeclaration read = RuleJson.readFile("again", RuleJson.writeFile(List.of(rule)))
                    .rules()
                    .declarations()
                    .getFirst();
            assertThat(read).as("seed " + seed)
                    .isInstanceOfSatisfying(Rule.class,
                            again -> assertThat(RuleParts.of(again)).hasToString(RuleParts.of(rule).toString()));
        }
    }

    /** Thousands of rules are made for the rarest constructs, which the nightly build does. */
    @Test
    void randomRulesReachTheWholeLanguage() {
        assumeThat(Samples.areWhole()).isTrue();
        Coverage coverage = new Coverage();
        // Rules of odd seeds have one change more, which adds no construct and takes long to find.
        for (long seed = 0; seed < 20_000 && !(seed % 100 == 0 && coverage.missing().isEmpty()); seed += 2) {
            coverage.add(RandomRule.of(seed).rule());
        }
        assertThat(coverage.missing()).as(coverage.summary()).isEmpty();
    }

    @Test
    void theCoverageSaysWhatIsMissing() {
        Coverage coverage = new Coverage();
        assertThat(coverage.missing()).isEqualTo(Coverage.constructs());
        assertThat(Coverage.constructs()).contains("Convolution", "Condition.AnyOf", "Literal.Infinity", "Monoid.OR",
                "type real", "an index called like an axis", "a large size demanded");
        coverage.add(RandomRule.of(0).rule());
        assertThat(coverage.reached()).isNotEmpty();
        assertThat(coverage.summary())
                .contains(" of " + Coverage.constructs().size() + " constructs of the language reached; not reached: ");
    }

    @Test
    void whatCouldPassForAnotherThingIsIllFormed() {
        Set<String> accepted = new TreeSet<>();
        for (long seed = 0; seed < 30L * RandomMistake.kinds().size(); seed++) {
            RandomMistake mistake = RandomMistake.of(seed);
            if (mistake.declaration() instanceof Rule) {
                accepted.add(mistake.mistake() + ", seed " + seed);
            }
        }
        assertThat(accepted).isEmpty();
    }

    @Test
    void aRuleThatTheLanguageShouldHaveRefusedIsAContradiction() {
        Rule accepted = RandomRule.of(0).rule();
        assertThat(Fuzzing.accepted(new RandomMistake(7, "anything", accepted))).hasValueSatisfying(wrong -> {
            assertThat(wrong.seed()).isEqualTo(7);
            assertThat(wrong.reason()).isEqualTo("a rule, but should be ill-formed: anything");
        });
    }

    @Test
    void namesAreTheOnlyDifferenceBetweenTheTwoWaysToCallThings() {
        int shared = 0;
        for (long seed = 0; seed < 300; seed += 3) {
            RandomRule random = RandomRule.of(seed);
            RandomRule apart = random.withNamesApart();
            assertThat(apart.steps()).hasSameSizeAs(random.steps());
            assertThat(withoutNames(apart.rule())).as("seed " + seed).isEqualTo(withoutNames(random.rule()));
            shared += RulePrinter.print(apart.rule()).equals(RulePrinter.print(random.rule())) ? 0 : 1;
        }
        assertThat(shared).isGreaterThan(15);
    }

    private static String withoutNames(Rule rule) {
        return RulePrinter.print(rule).replaceAll("[\\p{L}][\\p{L}\\p{N}']*(?![\\p{L}\\p{N}'(])", "_");
    }

    @Test
    void aProofThatRestsOnNamesIsCaught() {
        RandomRule right = LongStream.iterate(0, seed -> seed + 2)
                .mapToObj(RandomRule::of)
                .filter(random -> !RulePrinter.print(random.rule())
                        .equals(RulePrinter.print(random.withNamesApart().rule())))
                .filter(random -> new Pipeline().verify(random.rule(), OPTIONS)
                        .stream()
                        .allMatch(result -> result.verdict() instanceof Verdict.Verified))
                .findFirst()
                .orElseThrow();
        Verdict.Refuted anything = anyRefutation();
        RuleVerifier byName = (declaration, options) -> new Pipeline().verify(declaration, options)
                .stream()
                .map(result -> shown(declaration).equals(shown(right.rule())) ? result : with(result, anything))
                .toList();
        assertThat(new Fuzzing(byName, OPTIONS, 10).trial(right.seed()).contradiction())
                .hasValueSatisfying(wrong -> assertThat(wrong.reason()).contains("VERIFIED over ")
                        .endsWith(", but REFUTED with a name of its own for each thing"));
    }

    private static String shown(RuleDeclaration declaration) {
        return declaration instanceof Rule rule ? RulePrinter.print(rule) : declaration.name();
    }

    /** Proves whatever the true verifier refutes. */
    private static RuleVerifier lying() {
        Pipeline truth = new Pipeline();
        return (declaration, options) -> truth.verify(declaration, options)
                .stream()
                .map(result -> result.verdict() instanceof Verdict.Refuted
                        ? with(result, new Verdict.Verified(new EveryWidth.NoneOpen()))
                        : result)
                .toList();
    }

    private static RuleResult with(RuleResult result, Verdict verdict) {
        return new RuleResult(result.declaration(), result.theory(), verdict, result.expected(), result.plan(),
                result.obligations(), result.matching(), result.notes(), result.time());
    }

    @Test
    void aVerifierThatProvesWrongRulesIsCaughtAndTheRuleMadeSmall() {
        Fuzzing fuzzing = new Fuzzing(lying(), OPTIONS, 100);
        Contradiction found = LongStream.range(0, 100)
                .mapToObj(fuzzing::trial)
                .flatMap(trial -> trial.contradiction().stream())
                .findFirst()
                .orElseThrow();
        assertThat(found.reason()).startsWith("VERIFIED over ");
        Rule before = RandomRule.of(found.seed()).rule();
        assertThat(RulePrinter.print(found.rule()).length()).isLessThanOrEqualTo(RulePrinter.print(before).length());
        assertThat(new Pipeline().verify(found.rule(), OPTIONS)).as(RulePrinter.print(found.rule()))
                .anyMatch(result -> result.verdict() instanceof Verdict.Refuted);
    }

    @Test
    void rulesWhoseWidthsAreOpenSpeakOfNumbersThatDependOnThem() {
        List<Rule> open = LongStream.range(0, 640)
                .filter(RandomRule::leavesWidthsOpen)
                .mapToObj(seed -> RandomRule.of(seed).rule())
                .toList();
        assertThat(open).hasSize(80).allMatch(rule -> !rule.widths().open().isEmpty());
        assertThat(open.stream().map(RulePrinter::print).filter(text -> text.contains("rem"))).hasSizeGreaterThan(12);
    }

    @Test
    void whatIsWrongAtAWidthInBetweenContradictsAProof() {
        Fuzzing fuzzing = new Fuzzing((declaration, options) -> List.of(tried((Rule) declaration)), OPTIONS, 100);
        Rule between = LongStream.range(0, 3_000)
                .filter(RandomRule::leavesWidthsOpen)
                .mapToObj(seed -> RandomRule.of(seed).rule())
                .filter(rule -> rule.widths().open().size() == 1)
                .filter(rule -> leastWrong(rule).filter(width -> width > 8 && width < 16).isPresent())
                .findFirst()
                .orElseThrow();
        assertThat(fuzzing.contradicted(between, List.of(tried(between))))
                .hasValueSatisfying(reason -> assertThat(reason).startsWith("VERIFIED over i(N), but refuted by "));
    }

    /** What a verifier says that takes a rule for right because it is so at a few narrow widths. */
    private static RuleResult tried(Rule rule) {
        return new RuleResult(rule, "i(N)", new Verdict.Verified(new EveryWidth.AtOnce(rule.widths())),
                Optional.empty(), List.of(), List.of(), MatchingReport.NONE, List.of(), Duration.ZERO);
    }

    private static Optional<Integer> leastWrong(Rule rule) {
        return rule.widths()
                .among(IntStream.range(1, 16).boxed().toList())
                .stream()
                .filter(bits -> Stream.generate(new InstanceGenerator(rule.at(bits), ElementType.OPEN, 1)::next)
                        .limit(4)
                        .anyMatch(instance -> Replay.replay(rule.at(bits), instance).refutes()))
                .map(bits -> bits.values().iterator().next())
                .findFirst();
    }

    @Test
    void aRightRuleThatIsRefutedIsReportedByTheStepThatIsBlamed() {
        RandomRule random = LongStream.iterate(0, seed -> seed + 2)
                .mapToObj(RandomRule::of)
                .filter(rule -> rule.steps().size() > 1)
                .findFirst()
                .orElseThrow();
        Verdict.Refuted anything = anyRefutation();
        RuleVerifier refuting = (declaration, options) -> new Pipeline().verify(declaration, options)
                .stream()
                .map(result -> with(result, anything))
                .toList();
        Contradiction found = new Fuzzing(refuting, OPTIONS, 10).trial(random.seed()).contradiction().orElseThrow();
        assertThat(found.reason()).isEqualTo("equal by construction, but REFUTED");
        RandomRule.Step first = random.steps().getFirst();
        assertThat(found.rule().lhs()).hasToString(first.before().toString());
        assertThat(found.rule().rhs()).hasToString(first.after().toString());
        assertThat(found.rule().preconditions()).isEmpty();
    }

    private static Verdict.Refuted anyRefutation() {
        return LongStream.range(0, 200)
                .mapToObj(RandomRule::of)
                .flatMap(rule -> new Pipeline().verify(rule.rule(), OPTIONS).stream())
                .flatMap(result -> result.verdict() instanceof Verdict.Refuted refuted
                        ? Stream.of(refuted)
                        : Stream.empty())
                .findFirst()
                .orElseThrow();
    }
}
