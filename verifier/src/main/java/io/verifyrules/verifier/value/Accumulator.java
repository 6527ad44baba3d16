package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.verifier.value.ElementValue.Between;
import io.verifyrules.verifier.value.ElementValue.Floating;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Combines elements as they come, and nothing else: a single element stays what it is. */
public final class Accumulator {

    private final ElementArithmetic arithmetic;
    private final BinaryOperator operator;
    private Optional<ElementValue> total = Optional.empty();
    private final List<FloatNumber> floats = new ArrayList<>();
    private int ranges;

    /** Nothing yet, to be combined by the operator. */
    public Accumulator(ElementArithmetic arithmetic, BinaryOperator operator) {
        this.arithmetic = arithmetic;
        this.operator = operator;
    }

    /** One more element. */
    public void add(ElementValue element) {
        if (element instanceof Floating(FloatNumber number)) {
            floats.add(number);
            return;
        }
        ranges += element instanceof Between ? 1 : 0;
        total = Optional.of(total.map(before -> arithmetic.apply(operator, before, element)).orElse(element));
    }

    /** What has come so far, combined; empty if nothing has. */
    public Optional<ElementValue> total() {
        if (ranges > 0 && ranges + UnorderedFloats.thatRound(operator, floats) > 2 && !isAnExtreme()) {
            return Optional.of(new Uncertain("the order in which " + operator.symbol() + " rounds"));
        }
        if (floats.isEmpty()) {
            return total;
        }
        ElementValue combined = UnorderedFloats.combined(operator, floats);
        return Optional.of(total.map(other -> arithmetic.apply(operator, other, combined)).orElse(combined));
    }

    private boolean isAnExtreme() { return operator == BinaryOperator.MIN || operator == BinaryOperator.MAX; }
}
