package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Solver;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The result of reading the words of formulas bit by bit, at all widths that the domain demands or more. */
record BitReading(BitByBit.Result result, ClockPlan plan) {

    static BitReading of(List<Formula> formulas, WordParts parts, WidthDomain domain, Solver solver, Budget budget,
            Limit limit) {
        WidthDomain demanded = new WidthDomain(domain.demands(), new TreeMap<>());
        CircuitBuilder builder = new CircuitBuilder(demanded);
        builder.demand(formulas);
        Set<Width> widths = new LinkedHashSet<>(parts.widths());
        for (Width demand : domain.demands()) {
            demand.terms().keySet().forEach(number -> widths.add(Width.named(number)));
        }
        ClockPlan plan = ClockPlan.of(widths, demanded);
        Acceptance acceptance = new Acceptance(builder.demanded(), builder.free(), solver, budget);
        return new BitReading(BitByBit.search(builder, plan, acceptance, limit), plan);
    }

    /** Where there may be a model: values of the open numbers, as far as the widths tell them. */
    Optional<Map<String, Integer>> hint() {
        if (!(result instanceof BitByBit.Result.Reached(List<Integer> moments))) {
            return Optional.empty();
        }
        Map<String, Integer> values = new TreeMap<>();
        for (int base = 0; base < moments.size(); base++) {
            Width width = plan.bases().get(base);
            if (width.terms().size() != 1 || width.terms().firstEntry().getValue() != 1) {
                return Optional.empty();
            }
            values.put(width.terms().firstKey(), moments.get(base) - width.offset());
        }
        return Optional.of(values);
    }
}
