package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.verifier.interpret.TraceStep.Edge;
import io.verifyrules.verifier.interpret.TraceStep.Origin;
import io.verifyrules.verifier.value.ElementArithmetic;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Elements are labels: what tracing is made of. */
final class LabelAlgebra implements ElementAlgebra<Label> {

    @Override
    public Tensor<Label> input(Input input, Grid declared) {
        Label given = Label.made(new Origin.Given());
        return Tensor.ofOrdinals(declared, i -> given);
    }

    @Override
    public Label filled(Element element) {
        return Label.made(new Origin.Filled());
    }

    @Override
    public Label counted(int index) {
        return Label.made(new Origin.Counted());
    }

    @Override
    public ElementValue value(Label element) {
        return element.reads().getFirst().value();
    }

    @Override
    public Function<Edge, Label> padding(Element element) {
        return edge -> Label.made(new Origin.Padding(edge));
    }

    @Override
    public Function<Edge, Label> zeros(ElementType type) {
        return edge -> Label.made(new Origin.Padding(edge));
    }

    @Override
    public Label apply(UnaryOperator operator, Label operand) {
        return Label.computed(operand);
    }

    @Override
    public Label apply(BinaryOperator operator, Label left, Label right) {
        return Label.computed(left, right);
    }

    @Override
    public Label apply(ElementFunction function, List<Label> operands) {
        return Label.computed(operands.toArray(Label[]::new));
    }

    @Override
    public Label apply(Convert convert, Label operand) {
        return Label.computed(operand);
    }

    @Override
    public Label apply(Arith arith, List<Label> operands, int ordinal) {
        return Label.computed(operands.toArray(Label[]::new));
    }

    @Override
    public Label apply(ComplexApplied function, List<Label> operands) {
        return Label.computed(operands.toArray(Label[]::new));
    }

    @Override
    public Label tuple(List<Label> components) {
        return Label.computed(components.toArray(Label[]::new));
    }

    @Override
    public Label component(Label tuple, int index) {
        return Label.computed(tuple);
    }

    @Override
    public Label apply(ReducePrecision operator, Label operand) {
        return Label.computed(operand);
    }

    @Override
    public Label freeze(Freeze freeze, Label operand, int ordinal) {
        return Label.computed(operand);
    }

    @Override
    public Label compare(Relation relation, Label left, Label right) {
        return Label.computed(left, right);
    }

    @Override
    public Label select(Label predicate, Label then, Label otherwise) {
        ElementValue decides = predicate.reads().getFirst().value();
        if (decides instanceof Uncertain) {
            return Label.computed(predicate, then, otherwise);
        }
        boolean holds = ElementArithmetic.isTrue(decides);
        return new Label(new Origin.Chosen(holds), Label.computed(predicate, holds ? then : otherwise).reads());
    }

    @Override
    public Label clamp(Label low, Label operand, Label high) {
        return Label.computed(low, operand, high);
    }

    @Override
    public Combination<Label> combination(Reducer monoid, Optional<Element> initial, ElementType type) {
        return new LabelCombination(monoid, initial);
    }

    @Override
    public Combination<Label> updated(ElementReducer monoid) {
        return new LabelCombination(monoid, Optional.empty());
    }

    /** Nothing comes of a product with what an operator filled in. */
    @Override
    public Label product(Label left, Label right) {
        return left.reads().isEmpty() ? left : right.reads().isEmpty() ? right : Label.computed(left, right);
    }
}
