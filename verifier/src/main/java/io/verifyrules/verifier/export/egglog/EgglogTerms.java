package io.verifyrules.verifier.export.egglog;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.export.match.Identifier;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.LeftSide;
import io.verifyrules.verifier.export.match.Slot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.Collectors;

/**
 * Expressions of a rule as terms of egglog: a constructor for each operator, named like it, with its parts in their
 * order. The terms for inputs, for the integers of attributes, for names of axes and for elements vary. They differ
 * between a pattern, its replacement, and a program.
 */
abstract class EgglogTerms {

    private final Comparator<AggregatedAxis> order;
    private final ShapeTerms shapes = new ShapeTerms();

    /** @param order in which the axes of a tensor are listed */
    EgglogTerms(Comparator<AggregatedAxis> order) {
        this.order = order;
    }

    /** The term that stands for an input. */
    abstract String input(Input input);

    /** The variable for an input; no input has that of the open type, {@code t}. */
    static String variable(Input input) {
        String name = Identifier.of(input.name());
        return name.matches("t_*") ? name + "_" : name;
    }

    /** The term that stands for the numbers of a part on an axis. */
    abstract String lanes(TensorExpr tensor, String attribute, AggregatedAxis axis, AxisMap map);

    /** The term that stands for an element that the rule leaves open. */
    abstract String parameter(Element.Parameter parameter);

    /** The term that stands for the type that the rule leaves open. */
    abstract String openType();

    /** The term that stands for an axis. */
    abstract String axis(AggregatedAxis axis);

    /** The operands of an operator; each may have been given a name. */
    String operand(TensorExpr tensor) {
        return of(tensor);
    }

    final ShapeTerms shapes() {
        return shapes;
    }

    final String of(TensorExpr tensor) {
        if (tensor instanceof Input input) {
            return input(input);
        }
        List<String> arguments = new ArrayList<>();
        for (Part part : tensor.form().parts()) {
            switch (part) {
                case Part.Operand operand -> arguments.add(operand(operand.tensor()));
                case Part.Operands operands -> arguments
                        .add(list("Tensors", "(NoTensors)", operands.tensors().stream().map(this::operand).toList()));
                case Part.Value value -> arguments.add(element(value.element()));
                case Part.MaybeValue value -> arguments.add(value.element().map(this::element).orElse("(NoElement)"));
                case Part.Sizes sizes -> arguments.add(axes(tensor, Slot.SIZE, sizes.shape().sizes()));
                case Part.Maps maps ->
                    arguments.add(axes(tensor, maps.slot().label(), LeftSide.attributes(tensor, shapes, maps)));
                case Part.Axis one -> arguments.add(axis(one.axis()));
                case Part.Axes some -> arguments.add(names(some.axes()));
                case Part.NewAxes some -> arguments.add(names(some.axes()));
                case Part.Renaming renaming -> arguments.add(renaming(renaming.renaming()));
                case Part.Said said -> arguments.add("\"" + said.word().symbol() + "\"");
                case Part.By by -> arguments.add("\"" + monoid(by.reducer()).symbol() + "\"");
                case Part.Applied applied -> throw declared(applied.function().name());
                case Part.Count count -> arguments.add(Integer.toString(count.number()));
                case Part.Type type -> arguments.add(type(type.type()));
                case Part.Order order -> throw new Inexpressible("a permutation has no counterpart in egglog",
                        order.permutation().toString());
                case Part.Name name -> throw new Inexpressible("a choice has no counterpart in egglog", name.name());
                case Part.Indices ignored -> {
                }
            }
        }
        return "(" + String.join(" ", constructor(tensor.form().name()), String.join(" ", arguments)).strip() + ")";
    }

    private static Monoid monoid(Reducer reducer) {
        return switch (reducer) {
            case Monoid monoid -> monoid;
            case ArgExtreme extreme ->
                throw new Inexpressible("a reduction of tuples has no counterpart in egglog", extreme.symbol());
            case DeclaredMonoid declared -> throw declared(declared.symbol());
        };
    }

