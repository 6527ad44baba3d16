package io.verifyrules.verifier.hlo;

import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.verifier.instantiate.Dimension;
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

    /** An element of several values that one instruction gives. */
    HloValue element(int index, List<HloType> types, List<Dimension> of, String instruction, List<Dimension> at) {
        return element(index, types.stream().map(type -> new HloValue("", of, type).shape()).toList(), instruction, at,
                types.get(index));
    }

    /** The same, where the values have shapes of their own. */
    HloValue element(int index, List<String> shapes, String instruction, List<Dimension> at, HloType type) {
        String name = "several" + (names.merge("several", 1, Integer::sum) == 1 ? "" : "." + names.get("several"));
        instructions.add(name + " = (" + String.join(", ", shapes) + ") " + instruction);
        return emit("get-tuple-element", at, type, "get-tuple-element(" + name + "), index=" + index);
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

    /** The name of a computation that combines two pairs of a value and an index, and prefers the lesser of two indices. */
    String argExtreme(ArgExtreme extreme, HloType value, HloType index) {
        String name = extreme.symbol() + "_" + value.name() + "_" + index.name();
        String v = value.of(List.of()) + " ";
        String i = index.of(List.of()) + " ";
        boolean greatest = extreme == ArgExtreme.MAX;
        computations.computeIfAbsent(name, key -> List.of(name + " {", "  a = " + v + "parameter(0)",
                "  i = " + i + "parameter(1)", "  b = " + v + "parameter(2)", "  j = " + i + "parameter(3)",
                "  first = pred[] compare(a, b), direction=" + (greatest ? "GT" : "LT"),
                "  same = pred[] compare(a, b), direction=EQ",
                "  value = " + v + (greatest ? "maximum" : "minimum") + "(a, b)", "  least = " + i + "minimum(i, j)",
                "  other = " + i + "select(first, i, j)", "  index = " + i + "select(same, least, other)",
                "  ROOT r = (" + v.strip() + ", " + i.strip() + ") tuple(value, index)", "}", ""));
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
