package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.element.BinaryOperator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The text of a module while it is written: instructions, each with a name of its own, and the computations that they apply. */
final class HloBody {

    private final List<String> instructions = new ArrayList<>();
    private final Map<String, List<String>> computations = new LinkedHashMap<>();
    private final Map<String, Integer> names = new HashMap<>();

    /** The lines of the module, whose result is that of the last instruction. */
    List<String> lines(String name) {
        List<String> lines = new ArrayList<>(List.of("HloModule " + name, ""));
        computations.values().forEach(lines::addAll);
        lines.add("ENTRY " + name + " {");
        instructions.subList(0, instructions.size() - 1).forEach(instruction -> lines.add("  " + instruction));
        lines.add("  ROOT " + instructions.getLast());
        lines.add("}");
        return lines;
    }

    /** Adds an instruction of the given text; a number follows the wanted name where it is taken. */
    HloValue emit(String wanted, List<Dimension> at, HloType type, String text) {
        String base = wanted.replaceAll("[^A-Za-z0-9_-]", "_");
        int number = names.merge(base, 1, Integer::sum);
        HloValue value = new HloValue(number == 1 ? base : base + "." + number, at, type);
        instructions.add(value.name() + " = " + value.shape() + " " + text);
        return value;
    }

    HloValue operation(String name, List<Dimension> at, HloType type, List<HloValue> operands, String attributes) {
        return emit(name, at, type,
                name + operands.stream().map(HloValue::name).collect(Collectors.joining(", ", "(", ")"))
                        + (attributes.isEmpty() ? "" : ", " + attributes));
    }

    /** The operand, whose dimensions are called as given, in the order of the result. */
    HloValue transposed(List<Dimension> called, HloValue operand, List<Dimension> at) {
        List<Integer> order = at.stream()
                .map(dimension -> Dimension.index(called, dimension.axis(), dimension.lane()))
                .toList();
        return order.equals(IntStream.range(0, order.size()).boxed().toList())
                ? operation("reshape", at, operand.type(), List.of(operand), "")
                : operation("transpose", at, operand.type(), List.of(operand), "dimensions=" + Dimension.braced(order));
    }

    /** The name of a computation that combines two elements. */
    String reducer(BinaryOperator operator, HloType type) {
        String name = HloOperators.name(operator) + "_" + type.name();
        String scalar = type.of(List.of());
        computations.computeIfAbsent(name,
                key -> List.of(name + " {", "  a = " + scalar + " parameter(0)", "  b = " + scalar + " parameter(1)",
                        "  ROOT r = " + scalar + " " + HloOperators.name(operator) + "(a, b)", "}", ""));
        return name;
    }

    /** The name of a computation that says whether one element comes before another: what is no number comes last. */
    String before(HloType type) {
        String name = "before_" + type.name();
        String scalar = type.of(List.of());
        computations.computeIfAbsent(name,
                key -> List.of(name + " {", "  a = " + scalar + " parameter(0)", "  b = " + scalar + " parameter(1)",
                        "  less = pred[] compare(a, b), direction=LT", "  number = pred[] compare(a, a), direction=EQ",
                        "  none = pred[] compare(b, b), direction=NE", "  last = pred[] and(number, none)",
                        "  ROOT r = pred[] or(less, last)", "}", ""));
        return name;
    }
}
