package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The integers of a machine as words: two's complement, operations wrap. Division truncates, {@code x/0} has all bits
 * set and {@code x rem 0 = x}, as XLA defines. The least element divided by -1 is itself, as with SMT-LIB's words.
 */
record MachineTheory(ElementType.Machine type) implements ElementTheory {

    @Override
    public String name() {
        return type.toString();
    }

    @Override
    public Sort.Words sort() {
        return new Sort.Words(type.bits());
    }

    @Override
    public Encoded input(Formula symbol) {
        return Encoded.of(symbol);
    }

    @Override
    public Encoded literal(Literal literal) {
        return switch (literal) {
            case Literal.Whole whole -> Encoded.of(word(whole.value()));
            default -> throw new IllegalArgumentException(literal + " is no element of " + type);
        };
    }

    /**
     * A commutative ring whose elements are in a total order. The order and the ring do not go together: what is added may go
     * round, and the least element is its own opposite.
     */
    @Override
    public Set<Law> laws() {
        Set<Law> laws = EnumSet.of(Law.ADD_COMMUTES, Law.ADD_ASSOCIATES, Law.ADD_ZERO, Law.ADD_CANCELS,
                Law.NEG_IS_OPPOSITE, Law.NEG_TWICE, Law.NUMERALS_ADD_UP, Law.MUL_COMMUTES, Law.MUL_ASSOCIATES,
                Law.MUL_ONE, Law.MUL_ZERO, Law.MUL_DISTRIBUTES, Law.ABS_SQUARES, Law.ABS_TIMES_SIGN, Law.MIN_COMMUTES,
                Law.MIN_ASSOCIATES, Law.MIN_IDEMPOTENT, Law.MIN_GREATEST, Law.MIN_DISTRIBUTES, Law.MAX_COMMUTES,
                Law.MAX_ASSOCIATES, Law.MAX_IDEMPOTENT, Law.MAX_LEAST, Law.MAX_DISTRIBUTES, Law.EXTREMES_BOUND,
                Law.AND_COMMUTES, Law.AND_ASSOCIATES, Law.AND_IDEMPOTENT, Law.AND_DISTRIBUTES, Law.OR_COMMUTES,
                Law.OR_ASSOCIATES, Law.OR_IDEMPOTENT, Law.OR_DISTRIBUTES, Law.XOR_COMMUTES, Law.XOR_ASSOCIATES,
                Law.XOR_FALSE, Law.XOR_CANCELS, Law.DE_MORGAN, Law.NOT_TWICE, Law.EQUAL_IS_SYMMETRIC,
                Law.EQUAL_IS_IDENTITY, Law.CONVERSION_KEEPS_ARITHMETIC, Law.ALL_ARE_INPUTS, Law.REM_TWICE);
        if (!type.signed()) {
            laws.add(Law.ABS_IS_ITSELF);
            laws.add(Law.MAX_ZERO);
        }
        return laws;
    }

    private Formula word(BigInteger value) {
        return new Formula.Word(value, sort());
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        return Encoded.of(switch (operation) {
            case Operation.OfUnary(UnaryOperator operator) -> unary(operator, operands.getFirst().value());
            case Operation.OfBinary(BinaryOperator operator) ->
                binary(operator, operands.get(0).value(), operands.get(1).value());
            default -> throw notDefined(operation);
        });
    }

    private Formula unary(UnaryOperator operator, Formula a) {
        return switch (operator) {
            case NEG -> negative(a);
            case ABS -> Formula.choose(atMost(zero(), a), a, negative(a));
            case SIGN -> Formula.choose(Formula.equal(a, zero()), zero(),
                    Formula.choose(atMost(zero(), a), word(BigInteger.ONE), word(BigInteger.ONE.negate())));
            case NOT -> Formula.word(SmtOperator.WORD_NOT, a);
            case POPCOUNT -> IntStream.range(0, type.bits())
                    .mapToObj(bit -> bit(a, bit))
                    .reduce((some, more) -> Formula.word(SmtOperator.WORD_ADD, some, more))
                    .orElseThrow();
            case LEADING_ZEROS -> leadingZeros(a);
            default -> throw notDefined(new Operation.OfUnary(operator));
        };
    }

