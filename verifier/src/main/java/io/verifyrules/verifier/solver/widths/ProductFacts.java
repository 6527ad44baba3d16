package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Products of unknowns, each taken for one more unknown: what is left is linear. A few facts about products of two are said: none is negative
 * whose factors are not, a product grows with a factor.
 */
final class ProductFacts {

    private static final int MOST_PAIRS = 120;

    private final Map<List<Formula>, Formula> products = new LinkedHashMap<>();
    private final Map<Formula, Formula> linear = new HashMap<>();
    private final Set<Formula> mayBeNegative;
    private final FreshNames names;

    ProductFacts(Set<Formula> mayBeNegative, FreshNames names) {
        this.mayBeNegative = mayBeNegative;
        this.names = names;
    }

    List<Formula> linear(List<Formula> formulas) {
        return formulas.stream().map(this::linear).toList();
    }

    private Formula linear(Formula formula) {
        Formula known = linear.get(formula);
        if (known == null) {
            known = replaced(formula);
            linear.put(formula, known);
        }
        return known;
    }

    private Formula replaced(Formula formula) {
        if (!(formula instanceof Formula.Apply(SmtOperator operator, List<Formula> arguments, Sort sort))) {
            return formula;
        }
        if (operator != SmtOperator.MULTIPLY || !sort.equals(Sort.INT)) {
            return new Formula.Apply(operator, linear(arguments), sort);
        }
        List<Formula> factors = new ArrayList<>(arguments);
        List<Formula> constants = new ArrayList<>();
        factors.removeIf(factor -> factor instanceof Formula.Whole && constants.add(factor));
        if (factors.size() >= 2) {
            constants.add(products.computeIfAbsent(List.copyOf(factors),
                    ignored -> new Formula.Symbol(names.of("product"), Sort.INT)));
        } else {
            constants.addAll(factors);
        }
        return Formula.product(constants);
    }

    /** The facts about the products that have been replaced: true of products, whether they are replaced or not. */
    List<Formula> facts() {
        Map<Formula, Map<Formula, Formula>> byFactor = new LinkedHashMap<>();
        List<Formula> facts = new ArrayList<>();
        products.forEach((factors, product) -> {
            if (factors.stream().noneMatch(mayBeNegative::contains)) {
                facts.add(Formula.atMost(Formula.ZERO, product));
                parts(factors).forEach((factor,
                        rest) -> byFactor.computeIfAbsent(factor, ignored -> new LinkedHashMap<>()).put(rest, product));
            }
        });
        byFactor.forEach((factor, multiples) -> facts(facts, factor, multiples));
        return facts;
    }

    /** Each factor with what it is multiplied by. */
    private Map<Formula, Formula> parts(List<Formula> factors) {
        Map<Formula, Formula> parts = new LinkedHashMap<>();
        for (int i = 0; i < factors.size(); i++) {
            List<Formula> rest = new ArrayList<>(factors);
            Formula factor = rest.remove(i);
            Formula others = rest.size() == 1 ? rest.getFirst() : products.get(rest);
            if (others != null) {
                parts.put(factor, others);
            }
        }
        return parts;
    }

    private static void facts(List<Formula> facts, Formula factor, Map<Formula, Formula> multiples) {
        Map<Formula, Formula> all = new LinkedHashMap<>(multiples);
        all.put(Formula.ZERO, Formula.ZERO);
        all.put(Formula.ONE, factor);
        List<Map.Entry<Formula, Formula>> rests = List.copyOf(all.entrySet());
        int pairs = 0;
        for (Map.Entry<Formula, Formula> one : rests) {
            for (Map.Entry<Formula, Formula> other : rests) {
                Formula less = one.getKey();
                Formula more = other.getKey();
                if (!less.equals(more) && pairs++ < MOST_PAIRS) {
                    facts.add(Formula.implies(Formula.atMost(Formula.plus(less, Formula.ONE), more),
                            Formula.atMost(Formula.plus(one.getValue(), factor), other.getValue())));
                    facts.add(Formula.implies(Formula.equal(less, more),
                            Formula.equal(one.getValue(), other.getValue())));
                }
            }
        }
    }
}
