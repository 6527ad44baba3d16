package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;

/** Random formulas over words of some widths, each at least as wide as the one before. */
final class RandomWords {

    static final List<SmtOperator> BITWISE = List.of(SmtOperator.WORD_ADD, SmtOperator.WORD_NEGATE,
            SmtOperator.WORD_NOT, SmtOperator.WORD_AND, SmtOperator.WORD_OR, SmtOperator.WORD_XOR, SmtOperator.CHOOSE,
            SmtOperator.WORD_SHIFT_LEFT, SmtOperator.WORD_SHIFT_RIGHT_SIGNED, SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED);

    private final Random random;
    private final List<Width> widths;
    private final List<SmtOperator> operators;
    private final boolean shiftsByWords;

    RandomWords(Random random, List<Width> widths, List<SmtOperator> operators, boolean shiftsByWords) {
        this.random = random;
        this.widths = widths;
        this.operators = operators;
        this.shiftsByWords = shiftsByWords;
    }

    private <T> T oneOf(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    Formula truth(int depth) {
        if (depth <= 0) {
            return comparison(depth);
        }
        return switch (random.nextInt(6)) {
            case 0 -> Formula.not(truth(depth - 1));
            case 1 -> Formula.and(List.of(truth(depth - 1), truth(depth - 1)));
            case 2 -> Formula.or(List.of(truth(depth - 1), truth(depth - 1)));
            case 3 -> new Formula.Symbol("p", Sort.BOOL);
            default -> comparison(depth);
        };
    }

    private Formula comparison(int depth) {
        Width width = oneOf(widths);
        Formula a = word(width, depth);
        Formula b = word(width, depth);
        return switch (random.nextInt(3)) {
            case 0 -> new Formula.Apply(SmtOperator.EQUAL, List.of(a, b), Sort.BOOL);
            case 1 -> Formula.compared(SmtOperator.WORD_AT_MOST_SIGNED, a, b);
            default -> Formula.compared(SmtOperator.WORD_AT_MOST_UNSIGNED, a, b);
        };
    }

    Formula word(Width width, int depth) {
        Sort.Words sort = new Sort.Words(width);
        if (depth <= 0 || random.nextInt(8) == 0) {
            return leaf(sort);
        }
        int at = widths.indexOf(width);
        if (widths.size() > 1 && random.nextInt(3) == 0) {
            int from = random.nextInt(widths.size());
            Formula word = word(widths.get(from), depth - 1);
            SmtOperator extension = random.nextBoolean()
                    ? SmtOperator.WORD_EXTEND_SIGNED
                    : SmtOperator.WORD_EXTEND_UNSIGNED;
            return from == at ? word : Formula.resized(from < at ? extension : SmtOperator.WORD_TRUNCATE, word, sort);
        }
        return applied(oneOf(operators), sort, depth);
    }

    private Formula applied(SmtOperator operator, Sort.Words sort, int depth) {
        Formula a = word(sort.width(), depth - 1);
        return switch (operator) {
            case WORD_NOT, WORD_NEGATE -> Formula.word(operator, a);
            case CHOOSE ->
                new Formula.Apply(operator, List.of(truth(depth - 2), a, word(sort.width(), depth - 1)), sort);
            case WORD_SHIFT_LEFT, WORD_SHIFT_RIGHT_SIGNED, WORD_SHIFT_RIGHT_UNSIGNED -> Formula.word(operator, a,
                    shiftsByWords ? word(sort.width(), depth - 2) : constant(random.nextInt(4), sort));
            default -> Formula.word(operator, a, word(sort.width(), depth - 1));
        };
    }

    private static Formula constant(int value, Sort.Words sort) {
        return new Formula.Word(BigInteger.valueOf(value), sort);
    }

    private Formula leaf(Sort.Words sort) {
        return switch (random.nextInt(7)) {
            case 0 -> constant(random.nextInt(-4, 6), sort);
            case 1 -> new Formula.HighestBit(sort);
            default -> new Formula.Symbol((random.nextBoolean() ? "x" : "y") + sort.width(), sort);
        };
    }
}
