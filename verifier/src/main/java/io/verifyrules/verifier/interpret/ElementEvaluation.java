package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.graph.SharedNode;
import io.verifyrules.verifier.value.CombiningModel;
import io.verifyrules.verifier.value.ComplexArithmetic;
import io.verifyrules.verifier.value.ElementArithmetic;
import io.verifyrules.verifier.value.ElementConversion;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Uncertain;
import io.verifyrules.verifier.value.ElementValue.Whole;
import io.verifyrules.verifier.value.Grouping;
import io.verifyrules.verifier.value.LiteralValue;
import io.verifyrules.verifier.value.RefusedInstance;
import io.verifyrules.verifier.value.TypedElement;
import io.verifyrules.verifier.value.UndefinedApplication;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** Elements that a rule writes down, and the closed types that its element types stand for in an instance. */
final class ElementEvaluation {

    private final RuleInstance instance;
    private final LaneEvaluation lanes;
    private final ElementArithmetic arithmetic;
    private final IdentityHashMap<Element, ElementValue> known = new IdentityHashMap<>();
    private final IdentityHashMap<ElementFunction, Combining> combinings = new IdentityHashMap<>();

    ElementEvaluation(RuleInstance instance, LaneEvaluation lanes) {
        this(instance, lanes, Grouping.AS_WRITTEN);
    }

    /** The same with floats in another grouping. */
    ElementEvaluation(RuleInstance instance, LaneEvaluation lanes, Grouping grouping) {
        this.instance = instance;
        this.lanes = lanes;
        this.arithmetic = new ElementArithmetic(instance.undefined(), grouping);
    }

    ElementArithmetic arithmetic() {
        return arithmetic;
    }

    /** The type that a type of the rule stands for. */
    ElementType resolve(ElementType type) {
        return switch (type) {
            case ElementType.Undecided undecided -> throw undecided.undecided();
            case ElementType.AnyFormat every -> throw every.ofNoFormat();
            case ElementType.Open ignored -> instance.elementType();
            case ElementType.Bool bool -> bool;
            case ElementType.Int whole -> whole;
            case ElementType.Real real -> real;
            case ElementType.Complex complex -> complex;
            case ElementType.Machine machine -> machine;
            case ElementType.Signless signless -> signless;
            case ElementType.Floating floating -> floating;
            case ElementType.Tuple tuple -> tuple.with(this::resolve);
        };
    }

    /** An element as one of the type that a conversion says. */
    ElementValue converted(Convert convert, ElementValue operand) {
        return new ElementConversion(arithmetic::taken).of(convert.conversion(), operand,
                resolve(convert.operandType()), resolve(convert.type().element()));
    }

    /** The value of a function between complex numbers and reals. */
    ElementValue applied(ComplexApplied function, List<ElementValue> operands) {
        return new ComplexArithmetic(arithmetic).apply(function.function(), operands,
                () -> literal(new Literal.Whole(BigInteger.ZERO), function.type().element()));
    }

    /** An element as the one of MLIR that has the same bits; poison stays poison. */
    ElementValue sameBits(Arith bitcast, ElementValue operand) {
        return operand instanceof Poison
                ? operand
                : new ElementConversion(arithmetic::taken).of(Conversion.BITCAST, operand,
                        numbers(bitcast.operandType()), numbers(bitcast.type().element()));
    }

    /** The instance's value of a declared function; an uncertain operand has an uncertain one. */
    ElementValue applied(ElementFunction function, List<ElementValue> operands) {
        Optional<ElementValue> uncertain = operands.stream().filter(Uncertain.class::isInstance).findFirst();
        if (uncertain.isPresent()) {
            return uncertain.get();
        }
        return function.laws().associative()
                ? combined(function, operands)
                : arithmetic.taken(UndefinedApplication.of(function, instance.elementType(), operands));
    }

    private ElementValue combined(ElementFunction function, List<ElementValue> operands) {
        Combining combining = combining(function);
        for (ElementValue operand : operands) {
            if (isInexact(operand)) {
                return new Uncertain(function.name() + " of " + operand);
            }
        }
        if (combining.identity().filter(ElementEvaluation::isInexact).isPresent()) {
            return new Uncertain(function.name() + " of " + combining.identity().orElseThrow());
        }
        ElementType type = combining.type();
        return combining.model()
                .apply(type, combining.identity(), TypedElement.of(operands.get(0), type),
                        TypedElement.of(operands.get(1), type));
    }

    /** The instance's choice for a declared function that is associative. */
    private record Combining(ElementType type, Optional<ElementValue> identity, CombiningModel model) {}

    private Combining combining(ElementFunction function) {
        Combining combining = combinings.get(function);
        if (combining == null) {
            ElementType type = resolve(function.result());
            Optional<ElementValue> identity = function.laws()
                    .identity()
                    .map(this::value)
                    .map(value -> isInexact(value) ? value : TypedElement.of(value, type));
            combining = new Combining(type, identity, instance.undefined().model(function.name(), type));
            combinings.put(function, combining);
        }
        return combining;
    }

    private static boolean isInexact(ElementValue value) {
        return value instanceof Uncertain || value instanceof ElementValue.Enclosed
                || value instanceof ElementValue.Between || (value instanceof ElementValue.Tuple(var parts)
                        && parts.stream().anyMatch(ElementEvaluation::isInexact));
    }

    private ElementType numbers(ElementType type) {
        ElementType closed = resolve(type);
        return closed instanceof ElementType.Signless integer ? integer.unsigned() : closed;
    }

    /** The element. */
    ElementValue value(Element element) {
        if (!(element instanceof SharedNode)) {
            return compute(element);
        }
        ElementValue value = known.get(element);
        if (value == null) {
            value = compute(element);
            known.put(element, value);
        }
        return value;
    }

    private ElementValue compute(Element element) {
        return switch (element) {
            case Element.Written written -> literal(written.literal(), written.type());
            case Element.Parameter parameter -> parameter(parameter, resolve(parameter.type()));
            case Element.Counted counted -> new Whole(BigInteger.valueOf(lanes.value(counted.map(), 0)));
            case Element.Unary unary -> arithmetic.apply(unary.operator(), value(unary.operand()));
            case Element.Binary binary ->
                arithmetic.apply(binary.operator(), value(binary.left()), value(binary.right()));
            case Element.Converted converted -> new ElementConversion(arithmetic::taken).of(converted.conversion(),
                    value(converted.operand()), resolve(converted.operandType()), resolve(converted.type()));
            case Element.Tuple tuple -> ElementValue.Tuple.of(tuple.components().stream().map(this::value).toList());
            case Element.Applied applied ->
                applied(applied.function(), applied.operands().stream().map(this::value).toList());
        };
    }

    private ElementValue parameter(Element.Parameter parameter, ElementType type) {
        ElementValue value = instance.parameters().get(parameter.name());
        if (value == null) {
            throw new RefusedInstance("no element is given for " + parameter.name());
        }
        if (value instanceof Poison) {
            throw new RefusedInstance(parameter.name() + " is a constant, which is never poison");
        }
        return TypedElement.of(value, type);
    }

    /** The literal as an element of a type of the rule. */
    ElementValue literal(Literal literal, ElementType declared) {
        return LiteralValue.of(literal, resolve(declared));
    }
}
