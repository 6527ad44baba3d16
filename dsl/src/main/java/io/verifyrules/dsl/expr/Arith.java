package io.verifyrules.dsl.expr;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.CommonType;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.TypeRules;
import io.verifyrules.dsl.element.Width;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** An operation of MLIR's {@code arith} on corresponding elements of tensors of one shape, with the flags that it has. */
public record Arith(TensorType type, ArithOperator operator, ArithFlags flags,
        List<TensorExpr> operands) implements TensorExpr {

    /** One for each of the operators. */
    static final Map<ArithOperator, Operator<Arith>> OPERATORS = Operator.each(ArithOperator.class, Arith::operator);

    public Arith {
        operands = List.copyOf(operands);
        for (ArithFlag flag : flags.flags()) {
            if (!operator.flags().contains(flag)) {
                throw new IllFormedException(operator.symbol() + ": there is no flag " + flag + " here; "
                        + (operator.flags().isEmpty()
                                ? "it has none"
                                : "those that it has are " + operator.flags().stream().sorted().toList()));
            }
        }
        if (!flags.flags().isEmpty()) {
            TypeRules.require(operator.symbol() + " with flags", operator.operandTypes(flags),
                    operandType(operator, operands));
        }
        DerivedType.require(operator.symbol(), typeOf(operator, operands, type.element()), type);
    }

    private static Operator<Arith> operator(ArithOperator operator) {
        Operator.Builder<Arith> form = Operator.named(operator.symbol());
        for (int place = 0; place < arity(operator); place++) {
            int at = place;
            form.operand("operand" + (at + 1), arith -> arith.operands().get(at));
        }
        if (!operator.flags().isEmpty()) {
            form.word("flags", ArithFlags.among(operator.flags()), Arith::flags);
        }
        if (operator.saysItsType()) {
            form.type("to", arith -> arith.type().element());
        }
        return form.accepts(
                arith -> new Accepted(operator.symbol(), operator.operandTypes(arith.flags()), arith.operandType()))
                .made(parts -> {
                    List<TensorExpr> operands = new ArrayList<>();
                    for (int place = 0; place < arity(operator); place++) {
                        operands.add(parts.operand());
                    }
                    ArithFlags flags = operator.flags().isEmpty() ? ArithFlags.NONE : parts.word(ArithFlags.class);
                    return operator.saysItsType()
                            ? of(operator, flags, operands, parts.type())
                            : of(operator, flags, operands);
                });
    }

    private static int arity(ArithOperator operator) {
        return switch (operator.form()) {
            case UNARY, EXTENSION, TRUNCATION, CAST, CONVERSION -> 1;
            case BINARY, COMPARISON -> 2;
            case TERNARY, CHOICE -> 3;
        };
    }

    /** The operation, whose type follows from the operands. */
    public static Arith of(ArithOperator operator, ArithFlags flags, List<TensorExpr> operands) {
        if (operator.saysItsType()) {
            throw new IllFormedException(operator.symbol() + ": say the type of the result");
        }
        return new Arith(typeOf(operator, operands, ElementType.I1), operator, flags, operands);
    }

    /** The operation with a result of the given type. */
    public static Arith of(ArithOperator operator, ArithFlags flags, List<TensorExpr> operands, ElementType to) {
        return new Arith(typeOf(operator, operands, to), operator, flags, operands);
    }

    private static TensorType typeOf(ArithOperator operator, List<TensorExpr> operands, ElementType to) {
        String name = operator.symbol();
        if (operands.size() != arity(operator)) {
            throw new IllFormedException(
                    name + ": expected " + arity(operator) + " operands, found " + operands.size());
        }
        operands.forEach(operand -> SameAxes.require(name, operands.getFirst(), operand));
        ElementType of = operandType(operator, operands);
        TypeRules.require(name, operator.operands().types(), of);
        if (operator.form() == ArithOperator.Form.CONVERSION) {
            Conversions.require(operator, of, to);
        } else if (operator.saysItsType()) {
            requireWidths(operator, of, to);
        }
        return operands.getFirst().type().withElement(switch (operator.form()) {
            case UNARY, BINARY, TERNARY, CHOICE -> of;
            case COMPARISON -> ElementType.I1;
            case EXTENSION, TRUNCATION, CAST, CONVERSION -> to;
        });
    }

    private static void requireWidths(ArithOperator operator, ElementType from, ElementType to) {
        String name = operator.symbol();
        if (!(from instanceof ElementType.Signless some)) {
            throw new IllFormedException(name + ": nothing decides the type of the operand, a " + from
                    + "; give it one, such as number(1, i8)");
        }
        if (!(to instanceof ElementType.Signless other)) {
            throw new IllFormedException(name + ": expected a result of type "
                    + ElementTypes.text(ElementTypes.SIGNLESS, "") + ", found " + to);
        }
        if (operator.form() == ArithOperator.Form.CAST) {
            boolean one = ofIndex(some) != ofIndex(other);
            // Where a target has chosen the width of index, nothing tells index from other integers.
            boolean chosen = some.width().fixed().isPresent() && other.width().fixed().isPresent();
            if (!one && !chosen) {
                throw new IllFormedException(
                        name + ": casts from index or to index, found a cast from " + from + " to " + to);
            }
        }
        if (operator.form() != ArithOperator.Form.CAST && (ofIndex(some) || ofIndex(other))) {
            throw new IllFormedException(
                    name + ": a target chooses the number of bits of index; say indexCast or indexCastui");
        }
        demand(operator, some.width(), other.width()).flatMap(Width::fixed)
                .filter(spare -> spare < 0)
                .ifPresent(spare -> {
                    throw new IllFormedException(name + ": " + to + " has to have "
                            + (operator.form() == ArithOperator.Form.EXTENSION ? "more" : "fewer") + " bits than "
                            + from);
                });
    }

    private static boolean ofIndex(ElementType.Signless type) {
        return type.width().equals(Width.INDEX);
    }

    private static Optional<Width> demand(ArithOperator operator, Width from, Width to) {
        return switch (operator.form()) {
            case EXTENSION -> Optional.of(to.minus(from).minus(1));
            case TRUNCATION -> Optional.of(from.minus(to).minus(1));
            case UNARY, BINARY, TERNARY, COMPARISON, CAST, CONVERSION, CHOICE -> Optional.empty();
        };
    }

    /** The widths that must not be negative so that the operation is one. */
    public Set<Width> demandedWidths() {
        return type.element() instanceof ElementType.Signless to && operandType() instanceof ElementType.Signless from
                ? demand(operator, from.width(), to.width()).stream().collect(java.util.stream.Collectors.toSet())
                : Set.of();
    }

    /** Whether the result may be either zero where it is one: which, the operation chooses for each element. */
    public boolean choosesSign() {
        return operator.choosesSign(flags);
    }

    /** The element type of the operands, but for the predicate of a choice. */
    public ElementType operandType() {
        return operandType(operator, operands);
    }

    private static ElementType operandType(ArithOperator operator, List<TensorExpr> operands) {
        return switch (operator.form()) {
            case BINARY, COMPARISON ->
                CommonType.of(operator.symbol(), operands.get(0).type().element(), operands.get(1).type().element());
            case TERNARY ->
                CommonType.of(operator.symbol(), CommonType.of(operator.symbol(), operands.get(0).type().element(),
                        operands.get(1).type().element()), operands.get(2).type().element());
            case UNARY, EXTENSION, TRUNCATION, CAST, CONVERSION -> operands.getFirst().type().element();
            case CHOICE -> {
                ElementType predicate = operands.getFirst().type().element();
                if (!CommonType.of("the predicate of select", predicate, ElementType.I1).equals(ElementType.I1)) {
                    throw new IllFormedException(
                            "the predicate of select: expected elements of type i1, found " + predicate);
                }
                yield CommonType.of(operator.symbol(), operands.get(1).type().element(),
                        operands.get(2).type().element());
            }
        };
    }

    @Override
    public ElementType operandType(int place, ElementType used) {
        return switch (operator.form()) {
            case UNARY, BINARY, TERNARY -> used;
            case COMPARISON, EXTENSION, TRUNCATION, CAST, CONVERSION -> operandType();
            case CHOICE -> place == 0 ? ElementType.I1 : used;
        };
    }

    @Override
    public List<TensorExpr> operands() {
        return operands;
    }

    @Override
    public Form form() {
        return Objects.requireNonNull(OPERATORS.get(operator)).of(this);
    }
}
