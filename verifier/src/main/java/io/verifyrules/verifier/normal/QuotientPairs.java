package io.verifyrules.verifier.normal;

import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.FreshVariables;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneAtom.Kind;
import io.verifyrules.verifier.term.LaneInt;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A quotient and a remainder. Where {@code a} is divided by {@code s >= 1}, one variable of {@code a} is given up for
 * two others. So {@code a = q * s + r} with {@code 0 <= r < s}, and the quotient is {@code q}. Every integer has one
 * such pair.
 *
 * <p>A map or an index is given up, or the quotient of an index for another one where it is divided again. Paddings
 * inside of paddings ask whether each quotient is whole. Each division disappears with its pair, so this comes to an
 * end.
 *
 * <p>Side conditions: the divisor is a positive constant, or a variable that is proved to be >= 1. The variable that is
 * given up occurs in the dividend once, alone with coefficient 1 or -1, and not in the divisor. No index that a
 * reduction binds occurs in either, as that has a value inside of the reduction only.
 */
final class QuotientPairs implements NormalFormStep {

    private final FreshVariables fresh;
    private final Set<LaneAtom.Variable> quotientsOfIndices = new HashSet<>();

    QuotientPairs(FreshVariables fresh) {
        this.fresh = fresh;
    }

    @Override
    public boolean improves(ClassLanes lanes) {
        return introduce(lanes, Set.of()) || introduce(lanes, quotientsOfIndices);
    }

    private boolean introduce(ClassLanes lanes, Set<LaneAtom.Variable> givenUp) {
        for (CompoundAtom.Quotient quotient : lanes.quotients()) {
            LaneInt divisor = quotient.divisor();
            if (Polynomials.mentions(quotient.dividend(), Kind.BOUND) || Polynomials.mentions(divisor, Kind.BOUND)) {
                continue;
            }
            Optional<LaneAtom.Variable> variable = givenUp.isEmpty()
                    ? Polynomials.determined(quotient.dividend(), Set.of(Kind.INDEX), divisor, lanes.form()::owns)
                            .or(() -> Polynomials.determined(quotient.dividend(), Set.of(Kind.MAP), divisor,
                                    lanes.form()::owns))
                    : Polynomials.determined(quotient.dividend(), Set.of(Kind.PRIMITIVE), divisor, lanes.form()::owns)
                            .filter(givenUp::contains);
            if (comesOutEven(divisor, lanes.form()) && variable.isPresent()) {
                introduce(lanes, quotient, variable.get());
                return true;
            }
        }
        return false;
    }

    /** A pair is of use only where division by the divisor then comes out even. */
    private static boolean comesOutEven(LaneInt divisor, ClassNormalForm form) {
        return Polynomials.singleFactor(divisor).isPresent()
                ? form.isPositive(divisor)
                : divisor.constant().filter(constant -> constant.signum() > 0).isPresent();
    }

    private void introduce(ClassLanes lanes, CompoundAtom.Quotient quotient, LaneAtom.Variable variable) {
        LaneAtom.Variable q = fresh.primitive(lanes.rankClass(), "quot");
        LaneInt r = LaneInt.of(fresh.primitive(lanes.rankClass(), "rem"));
        LaneInt equation = quotient.dividend().minus(LaneInt.of(q).times(quotient.divisor())).minus(r);
        lanes.form().replace(variable, Polynomials.solve(equation, variable));
        lanes.form().remainder(r, quotient.divisor());
        if (variable.kind() == Kind.INDEX || quotientsOfIndices.remove(variable)) {
            quotientsOfIndices.add(q);
        }
    }
}
