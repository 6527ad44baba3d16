package io.verifyrules.verifier.solver.integers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The values of a circuit as sums of monomials. A factor of a monomial is a place of the circuit whose value is taken as
 * it is: an unknown, or a choice whose condition is open. The constant of a sum is the multiple of the empty monomial.
 */
final class Polynomials {

    private static final int MOST = 60;

    private final Circuit circuit;
    private final Bounds bounds;
    private final Map<List<Integer>, Integer> numbers = new HashMap<>();
    private final Map<Integer, List<Integer>> monomials = new HashMap<>();
    private final Map<Integer, LinearSum> known = new HashMap<>();

    /** The values within some ranges, in which conditions of choices may be known. */
    Polynomials(Circuit circuit, Bounds bounds) {
        this.circuit = circuit;
        this.bounds = bounds;
    }

    /** The value at a place. Throws ArithmeticException where it has too many monomials, or too large numbers. */
    LinearSum of(int place) {
        LinearSum sum = known.get(place);
        if (sum == null) {
            sum = made(place);
            known.put(place, sum);
        }
        return sum;
    }

    /** The places that a monomial is the product of. */
    List<Integer> factors(int monomial) {
        return monomials.getOrDefault(monomial, List.of());
    }

    /** The product of some places. */
    LinearSum product(List<Integer> places) {
        return places.isEmpty() ? LinearSum.of(1) : LinearSum.term(number(places.stream().sorted().toList()));
    }

    private int number(List<Integer> places) {
        Integer known = numbers.get(places);
        if (known == null) {
            known = numbers.size();
            numbers.put(places, known);
            monomials.put(known, places);
        }
        return known;
    }

    private LinearSum made(int place) {
        return switch (circuit.nodes()[place]) {
            case Node.Constant(long value) -> LinearSum.of(value);
            case Node.Sum(int[] parts) ->
                Arrays.stream(parts).mapToObj(this::of).reduce(LinearSum.of(0), LinearSum::plus);
            case Node.Product(int left, int right) -> product(of(left), of(right));
            case Node.Choice(int condition, int then, int otherwise) when bounds.isOne(condition) ->
                of(bounds.low(condition) == 1 ? then : otherwise);
            default -> product(List.of(place));
        };
    }

    private LinearSum product(LinearSum left, LinearSum right) {
        LinearSum product = right.times(left.constant()).plus(right.constant(), new LinearSum(left.factors(), 0));
        for (var one : new TreeMap<>(left.factors()).entrySet()) {
            for (var other : new TreeMap<>(right.factors()).entrySet()) {
                List<Integer> places = new ArrayList<>(factors(one.getKey()));
                places.addAll(factors(other.getKey()));
                product = product.plus(Math.multiplyExact(one.getValue(), other.getValue()), product(places));
            }
        }
        if (product.factors().size() > MOST) {
            throw new ArithmeticException("too many monomials");
        }
        return product;
    }
}
