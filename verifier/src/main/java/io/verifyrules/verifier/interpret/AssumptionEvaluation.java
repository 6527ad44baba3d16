package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Assumptions on tensor values, demanded at every access that is in bounds of all input tensors which the assumption
 * mentions. Their sizes may differ from each other, so elements are looked at one access at a time.
 */
final class AssumptionEvaluation {

    private final Interpreter interpreter;
    private final ElementEvaluation elements;

    AssumptionEvaluation(Interpreter interpreter) {
        this.interpreter = interpreter;
        this.elements = interpreter.elements();
    }

    /** Whether the assumption certainly holds at every common access. */
    boolean holds(TensorExpr assumption) {
        Set<Input> inputs = new LinkedHashSet<>();
        collect(assumption, inputs);
        Grid common;
        try {
            common = common(assumption, inputs);
        } catch (InvalidTensor negativeSize) {
            return true; // such a tensor has no access at all
        }
        boolean[] holds = {true};
        common.forEach(access -> holds[0] &= at(assumption, ElementType.BOOL, access)
                .equals(ElementArithmetic.truth(true)));
        return holds[0];
    }

    /** The smallest size on each lane; without any input every access is as good as the first. */
    private Grid common(TensorExpr assumption, Set<Input> inputs) {
        return Grid.of(assumption.type().axes(), axis -> interpreter.lanes().rank(axis.rankClass()),
                (axis, lane) -> inputs.stream().mapToLong(input -> interpreter.grid(input.shape()).size(axis, lane))
                        .min().orElse(1));
    }

    private static void collect(TensorExpr expr, Set<Input> inputs) {
        switch (expr) {
            case Input input -> inputs.add(input);
            case Unary unary -> collect(unary.operand(), inputs);
            case Binary binary -> {
                collect(binary.left(), inputs);
                collect(binary.right(), inputs);
            }
            case Compare compare -> {
                collect(compare.left(), inputs);
                collect(compare.right(), inputs);
            }
            case Select select -> {
                collect(select.predicate(), inputs);
                collect(select.then(), inputs);
                collect(select.otherwise(), inputs);
            }
            case Clamp clamp -> {
                collect(clamp.low(), inputs);
                collect(clamp.operand(), inputs);
                collect(clamp.high(), inputs);
            }
            default -> {
            }
        }
    }

    private ElementValue at(TensorExpr expr, ElementType expected, int[] access) {
        ElementType type = elements.resolve(expr.type().element(), expected);
        ElementArithmetic arithmetic = elements.arithmetic();
        return switch (expr) {
            case Input input -> interpreter.tensor(input, type).at(access);
            case Constant constant -> elements.value(constant.value(), type);
            case Unary unary -> arithmetic.apply(unary.operator(), at(unary.operand(), type, access));
            case Binary binary -> arithmetic.apply(binary.operator(), at(binary.left(), type, access),
                    at(binary.right(), type, access));
            case Compare compare -> {
                ElementType operands = elements.resolve(compare.operandType(), elements.numeral());
                yield arithmetic.compare(compare.relation(), at(compare.left(), operands, access),
                        at(compare.right(), operands, access));
            }
            case Select select -> ElementwiseEvaluation.select(at(select.predicate(), ElementType.BOOL, access),
                    at(select.then(), type, access), at(select.otherwise(), type, access));
            case Clamp clamp -> arithmetic.clamp(at(clamp.low(), type, access), at(clamp.operand(), type, access),
                    at(clamp.high(), type, access));
            default -> throw new RefusedInstance("an assumption that moves elements: " + expr.getClass()
                    .getSimpleName());
        };
    }
}
