package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Assumptions on tensor values: tensors of truth values, all of which are demanded. */
final class AssumptionEvaluation {

    private final Interpreter interpreter;

    AssumptionEvaluation(Interpreter interpreter) {
        this.interpreter = interpreter;
    }

    /** Whether the assumption certainly holds at every access. */
    boolean holds(TensorExpr assumption) {
        DenseTensor property;
        try {
            property = interpreter.tensor(assumption);
        } catch (InvalidTensor negativeSize) {
            return true; // all of it has this one shape, and such a tensor has no access at all
        }
        for (int i = 0; i < property.grid().count(); i++) {
            if (!property.at(i).equals(ElementArithmetic.truth(true))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the assumption certainly holds where the tensors have these elements. */
    boolean holds(TensorExpr assumption, Map<Input, ElementValue> given) {
        return at(assumption, given).equals(ElementArithmetic.truth(true));
    }

    /** The element where the tensors have the given ones at the same access. */
    ElementValue at(TensorExpr expr, Map<Input, ElementValue> given) {
        ElementEvaluation elements = interpreter.elements();
        ElementArithmetic arithmetic = elements.arithmetic();
        return switch (expr) {
            case Input input -> ElementEvaluation.given(Optional.ofNullable(given.get(input)).orElseThrow(
                    () -> new RefusedInstance("no element is given for " + input.name())), elements.resolve(input.type()
                            .element()));
            case Constant constant -> elements.value(constant.value());
            case Unary unary -> arithmetic.apply(unary.operator(), at(unary.operand(), given));
            case Binary binary -> arithmetic.apply(binary.operator(), at(binary.left(), given), at(binary.right(),
                    given));
            case Compare compare -> arithmetic.compare(compare.relation(), at(compare.left(), given), at(compare
                    .right(),
                    given));
            case Select select -> ElementwiseEvaluation.select(at(select.predicate(), given), at(select.then(), given),
                    at(select.otherwise(), given));
            case Clamp clamp -> arithmetic.clamp(at(clamp.low(), given), at(clamp.operand(), given), at(clamp.high(),
                    given));
            default -> throw new RefusedInstance("an assumption that moves elements: " + expr.getClass()
                    .getSimpleName());
        };
    }

    /** The tensors that an assumption speaks of. */
    static Set<Input> inputs(TensorExpr assumption) {
        Set<Input> inputs = new LinkedHashSet<>();
        collect(assumption, inputs);
        return inputs;
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
}
