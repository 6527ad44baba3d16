package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.BinaryOperator;
import java.util.Optional;

/** Combines elements as they come. A single element stays what it is: nothing is combined with an identity. */
final class Accumulator {

    private final ElementArithmetic arithmetic;
    private final BinaryOperator operator;
    private Optional<ElementValue> total = Optional.empty();

    Accumulator(ElementArithmetic arithmetic, BinaryOperator operator) {
        this.arithmetic = arithmetic;
        this.operator = operator;
    }

    void add(ElementValue element) {
        total = Optional.of(total.map(before -> arithmetic.apply(operator, before, element)).orElse(element));
    }

    /** What has come so far, combined; empty if nothing has. */
    Optional<ElementValue> total() {
        return total;
    }
}
