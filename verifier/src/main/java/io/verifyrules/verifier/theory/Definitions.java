package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.solver.Formula;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What an encoding needs besides its formulas: facts that define the symbols it introduces. Each name is defined once.
 * Not for use by several threads.
 */
public final class Definitions {

    private final Set<String> defined = new HashSet<>();
    private final IdentityHashMap<Formula, Integer> numbers = new IdentityHashMap<>();
    private final List<Unspecified> watched = new ArrayList<>();
    private final Map<String, List<List<Formula>>> noted = new HashMap<>();
    private final List<Formula> facts = new ArrayList<>();

    /** Whether the name is new; from now on it is not. */
    public boolean define(String name) {
        return defined.add(name);
    }

    /** Adds a fact that every model of the encoding satisfies or can be made to satisfy. */
    public void fact(Formula fact) {
        if (!fact.equals(Formula.TRUE)) {
            facts.add(fact);
        }
    }

    /** A short name for a formula, the same for the same object. */
    public String shortName(Formula formula) {
        return "#" + numbers.computeIfAbsent(formula, key -> numbers.size());
    }

    /** Notes a tuple of formulas under a heading; answers those noted there before. */
    public List<List<Formula>> note(String heading, List<Formula> tuple) {
        List<List<Formula>> all = noted.computeIfAbsent(heading, key -> new ArrayList<>());
        List<List<Formula>> before = List.copyOf(all);
        all.add(tuple);
        return before;
    }

    /** Asks for the value of an undefined application in counterexamples, beside those of the rule's own variables. */
    void watch(Unspecified application) {
        watched.add(application);
    }

    /** The undefined applications to watch so far. */
    public List<Unspecified> watched() {
        return List.copyOf(watched);
    }

    /** The facts so far. */
    public List<Formula> facts() {
        return List.copyOf(facts);
    }
}
