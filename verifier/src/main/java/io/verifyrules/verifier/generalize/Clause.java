package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.rule.Condition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Comparisons of which at least one has to hold, each on every lane of its class or on some. */
final class Clause {

    private final List<Atom> together;
    private final List<Atom> apart;
    private Optional<BitSet> holds = Optional.empty();

    /**
     * A disjunction.
     *
     * @param together for each class comparisons of which on every lane one has to hold
     * @param apart    comparisons that may hold on some lane instead
     */
    Clause(List<Atom> together, List<Atom> apart) {
        this.together = List.copyOf(together);
        this.apart = List.copyOf(apart);
    }

    /** Comparisons of which, for each class, one has to hold on every lane. */
    List<Atom> together() {
        return together;
    }

    /** Comparisons that may hold on some lane instead. */
    List<Atom> apart() {
        return apart;
    }

    /** Every way to read a disjunction that was found where each class has one lane. */
    static List<Clause> readings(List<Atom> atoms) {
        List<Clause> readings = new ArrayList<>();
        for (int code = 0; code < 1 << atoms.size(); code++) {
            List<Atom> together = new ArrayList<>();
            List<Atom> apart = new ArrayList<>();
            for (int i = 0; i < atoms.size(); i++) {
                boolean some = (code >> i & 1) == 1;
                boolean many = atoms.get(i).rankClass().filter(of -> !of.isSingleton()).isPresent();
                (some && many ? apart : together).add(atoms.get(i));
                if (some && !many) {
                    together.clear();
                    apart.clear();
                    break;
                }
            }
            if (!together.isEmpty() || !apart.isEmpty()) {
                readings.add(new Clause(together, apart));
            }
        }
        return readings;
    }

    /** The cases in which it holds; not to be changed. */
    BitSet holds() {
        if (holds.isEmpty()) {
            holds = Optional.of(computed());
        }
        return holds.orElseThrow();
    }

    private BitSet computed() {
        BitSet anywhere = new BitSet();
        groups().values().forEach(group -> anywhere.or(onEveryLane(group)));
        apart.forEach(atom -> anywhere.or(atom.on().onSome()));
        return anywhere;
    }

    private static BitSet onEveryLane(List<Atom> group) {
        if (group.size() == 1) {
            return group.getFirst().on().onEvery();
        }
        BitSet any = new BitSet();
        group.forEach(atom -> any.or(atom.holds()));
        return group.getFirst().cells().every(any);
    }

    /** Whether it holds in one case, which is less to find out than {@link #holds()}. */
    boolean holdsIn(int number) {
        return apart.stream().anyMatch(atom -> atom.on().onSome().get(number))
                || groups().values().stream().anyMatch(group -> holdsOnEveryLane(group, number));
    }

    private static boolean holdsOnEveryLane(List<Atom> group, int number) {
        Cells cells = group.getFirst().cells();
        return IntStream.range(cells.first(number), cells.first(number) + cells.lanes(number))
                .allMatch(lane -> group.stream().anyMatch(atom -> atom.holds().get(lane)));
    }

    private Map<Optional<RankClass>, List<Atom>> groups() {
        Map<Optional<RankClass>, List<Atom>> groups = new LinkedHashMap<>();
        together.forEach(atom -> groups.computeIfAbsent(atom.rankClass(), ignored -> new ArrayList<>()).add(atom));
        return groups;
    }

    /** The cost of reading it. */
    double cost() {
        return Stream.concat(together.stream(), apart.stream()).mapToDouble(Atom::cost).sum();
    }

    /** All its comparisons. */
    List<Atom> atoms() {
        return Stream.concat(together.stream(), apart.stream()).toList();
    }

    /** As a rule says it. */
    Condition condition() {
        List<Condition> parts = new ArrayList<>();
        groups().forEach((rankClass, group) -> parts
                .addAll(Statement.joined(rankClass, group.stream().map(Atom::statement).toList())));
        apart.forEach(atom -> parts.add(onSomeLane(atom.statement())));
        return parts.size() == 1 ? parts.getFirst() : parts.stream().reduce(Condition::disjoin).orElseThrow();
    }

    private static Condition onSomeLane(Statement statement) {
        return switch (statement) {
            case Statement.OnLane(var condition) -> Condition.someLane(condition);
            case Statement.OnElements(var condition) -> condition;
        };
    }
}
