package io.verifyrules.verifier.export.pdll;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.verifier.export.match.LeftSide;
import io.verifyrules.verifier.export.match.Slot;
import io.verifyrules.verifier.export.match.Terms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One native function of a rule while it is put together: what it takes, and how it reads the numbers of the program from that. */
final class NativeCode {

    private final LeftSide left;
    /** Parameters by name: what is handed over where the function is called, and its kind in PDLL. */
    private final Map<String, Argument> arguments = new LinkedHashMap<>();
    private final Set<Slot> read = new LinkedHashSet<>();

    private record Argument(String given, String kind) {}

    /** A function that reads places of this left side. */
    NativeCode(LeftSide left) {
        this.left = left;
    }

    /** The function takes a value or an attribute that the pattern has. */
    NativeCode taking(String name, String given, String kind) {
        arguments.put(name, new Argument(given, kind));
        return this;
    }

    /** The function reads the numbers that the terms mention. */
    NativeCode reading(Collection<? extends Node> terms) {
        Set<AxisMap.Variable> used = Terms.variables(terms);
        left.slots().stream().filter(slot -> used.contains(slot.variable())).forEach(this::read);
        return this;
    }

    /** The function reads all places. */
    NativeCode readingAll() {
        left.slots().forEach(this::read);
        return this;
    }

    /** The function has to know how many lanes there are. */
    NativeCode counting(RankClass lanes) {
        if (read.stream().noneMatch(slot -> slot.variable().of().equals(lanes))) {
            left.slots().stream().filter(slot -> slot.variable().of().equals(lanes)).findFirst().ifPresent(this::read);
        }
        return this;
    }

    private void read(Slot slot) {
        if (read.add(slot)) {
            String tensor = left.name(slot.tensor());
            if (slot.isSize()) {
                taking(tensor, PdllPattern.value(left, slot.tensor()), "Value");
            } else {
                taking(slot.variable().name(), slot.variable().name(), "Attr");
            }
        }
    }

    /** Statements that read the numbers, or go back by the statement given where the program does not have them. */
    List<String> prologue(String otherwise) {
        List<String> lines = new ArrayList<>();
        Map<RankClass, String> ranks = new LinkedHashMap<>();
        for (Slot slot : read) {
            String numbers = NativeTerms.numbers(slot.variable());
            lines.add("auto " + numbers + " = verify_rules::"
                    + (slot.isSize()
                            ? "sizes(" + left.name(slot.tensor()) + ")"
                            : "numbers(" + slot.variable().name() + ")")
                    + ";");
            RankClass lanes = slot.variable().of();
            String rank = ranks.get(lanes);
            if (rank == null) {
                rank = NativeTerms.rank(lanes);
                ranks.put(lanes, rank);
                lines.add("if (!" + numbers + ".known()) " + otherwise);
                lines.add("const size_t " + rank + " = " + numbers + ".size();");
            } else {
                lines.add("if (!" + numbers + ".known() || " + numbers + ".size() != " + rank + ") " + otherwise);
            }
        }
        return lines;
    }

    /** The names and kinds of what it takes. */
    String parameters() {
        return arguments.entrySet()
                .stream()
                .map(argument -> argument.getKey() + ": " + argument.getValue().kind())
                .reduce((one, other) -> one + ", " + other)
                .orElse("");
    }

    /** The arguments that are handed over. */
    String given() {
        return arguments.values().stream().map(Argument::given).reduce((one, other) -> one + ", " + other).orElse("");
    }
}
