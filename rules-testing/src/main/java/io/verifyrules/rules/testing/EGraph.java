package io.verifyrules.rules.testing;

import io.verifyrules.rules.testing.SExpression.Atom;
import io.verifyrules.rules.testing.SExpression.Group;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Terms up to equality. Rules are tried on all of them, one by one, again and again. */
final class EGraph {

    /** A rule: its consequences from its premises. */
    record Rule(List<SExpression> premises, List<SExpression> actions) {
        Rule {
            premises = List.copyOf(premises);
            actions = List.copyOf(actions);
        }
    }

    private final List<Integer> parents = new ArrayList<>();
    private final Map<Object, Integer> leaves = new HashMap<>();
    private final Map<Integer, Object> values = new HashMap<>();
    private final Map<String, Map<List<Integer>, Integer>> tables = new LinkedHashMap<>();
    private final Map<String, Integer> names = new HashMap<>();

    /** The same, to be changed by itself. */
    EGraph copy() {
        EGraph other = new EGraph();
        other.parents.addAll(parents);
        other.leaves.putAll(leaves);
        other.values.putAll(values);
        tables.forEach((function, rows) -> other.tables.put(function, new LinkedHashMap<>(rows)));
        other.names.putAll(names);
        return other;
    }

    void define(String name, SExpression term) {
        names.put(name, made(term, names));
    }

    void add(SExpression term) {
        made(term, names);
    }

    void union(SExpression one, SExpression other) {
        join(made(one, names), made(other, names));
        rebuild();
    }

    /** Whether a fact is known. */
    boolean holds(SExpression fact) {
        boolean[] found = {false};
        match(fact, names, ignored -> found[0] = true);
        return found[0];
    }

    /** Applies the rules until nothing changes, so many times at most. */
    void run(List<Rule> rules, int rounds) {
        for (int round = 0; round < rounds; round++) {
            List<Runnable> actions = new ArrayList<>();
            rules.forEach(rule -> matches(rule.premises(), names, found -> actions.add(() -> act(rule, found))));
            long before = size();
            actions.forEach(Runnable::run);
            rebuild();
            if (size() == before) {
                return;
            }
        }
    }

    /** Changes with everything that is learned: rows are added, and classes are joined. */
    private long size() {
        long classes = 0;
        for (int id = 0; id < parents.size(); id++) {
            classes += root(id) == id ? 1 : 0;
        }
        return parents.size() * 1_000_000L + classes;
    }

    private void act(Rule rule, Map<String, Integer> found) {
        Map<String, Integer> known = new HashMap<>(found);
        for (SExpression action : rule.actions()) {
            Group group = (Group) action;
            switch (group.head()) {
                case "let" -> known.put(group.arguments().get(0).toString(), made(group.arguments().get(1), known));
                case "union" -> join(made(group.arguments().get(0), known), made(group.arguments().get(1), known));
                default -> made(group, known);
            }
        }
    }

    private void matches(List<SExpression> premises, Map<String, Integer> known, Consumer<Map<String, Integer>> found) {
        if (premises.isEmpty()) {
            found.accept(known);
            return;
        }
        match(premises.getFirst(), known, more -> matches(premises.subList(1, premises.size()), more, found));
    }

    private void match(SExpression premise, Map<String, Integer> known, Consumer<Map<String, Integer>> found) {
        Group group = (Group) premise;
        List<SExpression> sides = group.arguments();
        switch (group.head()) {
            case "=" -> {
                boolean later = sides.get(0) instanceof Atom(String text) && EgglogProgram.isVariable(text)
                        && !known.containsKey(text);
                each(sides.get(later ? 1 : 0), known, (id, more) -> at(sides.get(later ? 0 : 1), id, more, found));
            }
            case "!=" -> each(sides.get(0), known, (one, more) -> each(sides.get(1), more, (other, all) -> {
                if (root(one) != root(other)) {
                    found.accept(all);
                }
            }));
            case "<", "<=", ">", ">=" -> {
                OptionalLong one = number(sides.get(0), known);
                OptionalLong other = number(sides.get(1), known);
                if (one.isPresent() && other.isPresent()
                        && compared(group.head(), Long.compare(one.getAsLong(), other.getAsLong()))) {
                    found.accept(known);
                }
            }
            default -> each(group, known, (id, more) -> found.accept(more));
        }
    }

    private static boolean compared(String relation, int sign) {
        return switch (relation) {
            case "<" -> sign < 0;
            case "<=" -> sign <= 0;
            case ">" -> sign > 0;
            default -> sign >= 0;
        };
    }

    private interface Found {
        void accept(int id, Map<String, Integer> known);
    }

    /** Every term that there is of a form. */
    private void each(SExpression form, Map<String, Integer> known, Found found) {
        if (form instanceof Group group && !isArithmetic(group)) {
            rows(group.head()).forEach(
                    (arguments, id) -> arguments(group.arguments(), arguments, known, more -> found.accept(id, more)));
        } else if (form instanceof Atom(String text) && EgglogProgram.isVariable(text)) {
            if (known.containsKey(text)) {
                found.accept(known.getOrDefault(text, -1), known);
            } else {
                throw new AssertionError("nothing is known of " + text);
            }
        } else if (form instanceof Atom(String text) && text.startsWith("\"")) {
            found.accept(leaf(text), known);
        } else {
            number(form, known).ifPresent(number -> found.accept(leaf(number), known));
        }
    }

