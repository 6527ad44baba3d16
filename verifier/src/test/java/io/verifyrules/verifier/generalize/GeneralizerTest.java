package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.Sketch;
import io.verifyrules.verifier.kotlin.KotlinText;
import io.verifyrules.verifier.mutation.Mutant;
import io.verifyrules.verifier.mutation.MutantCheck;
import io.verifyrules.verifier.mutation.MutantOutcome;
import io.verifyrules.verifier.mutation.Mutants;
import io.verifyrules.verifier.mutation.SmallScope;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import static org.assertj.core.api.Assertions.assertThat;

/** What is found for rules, and what is said of it. */
@Execution(ExecutionMode.CONCURRENT)
class GeneralizerTest {

    private static final Generalizer GENERALIZER = new Generalizer(new Pipeline(), VerifyOptions.DEFAULT,
            Duration.ofSeconds(10));

    private static final ElementType BYTE = new ElementType.Machine(true, 8);

    private static RuleDeclaration declared(Consumer<RuleBuilder> body) {
        RuleCollector rules = RuleCollector.forJava();
        rules.rule("a rule", body);
        return rules.toFile().declarations().getFirst();
    }

    private static List<String> conditions(Generalization found) {
        return found.demands().stream().map(KotlinText::requires).toList();
    }

    /** A slice to {@code k} that is the whole tensor where {@code k == n}, which is demanded, and more. */
    private static void wholeSlice(RuleBuilder rule) {
        RankClass c = rule.rankClass("c");
        AxisMap n = rule.sizes("n", c);
        AxisMap k = rule.map("k", c);
        var a = rule.tensor("A", Shape.of(c, n));
        rule.require(k.compare(Relation.EQ, n));
        rule.require(n.compare(Relation.GE, AxisMap.of(2)));
        rule.rewrite(a.slice(AxisMap.of(0), k, AxisMap.of(1)), a);
    }

    @Test
    void whatIsWeakestBecauseOfShapesIsCalledSo() {
        Generalization found = GENERALIZER.of((Rule) declared(GeneralizerTest::wholeSlice));
        assertThat(conditions(found)).containsExactly("requires { k eq n }");
        assertThat(found.promise()).startsWith("weakest: ").endsWith("(proved)");
        assertThat(found.cutShort()).isFalse();
    }

    @Test
    void whatElementsDemandIsWeakestInScopeOnly() {
        Generalization found = GENERALIZER.of((Rule) declared(rule -> {
            RankClass c = rule.rankClass("c");
            var a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
            rule.rewrite(a.reverse(c), a);
        }));
        assertThat(conditions(found)).containsExactly("requires { everyLane(n le 1) or someLane(n eq 0) }");
        assertThat(found.promise()).startsWith("weakest in scope");
    }

    @Test
    void conditionsOnElementsAreLearnt() {
        Generalization found = GENERALIZER.fromNothing((Rule) declared(rule -> {
            rule.elements(Set.of(ElementType.INT));
            RankClass c = rule.rankClass("c");
            Shape shape = Shape.of(c, rule.sizes("n", c));
            Element v = rule.element("v", ElementType.OPEN);
            var a = rule.tensor("A", shape);
            rule.rewrite(a.times(Constant.of(v, shape)), Constant.of(v, shape));
        }));
        assertThat(conditions(found)).anyMatch(condition -> condition.contains("v eq 0"));
        assertThat(found.counts().nothingLost()).isTrue();
    }

    @Test
    void aNumberFarFromSmallOnesIsFoundWhereSomethingEndsThere() {
        Generalization found = GENERALIZER.fromNothing((Rule) declared(rule -> {
            RankClass c = rule.rankClass("c", RankClass.RankBound.SINGLETON);
            var counted = Convert.of(Conversion.CONVERT, Iota.of(Shape.of(c, rule.sizes("n", c)), c.axis()), BYTE);
            rule.rewrite(Unary.of(UnaryOperator.ABS, counted), counted);
        }));
        // 128 is -128 there, which is its own magnitude.
        assertThat(conditions(found)).containsExactly("requires { n lt 130 }");
    }

    @Test
    void elementsOfATypeThatIsFixedAreLookedAtAsAll() {
        Generalization found = GENERALIZER.fromNothing((Rule) declared(rule -> {
            RankClass c = rule.rankClass("c", RankClass.RankBound.NON_EMPTY);
            Shape shape = Shape.of(c, AxisMap.of(1));
            Constant constant = Constant.of(rule.element("k", BYTE), shape);
            rule.rewrite(Unary.of(UnaryOperator.ABS, constant), constant);
        }));
        assertThat(conditions(found)).containsExactly("requires { k ge 0 }");
    }

    @Test
    void twoElementsThatHaveToBeTheSameAreFoundToBeSo() {
        Generalization found = GENERALIZER.of((Rule) declared(rule -> {
            RankClass c = rule.rankClass("c");
            var a = rule.tensor("A", Shape.of(c, rule.sizes("n", c)));
            Element v = rule.element("v", ElementType.OPEN);
            Element w = rule.element("w", ElementType.OPEN);
            rule.rewrite(a.pad(v, AxisMaps.of(AxisMap.of(1)), AxisMaps.none(), AxisMaps.none()),
                    a.pad(w, AxisMaps.of(AxisMap.of(1)), AxisMaps.none(), AxisMaps.none()));
        }));
        assertThat(conditions(found)).anyMatch(condition -> condition.contains("v eq w"));
    }

