package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.Reducer;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.verifier.value.ArithArithmetic;
import io.verifyrules.verifier.value.ArithFloats;
import io.verifyrules.verifier.value.CombiningOrder;
import io.verifyrules.verifier.value.ConversionArithmetic;
import io.verifyrules.verifier.value.ElementArithmetic;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.PrecisionReduction;
import io.verifyrules.verifier.value.RefusedInstance;
import io.verifyrules.verifier.value.TypedElement;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Elements are values: what evaluation is for. */
final class ValueAlgebra implements ElementAlgebra<ElementValue> {

    private static final Literal ZERO = new Literal.Whole(BigInteger.ZERO);

    private final RuleInstance instance;
    private final ElementEvaluation elements;
    private final Work work;
    private final Choices choices;
    private final SignNames signs;
    private final Optional<CombiningOrder> order;

    ValueAlgebra(RuleInstance instance, ElementEvaluation elements, Work work, Choices choices, SignNames signs,
            Optional<CombiningOrder> order) {
        this.order = order;
        this.instance = instance;
        this.elements = elements;
        this.work = work;
        this.choices = choices;
        this.signs = signs;
    }

    @Override
    public Tensor<ElementValue> input(Input input, Grid declared) {
        ConcreteTensor given = instance.tensors().get(input.name());
        if (given == null) {
            throw new RefusedInstance("no tensor is given for " + input.name());
        }
        if (!declared.sameAs(given.grid())) {
            throw new RefusedInstance("tensor " + input.name() + " has sizes " + given.sizes() + ", but its shape says "
                    + declared.toSizes());
        }
        ElementType type = elements.resolve(input.type().element());
        return Tensor.ofOrdinals(given.grid(), i -> TypedElement.of(given.at(i), type));
    }

    @Override
    public ElementValue filled(Element element) {
        return elements.value(element);
    }

    @Override
    public ElementValue counted(int index) {
        return new Whole(BigInteger.valueOf(index));
    }

    @Override
    public ElementValue value(ElementValue element) {
        return element;
    }

    /** Of an index that is not known exactly nothing follows for the rule. */
    static BigInteger index(ElementValue element) {
        if (element instanceof Whole(BigInteger value)) {
            return value;
        }
        throw new RefusedInstance("an index that is " + element);
    }

    @Override
    public Function<TraceStep.Edge, ElementValue> padding(Element element) {
        ElementValue value = elements.value(element);
        return edge -> value;
    }

    @Override
    public Function<TraceStep.Edge, ElementValue> zeros(ElementType type) {
        ElementValue zero = elements.literal(ZERO, type);
        return edge -> zero;
    }

    @Override
    public ElementValue apply(UnaryOperator operator, ElementValue operand) {
        return elements.arithmetic().apply(operator, operand);
    }

    @Override
    public ElementValue apply(BinaryOperator operator, ElementValue left, ElementValue right) {
        return elements.arithmetic().apply(operator, left, right);
    }

    @Override
    public ElementValue apply(Arith arith, List<ElementValue> operands, int ordinal) {
        String name = arith.choosesSign() ? signs.of(arith) : "";
        if (arith.operator() == ArithOperator.BITCAST) {
            return elements.sameBits(arith, operands.getFirst());
        }
        if (arith.operator().form() == ArithOperator.Form.CHOICE && !arith.flags().flags().isEmpty()) {
            return ArithFloats.choice(arith.flags(), operands, () -> choices.flips(name, ordinal));
        }
        if (arith.operator().form() == ArithOperator.Form.CONVERSION) {
            return ConversionArithmetic.apply(arith.operator(), arith.flags(), elements.resolve(arith.type().element()),
                    operands.getFirst(), () -> choices.flips(name, ordinal));
        }
        return arith.operandType() instanceof ElementType.Signless || arith.operator() == ArithOperator.SELECT
                ? ArithArithmetic.apply(arith.operator(), arith.flags(), arith.type().element(), operands)
                : ArithFloats.apply(arith.operator(), arith.flags(), operands, () -> choices.flips(name, ordinal));
    }

    @Override
    public ElementValue apply(ElementFunction function, List<ElementValue> operands) {
        return elements.applied(function, operands);
    }

    @Override
    public ElementValue apply(Convert convert, ElementValue operand) {
        return elements.converted(convert, operand);
    }

    @Override
    public ElementValue apply(ComplexApplied function, List<ElementValue> operands) {
        return elements.applied(function, operands);
    }

    @Override
    public ElementValue tuple(List<ElementValue> components) {
        return ElementValue.Tuple.of(components);
    }

    @Override
    public ElementValue component(ElementValue tuple, int index) {
        return switch (tuple) {
            case ElementValue.Tuple(List<ElementValue> components) -> components.get(index);
            case Uncertain uncertain -> uncertain;
            default -> throw new RefusedInstance("component " + index + " of " + tuple);
        };
    }

    @Override
    public ElementValue apply(ReducePrecision operator, ElementValue operand) {
        return PrecisionReduction.of(operator, operand);
    }

    @Override
    public ElementValue freeze(Freeze freeze, ElementValue operand, int ordinal) {
        return !(operand instanceof Poison) ? operand : switch (elements.resolve(freeze.type().element())) {
            case ElementType.Signless type -> choices.of(freeze.choice(), ordinal, type.unsigned());
            case ElementType.Floating type ->
                new ElementValue.Floating(choices.of(freeze.choice(), ordinal, type.format()));
            default -> throw new RefusedInstance("freeze of poison that is no element of MLIR");
        };
    }

    @Override
    public ElementValue compare(Relation relation, ElementValue left, ElementValue right) {
        return elements.arithmetic().compare(relation, left, right);
    }

    @Override
    public ElementValue select(ElementValue predicate, ElementValue then, ElementValue otherwise) {
        return chosen(predicate, then, otherwise);
    }

    /** One of the two, as the predicate says; uncertain with the predicate, unless both are the same. */
    static ElementValue chosen(ElementValue predicate, ElementValue then, ElementValue otherwise) {
        if (predicate instanceof Uncertain) {
            return then.equals(otherwise) ? then : predicate;
        }
        return ElementArithmetic.isTrue(predicate) ? then : otherwise;
    }

    @Override
    public ElementValue clamp(ElementValue low, ElementValue operand, ElementValue high) {
        return elements.arithmetic().clamp(low, operand, high);
    }

    @Override
    public Combination<ElementValue> combination(Reducer monoid, Optional<Element> initial, ElementType type) {
        return switch (monoid) {
            case Monoid known -> ValueCombination.ofReduction(elements, work, known, initial, type, order);
            case ArgExtreme extreme -> new ArgExtremeCombination(elements, work, extreme, initial.map(elements::value));
            case DeclaredMonoid declared ->
                new DeclaredCombination(elements, work, declared, initial.map(elements::value));
        };
    }

    @Override
    public Combination<ElementValue> updated(ElementReducer monoid) {
        return switch (monoid) {
            case Monoid known -> ValueCombination.ofSome(elements, work, known, order);
            case DeclaredMonoid declared -> new DeclaredCombination(elements, work, declared, Optional.empty());
        };
    }

    @Override
    public ElementValue product(ElementValue left, ElementValue right) {
        return elements.arithmetic().product(left, right);
    }
}
