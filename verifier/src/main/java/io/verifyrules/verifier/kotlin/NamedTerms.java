package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * The terms of a rule that have a name of their own: what a freeze chooses, and what is large and stands in several places. Which ones
 * these are is found by writing the rule once without names, as not all that a rule is made of is written down.
 */
final class NamedTerms {

    /** So many operators make a term large enough for a name. */
    private static final int LARGE_TENSOR = 3;
    private static final int LARGE_MAP = 4;
    private static final int LARGE_OTHER = 6;

    /** A term with a name. */
    record Definition(String name, Node term) {}

    private final Map<Node, Integer> numbers;
    private final List<Node> terms;
    private final Map<Integer, String> names;
    private final Map<Integer, Code> written = new HashMap<>();
    private final Map<Integer, Integer> uses = new HashMap<>();
    private final Map<Integer, List<Integer>> parts = new TreeMap<>();
    private final Deque<Integer> open = new ArrayDeque<>();

    private NamedTerms(Map<Node, Integer> numbers, List<Node> terms, Map<Integer, String> names) {
        this.numbers = numbers;
        this.terms = Collections.unmodifiableList(terms);
        this.names = names;
    }

    static NamedTerms none() {
        return new NamedTerms(new IdentityHashMap<>(), List.of(), Map.of());
    }

    /** No names yet; it counts how often each term of these expressions is written. */
    static NamedTerms counting(Collection<? extends Node> roots) {
        List<Node> nodes = Graph.of(roots).nodes();
        List<Integer> found = Graph.of(nodes).numbers(new HashMap<>());
        IdentityHashMap<Node, Integer> numbers = new IdentityHashMap<>();
        List<Node> terms = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            numbers.put(nodes.get(i), found.get(i));
            if (found.get(i) == terms.size()) {
                terms.add(nodes.get(i));
            }
        }
        return new NamedTerms(numbers, terms, Map.of());
    }

    /** The name of a term, or what it is written as. */
    Code of(Node term, Supplier<Code> code) {
        Integer number = numbers.get(term);
        if (number == null) {
            return code.get();
        }
        String name = names.get(number);
        if (name != null) {
            return Code.word(Names.spelled(name));
        }
        uses.merge(number, 1, Integer::sum);
        if (!open.isEmpty()) {
            parts.computeIfAbsent(open.getLast(), ignored -> new ArrayList<>()).add(number);
        }
        Code known = written.get(number);
        if (known == null) {
            open.addLast(number);
            known = code.get();
            open.removeLast();
            written.put(number, known);
        }
        return known;
    }

    /** The same terms, of which those have a name that were written often and are large. */
    NamedTerms chosen(Names fresh) {
        Map<Integer, String> chosen = new TreeMap<>();
        Map<Integer, Long> sizes = new HashMap<>();
        for (int number = 0; number < terms.size(); number++) {
            Node term = terms.get(number);
            if (!written.containsKey(number)) {
                continue;
            }
            long size = term.parts().isEmpty() || term instanceof Input ? 0 : 1;
            for (int part : parts.getOrDefault(number, List.of())) {
                // An index that a reduction names is no part of it, and may come later.
                size = Math.min(Integer.MAX_VALUE, size + sizes.getOrDefault(part, 0L));
            }
            if (term instanceof Freeze freeze) {
                chosen.put(number, freeze.choice());
            } else if (uses.getOrDefault(number, 0) > 1 && size >= large(term)) {
                chosen.put(number, fresh.fresh(wish(term)));
            }
            sizes.put(number, chosen.containsKey(number) ? 0L : size);
        }
        return new NamedTerms(numbers, terms, chosen);
    }

    private static int large(Node term) {
        return switch (term) {
            case TensorExpr ignored -> LARGE_TENSOR;
            case AxisMap ignored -> LARGE_MAP;
            default -> LARGE_OTHER;
        };
    }

    private static String wish(Node term) {
        return switch (term) {
            case TensorExpr tensor -> ResultNames.of(tensor);
            case AxisMap ignored -> "extent";
            case Element ignored -> "value";
            default -> "condition";
        };
    }

    /** The names of maps and of conditions on lanes; each is made of those before it. */
    List<Definition> onLanes() {
        return definitions().stream().filter(NamedTerms::isOnLanes).toList();
    }

    /** The names of elements, conditions and tensors; each is made of those before it. */
    List<Definition> others() {
        return definitions().stream().filter(definition -> !isOnLanes(definition)).toList();
    }

    private static boolean isOnLanes(Definition definition) {
        return definition.term() instanceof AxisMap || definition.term() instanceof LaneCondition;
    }

    private List<Definition> definitions() {
        return new TreeMap<>(names).entrySet()
                .stream()
                .map(entry -> new Definition(entry.getValue(), terms.get(entry.getKey())))
                .toList();
    }
}
