package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The operations in terms that their element types may leave undefined, said in words. A proof took them for unknown
 * functions, and a reader may have meant something by them. Where it cannot be told, the operation is named.
 */
public final class UndefinedOperations {

    private static final String BITS_OF_NAN = "the bits of nan are taken as unknown ones that are no number";
    private static final String UNKNOWN = " is taken as an unknown element";

    private final Function<ElementType, ElementTheory> theories;
    private final Proved proved;
    private final Map<ValueTerm, Reach> known = new HashMap<>();
    private final Set<Truth> seen = new HashSet<>();
    private final Set<String> found = new LinkedHashSet<>();

    /** The comparison of an operand with a number that is proved. */
    @FunctionalInterface
    public interface Proved {
        boolean compares(ValueTerm operand, Relation relation, int number);
    }

    /** Looks through terms; what is proved of operands is not mentioned. */
    public UndefinedOperations(Function<ElementType, ElementTheory> theories, Proved proved) {
        this.theories = theories;
        this.proved = proved;
    }

    private boolean isNonZero(ValueTerm term) {
        return proved.compares(term, Relation.NE, 0);
    }

    /** The operations found so far, one sentence for each kind. */
    public List<String> found() {
        return List.copyOf(found);
    }

    /** Looks through a truth value. */
    public void visit(Truth truth) {
        if (!seen.add(truth)) {
            return;
        }
        switch (truth) {
            case Truth.OnElement element -> visit(element.element());
            case Truth.Not not -> visit(not.operand());
            case Truth.AllOf all -> all.parts().forEach(this::visit);
            case Truth.AnyOf any -> any.parts().forEach(this::visit);
            case Truth.Constant ignored -> {
            }
            case Truth.Fold ignored -> {
            }
            case Truth.OnScalars ignored -> {
            }
        }
    }

    /** Looks through an element. */
    public void visit(ValueTerm term) {
        reach(term);
    }

    private Reach reach(ValueTerm term) {
        Reach before = known.get(term);
        if (before != null) {
            return before;
        }
        Reach reach = compute(term);
        known.put(term, reach);
        return reach;
    }

    private Reach compute(ValueTerm term) {
        return switch (term) {
            case ValueTerm.Literal literal -> Reach.of(literal.value());
            case ValueTerm.Parameter ignored -> Reach.FINITE;
            case ValueTerm.Read ignored -> Reach.FINITE;
            case ValueTerm.Counted ignored -> Reach.FINITE;
            case ValueTerm.If choice -> {
                visit(choice.condition());
                yield reach(choice.then()).or(reach(choice.otherwise()));
            }
            case ValueTerm.Reduction reduction -> {
                visit(reduction.guard());
                Reach body = reach(reduction.body());
                yield isFloating(reduction) ? Reach.FINITE : combined(reduction.monoid(), body);
            }
            case ValueTerm.Apply apply when apply.operation() instanceof Operation.OfConversion conversion ->
                converted(conversion, reach(apply.operands().getFirst()));
            case ValueTerm.Apply apply when isBitcast(apply) -> {
                if (isFloating(apply.operands().getFirst())
                        && !theories.apply(apply.type()).type().equals(closed(apply.operands().getFirst()))) {
                    found.add(BITS_OF_NAN);
                }
                apply.operands().forEach(this::reach);
                yield Reach.FINITE;
            }
            case ValueTerm.Apply apply when isFloating(apply) -> {
                apply.operands().forEach(this::reach);
                yield Reach.FINITE;
            }
            case ValueTerm.Apply apply -> apply(apply, apply.operands().stream().map(this::reach).toList());
        };
    }

    private static boolean isBitcast(ValueTerm.Apply apply) {
        return apply.operation() instanceof Operation.OfArith arith && arith.operator() == ArithOperator.BITCAST;
    }

    private ElementType closed(ValueTerm term) {
        return theories.apply(term.type()).type();
    }

