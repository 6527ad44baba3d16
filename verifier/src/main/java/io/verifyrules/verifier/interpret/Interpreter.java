package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.value.CombiningOrder;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.Grouping;
import io.verifyrules.verifier.value.RefusedInstance;
import io.verifyrules.verifier.value.UndefinedBehaviour;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.function.Function;

/**
 * Evaluates tensor expressions on one instance of a rule. Expressions shared within a rule are evaluated once. Not safe
 * for use by several threads.
 */
public final class Interpreter {

    private static final String LEFT = "left";

    private final RuleInstance instance;
    private final Choices choices;
    private final LaneEvaluation lanes;
    private final ElementEvaluation elements;
    private final OperatorEvaluation<ElementValue> operators;
    private final Work work;
    private final Combining combining;
    private final Function<TensorExpr, Tensor<ElementValue>> operands;
    private final IdentityHashMap<TensorExpr, DenseTensor<ElementValue>> known = new IdentityHashMap<>();

    /** The interpreter on the instance's values. */
    public Interpreter(RuleInstance instance) {
        this(instance, Work.once());
    }

    /** The same; what it computes is entered into the work. */
    Interpreter(RuleInstance instance, Work work) {
        this(instance, work, Choices.any(), LEFT, new Combining(Optional.empty(), Grouping.AS_WRITTEN));
    }

    /** The combination of floats: in the order of a library if one is given, and as they are grouped. */
    private record Combining(Optional<CombiningOrder> order, Grouping grouping) {}

    private Interpreter(RuleInstance instance, Work work, Choices choices, String side, Combining combining) {
        this.combining = combining;
        this.operands = this::tensor;
        this.instance = instance;
        this.choices = choices;
        this.work = work;
        this.lanes = new LaneEvaluation(instance);
        this.elements = new ElementEvaluation(instance, lanes, combining.grouping());
        this.operators = new OperatorEvaluation<>(lanes,
                new ValueAlgebra(instance, elements, work, choices, new SignNames(side), combining.order()));
    }

    /** The value of an expression of a rule, or why it has none. */
    public Evaluation evaluate(TensorExpr expr) {
        try {
            return new Evaluation.Valid(new ConcreteTensor(tensor(expr)));
        } catch (InvalidTensor invalid) {
            return new Evaluation.Invalid(invalid.reason());
        } catch (RefusedInstance refused) {
            return new Evaluation.Refused(refused.reason());
        } catch (UndefinedBehaviour undefined) {
            return new Evaluation.Undefined(undefined.reason());
        }
    }

    /** The choices of freezes so far. */
    Choices choices() {
        return choices;
    }

    /** The same where freezes choose otherwise. */
    Interpreter choosing(Choices other) {
        return new Interpreter(instance, work, other, LEFT, combining);
    }

    /** The same for right sides, whose operations choose signs of zeros by themselves. */
    Interpreter ofRightSide() {
        return new Interpreter(instance, work, choices, "right", combining);
    }

    /** The same in a library that combines floats in the given order. */
    Interpreter inOrder(CombiningOrder known) {
        return new Interpreter(instance, work, choices, LEFT, new Combining(Optional.of(known), combining.grouping()));
    }

    /** The same with floats in another grouping. */
    Interpreter grouping(Grouping grouping) {
        return grouping == combining.grouping()
                ? this
                : new Interpreter(instance, work, choices, LEFT, new Combining(combining.order(), grouping));
    }

    LaneEvaluation lanes() {
        return lanes;
    }

    ElementEvaluation elements() {
        return elements;
    }

    /** The sizes that the shape has in an instance; empty where one is negative or too large. */
    public static Optional<Grid> sizes(Shape shape, RuleInstance instance) {
        try {
            return Optional.of(Grid.of(shape, new LaneEvaluation(instance)));
        } catch (InvalidTensor | RefusedInstance impossible) {
            return Optional.empty();
        }
    }

    /** The value of the expression. */
    DenseTensor<ElementValue> tensor(TensorExpr expr) {
        DenseTensor<ElementValue> before = known.get(expr);
        if (before != null) {
            return before;
        }
        DenseTensor<ElementValue> tensor = compute(expr);
        work.add(tensor.grid().count() + elements.arithmetic().spentBeyond());
        known.put(expr, tensor);
        return tensor;
    }

    private DenseTensor<ElementValue> compute(TensorExpr expr) {
        elements.resolve(expr.type().element());
        return operators.apply(expr, operands).written();
    }
}
