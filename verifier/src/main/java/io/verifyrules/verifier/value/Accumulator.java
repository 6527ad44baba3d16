package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import org.jspecify.annotations.Nullable;

/** Combines elements as they come, and nothing else: a single element stays what it is. */
public final class Accumulator {

    private final ElementArithmetic arithmetic;
    private final BinaryOperator operator;
    private final UnorderedFloats floats;
    private @Nullable ElementValue total;
    private int ranges;

    /** Nothing yet, to be combined by the operator. */
    public Accumulator(ElementArithmetic arithmetic, BinaryOperator operator) {
        this.arithmetic = arithmetic;
        this.operator = operator;
        this.floats = new UnorderedFloats(operator, arithmetic.grouping());
    }

    /** One more element. */
    public void add(ElementValue element) {
        if (element instanceof Floating(FloatNumber number)) {
            floats.add(number);
            return;
        }
        ranges += element instanceof Between ? 1 : 0;
        total = total == null ? element : arithmetic.apply(operator, total, element);
    }

    /** The combination of the elements so far, of which there is at least one. */
    public ElementValue total() {
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
