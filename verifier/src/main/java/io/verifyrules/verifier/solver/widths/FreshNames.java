package io.verifyrules.verifier.solver.widths;

import io.verifyrules.verifier.solver.Formula;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Names that nothing else has, whatever the symbols, functions and open numbers of the formulas are called. */
final class FreshNames {

    private final Set<String> taken = new HashSet<>();

    /** Names beside those in the formulas, and beside the open numbers of the domain. */
    FreshNames(Collection<Formula> formulas, WidthDomain domain) {
        WordParts parts = new WordParts(formulas);
        taken.addAll(parts.openNumbers());
        domain.demands().forEach(demand -> taken.addAll(demand.terms().keySet()));
        taken.addAll(domain.choices().keySet());
        for (Formula part : parts.all()) {
            switch (part) {
                case Formula.Symbol symbol -> taken.add(symbol.name());
                case Formula.Call call -> taken.add(call.function());
                default -> {
                }
            }
        }
    }

    /** The name itself, if it is not taken; else one like it. It is taken then. */
    String of(String wanted) {
        String name = wanted;
        for (int number = 2; !taken.add(name); number++) {
            name = wanted + "~" + number;
        }
        return name;
    }
}
