package io.verifyrules.verifier.export.egglog;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.export.match.Candidate;
import io.verifyrules.verifier.export.match.Identifier;
import io.verifyrules.verifier.export.match.Inexpressible;
import io.verifyrules.verifier.export.match.LeftSide;
import io.verifyrules.verifier.export.match.Proved;
import io.verifyrules.verifier.export.match.Told;
import io.verifyrules.verifier.report.OwnOperators;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A rule as rules of egglog. One asks whether the conditions hold where the left side stands, and one with the
 * conditions as premises makes both sides equal.
 */
public final class EgglogRule {

    /** So many axes can be listed in each order. */
    private static final int ORDERED = 3;

    private final String name;
    private final Candidate candidate;
    private final Rule rule;
    private final Told told;
    private final LeftSide left;
    private final LaneFunctions functions;
    private final List<AggregatedAxis> axes;
    private final Set<String> parameters = new LinkedHashSet<>();
    /** Terms that become lists of numbers, made once however often they are used. */
    private final Map<RankClass, Map<AxisMap, String>> computed = new LinkedHashMap<>();

    private EgglogRule(String name, Candidate equation) {
        this.name = name;
        this.candidate = equation;
        this.rule = equation.rule();
        this.told = Told.of(rule);
        this.left = told.left();
        this.functions = new LaneFunctions(name, left);
        this.axes = EgglogTerms.labels(rule.lhs(), rule.rhs()).axes();
    }

    /**
     * The definitions of one rule.
     *
     * @param name the beginning of the names of its functions
     * @throws Inexpressible if the rule cannot be said
     */
    public static String write(String name, Proved proved) {
        return new EgglogRule(name, Equations.of(proved.candidate())).text();
    }

    /**
     * Checks that a rule can be said.
     *
     * @throws Inexpressible if it cannot
     */
    public static void require(Candidate candidate) {
        String unused = new EgglogRule("rule", Equations.of(candidate)).text();
    }

    private String text() {
        if (!rule.assumptions().isEmpty()) {
            throw new Inexpressible(
                    "it assumes something of the elements of tensors, which a program computes when it runs", "");
        }
        if (rule.lhs() instanceof Input) {
            throw new Inexpressible("the left side is any tensor", "");
        }
        List<String> lines = new ArrayList<>();
        lines.add("; " + rule.name());
        OwnOperators.unfolded(rule).forEach(unfolded -> lines.add("; where " + unfolded));
        lines.add("; Proved for every rank and every size, " + candidate.types()
                .map(types -> "for elements of type "
                        + types.stream().map(ElementType::toString).collect(Collectors.joining(", ")) + ".")
                .orElse("whatever the elements are."));
        List<String> conditions = new Premises(told, functions).all();
        List<String> rules = new ArrayList<>();
        List<List<AggregatedAxis>> orders = axes.size() <= ORDERED ? orders(axes) : List.of(axes);
        Set<String> seen = new LinkedHashSet<>();
        for (List<AggregatedAxis> order : orders) {
            rules(order, conditions).stream().filter(seen::add).forEach(rules::add);
        }
        candidate.types().ifPresent(types -> {
            lines.add("(relation " + name + "_type (ElementKind))");
            types.forEach(type -> lines.add("(" + name + "_type (Type \"" + type + "\"))"));
        });
        lines.addAll(functions.definitions());
        lines.addAll(rules);
        return String.join("\n", lines) + "\n";
    }

    private static List<List<AggregatedAxis>> orders(List<AggregatedAxis> axes) {
        if (axes.isEmpty()) {
            return List.of(List.of());
        }
        List<List<AggregatedAxis>> all = new ArrayList<>();
        for (AggregatedAxis first : axes) {
            List<AggregatedAxis> others = new ArrayList<>(axes);
            others.remove(first);
            orders(others).forEach(rest -> {
                List<AggregatedAxis> order = new ArrayList<>(List.of(first));
                order.addAll(rest);
                all.add(order);
            });
        }
        return all;
    }

