package io.verifyrules.verifier.solver.integers;

import io.verifyrules.verifier.solver.Formula;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.SequencedSet;
import java.util.Set;

/** The names of symbols in formulas, in the order in which they stand there. */
final class SymbolsOf {

    private final SequencedSet<String> names = new LinkedHashSet<>();
    private final Set<Formula> met = Collections.newSetFromMap(new IdentityHashMap<>());

    void add(Formula formula) {
        if (met.add(formula)) {
            switch (formula) {
                case Formula.Symbol symbol -> names.add(symbol.name());
                case Formula.Apply apply -> apply.arguments().forEach(this::add);
                default -> {
                }
            }
        }
    }

    SequencedSet<String> names() {
        return names;
    }
}
