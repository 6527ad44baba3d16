package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.term.Elements;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class MultipliedOutTest {

    private static final ElementType WORD = new ElementType.Machine(false, 8);

    private final Elements on = new Elements(WORD);
    private final ValueTerm a = on.scalar("a");
    private final ValueTerm b = on.scalar("b");
    private final ValueTerm c = on.scalar("c");

    private boolean areEqual(ValueTerm left, ValueTerm right) {
        return new MultipliedOut(WORD, Limit.NONE).areEqual(left, right);
    }

    private ValueTerm sum(ValueTerm left, ValueTerm right) {
        return on.binary(BinaryOperator.ADD, left, right);
    }

    private ValueTerm difference(ValueTerm left, ValueTerm right) {
        return on.binary(BinaryOperator.SUB, left, right);
    }

    private ValueTerm product(ValueTerm left, ValueTerm right) {
        return on.binary(BinaryOperator.MUL, left, right);
    }

    @Test
    void productsAssociateAndDistribute() {
        assertThat(areEqual(product(a, product(b, c)), product(product(c, a), b))).isTrue();
        assertThat(areEqual(product(sum(a, b), difference(a, b)), difference(product(a, a), product(b, b)))).isTrue();
        assertThat(areEqual(product(on.unary(UnaryOperator.NEG, a), b), difference(on.number(0), product(b, a))))
                .isTrue();
        assertThat(areEqual(product(sum(a, a), b), product(product(on.number(2), a), b))).isTrue();
    }

    @Test
    void onePolynomialIsNotAnother() {
        assertThat(areEqual(product(a, b), product(a, c))).isFalse();
        assertThat(areEqual(product(a, a), a)).isFalse();
        assertThat(areEqual(product(sum(a, b), sum(a, b)), sum(product(a, a), product(b, b)))).isFalse();
        assertThat(areEqual(sum(product(a, b), on.number(1)), product(a, b))).isFalse();
    }

    @Test
    void whatIsDividedIsAnAtom() {
        ValueTerm quotient = on.binary(BinaryOperator.DIV, a, b);
        assertThat(areEqual(product(quotient, c), product(c, quotient))).isTrue();
        assertThat(areEqual(product(quotient, b), a)).isFalse();
    }

    @Test
    void aProductWithANumberIsLeftToTheSolver() {
        assertThat(MultipliedOut.concerns(product(on.number(3), a))).isFalse();
        assertThat(MultipliedOut.concerns(sum(a, product(a, b)))).isTrue();
    }

    /** Equal polynomials are equal words, though words wrap; and terms rewritten by the laws are found equal. */
    @Test
    void whatIsEqualAsAPolynomialIsEqualAsAWord() {
        int found = 0;
        for (int seed = 0; seed < 3000; seed++) {
            Random random = new Random(seed);
            ValueTerm left = term(random, 4);
            ValueTerm right = random.nextBoolean() ? rewritten(left, random) : term(random, 2);
            if (areEqual(left, right)) {
                found++;
                for (int i = 0; i < 5; i++) {
                    Map<ValueTerm, Integer> values = Map.of(a, random.nextInt(256), b, random.nextInt(256), c,
                            random.nextInt(256));
                    assertThat(value(left, values)).as("seed %d: %s = %s", seed, left, right)
                            .isEqualTo(value(right, values));
                }
            }
        }
        assertThat(found).isGreaterThan(1200);
    }

    private ValueTerm term(Random random, int depth) {
        if (depth == 0 || random.nextInt(5) == 0) {
            return switch (random.nextInt(4)) {
                case 0 -> a;
                case 1 -> b;
                case 2 -> c;
                default -> on.number(random.nextInt(256));
            };
        }
        ValueTerm left = term(random, depth - 1);
        ValueTerm right = term(random, depth - 1);
        return switch (random.nextInt(4)) {
            case 0 -> sum(left, right);
            case 1 -> difference(left, right);
            case 2 -> product(left, right);
            default -> on.unary(UnaryOperator.NEG, left);
        };
    }

    /** The same by laws of a commutative ring, taken at random. */
    private ValueTerm rewritten(ValueTerm term, Random random) {
        if (!(term instanceof ValueTerm.Apply apply)) {
            return term;
        }
        List<ValueTerm> operands = apply.operands().stream().map(operand -> rewritten(operand, random)).toList();
        ValueTerm first = operands.getFirst();
        ValueTerm last = operands.getLast();
        if (apply.operation().equals(new Operation.OfBinary(BinaryOperator.SUB))) {
            return sum(on.unary(UnaryOperator.NEG, last), first);
        }
        if (apply.operation().equals(new Operation.OfBinary(BinaryOperator.MUL))) {
            return last instanceof ValueTerm.Apply inner
                    && inner.operation().equals(new Operation.OfBinary(BinaryOperator.ADD))
                            ? sum(product(inner.operands().getFirst(), first),
                                    product(first, inner.operands().getLast()))
                            : product(last, first);
        }
        return on.terms().apply(apply.operation(), apply.type(), operands.reversed());
    }

    private static int value(ValueTerm term, Map<ValueTerm, Integer> values) {
        return Math.floorMod(switch (term) {
            case ValueTerm.Literal literal when literal.value() instanceof Literal.Whole whole ->
                whole.value().intValueExact();
            case ValueTerm.Apply apply -> {
                int first = value(apply.operands().getFirst(), values);
                int last = value(apply.operands().getLast(), values);
                yield switch (apply.operation()) {
                    case Operation.OfBinary(BinaryOperator operator) when operator == BinaryOperator.ADD ->
                        first + last;
                    case Operation.OfBinary(BinaryOperator operator) when operator == BinaryOperator.SUB ->
                        first - last;
                    case Operation.OfBinary(BinaryOperator operator) when operator == BinaryOperator.MUL ->
                        first * last;
                    default -> -first;
                };
            }
            default -> values.getOrDefault(term, 0);
        }, 256);
    }
}
