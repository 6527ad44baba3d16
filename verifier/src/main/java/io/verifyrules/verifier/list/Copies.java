package io.verifyrules.verifier.list;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.PartList;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What belongs to a list once for each of so many parts, each with names of its own. */
final class Copies {

    private final List<Map<String, AxisMap>> maps = new ArrayList<>();
    private final List<Map<String, Element>> elements = new ArrayList<>();
    private final List<Map<String, TensorExpr>> tensors = new ArrayList<>();
    private final Set<String> taken;

    private Copies(Set<String> taken) {
        this.taken = taken;
    }

    /** Declares so many copies of what the parts of a list have. */
    static Copies declare(ListRule rule, PartList list, int count, RuleBuilder builder) {
        Set<String> taken = names(rule);
        Copies copies = new Copies(taken);
        AxisMap.Constant zero = new AxisMap.Constant(0);
        Map<AxisMap.Variable, AxisMap> before = new HashMap<>();
        for (int part = 1; part <= count; part++) {
            Map<String, AxisMap> ownMaps = new HashMap<>();
            Map<String, Element> ownElements = new HashMap<>();
            Map<String, TensorExpr> ownTensors = new HashMap<>();
            list.starts().forEach((start, size) -> ownMaps.put(start.name(), before.getOrDefault(size, zero)));
            for (AxisMap.Variable size : list.sizes()) {
                AxisMap own = builder.map(free(size.name(), part, taken), size.of());
                ownMaps.put(size.name(), own);
                before.merge(size, own, AxisMap::plus);
            }
            for (AxisMap.Variable map : list.maps()) {
                ownMaps.put(map.name(), builder.map(free(map.name(), part, taken), map.of()));
            }
            for (Element.Parameter element : list.elements()) {
                ownElements.put(element.name(), builder.element(free(element.name(), part, taken), element.type()));
            }
            Substitution shapes = new Substitution(ownMaps, Map.of(), Map.of(), concat -> Optional.empty());
            for (Input tensor : list.tensors()) {
                ownTensors.put(tensor.name(), builder.tensor(free(tensor.name(), part, taken), tensor.type().element(),
                        shapes.of(tensor.shape())));
            }
            copies.maps.add(ownMaps);
            copies.elements.add(ownElements);
            copies.tensors.add(ownTensors);
        }
        return copies;
    }

    /** The names of a rule, those of the parts of its lists included. */
    private static Set<String> names(ListRule rule) {
        RuleNames used = RuleNames.of(rule.pattern());
        Set<String> names = new HashSet<>(used.maps().keySet());
        names.addAll(used.permutations().keySet());
        names.addAll(used.integers());
        names.addAll(used.parameters().keySet());
        names.addAll(used.functions().keySet());
        names.addAll(used.tensors().keySet());
        rule.pattern().rankClasses().forEach(rankClass -> names.add(rankClass.name()));
        rule.lists().forEach(list -> {
            names.add(list.name());
            names.addAll(list.names());
            list.totals().keySet().forEach(total -> names.add(total.name()));
        });
        return names;
    }

    private static String free(String name, int part, Set<String> taken) {
        String free = name + part;
        while (!taken.add(free)) {
            free = name + "_" + free.substring(name.length());
        }
        return free;
    }

    /** A name that nothing has. */
    String free(String name) {
        return free(name, 1, taken);
    }

    /** The sum of a size over all copies. */
    AxisMap total(AxisMap.Variable size) {
        return maps.stream()
                .map(own -> Optional.ofNullable(own.get(size.name())).orElseThrow())
                .reduce(AxisMap::plus)
                .orElseThrow();
    }

    /** What the parts have, with the copy of that number, from 0 on, in its place. */
    Substitution part(int number, Map<String, AxisMap> others, Function<Concat, Optional<TensorExpr>> joins) {
        Map<String, AxisMap> all = new HashMap<>(others);
        all.putAll(maps.get(number));
        return new Substitution(all, elements.get(number), tensors.get(number), joins);
    }

    /** The tensors of that name, one of each part. */
    List<TensorExpr> tensors(String name) {
        return tensors.stream().map(own -> Optional.ofNullable(own.get(name)).orElseThrow()).toList();
    }
}
