package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.List;

/**
 * Elements that are combined from an initial value on, in an order that nothing tells. They are an unknown function of
 * that value and of the term that stands for the elements. One thing more is known of it: a sum of floats is
 * {@code -0.0} only where all that is added is, the initial value among them. A sum that is not 0 is never rounded to
 * 0, and one of two opposites is {@code 0.0}.
 */
public final class StartedEncoding {

    private StartedEncoding() {
    }

    /** The combination in a theory, of the initial value and what stands for the elements. */
    public static Encoded of(Operation.Started started, ElementTheory theory, List<Encoded> operands) {
        List<Formula> parts = operands.stream().flatMap(each -> each.parts().stream()).toList();
        Encoded unknown = theory.input(new Formula.Call(started + " of " + theory.name(), parts, theory.sort()));
        return started.operator() == BinaryOperator.ADD && hasMinusZero(theory.type())
                ? withoutMinusZero(theory, operands.getFirst(), unknown)
                : unknown;
    }

    private static boolean hasMinusZero(ElementType type) {
        return type instanceof ElementType.Floating || type instanceof ElementType.AnyFormat;
    }

    private static Encoded withoutMinusZero(ElementTheory theory, Encoded initial, Encoded unknown) {
        Encoded minusZero = theory.literal(new Literal.MinusZero());
        return Encoded.choose(
                Formula.and(List.of(Encoded.equal(unknown, minusZero), Formula.not(Encoded.equal(initial, minusZero)))),
                theory.literal(new Literal.Whole(BigInteger.ZERO)), unknown);
    }
}
