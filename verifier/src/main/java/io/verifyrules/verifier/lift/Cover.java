package io.verifyrules.verifier.lift;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The cheapest relations that leave out each point at which a rule without them is wrong. They give each number of the
 * right side.
 */
final class Cover {

    /** The cost of leaving out all points at which the rule is right. */
    private static final int LOSS_OF_ALL = 8;
    private static final int MOST_STEPS = 50_000;

    /** A relation with the demands that it meets. */
    private record Meeting(NumberRelation relation, BitSet demands, int cost) {}

    /** For each demand the relations that meet it, the cheapest first. */
    private final List<List<Meeting>> meeting;
    private final int demands;
    private int best = Integer.MAX_VALUE;
    private Optional<List<NumberRelation>> found = Optional.empty();
    private int steps;

    private Cover(List<Meeting> relations, int demands) {
        this.meeting = IntStream.range(0, demands)
                .mapToObj(demand -> relations.stream().filter(each -> each.demands().get(demand)).toList())
                .toList();
        this.demands = demands;
    }

    /**
     * The cheapest relations; empty where no relations do.
     *
     * @param relations those that may be chosen, the cheapest first
     * @param toBeSaid the numbers that equations must give
     * @param wrong where they must not all hold
     * @param right where it is a pity if they do not
     * @param undecided sets of which nothing is known: some relation beyond each is needed
     */
    static Optional<List<NumberRelation>> cheapest(List<NumberRelation> relations, List<Parameter> toBeSaid,
            List<Map<Parameter, Long>> wrong, List<Map<Parameter, Long>> right, List<Set<NumberRelation>> undecided) {
        int demands = toBeSaid.size() + wrong.size() + undecided.size();
        Map<BitSet, Meeting> distinct = new HashMap<>();
        for (NumberRelation relation : relations) {
            BitSet met = new BitSet(demands);
            for (int i = 0; i < toBeSaid.size(); i++) {
                met.set(i, relation instanceof NumberRelation.Equation is && is.parameter().equals(toBeSaid.get(i)));
            }
            for (int i = 0; i < wrong.size(); i++) {
                met.set(toBeSaid.size() + i, !relation.holds(wrong.get(i)));
            }
            for (int i = 0; i < undecided.size(); i++) {
                met.set(toBeSaid.size() + wrong.size() + i, !undecided.get(i).contains(relation));
            }
            long lost = right.stream().filter(point -> !relation.holds(point)).count();
            Meeting meeting = new Meeting(relation, met,
                    relation.cost() + (int) (LOSS_OF_ALL * lost / Math.max(1, right.size())));
            if (!met.isEmpty()) {
                distinct.merge(met, meeting, (known, other) -> other.cost() < known.cost() ? other : known);
            }
        }
        List<Meeting> all = distinct.values()
                .stream()
                .sorted(Comparator.comparingInt(Meeting::cost).thenComparing(meeting -> meeting.relation().toString()))
                .toList();
        Cover cover = new Cover(undominated(all), demands);
        cover.search(new BitSet(demands), new ArrayList<>(), 0);
        return cover.found;
    }

    /** Without those that another one meets all demands of, and costs no more. */
    private static List<Meeting> undominated(List<Meeting> all) {
        List<Meeting> kept = new ArrayList<>();
        for (Meeting meeting : all) {
            if (kept.stream().noneMatch(cheaper -> contains(cheaper.demands(), meeting.demands()))) {
                kept.add(meeting);
            }
        }
        return kept;
    }

    private static boolean contains(BitSet all, BitSet some) {
        BitSet rest = (BitSet) some.clone();
        rest.andNot(all);
        return rest.isEmpty();
    }

    private void search(BitSet met, List<NumberRelation> chosen, int cost) {
        int open = met.nextClearBit(0);
        if (open >= demands) {
            best = cost;
            found = Optional.of(List.copyOf(chosen));
            return;
        }
        if (++steps > MOST_STEPS) {
            return;
        }
        int hardest = hardest(met);
        for (Meeting each : meeting.get(hardest)) {
            if (cost + each.cost() >= best) {
                return;
            }
            if (fits(each, chosen)) {
                BitSet more = (BitSet) met.clone();
                more.or(each.demands());
                chosen.add(each.relation());
                search(more, chosen, cost + each.cost());
                chosen.removeLast();
            }
        }
    }

    /** A number is given by one equation. */
    private static boolean fits(Meeting meeting, List<NumberRelation> chosen) {
        return !(meeting.relation() instanceof NumberRelation.Equation(Parameter parameter, var is, var cost))
                || chosen.stream()
                        .noneMatch(other -> other instanceof NumberRelation.Equation equation
                                && equation.parameter().equals(parameter));
    }

    /** The demand that the fewest relations meet. */
    private int hardest(BitSet met) {
        int hardest = met.nextClearBit(0);
        for (int demand = hardest; demand < demands; demand = met.nextClearBit(demand + 1)) {
            hardest = meeting.get(demand).size() < meeting.get(hardest).size() ? demand : hardest;
        }
        return hardest;
    }

    /** The relations as a set. */
    static Set<NumberRelation> set(List<NumberRelation> relations) {
        return new HashSet<>(relations);
    }
}
