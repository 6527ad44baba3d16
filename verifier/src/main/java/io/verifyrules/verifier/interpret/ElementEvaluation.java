package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.graph.SharedNode;
import io.verifyrules.verifier.interpret.ElementValue.Complex;
import io.verifyrules.verifier.interpret.ElementValue.Enclosed;
import io.verifyrules.verifier.interpret.ElementValue.Floating;
import io.verifyrules.verifier.interpret.ElementValue.Infinite;
import io.verifyrules.verifier.interpret.ElementValue.Poison;
import io.verifyrules.verifier.interpret.ElementValue.Rational;
import io.verifyrules.verifier.interpret.ElementValue.Token;
import io.verifyrules.verifier.interpret.ElementValue.Truth;
import io.verifyrules.verifier.interpret.ElementValue.Uncertain;
import io.verifyrules.verifier.interpret.ElementValue.Whole;
import io.verifyrules.verifier.interpret.ElementValue.Word;
import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Elements that a rule writes down, and the closed types that its element types stand for in an instance. */
final class ElementEvaluation {

    private final RuleInstance instance;
    private final LaneEvaluation lanes;
    private final ElementArithmetic arithmetic;
    private final IdentityHashMap<Element, ElementValue> known = new IdentityHashMap<>();
    private final IdentityHashMap<ElementFunction, Combining> combinings = new IdentityHashMap<>();

    ElementEvaluation(RuleInstance instance, LaneEvaluation lanes) {
        this.instance = instance;
        this.lanes = lanes;
        this.arithmetic = new ElementArithmetic(instance.undefined());
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

    /** What a function between complex numbers and reals gives. */
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

    /** What the instance takes a declared function to give; of what is not certain nothing is. */
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
                .apply(type, combining.identity(), given(operands.get(0), type), given(operands.get(1), type));
    }

    /** What the instance takes a declared function for that is associative. */
    private record Combining(ElementType type, Optional<ElementValue> identity, CombiningModel model) {}

