package io.verifyrules.verifier.export.match;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Rotate;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Tile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The operators and inputs of the left side of a rule, operands first. They come with the places in them that hold
 * numbers, each with the rule's own term there. An attribute that the rule does not mention has a place, too: a program
 * always says it.
 */
public final class LeftSide {

    /** The rule's term for the numbers of a slot. */
    record Equation(Slot slot, AxisMap term) {}

    private final Map<TensorExpr, String> names = new LinkedHashMap<>();
    private final List<Equation> equations = new ArrayList<>();
    private final ShapeTerms shapes = new ShapeTerms();

    /** The left side of a rule. */
    public LeftSide(TensorExpr root) {
        visit(root);
    }

    /** The inputs and operators, operands first, with a name for each: of an input its own. */
    public Map<TensorExpr, String> names() {
        return Collections.unmodifiableMap(names);
    }

    /** The name of one of them. */
    public String name(TensorExpr tensor) {
        return Objects.requireNonNull(names.get(tensor), "an operator or input of the left side");
    }

    List<Equation> equations() {
        return Collections.unmodifiableList(equations);
    }

    /** The places that hold numbers. */
    public List<Slot> slots() {
        return equations.stream().map(Equation::slot).toList();
    }

    /** The numbers of an attribute of a tensor on an axis. */
    public Slot slot(TensorExpr tensor, String attribute, AggregatedAxis axis) {
        return slots().stream()
                .filter(slot -> slot.tensor().equals(tensor) && slot.attribute().equals(attribute)
                        && slot.axis().equals(axis))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no slot for " + attribute + " of " + tensor));
    }

    private void visit(TensorExpr tensor) {
        if (names.containsKey(tensor)) {
            return;
        }
        tensor.operands().forEach(this::visit);
        String name = tensor instanceof Input input
                ? Identifier.of(input.name())
                : Identifier.of(tensor.form().name() + (names.size() + 1));
        names.put(tensor, name);
        if (tensor instanceof Input input) {
            sizes(input, input.shape());
        }
        for (Part part : tensor.form().parts()) {
            switch (part) {
                case Part.Sizes(var slot, Shape shape) -> sizes(tensor, shape);
                case Part.Maps maps -> attributes(tensor, shapes, maps)
                        .forEach((axis, term) -> attribute(tensor, maps.slot().label(), axis, term));
                default -> {
                }
            }
        }
    }

    /**
     * The maps of an attribute as a program says them. Operators that treat all axes alike have one for every axis, and
     * others for the axes that the rule names.
     */
    public static SortedMap<AggregatedAxis, AxisMap> attributes(TensorExpr tensor, ShapeTerms shapes, Part.Maps maps) {
        SortedMap<AggregatedAxis, AxisMap> all = new TreeMap<>(maps.byAxis());
        TensorExpr operand = tensor.operands().getFirst();
        boolean everywhere = switch (tensor) {
            case Slice ignored -> true;
            case DynamicSlice ignored -> true;
            case ReduceWindow ignored -> true;
            case Pad ignored -> true;
            case InsertSlice ignored -> true;
            case Rotate ignored -> true;
            case Tile ignored -> true;
            default -> false;
        };
        if (everywhere) {
            operand.type()
                    .axes()
                    .forEach(axis -> all.putIfAbsent(axis,
                            maps.slot().neutral().isPresent()
                                    ? AxisMap.of(maps.slot().neutral().getAsLong())
                                    // On the other axes a window is a single position.
                                    : tensor instanceof ReduceWindow ? AxisMap.of(1) : shapes.of(operand, axis)));
        }
        return all;
    }

    private void sizes(TensorExpr tensor, Shape shape) {
        shape.sizes().forEach((axis, size) -> attribute(tensor, Slot.SIZE, axis, size));
    }

    private void attribute(TensorExpr tensor, String attribute, AggregatedAxis axis, AxisMap term) {
        RankClass lanes = axis.rankClass();
        String name = Identifier.of(names.get(tensor) + "_" + (attribute.equals(Slot.SIZE) ? "size" : attribute)
                + (tensor.type().axes().size() > 1 ? "_" + axis.label() : ""));
        equations.add(new Equation(new Slot(new AxisMap.Variable(name, lanes), tensor, axis, attribute), term));
    }
}
