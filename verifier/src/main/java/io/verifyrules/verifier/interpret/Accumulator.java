package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.verifier.interpret.ElementValue.Between;
import io.verifyrules.verifier.interpret.ElementValue.Floating;
import io.verifyrules.verifier.interpret.ElementValue.Uncertain;
import org.jspecify.annotations.Nullable;

/** Combines elements as they come, and nothing else: a single element stays what it is. */
final class Accumulator {

    private final ElementArithmetic arithmetic;
    private final BinaryOperator operator;
    private final UnorderedFloats floats;
    private @Nullable ElementValue total;
    private int ranges;

    Accumulator(ElementArithmetic arithmetic, BinaryOperator operator) {
        this.arithmetic = arithmetic;
        this.operator = operator;
        this.floats = new UnorderedFloats(operator);
    }

    void add(ElementValue element) {
        if (element instanceof Floating(FloatNumber number)) {
            floats.add(number);
            return;
        }
        ranges += element instanceof Between ? 1 : 0;
        total = total == null ? element : arithmetic.apply(operator, total, element);
    }

    /** What has come so far, combined, where something has. */
    ElementValue total() {
        if (ranges > 0 && ranges + floats.thatRound() > 2 && !isAnExtreme()) {
            return new Uncertain("the order in which " + operator.symbol() + " rounds");
        }
        if (floats.isEmpty()) {
            if (total == null) {
                throw new IllegalStateException("nothing has come");
            }
            return total;
        }
        ElementValue combined = floats.combined();
        return total == null ? combined : arithmetic.apply(operator, total, combined);
    }

    private boolean isAnExtreme() { return operator == BinaryOperator.MIN || operator == BinaryOperator.MAX; }
}
