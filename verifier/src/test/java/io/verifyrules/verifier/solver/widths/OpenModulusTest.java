package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Formula.Operator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.z3.Z3Solver;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** The integers by which words are replaced have all models that the words have. */
class OpenModulusTest {

    private static final Width N = Width.named("N");
    private static final Width M = Width.named("M");
    private static final int SEEDS = Integer.getInteger("words.seeds", 40);
    private static final List<Operator> ALL = List.of(Operator.WORD_ADD, Operator.WORD_NEGATE, Operator.WORD_NOT,
            Operator.WORD_MULTIPLY, Operator.WORD_DIVIDE_SIGNED, Operator.WORD_DIVIDE_UNSIGNED,
            Operator.WORD_REMAINDER_SIGNED, Operator.WORD_REMAINDER_UNSIGNED, Operator.WORD_AND, Operator.WORD_OR,
            Operator.WORD_XOR, Operator.CHOOSE, Operator.WORD_SHIFT_LEFT, Operator.WORD_SHIFT_RIGHT_SIGNED,
            Operator.WORD_SHIFT_RIGHT_UNSIGNED);

    private final OpenModulus modulus = new OpenModulus(new Z3Solver(),
            new Budget(1_000_000, Duration.ofMillis(300), false), Limit.NONE);

    @Test
    void noModelOfOneWidthIsLost() {
        check(List.of(N), Map.of("N", 4), 3);
    }

    @Test
    void noModelOfSeveralWidthsIsLost() {
        check(List.of(N, N.plus(1), M, M.plus(N), N.times(2).plus(M)), Map.of("N", 2, "M", 2), 3);
    }

    /** Pins the open numbers and all symbols to values, and claims of a term what its value is: a model by construction. */
    private void check(List<Width> widths, Map<String, Integer> most, int depth) {
        int answered = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            Map<String, Integer> at = new TreeMap<>();
            most.forEach((name, largest) -> at.put(name, 1 + random.nextInt(largest)));
            if (at.containsKey("M")) {
                at.merge("M", at.getOrDefault("N", 0) + 1, Integer::sum);
            }
            RandomWords words = new RandomWords(random, widths, ALL, true);
            Width width = widths.get(random.nextInt(widths.size()));
            List<Formula> terms = List.of(words.word(width, depth), words.word(width, depth),
                    new Formula.Bits(N, new Sort.Words(width)));
            List<Formula> formulas = pinned(terms, at, random);
            Optional<String> obstacle = modulus.obstacle(formulas, pinned(at, random));
            assertThat(obstacle).as("seed %s at %s: %s", seed, at, formulas).isPresent();
            answered += obstacle.get().startsWith("there are") ? 1 : 0;
        }
        assertThat(answered).as("models found").isGreaterThan(SEEDS / 4);
    }

    private static List<Formula> pinned(List<Formula> terms, Map<String, Integer> at, Random random) {
        Map<Formula, Long> values = new HashMap<>();
        for (Formula symbol : symbols(terms)) {
            int bits = symbol.sort() instanceof Sort.Words words ? words.width().at(at) : 1;
            values.put(symbol, random.nextLong(1L << bits));
        }
        WordValues is = new WordValues(at, values);
        List<Formula> formulas = new ArrayList<>();
        values.forEach((symbol, value) -> formulas.add(equal(symbol, value)));
        terms.forEach(term -> formulas.add(equal(term, is.of(term))));
        for (Operator comparison : List.of(Operator.WORD_AT_MOST_SIGNED, Operator.WORD_AT_MOST_UNSIGNED,
                Operator.WORD_PRODUCT_OVERFLOWS_SIGNED, Operator.WORD_PRODUCT_OVERFLOWS_UNSIGNED)) {
            Formula compared = Formula.compared(comparison, terms.get(0), terms.get(1));
            formulas.add(is.of(compared) == 1 ? compared : Formula.not(compared));
        }
        return formulas;
    }

    private static Formula equal(Formula term, long value) {
        if (term.sort() instanceof Sort.Words words) {
            return Formula.equal(term, new Formula.Word(BigInteger.valueOf(value), words));
        }
        return value == 1 ? term : Formula.not(term);
    }

    private static Set<Formula> symbols(List<Formula> terms) {
        Set<Formula> symbols = new LinkedHashSet<>(new WordParts(terms).all());
        symbols.removeIf(part -> !(part instanceof Formula.Symbol));
        return symbols;
    }

    /** In a form that says the value outright, or in one that only the solver understands. */
    private static WidthDomain pinned(Map<String, Integer> at, Random random) {
        boolean plain = random.nextBoolean();
        WidthDomain domain = WidthDomain.of();
        for (Map.Entry<String, Integer> number : at.entrySet()) {
            Width more = Width.named(number.getKey()).minus(number.getValue());
            domain = domain.where(random.nextBoolean() ? more : Width.named(number.getKey()).minus(1))
                    .where(more.times(plain ? 1 : 2))
                    .where(more.times(plain ? -1 : -2));
        }
        return at.containsKey("M") && random.nextBoolean() ? domain.where(M.minus(N).minus(1)) : domain;
    }
}
