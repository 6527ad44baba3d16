package io.verifyrules.verifier.export.match;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/** The parts of maps and conditions. */
public final class Terms {

    private Terms() {
    }

    /** Each part once, in no order. */
    static void visit(Collection<? extends Node> roots, Consumer<Node> visitor) {
        Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Node> open = new ArrayDeque<>(roots);
        while (!open.isEmpty()) {
            Node next = open.pop();
            if (seen.add(next)) {
                visitor.accept(next);
                next.parts().forEach(open::add);
            }
        }
    }

    /** The maps that are mentioned. */
    public static Set<AxisMap.Variable> variables(Collection<? extends Node> roots) {
        Set<AxisMap.Variable> found = new LinkedHashSet<>();
        visit(roots, part -> {
            if (part instanceof AxisMap.Variable variable) {
                found.add(variable);
            }
        });
        return found;
    }

    /** The integers of the rule that are mentioned. */
    static Set<AxisMap.Scalar> integers(Collection<? extends Node> roots) {
        Set<AxisMap.Scalar> found = new LinkedHashSet<>();
        visit(roots, part -> {
            if (part instanceof AxisMap.Scalar scalar) {
                found.add(scalar);
            }
        });
        return found;
    }
}
