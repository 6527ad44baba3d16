package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.Word;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** The parts of a form, taken one after the other by the operator that is made of them. */
final class FormParts {

    private final Iterator<Part> rest;

    FormParts(List<Part> parts) {
        this.rest = parts.iterator();
    }

    private <P extends Part> P next(Class<P> role) {
        return role.cast(rest.next());
    }

    TensorExpr operand() {
        return next(Part.Operand.class).tensor();
    }

    List<TensorExpr> operands() {
        return next(Part.Operands.class).tensors();
    }

    Element element() {
        return next(Part.Value.class).element();
    }

    Optional<Element> maybeElement() {
        return next(Part.MaybeValue.class).element();
    }

    Shape sizes() {
        return next(Part.Sizes.class).shape();
    }

    AxisMaps maps() {
        return AxisMaps.of(next(Part.Maps.class).byAxis());
    }

    Window.Written window() {
        return new Window.Written(maps(), maps(), maps(), maps(), maps());
    }

    AggregatedAxis axis() {
        return next(Part.Axis.class).axis();
    }

    Collection<AggregatedAxis> axes() {
        return next(Part.Axes.class).axes();
    }

    Collection<AggregatedAxis> newAxes() {
        return next(Part.NewAxes.class).axes();
    }

    SortedMap<AggregatedAxis, AggregatedAxis> renaming() {
        return next(Part.Renaming.class).renaming();
    }

    Permutation permutation() {
        return next(Part.Order.class).permutation();
    }

    <W extends Word> W word(Class<W> words) {
        return words.cast(next(Part.Said.class).word());
    }

    String name() {
        return next(Part.Name.class).name();
    }

    int count() {
        return next(Part.Count.class).number();
    }

    Reducer reducer() {
        return next(Part.By.class).reducer();
    }

    ElementFunction function() {
        return next(Part.Applied.class).function();
    }

    ElementType type() {
        return next(Part.Type.class).type();
    }

    BoundIndices indices() {
        return next(Part.Indices.class).indices();
    }
}
