package io.verifyrules.verifier.reduction;

import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Index equations from the tensor elements that two guards look at. Where a factor mentions no index, as the greatest of all
 * indices in a place of an extreme, the guard alone tells which terms correspond.
 */
final class GuardElements {

    private GuardElements() {
    }

    /** An element that a guard demands to be true, or to be false. */
    private record Demand(boolean holds, ValueTerm element) {}

    /** Equations under which the elements on the left are those on the right, for as many as have the same form. */
    static List<IndexEquation> equations(Truth left, Truth right) {
        Unification unification = new Unification();
        List<Demand> unused = demands(right);
        List<IndexEquation> equations = new ArrayList<>();
        for (Demand demand : demands(left)) {
            for (Demand other : List.copyOf(unused)) {
                Optional<List<IndexEquation>> found = demand.holds() == other.holds()
                        ? unification.of(demand.element(), other.element())
                        : Optional.empty();
                if (found.isPresent()) {
                    equations.addAll(found.get());
                    unused.remove(other);
                    break;
                }
            }
        }
        return equations;
    }

    private static List<Demand> demands(Truth guard) {
        List<Demand> demands = new ArrayList<>();
        for (Truth conjunct : Truth.conjuncts(guard)) {
            if (conjunct instanceof Truth.OnElement(ValueTerm element)) {
                demands.add(new Demand(true, element));
            } else if (conjunct instanceof Truth.Not(Truth.OnElement(ValueTerm element))) {
                demands.add(new Demand(false, element));
            }
        }
        return demands;
    }
}
