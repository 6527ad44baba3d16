package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.conjecture.Conjecture;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.report.CounterexampleText;
import io.verifyrules.verifier.solver.Budgets;
import io.verifyrules.verifier.solver.z3.Z3Glances;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import io.verifyrules.verifier.study.ObligationLog;
import io.verifyrules.verifier.study.RuleStudy;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.verdict.ClaimKind;
import io.verifyrules.verifier.verdict.EveryWidth;
import io.verifyrules.verifier.verdict.Finding;
import io.verifyrules.verifier.verdict.ObligationReport.Status;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/** What is no rule is proved and refuted by the pipeline of rules. */
class ConjectureTest {

    private static final TwoReads.Read SAME = new TwoReads.Read((i, n) -> i, (i, n) -> i);
    private static final TwoReads.Read REVERSED = new TwoReads.Read((i, n) -> n.minus(1).minus(i), (i, n) -> n - 1 - i);
    private static final TwoReads.Read CUT = new TwoReads.Read((i, n) -> LaneInt.min(i, n.minus(1)),
            (i, n) -> Math.min(i, n - 1));
    private static final TwoReads IDENTITY = new TwoReads("the same", SAME, SAME);

    private static Finding found(Conjecture conjecture) {
        List<Finding> findings = new Pipeline().check(conjecture, VerifyOptions.DEFAULT);
        assertThat(findings).hasSize(1);
        return findings.getFirst();
    }

    @Test
    void whatAgreesIsProvedAtEveryRank() {
        Finding found = found(new TwoReads("an index that is cut off where it is too large", CUT, SAME));
        assertThat(found.verdict()).isEqualTo(new Verdict.Verified(new EveryWidth.NoneOpen()));
        assertThat(found.theory()).isEqualTo("any");
        assertThat(found.obligations()).extracting("claim")
                .containsExactly(new ClaimKind.Applies(), new ClaimKind.SameSize("c"), new ClaimKind.SameElements());
        assertThat(found.obligations()).allMatch(obligation -> obligation.status() == Status.PROVED);
    }

    @Test
    void whatDiffersIsRefutedByAnInstance() {
        Conjecture conjecture = new TwoReads("reversed", REVERSED, SAME);
        Finding found = found(conjecture);
        assertThat(found.verdict()).isInstanceOfSatisfying(Verdict.Refuted.class, refuted -> {
            assertThat(refuted.outcome()).isInstanceOf(Outcome.ElementsDiffer.class);
            assertThat(conjecture.concrete().replay(refuted.instance())).isEqualTo(refuted.outcome());
            assertThat(CounterexampleText.lines(conjecture, refuted)).containsExactly("elements    any",
                    "instance    c, rank 1  lane 0", "            n               2", "A           shape {c: [2]}",
                    "            e1 e2", "left side   shape {c: [2]}", "            [e2]   e1",
                    "right side  shape {c: [2]}", "            [e1]   e2",
                    "difference  at {c: [0]} the left side is e2, the right side is e1");
        });
        assertThat(found.obligations().getLast().claim()).isEqualTo(new ClaimKind.SameElements());
        assertThat(found.obligations().getLast().status()).isEqualTo(Status.REFUTED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"%0", "reduce.5", "a b", "order 0", "count of c", "place of c"})
    void aTensorMayHaveAnyName(String tensor) {
        assertThat(found(new TwoReads("cut", tensor, CUT, SAME)).verdict()).isInstanceOf(Verdict.Verified.class);
        assertThat(found(new TwoReads("reversed", tensor, REVERSED, SAME)).verdict()).isInstanceOfSatisfying(
                Verdict.Refuted.class, refuted -> assertThat(refuted.instance().tensors()).containsOnlyKeys(tensor));
    }

    /** The symbolic side alone proves nothing wrong: what the evaluator does not confirm refutes nothing. */
    @Test
    void aModelThatTheEvaluatorDoesNotConfirmRefutesNothing() {
        TwoReads.Read misread = new TwoReads.Read(REVERSED.term(), SAME.index());
        assertThat(found(new TwoReads("misread", misread, SAME)).verdict()).isInstanceOf(Verdict.Unknown.class);
    }

    @Test
    void aStudyOfAnotherConjectureIsNone() {
        Budgets budgets = Budgets.of(VerifyOptions.DEFAULT.resourceLimit(), VerifyOptions.DEFAULT.timeout());
        ElementBinding any = new ElementBinding(ElementType.OPEN, "any");
        ElementBinding.Theories theories = any.theories(false, IDENTITY.floats());
        RuleStudy study = new RuleStudy(IDENTITY, theories, new ObligationLog(new Z3Glances(new Z3Solver()), budgets),
                budgets);
        assertThatIllegalArgumentException().isThrownBy(
                () -> new ElementCheck(new TwoReads("reversed", REVERSED, SAME), new Studies.Made(any, study), any,
                        theories, budgets, VerifyOptions.DEFAULT, EveryWidth.NoneOpen::new).run(0, Optional.empty()));
    }
}
