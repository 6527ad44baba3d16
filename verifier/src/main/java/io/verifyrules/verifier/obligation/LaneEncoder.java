package io.verifyrules.verifier.obligation;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.CompoundAtom;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.theory.Definitions;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Lane terms on one numbered lane as formulas. A quotient is a symbol with the facts that define it for every divisor,
 * so no solver sees a division of integers. A part that terms share is shared by their formulas.
 */
final class LaneEncoder {

    /** An atom on a lane; a variable that all lanes share, on lane 0. */
    private record AtomOnLane(LaneAtom atom, int lane) {}

    private record TermOnLane(LaneInt term, int lane) {}

    /** A quotient is known by the formulas that it divides: the lanes on which these are the same share it, and no others. */
    private record QuotientOf(Formula dividend, Formula divisor) {}

    private final Definitions definitions;
    private final SymbolNames names;
    private final Function<CompoundAtom.Entry, Formula> entries;
    private final BiFunction<CompoundAtom.Place, Integer, Formula> places;
    private final Map<TermOnLane, Formula> terms = new HashMap<>();
    private final Map<AtomOnLane, Formula> atoms = new HashMap<>();
    private final Map<AtomOnLane, Formula.Symbol> variables = new LinkedHashMap<>();

    /**
     * Encodes lane terms.
     *
     * @param entries the value of an element of a tensor, which is the same on all lanes
     * @param places  the value of a place on a lane
     */
    LaneEncoder(Definitions definitions, SymbolNames names, Function<CompoundAtom.Entry, Formula> entries,
            BiFunction<CompoundAtom.Place, Integer, Formula> places) {
        this.definitions = definitions;
        this.names = names;
        this.entries = entries;
        this.places = places;
    }

    Formula of(LaneInt term, int lane) {
        TermOnLane key = new TermOnLane(term, lane);
        Formula formula = terms.get(key);
        if (formula == null) {
            formula = sum(term, lane);
            terms.put(key, formula);
        }
        return formula;
    }

    private Formula sum(LaneInt term, int lane) {
        List<Formula> parts = new ArrayList<>();
        term.terms().forEach((monomial, coefficient) -> {
            List<Formula> factors = new ArrayList<>();
            if (!coefficient.equals(BigInteger.ONE) || monomial.atoms().isEmpty()) {
                factors.add(new Formula.Whole(coefficient));
            }
            monomial.atoms().forEach(atom -> factors.add(of(atom, lane)));
            parts.add(Formula.product(factors));
        });
        return Formula.sum(parts);
    }

    private Formula of(LaneAtom atom, int lane) {
        AtomOnLane key = new AtomOnLane(atom, lane);
        Formula formula = atoms.get(key);
        if (formula == null) {
            formula = encode(atom, lane);
            atoms.put(key, formula);
        }
        return formula;
    }

    private Formula encode(LaneAtom atom, int lane) {
        return switch (atom) {
            case LaneAtom.Variable variable -> variable(variable, lane);
            case CompoundAtom.PositivePart part -> {
                Formula of = of(part.of(), lane);
                yield Formula.choose(Formula.atMost(Formula.ZERO, of), of, Formula.ZERO);
            }
            case CompoundAtom.Quotient quotient -> quotient(quotient, lane);
            case CompoundAtom.Entry entry -> entries.apply(entry);
            case CompoundAtom.Place place -> places.apply(place, lane);
            case CompoundAtom.Choice choice ->
                Formula.choose(of(choice.condition(), lane), of(choice.then(), lane), of(choice.otherwise(), lane));
        };
    }

    private Formula variable(LaneAtom.Variable variable, int lane) {
        AtomOnLane key = new AtomOnLane(variable, variable.isNumber() ? 0 : lane);
        String wanted = variable.rankClass().isEmpty() ? variable.toString() : variable + "[" + key.lane() + "]";
        return variables.computeIfAbsent(key, here -> new Formula.Symbol(names.of(here, wanted), Sort.INT));
    }

    /** The variables encoded so far, each on its lane. */
    Collection<Formula.Symbol> variables() {
        return variables.values();
    }

    private Formula quotient(CompoundAtom.Quotient quotient, int lane) {
        Formula dividend = of(quotient.dividend(), lane);
        Formula d = of(quotient.divisor(), lane);
        String name = names.of(new QuotientOf(dividend, d), quotient + "[" + lane + "]");
        Formula q = new Formula.Symbol(name, Sort.INT);
        if (definitions.define(name)) {
            Formula r = Formula.minus(dividend, Formula.times(d, q));
            Formula rounded = Formula.and(List.of(Formula.atMost(Formula.ZERO, r), Formula.lessThan(r, d)));
            Optional<BigInteger> constant = quotient.divisor().constant();
            if (constant.isPresent() && constant.get().signum() > 0) {
                definitions.fact(rounded);
            } else {
                definitions.fact(Formula.implies(Formula.lessThan(Formula.ZERO, d), rounded));
                definitions.fact(Formula.implies(Formula.lessThan(d, Formula.ZERO),
                        Formula.and(List.of(Formula.lessThan(d, r), Formula.atMost(r, Formula.ZERO)))));
                definitions.fact(Formula.implies(Formula.equal(d, Formula.ZERO), Formula.equal(q, Formula.ZERO)));
            }
        }
        return q;
    }

    Formula of(LaneBool condition, int lane) {
        return switch (condition) {
            case LaneBool.Constant constant -> new Formula.Truth(constant.value());
            case LaneBool.NonNegative atLeast -> Formula.atMost(Formula.ZERO, of(atLeast.term(), lane));
            case LaneBool.Zero zero -> Formula.equal(of(zero.term(), lane), Formula.ZERO);
            case LaneBool.NonZero nonZero -> Formula.not(Formula.equal(of(nonZero.term(), lane), Formula.ZERO));
            case LaneBool.AllOf all -> Formula.and(all.parts().stream().map(part -> of(part, lane)).toList());
            case LaneBool.AnyOf any -> Formula.or(any.parts().stream().map(part -> of(part, lane)).toList());
        };
    }
}
