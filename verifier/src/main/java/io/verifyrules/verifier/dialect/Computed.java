package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.Optional;

/** Elements computed of elements at the same place: what several dialects have in common. Gaps are not passed on. */
public final class Computed {

    private static final ElementType BYTE = new ElementType.Machine(false, 8);

    private Computed() {
    }

    /** An operator at each place. */
    public static Denoted unary(UnaryOperator operator, Denoted operand) {
        return operand.with(Unary.of(operator, operand.tensor()));
    }

    /** An operator at each place. */
    public static Denoted binary(BinaryOperator operator, Denoted left, Denoted right) {
        return left.with(Binary.of(amongTruths(operator, left.element()), left.tensor(), right.tensor()));
    }

    /** Of truth values the sum is "or", and the product is "and". */
    public static BinaryOperator amongTruths(BinaryOperator operator, ElementType element) {
        if (!(element instanceof ElementType.Bool)) {
            return operator;
        }
        return switch (operator) {
            case ADD, MAX -> BinaryOperator.OR;
            case MUL, MIN -> BinaryOperator.AND;
            default -> operator;
        };
    }

    /** Whether a relation holds at each place; truth values have an order as numbers. */
    public static Denoted compared(Relation relation, Denoted left, Denoted right) {
        boolean ordered = relation != Relation.EQ && relation != Relation.NE;
        return ordered && left.element() instanceof ElementType.Bool
                ? left.with(Compare.of(relation, converted(left, BYTE).tensor(), converted(right, BYTE).tensor()))
                : left.with(Compare.of(relation, left.tensor(), right.tensor()));
    }

    /** The first of two values where a truth value is true, the second one elsewhere. */
    public static Denoted chosen(Denoted predicate, Denoted then, Denoted otherwise) {
        return then.with(Select.of(predicate.tensor(), then.tensor(), otherwise.tensor()));
    }

    /** The numbers as elements of another type. */
    public static Denoted converted(Denoted operand, ElementType to) {
        return converted(Conversion.CONVERT, operand, to);
    }

    /** The value with elements of another type. */
    public static Denoted converted(Conversion conversion, Denoted operand, ElementType to) {
        return operand.element().equals(to) ? operand : operand.with(Convert.of(conversion, operand.tensor(), to));
    }

    /** Checks that two operands have the same sizes; where they may not, the program is undefined. */
    public static void requireSameSizes(Operation operation, Denoted left, Denoted right, Denotations in) {
        if (!left.dimensions().agreesWith(right.dimensions())) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "the operands have the sizes " + left.dimensions() + " and " + right.dimensions());
        }
        in.undefined().unlessSame(left.dimensions(), right.dimensions(), operation);
    }

    /**
     * Where some operand is poison, and so is what is computed of it.
     *
     * @throws NotDenoted where an operand has elements that nothing specifies
     */
    public static Optional<Gaps> gaps(Operation operation, List<Denoted> operands) {
        if (operands.stream().anyMatch(each -> each.gaps().filter(Gaps::unspecified).isPresent())) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "it computes with elements that nothing specifies, such as those of tensor.empty");
        }
        return operands.stream()
                .flatMap(each -> each.gaps().stream())
                .map(Gaps::where)
                .distinct()
                .reduce(Computed::either)
                .map(where -> new Gaps(where, false));
    }

    /** Either of two kinds of gaps. */
    public static Optional<Gaps> joined(Optional<Gaps> some, Optional<Gaps> others) {
        return some.isEmpty() || others.isEmpty()
                ? some.or(() -> others)
                : Optional.of(new Gaps(either(some.get().where(), others.get().where()),
                        some.get().unspecified() || others.get().unspecified()));
    }

    private static TensorExpr either(TensorExpr some, TensorExpr others) {
        return some.equals(others) ? some : Binary.of(BinaryOperator.OR, some, others);
    }
}
