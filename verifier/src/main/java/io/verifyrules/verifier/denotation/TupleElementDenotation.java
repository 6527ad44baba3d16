package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.expr.TupleElement;
import io.verifyrules.verifier.term.Truth;
import java.util.List;

/** One tensor of a tuple: its shape and elements; valid where all tensors of the tuple are, as all of them are computed. */
final class TupleElementDenotation {

    private TupleElementDenotation() {
    }

    static TensorMeaning of(TupleElement element, List<TensorMeaning> operands) {
        TensorMeaning taken = operands.get(element.index());
        List<Truth> validity = operands.stream().flatMap(operand -> operand.validity().stream()).toList();
        return new TensorMeaning(taken.sizes(), validity, taken.element());
    }
}
