package io.verifyrules.verifier.export.egglog;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.LeftSide;
import io.verifyrules.verifier.export.match.Slot;
import io.verifyrules.verifier.export.match.Terms;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Functions over the lanes of one class, which egglog unrolls. Each takes the numbers of some slots, one list for each,
 * and goes through them in step. Lists of different lengths never come to an end together, so nothing is said of them.
 */
final class LaneFunctions {

    private final String rule;
    private final LeftSide left;
    private final List<String> definitions = new ArrayList<>();
    private int number;

    LaneFunctions(String rule, LeftSide left) {
        this.rule = rule;
        this.left = left;
    }

    /** The definitions so far. */
    List<String> definitions() {
        return definitions;
    }

    /**
     * A term that is {@code (Yes)} where the condition holds on every lane. The ranks of all slots of the class agree
     * and are ranks of it.
     */
    String everyLane(RankClass lanes, List<LaneCondition> conditions) {
        List<AxisMap.Variable> slots = slotsOf(lanes);
        LaneCondition all = new LaneCondition.AllOf(conditions);
        String function = declared("every", slots, "Truth");
        List<List<String>> ways = LaneCases.of(all, true);
        if (lanes.isSingleton() || !lanes.allowsRankZero()) {
            ways.forEach(way -> rewrite(call(function, slots, slot -> cell(slot, "(End)")), "(Yes)", way));
        } else {
            rewrite(call(function, slots, slot -> "(End)"), "(Yes)", List.of());
        }
        if (!lanes.isSingleton()) {
            // Where rank 0 is no rank, nothing may be said of empty lists, so a lane has to follow.
            Argument tail = lanes.allowsRankZero() ? LaneFunctions::rest : LaneFunctions::furtherCell;
            ways.forEach(way -> rewrite(call(function, slots, slot -> cell(slot, tail.of(slot))),
                    call(function, slots, tail), way));
        }
        return call(function, slots, AxisMap.Variable::name);
    }

    /** A term that is {@code (Yes)} where the condition does not hold on every lane. */
    String notEveryLane(RankClass lanes, LaneCondition condition) {
        List<AxisMap.Variable> slots = slotsOf(lanes);
        String function = declared("some", slots, "Truth");
        LaneCases.of(condition, false)
                .forEach(way -> rewrite(call(function, slots, LaneFunctions::cell), "(Yes)", way));
        LaneCases.of(condition, true)
                .forEach(way -> rewrite(call(function, slots, LaneFunctions::cell),
                        call(function, slots, LaneFunctions::rest), way));
        return call(function, slots, AxisMap.Variable::name);
    }

    /** A term that becomes the list of the numbers that the map has. */
    String map(RankClass lanes, AxisMap map) {
        if (map instanceof AxisMap.Variable slot) {
            return slot.name();
        }
        Set<AxisMap.Variable> used = Terms.variables(List.<Node>of(map));
        List<AxisMap.Variable> slots = new ArrayList<>(used);
        if (slots.isEmpty()) {
            slots.add(slotsOf(lanes).getFirst());
        }
        String function = declared("map", slots, "Lanes");
        rewrite(call(function, slots, slot -> "(End)"), "(End)", List.of());
        String tail = call(function, slots, LaneFunctions::rest);
        LaneCases.of(map)
                .forEach(one -> rewrite(call(function, slots, LaneFunctions::cell),
                        "(Lane " + one.value() + " " + tail + ")", one.premises()));
        return call(function, slots, AxisMap.Variable::name);
    }

    private List<AxisMap.Variable> slotsOf(RankClass lanes) {
        Set<AxisMap.Variable> slots = left.slots()
                .stream()
                .map(Slot::variable)
                .filter(slot -> slot.of().equals(lanes))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (slots.isEmpty()) {
            throw new Inexpressible("the left side does not tell the rank of a class", lanes.name());
        }
        return List.copyOf(slots);
    }

    private String declared(String kind, List<AxisMap.Variable> slots, String result) {
        String function = rule + "_" + kind + ++number;
        definitions
                .add("(constructor " + function + " (" + "Lanes ".repeat(slots.size()).strip() + ") " + result + ")");
        return function;
    }

    private void rewrite(String from, String to, List<String> premises) {
        definitions.add("(rewrite " + from + " " + to
                + (premises.isEmpty() ? "" : " :when (" + String.join(" ", premises) + ")") + ")");
    }

    private static String cell(AxisMap.Variable slot) {
        return cell(slot, rest(slot));
    }

    private static String cell(AxisMap.Variable slot, String rest) {
        return "(Lane " + LaneCases.number(slot) + " " + rest + ")";
    }

    private static String furtherCell(AxisMap.Variable slot) {
        return "(Lane " + slot.name() + "_m " + rest(slot) + ")";
    }

    private static String rest(AxisMap.Variable slot) {
        return slot.name() + "_r";
    }

    private interface Argument {
        String of(AxisMap.Variable slot);
    }

    private static String call(String function, List<AxisMap.Variable> slots, Argument argument) {
        return "(" + function + " " + slots.stream().map(argument::of).collect(Collectors.joining(" ")) + ")";
    }
}
