package io.verifyrules.verifier.interpret;

import io.verifyrules.verifier.interpret.TraceStep.Origin;
import io.verifyrules.verifier.value.ElementValue;
import java.util.ArrayList;
import java.util.List;

/**
 * An element that says where it is from instead of what it is: an operator applied to labels tells what it does.
 *
 * @param origin the work of the operator
 * @param reads  the elements of operands that it used; none where it made the element itself
 */
record Label(Origin origin, List<Read> reads) {

    /**
     * An element of an operand.
     *
     * @param operand the number of the operand, from 0
     * @param ordinal the place of the element in row-major order
     */
    record Read(int operand, int ordinal, ElementValue value) {}

    Label {
        reads = List.copyOf(reads);
    }

    /** An element of an operand as it is. */
    static Label of(Read read) {
        return new Label(new Origin.Moved(), List.of(read));
    }

    /** An element that the operator makes of no other. */
    static Label made(Origin origin) {
        return new Label(origin, List.of());
    }

    /** An element computed from others. */
    static Label computed(Label... from) {
        List<Read> reads = new ArrayList<>();
        for (Label label : from) {
            reads.addAll(label.reads());
        }
        return new Label(new Origin.Computed(), reads);
    }

    /** The values that were read. */
    List<ElementValue> values() {
        return reads.stream().map(Read::value).toList();
    }
}
