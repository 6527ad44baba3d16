package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue.Token;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.math.BigInteger;
import java.util.List;

/**
 * The value of a declared function where an instance does not say it. Any function will do, so it is one that seldom
 * gives the same for different operands, as most wrong rules are right for a constant. It is the same in every run.
 */
final class FunctionDefault {

    /** Beyond the tokens that instances are made of. */
    private static final int FIRST_TOKEN = 100;
    private static final int TOKENS = 900;
    /** The numbers that it gives have so many bits. */
    private static final int BITS = 4;

    private FunctionDefault() {
    }

    /** The value; uncertain where an operand is not known exactly, as equal ones may look different then. */
    static ElementValue of(ElementFunction function, ElementType type, List<ElementValue> operands) {
        for (ElementValue operand : operands) {
            if (operand instanceof ElementValue.Enclosed || operand instanceof ElementValue.Between) {
                return new Uncertain(function.name() + " of " + operand);
            }
        }
        int spread = spread(function.name() + operands);
        BigInteger number = BigInteger.valueOf((spread & ((1 << BITS) - 1)) - (1L << (BITS - 1)));
        if (!ElementKind.of(type).hasFunctions()) {
            throw new RefusedInstance(function.name() + " of elements of type " + type);
        }
        return switch (type) {
            case ElementType.Open ignored -> new Token(BigInteger.valueOf(FIRST_TOKEN + spread % TOKENS));
            case ElementType.Bool ignored -> ElementArithmetic.truth((spread & 1) == 1);
            default -> ElementKind.of(type).nearest(number).orElseThrow();
        };
    }

    /** A number that is not negative and depends on all of the text; the same on every machine. */
    private static int spread(String text) {
        int hash = text.hashCode() * 0x9E3779B9;
        hash = (hash ^ (hash >>> 15)) * 0x85EBCA6B;
        return (hash ^ (hash >>> 13)) & Integer.MAX_VALUE;
    }
}
