package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.verifier.interpret.TraceStep.Origin;
import io.verifyrules.verifier.value.ElementValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Follows elements of a rule's two sides back to where they come from, on one instance. Each operator is put through the
 * same evaluation once more, on labels in place of the elements of its operands. Only for expressions that the interpreter
 * finds valid there. Shared expressions give shared steps. Not safe for use by several threads.
 */
public final class Tracer {

    /** An operator on labels: where its elements are from, and which operands they number. */
    private record Labelled(Tensor<Label> labels, List<TensorExpr> operands) {}

    private final Interpreter interpreter;
    private final OperatorEvaluation<Label> operators;
    private final IdentityHashMap<TensorExpr, Labelled> labelled = new IdentityHashMap<>();
    private final IdentityHashMap<TensorExpr, Map<Access, TraceStep>> known = new IdentityHashMap<>();

    /** Follows the elements of a rule's expressions. */
    public Tracer(RuleInstance instance) {
        this.interpreter = new Interpreter(instance);
        this.operators = new OperatorEvaluation<>(interpreter.lanes(), new LabelAlgebra());
    }

    /** The origin of the element of a side of the rule. */
    public TraceStep trace(TensorExpr side, Access access) {
        Map<Access, TraceStep> byAccess = known.computeIfAbsent(side, ignored -> new HashMap<>());
        TraceStep before = byAccess.get(access);
        if (before != null) {
            return before;
        }
        TraceStep step = step(side, access);
        byAccess.put(access, step);
        return step;
    }

    private TraceStep step(TensorExpr expr, Access access) {
        Labelled operator = labelled(expr);
        int[] indices = Grid.flat(access);
        Label label = operator.labels().at(indices);
        List<TraceStep> sources = new ArrayList<>();
        for (Label.Read read : label.reads()) {
            TensorExpr operand = operator.operands().get(read.operand());
            sources.add(trace(operand, interpreter.tensor(operand).grid().accessAt(read.ordinal())));
        }
        return new TraceStep(expr, access, interpreter.tensor(expr).at(indices),
                origin(operator, expr, access, label, interpreter.tensor(expr).at(indices)), sources);
    }

    private Labelled labelled(TensorExpr expr) {
        Labelled before = labelled.get(expr);
        if (before == null) {
            List<TensorExpr> operands = new ArrayList<>();
            Tensor<Label> labels = operators.apply(expr, operand -> {
                int number = operands.size();
                operands.add(operand);
                DenseTensor<ElementValue> values = interpreter.tensor(operand);
                return Tensor.ofOrdinals(values.grid(), i -> Label.of(new Label.Read(number, i, values.at(i))));
            });
            before = new Labelled(labels, operands);
            labelled.put(expr, before);
        }
        return before;
    }

    /** The initial value that is not written, where it makes a difference: in a sum of floats. */
    private static Optional<Element> notWritten(TensorExpr expr, Reducer monoid, ElementValue value) {
        return monoid == Monoid.SUM && !(expr instanceof Scatter) && value instanceof ElementValue.Floating
                ? Monoid.SUM.identity(expr.type().element()).map(Element::of)
                : Optional.empty();
    }

    /** The label's meaning, in the words for operators with several operands. */
    private static Origin origin(Labelled operator, TensorExpr expr, Access access, Label label, ElementValue value) {
        if (label.origin() instanceof Origin.Combined(var monoid, int ignored, var initial, int terms)) {
            // Also where there is no term. Of a scatter's operands the indices are no factor.
            int factors = expr instanceof Scatter ? 1 : operator.operands().size();
            return new Origin.Combined(monoid, factors, initial.or(() -> notWritten(expr, monoid, value)), terms);
        }
        if (expr instanceof Gather) {
            return label.origin();
        }
        if (!(label.origin() instanceof Origin.Moved) || operator.operands().size() == 1) {
            return label.origin();
        }
        int operand = label.reads().getFirst().operand();
        if (expr instanceof DynamicUpdateSlice || expr instanceof InsertSlice) {
            return operand == 0 ? new Origin.Kept() : new Origin.Overwritten(access);
        }
        return new Origin.Part(operand + 1);
    }
}
