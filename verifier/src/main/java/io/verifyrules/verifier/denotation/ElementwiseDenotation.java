package io.verifyrules.verifier.denotation;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Element-wise operators: the shape of the operands, valid where all operands have equal sizes on every lane of every
 * axis. The element at A is the operation applied to the operands' elements at A.
 */
final class ElementwiseDenotation {

    private ElementwiseDenotation() {
    }

    static TensorMeaning of(Operation operation, ElementType type, List<TensorMeaning> operands, ValueTerms terms) {
        return combine(operands, elements -> terms.apply(operation, type, elements));
    }

    /** {@code min(high, max(operand, low))}, also where {@code low > high}. */
    static TensorMeaning clamp(ElementType type, TensorMeaning low, TensorMeaning operand, TensorMeaning high,
            ValueTerms terms) {
        Operation max = new Operation.OfBinary(BinaryOperator.MAX);
        Operation min = new Operation.OfBinary(BinaryOperator.MIN);
        return combine(List.of(low, operand, high), elements -> terms.apply(min, type,
                List.of(elements.get(2), terms.apply(max, type, List.of(elements.get(1), elements.get(0))))));
    }

    /** The same where the element at A is what is made of the operands' elements at A. */
    static TensorMeaning combine(List<TensorMeaning> operands, Function<List<ValueTerm>, ValueTerm> combination) {
        TensorMeaning first = operands.get(0);
        List<Truth> validity = new ArrayList<>();
        for (TensorMeaning operand : operands) {
            validity.addAll(operand.validity());
        }
        for (TensorMeaning other : operands.subList(1, operands.size())) {
            validity.add(Accesses.everywhere(first.sizes(), (axis, size) -> LaneBool.equal(size, other.size(axis))));
        }
        return new TensorMeaning(first.sizes(), validity,
                access -> combination.apply(operands.stream().map(operand -> operand.at(access)).toList()));
    }
}
