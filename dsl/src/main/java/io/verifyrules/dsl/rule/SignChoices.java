package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The operations of one side of a rule that choose signs of zeros, each with a number. Two that say the same are one
 * operation, whose result is used twice, and have one number. So the left side may do no more than if they were two. Of
 * the right side it is demanded that there are no two, as that would ask too little of it.
 */
public final class SignChoices {

    private final IdentityHashMap<Node, Integer> numbers = new IdentityHashMap<>();

    private SignChoices() {
    }

    /** The operations of one side. */
    public static SignChoices of(TensorExpr side) {
        SignChoices choices = new SignChoices();
        Map<List<Object>, Integer> known = new HashMap<>();
        List<Node> choosing = Graph.of(List.of(side)).nodes().stream().filter(SignChoices::chooses).toList();
        List<Integer> numbered = Graph.of(choosing).numbers(known);
        for (int i = 0; i < choosing.size(); i++) {
            choices.numbers.put(choosing.get(i), numbered.get(i));
        }
        return choices;
    }

    private static boolean chooses(Node part) {
        return part instanceof Arith arith && arith.choosesSign();
    }

    /** Whether there is no such operation. */
    public boolean isEmpty() { return numbers.isEmpty(); }

    /** The number of an operation of the side. */
    public int number(Arith arith) {
        return Objects.requireNonNull(numbers.get(arith), () -> "no operation of this side: " + arith.operator());
    }

    /**
     * Checks that each such operation of the right side is used once, and that none is in an assumption.
     *
     * @throws IllFormedException if not so
     */
    static void check(TypedParts rule) {
        if (rule.nodes().stream().noneMatch(SignChoices::chooses)) {
            return;
        }
        for (TensorExpr assumption : rule.assumptions()) {
            if (!of(assumption).isEmpty()) {
                throw new IllFormedException(
                        "assume: an operation that chooses the sign of a zero says nothing certain");
            }
        }
        SignChoices right = of(rule.rhs());
        Map<Integer, Long> uses = new HashMap<>();
        writtenOut(rule.rhs()).forEach((node, times) -> {
            if (node instanceof Arith arith && chooses(arith)) {
                uses.merge(right.number(arith), times, Long::sum);
            }
        });
        if (uses.values().stream().anyMatch(times -> times > 1)) {
            throw new IllFormedException(
                    "the right side uses the result of an operation twice that chooses the sign of "
                            + "a zero, and it is not known whether this is one operation or two; leave nsz out there");
        }
    }

    /**
     * The number of places of each node in the expression where this is written out; more than twice counts as twice.
     */
    static IdentityHashMap<Node, Long> writtenOut(TensorExpr side) {
        IdentityHashMap<Node, Long> times = new IdentityHashMap<>();
        times.put(side, 1L);
        for (Node node : Graph.of(List.of(side)).nodes().reversed()) {
            long here = Objects.requireNonNull(times.get(node));
            node.parts().forEach(part -> times.merge(part, here, (a, b) -> Math.min(2L, a + b)));
        }
        return times;
    }
}