    private Combining combining(ElementFunction function) {
        Combining combining = combinings.get(function);
        if (combining == null) {
            ElementType type = resolve(function.result());
            Optional<ElementValue> identity = function.laws()
                    .identity()
                    .map(this::value)
                    .map(value -> isInexact(value) ? value : given(value, type));
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
        return given(value, type);
    }

    /** The literal as an element of a type of the rule. */
    ElementValue literal(Literal literal, ElementType declared) {
        ElementType type = resolve(declared);
        if (type instanceof ElementType.Open) {
            throw new RefusedInstance("the literal " + literal + " is no element of an arbitrary type");
        }
        return switch (literal) {
            case Literal.Truth truth -> new Truth(truth.value());
            case Literal.Infinity infinity when type instanceof ElementType.Floating floating ->
                new Floating(FloatNumber.infinity(floating.format(), !infinity.positive()));
            case Literal.Infinity infinity -> new Infinite(infinity.positive(), type);
            case Literal.Whole whole when type instanceof ElementType.Signless signless ->
                Word.wrapped(whole.value(), signless.unsigned());
            case Literal.Fraction fraction -> given(new Rational(fraction.numerator(), fraction.denominator()), type);
            case Literal.MinusZero ignored -> new Floating(FloatNumber.zero(format(literal, type), true));
            case Literal.NotANumber ignored -> new Floating(FloatNumber.notANumber(format(literal, type)));
            case Literal.ImaginaryUnit ignored when type.equals(ElementType.COMPLEX) ->
                Complex.of(new Whole(BigInteger.ZERO), new Whole(BigInteger.ONE));
            case Literal.ImaginaryUnit unit -> throw new RefusedInstance(unit + " is no element of type " + type);
            case Literal.Whole whole -> given(new Whole(whole.value()), type);
            case Literal.Bits bits ->
                Word.wrapped(BigInteger.valueOf(bits.width().fixed().orElseThrow()), unsigned(type));
            case Literal.Extreme extreme -> {
                BigInteger least = BigInteger.TWO.pow(unsigned(type).bits() - 1);
                yield Word.wrapped(extreme.greatest() ? least.subtract(BigInteger.ONE) : least, unsigned(type));
            }
            case Literal.Poison ignored -> new Poison();
        };
    }

    private static ElementType.Machine unsigned(ElementType type) {
        if (type instanceof ElementType.Signless signless) {
            return signless.unsigned();
        }
        throw new RefusedInstance("expected an integer without a sign, found one of type " + type);
    }

    private static FloatFormat format(Literal literal, ElementType type) {
        if (type instanceof ElementType.Floating floating) {
            return floating.format();
        }
        throw new RefusedInstance(literal + " is no element of type " + type);
    }

    /** The finite element that an instance gives where the type is expected; integers are reals, too. */
    static ElementValue given(ElementValue value, ElementType type) {
        boolean fits = switch (type) {
            case ElementType.Bool ignored -> value instanceof Truth;
            case ElementType.Int ignored -> value instanceof Whole;
            case ElementType.Real ignored ->
                value instanceof Rational || value instanceof Whole || value instanceof Enclosed;
            case ElementType.Complex ignored -> value instanceof Complex || value instanceof Rational
                    || value instanceof Whole || value instanceof Enclosed;
            case ElementType.Machine machine -> switch (value) {
                case Word word -> word.type().equals(machine);
                case Whole whole -> machine.contains(whole.value());
                default -> false;
            };
            case ElementType.Signless signless -> switch (value) {
                case Word word -> word.type().equals(signless.unsigned());
                case Whole whole -> signless.unsigned().contains(whole.value());
                case Poison ignored -> true;
                default -> false;
            };
            case ElementType.Floating floating -> switch (value) {
                case Floating number -> number.number().format().equals(floating.format());
                case Whole whole -> exactly(ElementOrder.toRational(whole), floating.format()).isPresent();
                case Rational rational -> exactly(rational, floating.format()).isPresent();
                case Poison ignored -> true;
                default -> false;
            };
            case ElementType.Open ignored -> value instanceof Token;
            case ElementType.Undecided undecided -> throw undecided.undecided();
            case ElementType.AnyFormat every -> throw every.ofNoFormat();
            case ElementType.Tuple tuple ->
                value instanceof ElementValue.Tuple(var parts) && parts.size() == tuple.components().size();
        };
        if (!fits) {
            throw new RefusedInstance(value + " is no element of type " + type + " that an instance can have");
        }
        if (type instanceof ElementType.Tuple(var types) && value instanceof ElementValue.Tuple(var parts)) {
            return ElementValue.Tuple
                    .of(IntStream.range(0, types.size()).mapToObj(i -> given(parts.get(i), types.get(i))).toList());
        }
        if (type instanceof ElementType.Signless signless && value instanceof Whole whole) {
            return new Word(whole.value(), signless.unsigned());
        }
        if (type instanceof ElementType.Machine machine && value instanceof Whole whole) {
            return new Word(whole.value(), machine);
        }
        if (value instanceof Poison) {
            return value;
        }
        if (type instanceof ElementType.Floating floating && !(value instanceof Floating)) {
            return new Floating(exactly(ElementOrder.toRational(value), floating.format()).orElseThrow());
        }
        if (type.equals(ElementType.COMPLEX) && !(value instanceof Complex)) {
            return Complex.of(value, new Whole(BigInteger.ZERO));
        }
        return type.equals(ElementType.REAL) && value instanceof Whole ? ElementOrder.toRational(value) : value;
    }

    /** The number where rounding it up and down makes no difference. */
    private static Optional<FloatNumber> exactly(Rational number, FloatFormat format) {
        FloatNumber up = FloatNumber.rounded(format, FloatRounding.UPWARD, number.numerator(), number.denominator());
        FloatNumber down = FloatNumber.rounded(format, FloatRounding.DOWNWARD, number.numerator(),
                number.denominator());
        return up.equals(down) ? Optional.of(up) : Optional.empty();
    }
}