    @Test
    void whatIsFoundIsTheSameWhateverTheMachineDoesBeside() throws InterruptedException {
        Rule rule = (Rule) declared(GeneralizerTest::wholeSlice);
        Thread load = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
        });
        load.start();
        Generalization under = GENERALIZER.fromNothing(rule);
        load.interrupt();
        load.join();
        Generalization alone = GENERALIZER.fromNothing(rule);
        assertThat(conditions(under)).isEqualTo(conditions(alone));
        assertThat(under.counts()).isEqualTo(alone.counts());
        assertThat(under.tried()).isEqualTo(alone.tried());
    }

    @Test
    void whoStopsGetsWhatIsKnown() {
        Generalization found = new Generalizer(new Pipeline(), VerifyOptions.DEFAULT, Duration.ofSeconds(30),
                () -> true).of((Rule) declared(GeneralizerTest::wholeSlice));
        assertThat(conditions(found)).containsExactly("requires { k eq n }", "requires { n ge 2 }");
        assertThat(found.cutShort()).isTrue();
        assertThat(found.promise()).startsWith("best of ");
    }

    private static Sketch sketch(Consumer<RuleBuilder> body) {
        return ((IllFormedRule) declared(body)).sketch().orElseThrow();
    }

    @Test
    void holesAreFilledWithWhatTheyHaveToBe() {
        Generalization found = GENERALIZER.of(sketch(rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap low = rule.map("low", c);
            AxisMap n = rule.sizes("n", c);
            var a = rule.tensor("A", Shape.of(c, n));
            Element v = rule.element("v", ElementType.OPEN);
            Element w = rule.element("w", ElementType.OPEN);
            rule.require(low.compare(Relation.GE, AxisMap.of(1)));
            rule.require(w.type().equals(v.type())
                    ? n.compare(Relation.GE, AxisMap.of(1))
                    : n.compare(Relation.GE, AxisMap.of(0)));
            rule.rewrite(
                    a.pad(v, AxisMaps.of(low), AxisMaps.none(), AxisMaps.none())
                            .pad(v, AxisMaps.of(AxisMap.of(1)), AxisMaps.none(), AxisMaps.none()),
                    a.pad(rule.hole("x", ElementType.OPEN), AxisMaps.of(rule.hole("l")), AxisMaps.none(),
                            AxisMaps.none()));
        }));
        assertThat(found.fillings()).containsExactlyInAnyOrder(new Filling("l", "low + 1"), new Filling("x", "v"));
        assertThat(found.finding()).isInstanceOf(Finding.Found.class);
    }

    @Test
    void aHoleThatNothingFillsIsSaidToBeSo() {
        Generalization found = GENERALIZER.of(sketch(rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            var a = rule.tensor("A", Shape.of(c, n.plus(1)));
            var b = rule.tensor("B", Shape.of(c, n));
            rule.rewrite(a, b.slice(rule.hole("s"), n, AxisMap.of(1)));
        }));
        assertThat(found.finding()).isInstanceOf(Finding.Nothing.class);
        assertThat(found.fillings()).isEmpty();
    }

    @Test
    void aNumberInAnAttributeBecomesAMapWhereAnyWillDo() {
        Generalization found = GENERALIZER.of((Rule) declared(rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            var a = rule.tensor("A", Shape.of(c, n));
            rule.rewrite(a.reverse(c).slice(AxisMap.of(0), n, AxisMap.of(2)).reverse(c).reverse(c),
                    a.reverse(c).slice(AxisMap.of(0), n, AxisMap.of(2)));
        }));
        assertThat(found.lifts()).contains("a map over c for stride 2", "a map over c for start 0");
    }

    @Test
    void aNumberThatHasToBeWhatItIsStaysOne() {
        Generalization found = GENERALIZER.of((Rule) declared(rule -> {
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            var a = rule.tensor("A", Shape.of(c, n));
            rule.rewrite(a.slice(AxisMap.of(0), n, AxisMap.of(1)), a);
        }));
        assertThat(found.lifts()).isEmpty();
    }

    @Test
    void whatMutationFindsToBeMoreGeneralIsFoundAsWell() {
        Rule rule = (Rule) declared(GeneralizerTest::wholeSlice);
        MutantCheck check = new MutantCheck(GENERALIZER.verifier(), VerifyOptions.DEFAULT, SmallScope.DEFAULT);
        List<Rule> candidates = Mutants.of(rule)
                .mutants()
                .stream()
                .filter(mutant -> mutant.kind() == Mutant.Kind.GENERALIZED)
                .filter(mutant -> check.check(mutant)
                        .stream()
                        .allMatch(result -> result.outcome() instanceof MutantOutcome.Generalization))
                .map(Mutant::rule)
                .toList();
        assertThat(candidates).isNotEmpty();
        Compared compared = GENERALIZER.fromNothing(rule, candidates);
        assertThat(compared.with()).hasSizeGreaterThan(candidates.size())
                .allMatch(with -> with.lost() == 0 && with.notStronger());
    }

    @Test
    void whatFollowsFromWhatTheRuleDemandsIsProvedInEveryTypeOfElements() {
        Generalization found = GENERALIZER.of((Rule) declared(rule -> {
            rule.elements(Set.of(ElementType.INT, ElementType.REAL));
            RankClass c = rule.rankClass("c");
            AxisMap n = rule.sizes("n", c);
            AxisMap k = rule.map("k", c);
            var a = rule.tensor("A", Shape.of(c, n));
            rule.require(k.compare(Relation.EQ, n));
            rule.require(n.compare(Relation.GE, AxisMap.of(2)));
            rule.rewrite(a.plus(a).slice(AxisMap.of(0), k, AxisMap.of(1)), a.plus(a));
        }));
        assertThat(found.theories()).containsExactly("int", "real");
        assertThat(conditions(found)).containsExactly("requires { k eq n }");
        assertThat(((Finding.Found) found.finding()).implied()).isPresent();
        assertThat(found.promise()).startsWith("weakest: ");
    }
}
