package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.bitwuzla.BitwuzlaSolver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Claims about floats that hold whatever their indices are need no indices; others are left to others. */
class ElementsApartTest {

    private static final Sort.Floats FLOATS = new Sort.Floats(5, 11);
    private static final Budget PROOF = new Budget(1000, Duration.ofSeconds(10), false);
    private static final Formula I = new Formula.Symbol("i", Sort.INT);
    private static final Formula J = new Formula.Symbol("j", Sort.INT);

    private final List<Budget> others = new ArrayList<>();

    private Answer check(Budget budget, Formula... assertions) {
        Solver rest = new Solver() {
            @Override
            public String name() {
                return "others";
            }

            @Override
            public Answer check(Query query, Budget given) {
                others.add(given);
                return new Answer.GaveUp("others", 0);
            }
        };
        return new ElementsApart(new BitwuzlaSolver(), rest, PROOF.resources())
                .check(new Query("claim", List.of(assertions), List.of()), budget);
    }

    private static Formula element(String tensor, Formula index) {
        return new Formula.Call(tensor, List.of(index), FLOATS);
    }

    private static Formula magnitude(Formula a) {
        return Formula.exact(SmtOperator.FLOAT_MAGNITUDE, a);
    }

    private static Formula differ(Formula a, Formula b) {
        return Formula.not(Formula.equal(a, b));
    }

    private static Formula twice(Formula a) {
        return magnitude(magnitude(a));
    }

    @Test
    void whatHoldsOfAnyElementIsProvedWithoutItsIndex() {
        Formula a = element("a", I);
        assertThat(check(PROOF, differ(twice(a), magnitude(a)), Formula.atMost(Formula.ZERO, I)))
                .isInstanceOf(Answer.Unsatisfiable.class);
        assertThat(others).isEmpty();
    }

    @Test
    void whatIsWrongOfElementsIsNotProved() {
        Formula a = element("a", I);
        assertThat(check(PROOF, differ(magnitude(a), a))).isInstanceOf(Answer.GaveUp.class);
        assertThat(check(PROOF, differ(twice(a), magnitude(element("b", I))))).isInstanceOf(Answer.GaveUp.class);
        assertThat(check(PROOF, differ(twice(a), magnitude(element("a", J))))).isInstanceOf(Answer.GaveUp.class);
        assertThat(others).hasSize(3).allMatch(given -> given.resources() == PROOF.resources() / 3);
    }

    /** What is forgotten of indices may be what the claim rests on. */
    @Test
    void whatHoldsForItsIndicesOnlyIsLeftToOthers() {
        Formula a = element("a", I);
        Formula chosen = Formula.choose(Formula.atMost(Formula.ZERO, I), magnitude(a), a);
        assertThat(check(PROOF, differ(chosen, twice(a)), Formula.atMost(Formula.ONE, I)))
                .isEqualTo(new Answer.GaveUp("others", 0));
        Formula same = Formula.and(List.of(Formula.atMost(I, J), Formula.atMost(J, I)));
        assertThat(check(PROOF, differ(a, element("a", J)), same)).isEqualTo(new Answer.GaveUp("others", 0));
    }

    @Test
    void oneComparisonIsOneTruthWhereverItStands() {
        Formula a = element("a", I);
        Formula condition = Formula.atMost(Formula.ZERO, I);
        assertThat(check(PROOF,
                differ(Formula.choose(condition, twice(a), a),
                        Formula.choose(Formula.atMost(Formula.ZERO, I), magnitude(a), a))))
                .isInstanceOf(Answer.Unsatisfiable.class);
    }

    @Test
    void modelsAndSmallQuestionsAreForOthers() {
        Formula a = element("a", I);
        Budget small = new Budget(PROOF.resources() - 1, PROOF.wallTime(), false);
        check(small, differ(twice(a), magnitude(a)));
        assertThat(others).containsExactly(small);
        check(new Budget(PROOF.resources(), PROOF.wallTime(), true), differ(twice(a), magnitude(a)));
        assertThat(others).last().isEqualTo(new Budget(PROOF.resources() / 3, PROOF.wallTime(), true));
    }
}