    private List<Map.Entry<List<Integer>, Integer>> entries(String function) {
        return List.copyOf(tables.getOrDefault(function, Map.of()).entrySet());
    }

    private Rows rows(String function) {
        return action -> entries(function).forEach(row -> action.accept(row.getKey(), row.getValue()));
    }

    private interface Rows {
        void forEach(Row action);
    }

    private interface Row {
        void accept(List<Integer> arguments, int id);
    }

    private void arguments(List<SExpression> forms, List<Integer> ids, Map<String, Integer> known,
            Consumer<Map<String, Integer>> found) {
        if (forms.isEmpty()) {
            found.accept(known);
            return;
        }
        at(forms.getFirst(), ids.getFirst(), known,
                more -> arguments(forms.subList(1, forms.size()), ids.subList(1, ids.size()), more, found));
    }

    /** The ways in which a term is of a form. */
    private void at(SExpression form, int id, Map<String, Integer> known, Consumer<Map<String, Integer>> found) {
        if (form instanceof Atom(String text) && EgglogProgram.isVariable(text)) {
            Integer before = known.get(text);
            if (before == null) {
                Map<String, Integer> more = new HashMap<>(known);
                more.put(text, id);
                found.accept(more);
            } else if (root(before) == root(id)) {
                found.accept(known);
            }
        } else if (form instanceof Group group && !isArithmetic(group)) {
            rows(group.head()).forEach((arguments, row) -> {
                if (root(row) == root(id)) {
                    arguments(group.arguments(), arguments, known, found);
                }
            });
        } else {
            each(form, known, (other, more) -> {
                if (root(other) == root(id)) {
                    found.accept(more);
                }
            });
        }
    }

    private static boolean isArithmetic(Group group) {
        return List.of("+", "-", "*", "/", "%", "min", "max").contains(group.head());
    }

    /** The number that an expression has; none where it divides by 0. */
    private OptionalLong number(SExpression expression, Map<String, Integer> known) {
        switch (expression) {
            case Atom(String text) when !EgglogProgram.isVariable(text) -> {
                return OptionalLong.of(Long.parseLong(text));
            }
            case Atom(String text) -> {
                Object value = values.get(known.getOrDefault(text, -1));
                if (!(value instanceof Long number)) {
                    throw new AssertionError("no number: " + text);
                }
                return OptionalLong.of(number);
            }
            case Group group -> {
                OptionalLong one = number(group.arguments().get(0), known);
                OptionalLong other = number(group.arguments().get(1), known);
                boolean divides = group.head().equals("/") || group.head().equals("%");
                if (one.isEmpty() || other.isEmpty() || (divides && other.getAsLong() == 0)) {
                    return OptionalLong.empty();
                }
                return OptionalLong.of(computed(group.head(), one.getAsLong(), other.getAsLong()));
            }
        }
    }

    private static long computed(String operator, long one, long other) {
        return switch (operator) {
            case "+" -> Math.addExact(one, other);
            case "-" -> Math.subtractExact(one, other);
            case "*" -> Math.multiplyExact(one, other);
            case "/" -> one / other;
            case "%" -> one % other;
            case "min" -> Math.min(one, other);
            default -> Math.max(one, other);
        };
    }

    private int made(SExpression term, Map<String, Integer> known) {
        switch (term) {
            case Atom(String text) when text.startsWith("\"") -> {
                return leaf(text);
            }
            case Atom(String text) when known.containsKey(text) -> {
                return known.getOrDefault(text, -1);
            }
            case Atom ignored -> {
                return leaf(number(term, known).orElseThrow());
            }
            case Group group when isArithmetic(group) -> {
                return leaf(number(group, known).orElseThrow());
            }
            case Group group -> {
                List<Integer> arguments = new ArrayList<>();
                group.arguments().forEach(argument -> arguments.add(root(made(argument, known))));
                return root(tables.computeIfAbsent(group.head(), ignored -> new LinkedHashMap<>())
                        .computeIfAbsent(arguments, ignored -> fresh()));
            }
        }
    }

    private int fresh() {
        parents.add(parents.size());
        return parents.size() - 1;
    }

    private int leaf(Object value) {
        return leaves.computeIfAbsent(value, ignored -> {
            int id = fresh();
            values.put(id, value);
            return id;
        });
    }

    private int root(int id) {
        int at = id;
        while (parents.get(at) != at) {
            at = parents.get(at);
        }
        return at;
    }

    private void join(int one, int other) {
        int first = root(one);
        int second = root(other);
        if (first != second) {
            if (values.containsKey(first) && values.containsKey(second)) {
                throw new AssertionError(values.get(first) + " = " + values.get(second));
            }
            parents.set(values.containsKey(second) ? first : second, values.containsKey(second) ? second : first);
        }
    }

    /** Equal arguments make equal terms. */
    private void rebuild() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Map.Entry<String, Map<List<Integer>, Integer>> table : tables.entrySet()) {
                Map<List<Integer>, Integer> rows = new LinkedHashMap<>();
                for (Map.Entry<List<Integer>, Integer> row : table.getValue().entrySet()) {
                    List<Integer> arguments = row.getKey().stream().map(this::root).toList();
                    Integer same = rows.putIfAbsent(arguments, root(row.getValue()));
                    if (same != null && root(same) != root(row.getValue())) {
                        join(same, row.getValue());
                        changed = true;
                    }
                }
                table.setValue(rows);
            }
        }
    }
}
