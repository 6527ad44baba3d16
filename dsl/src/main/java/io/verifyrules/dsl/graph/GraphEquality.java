package io.verifyrules.dsl.graph;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Whether two expressions say the same. Each pair of nodes is compared once, and no depth is too large. */
final class GraphEquality {

    private record Pair(Node left, Node right) {}

    private final IdentityHashMap<Node, Set<Node>> compared = new IdentityHashMap<>();
    private final Deque<Pair> open = new ArrayDeque<>();

    /** Whether the two say the same; nodes that are the same object need no comparison. */
    @SuppressWarnings("ReferenceEquality")
    boolean equal(Node left, Node right) {
        open.push(new Pair(left, right));
        while (!open.isEmpty()) {
            Pair pair = open.pop();
            if (pair.left != pair.right && compared
                    .computeIfAbsent(pair.left, ignored -> Collections.newSetFromMap(new IdentityHashMap<>()))
                    .add(pair.right) && !alike(pair.left, pair.right)) {
                return false;
            }
        }
        return true;
    }

    /** Whether two nodes are equal if their parts are, which are left to be compared. */
    private boolean alike(Node left, Node right) {
        List<? extends Node> leftParts = left.parts();
        List<? extends Node> rightParts = right.parts();
        if (!left.getClass().equals(right.getClass()) || leftParts.size() != rightParts.size()) {
            return false;
        }
        if (left instanceof SharedNode) {
            if (left.hashCode() != right.hashCode()) {
                return false;
            }
        } else if (leftParts.isEmpty()) {
            return left.equals(right);
        }
        for (int i = 0; i < leftParts.size(); i++) {
            open.push(new Pair(leftParts.get(i), rightParts.get(i)));
        }
        return left.own().equals(right.own());
    }
}
