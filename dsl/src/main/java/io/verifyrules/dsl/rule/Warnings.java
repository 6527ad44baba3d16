package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.InsertSlice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Parts of a rule that are no mistake and yet hardly meant. They are a name that nothing uses, and a side that is given
 * twice. Others are an input that only the right side has, and a condition that says nothing new. No verdict depends on
 * it.
 */
final class Warnings {

    private record Placed<T>(T what, SourcePosition place) {}

    /**
     * The remark on a place, if there is any. A declaration in a loop makes several rules, and what is in order in one
     * of them is in order.
     */
    record Remark(Object topic, Optional<Diagnostic> warning) {

        static Remark none(Object topic) {
            return new Remark(topic, Optional.empty());
        }
    }

    private final Variation variation;
    private final List<Placed<Named>> declared = new ArrayList<>();
    private final List<Placed<Demand>> demanded = new ArrayList<>();
    private final List<Remark> found = new ArrayList<>();
    private final RuleNames mentioned = new RuleNames();

    /** Warnings on the rule that is made; those on a variant are not looked at, as the rule has them too. */
    Warnings(Variation variation) {
        this.variation = variation;
    }

    /** The rule declares something. */
    void declares(Named thing) {
        variation.place().ifPresent(place -> declared.add(new Placed<>(thing, place)));
    }

    /** The rule demands something. */
    void demands(Demand demand) {
        variation.place().ifPresent(place -> demanded.add(new Placed<>(demand, place)));
    }

    /** The rule gives a side that it has given before. */
    void givesAgain(String side) {
        variation.place()
                .ifPresent(place -> found.add(new Remark(List.of(side, place), Optional.of(new Diagnostic(place,
                        side + " is given twice, and only the last one counts; leave the others out")))));
    }

    /** The rule speaks of this part, whatever becomes of it. */
    void mentions(Node part) {
        mentioned.visit(part);
    }

    /** The remarks on the rule, which has these variants, and the topics without a remark. */
    List<Remark> of(Rule rule, List<Rule> variants, List<Condition> implied) {
        List<Remark> all = new ArrayList<>(found);
        all.addAll(names(rule, variants));
        onTheRightOnly(rule).forEach(all::add);
        all.addAll(demands(implied));
        return all;
    }

    private List<Remark> names(Rule rule, List<Rule> variants) {
        // A variant declares the same names again.
        Set<String> used = new HashSet<>();
        mentioned.things().forEach(thing -> used.add(thing.name()));
        Stream.concat(Stream.of(rule), variants.stream()).forEach(each -> {
            RuleNames.said(each).things().forEach(thing -> used.add(thing.name()));
            each.hints().forEach(hint -> used.add(hint.index().name()));
        });
        // Of a class and its sizes that nothing uses, the sizes are told.
        declared.forEach(each -> {
            if (each.what().thing() instanceof AxisMap.Variable map) {
                used.add(map.of().name());
            }
        });
        return declared.stream().filter(each -> isValue(each.what())).map(each -> {
            String name = each.what().name();
            Object topic = List.of(name, each.place());
            return used.contains(name)
                    ? Remark.none(topic)
                    : new Remark(topic, Optional.of(new Diagnostic(each.place(),
                            "'" + name + "' is declared, and nothing uses it; leave it out")));
        }).toList();
    }

    private static boolean isValue(Named named) {
        return switch (named.thing()) {
            case RankClass ignored -> true;
            case AxisMap ignored -> true;
            case Element ignored -> true;
            case ElementFunction ignored -> true;
            case Input ignored -> true;
            default -> false;
        };
    }

    /**
     * A rewrite has nothing to make such an input of, unless all of it is written over. A rule that is meant to be wrong may be wrong
     * in this.
     */
    private Stream<Remark> onTheRightOnly(Rule rule) {
        if (rule.expectation().verdict() != VerdictKind.VERIFIED) {
            return Stream.of();
        }
        RuleNames elsewhere = new RuleNames();
        elsewhere.visit(rule.lhs());
        rule.demands().forEach(demand -> elsewhere.visit(demand.node()));
        RuleNames right = new RuleNames();
        right.visit(rule.rhs());
        Set<String> onRight = new HashSet<>(right.tensors().keySet());
        onRight.removeAll(elsewhere.tensors().keySet());
        Graph.of(List.of(rule.rhs())).nodes().forEach(node -> {
            if (node instanceof InsertSlice || node instanceof DynamicUpdateSlice) {
                onRight.remove(((TensorExpr) node).operands().getFirst().form().name());
            }
        });
        return declared.stream()
                .filter(each -> each.what().thing() instanceof Input input && onRight.contains(input.name()))
                .map(each -> new Remark(each, Optional.of(new Diagnostic(each.place(), "'" + each.what().name()
                        + "' is on the right side only; a rewrite has nothing to make it of"))));
    }

    private List<Remark> demands(List<Condition> implied) {
        List<Remark> remarks = new ArrayList<>();
        for (int i = 0; i < demanded.size(); i++) {
            Placed<Demand> demand = demanded.get(i);
            if (demand.what() instanceof Demand.Required(Condition condition)) {
                Optional<String> beside = implied.stream().anyMatch(each -> Bound.implies(each, condition))
                        ? Optional.of("; sizes are >= 0 by themselves")
                        : stronger(i, condition).map(other -> " beside that in line " + other.line());
                remarks.add(
                        new Remark(List.of("demand", demand.place()), beside.map(known -> new Diagnostic(demand.place(),
                                "the condition says nothing new" + known + "; leave it out"))));
            }
        }
        return remarks;
    }

    /** Where a demand is that implies a condition: an earlier one that says the same, or one that says more. */
    private Optional<SourcePosition> stronger(int number, Condition condition) {
        for (int i = 0; i < demanded.size(); i++) {
            if (i != number && demanded.get(i).what() instanceof Demand.Required(Condition other)
                    && Bound.implies(other, condition) && (i < number || !Bound.implies(condition, other))) {
                return Optional.of(demanded.get(i).place());
            }
        }
        return Optional.empty();
    }
}
