package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;

/** The types that a program states, as element types and sizes of the language. */
public record StatedTypes(Reading reading) {

    /** The element type of a tensor type. */
    public ElementType element(Type type, SourcePosition place) {
        Type element = Leaves.required(type, place).element();
        return reading.element(element)
                .orElseThrow(() -> new NotDenoted(place, "type " + element,
                        reading == Reading.STATED
                                ? "the language has no such elements"
                                : "the language has no such elements, and no numbers for them"));
    }

    /** The sizes of a tensor type. */
    public List<Integer> sizes(Type type, SourcePosition place) {
        return Leaves.required(type, place)
                .dimensions()
                .stream()
                .map(dimension -> size(dimension, type, place))
                .toList();
    }

    /** The sizes of a tensor type, where those that are left open are made. */
    public Dimensions dimensions(Type type, SourcePosition place, Supplier<Size> open) {
        return new Dimensions(Leaves.required(type, place)
                .dimensions()
                .stream()
                .<Size>map(dimension -> dimension.size().isEmpty()
                        ? open.get()
                        : new Size.Known(size(dimension, type, place)))
                .toList());
    }

    private static int size(Type.Dimension dimension, Type type, SourcePosition place) {
        long size = dimension.size().orElseThrow(() -> new NotDenoted(place, "type " + type, "a size is left open"));
        if (size > Integer.MAX_VALUE) {
            throw new NotDenoted(place, "type " + type, "a size is beyond " + Integer.MAX_VALUE);
        }
        return Math.toIntExact(size);
    }

    /** The element type of the one result. */
    public ElementType resultElement(Operation operation) {
        return element(operation.results().getFirst().type(), operation.place());
    }

    /** The sizes of the one result, as they are stated. */
    public List<Integer> resultSizes(Operation operation) {
        return sizes(operation.results().getFirst().type(), operation.place());
    }

    /**
     * The sizes of the one result, as they are stated, and those that are left open as they are given.
     *
     * @param open in order, one for each
     */
    public Dimensions resultDimensions(Operation operation, List<Size> open) {
        Iterator<Size> next = open.iterator();
        Type type = operation.results().getFirst().type();
        List<Size> sizes = new ArrayList<>();
        for (Type.Dimension dimension : Leaves.required(type, operation.place()).dimensions()) {
            sizes.add(dimension.size().isEmpty()
                    ? next.next()
                    : new Size.Known(size(dimension, type, operation.place())));
        }
        if (next.hasNext()) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "it is given " + open.size() + " sizes, and the type " + type + " leaves fewer open");
        }
        return new Dimensions(sizes);
    }
}
