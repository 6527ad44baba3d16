package io.verifyrules.rules.testing;

import io.verifyrules.rules.testing.SExpression.Atom;
import io.verifyrules.rules.testing.SExpression.Group;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A program of egglog, as far as exported rules need it. Each command is checked against the declarations, number by
 * number and sort by sort. It is carried out by an e-graph that does everything the slow way.
 */
final class EgglogProgram {

    private static final Map<String, String> SYMBOLS = Map.of("union", "", "let", "", "=", "", "!=", "");
    private static final List<String> ARITHMETIC = List.of("+", "-", "*", "/", "%", "min", "max");
    private static final List<String> COMPARISONS = List.of("<", "<=", ">", ">=");

    private record Signature(List<String> arguments, String result) {}

    private final Map<String, String> files;
    private final List<String> sorts = new ArrayList<>(List.of("i64", "String"));
    private final Map<String, Signature> signatures = new LinkedHashMap<>();
    private final List<EGraph.Rule> rules = new ArrayList<>();
    private final Deque<EGraph> states = new ArrayDeque<>(List.of(new EGraph()));
    private final Deque<Map<String, String>> globals = new ArrayDeque<>(List.of(new HashMap<>()));
    private int checks;

    /**
     * @param files the files that can be included, by name
     */
    EgglogProgram(Map<String, String> files) {
        this.files = files;
    }

    /** Carries a program out; a check that fails is an error, and so is whatever is not declared. */
    EgglogProgram run(String text) {
        for (SExpression command : SExpression.parse(text)) {
            if (!(command instanceof Group group)) {
                throw new AssertionError("no command: " + command);
            }
            run(group);
        }
        return this;
    }

    /** The number of checks that were carried out. */
    int checks() {
        return checks;
    }

    private EGraph graph() {
        return states.element();
    }

    private void run(Group command) {
        List<SExpression> arguments = command.arguments();
        switch (command.head()) {
            case "include" -> run(included(arguments.getFirst().toString()));
            case "sort" -> sorts.add(name(arguments.getFirst()));
            case "constructor" -> declare(command, sort(arguments.get(2)));
            case "relation" -> declare(command, "Unit");
            case "rewrite" -> rewrite(command);
            case "rule" -> rule(command);
            case "let" -> {
                globals.element()
                        .put(name(arguments.getFirst()), sortOf(arguments.get(1), new HashMap<>(globals.element())));
                graph().define(name(arguments.getFirst()), arguments.get(1));
            }
            case "union" -> {
                sameSort(arguments.get(0), arguments.get(1), new HashMap<>(globals.element()));
                graph().union(arguments.get(0), arguments.get(1));
            }
            case "push" -> {
                states.push(graph().copy());
                globals.push(new HashMap<>(globals.element()));
            }
            case "pop" -> {
                states.pop();
                globals.pop();
            }
            case "run" -> graph().run(rules, Integer.parseInt(arguments.getFirst().toString()));
            case "check" -> expect(arguments.getFirst(), true);
            case "fail" -> expect(((Group) arguments.getFirst()).arguments().getFirst(), false);
            default -> {
                sortOf(command, new HashMap<>(globals.element()));
                graph().add(command);
            }
        }
    }

    private void expect(SExpression fact, boolean wanted) {
        premise(fact, new HashMap<>(globals.element()));
        checks++;
        if (graph().holds(fact) != wanted) {
            throw new AssertionError((wanted ? "does not hold: " : "holds: ") + fact);
        }
    }

    private String included(String quoted) {
        String name = quoted.substring(1, quoted.length() - 1);
        if (!files.containsKey(name)) {
            throw new AssertionError("no file " + name);
        }
        return files.getOrDefault(name, "");
    }

    private void declare(Group command, String result) {
        List<SExpression> arguments = command.arguments();
        String name = name(arguments.getFirst());
        if (signatures.containsKey(name) || SYMBOLS.containsKey(name)) {
            throw new AssertionError("declared twice: " + name);
        }
        signatures.put(name,
                new Signature(((Group) arguments.get(1)).parts().stream().map(this::sort).toList(), result));
    }

    private String sort(SExpression sort) {
        if (!sorts.contains(sort.toString())) {
            throw new AssertionError("no sort: " + sort);
        }
        return sort.toString();
    }

