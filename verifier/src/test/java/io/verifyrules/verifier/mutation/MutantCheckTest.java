package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.interpret.RuleFixture;
import io.verifyrules.verifier.report.Palette;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.MatchingReport;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verdict.Verdict;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MutantCheckTest {

    /** The last condition is not needed; the first says what a valid left side says anyway. */
    private static final Rule PREFIX = RuleFixture.rule("prefix", r -> {
        RankClass c = r.rankClass("c");
        AxisMap n = r.sizes("n", c);
        AxisMap k = r.map("k", c);
        r.require(k.compare(Relation.EQ, AxisMap.of(0)));
        r.require(n.compare(Relation.GE, AxisMap.of(2)));
        TensorExpr x = r.tensor("X", Shape.of(c, n));
        r.rewrite(x.slice(AxisMaps.of(k), AxisMaps.none(), AxisMaps.none()), x);
    });

    private static RuleVerifier always(Verdict verdict) {
        return (declaration, options) -> List.of(result(declaration, verdict));
    }

    /** Says of each rule that it is proved, at every width that it leaves open. */
    private static RuleVerifier credulous() {
        return (declaration, options) -> List
                .of(result(declaration, new Verdict.Verified(new EveryWidth.AtOnce(((Rule) declaration).widths()))));
    }

    private static RuleResult result(RuleDeclaration declaration, Verdict verdict) {
        return new RuleResult(declaration, "any", verdict, Optional.of(VerdictKind.VERIFIED), List.of(), List.of(),
                MatchingReport.NONE, List.of(), Duration.ZERO);
    }

    private static MutatedRule check(RuleVerifier verifier, SmallScope scope) {
        return check(PREFIX, verifier, scope);
    }

    private static MutatedRule check(Rule rule, RuleVerifier verifier, SmallScope scope) {
        MutantCheck check = new MutantCheck(verifier, VerifyOptions.DEFAULT.provingFirst(), scope);
        Mutants mutants = Mutants.of(rule);
        return new MutatedRule(rule,
                mutants.mutants().stream().flatMap(mutant -> check.check(mutant).stream()).toList(),
                mutants.illFormed());
    }

    private static List<String> changes(MutatedRule rule, MutantOutcome.Kind kind) {
        return rule.of(kind).map(result -> result.mutant().change()).toList();
    }

    private static String text(MutatedRule rule) {
        return new MutationText(new Palette(false)).lines(rule).stream().collect(Collectors.joining("\n"));
    }

    @Test
    void mutantsOfARightRule() {
        MutatedRule rule = check(new Pipeline(), SmallScope.DEFAULT);
        assertThat(changes(rule, MutantOutcome.Kind.GENERALIZATION)).containsExactly("precondition 3 dropped",
                "precondition 3 on some lane instead of every lane", "precondition 3 with the bound of '>=' - 1");
        assertThat(changes(rule, MutantOutcome.Kind.EQUIVALENT)).contains("precondition 1 dropped",
                "precondition 2 with '<=' for '=='");
        assertThat(changes(rule, MutantOutcome.Kind.REFUTED)).contains("precondition 2 dropped",
                "precondition 2 with '>=' for '=='", "left side, slice: start + 1");
        assertThat(changes(rule, MutantOutcome.Kind.WRONGLY_VERIFIED)).isEmpty();
    }

    @Test
    void whereWidthsAreOpenTheInterpreterLooksAtNarrowOnes() {
        Rule open = RuleFixture.rule("doubled", r -> {
            RankClass c = r.rankClass("c");
            TensorExpr x = r.tensor("X", new ElementType.Signless(r.width("N")), Shape.of(c, r.sizes("n", c)));
            r.rewrite(x.plus(x), x.plus(x));
        });
        MutatedRule right = check(open, new Pipeline(), SmallScope.DEFAULT);
        assertThat(right.of(MutantOutcome.Kind.FAILED)).isEmpty();
        assertThat(changes(right, MutantOutcome.Kind.EQUIVALENT)).isNotEmpty();
        assertThat(changes(right, MutantOutcome.Kind.WRONGLY_VERIFIED)).isEmpty();
        MutatedRule credulous = check(open, credulous(), SmallScope.DEFAULT);
        assertThat(changes(credulous, MutantOutcome.Kind.WRONGLY_VERIFIED))
                .contains("left side, add: second operand dropped");
    }

    @Test
    void whatAVerifierThatProvesEverythingGetsWrongIsFound() {
        MutatedRule rule = check(credulous(), SmallScope.DEFAULT);
        assertThat(changes(rule, MutantOutcome.Kind.WRONGLY_VERIFIED))
                .contains("precondition 2 dropped", "precondition 2 with '>=' for '=='", "left side, slice: start + 1")
                .doesNotContain("precondition 3 dropped");
        assertThat(text(rule)).contains("WRONGLY VERIFIED", "REFUTED", "right side");
    }

    @Test
    void whatAVerifierThatCallsEverythingVacuousGetsWrongIsFound() {
        MutatedRule rule = check(always(new Verdict.Vacuous("never", new EveryWidth.NoneOpen())), SmallScope.DEFAULT);
        assertThat(changes(rule, MutantOutcome.Kind.WRONGLY_VERIFIED)).contains("precondition 3 dropped");
        assertThat(text(rule)).contains("called VACUOUS, but applies to");
    }

    @Test
    void aVerifierThatFailsCostsThatMutantAlone() {
        RuleVerifier failing = (declaration, options) -> {
            if (declaration.name().contains("precondition 1")) {
                throw new IllegalStateException("no such lane");
            }
            return always(new Verdict.Unknown("tired")).verify(declaration, options);
        };
        MutatedRule rule = check(failing, SmallScope.DEFAULT);
        assertThat(changes(rule, MutantOutcome.Kind.FAILED)).isNotEmpty()
                .allMatch(change -> change.startsWith("precondition 1"));
        assertThat(changes(rule, MutantOutcome.Kind.UNKNOWN)).contains("precondition 2 dropped");
        assertThat(text(rule)).contains("internal error: java.lang.IllegalStateException: no such lane", "tired");
    }

    @Test
    void anEnumerationThatIsCutSaysSo() {
        assertThat(text(check(new Pipeline(), new SmallScope(2_000, 20)))).doesNotContain("not all that there are");
        assertThat(text(check(new Pipeline(), new SmallScope(100, 20)))).contains("not all that there are");
    }
}
