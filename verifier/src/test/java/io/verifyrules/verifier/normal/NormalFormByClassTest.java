package io.verifyrules.verifier.normal;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.lane.LaneOracles;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.LaneVariables;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Lane terms are rewritten lane term by lane term, each by what is known of every lane of its own class. */
class NormalFormByClassTest {

    private static final RankClass C = LaneVariables.C;
    private static final RankClass D = new RankClass("d", RankBound.ANY);
    private static final LaneInt N = LaneInt.of(LaneVariables.map("n", C));
    private static final LaneInt N_OF_D = LaneInt.of(LaneVariables.map("n", D));
    private static final LaneInt SCALAR = LaneInt.of(LaneVariables.scalar("s"));
    private static final LaneInt FIVE = LaneInt.of(5);

    private final ValueTerms values = new ValueTerms();

    private ValueTerm read(LaneInt inC, LaneInt inD) {
        return values.read("A", ElementType.INT, new TreeMap<>(Map.of(C.axis(), inC, D.axis(), inD)));
    }

    private LaneTermMap form(Truth hypothesis, ValueTerm element) {
        NormalForm form = NormalForm.of(Hypotheses.of(List.of(hypothesis)), visit -> {
            visit.of(hypothesis);
            visit.of(element);
        }, values, LaneOracles.withZ3(), Limit.NONE);
        return new LaneTermMap(form, values);
    }

    private static LaneBool isFive(LaneInt term) {
        return LaneBool.equal(term, FIVE);
    }

    @Test
    void anEquationIsSubstitutedInItsOwnClass() {
        assertThat(form(Truth.fold(C, isFive(N)), read(N, N_OF_D)).of(read(N, N_OF_D))).isEqualTo(read(FIVE, N_OF_D));
    }

    @Test
    void inFoldsAndReadsAndChoicesItIsSubstituted() {
        Truth fold = Truth.fold(C, LaneBool.nonNegative(N.minus(1)));
        ValueTerm choice = values.choose(Truth.fold(C, LaneBool.equal(N, LaneInt.of(LaneVariables.map("m")))),
                read(N.plus(1), N_OF_D), read(N, N_OF_D));
        LaneTermMap form = form(Truth.fold(C, isFive(N)), choice);
        assertThat(form.of(fold)).isEqualTo(Truth.TRUE);
        assertThat(form.of(choice))
                .isEqualTo(values.choose(Truth.fold(C, LaneBool.equal(FIVE, LaneInt.of(LaneVariables.map("m")))),
                        read(LaneInt.of(6), N_OF_D), read(FIVE, N_OF_D)));
    }

    @Test
    void whatHoldsOnSomeLaneIsNotSubstituted() {
        Truth onSome = Truth.not(Truth.fold(C, LaneBool.not(isFive(N))));
        assertThat(form(onSome, read(N, N_OF_D)).of(read(N, N_OF_D))).isEqualTo(read(N, N_OF_D));
    }

    @Test
    void whatHoldsUnderAConditionIsNotSubstituted() {
        Truth either = Truth.anyOf(List.of(Truth.fold(C, isFive(N)), Truth.fold(D, isFive(N_OF_D))));
        assertThat(form(either, read(N, N_OF_D)).of(read(N, N_OF_D))).isEqualTo(read(N, N_OF_D));
    }

    @Test
    void whatIsSaidOfScalarsAloneIsNotSubstituted() {
        assertThat(form(Truth.onScalars(isFive(SCALAR)), read(SCALAR, SCALAR)).of(read(SCALAR, SCALAR)))
                .isEqualTo(read(SCALAR, SCALAR));
    }

    @Test
    void aTermWithoutAClassStaysAsItIs() {
        ValueTerm counted = values.counted(Optional.empty(),
                LaneInt.quotient(SCALAR.times(LaneInt.of(2)), LaneInt.of(2)));
        assertThat(form(Truth.fold(C, LaneBool.equal(N, SCALAR)), counted).of(counted)).isEqualTo(counted);
    }

    @Test
    void aDivisorIsPositiveInTheClassWhereItIsProvedToBe() {
        LaneInt divisor = LaneInt.of(LaneVariables.map("step", C));
        LaneInt otherDivisor = LaneInt.of(LaneVariables.map("step", D));
        ValueTerm read = read(LaneInt.quotient(N.times(divisor), divisor),
                LaneInt.quotient(N_OF_D.times(otherDivisor), otherDivisor));
        assertThat(form(Truth.fold(C, LaneBool.atMost(LaneInt.ONE, divisor)), read).of(read))
                .isEqualTo(read(N, LaneInt.quotient(N_OF_D.times(otherDivisor), otherDivisor)));
    }

    @Test
    void theFactsThatReplaceAHypothesisSayAsMuch() {
        LaneInt step = LaneInt.of(LaneVariables.map("step", C));
        LaneBool positive = LaneBool.atMost(LaneInt.ONE, step);
        NormalForm form = NormalForm.of(Hypotheses.of(List.of(Truth.fold(C, positive))),
                visit -> visit.of(read(LaneInt.quotient(N, step), N_OF_D)), values, LaneOracles.withZ3(), Limit.NONE);
        assertThat(form.rewrite(Optional.of(C), positive)).isEqualTo(LaneBool.TRUE);
        assertThat(form.facts(C)).contains(positive);
        assertThat(form.facts(D)).isEmpty();
        assertThat(form.rewrite(Optional.of(C), LaneInt.quotient(N, step))).hasToString("quot#1");
    }
}
