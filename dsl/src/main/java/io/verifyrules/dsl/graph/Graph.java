package io.verifyrules.dsl.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * All nodes that some expressions are made of, each once, parts before what they are parts of. No depth is too large for
 * it, as nothing here calls itself.
 */
public final class Graph {

    private final Collection<? extends Node> roots;
    private final List<Node> nodes;

    private Graph(Collection<? extends Node> roots, List<Node> nodes) {
        this.roots = List.copyOf(roots);
        this.nodes = Collections.unmodifiableList(nodes);
    }

    private record Visit(Node node, Iterator<? extends Node> rest) {
        static Visit of(Node node) {
            return new Visit(node, node.parts().iterator());
        }
    }

    /** The graph of some expressions. */
    public static Graph of(Collection<? extends Node> roots) {
        Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Node> nodes = new ArrayList<>();
        Deque<Visit> open = new ArrayDeque<>();
        for (Node root : roots) {
            if (seen.add(root)) {
                open.push(Visit.of(root));
            }
            while (!open.isEmpty()) {
                Visit visit = open.element();
                if (visit.rest.hasNext()) {
                    Node part = visit.rest.next();
                    if (seen.add(part)) {
                        open.push(Visit.of(part));
                    }
                } else {
                    nodes.add(open.pop().node);
                }
            }
        }
        return new Graph(roots, nodes);
    }

    /** Whether two expressions say the same, however deep they are and whatever they share. */
    public static boolean same(Node left, Node right) {
        return new GraphEquality().equal(left, right);
    }

    /** The nodes, each once, parts before what they are parts of. */
    public List<Node> nodes() {
        return nodes;
    }

    /** The number of nodes that stand one inside of the other, at most. */
    public int depth() {
        IdentityHashMap<Node, Integer> depths = new IdentityHashMap<>();
        int deepest = 0;
        for (Node node : nodes) {
            int below = 0;
            for (Node part : node.parts()) {
                below = Math.max(below, Objects.requireNonNull(depths.get(part)));
            }
            depths.put(node, below + 1);
            deepest = Math.max(deepest, below + 1);
        }
        return deepest;
    }

    /** The number of nodes when the expressions are written out; {@link Long#MAX_VALUE} for all larger numbers. */
    public long writtenOut() {
        IdentityHashMap<Node, Long> sizes = new IdentityHashMap<>();
        for (Node node : nodes) {
            long size = 1;
            for (Node part : node.parts()) {
                size = sum(size, Objects.requireNonNull(sizes.get(part)));
            }
            sizes.put(node, size);
        }
        long all = 0;
        for (Node root : roots) {
            all = sum(all, Objects.requireNonNull(sizes.get(root)));
        }
        return all;
    }

    private static long sum(long a, long b) {
        return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
    }

    /** The nodes that are used in more than one place, parts before what they are parts of. */
    public List<Node> shared() {
        IdentityHashMap<Node, Integer> uses = new IdentityHashMap<>();
        roots.forEach(root -> uses.merge(root, 1, Integer::sum));
        nodes.forEach(node -> node.parts().forEach(part -> uses.merge(part, 1, Integer::sum)));
        return nodes.stream().filter(node -> uses.getOrDefault(node, 0) > 1).toList();
    }

    /** A number for each node, the same for two that say the same; {@code known} has the numbers given so far. */
    public List<Integer> numbers(Map<List<Object>, Integer> known) {
        IdentityHashMap<Node, Integer> numbers = new IdentityHashMap<>();
        for (Node node : nodes) {
            List<Object> key = new ArrayList<>();
            key.add(node.getClass());
            key.add(node.parts().isEmpty() ? node : node.own());
            node.parts().forEach(part -> key.add(Objects.requireNonNull(numbers.get(part))));
            numbers.put(node, known.computeIfAbsent(key, ignored -> known.size()));
        }
        return roots.stream().map(root -> Objects.requireNonNull(numbers.get(root))).toList();
    }
}
