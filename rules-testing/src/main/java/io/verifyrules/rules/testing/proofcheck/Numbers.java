package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Elements of all types as integers, of machine types as words. They have the laws that proofs use of any type. A
 * function that they do not have gives a number which depends on its operands in no other way.
 */
record Numbers(Assignment in) implements Domain {

    private static final BigInteger INFINITY = BigInteger.ONE.shiftLeft(2000);
    private static final BigInteger MINUS_ONE = BigInteger.ONE.negate();

    /** A combination of nothing by a function without identity. */
    private enum Nothing {
        COMBINED
    }

    @Override
    public Object element(ElementType type, long random) {
        return switch (type) {
            case ElementType.Bool ignored -> (random & 1) == 0;
            case ElementType.Tuple(List<ElementType> components) -> {
                List<Object> all = new ArrayList<>();
                components
                        .forEach(component -> all.add(element(component, in.random("component", all.size(), random))));
                yield List.copyOf(all);
            }
            case ElementType.Machine machine -> machine.wrapped(BigInteger.valueOf(Math.floorMod(random, 9) - 4L));
            case ElementType.Complex ignored -> new GaussianInteger(BigInteger.valueOf(Math.floorMod(random, 5) - 1L),
                    BigInteger.valueOf(Math.floorMod(in.random("imaginary", random), 5) - 2L));
            default -> BigInteger.valueOf(Math.floorMod(random, 5) - 1L);
        };
    }

    @Override
    public Object number(long number) {
        return BigInteger.valueOf(number);
    }

    @Override
    public Object literal(ElementType type, Literal literal) {
        return switch (literal) {
            case Literal.Whole(BigInteger value) when type.equals(ElementType.COMPLEX) ->
                new GaussianInteger(value, BigInteger.ZERO);
            case Literal.Whole(BigInteger value) -> wrapped(type, value);
            case Literal.Truth(boolean value) when type instanceof ElementType.Bool -> value;
            case Literal.Truth(boolean value) -> wrapped(type, value ? MINUS_ONE : BigInteger.ZERO);
            case Literal.Infinity(boolean positive) -> positive ? INFINITY : INFINITY.negate();
            default -> element(type, in.random("literal", literal.toString()));
        };
    }

    private static BigInteger wrapped(ElementType type, BigInteger value) {
        return type instanceof ElementType.Machine machine ? machine.wrapped(value) : value;
    }

    @Override
    public Object apply(Operation operation, ElementType type, List<Object> operands, List<ElementType> types) {
        Object first = operands.getFirst();
        Object last = operands.getLast();
        if (operands.stream().anyMatch(GaussianInteger.class::isInstance) || type.equals(ElementType.COMPLEX)) {
            Optional<Object> complex = GaussianInteger.apply(operation, operands);
            if (complex.isPresent()) {
                return complex.get();
            }
        }
        return switch (operation) {
            case Operation.OfUnary(UnaryOperator operator) -> unary(operator, type, first);
            case Operation.OfBinary(BinaryOperator operator) -> binary(operator, type, first, last);
            case Operation.Started(BinaryOperator operator) -> binary(operator, type, first, last);
            case Operation.OfRelation(Relation relation) -> related(relation, first, last);
            case Operation.OfConversion conversion when conversion.from() instanceof ElementType.Int
                    && (type instanceof ElementType.Open || type instanceof ElementType.Machine)
                    && first instanceof BigInteger number ->
                wrapped(type, number);
            case Operation.OfConversion ignored when first instanceof Boolean truth
                    && (type instanceof ElementType.Int || type instanceof ElementType.Machine) ->
                truth ? BigInteger.ONE : BigInteger.ZERO;
            case Operation.OfTuple ignored -> List.copyOf(operands);
            case Operation.OfComponent(int index) when first instanceof List<?> tuple -> element(tuple, index);
            case Operation.Select ignored -> chosen(first) ? operands.get(1) : operands.get(2);
            case Operation.OfFunction(ElementFunction function) when function.laws().associative() ->
                joined(function, first, last);
            case Operation.OfFunction(ElementFunction function) when function.laws().commutative() ->
                unknown(type, function.name(), Collections.max(List.of(first.hashCode(), last.hashCode())),
                        Collections.min(List.of(first.hashCode(), last.hashCode())));
            default -> unknown(type, operation.toString(), operands);
        };
    }

    static Object element(List<?> tuple, int index) {
        Object component = tuple.get(index);
        if (component == null) {
            throw new IllegalStateException("a tuple with a hole");
        }
        return component;
    }

    static boolean chosen(Object condition) {
        return condition instanceof Boolean truth ? truth : !condition.equals(BigInteger.ZERO);
    }

    private Object unknown(ElementType type, Object... parts) {
        return element(type, in.random(parts));
    }

    private Object unary(UnaryOperator operator, ElementType type, Object of) {
        if (of instanceof Boolean truth && operator == UnaryOperator.NOT) {
            return !truth;
        }
        if (!(of instanceof BigInteger number)) {
            return unknown(type, operator.symbol(), of);
        }
        return switch (operator) {
            case NEG -> wrapped(type, number.negate());
            case ABS -> wrapped(type, number.abs());
            case NOT -> wrapped(type, number.not());
            case SIGN -> BigInteger.valueOf(number.signum());
            case CONJUGATE -> number;
            default -> unknown(type, operator.symbol(), of);
        };
    }