    static Inexpressible declared(String function) {
        return new Inexpressible("a declared function has no counterpart in egglog", function);
    }

    /** The constructor of an operator. */
    static String constructor(String operator) {
        return switch (operator) {
            case "==" -> "Eq";
            case "!=" -> "Ne";
            case "<" -> "Lt";
            case "<=" -> "Le";
            case ">" -> "Gt";
            case ">=" -> "Ge";
            default -> capitalized(operator);
        };
    }

    private static String capitalized(String operator) {
        return operator.substring(0, 1).toUpperCase(Locale.ROOT) + operator.substring(1);
    }

    /** The shape of a tensor, axis by axis. */
    final String shape(TensorExpr tensor) {
        return axes(tensor, Slot.SIZE, shapes.of(tensor).sizes());
    }

    final String axes(TensorExpr tensor, String attribute, Map<AggregatedAxis, AxisMap> maps) {
        String list = "(NoAxes)";
        for (AggregatedAxis axis : sorted(maps.keySet()).reversed()) {
            AxisMap map = Objects.requireNonNull(maps.get(axis), "each axis has a map");
            list = "(Axis " + axis(axis) + " " + lanes(tensor, attribute, axis, map) + " " + list + ")";
        }
        return list;
    }

    private String names(SortedSet<AggregatedAxis> axes) {
        return list("Name", "(NoNames)", sorted(axes).stream().map(this::axis).toList());
    }

    private String renaming(SortedMap<AggregatedAxis, AggregatedAxis> renaming) {
        return list("Rename", "(NoRenaming)",
                sorted(renaming.keySet()).stream()
                        .map(from -> axis(from) + " " + axis(Objects.requireNonNull(renaming.get(from), "a new name")))
                        .toList());
    }

    private List<AggregatedAxis> sorted(Collection<AggregatedAxis> axes) {
        return axes.stream().sorted(order).toList();
    }

    private static String list(String cell, String end, List<String> parts) {
        return parts.reversed().stream().reduce(end, (rest, part) -> "(" + cell + " " + part + " " + rest + ")");
    }

    final String type(ElementType type) {
        return switch (type) {
            case ElementType.Open ignored -> openType();
            case ElementType.Tuple tuple ->
                throw new Inexpressible("the type of tuples has no counterpart in egglog", tuple.toString());
            default -> "(Type \"" + type + "\")";
        };
    }

    final String element(Element element) {
        return switch (element) {
            case Element.Written written -> "(Literal \"" + written.literal() + "\" " + type(written.type()) + ")";
            case Element.Parameter parameter -> parameter(parameter);
            case Element.Unary unary ->
                "(ElementUnary \"" + unary.operator().symbol() + "\" " + element(unary.operand()) + ")";
            case Element.Binary binary -> "(ElementBinary \"" + binary.operator().symbol() + "\" "
                    + element(binary.left()) + " " + element(binary.right()) + ")";
            case Element.Converted converted -> "(ElementConverted \"" + converted.conversion().symbol() + "\" "
                    + element(converted.operand()) + " " + type(converted.type()) + ")";
            case Element.Applied applied -> throw declared(applied.function().name());
            case Element.Tuple ignored -> throw new Inexpressible("a tuple has no counterpart in egglog", "");
            case Element.Counted ignored -> throw new Inexpressible("a size stands for an element", "");
        };
    }

    static Collector labels(TensorExpr... sides) {
        return new Collector(List.of(sides));
    }

    /** The axes of some expressions. */
    record Collector(List<TensorExpr> roots) {

        /** All axes of all tensors in them, and new names of axes, by label. */
        List<AggregatedAxis> axes() {
            List<AggregatedAxis> found = new ArrayList<>();
            roots.forEach(root -> visit(root, found));
            return found.stream().distinct().sorted().collect(Collectors.toList());
        }

        private static void visit(TensorExpr tensor, List<AggregatedAxis> found) {
            found.addAll(tensor.type().axes());
            tensor.operands().forEach(operand -> visit(operand, found));
        }
    }
}
