package io.verifyrules.verifier.instance;

import io.verifyrules.dsl.axis.AxisMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Numbers maps such that equal ones have the same number, looking at each of their parts once: as records they would be
 * compared as trees, which are exponentially larger than what they share.
 */
final class MapNumbers {

    /** A map by what it does and the numbers of its parts. */
    private record Node(Object operation, int left, int right) {}

    private static final int NONE = -1;

    private final Map<Node, Integer> byNode = new HashMap<>();
    private final IdentityHashMap<AxisMap, Integer> known = new IdentityHashMap<>();

    int of(AxisMap map) {
        Integer before = known.get(map);
        if (before != null) {
            return before;
        }
        Node node = switch (map) {
            case AxisMap.Variable variable -> new Node(variable, NONE, NONE);
            case AxisMap.Scalar scalar -> new Node(scalar, NONE, NONE);
            case AxisMap.Constant constant -> new Node(constant, NONE, NONE);
            case AxisMap.Arithmetic a -> new Node(a.operator(), of(a.left()), of(a.right()));
            // Conditions are not looked into: choices are the same where they are the same object.
            case AxisMap.Choice ignored -> new Node(known.size(), NONE, NONE);
        };
        int number = byNode.computeIfAbsent(node, ignored -> byNode.size());
        known.put(map, number);
        return number;
    }
}
