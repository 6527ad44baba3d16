package io.verifyrules.verifier.report;

import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.Access;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.TraceStep;
import io.verifyrules.verifier.interpret.Tracer;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The elements of the inputs that the sides of a counterexample read.
 *
 * @param traced those that the differing element comes from, by tensor
 * @param used   those that some element of a side comes from; of a large result none are known
 */
record ReadCells(Map<String, Set<Access>> traced, Optional<Map<String, Set<Access>>> used) {

    private static final int MOST_TRACED = 200;

    /** The look of a cell. */
    enum Look {
        /** The differing element comes from here. */
        TRACED,
        /** Nothing comes from here. */
        UNREAD,
        PLAIN
    }

    /** The elements of a difference in one element. */
    static ReadCells of(Rule rule, Tracer tracer, Outcome.ElementsDiffer differ) {
        Map<String, Set<Access>> traced = new HashMap<>();
        Set<TraceStep> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List.of(rule.lhs(), rule.rhs()).forEach(side -> collect(tracer.trace(side, differ.access()), traced, seen));
        if (differ.left().count() + differ.right().count() > MOST_TRACED) {
            return new ReadCells(traced, Optional.empty());
        }
        Map<String, Set<Access>> used = new HashMap<>();
        Set<TraceStep> all = Collections.newSetFromMap(new IdentityHashMap<>());
        collect(tracer, rule.lhs(), differ.left(), used, all);
        collect(tracer, rule.rhs(), differ.right(), used, all);
        return new ReadCells(traced, Optional.of(used));
    }

    private static void collect(Tracer tracer, TensorExpr side, ConcreteTensor result, Map<String, Set<Access>> cells,
            Set<TraceStep> seen) {
        result.elements().keySet().forEach(access -> collect(tracer.trace(side, access), cells, seen));
    }

    private static void collect(TraceStep step, Map<String, Set<Access>> cells, Set<TraceStep> seen) {
        if (!seen.add(step)) {
            return;
        }
        if (step.expr() instanceof Input input) {
            cells.computeIfAbsent(input.name(), ignored -> new HashSet<>()).add(step.access());
        }
        step.sources().forEach(source -> collect(source, cells, seen));
    }

    /** The look of a cell of an input. */
    Look look(String tensor, Access access) {
        if (traced.getOrDefault(tensor, Set.of()).contains(access)) {
            return Look.TRACED;
        }
        boolean unread = used.filter(cells -> !cells.getOrDefault(tensor, Set.of()).contains(access)).isPresent();
        return unread ? Look.UNREAD : Look.PLAIN;
    }
}
