package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Gather;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Merge;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Scatter;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.expr.Split;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Strands that are treated alike: each operator names both in the same parts or neither, and the same relations hold among the numbers of
 * each. A strand along which something is counted, or whose numbers are related to those of another one, is one axis and stays so.
 */
final class StrandGroups {

    private final NumberPattern pattern;
    private final List<NumberRelation> relations;
    private final Map<Parameter, Expression> given = new HashMap<>();

    StrandGroups(NumberPattern pattern, List<NumberRelation> relations) {
        this.pattern = pattern;
        this.relations = relations;
        for (NumberRelation relation : relations) {
            if (relation instanceof NumberRelation.Equation(Parameter parameter, Expression is, int cost)) {
                given.put(parameter, is);
            }
        }
    }

    /** The classes that strands become: those that are treated alike are one class of any rank. */
    List<StrandClass> classes() {
        Set<Vertex> single = single();
        Map<String, List<Vertex>> alike = new LinkedHashMap<>();
        List<StrandClass> classes = new ArrayList<>();
        for (Vertex strand : pattern.strands().all()) {
            if (single.contains(strand)) {
                classes.add(StrandClass.alone(strand));
            } else {
                alike.computeIfAbsent(signature(strand), key -> new ArrayList<>()).add(strand);
            }
        }
        alike.values().forEach(strands -> classes.add(new StrandClass(RankClass.RankBound.ANY, strands)));
        return classes;
    }

    private Set<Vertex> single() {
        Set<Vertex> single = new HashSet<>();
        for (TensorExpr value : pattern.strands().values()) {
            switch (value) {
                case Concat concat -> add(single, value, concat.along());
                case Gather gather -> add(single, value, gather.along());
                case Scatter scatter -> add(single, value, scatter.along());
                case Sort sort -> add(single, value, sort.along());
                case Iota iota -> add(single, value, iota.along());
                case Split split -> {
                    add(single, value, split.axis());
                    single.add(strand(new Vertex(value, split.place())));
                }
                case Merge merge -> {
                    add(single, value, merge.outer());
                    add(single, value, merge.inner());
                }
                default -> {
                }
            }
        }
        for (NumberRelation relation : relations) {
            Set<Vertex> related = relation.parameters()
                    .stream()
                    .flatMap(parameter -> parameter.strand().stream())
                    .collect(Collectors.toSet());
            if (related.size() > 1) {
                single.addAll(related);
            }
        }
        pattern.strands().all().stream().filter(pattern.strands()::isTwofold).forEach(single::add);
        return single;
    }

    private void add(Set<Vertex> strands, TensorExpr value, AggregatedAxis axis) {
        strands.add(strand(pattern.dimension(value, axis)));
    }

    private Vertex strand(Vertex dimension) {
        return pattern.strands().strand(dimension);
    }

    /** The facts about a strand, with numbers for its parameters in the order in which they come. */
    private String signature(Vertex strand) {
        StringBuilder said = new StringBuilder();
        Map<Parameter, Integer> numbers = new HashMap<>();
        List<TensorExpr> values = pattern.strands().values();
        for (int i = 0; i < values.size(); i++) {
            TensorExpr value = values.get(i);
            for (AggregatedAxis axis : value.type().axes()) {
                if (strand(new Vertex(value, axis)).equals(strand)) {
                    said.append(i).append(' ');
                    if (value instanceof Input) {
                        said.append(text(pattern.size(new Vertex(value, axis)), numbers)).append(';');
                    }
                }
            }
            for (Part part : value.form().parts()) {
                said.append(said(value, part, strand, numbers));
            }
        }
        Map<String, Integer> related = new TreeMap<>();
        for (NumberRelation relation : relations) {
            boolean inPlace = relation instanceof NumberRelation.Equation;
            if (!inPlace && relation.parameters()
                    .stream()
                    .anyMatch(parameter -> parameter.strand().equals(Optional.of(strand)))) {
                related.merge(text(relation, numbers), 1, Integer::sum);
            }
        }
        return said.append(related).toString();
    }

    private String said(TensorExpr value, Part part, Vertex strand, Map<Parameter, Integer> numbers) {
        StringBuilder said = new StringBuilder(part.slot().label());
        switch (part) {
            case Part.Sizes sizes when !(value instanceof Input) -> sizes.shape().sizes().keySet().forEach(axis -> {
                if (strand(new Vertex(value, axis)).equals(strand)) {
                    said.append(text(pattern.size(new Vertex(value, axis)), numbers));
                }
            });
            case Part.Maps maps -> pattern.entries(value, maps).forEach((axis, expression) -> {
                if (strand(pattern.dimension(value, axis)).equals(strand)) {
                    said.append(text(expression, numbers));
                }
            });
            case Part.Axes axes -> said.append(
                    axes.axes().stream().filter(axis -> strand(pattern.dimension(value, axis)).equals(strand)).count());
            case Part.NewAxes axes -> said.append(
                    axes.axes().stream().filter(axis -> strand(new Vertex(value, axis)).equals(strand)).count());
            default -> {
            }
        }
        return said.append(';').toString();
    }

    private String text(NumberRelation relation, Map<Parameter, Integer> numbers) {
        return switch (relation) {
            case NumberRelation.Equation(Parameter parameter, Expression is, int cost) ->
                text(new Expression.Of(parameter), numbers) + "=" + text(is, numbers);
            case NumberRelation.Comparison(var how, Expression left, Expression right, int cost) ->
                text(left, numbers) + how + text(right, numbers);
        };
    }

    private String text(Expression expression, Map<Parameter, Integer> numbers) {
        return switch (expression) {
            case Expression.Of(Parameter parameter) when given.containsKey(parameter) ->
                text(Objects.requireNonNull(given.get(parameter)), numbers);
            case Expression.Of(Parameter parameter) -> {
                Integer number = numbers.get(parameter);
                if (number == null) {
                    number = numbers.size();
                    numbers.put(parameter, number);
                }
                yield "#" + number;
            }
            case Expression.Given(AxisMap.Scalar argument) -> argument.name();
            case Expression.Fixed(long value) -> Long.toString(value);
            case Expression.Arithmetic(var operator, Expression left, Expression right) ->
                joined(operator, text(left, numbers), text(right, numbers));
        };
    }

    /** Sums and products do not care about the order. */
    private static String joined(MapOperator operator, String left, String right) {
        boolean swapped = (operator == MapOperator.PLUS || operator == MapOperator.TIMES) && left.compareTo(right) > 0;
        return "(" + (swapped ? right : left) + operator + (swapped ? left : right) + ")";
    }
}
