package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;

/**
 * The total order of floats: that of their bits as a sign and a number. So -0.0 comes before 0.0, and what is no number before or after all
 * numbers. Real numbers have one order.
 */
final class TotalOrder {

    private TotalOrder() {
    }

    /** Numbers that are in the order of the floats. */
    static Denoted keys(Denoted floats, Denotations in) {
        if (!(floats.element() instanceof ElementType.Floating floating)) {
            return floats;
        }
        int width = floating.format().bits();
        ElementType words = new ElementType.Machine(true, width);
        Denoted bits = Computed.converted(Conversion.BITCAST, floats, words);
        Denoted turned = Computed.binary(BinaryOperator.XOR, bits,
                in.number(Long.MAX_VALUE >>> (Long.SIZE - width), words, floats.dimensions()));
        return Computed.chosen(Computed.compared(Relation.LT, bits, in.number(0, words, floats.dimensions())), turned,
                bits);
    }
}
