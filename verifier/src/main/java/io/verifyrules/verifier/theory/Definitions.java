package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The needs of an encoding besides its formulas: facts that define the symbols it introduces. Each name is defined
 * once. Not for use by several threads.
 */
public final class Definitions {

    private final Set<String> defined = new HashSet<>();
    private final IdentityHashMap<Formula, Integer> numbers = new IdentityHashMap<>();
    private final List<Unspecified> watched = new ArrayList<>();
    private final Map<String, List<List<Formula>>> noted = new HashMap<>();
    private final List<Formula> facts = new ArrayList<>();
    private final Set<Formula.Call> applied = new LinkedHashSet<>();
    private final Set<Law> granted = EnumSet.noneOf(Law.class);
    private final Set<Law> built = EnumSet.noneOf(Law.class);

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

    /** The tuples noted under a heading so far. */
    public List<List<Formula>> noted(String heading) {
        return List.copyOf(noted.getOrDefault(heading, List.of()));
    }

    /** Asks for the value of an undefined application, or of a declared function, in counterexamples, beside those of the rule's own variables. */
    public void watch(Unspecified application) {
        watched.add(application);
    }

    /** The undefined applications to watch so far. */
    public List<Unspecified> watched() {
        return List.copyOf(watched);
    }

    /** Notes that a function of reals is applied, of which the axioms may be used. */
    void applied(Formula.Call call, Set<Law> axioms) {
        applied.add(call);
        granted.addAll(axioms);
    }

    /** Notes that a formula was built in the way it was because of an axiom. */
    void builtBy(Law axiom) {
        built.add(axiom);
    }

    /** The axioms that the encoding rests on so far. */
    public Set<Law> axioms() {
        Set<Law> all = EnumSet.noneOf(Law.class);
        all.addAll(built);
        Axioms.of(applied, granted).forEach(instance -> all.add(instance.law()));
        return all;
    }

    /** The facts so far, instances of axioms among them. */
    public List<Formula> facts() {
        return Stream.concat(facts.stream(), Axioms.of(applied, granted).stream().map(Axioms.Instance::formula))
                .toList();
    }
}