    private Formula binary(BinaryOperator operator, Formula a, Formula b) {
        return switch (operator) {
            case ADD -> sum(a, b);
            case SUB -> Formula.word(SmtOperator.WORD_ADD, a, negative(b));
            case MUL -> Formula.word(SmtOperator.WORD_MULTIPLY, a, b);
            case MIN -> Formula.choose(atMost(a, b), a, b);
            case MAX -> Formula.choose(atMost(a, b), b, a);
            case DIV -> Formula.choose(Formula.equal(b, zero()), word(BigInteger.ONE.negate()), Formula
                    .word(type.signed() ? SmtOperator.WORD_DIVIDE_SIGNED : SmtOperator.WORD_DIVIDE_UNSIGNED, a, b));
            case REM -> Formula.choose(Formula.equal(b, zero()), a, Formula.word(
                    type.signed() ? SmtOperator.WORD_REMAINDER_SIGNED : SmtOperator.WORD_REMAINDER_UNSIGNED, a, b));
            case AND -> Formula.word(SmtOperator.WORD_AND, a, b);
            case OR -> Formula.word(SmtOperator.WORD_OR, a, b);
            case XOR -> Formula.word(SmtOperator.WORD_XOR, a, b);
            case SHIFT_LEFT -> Formula.word(SmtOperator.WORD_SHIFT_LEFT, a, b);
            case SHIFT_RIGHT -> Formula.word(SmtOperator.WORD_SHIFT_RIGHT_SIGNED, a, b);
            case SHIFT_RIGHT_ZEROS -> Formula.word(SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED, a, b);
            case POW, ATAN2 -> throw notDefined(new Operation.OfBinary(operator));
        };
    }

    /**
     * A sum. Where an operand is 0 in one case, as what is padded is outside, the choice is between a sum and the other operand. So a solver
     * need not follow bits of a sum to find that nothing was added.
     */
    private Formula sum(Formula a, Formula b) {
        return chosen(a, b).or(() -> chosen(b, a)).orElseGet(() -> Formula.word(SmtOperator.WORD_ADD, a, b));
    }

    private Optional<Formula> chosen(Formula choice, Formula other) {
        if (!(choice instanceof Formula.Apply(SmtOperator operator, List<Formula> parts, var ignored)
                && operator == SmtOperator.CHOOSE)) {
            return Optional.empty();
        }
        if (parts.get(1).equals(zero())) {
            return Optional.of(Formula.choose(parts.get(0), other, sum(parts.get(2), other)));
        }
        return parts.get(2).equals(zero())
                ? Optional.of(Formula.choose(parts.get(0), sum(parts.get(1), other), other))
                : Optional.empty();
    }

    /** 1 if the bit is set, else 0. */
    private Formula bit(Formula a, int bit) {
        return Formula.word(SmtOperator.WORD_AND, word(BigInteger.ONE),
                Formula.word(SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED, a, word(BigInteger.valueOf(bit))));
    }

    private Formula leadingZeros(Formula a) {
        Formula zeros = word(BigInteger.valueOf(type.bits()));
        for (int bit = 0; bit < type.bits(); bit++) {
            zeros = Formula.choose(Formula.equal(bit(a, bit), zero()), zeros,
                    word(BigInteger.valueOf(type.bits() - 1L - bit)));
        }
        return zeros;
    }

    private Formula zero() {
        return word(BigInteger.ZERO);
    }

    private static Formula negative(Formula a) {
        return Formula.word(SmtOperator.WORD_NEGATE, a);
    }

    private Formula atMost(Formula a, Formula b) {
        return Formula.compared(type.signed() ? SmtOperator.WORD_AT_MOST_SIGNED : SmtOperator.WORD_AT_MOST_UNSIGNED, a,
                b);
    }

    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        Formula a = left.value();
        Formula b = right.value();
        return switch (relation) {
            case EQ -> Formula.equal(a, b);
            case NE -> Formula.not(Formula.equal(a, b));
            case LE -> atMost(a, b);
            case GE -> atMost(b, a);
            case LT -> Formula.not(atMost(b, a));
            case GT -> Formula.not(atMost(a, b));
        };
    }

    private IllegalArgumentException notDefined(Operation operation) {
        return new IllegalArgumentException(operation + " is not defined on elements of type " + name());
    }
}
