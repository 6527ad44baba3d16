package io.verifyrules.verifier.solver.integers;

import io.verifyrules.verifier.solver.Formula;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A search for a model among small integers: symbols get values one after the other, and ranges of what has none yet tell early where
 * there is no model. It takes some ten microseconds where a solver takes two milliseconds. Finding nothing means nothing.
 */
public final class SmallModel {

    /** How answers that it gave are named. */
    public static final String NAME = "small integers";

    private static final long[] VALUES = {0, 1, 2, 3, -1};
    private static final long LEAST = -1;
    private static final long MOST = 3;

    /** What has a model has it after few steps, mostly. */
    private static final int STEPS = 400;

    /** A demand, and the numbers of the symbols in it. */
    private record Demand(RangeOfFormula range, List<Integer> symbols) {}

    private final List<RangeOfFormula> symbols;
    private final List<Demand> demands;
    private final List<List<RangeOfFormula>> concerned;
    private int steps;

    private SmallModel(List<RangeOfFormula> symbols, List<Demand> demands) {
        this.symbols = symbols;
        this.demands = demands;
        this.concerned = new ArrayList<>();
        symbols.forEach(ignored -> concerned.add(new ArrayList<>()));
        for (Demand demand : demands) {
            for (int symbol : demand.symbols()) {
                concerned.get(symbol).add(demand.range());
            }
        }
    }

    /** Values of all symbols with which the formulas are true; empty also where other things than integers occur. */
    public static Optional<SortedMap<String, BigInteger>> of(Collection<Formula> formulas) {
        Map<String, RangeOfFormula> byName = new LinkedHashMap<>();
        RangeOfFormula.Builder builder = new RangeOfFormula.Builder(byName);
        List<Demand> demands = new ArrayList<>();
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (Formula formula : formulas) {
            Optional<RangeOfFormula> range = builder.of(formula);
            if (range.isEmpty()) {
                return Optional.empty();
            }
            SymbolsOf used = new SymbolsOf();
            used.add(formula);
            used.names().forEach(name -> numbers.computeIfAbsent(name, ignored -> numbers.size()));
            demands.add(
                    new Demand(range.get(), used.names().stream().map(name -> numbers.getOrDefault(name, 0)).toList()));
        }
        List<RangeOfFormula> symbols = numbers.keySet()
                .stream()
                .flatMap(name -> Optional.ofNullable(byName.get(name)).stream())
                .toList();
        SmallModel search = new SmallModel(symbols, demands);
        return search.found()
                ? Optional.of(search.values(numbers.keySet())).filter(values -> isModel(values, formulas))
                : Optional.empty();
    }

    private static boolean isModel(SortedMap<String, BigInteger> values, Collection<Formula> formulas) {
        return new IntegerValues(values).satisfy(formulas);
    }

    private SortedMap<String, BigInteger> values(Collection<String> names) {
        SortedMap<String, BigInteger> values = new TreeMap<>();
        Iterator<RangeOfFormula> of = symbols.iterator();
        names.forEach(name -> values.put(name, BigInteger.valueOf(of.next().value())));
        return Collections.unmodifiableSortedMap(values);
    }

    private boolean found() {
        symbols.forEach(symbol -> symbol.set(LEAST, MOST));
        for (Demand demand : demands) {
            demand.range().compute();
            if (demand.range().isFalse()) {
                return false;
            }
        }
        return search();
    }

    /** Gives a value to a symbol of the first demand that is not met for certain, and to others after it. */
    private boolean search() {
        int next = next();
        if (next < 0) {
            return true;
        }
        RangeOfFormula symbol = symbols.get(next);
        for (long value : VALUES) {
            if (steps++ >= STEPS) {
                return false;
            }
            symbol.set(value, value);
            if (isPossible(next) && search()) {
                return true;
            }
        }
        symbol.set(LEAST, MOST);
        concerned.get(next).forEach(RangeOfFormula::compute);
        return false;
    }

    private boolean isPossible(int changed) {
        boolean possible = true;
        for (RangeOfFormula demand : concerned.get(changed)) {
            demand.compute();
            possible &= !demand.isFalse();
        }
        return possible;
    }

    private int next() {
        for (Demand demand : demands) {
            if (!demand.range().isTrue()) {
                for (int symbol : demand.symbols()) {
                    if (!symbols.get(symbol).isKnown()) {
                        return symbol;
                    }
                }
            }
        }
        return -1;
    }
}