    private Object binary(BinaryOperator operator, ElementType type, Object left, Object right) {
        if (left instanceof Boolean a && right instanceof Boolean b) {
            return switch (operator) {
                case AND -> a && b;
                case OR -> a || b;
                case XOR -> !a.equals(b);
                default -> throw new Discarded(operator.symbol() + " of truth values");
            };
        }
        if (left instanceof GaussianInteger || right instanceof GaussianInteger) {
            return GaussianInteger.apply(new Operation.OfBinary(operator), List.of(left, right))
                    .orElseGet(() -> unknown(type, operator.symbol(), left, right));
        }
        if (!(left instanceof BigInteger a && right instanceof BigInteger b)) {
            return unknown(type, operator.symbol(), left, right);
        }
        return switch (operator) {
            case ADD -> wrapped(type, a.add(b));
            case SUB -> wrapped(type, a.subtract(b));
            case MUL -> wrapped(type, a.multiply(b));
            case MIN -> a.min(b);
            case MAX -> a.max(b);
            case AND -> wrapped(type, a.and(b));
            case OR -> wrapped(type, a.or(b));
            case XOR -> wrapped(type, a.xor(b));
            case REM -> b.signum() == 0 ? a : a.remainder(b);
            default -> unknown(type, operator.symbol(), left, right);
        };
    }

    private static boolean related(Relation relation, Object left, Object right) {
        if (!(left instanceof BigInteger a && right instanceof BigInteger b)) {
            boolean reflexive = relation == Relation.EQ || relation == Relation.LE || relation == Relation.GE;
            return reflexive == left.equals(right);
        }
        int order = a.compareTo(b);
        return switch (relation) {
            case EQ -> order == 0;
            case NE -> order != 0;
            case LT -> order < 0;
            case LE -> order <= 0;
            case GT -> order > 0;
            case GE -> order >= 0;
        };
    }

    /** The end of the order at which an element changes no other: a combination of nothing is taken for it, as steps do. */
    private static BigInteger end(Monoid monoid, ElementType type) {
        boolean least = monoid == Monoid.MAX;
        if (type instanceof ElementType.Machine machine) {
            return least ? machine.least() : machine.greatest();
        }
        return least ? INFINITY.negate() : INFINITY;
    }

    /** A function that is associative and commutative, with any identity: a + b less the identity. */
    private Object joined(ElementFunction function, Object left, Object right) {
        if (left == Nothing.COMBINED || right == Nothing.COMBINED) {
            return left == Nothing.COMBINED ? right : left;
        }
        Object identity = function.laws()
                .identity()
                .map(element -> value(element, function.result()))
                .orElseGet(() -> zero(function.result()));
        return joined(left, right, identity);
    }

    private static Object joined(Object left, Object right, Object identity) {
        if (left instanceof BigInteger a && right instanceof BigInteger b && identity instanceof BigInteger e) {
            return a.add(b).subtract(e);
        }
        if (left instanceof Boolean a && right instanceof Boolean b && identity instanceof Boolean e) {
            return (a ^ b) ^ e;
        }
        if (left instanceof List<?> a && right instanceof List<?> b && identity instanceof List<?> e) {
            List<Object> all = new ArrayList<>();
            for (int i = 0; i < a.size(); i++) {
                all.add(joined(element(a, i), element(b, i), element(e, i)));
            }
            return List.copyOf(all);
        }
        throw new Discarded("elements of several kinds");
    }

    private static Object zero(ElementType type) {
        return switch (type) {
            case ElementType.Bool ignored -> false;
            case ElementType.Tuple(List<ElementType> components) -> components.stream().map(Numbers::zero).toList();
            default -> BigInteger.ZERO;
        };
    }

    private Object value(Element element, ElementType type) {
        return switch (element) {
            case Element.Written written -> literal(written.type(), written.literal());
            case Element.Parameter scalar -> Evaluator.scalar(in, this, scalar.name(), type);
            case Element.Tuple tuple ->
                tuple.components().stream().map(component -> value(component, component.type())).toList();
            default -> throw new Discarded("an identity that is computed");
        };
    }

    @Override
    public Object combined(ElementReducer reducer, ElementType type, List<Object> elements) {
        Object all = switch (reducer) {
            case Monoid.XOR -> zero(type);
            case Monoid monoid -> monoid.identity(type)
                    .<Object>map(identity -> literal(type, identity))
                    .orElseGet(() -> end(monoid, type));
            case DeclaredMonoid declared ->
                declared.identity().map(identity -> value(identity, type)).orElse(Nothing.COMBINED);
        };
        for (Object element : elements) {
            all = switch (reducer) {
                case Monoid monoid -> binary(monoid.operator(), type, all, element);
                case DeclaredMonoid declared -> joined(declared.function(), all, element);
            };
        }
        return all;
    }
}
