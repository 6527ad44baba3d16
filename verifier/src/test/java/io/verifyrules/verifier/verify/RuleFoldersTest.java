package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.script.SampleRules;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Rule files in folders that are called after the verdict which each of their rules gets. A day has all wrong rules, of which it tries to
 * prove a part before instances are looked at, and half of the right ones. The nightly build has all of both.
 */
@Execution(ExecutionMode.CONCURRENT)
@Tag("corpus")
@Order(1)
class RuleFoldersTest {

    private static final VerifyOptions HASTY = new VerifyOptions(List.of(), 200_000, Duration.ofSeconds(5),
            Optional.empty()).provingFirst();

    /** Wrong rules of which only an instance shows it: no proof is attempted for long. */
    private static final Set<String> SHOWN_BY_INSTANCES = Set.of("large-sizes.rules.kts",
            "conditions-hard-to-meet.rules.kts", "functions.rules.kts", "complex-roots.rules.kts",
            "meanings-that-cannot-be-told.rules.kts");

    /** Of so many wrong rules a proof of one is attempted before instances are tried. */
    private static final int PART = 15;

    /** Of so many right rules a day has one. */
    private static final int PART_OF_RIGHT = 2;

    /** Right rules that a test looks at each day. */
    private static final Set<String> LOOKED_AT = Set.of("an empty slice is an empty slice elsewhere",
            "a unit axis added and dropped");
    private static final VerifyOptions PATIENT = VerifyOptions.DEFAULT.withTimeout(Duration.ofSeconds(60));
    /** For proofs of wrong claims, some of which take the time that there is. */
    private static final VerifyOptions DOUBTFUL = PATIENT.withTimeout(Duration.ofSeconds(Samples.areWhole() ? 60 : 5))
            .provingFirst();

    private static final int WORKERS = Runtime.getRuntime().availableProcessors();
    /** One for all, as each keeps processes of solvers. */
    private static final Pipeline VERIFIER = new Pipeline();
    private static final List<Judged> RESULTS = new ArrayList<>();
    private static final List<Asked> NEED_INSTANCES = new ArrayList<>();

    /** A rule on its way to its verdicts. */
    private record Asked(Declared declared, VerifyOptions options, Future<List<RuleResult>> results) {}

    /** A result beside the kind of its folder. */
    private record Judged(RuleResult result, VerdictKind kind) {}

    /** A rule of a file. */
    private record Declared(RuleDeclaration rule, VerdictKind kind, boolean shown) {

        boolean isRight() { return kind == VerdictKind.VERIFIED; }

        VerifyOptions options(boolean provenFirst) {
            return switch (kind) {
                case UNKNOWN -> HASTY;
                case REFUTED -> provenFirst ? (shown ? HASTY : DOUBTFUL) : (shown ? VerifyOptions.DEFAULT : PATIENT);
                case VERIFIED, INVALID, ILL_FORMED, VACUOUS -> PATIENT.provingFirst();
            };
        }
    }

    @BeforeAll
    static void verifyAll() throws ExecutionException, InterruptedException {
        List<Asked> asked = new ArrayList<>();
        try (ExecutorService workers = Executors.newFixedThreadPool(WORKERS)) {
            ask(workers, asked);
        }
        for (Asked each : asked) {
            each.results().get().forEach(result -> RESULTS.add(new Judged(result, each.declared().kind())));
        }
    }

    private static void ask(ExecutorService workers, List<Asked> asked) {
        List<Declared> all = today(declared());
        Set<RuleDeclaration> provenFirst = Collections.newSetFromMap(new IdentityHashMap<>());
        Samples.part(all.stream().filter(each -> each.kind() == VerdictKind.REFUTED).toList(), PART)
                .forEach(each -> provenFirst.add(each.rule()));
        for (Declared each : all) {
            VerifyOptions options = each.options(provenFirst.contains(each.rule())).inExactTypes(each.rule());
            Asked one = new Asked(each, options, workers.submit(() -> VERIFIER.verify(each.rule(), options)));
            asked.add(one);
            if (each.shown()) {
                NEED_INSTANCES.add(one);
            }
        }
    }

    private static List<Declared> today(List<Declared> all) {
        List<Declared> right = all.stream().filter(Declared::isRight).toList();
        Set<Declared> others = Collections.newSetFromMap(new IdentityHashMap<>());
        others.addAll(right);
        Samples.part(right, PART_OF_RIGHT).forEach(others::remove);
        return all.stream().filter(each -> !others.contains(each) || LOOKED_AT.contains(each.rule().name())).toList();
    }

    private static List<Declared> declared() {
        List<Declared> all = new ArrayList<>();
        files().forEach((file, kind) -> {
            boolean shown = kind == VerdictKind.REFUTED && SHOWN_BY_INSTANCES.contains(file.getFileName().toString());
            SampleRules.load(file).declarations().forEach(rule -> all.add(new Declared(rule, kind, shown)));
        });
        return all;
    }

    @AfterAll
    static void forget() {
        RESULTS.clear();
        NEED_INSTANCES.clear();
    }

