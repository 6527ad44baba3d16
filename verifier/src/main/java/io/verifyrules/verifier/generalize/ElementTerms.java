package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.Replay;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Comparisons of the elements that a rule is given with each other, and with 0, 1 and the numbers that the rule writes
 * down. An operation that leaves everything as it is, or nothing, is to be told by its operand.
 */
record ElementTerms(Stripped stripped, List<Condition> conditions) {

    private static final double COST = 1.1;
    private static final int MOST_PAIRS = 40;

    ElementTerms {
        conditions = List.copyOf(conditions);
    }

    /**
     * The terms of a rule.
     *
     * @param computes whether elements are those of a closed type, and not any
     */
    static ElementTerms of(Stripped stripped, boolean computes) {
        List<Condition> conditions = new ArrayList<>();
        List<Element.Parameter> parameters = List.copyOf(Mentioned.of(stripped.origin()).parameters().values());
        for (int i = 0; i < parameters.size(); i++) {
            Element.Parameter parameter = parameters.get(i);
            Stream<Element> others = Stream.concat(parameters.subList(i + 1, parameters.size()).stream(),
                    computes ? numbers(stripped.origin(), parameter.type()).stream() : Stream.empty());
            others.flatMap(other -> compared(parameter, other)).forEach(conditions::add);
        }
        return new ElementTerms(stripped, conditions.subList(0, Math.min(MOST_PAIRS, conditions.size())));
    }

    private static Set<Element> numbers(Rule rule, ElementType type) {
        Set<Element> numbers = new LinkedHashSet<>();
        List<Node> roots = new ArrayList<>(rule.assumptions());
        roots.addAll(List.of(rule.lhs(), rule.rhs()));
        if (type instanceof ElementType.Bool) {
            numbers.add(Element.of(true));
            numbers.add(Element.of(false));
            return numbers;
        }
        numbers.add(Element.of(0));
        numbers.add(Element.of(1));
        for (Node node : Graph.of(roots).nodes()) {
            if (node instanceof Element.Written written && written.type().equals(type)) {
                numbers.add(written);
            }
        }
        return numbers;
    }

    private static Stream<Condition> compared(Element left, Element right) {
        return Stream.of(Relation.EQ, Relation.NE, Relation.GE, Relation.LE, Relation.GT, Relation.LT)
                .flatMap(relation -> condition(relation, left, right).stream());
    }

    private static Optional<Condition> condition(Relation relation, Element left, Element right) {
        try {
            return Optional.of(new Condition.OnElements(new ElementCondition(relation, left, right)));
        } catch (IllFormedException notCompared) {
            return Optional.empty();
        }
    }

    /** The atoms that some two cases tell apart. */
    List<Atom> atoms(List<Case> cases) {
        List<Atom> atoms = new ArrayList<>();
        Set<BitSet> known = new HashSet<>(Set.of(new BitSet()));
        Cells cells = new Cells(cases, Optional.empty());
        for (Condition condition : conditions) {
            BitSet holds = new BitSet(cases.size());
            stripped.with(List.of(condition))
                    .ifPresent(rule -> cases.forEach(
                            found -> holds.set(found.number(), Replay.meetsPreconditions(rule, found.instance()))));
            if (known.add(holds)) {
                atoms.add(new Atom(new Statement.OnElements(condition), new LaneSet(cells, holds), COST));
            }
        }
        return atoms;
    }
}
