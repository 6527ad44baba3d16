package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Formulas that have a model by construction, as they say the values of open numbers, of symbols, and of terms made of these. */
final class PinnedWords {

    private PinnedWords() {
    }

    /** Random values of the symbols, and what the terms are there. */
    static List<Formula> claims(List<Formula> terms, Map<String, Integer> at, Random random) {
        Map<Formula, Long> values = new HashMap<>();
        for (Formula symbol : symbols(terms)) {
            int bits = symbol.sort() instanceof Sort.Words words ? words.width().at(at) : 1;
            values.put(symbol, random.nextLong(1L << bits));
        }
        WordValues is = new WordValues(at, values);
        List<Formula> formulas = new ArrayList<>();
        values.forEach((symbol, value) -> formulas.add(equal(symbol, value)));
        terms.forEach(term -> formulas.add(equal(term, is.of(term))));
        List<Formula> two = terms.stream()
                .filter(term -> term.sort().equals(terms.getFirst().sort()))
                .limit(2)
                .toList();
        for (SmtOperator comparison : List.of(SmtOperator.WORD_AT_MOST_SIGNED, SmtOperator.WORD_AT_MOST_UNSIGNED,
                SmtOperator.WORD_PRODUCT_OVERFLOWS_SIGNED, SmtOperator.WORD_PRODUCT_OVERFLOWS_UNSIGNED)) {
            Formula compared = Formula.compared(comparison, two.getFirst(), two.getLast());
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
    static WidthDomain domain(Map<String, Integer> at, Random random) {
        boolean plain = random.nextBoolean();
        WidthDomain domain = WidthDomain.of();
        for (Map.Entry<String, Integer> number : at.entrySet()) {
            Width more = Width.named(number.getKey()).minus(number.getValue());
            domain = domain.where(random.nextBoolean() ? more : Width.named(number.getKey()).minus(1))
                    .where(more.times(plain ? 1 : 2))
                    .where(more.times(plain ? -1 : -2));
        }
        return at.containsKey("M") && random.nextBoolean()
                ? domain.where(Width.named("M").minus(Width.named("N")).minus(1))
                : domain;
    }
}
