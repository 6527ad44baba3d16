package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The operand's elements combined over each position of a window. Only elements of the operand count, padding and holes
 * do not. The initial value, if there is one, is combined with each result once. {@code min} and {@code max} need one,
 * as a window may contain nothing but padding.
 *
 * @param size the extent of the window on each axis that it has; on the other axes it is a single position
 */
public record ReduceWindow(TensorType type, ElementReducer monoid, TensorExpr operand, Optional<Element> initial,
        SortedMap<AggregatedAxis, AxisMap> size, Window window, BoundIndices indices) implements TensorExpr {

    static final Operator<ReduceWindow> OPERATOR = Operator.<ReduceWindow>named("reduceWindow")
            .operand("operand", ReduceWindow::operand)
            .reducer("monoid", ReduceWindow::monoid)
            .maps("size", ReduceWindow::size)
            .required()
            .window(ReduceWindow::window)
            .maybeElement("initial", ReduceWindow::initial)
            .indices(ReduceWindow::indices)
            .mayAccept(reduce -> Accepted.by(reduce.monoid(), reduce))
            .made(parts -> {
                TensorExpr operand = parts.operand();
                ElementReducer monoid = Accepted.ofElements("reduceWindow", parts.reducer());
                AxisMaps size = parts.maps();
                Window.Written window = parts.window();
                return of(monoid, operand, parts.maybeElement(), size, window, parts.indices());
            });

    public ReduceWindow {
        size = OwnOrder.of(size);
        String name = name(monoid);
        AxisAttributes.require(name, "size", operand.type(), size);
        DerivedType.require(name, typeOf(monoid, operand, initial), type);
        window.check(name, size.keySet());
        indices.check(name, size.keySet());
    }

    /** The reduction over the positions of a window on the axes that {@code size} names. */
    public static ReduceWindow of(ElementReducer monoid, TensorExpr operand, Optional<Element> initial, AxisMaps size,
            Window.Written window, BoundIndices indices) {
        String name = name(monoid);
        SortedMap<AggregatedAxis, AxisMap> sizes = AxisAttributes.of(name, operand.type())
                .attribute("size", size)
                .resolve()
                .get("size");
        return new ReduceWindow(typeOf(monoid, operand, initial), monoid, operand, initial, sizes,
                Window.of(name, sizes.keySet(), operand.type(), window), indices);
    }

    private static String name(ElementReducer monoid) {
        return "reduceWindow " + monoid.symbol();
    }

    private static TensorType typeOf(ElementReducer monoid, TensorExpr operand, Optional<Element> initial) {
        String name = name(monoid);
        ElementType element = initial.map(value -> CommonType.of(name, operand.type().element(), value.type()))
                .orElse(operand.type().element());
        Accepted.require(name, monoid, element);
        if (initial.isEmpty() && !monoid.hasIdentity()) {
            throw new IllFormedException(name + ": expected an initial value, as " + monoid.symbol()
                    + " has no identity and a window may contain nothing but padding; say initial = ..");
        }
        return operand.type().withElement(element);
    }

    @Override
    public Form form() {
        return OPERATOR.of(this);
    }
}
