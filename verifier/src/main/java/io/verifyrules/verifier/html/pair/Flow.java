package io.verifyrules.verifier.html.pair;

import io.verifyrules.verifier.pair.cut.SharedValues;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The part that only one program computes, as a graph: from values that both share to the returned values. The nodes
 * are in the order of the program.
 *
 * @param omitted how many operations are left out
 */
record Flow(List<Node> nodes, List<Edge> edges, int omitted) {

    /** Larger graphs show nothing. */
    private static final int MOST = 28;

    Flow {
        nodes = List.copyOf(nodes);
        edges = List.copyOf(edges);
    }

    /**
     * An operation, or a value that is taken from elsewhere.
     *
     * @param label the label of it
     * @param leaf  whether it is a value that is taken from elsewhere
     */
    record Node(String label, Emphasis emphasis, boolean leaf) {}

    /**
     * A use of one node by another.
     *
     * @param follows whether the difference comes along here
     */
    record Edge(int from, int to, boolean follows) {}

    /**
     * The graph of one side. Of a large one that is where the difference begins, if that is known, or else where the programs part. There
     * are no nodes where the program computes nothing of its own.
     */
    static Flow of(Side side) {
        List<Operation> operations = side.operations();
        if (operations.isEmpty() || !side.hasOwn()) {
            return new Flow(List.of(), List.of(), 0);
        }
        IdentityHashMap<Value, Operation> definitions = new IdentityHashMap<>();
        operations.forEach(operation -> operation.results().forEach(result -> definitions.put(result, operation)));
        Set<Operation> needed = upstream(side, List.of(operations.getLast()), definitions, Integer.MAX_VALUE);
        Set<Operation> chosen = side.begins().isEmpty() && needed.size() > MOST
                ? Set.copyOf(operations.stream().filter(needed::contains).limit(MOST).toList())
                : upstream(side, path(side, operations, needed), definitions, MOST);
        return new Making(side, definitions, operations.stream().filter(chosen::contains).toList())
                .flow(needed.size() - chosen.size());
    }

    /** The shortest way from where the difference begins to what is returned, as far as it is drawn; else the return alone. */
    private static List<Operation> path(Side side, List<Operation> operations, Set<Operation> needed) {
        Optional<Value> at = side.begins();
        Set<Operation> path = new LinkedHashSet<>();
        operations.stream()
                .filter(operation -> at.filter(operation.results()::contains).isPresent())
                .findFirst()
                .ifPresent(path::add);
        Set<Value> reached = new LinkedHashSet<>(at.stream().toList());
        for (Operation operation : operations) {
            if (needed.contains(operation) && path.size() < MOST / 2
                    && SharedValues.uses(operation).stream().anyMatch(reached::contains)) {
                path.add(operation);
                reached.addAll(operation.results());
            }
        }
        path.add(operations.getLast());
        return List.copyOf(path);
    }

    /** Some operations, and those that they depend on which are no shared values, the nearest first. */
    private static Set<Operation> upstream(Side side, List<Operation> from,
            IdentityHashMap<Value, Operation> definitions, int most) {
        Set<Operation> found = new LinkedHashSet<>(from);
        Deque<Operation> open = new ArrayDeque<>(from);
        while (!open.isEmpty()) {
            for (Value used : SharedValues.uses(open.remove())) {
                Operation definition = definitions.get(used);
                if (definition != null && !side.shared().contains(used) && found.size() < most
                        && found.add(definition)) {
                    open.add(definition);
                }
            }
        }
        return found;
    }

    /** The nodes and edges in the making. */
    private static final class Making {

        private final Side side;
        private final IdentityHashMap<Value, Operation> definitions;
        private final List<Operation> chosen;
        private final List<Node> nodes = new ArrayList<>();
        private final List<Edge> edges = new ArrayList<>();
        private final IdentityHashMap<Value, Integer> places = new IdentityHashMap<>();

        private Making(Side side, IdentityHashMap<Value, Operation> definitions, List<Operation> chosen) {
            this.side = side;
            this.definitions = definitions;
            this.chosen = chosen;
        }

        private Flow flow(int omitted) {
            for (Operation operation : chosen) {
                List<Edge> incoming = new ArrayList<>();
                for (Value used : SharedValues.uses(operation)) {
                    int from = Optional.ofNullable(places.get(used)).orElseGet(() -> leaf(used));
                    incoming.add(new Edge(from, nodes.size(), side.follows().contains(used)));
                }
                int place = add(new Node(label(operation), side.emphasis(operation), false));
                incoming.stream()
                        .map(edge -> new Edge(edge.from(), place, edge.follows()))
                        .distinct()
                        .forEach(edges::add);
                operation.results().forEach(result -> places.put(result, place));
            }
            return new Flow(nodes, edges, omitted);
        }

        /** Each use has a leaf of its own beside it: a line from the other end of the graph would say less. */
        private int leaf(Value value) {
            String by = Optional.ofNullable(definitions.get(value))
                    .map(operation -> " " + OperationText.shortName(operation))
                    .orElse("");
            boolean shared = side.shared().contains(value);
            return add(
                    new Node(value.name() + by + (shared ? "" : " .."), shared ? Emphasis.SHARED : Emphasis.OWN, true));
        }

        private int add(Node node) {
            nodes.add(node);
            return nodes.size() - 1;
        }

        private static String label(Operation operation) {
            return (operation.results().isEmpty() ? "" : operation.results().getFirst().name() + " ")
                    + OperationText.shortName(operation);
        }
    }
}