    /** On floats everything is defined, what concerns infinities as well. */
    private boolean isFloating(ValueTerm term) {
        ElementType type = closed(term);
        return type instanceof ElementType.Floating || type instanceof ElementType.AnyFormat;
    }

    private Reach combined(ElementReducer reducer, Reach body) {
        return switch (reducer) {
            case Monoid.SUM -> sum(body, body.or(Reach.FINITE));
            case Monoid.PRODUCT -> product(body, body.or(Reach.FINITE));
            case Monoid ignored -> body;
            case DeclaredMonoid ignored -> Reach.FINITE;
        };
    }

    private Reach apply(ValueTerm.Apply apply, List<Reach> operands) {
        return switch (apply.operation()) {
            case Operation.Select ignored -> operands.get(1).or(operands.get(2));
            case Operation.OfRelation ignored -> Reach.FINITE;
            case Operation.OfArith ignored -> Reach.FINITE;
            case Operation.OfConversion conversion -> converted(conversion, operands.getFirst());
            case Operation.OfTuple ignored -> operands.stream().reduce(Reach.FINITE, Reach::or);
            case Operation.OfComponent ignored -> operands.getFirst();
            case Operation.OfComplex ignored -> Reach.FINITE;
            case Operation.OfPrecision ignored -> Reach.FINITE;
            case Operation.Defined ignored -> Reach.FINITE;
            case Operation.Holds ignored -> Reach.FINITE;
            case Operation.Started ignored -> operands.get(0).or(operands.get(1));
            case Operation.Frozen ignored -> Reach.FINITE;
            case Operation.OfFunction ignored -> Reach.FINITE;
            case Operation.Refines ignored -> Reach.FINITE;
            case Operation.OfUnary(UnaryOperator operator) -> unary(operator, apply, operands.get(0));
            case Operation.OfBinary(BinaryOperator operator) ->
                binary(operator, apply, operands.get(0), operands.get(1));
        };
    }

    /** An infinity among integers and reals stays one; no float is known to be a number, or to be in the range of a type. */
    private Reach converted(Operation.OfConversion conversion, Reach operand) {
        ElementType from = theories.apply(conversion.from()).type();
        ElementType to = theories.apply(conversion.to()).type();
        if (from.equals(to)) {
            return operand;
        }
        boolean bits = conversion.conversion() == Conversion.BITCAST;
        boolean unbounded = ElementTypes.UNBOUNDED.contains(to);
        boolean isOutside = unbounded
                ? from instanceof ElementType.Floating
                : ElementTypes.FRACTIONS.contains(from) && to instanceof ElementType.Machine;
        if (from instanceof ElementType.Floating && bits) {
            found.add(BITS_OF_NAN);
        } else if (isOutside) {
            found.add("convert of " + from + " to " + to
                    + ", of what is no number there, is taken as an unknown function of it");
        } else if (operand.infinite() && unbounded) {
            return operand;
        } else if (operand.infinite() && !to.equals(ElementType.BOOL)) {
            found.add("convert of an infinity" + UNKNOWN);
        }
        return Reach.FINITE;
    }

    private Reach unary(UnaryOperator operator, ValueTerm.Apply apply, Reach operand) {
        if (closed(apply).equals(ElementType.COMPLEX)) {
            return Reach.FINITE;
        }
        return switch (operator) {
            case NEG -> operand.opposite();
            case ABS -> operand.magnitude();
            case NOT, SIGN, POPCOUNT, LEADING_ZEROS -> Reach.FINITE;
            case EXP -> function(operator.symbol(), List.of(operand), Reach.NON_ZERO, Optional.empty());
            default -> function(operator.symbol(), List.of(operand), Reach.FINITE,
                    domain(operator, apply.operands().getFirst()));
        };
    }

    /** A function of reals, and what is not said of its operands that would put them into its domain. */
    private Reach function(String symbol, List<Reach> operands, Reach defined, Optional<String> outside) {
        outside.ifPresent(where -> found.add(symbol + " " + where + " is taken as an unknown function of it"));
        return operands.stream().anyMatch(Reach::infinite)
                ? undefined(symbol + " of an infinity" + UNKNOWN)
                : outside.isPresent() ? Reach.ANYTHING : defined;
    }

