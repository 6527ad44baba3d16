package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The integers of MLIR at one width or at all: a word, and whether the element is poison. An {@code i1} is a truth value instead
 * of a word, as comparisons give it. The word of what is poison means nothing.
 */
public record SignlessTheory(ElementType.Signless type) implements ElementTheory {

    private static final String POISON = " is poison";

    @Override
    public String name() {
        return type.toString();
    }

    private boolean isTruth() { return type.equals(ElementType.I1); }

    /** The sort of words, also where elements are truth values. */
    Sort.Words words() {
        return new Sort.Words(type.width());
    }

    @Override
    public Sort sort() {
        return isTruth() ? Sort.BOOL : words();
    }

    /** Laws by which what is poison on one side is so on the other: {@code x - x = 0} and {@code x * 0 = 0} are none. */
    @Override
    public Set<Law> laws() {
        return EnumSet.of(Law.ADD_COMMUTES, Law.ADD_ASSOCIATES, Law.ADD_ZERO, Law.NEG_TWICE, Law.MUL_COMMUTES,
                Law.MUL_ASSOCIATES, Law.MUL_ONE, Law.AND_COMMUTES, Law.AND_ASSOCIATES, Law.AND_IDEMPOTENT,
                Law.OR_COMMUTES, Law.OR_ASSOCIATES, Law.OR_IDEMPOTENT, Law.XOR_COMMUTES, Law.NOT_TWICE, Law.DE_MORGAN,
                Law.ALL_ARE_INPUTS);
    }

    @Override
    public Encoded input(Formula symbol) {
        return new Encoded(List.of(symbol, poison(symbol)));
    }

    /** The symbol that says whether the element of another symbol is poison. */
    public static Formula poison(Formula symbol) {
        return switch (symbol) {
            case Formula.Symbol(String name, Sort ignored) -> new Formula.Symbol(name + POISON, Sort.BOOL);
            case Formula.Call(String function, List<Formula> arguments, Sort ignored) ->
                new Formula.Call(function + POISON, arguments, Sort.BOOL);
            default -> throw new IllegalArgumentException(symbol + " is no symbol");
        };
    }

    /** A constant of a program is never poison. */
    @Override
    public Encoded scalar(Formula symbol) {
        return new Encoded(List.of(symbol, Formula.FALSE));
    }

    @Override
    public Encoded literal(Literal literal) {
        return switch (literal) {
            case Literal.Whole whole -> sound(number(whole.value()));
            case Literal.Bits bits -> sound(bits(bits.width()));
            case Literal.Extreme extreme ->
                sound(extreme.greatest() ? Formula.word(SmtOperator.WORD_NOT, highestBit()) : highestBit());
            case Literal.Poison ignored -> element(number(BigInteger.ZERO), Formula.TRUE);
            default -> throw new IllegalArgumentException(literal + " is no element of " + type);
        };
    }

    /** The element that a word is. */
    Encoded sound(Formula word) {
        return element(word, Formula.FALSE);
    }

    /** The element that a word is unless it is poison. */
    Encoded element(Formula word, Formula poison) {
        return new Encoded(List.of(isTruth() ? truth(word) : word, poison));
    }

    /** The element that is 1 where the condition holds, else 0, of type {@code i1}. */
    static Encoded decided(Formula condition, Formula poison) {
        return new Encoded(List.of(condition, poison));
    }

    /** The word of an element. */
    Formula word(Encoded element) {
        Formula value = element.value();
        return isTruth() ? Formula.choose(value, number(BigInteger.ONE), number(BigInteger.ZERO)) : value;
    }

    /** Whether an element is poison. */
    static Formula isPoison(Encoded element) {
        return element.parts().get(1);
    }

    private static Formula truth(Formula word) {
        boolean chosen = word instanceof Formula.Apply(SmtOperator operator, List<Formula> arguments, Sort ignored)
                && operator == SmtOperator.CHOOSE && arguments.get(1) instanceof Formula.Word;
        if (word instanceof Formula.Apply apply && chosen && isNumber(apply.arguments().get(1), 1)
                && isNumber(apply.arguments().get(2), 0)) {
            return apply.arguments().getFirst();
        }
        return word instanceof Formula.Word
                ? new Formula.Truth(isNumber(word, 1))
                : Formula.equal(word, new Formula.Word(BigInteger.ONE, new Sort.Words(1)));
    }

    private static boolean isNumber(Formula word, int bit) {
        return word instanceof Formula.Word(BigInteger value, Sort.Words ignored) && value.testBit(0) == (bit == 1);
    }

    Formula number(BigInteger value) {
        return new Formula.Word(value, words());
    }

    /** A number of bits as a word. */
    Formula bits(Width width) {
        return width.fixed()
                .map(bits -> number(BigInteger.valueOf(bits)))
                .orElseGet(() -> new Formula.Bits(width, words()));
    }

    /** The word of which the highest bit alone is set, which is the least one with a sign. */
    Formula highestBit() {
        return type.width()
                .fixed()
                .map(bits -> number(BigInteger.TWO.pow(bits - 1)))
                .orElseGet(() -> new Formula.HighestBit(words()));
    }

    @Override
    public Encoded apply(Operation operation, List<Encoded> operands, Definitions definitions) {
        Formula poison = Formula.or(operands.stream().map(SignlessTheory::isPoison).toList());
        List<Formula> words = operands.stream().map(this::word).toList();
        return element(switch (operation) {
            case Operation.OfUnary(UnaryOperator operator) -> switch (operator) {
                case NEG -> Formula.word(SmtOperator.WORD_NEGATE, words.getFirst());
                case NOT -> Formula.word(SmtOperator.WORD_NOT, words.getFirst());
                default -> throw notDefined(operation);
            };
            case Operation.OfBinary(BinaryOperator operator) -> binary(operator, words.get(0), words.get(1));
            default -> throw notDefined(operation);
        }, poison);
    }

    private Formula binary(BinaryOperator operator, Formula a, Formula b) {
        return switch (operator) {
            case ADD -> Formula.word(SmtOperator.WORD_ADD, a, b);
            case SUB -> Formula.word(SmtOperator.WORD_ADD, a, Formula.word(SmtOperator.WORD_NEGATE, b));
            case MUL -> Formula.word(SmtOperator.WORD_MULTIPLY, a, b);
            case AND -> Formula.word(SmtOperator.WORD_AND, a, b);
            case OR -> Formula.word(SmtOperator.WORD_OR, a, b);
            case XOR -> Formula.word(SmtOperator.WORD_XOR, a, b);
            default -> throw notDefined(new Operation.OfBinary(operator));
        };
    }

    /** Comparisons are operations that give an {@code i1}. */
    @Override
    public Formula relate(Relation relation, Encoded left, Encoded right, Definitions definitions) {
        throw new IllegalArgumentException(relation.symbol() + " is not defined on elements of type " + name());
    }

    @Override
    public Formula refines(Encoded left, Encoded right) {
        return Formula.or(List.of(isPoison(left),
                Formula.and(List.of(Formula.not(isPoison(right)), Formula.equal(left.value(), right.value())))));
    }

    private IllegalArgumentException notDefined(Operation operation) {
        return new IllegalArgumentException(operation + " is not defined on elements of type " + name());
    }
}
