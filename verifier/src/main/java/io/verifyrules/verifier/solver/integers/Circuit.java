package io.verifyrules.verifier.solver.integers;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The assertions of a query about integers and truths, as a list of operations that each use earlier ones.
 *
 * @param nodes the operations
 * @param truths which places have a truth, and no integer
 * @param asserted the places that must be true
 * @param unknowns the places of free integers and truths
 */
// Propagation reads these arrays millions of times; nobody compares circuits, and none leaves the package.
@SuppressWarnings("ArrayRecordComponent")
record Circuit(Node[] nodes, boolean[] truths, int[] asserted, int[] unknowns) {

    /** Larger queries are for a solver. */
    private static final int MOST = 400;

    /** The circuit of some assertions; none where they are about other sorts or functions, or too many. */
    static Optional<Circuit> of(List<Formula> assertions) {
        Builder builder = new Builder();
        int[] asserted = new int[assertions.size()];
        for (int i = 0; i < asserted.length; i++) {
            asserted[i] = builder.place(assertions.get(i));
            if (asserted[i] < 0) {
                return Optional.empty();
            }
        }
        return Optional.of(builder.circuit(asserted));
    }

    int size() {
        return nodes.length;
    }

    private static final class Builder {
        private static final int OUTSIDE = -1;

        private final List<Node> nodes = new ArrayList<>();
        private final List<Boolean> truths = new ArrayList<>();
        private final List<Integer> unknowns = new ArrayList<>();
        private final IdentityHashMap<Formula, Integer> known = new IdentityHashMap<>();
        private final Map<Formula.Symbol, Integer> symbols = new HashMap<>();
        private int seen;

        /** The place of a formula; negative where it is no matter of integers and truths. */
        int place(Formula formula) {
            Integer before = known.get(formula);
            if (before != null) {
                return before;
            }
            if (seen++ == MOST) {
                return OUTSIDE;
            }
            int made = made(formula);
            known.put(formula, made);
            return made;
        }

        private int made(Formula formula) {
            return switch (formula) {
                case Formula.Whole whole -> whole.value().bitLength() < Bounds.BITS
                        ? add(new Node.Constant(whole.value().longValue()), false)
                        : OUTSIDE;
                case Formula.Truth truth -> add(new Node.Constant(truth.value() ? 1 : 0), true);
                case Formula.Symbol symbol -> symbol(symbol);
                case Formula.Apply apply -> apply(apply);
                case Formula.RealNumber ignored -> OUTSIDE;
                case Formula.Word ignored -> OUTSIDE;
                case Formula.Bits ignored -> OUTSIDE;
                case Formula.HighestBit ignored -> OUTSIDE;
                case Formula.Floating ignored -> OUTSIDE;
                case Formula.Direction ignored -> OUTSIDE;
                case Formula.Call ignored -> OUTSIDE;
            };
        }

        private int symbol(Formula.Symbol symbol) {
            if (!isPlain(symbol.sort())) {
                return OUTSIDE;
            }
            return symbols.computeIfAbsent(symbol, some -> {
                boolean truth = some.sort().equals(Sort.BOOL);
                int place = add(new Node.Unknown(truth), truth);
                unknowns.add(place);
                return place;
            });
        }

        private static boolean isPlain(Sort sort) {
            return sort.equals(Sort.INT) || sort.equals(Sort.BOOL);
        }

        private int apply(Formula.Apply apply) {
            if (!isPlain(apply.sort())) {
                return OUTSIDE;
            }
            int[] parts = new int[apply.arguments().size()];
            for (int i = 0; i < parts.length; i++) {
                parts[i] = place(apply.arguments().get(i));
                if (parts[i] < 0) {
                    return OUTSIDE;
                }
            }
            return switch (apply.operator()) {
                case ADD -> add(new Node.Sum(parts), false);
                case MULTIPLY -> product(parts);
                case AT_MOST -> parts.length == 2 ? add(new Node.AtMost(parts[0], parts[1]), true) : OUTSIDE;
                case EQUAL -> parts.length == 2 ? add(new Node.Equal(parts[0], parts[1]), true) : OUTSIDE;
                case AND -> add(new Node.All(parts), true);
                case OR -> add(new Node.Any(parts), true);
                case NOT -> add(new Node.Not(parts[0]), true);
                case CHOOSE -> add(new Node.Choice(parts[0], parts[1], parts[2]), apply.sort().equals(Sort.BOOL));
                default -> OUTSIDE;
            };
        }

        private int product(int[] factors) {
            int product = factors[0];
            for (int i = 1; i < factors.length; i++) {
                product = add(new Node.Product(product, factors[i]), false);
            }
            return product;
        }

        private int add(Node node, boolean truth) {
            nodes.add(node);
            truths.add(truth);
            return nodes.size() - 1;
        }

        Circuit circuit(int[] asserted) {
            boolean[] sorts = new boolean[truths.size()];
            for (int i = 0; i < sorts.length; i++) {
                sorts[i] = truths.get(i);
            }
            return new Circuit(nodes.toArray(Node[]::new), sorts, asserted,
                    unknowns.stream().mapToInt(Integer::intValue).toArray());
        }
    }
}
