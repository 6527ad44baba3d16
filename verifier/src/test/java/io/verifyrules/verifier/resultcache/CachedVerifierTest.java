package io.verifyrules.verifier.resultcache;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.cache.Seal;
import io.verifyrules.verifier.cache.SealedEntries;
import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.json.journal.JournalLine;
import io.verifyrules.verifier.report.Evidence;
import io.verifyrules.verifier.script.SampleRules;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class CachedVerifierTest {

    private static final Seal SEAL = Seal.random();
    private static final RuleKey BUILD = new RuleKey("this build");
    private static final VerifyOptions INT = VerifyOptions.DEFAULT.in(List.of("int"));

    @TempDir
    private Path folder;
    private final AtomicInteger asked = new AtomicInteger();

    private static SealedEntries entries(Path folder) {
        return new SealedEntries(new CacheDirectory(folder), "results", SEAL);
    }

    private RuleVerifier counting(RuleVerifier verifier) {
        return (rule, options) -> {
            asked.incrementAndGet();
            return verifier.verify(rule, options);
        };
    }

    private CachedVerifier cached(RuleVerifier verifier, RuleKey build) {
        return new CachedVerifier(() -> counting(verifier), entries(folder), build);
    }

    private CachedVerifier cached() {
        return cached(new Pipeline(), BUILD);
    }

    private static Rule rule(String name, Consumer<RuleBuilder> body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule(name, body);
        return (Rule) rules.toFile().declarations().getFirst();
    }

    private static Rule shifted(String name, int low, int most) {
        return rule(name, rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            rule.require(n.compare(Relation.LE, AxisMap.of(most)));
            TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, n));
            rule.rewrite(a.slice(AxisMap.of(low), n, AxisMap.of(1)), a);
        });
    }

    private static String text(List<RuleResult> results) {
        return JournalLine.done("key", results).text();
    }

    private List<Path> entries() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    private static Stream<ListRule> lists() {
        return Stream.of("verified", "refuted")
                .map(verdict -> Path.of("src/test/rules", verdict, "lists.rules.kts"))
                .flatMap(file -> SampleRules.load(file).declarations().stream().limit(3))
                .map(ListRule.class::cast);
    }

    /** The results of the rules for some numbers of parts, and of the steps of the induction, are kept. */
    @ParameterizedTest
    @MethodSource("lists")
    void aRuleAboutListsIsNotCheckedAgain(ListRule rule) {
        List<RuleResult> plain = new Pipeline().verify(rule, VerifyOptions.DEFAULT);
        List<RuleResult> first = cached().verify(rule, VerifyOptions.DEFAULT);
        assertThat(asked.get()).isPositive();
        CachedVerifier nothing = cached((other, options) -> {
            throw new AssertionError(other + " is checked again");
        }, BUILD);
        List<RuleResult> again = nothing.verify(rule, VerifyOptions.DEFAULT);
        assertThat(nothing.remark()).hasValueSatisfying(remark -> assertThat(remark).startsWith("1 rule was checked"));
        for (List<RuleResult> found : List.of(first, again)) {
            assertThat(found).usingElementComparator(Comparator.comparing(CachedVerifierTest::found))
                    .containsExactlyElementsOf(plain);
        }
    }

    private static String found(RuleResult result) {
        return result.theory() + " " + result.verdict().kind() + " " + result.notes();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void whatWasCheckedOnceIsNotCheckedAgain(int low) {
        Rule rule = shifted("a slice", low, 3);
        List<RuleResult> first = cached().verify(rule, INT);
        CachedVerifier later = cached();
        List<RuleResult> second = later.verify(rule, INT);
        assertThat(asked).hasValue(1);
        assertThat(first.getFirst().verdict().kind()).isEqualTo(low == 0 ? VerdictKind.VERIFIED : VerdictKind.REFUTED);
        assertThat(text(second)).isEqualTo(text(first));
        assertThat(later.remark()).hasValueSatisfying(remark -> assertThat(remark).startsWith("1 rule was checked"));
    }

    @Test
    void whatIsKnownOfARuleWithoutAVerdictIsKept() {
        List<Rule> rules = SampleRules.load(Path.of("src/test/rules/unknown/reductions.rules.kts"))
                .declarations()
                .stream()
                .map(Rule.class::cast)
                .filter(rule -> rule.name()
                        .equals("a maximum over a window of 1 beyond the edge is the initial value, under a sum"))
                .toList();
        List<RuleResult> first = cached().verify(rules.getFirst(), VerifyOptions.DEFAULT);
        asked.set(0);
        List<RuleResult> second = cached().verify(rules.getFirst(), VerifyOptions.DEFAULT);
        assertThat(asked).hasValue(0);
        assertThat(text(second)).isEqualTo(text(first));
        assertThat(first).extracting(RuleResult::verdict)
                .hasOnlyElementsOfType(Verdict.Unknown.class)
                .anySatisfy(verdict -> assertThat(((Verdict.Unknown) verdict).looked().undecided()).isPresent());
    }

    @Test
    void aCounterexampleToARuleThatLeavesItsNumberOfBitsOpenIsKeptWithTheNumber() {
        List<Rule> rules = SampleRules.load(Path.of("src/test/rules/refuted/signless.rules.kts"))
                .declarations()
                .stream()
                .map(Rule.class::cast)
                .filter(rule -> !rule.widths().open().isEmpty())
                .limit(5)
                .toList();
        assertThat(rules).isNotEmpty();
        for (Rule rule : rules) {
            List<RuleResult> first = cached().verify(rule, VerifyOptions.DEFAULT);
            asked.set(0);
            List<RuleResult> second = cached().verify(rule, VerifyOptions.DEFAULT);
            assertThat(asked).as(rule.name()).hasValue(0);
            assertThat(text(second)).isEqualTo(text(first)).contains("\"widths\":{\"");
            assertThat(second.getFirst().verdict()).isInstanceOf(Verdict.Refuted.class);
            assertThat(Evidence.lines(second.getFirst())).isEqualTo(Evidence.lines(first.getFirst()));
        }
    }

    @Test
    void theVerifierIsNotMadeWhereEverythingIsKnown() {
        Rule rule = shifted("a slice", 0, 3);
        cached().verify(rule, INT);
        new CachedVerifier(() -> {
            throw new AssertionError("nothing is left to check");
        }, entries(folder), BUILD).verify(rule, INT);
    }

    static Stream<VerifyOptions> otherOptions() {
        return Stream.of(INT.in(List.of("int", "real")), INT.withTimeout(Duration.ofSeconds(1)), INT.provingFirst(),
                new VerifyOptions(INT.elements(), 5, INT.timeout(), INT.smtDump(), INT.solver(), false),
                new VerifyOptions(INT.elements(), INT.resourceLimit(), INT.timeout(), INT.smtDump(), "cvc5", false));
    }

    @ParameterizedTest
    @MethodSource("otherOptions")
    void otherOptionsAreAnotherCheck(VerifyOptions options) {
        Rule rule = shifted("a slice", 0, 3);
        cached().verify(rule, INT);
        cached().verify(rule, options);
        assertThat(asked).hasValue(2);
    }

    static Stream<Rule> otherRules() {
        return Stream.of(shifted("another name", 0, 3), shifted("a slice", 0, 4), shifted("a slice", 1, 3),
                rule("a slice", rule -> {
                    RankClass c = rule.rankClass("c");
                    TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, rule.sizes("n", c)));
                    rule.rewrite(a, a);
                    rule.expect(Set.of(ElementType.INT), VerdictKind.REFUTED, "it is not");
                }));
    }

    @ParameterizedTest
    @MethodSource("otherRules")
    void anotherRuleIsAnotherCheck(Rule other) {
        cached().verify(shifted("a slice", 0, 3), INT);
        cached().verify(other, INT);
        assertThat(asked).hasValue(2);
    }

    @Test
    void anotherBuildIsAnotherCheck() {
        Rule rule = shifted("a slice", 0, 3);
        cached().verify(rule, INT);
        cached(new Pipeline(), new RuleKey("another build")).verify(rule, INT);
        assertThat(asked).hasValue(2);
    }

    @Test
    void aRuleThatStandsElsewhereIsTheSame() {
        Rule here = shifted("a slice", 0, 3);
        RuleCollector elsewhere = RuleCollector.forJava();
        elsewhere.rule("a slice", new SourcePosition("other.rules.kts", 99, 1), rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            rule.require(n.compare(Relation.LE, AxisMap.of(3)));
            TensorExpr a = rule.tensor("A", ElementType.INT, Shape.of(c, n));
            rule.rewrite(a.slice(AxisMap.of(0), n, AxisMap.of(1)), a);
        });
        Rule there = (Rule) elsewhere.toFile().declarations().getFirst();
        cached().verify(here, INT);
        List<RuleResult> known = cached().verify(there, INT);
        assertThat(asked).hasValue(1);
        assertThat(known.getFirst().declaration().position()).isEqualTo(there.position()).isNotEqualTo(here.position());
    }

    private static List<RuleResult> unknown(Rule rule, Optional<VerdictKind> expected) {
        return List.of(new RuleResult(rule, "int", new Verdict.Unknown("it took too long"), expected, List.of(),
                List.of(), MatchingReport.NONE, List.of(), Duration.ZERO));
    }

    @Test
    void anUnknownThatNobodyExpectsIsTriedAgain() {
        Rule rule = shifted("a slice", 0, 3);
        RuleVerifier gaveUp = (declaration, options) -> unknown(rule, Optional.of(VerdictKind.VERIFIED));
        cached(gaveUp, BUILD).verify(rule, INT);
        cached(gaveUp, BUILD).verify(rule, INT);
        assertThat(asked).hasValue(2);
    }

    @Test
    void anUnknownThatIsExpectedIsKept() {
        Rule rule = shifted("a slice", 0, 3);
        RuleVerifier gaveUp = (declaration, options) -> unknown(rule, Optional.of(VerdictKind.UNKNOWN));
        cached(gaveUp, BUILD).verify(rule, INT);
        cached(gaveUp, BUILD).verify(rule, INT);
        assertThat(asked).hasValue(1);
    }

    @Test
    void anUnknownThatAClockEndedIsKeptHereAndNotForOtherMachines() {
        Rule rule = shifted("a slice", 0, 3);
        List<RuleResult> late = List.of(new RuleResult(rule, "int",
                new Verdict.Unknown("it took too long").endedByClock(), Optional.of(VerdictKind.UNKNOWN), List.of(),
                List.of(), MatchingReport.NONE, List.of(), Duration.ZERO));
        cached((declaration, options) -> late, BUILD).verify(rule, INT);
        assertThat(cached((declaration, options) -> late, BUILD).verify(rule, INT).getFirst().verdict())
                .isInstanceOfSatisfying(Verdict.Unknown.class, unknown -> assertThat(unknown.byClock()).isTrue());
        assertThat(asked).hasValue(1);
        assertThat(late).noneMatch(CachedVerifier::holdsElsewhere);
        assertThat(unknown(rule, Optional.of(VerdictKind.UNKNOWN))).allMatch(CachedVerifier::holdsElsewhere);
    }

    @Test
    void whereObligationsAreWrittenOutTheyAreMade() {
        Rule rule = shifted("a slice", 0, 3);
        cached().verify(rule, INT);
        cached().verify(rule, new VerifyOptions(INT.elements(), INT.resourceLimit(), INT.timeout(),
                Optional.of(folder.resolve("queries"))));
        assertThat(asked).hasValue(2);
    }

    @Test
    void anEntryThatIsCutOffAnywhereIsMadeAgain() throws IOException {
        Rule rule = shifted("a slice", 0, 3);
        cached().verify(rule, INT);
        Path entry = entries().getFirst();
        byte[] whole = Files.readAllBytes(entry);
        for (int length = 0; length < whole.length; length += 1 + whole.length / 20) {
            Files.write(entry, Arrays.copyOf(whole, length));
            asked.set(0);
            CachedVerifier verifier = cached();
            verifier.verify(rule, INT);
            assertThat(asked).as("of %d bytes", length).hasValue(1);
            assertThat(verifier.remark()).as("of %d bytes", length).hasValue("1 damaged entry of the cache made again");
            cached().verify(rule, INT);
            assertThat(asked).as("of %d bytes, the next time", length).hasValue(1);
        }
    }

    /** An entry of a wrong rule that says that it is right, and that is otherwise as an entry should be. */
    private Path forged(Rule wrong) throws IOException {
        RuleVerifier liar = (rule,
                options) -> List.of(new RuleResult(wrong, "int", new Verdict.Verified(new EveryWidth.NoneOpen()),
                        Optional.of(VerdictKind.VERIFIED), List.of(), List.of(), MatchingReport.NONE, List.of(),
                        Duration.ZERO));
        SealedEntries theirs = new SealedEntries(new CacheDirectory(folder), "results", Seal.random());
        new CachedVerifier(() -> liar, theirs, BUILD).verify(wrong, INT);
        return entries().getFirst();
    }

    @Test
    void aVerdictThatSomebodyElseHasWrittenIsNotBelieved() throws IOException {
        Rule wrong = shifted("a slice", 1, 3);
        forged(wrong);
        CachedVerifier verifier = cached();
        assertThat(verifier.verify(wrong, INT).getFirst().verdict()).isInstanceOf(Verdict.Refuted.class);
        assertThat(verifier.remark()).hasValue("1 damaged entry of the cache made again");
        assertThat(cached().verify(wrong, INT).getFirst().verdict()).isInstanceOf(Verdict.Refuted.class);
    }

    @Test
    void aPlainChecksumIsNoSeal() throws Exception {
        Rule wrong = shifted("a slice", 1, 3);
        Path entry = forged(wrong);
        byte[] sealed = Files.readAllBytes(entry);
        byte[] content = Arrays.copyOfRange(sealed, 32, sealed.length);
        byte[] checksum = MessageDigest.getInstance("SHA-256").digest(content);
        System.arraycopy(checksum, 0, sealed, 0, checksum.length);
        Files.write(entry, sealed);
        assertThat(cached().verify(wrong, INT).getFirst().verdict()).isInstanceOf(Verdict.Refuted.class);
    }

    @Test
    void aChangedVerdictInAnEntryIsNoticed() throws IOException {
        Rule wrong = shifted("a slice", 1, 3);
        cached().verify(wrong, INT);
        Path entry = entries().getFirst();
        String text = new String(Files.readAllBytes(entry), StandardCharsets.ISO_8859_1);
        assertThat(text).contains("REFUTED");
        Files.write(entry, text.replace("REFUTED", "VERIFIED").getBytes(StandardCharsets.ISO_8859_1));
        assertThat(cached().verify(wrong, INT).getFirst().verdict()).isInstanceOf(Verdict.Refuted.class);
        assertThat(asked).hasValue(2);
    }

    @Test
    void anEntryOfAnotherRuleIsNoneOfThisOne() throws IOException {
        cached().verify(shifted("a slice", 0, 3), INT);
        byte[] right = Files.readAllBytes(entries().getFirst());
        Files.delete(entries().getFirst());
        Rule wrong = shifted("a slice", 1, 3);
        cached().verify(wrong, INT);
        Files.write(entries().getFirst(), right);
        assertThat(cached().verify(wrong, INT).getFirst().verdict()).isInstanceOf(Verdict.Refuted.class);
    }

    @Test
    void severalVerifiersShareAFolder() {
        List<Rule> rules = IntStream.range(0, 12).mapToObj(most -> shifted("a slice", most % 2, most)).toList();
        RuleVerifier none = (rule, options) -> List.of();
        List<String> found = IntStream.range(0, 48).parallel().mapToObj(i -> {
            Rule rule = rules.get(i % rules.size());
            return rule.name() + text(cached(none, BUILD).verify(rule, INT));
        }).distinct().toList();
        assertThat(found).hasSize(1);
        assertThat(cached(none, BUILD).remark()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 12})
    void aProofForEveryWidthIsKeptWithItsReason(int most) {
        Rule rule = rule("nothing is taken away", builder -> {
            Width width = builder.width("N");
            if (most > 0) {
                builder.require(Width.of(most).minus(width));
            }
            RankClass c = builder.rankClass("c");
            TensorExpr x = builder.tensor("x", new ElementType.Signless(width), Shape.of(c, builder.sizes("n", c)));
            builder.rewrite(x.minus(x).plus(x), x.plus(x).minus(x));
        });
        for (VerifyOptions options : List.of(VerifyOptions.DEFAULT, VerifyOptions.DEFAULT.in(List.of("i8")))) {
            List<RuleResult> first = cached().verify(rule, options);
            assertThat(first.getFirst().verdict().everyWidth().flatMap(EveryWidth::text)).isPresent();
            List<RuleResult> again = cached((known, ignored) -> List.of(), BUILD).verify(rule, options);
            assertThat(again).hasSameSizeAs(first);
            assertThat(again.getFirst().verdict()).isEqualTo(first.getFirst().verdict());
        }
    }

    @Test
    void aFolderThatCannotBeWrittenCostsNothingButTime() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        CachedVerifier verifier = new CachedVerifier(() -> counting(new Pipeline()), entries(file), BUILD);
        Rule rule = shifted("a slice", 0, 3);
        assertThat(verifier.verify(rule, INT).getFirst().verdict()).isInstanceOf(Verdict.Verified.class);
        assertThat(verifier.verify(rule, INT).getFirst().verdict()).isInstanceOf(Verdict.Verified.class);
    }

    @Test
    void theFolderOfABuildThatIsNotUsedAnyMoreIsDeleted() throws IOException {
        cached(new Pipeline(), new RuleKey("old")).verify(shifted("a slice", 0, 3), INT);
        cached(new Pipeline(), new RuleKey("recent")).verify(shifted("a slice", 0, 3), INT);
        Files.setLastModifiedTime(folder.resolve("old"), FileTime.from(Instant.now().minus(Duration.ofDays(30))));
        cached();
        assertThat(folder.resolve("old")).doesNotExist();
        assertThat(folder.resolve("recent")).isDirectory();
    }
}
