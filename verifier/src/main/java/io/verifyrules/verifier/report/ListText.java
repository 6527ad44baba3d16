package io.verifyrules.verifier.report;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.PartList;
import java.util.ArrayList;
import java.util.List;

/** Rules about lists of operands, to be read. */
public final class ListText {

    /** The reason for which whatever takes rules alone takes no rule about lists. */
    public static final String NOT_TAKEN = "rules about lists of operands are verified, and written in JSON form, only";

    private ListText() {
    }

    /** The conditions, and what each part of each list has. */
    public static List<String> conditions(ListRule rule) {
        List<String> lines = new ArrayList<>();
        rule.lists().forEach(list -> lines.add(text(list)));
        RulePrinter.conditions(rule.pattern()).forEach(lines::add);
        return lines;
    }

    private static String text(PartList list) {
        List<String> parts = new ArrayList<>(
                List.of(list + " has any number of parts, each with " + String.join(", ", list.names())));
        list.starts()
                .forEach((start, size) -> parts
                        .add(start.name() + " is the sum of " + size.name() + " before the part"));
        list.totals().forEach((total, size) -> parts.add(name(total) + " is the sum of all " + size.name()));
        return String.join("; ", parts);
    }

    private static String name(AxisMap.Variable map) {
        return map.name();
    }
}
