package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
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
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The operations in terms that their element types may leave undefined, said in words: a proof took them for unknown
 * functions, and a reader may have meant something by them. Where it cannot be told, the operation is named.
 */
public final class UndefinedOperations {

    private static final String UNKNOWN = " is taken as an unknown element";

    private final Function<ElementType, ElementTheory> theories;
    private final Predicate<ValueTerm> nonZero;
    private final Map<ValueTerm, Reach> known = new HashMap<>();
    private final Set<Truth> seen = new HashSet<>();
    private final Set<String> found = new LinkedHashSet<>();

    /**
     * Looks through terms.
     *
     * @param nonZero whether a divisor or factor is proved not to be 0
     */
    public UndefinedOperations(Function<ElementType, ElementTheory> theories, Predicate<ValueTerm> nonZero) {
        this.theories = theories;
        this.nonZero = nonZero;
    }

    /** What was found so far, one sentence for each kind of operation. */
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
            case ValueTerm.Apply apply when isFloating(apply) -> {
                apply.operands().forEach(this::reach);
                yield Reach.FINITE;
            }
            case ValueTerm.Apply apply -> apply(apply, apply.operands().stream().map(this::reach).toList());
        };
    }

    /** On floats everything is defined, what concerns infinities as well. */
    private boolean isFloating(ValueTerm term) {
        return theories.apply(term.type()).type() instanceof ElementType.Floating;
    }

    private Reach combined(Monoid monoid, Reach body) {
        return switch (monoid) {
            case SUM -> sum(body, body.or(Reach.FINITE));
            case PRODUCT -> product(body, body.or(Reach.FINITE));
            case MIN, MAX, AND, OR -> body;
        };
    }

    private Reach apply(ValueTerm.Apply apply, List<Reach> operands) {
        return switch (apply.operation()) {
            case Operation.Select ignored -> operands.get(1).or(operands.get(2));
            case Operation.OfRelation ignored -> Reach.FINITE;
            case Operation.OfUnary(UnaryOperator operator) -> unary(operator, operands.get(0));
            case Operation.OfBinary(BinaryOperator operator) ->
                binary(operator, apply, operands.get(0), operands.get(1));
        };
    }

    private Reach unary(UnaryOperator operator, Reach operand) {
        return switch (operator) {
            case NEG -> operand.opposite();
            case ABS -> operand.magnitude();
            case NOT, SIGN, POPCOUNT, LEADING_ZEROS -> Reach.FINITE;
            case EXP -> operand.infinite() ? undefined("exp of an infinity" + UNKNOWN) : Reach.NON_ZERO;
        };
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
            case AND, OR, XOR, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_ZEROS -> Reach.FINITE;
        };
    }

    private Reach sum(Reach left, Reach right) {
        return left.mayCancel(right) ? undefined("inf - inf" + UNKNOWN) : left.plus(right);
    }

    /** A factor, which beside an infinity may be proved not to be 0. */
    private Reach factor(ValueTerm term, Reach factor, Reach other) {
        return factor.zero() && other.infinite() && nonZero.test(term) ? factor.withoutZero() : factor;
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
        boolean overZero = theory.type().equals(ElementType.REAL) && right.zero()
                && !nonZero.test(apply.operands().get(1));
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
