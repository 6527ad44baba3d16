package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.value.RefusedInstance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The permutations of an instance. An instance has an integer on each lane for each. The order of these integers, equal
 * ones in the order of their lanes, is the permutation. Each lane is taken to the place of its integer among all. So
 * lanes in some order stand for themselves, and whatever integers an instance has, they are a permutation.
 */
public final class LaneOrders {

    /** Six orders of three lanes; of two permutations, 36 pairs. */
    private static final int FEW = 3;

    private LaneOrders() {
    }

    /** The lane that each lane is taken to. */
    static List<Integer> places(List<Integer> integers) {
        List<Integer> places = new ArrayList<>(integers.size());
        for (int lane = 0; lane < integers.size(); lane++) {
            int place = 0;
            for (int other = 0; other < integers.size(); other++) {
                int compared = integers.get(other).compareTo(integers.get(lane));
                place += compared < 0 || (compared == 0 && other < lane) ? 1 : 0;
            }
            places.add(place);
        }
        return List.copyOf(places);
    }

    /** The lane that one is taken to. */
    static int lane(Permutation permutation, RuleInstance instance, int rank, int lane) {
        int at = lane;
        for (Permutation.Letter letter : permutation.letters().reversed()) {
            List<Integer> integers = instance.maps().get(letter.lanes().name());
            if (integers == null || integers.size() != rank) {
                throw new RefusedInstance("permutation " + letter.lanes().name()
                        + " needs one integer per lane of class " + permutation.of() + ", found " + integers);
            }
            List<Integer> places = places(integers);
            at = letter.inverse() ? places.indexOf(at) : places.get(at);
        }
        return at;
    }

    /** The instance with all permutations of few lanes in its place; itself where there are many. */
    public static Stream<RuleInstance> all(Rule rule, RuleInstance instance) {
        Stream<RuleInstance> all = Stream.of(instance);
        for (String name : RuleNames.of(rule).permutations().keySet()) {
            int rank = instance.maps().getOrDefault(name, List.of()).size();
            if (rank <= FEW) {
                List<List<Integer>> orders = orders(rank);
                all = all.flatMap(each -> orders.stream().map(order -> with(each, name, order)));
            }
        }
        return all;
    }

    private static RuleInstance with(RuleInstance instance, String name, List<Integer> order) {
        Map<String, List<Integer>> maps = new LinkedHashMap<>(instance.maps());
        maps.put(name, order);
        return instance.withMaps(maps);
    }

    private static List<List<Integer>> orders(int rank) {
        List<List<Integer>> orders = List.of(List.of());
        for (int lane = 0; lane < rank; lane++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> order : orders) {
                for (int place = 0; place <= lane; place++) {
                    List<Integer> grown = new ArrayList<>(order);
                    grown.add(place, lane);
                    longer.add(grown);
                }
            }
            orders = longer;
        }
        return orders;
    }

    /** The same instance, in which each permutation is the list of the lanes that the lanes are taken to. */
    public static RuleInstance spelledOut(Rule rule, RuleInstance instance) {
        Map<String, List<Integer>> maps = new LinkedHashMap<>(instance.maps());
        RuleNames.of(rule)
                .permutations()
                .keySet()
                .forEach(name -> maps.computeIfPresent(name, (p, all) -> places(all)));
        return maps.equals(instance.maps()) ? instance : instance.withMaps(maps);
    }
}
