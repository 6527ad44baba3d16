package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The demands of a rule that is being declared, in order. A variant leaves some out, or puts others in their place. */
final class Demands {

    private final List<Demand> all = new ArrayList<>();
    private final Set<Demand> stated = Collections.newSetFromMap(new IdentityHashMap<>());
    private final IdentityHashMap<Demand, Optional<Demand>> changed = new IdentityHashMap<>();
    private boolean further;

    /** A condition that a declaration comes with. */
    void declared(Condition condition) {
        all.add(new Demand.Required(condition));
    }

    /** The demand of the author. */
    Demand stated(Demand demand) {
        all.add(demand);
        stated.add(demand);
        return demand;
    }

    /** The further demand of a variant. */
    Demand further(Demand demand) {
        further = true;
        return stated(demand);
    }

    /** Leaves a demand out, or puts another one in its place. */
    void change(String word, Demand demand, Optional<Demand> by) {
        if (!stated.contains(demand)) {
            throw new IllFormedException(word + ": this is no demand of the rule; say val d = requires { .. } in the "
                    + "rule, before the variant, and " + word + "(d)");
        }
        if (changed.putIfAbsent(demand, by) != null) {
            throw new IllFormedException(word + ": this demand is left out or replaced already");
        }
    }

    /** The conditions that declarations come with. */
    List<Condition> implied() {
        return all.stream()
                .filter(demand -> !stated.contains(demand))
                .flatMap(demand -> demand instanceof Demand.Required(Condition condition)
                        ? Stream.of(condition)
                        : Stream.of())
                .toList();
    }

    List<Condition> preconditions() {
        return valid().flatMap(
                demand -> demand instanceof Demand.Required(Condition condition) ? Stream.of(condition) : Stream.of())
                .toList();
    }

    List<TensorExpr> assumptions() {
        return valid()
                .flatMap(demand -> demand instanceof Demand.Assumed(var property) ? Stream.of(property) : Stream.of())
                .toList();
    }

    private Stream<Demand> valid() {
        return all.stream().flatMap(demand -> changed.getOrDefault(demand, Optional.of(demand)).stream());
    }

    /** The demands of the author, as the rule says them in the end. */
    List<Demand> stated(TypedParts typed) {
        List<Demand> demands = new ArrayList<>();
        int required = 0;
        int assumed = 0;
        for (Demand demand : all) {
            if (changed.getOrDefault(demand, Optional.of(demand)).isPresent()) {
                Demand decided = switch (changed.getOrDefault(demand, Optional.of(demand)).orElseThrow()) {
                    case Demand.Required ignored -> new Demand.Required(typed.preconditions().get(required++));
                    case Demand.Assumed ignored -> new Demand.Assumed(typed.assumptions().get(assumed++));
                };
                if (stated.contains(demand)) {
                    demands.add(decided);
                }
            }
        }
        return demands;
    }

    /** The one demand that a variant changes, with its number among what the author demands, if it changes only one. */
    Optional<Variant.ChangedDemand> changed() {
        List<Demand> numbered = all.stream().filter(stated::contains).toList();
        List<Variant.ChangedDemand> changes = changed.entrySet()
                .stream()
                .map(change -> new Variant.ChangedDemand(indexOf(numbered, change.getKey()),
                        change.getValue().isEmpty()))
                .toList();
        return further || changes.size() != 1 ? Optional.empty() : Optional.of(changes.get(0));
    }

    @SuppressWarnings("ReferenceEquality")
    private static int indexOf(List<Demand> demands, Demand sought) {
        int index = 0;
        while (demands.get(index) != sought) {
            index++;
        }
        return index;
    }
}