    private void rewrite(Group command) {
        List<SExpression> arguments = command.arguments();
        Map<String, String> variables = new HashMap<>();
        List<SExpression> premises = new ArrayList<>();
        premises.add(new Group(List.of(new Atom("="), new Atom("rewritten"), arguments.getFirst())));
        if (arguments.size() > 2) {
            if (!arguments.get(2).toString().equals(":when")) {
                throw new AssertionError("no option: " + arguments.get(2));
            }
            premises.addAll(((Group) arguments.get(3)).parts());
        }
        variables.put("rewritten", sortOf(arguments.getFirst(), variables));
        premises.forEach(premise -> premise(premise, variables));
        known(arguments.get(1), variables);
        sameSort(arguments.get(0), arguments.get(1), variables);
        rules.add(new EGraph.Rule(premises,
                List.of(new Group(List.of(new Atom("union"), new Atom("rewritten"), arguments.get(1))))));
    }

    private void rule(Group command) {
        List<SExpression> premises = ((Group) command.arguments().get(0)).parts();
        List<SExpression> actions = ((Group) command.arguments().get(1)).parts();
        Map<String, String> variables = new HashMap<>();
        premises.forEach(premise -> premise(premise, variables));
        for (SExpression action : actions) {
            Group group = (Group) action;
            switch (group.head()) {
                case "let" -> {
                    known(group.arguments().get(1), variables);
                    variables.put(name(group.arguments().getFirst()), sortOf(group.arguments().get(1), variables));
                }
                case "union" -> {
                    group.arguments().forEach(side -> known(side, variables));
                    sameSort(group.arguments().get(0), group.arguments().get(1), variables);
                }
                default -> {
                    known(group, variables);
                    sortOf(group, variables);
                }
            }
        }
        rules.add(new EGraph.Rule(premises, actions));
    }

    /** All variables of an action stand in the premises. */
    private void known(SExpression expression, Map<String, String> variables) {
        switch (expression) {
            case Atom(String text) when isVariable(text) -> {
                if (!variables.containsKey(text)) {
                    throw new AssertionError("unbound: " + text);
                }
            }
            case Atom ignored -> {
            }
            case Group group -> group.arguments().forEach(part -> known(part, variables));
        }
    }

    private void premise(SExpression premise, Map<String, String> variables) {
        if (!(premise instanceof Group group)) {
            throw new AssertionError("no premise: " + premise);
        }
        if (group.head().equals("=") || group.head().equals("!=")) {
            sameSort(group.arguments().get(0), group.arguments().get(1), variables);
        } else if (COMPARISONS.contains(group.head())) {
            group.arguments().forEach(side -> require(side, "i64", variables));
        } else {
            sortOf(group, variables);
        }
    }

    private void sameSort(SExpression one, SExpression other, Map<String, String> variables) {
        boolean open = one instanceof Atom(String text) && isVariable(text) && !variables.containsKey(text);
        if (open) {
            require(one, sortOf(other, variables), variables);
        } else {
            require(other, sortOf(one, variables), variables);
        }
    }

    private String sortOf(SExpression expression, Map<String, String> variables) {
        return switch (expression) {
            case Atom(String text) when !isVariable(text) -> text.startsWith("\"") ? "String" : "i64";
            case Atom(String text) -> {
                if (!variables.containsKey(text)) {
                    throw new AssertionError("nothing tells the sort of " + text);
                }
                yield variables.getOrDefault(text, "");
            }
            case Group group when ARITHMETIC.contains(group.head()) -> {
                if (group.arguments().size() != 2) {
                    throw new AssertionError("two numbers are due: " + group);
                }
                group.arguments().forEach(side -> require(side, "i64", variables));
                yield "i64";
            }
            case Group group -> {
                Signature signature = signatures.get(group.head());
                if (signature == null) {
                    throw new AssertionError("not declared: " + group);
                }
                if (signature.arguments().size() != group.arguments().size()) {
                    throw new AssertionError(signature.arguments().size() + " arguments are due: " + group);
                }
                for (int i = 0; i < group.arguments().size(); i++) {
                    require(group.arguments().get(i), signature.arguments().get(i), variables);
                }
                yield signature.result();
            }
        };
    }

    private void require(SExpression expression, String sort, Map<String, String> variables) {
        if (expression instanceof Atom(String text) && isVariable(text)) {
            variables.putIfAbsent(text, sort);
        }
        String found = sortOf(expression, variables);
        if (!found.equals(sort)) {
            throw new AssertionError(expression + " is of sort " + found + ", and " + sort + " is due");
        }
    }

    static boolean isVariable(String text) {
        return !text.startsWith("\"") && !text.matches("-?\\d+");
    }

    private static String name(SExpression atom) {
        if (!(atom instanceof Atom(String text)) || !isVariable(text)) {
            throw new AssertionError("no name: " + atom);
        }
        return text;
    }
}
