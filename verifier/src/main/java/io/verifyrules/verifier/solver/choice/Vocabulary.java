package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Sort;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** The sorts that occur in the formulas of a query. */
final class Vocabulary {

    private final Set<Formula> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean hasFloats;
    private boolean hasWords;
    private boolean hasOthers;
    /** Whether what else there is matters where something is not made of bits. */
    private boolean whole;

    private Vocabulary() {
    }

    static Vocabulary of(Query query) {
        Vocabulary vocabulary = new Vocabulary();
        query.assertions().forEach(vocabulary::visit);
        query.watched().forEach(vocabulary::visit);
        return vocabulary;
    }

    /** Whether the query is about floating-point numbers, and about nothing that is not made of bits. */
    boolean isOfFloats() {
        return hasFloats && !hasOthers;
    }

    /** Whether the query is about floating-point numbers, and about something that is not made of bits. */
    static boolean mixesFloats(Query query) {
        Vocabulary all = new Vocabulary();
        all.whole = true;
        query.assertions().forEach(all::visit);
        return all.hasFloats && all.hasOthers;
    }

    /** Whether the query is about words alone. */
    boolean isOfWords() { return hasWords && !hasFloats && !hasOthers; }

    private void visit(Formula formula) {
        if ((hasOthers && !whole) || !seen.add(formula)) {
            return;
        }
        switch (formula.sort()) {
            case Sort.Floats ignored -> hasFloats = true;
            case Sort.Words ignored -> hasWords = true;
            case Sort.Plain plain -> hasOthers |= switch (plain) {
                case BOOL, ROUNDING -> false;
                case INT, REAL, ELEMENT -> true;
            };
        }
        switch (formula) {
            case Formula.Apply apply -> apply.arguments().forEach(this::visit);
            case Formula.Call call -> call.arguments().forEach(this::visit);
            default -> {
            }
        }
    }
}