    private Optional<String> domain(UnaryOperator operator, ValueTerm operand) {
        return switch (operator) {
            case LOG, RSQRT -> outside(operand, Relation.GT, 0, "of a number that is not positive");
            case LOG1P -> outside(operand, Relation.GT, -1, "of a number that is not above -1");
            case SQRT -> outside(operand, Relation.GE, 0, "of a negative number");
            case TAN -> Optional.of("of a number whose cosine is 0");
            default -> Optional.empty();
        };
    }

    private Optional<String> outside(ValueTerm operand, Relation relation, int number, String where) {
        return proved.compares(operand, relation, number) ? Optional.empty() : Optional.of(where);
    }

    /** The reach of two operands is a pair, so each sentence speaks of the pair. */
    private Reach pair(BinaryOperator operator, ValueTerm.Apply apply, List<Reach> reaches) {
        ValueTerm first = apply.operands().getFirst();
        ValueTerm second = apply.operands().getLast();
        boolean inside = operator == BinaryOperator.POW
                ? proved.compares(first, Relation.GT, 0) || isCount(second)
                : isNonZero(first) || isNonZero(second);
        String where = operator == BinaryOperator.POW
                ? "of a negative number, or of 0 and a negative one,"
                : "of the origin";
        return function(operator.symbol(), reaches, Reach.FINITE, inside ? Optional.empty() : Optional.of(where));
    }

    private static boolean isCount(ValueTerm term) {
        return term instanceof ValueTerm.Literal literal && literal.value() instanceof Literal.Whole whole
                && whole.value().signum() >= 0;
    }

    private Reach binary(BinaryOperator operator, ValueTerm.Apply apply, Reach left, Reach right) {
        return switch (operator) {
            case ADD -> sum(left, right);
            case SUB -> sum(left, right.opposite());
            case MUL ->
                product(factor(apply.operands().get(0), left, right), factor(apply.operands().get(1), right, left));
            case DIV -> quotient(apply, left, right);
            case REM -> left.infinite() || right.infinite()
                    ? undefined("a remainder with an infinity is taken as an unknown function of both operands")
                    : Reach.FINITE;
            case MAX -> left.max(right);
            case MIN -> left.opposite().max(right.opposite()).opposite();
            case POW, ATAN2 -> pair(operator, apply, List.of(left, right));
            case AND, OR, XOR, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_ZEROS -> Reach.FINITE;
        };
    }

    private Reach sum(Reach left, Reach right) {
        return left.mayCancel(right) ? undefined("inf - inf" + UNKNOWN) : left.plus(right);
    }

    /** A factor, which beside an infinity may be proved not to be 0. */
    private Reach factor(ValueTerm term, Reach factor, Reach other) {
        return factor.zero() && other.infinite() && isNonZero(term) ? factor.withoutZero() : factor;
    }

    private Reach product(Reach left, Reach right) {
        return left.mayVanish(right) ? undefined("0 * inf" + UNKNOWN) : left.times(right);
    }

    private Reach quotient(ValueTerm.Apply apply, Reach left, Reach right) {
        ElementTheory theory = theories.apply(apply.type());
        Reach result = Reach.FINITE;
        if (left.infinite() || right.infinite()) {
            result = undefined("a quotient with an infinity is taken as an unknown function of both operands");
        }
        boolean ofReals = theory.type().equals(ElementType.REAL) || theory.type().equals(ElementType.COMPLEX);
        boolean overZero = ofReals && right.zero() && !isNonZero(apply.operands().get(1));
        if (overZero) {
            boolean extended = theory instanceof ExtendedTheory;
            String text = "x / 0 is taken as an unknown function of x" + (extended ? ", which may be infinite" : "");
            Reach any = undefined(text);
            return extended ? any : result;
        }
        return result;
    }

    private Reach undefined(String sentence) {
        found.add(sentence);
        return Reach.ANYTHING;
    }
}
