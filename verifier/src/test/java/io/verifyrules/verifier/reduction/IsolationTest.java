package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import org.junit.jupiter.api.Test;

import static io.verifyrules.verifier.reduction.Combinations.M;
import static io.verifyrules.verifier.reduction.Combinations.N;
import static org.assertj.core.api.Assertions.assertThat;

/** An equation is solved for a variable: exactly where it stands alone with coefficient 1 or -1, else as a guess. */
class IsolationTest {

    private static final LaneAtom.Variable VARIABLE = LaneVariables.index("x");
    private static final LaneInt X = LaneInt.of(VARIABLE);
    private static final LaneInt TWO = LaneInt.of(2);

    private static void solves(LaneInt zero, LaneInt value) {
        assertThat(Isolation.ofUnit(VARIABLE, zero)).contains(value);
    }

    private static void solvesNothing(LaneInt zero) {
        assertThat(Isolation.ofUnit(VARIABLE, zero)).isEmpty();
    }

    private static void guesses(LaneInt term, LaneInt target, LaneInt value) {
        assertThat(Isolation.guess(VARIABLE, term, target)).contains(value);
    }

    @Test
    void aVariableAloneIsSolvedExactly() {
        solves(X.minus(N), N);
        solves(M.minus(X).plus(1), M.plus(1));
        solves(X, LaneInt.ZERO);
    }

    @Test
    void aVariableBesideADivisionThatItIsNotInIsSolvedExactly() {
        solves(X.minus(LaneInt.quotient(N, TWO)), LaneInt.quotient(N, TWO));
    }

    @Test
    void aVariableWithACoefficientIsNotSolvedExactly() {
        solvesNothing(X.times(TWO).minus(N));
        solvesNothing(X.times(M).minus(N));
        solvesNothing(X.times(M).plus(X));
    }

    @Test
    void aVariableThatOccursTwiceIsNotSolvedExactly() {
        solvesNothing(X.times(X).minus(N));
        solvesNothing(X.minus(LaneInt.quotient(X, TWO)));
        solvesNothing(X.plus(LaneInt.positivePart(X)));
    }

    @Test
    void aVariableThatDoesNotOccurIsNotSolved() {
        solvesNothing(N.minus(M));
        assertThat(Isolation.guess(VARIABLE, N, M)).isEmpty();
    }

    @Test
    void aCoefficientDividesInAGuess() {
        guesses(X.times(TWO).plus(1), N, LaneInt.quotient(N.minus(1), TWO));
        guesses(X.times(M).plus(X), N, LaneInt.quotient(N, M.plus(1)));
    }

    @Test
    void aDivisorMultipliesInAGuess() {
        guesses(LaneInt.quotient(X.plus(1), M), N, N.times(M).minus(1));
        guesses(LaneInt.quotient(X, M).negate(), N, N.negate().times(M));
    }

    @Test
    void aVariableInsideOfAMaximumOrAChoiceOrADivisorIsNotGuessed() {
        assertThat(Isolation.guess(VARIABLE, LaneInt.positivePart(X), N)).isEmpty();
        assertThat(Isolation.guess(VARIABLE, LaneInt.choice(LaneBool.zero(N), X, M), N)).isEmpty();
        assertThat(Isolation.guess(VARIABLE, LaneInt.quotient(N, X), M)).isEmpty();
    }
}