    private static Map<Path, VerdictKind> files() {
        Map<Path, VerdictKind> files = new LinkedHashMap<>();
        for (VerdictKind kind : VerdictKind.values()) {
            SampleRules.files(kind.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                    .forEach(file -> files.put(file, kind));
        }
        return files;
    }

    @TestFactory
    List<DynamicTest> everyRuleGetsTheVerdictOfItsFolder() {
        List<DynamicTest> tests = new ArrayList<>();
        RESULTS.forEach(judged -> {
            RuleResult result = judged.result();
            tests.add(DynamicTest
                    .dynamicTest(judged.kind() + ": " + result.declaration().name() + ", " + result.theory(), () -> {
                        assertThat(result.verdict().kind()).as("%s (%s)", result.verdict(), Samples.repeated())
                                .isEqualTo(judged.kind());
                        assertThat(result.expected()).as("the verdict that the file expects").contains(judged.kind());
                    }));
        });
        return tests;
    }

    /** The instances that are tried before a proof are a fixed number, and cost a fixed number of computed elements. */
    @TestFactory
    List<DynamicTest> rulesThatNeedLargeOrSpecialInstancesAreRefutedBeforeTheirProof() {
        assertThat(NEED_INSTANCES).hasSizeGreaterThan(40);
        return NEED_INSTANCES.stream()
                .map(asked -> DynamicTest.dynamicTest(asked.declared().rule().name(),
                        () -> assertThat(withInstancesFirst(asked)).isNotEmpty().allSatisfy(result -> {
                            assertThat(result.verdict().kind()).isEqualTo(VerdictKind.REFUTED);
                            assertThat(result.obligations().getLast().method()).isNotEqualTo("reductions matched");
                        })))
                .toList();
    }

    private static List<RuleResult> withInstancesFirst(Asked asked) throws ExecutionException, InterruptedException {
        RuleDeclaration rule = asked.declared().rule();
        VerifyOptions usual = VerifyOptions.DEFAULT.inExactTypes(rule);
        return usual.equals(asked.options()) ? asked.results().get() : VERIFIER.verify(rule, usual);
    }

    @Test
    void thereAreRulesForEveryVerdict() {
        assertThat(RESULTS).extracting(Judged::kind).contains(VerdictKind.values());
    }

    /** A counterexample is kept in few bytes, and its evidence computed when somebody looks. */
    @TestFactory
    List<DynamicTest> theEvidenceOfARefutationIsThereWhenItIsAskedFor() {
        List<RuleResult> refuted = results().filter(result -> result.verdict() instanceof Verdict.Refuted).toList();
        return Samples.part(refuted, PART)
                .stream()
                .map(result -> DynamicTest.dynamicTest(result.declaration().name() + ", " + result.theory(),
                        () -> assertThat(((Verdict.Refuted) result.verdict()).outcome().refutes()).isTrue()))
                .toList();
    }

    private static Stream<RuleResult> results() {
        return RESULTS.stream().map(Judged::result);
    }

    private static RuleResult result(String name) {
        return results().filter(result -> result.declaration().name().equals(name)).findFirst().orElseThrow();
    }

    private static Map<String, Integer> ranksOfRefutation(String name) {
        return result(name).verdict() instanceof Verdict.Refuted refuted ? refuted.instance().ranks() : Map.of();
    }

    /** A few lines say why there is no verdict, in the names of the rule; terms of proofs are numbered with {@code #}. */
    @Test
    void whatIsSaidOfARuleWithoutAVerdictIsShort() {
        assertThat(unknown()).hasSizeGreaterThan(20).allSatisfy(result -> {
            Verdict.Unknown unknown = (Verdict.Unknown) result.verdict();
            assertThat(unknown.reason()).hasSizeLessThan(500).doesNotContain("#");
            assertThat(unknown.advice().orElse("")).hasSizeLessThan(150);
        });
        assertThat(unknown("the sum of blocks of blocks").advice())
                .hasValueSatisfying(advice -> assertThat(advice).startsWith("match(k to ..)"));
        assertThat(unknown("a sum in another order").looked().undecided()).isPresent();
    }

    @Test
    void smallInstancesWereLookedAtWhereverARuleAppliesToAny() {
        // A rule about lists has instances of each length, which the rules for two and for three parts look at.
        assertThat(unknown()).filteredOn(result -> ((Verdict.Unknown) result.verdict()).looked().looked() < 50)
                .filteredOn(result -> !(result.declaration() instanceof ListRule))
                .extracting(result -> result.declaration().name())
                .containsOnly("no cube is the sum of two cubes",
                        "a tensor joined with itself 28 times has 2^28 places to read from",
                        "sizes of 2 are never three places", "a monoid always associates",
                        "a remainder of the greatest word, right at all widths that are tried");
    }

    private static List<RuleResult> unknown() {
        return results().filter(result -> result.verdict() instanceof Verdict.Unknown).toList();
    }

    private static Verdict.Unknown unknown(String name) {
        return unknown().stream()
                .filter(result -> result.declaration().name().equals(name))
                .map(result -> (Verdict.Unknown) result.verdict())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aRuleWhoseResultsAreAlwaysEmptyIsASuccessWithANote() {
        assertThat(result("an empty slice is an empty slice elsewhere").notes())
                .anyMatch(note -> note.startsWith("every result is empty"));
        assertThat(result("a unit axis added and dropped").notes()).isEmpty();
    }

    @Test
    void counterexamplesHaveTheRanksAtWhichTheRulesAreWrong() {
        assertThat(ranksOfRefutation("wrong at rank 0 only")).isEqualTo(Map.of("c", 0));
        assertThat(ranksOfRefutation("wrong at rank 2 only: one lane without padding is not enough"))
                .isEqualTo(Map.of("c", 2));
        assertThat(ranksOfRefutation("wrong at rank 2 only: reversal on some lane is taken for reversal on every lane"))
                .isEqualTo(Map.of("c", 2));
        assertThat(ranksOfRefutation("two classes: wrong only where one has rank 0 and the other has not"))
                .isEqualTo(Map.of("c", 0, "d", 1));
        assertThat(ranksOfRefutation("an assumption at one place used at another")).isEqualTo(Map.of("c", 1));
    }
}
