package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.graph.Graph;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Names of the operations of one side that choose signs of zeros; two that say the same are one. An operation has the same name in
 * every evaluation of the side, as they come in the same order. Not for use by several threads.
 */
final class SignNames {

    private final String side;
    private final IdentityHashMap<Arith, String> known = new IdentityHashMap<>();
    private final Map<List<Object>, Integer> numbers = new HashMap<>();

    SignNames(String side) {
        this.side = side;
    }

    String of(Arith arith) {
        return known.computeIfAbsent(arith,
                key -> "sign " + side + " " + Graph.of(List.of(arith)).numbers(numbers).getFirst());
    }
}
