package io.verifyrules.verifier.work;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.Samples;
import io.verifyrules.verifier.fuzz.Fuzzing;
import io.verifyrules.verifier.fuzz.RandomKind;
import io.verifyrules.verifier.json.journal.JournalLine;
import io.verifyrules.verifier.json.work.TrialAnswer;
import io.verifyrules.verifier.json.work.VerificationTask;
import io.verifyrules.verifier.list.Expansion;
import io.verifyrules.verifier.list.Induction;
import io.verifyrules.verifier.script.SampleRules;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** An answer about another rule than the one that was asked about is no answer, whatever its number. */
class AnswersNameTheirSubjectTest {

    private static final Duration LONG = Duration.ofMinutes(10);
    private static final VerifyOptions OPTIONS = VerifyOptions.DEFAULT;

    private final FakeCrew crew = new FakeCrew();
    private final Workforce work = Workforce.of(crew, new WorkLimits(LONG, LONG, 3, LONG),
            new Admission(FakeCrew.FACTS), remark -> {
            });
    private final Pipeline here = new Pipeline();

    @AfterEach
    void end() {
        work.close();
    }

    private static Rule rule(boolean right) {
        RuleCollector collector = RuleCollector.forData("one rule or another");
        collector.rule("one rule or another", rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            TensorExpr a = rule.tensor("A", Shape.of(c, n));
            TensorExpr twice = a.plus(a);
            rule.rewrite(twice, right ? twice : a);
        });
        return (Rule) collector.toFile().declarations().getFirst();
    }

    /** The result of a question to which the one worker gives an answer. */
    private <T> T answered(Callable<T> question, String text) throws Exception {
        FutureTask<T> asked = new FutureTask<>(question);
        Thread.ofPlatform().daemon().start(asked);
        crew.comes("a");
        crew.answers("a", crew.asked("a", 1), text);
        return asked.get(60, TimeUnit.SECONDS);
    }

    @Test
    void theVerdictOnARightRuleIsNotTakenForThatOnAWrongOneOfItsName() throws Exception {
        List<RuleResult> ofRight = here.verify(rule(true), OPTIONS);
        assertThat(ofRight).extracting(result -> result.verdict().kind()).containsOnly(VerdictKind.VERIFIED);
        String answer = JournalLine.done(Subject.of(rule(true)), ofRight).text();
        assertThat(answered(() -> new WorkforceVerifier(work, here).verify(rule(false), OPTIONS), answer))
                .extracting(result -> result.verdict().kind())
                .containsOnly(VerdictKind.REFUTED);
    }

    @Test
    void theAnswerAboutTheRuleIsTaken() throws Exception {
        List<RuleResult> ofRight = here.verify(rule(true), OPTIONS);
        String answer = JournalLine.done(Subject.of(rule(false)), ofRight).text();
        // A verdict that is wrong shows that this process did not find it.
        assertThat(answered(() -> new WorkforceVerifier(work, here).verify(rule(false), OPTIONS), answer))
                .extracting(result -> result.verdict().kind())
                .containsOnly(VerdictKind.VERIFIED);
    }

    /** Else each answer would be passed over, and the run would do all work by itself. */
    @Test
    void aRuleHasItsNameAlsoWhereAWorkerReadsIt() {
        List<RuleDeclaration> rules = Samples.part(SampleRules.files(), 5)
                .stream()
                .flatMap(file -> SampleRules.load(file).declarations().stream())
                .toList();
        assertThat(rules).hasSizeGreaterThan(50);
        rules.stream().flatMap(AnswersNameTheirSubjectTest::asked).forEach(AnswersNameTheirSubjectTest::assertNamed);
    }

    @Test
    void theRulesThatARuleAboutListsRestsOnHaveTheirNamesWhereAWorkerReadsThem() {
        List<Rule> asked = Stream.of("verified", "refuted", "unknown")
                .map(verdict -> Path.of("src/test/rules", verdict, "lists.rules.kts"))
                .flatMap(file -> SampleRules.load(file).declarations().stream())
                .flatMap(AnswersNameTheirSubjectTest::asked)
                .toList();
        assertThat(asked).hasSizeGreaterThan(150).allSatisfy(AnswersNameTheirSubjectTest::assertNamed);
    }

    private static void assertNamed(Rule rule) {
        VerificationTask task = VerificationTask.of(new VerificationTask.OfRule(rule, OPTIONS).line());
        assertThat(task).isInstanceOfSatisfying(VerificationTask.OfRule.class,
                read -> assertThat(Subject.of(read.rule())).as(rule.name()).isEqualTo(Subject.of(rule)));
    }

    /** The rules that are tasks where a declaration is verified. */
    private static Stream<Rule> asked(RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> Stream.of(rule);
            case ListRule list ->
                Stream.concat(IntStream.rangeClosed(1, 3).mapToObj(parts -> Expansion.of(list, parts)),
                        steps(list).flatMap(AnswersNameTheirSubjectTest::asked));
            case IllFormedRule ignored -> Stream.empty();
        };
    }

    private static Stream<RuleDeclaration> steps(ListRule list) {
        return Induction.of(list, list.lists().getFirst()) instanceof Induction.Merged merged
                ? merged.steps().stream().map(Induction.Step::rule)
                : Stream.empty();
    }

    @Test
    void theTrialOfAnotherSeedIsMadeAgain() throws Exception {
        Fuzzing fuzzing = new Fuzzing(here, new VerifyOptions(List.of(), 100_000, LONG, OPTIONS.smtDump()), 5);
        var other = fuzzing.trial(RandomKind.PIPELINES, 1);
        String answer = TrialAnswer.write(Subject.of(other.rule().rule()), other);
        var found = answered(() -> new WorkforceTrials(work, fuzzing).trial(RandomKind.PIPELINES, 2), answer);
        assertThat(found.rule().seed()).isEqualTo(2);
        assertThat(found.results())
                .allSatisfy(result -> assertThat(result.declaration().name()).isEqualTo(found.rule().rule().name()));
        assertThat(TrialAnswer.read(answer, Subject.of(found.rule().rule()), found.rule())).isEmpty();
        assertThat(TrialAnswer.read(answer, Subject.of(other.rule().rule()), other.rule())).isPresent();
    }
}
