package io.verifyrules.verifier.export.egglog;

import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.Told;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The conditions of a rule as terms of egglog, made of functions over the lanes that the left side tells. */
record Premises(Told told, LaneFunctions functions) {

    /** A term for each condition that becomes {@code (Yes)} where the condition holds. */
    List<String> all() {
        Map<RankClass, List<LaneCondition>> everywhere = new TreeMap<>();
        told.left()
                .slots()
                .forEach(slot -> everywhere.computeIfAbsent(slot.variable().of(), ignored -> new ArrayList<>()));
        List<Condition> others = new ArrayList<>();
        for (Condition condition : told.conditions()) {
            if (condition instanceof Condition.EveryLane(RankClass lanes, LaneCondition each)) {
                everywhere.computeIfAbsent(lanes, ignored -> new ArrayList<>()).add(each);
            } else {
                others.add(condition);
            }
        }
        List<String> terms = new ArrayList<>();
        everywhere.forEach((lanes, each) -> {
            long slots = told.left().slots().stream().filter(slot -> slot.variable().of().equals(lanes)).count();
            // A single list of any length is an instance as it is.
            if (!each.isEmpty() || slots > 1 || lanes.bound() != RankClass.RankBound.ANY) {
                terms.add(functions.everyLane(lanes, each));
            }
        });
        others.forEach(condition -> terms.add(term(condition)));
        return terms;
    }

    private String term(Condition condition) {
        return switch (condition) {
            case Condition.EveryLane every -> functions.everyLane(every.rankClass(), List.of(every.condition()));
            case Condition.Not(Condition.EveryLane every) ->
                functions.notEveryLane(every.rankClass(), every.condition());
            case Condition.Not(Condition.Not twice) -> term(twice.operand());
            case Condition.Not(Condition.AllOf all) ->
                joined("Either", all.operands().stream().map(Condition::not).map(this::term).toList());
            case Condition.Not(Condition.AnyOf any) ->
                joined("Both", any.operands().stream().map(Condition::not).map(this::term).toList());
            case Condition.Not ignored -> throw elements();
            case Condition.AllOf all -> joined("Both", all.operands().stream().map(this::term).toList());
            case Condition.AnyOf any -> joined("Either", any.operands().stream().map(this::term).toList());
            case Condition.OnScalars ignored -> throw elements();
            case Condition.OnElements ignored -> throw elements();
            case Condition.OnWidths ignored -> throw elements();
        };
    }

    private static Inexpressible elements() {
        return new Inexpressible("a condition speaks of elements, which a program computes when it runs", "");
    }

    private static String joined(String connective, List<String> terms) {
        return terms.reversed()
                .stream()
                .reduce((rest, term) -> "(" + connective + " " + term + " " + rest + ")")
                .orElse("(Yes)");
    }
}