    private List<String> rules(List<AggregatedAxis> order, List<String> conditions) {
        Comparator<AggregatedAxis> sorting = Comparator.comparingInt(order::indexOf);
        List<String> premises = new ArrayList<>();
        Pattern pattern = new Pattern(sorting, premises);
        premises.add("(= lhs " + pattern.of(rule.lhs()) + ")");
        left.names().keySet().forEach(tensor -> {
            if (tensor instanceof Input input) {
                premises.add("(= (ShapeOf " + pattern.input(input) + ") " + pattern.shape(input) + ")");
                premises.add("(= (TypeOf " + pattern.input(input) + ") " + pattern.type(input.type().element()) + ")");
            }
        });
        List<AggregatedAxis> known = EgglogTerms.labels(rule.lhs()).axes();
        for (AggregatedAxis one : known) {
            known.stream()
                    .filter(other -> one.compareTo(other) < 0)
                    .forEach(other -> premises.add("(!= " + pattern.axis(one) + " " + pattern.axis(other) + ")"));
        }
        axes.stream().filter(axis -> !known.contains(axis)).findFirst().ifPresent(axis -> {
            throw new Inexpressible("the left side does not tell an axis", axis.toString());
        });
        if (candidate.types().isPresent()) {
            premises.add("(" + name + "_type t)");
        }
        List<String> actions = new ArrayList<>();
        Replacement replacement = new Replacement(sorting, actions);
        String rhs = replacement.operand(rule.rhs());
        actions.add("(union lhs " + rhs + ")");
        boolean told = premises.stream()
                .anyMatch(premise -> premise.contains(" t)") && !premise.startsWith("(" + name));
        if (!told && (candidate.types().isPresent() || actions.stream().anyMatch(action -> action.contains(" t)")))) {
            throw new Inexpressible("the left side does not tell the element type", "");
        }
        List<String> all = new ArrayList<>(premises);
        conditions.forEach(condition -> all.add("(= " + condition + " (Yes))"));
        String rewriting = rule(all, actions);
        return conditions.isEmpty() ? List.of(rewriting) : List.of(rule(premises, conditions), rewriting);
    }

    private static String rule(List<String> premises, List<String> actions) {
        return "(rule (" + String.join("\n       ", premises) + ")\n      (" + String.join("\n       ", actions) + "))";
    }

    /** The left side: names for all that the program says. */
    private final class Pattern extends EgglogTerms {

        private final List<String> premises;

        Pattern(Comparator<AggregatedAxis> order, List<String> premises) {
            super(order);
            this.premises = premises;
        }

        @Override
        String input(Input input) {
            return variable(input);
        }

        @Override
        String lanes(TensorExpr tensor, String attribute, AggregatedAxis axis, AxisMap map) {
            return left.slot(tensor, attribute, axis).variable().name();
        }

        @Override
        String parameter(Element.Parameter parameter) {
            String own = "element_" + Identifier.of(parameter.name());
            parameters.add(parameter.name());
            String premise = "(= (ElementType " + own + ") " + type(parameter.type()) + ")";
            if (!premises.contains(premise)) {
                premises.add(premise);
            }
            return own;
        }

        @Override
        String openType() {
            return "t";
        }

        @Override
        String axis(AggregatedAxis axis) {
            return "axis_" + Identifier.of(axis.label());
        }
    }

    /** The right side: what is made, each operator with a name, so that its shape and its type can be said. */
    private final class Replacement extends EgglogTerms {

        private final List<String> actions;
        private final Map<TensorExpr, String> made = new LinkedHashMap<>();

        Replacement(Comparator<AggregatedAxis> order, List<String> actions) {
            super(order);
            this.actions = actions;
        }

        @Override
        String operand(TensorExpr tensor) {
            if (tensor instanceof Input input) {
                return input(input);
            }
            String before = made.get(tensor);
            if (before != null) {
                return before;
            }
            String term = of(tensor);
            String own = "new" + (made.size() + 1);
            made.put(tensor, own);
            actions.add("(let " + own + " " + term + ")");
            actions.add("(union (ShapeOf " + own + ") " + shape(tensor) + ")");
            actions.add("(union (TypeOf " + own + ") " + type(tensor.type().element()) + ")");
            return own;
        }

        @Override
        String input(Input input) {
            if (!left.names().containsKey(input)) {
                throw new Inexpressible("the left side does not tell a tensor", input.name());
            }
            return variable(input);
        }

        @Override
        String lanes(TensorExpr tensor, String attribute, AggregatedAxis axis, AxisMap map) {
            AxisMap term = told.of(map);
            return computed.computeIfAbsent(axis.rankClass(), ignored -> new LinkedHashMap<>())
                    .computeIfAbsent(term, ignored -> functions.map(axis.rankClass(), term));
        }

        @Override
        String parameter(Element.Parameter parameter) {
            if (!parameters.contains(parameter.name())) {
                throw new Inexpressible("the left side does not tell an element", parameter.name());
            }
            return "element_" + Identifier.of(parameter.name());
        }

        @Override
        String openType() {
            return "t";
        }

        @Override
        String axis(AggregatedAxis axis) {
            return "axis_" + Identifier.of(axis.label());
        }
    }
}
