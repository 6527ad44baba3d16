package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Mapped;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Symmetric;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.verifier.value.ArithArithmetic;
import io.verifyrules.verifier.value.ElementArithmetic;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.PrecisionReduction;
import io.verifyrules.verifier.value.RefusedInstance;
import io.verifyrules.verifier.value.TypedElement;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Assumptions on tensor values: tensors of truth values, all of which are demanded. */
public final class AssumptionEvaluation {

    private final Interpreter interpreter;

    /** Assumptions on the instance's values. */
    public AssumptionEvaluation(RuleInstance instance) {
        this(new Interpreter(instance));
    }

    AssumptionEvaluation(Interpreter interpreter) {
        this.interpreter = interpreter;
    }

    /** Whether the assumption certainly holds at every access. */
    boolean holds(TensorExpr assumption) {
        if (assumption instanceof Symmetric symmetric) {
            return isSymmetric(symmetric);
        }
        DenseTensor<ElementValue> property;
        try {
            property = interpreter.tensor(assumption);
        } catch (InvalidTensor negativeSize) {
            return true; // all of it has this one shape, and such a tensor has no access at all
        }
        for (int i = 0; i < property.grid().count(); i++) {
            if (!isTrue(property.at(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean isSymmetric(Symmetric symmetric) {
        DenseTensor<ElementValue> tensor;
        try {
            tensor = interpreter.tensor(symmetric.operand());
        } catch (InvalidTensor negativeSize) {
            return true; // such a tensor has no access at all
        }
        Exchange exchange = Exchange.of(symmetric, tensor.grid());
        for (int i = 0; i < tensor.grid().count(); i++) {
            if (!tensor.at(i).equals(tensor.at(exchange.of(tensor.grid().indicesAt(i))))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the assumption certainly holds where the tensors, by name, have these elements. */
    public boolean holds(TensorExpr assumption, Map<String, ElementValue> given) {
        return isTrue(at(assumption, given));
    }

    /** A truth value that holds, or one of the type {@code i1} that is not false: of poison it is not known what it is. */
    private static boolean isTrue(ElementValue value) {
        return switch (value) {
            case ElementValue.Truth truth -> truth.value();
            case ElementValue.Word word -> word.type().bits() == 1 && word.value().signum() != 0;
            case ElementValue.Poison ignored -> true;
            default -> false;
        };
    }

    /** The element where the tensors have the given ones at the same access. */
    public ElementValue at(TensorExpr expr, Map<String, ElementValue> given) {
        return new AtOneAccess(interpreter.elements(), given).of(expr);
    }

    /** Elements at one access, each computed once however often an expression is used. */
    private record AtOneAccess(ElementEvaluation elements, Map<String, ElementValue> given,
            IdentityHashMap<TensorExpr, ElementValue> known) {

        AtOneAccess(ElementEvaluation elements, Map<String, ElementValue> given) {
            this(elements, given, new IdentityHashMap<>());
        }

        ElementValue of(TensorExpr expr) {
            ElementValue value = known.get(expr);
            if (value == null) {
                value = compute(expr);
                known.put(expr, value);
            }
            return value;
        }

        private ElementValue given(Input input) {
            ElementValue value = given.get(input.name());
            if (value == null) {
                throw new RefusedInstance("no element is given for " + input.name());
            }
            return value;
        }

        private ElementValue compute(TensorExpr expr) {
            ElementArithmetic arithmetic = elements.arithmetic();
            return switch (expr) {
                case Input input -> TypedElement.of(given(input), elements.resolve(input.type().element()));
                case Constant constant -> elements.value(constant.value());
                case Unary unary -> arithmetic.apply(unary.operator(), of(unary.operand()));
                case Binary binary -> arithmetic.apply(binary.operator(), of(binary.left()), of(binary.right()));
                case Compare compare -> arithmetic.compare(compare.relation(), of(compare.left()), of(compare.right()));
                case Convert convert -> elements.converted(convert, of(convert.operand()));
                case ComplexApplied applied ->
                    elements.applied(applied, applied.operands().stream().map(this::of).toList());
                case ReducePrecision reduced -> PrecisionReduction.of(reduced, of(reduced.operand()));
                case Select select ->
                    ValueAlgebra.chosen(of(select.predicate()), of(select.then()), of(select.otherwise()));
                case Arith arith -> ArithArithmetic.apply(arith.operator(), arith.flags(), arith.type().element(),
                        arith.operands().stream().map(this::of).toList());
                case Mapped mapped ->
                    elements.applied(mapped.function(), mapped.operands().stream().map(this::of).toList());
                case Clamp clamp -> arithmetic.clamp(of(clamp.low()), of(clamp.operand()), of(clamp.high()));
                default ->
                    throw new RefusedInstance("an assumption that moves elements: " + expr.getClass().getSimpleName());
            };
        }
    }

    /** The tensors that an assumption speaks of. */
    public static Set<Input> inputs(TensorExpr assumption) {
        return Graph.of(List.of(assumption))
                .nodes()
                .stream()
                .filter(Input.class::isInstance)
                .map(Input.class::cast)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
