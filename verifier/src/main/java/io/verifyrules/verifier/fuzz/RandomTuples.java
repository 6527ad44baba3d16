package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Component;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ShapeTerms;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.dsl.expr.Zip;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/** Random tensors that come out of tuples, of the type of the rule. */
final class RandomTuples {

    private final Random random;
    private final RandomAxes axes;
    private final RandomElements elements;
    private final Element value;

    RandomTuples(Random random, RandomAxes axes, RandomElements elements, Element value) {
        this.random = random;
        this.axes = axes;
        this.elements = elements;
        this.value = value;
    }

    /** One of several tensors, or of those that are zipped. */
    TensorExpr taken(Supplier<TensorExpr> operand, Supplier<TensorExpr> other) {
        List<TensorExpr> operands = List.of(operand.get(), other.get());
        return random.nextBoolean()
                ? TupleElement.of(operands, random.nextInt(2))
                : Component.of(Zip.of(operands), random.nextInt(2));
    }

    /** Whether pairs of elements of the rule can be combined. */
    boolean areCombined() {
        return elements.functions().isPresent() || areOrdered();
    }

    private boolean areOrdered() {
        return ElementTypes.TOTALLY_ORDERED.contains(elements.type());
    }

    /**
     * A component of pairs that are combined over an axis.
     *
     * @param operand the operand that is combined, and has the axis beside those of the result
     */
    TensorExpr combined(AggregatedAxis over, Supplier<TensorExpr> operand) {
        TensorExpr first = operand.get();
        boolean byFunction = elements.functions().isPresent() && !(areOrdered() && random.nextBoolean());
        TensorExpr second = byFunction ? operand.get() : indices(first).orElse(first);
        boolean ofIntegers = second.type().element().equals(ElementType.INT);
        boolean byOrder = !byFunction && ofIntegers;
        if (!byFunction && !byOrder) {
            return TupleElement.of(List.of(first, second), 0);
        }
        Reducer by = byFunction
                ? elements.functions().orElseThrow().ofPairs()
                : List.of(ArgExtreme.values()).get(random.nextInt(2));
        Element index = byFunction ? value : Element.of(random.nextInt(3), ElementType.INT);
        Optional<Element> initial = random.nextInt(3) == 0
                ? Optional.of(new Element.Tuple(List.of(value, index)))
                : Optional.empty();
        int component = first.type().element().equals(second.type().element()) ? random.nextInt(2) : 0;
        return Component.of(
                Reduce.of(by, Zip.of(List.of(first, second)), List.of(over), initial, BoundIndices.unnamed()),
                component);
    }

    private Optional<TensorExpr> indices(TensorExpr values) {
        return values.type().axes().contains(axes.one())
                ? Optional.of(Iota.of(new ShapeTerms().of(values), axes.one()))
                : Optional.empty();
    }
}
