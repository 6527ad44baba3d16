package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FunctionLaws;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slot;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.dsl.rule.Translation;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A rule with other ranks for its classes, and with other element types: everything that it mentions is declared anew,
 * under its name. A part that is well formed only of one axis, or in one type, makes it none. Not for use by several
 * threads.
 */
final class Recast {

    private final Rule rule;
    private final Function<RankClass, RankBound> bounds;
    private final UnaryOperator<ElementType> types;
    private final Map<RankClass, RankClass> classes = new HashMap<>();
    private final Map<String, AxisMap> maps = new HashMap<>();
    private final Map<String, Element> parameters = new HashMap<>();
    private final Map<String, Permutation> permutations = new HashMap<>();
    private final Map<String, ElementFunction> functions = new HashMap<>();
    private final Map<String, TensorExpr> inputs = new HashMap<>();
    private final IdentityHashMap<TensorExpr, TensorExpr> tensors = new IdentityHashMap<>();
    private final Translation translation;

    private Recast(Rule rule, Function<RankClass, RankBound> bounds, UnaryOperator<ElementType> types) {
        this.rule = rule;
        this.bounds = bounds;
        this.types = types;
        this.translation = new Translation(this::of, variable -> named(maps, variable.name()),
                lanes -> named(permutations, lanes.name()), scalar -> named(maps, scalar.name()),
                parameter -> named(parameters, parameter.name()), function -> named(functions, function.name()), types);
    }

    /** The rule with other ranks, in the element types that it claims. */
    static Optional<Rule> withRanks(Stripped stripped, List<Condition> demands, Function<RankClass, RankBound> bounds) {
        Recast recast = new Recast(stripped.origin(), bounds, UnaryOperator.identity());
        return recast.made(builder -> {
            recast.declare(builder, stripped, demands);
            stripped.origin().elements().forEach(builder::elementsAtMost);
        });
    }

    /** The rule with other element types, in all that its operators accept. */
    static Optional<Rule> withTypes(Stripped stripped, List<Condition> demands, UnaryOperator<ElementType> types) {
        Recast recast = new Recast(stripped.origin(), RankClass::bound, types);
        return recast.made(builder -> recast.declare(builder, stripped, demands));
    }

    private Optional<Rule> made(Consumer<RuleBuilder> declare) {
        boolean freezes = Graph
                .of(Stream.concat(Stream.of(rule.lhs(), rule.rhs()), rule.assumptions().stream()).toList())
                .nodes()
                .stream()
                .anyMatch(Freeze.class::isInstance);
        if (freezes) {
            return Optional.empty();
        }
        RuleCollector collector = RuleCollector.forData(rule.position().file());
        collector.rule(rule.name(), rule.position(), declare);
        return collector.toFile().declarations().getFirst() instanceof Rule made ? Optional.of(made) : Optional.empty();
    }

    private void declare(RuleBuilder builder, Stripped stripped, List<Condition> demands) {
        RuleNames names = RuleNames.of(rule);
        rule.rankClasses()
                .forEach(rankClass -> classes.put(rankClass,
                        builder.rankClass(rankClass.name(), bounds.apply(rankClass))));
        rule.widths().declared().forEach(builder::width);
        names.maps().forEach((name, map) -> maps.put(name, builder.map(name, of(map.of()))));
        names.permutations()
                .forEach((name, lanes) -> permutations.put(name, builder.permutation(name, of(lanes.of()))));
        names.indices().forEach((name, index) -> maps.put(name, builder.index(name, of(index.of()))));
        names.integers().forEach(name -> maps.put(name, builder.integer(name)));
        names.parameters().forEach((name, type) -> parameters.put(name, builder.element(name, types.apply(type))));
        names.functions()
                .forEach((name, function) -> functions.put(name,
                        builder.function(name, function.operands().stream().map(types).toList(),
                                types.apply(function.result()), of(function.laws()))));
        names.tensors()
                .forEach((name, input) -> inputs.put(name,
                        builder.tensor(name, types.apply(input.type().element()), of(input.shape()))));
        stripped.kept().forEach(condition -> builder.require(translation.of(condition)));
        demands.forEach(condition -> builder.require(translation.of(condition)));
        rule.assumptions().forEach(assumption -> builder.assume(of(assumption)));
        builder.rewrite(of(rule.lhs()), of(rule.rhs()));
        builder.upToAsIn(rule);
        rule.hints().forEach(hint -> builder.hint(translation.of(hint.index()), translation.of(hint.value())));
    }

    private FunctionLaws of(FunctionLaws laws) {
        return new FunctionLaws(laws.commutative(), laws.associative(), laws.identity().map(translation::of));
    }

    private RankClass of(RankClass rankClass) {
        return Objects.requireNonNull(classes.get(rankClass), rankClass::name);
    }

    private static <T> T named(Map<String, T> things, String name) {
        return Objects.requireNonNull(things.get(name), name);
    }

    private TensorExpr of(TensorExpr tensor) {
        TensorExpr known = tensors.get(tensor);
        if (known == null) {
            known = tensor instanceof Input input ? named(inputs, input.name()) : tensor.form().with(this::of).made();
            tensors.put(tensor, known);
        }
        return known;
    }

    private Part of(Part part) {
        return switch (part) {
            case Part.Operand operand -> new Part.Operand(operand.slot(), of(operand.tensor()));
            case Part.Operands all -> new Part.Operands(all.slot(), all.tensors().stream().map(this::of).toList());
            case Part.Value value -> new Part.Value(value.slot(), translation.of(value.element()));
            case Part.MaybeValue value -> new Part.MaybeValue(value.slot(), value.element().map(translation::of));
            case Part.Sizes sizes -> new Part.Sizes(sizes.slot(), of(sizes.shape()));
            case Part.Maps each -> new Part.Maps(each.slot(), of(each.byAxis(), translation::of));
            case Part.Axis axis -> new Part.Axis(axis.slot(), of(axis.axis()));
            case Part.Axes axes -> new Part.Axes(axes.slot(), of(axes.axes()));
            case Part.NewAxes axes -> new Part.NewAxes(axes.slot(), of(axes.axes()));
            case Part.Renaming each -> new Part.Renaming(each.slot(), of(each.renaming(), this::of));
            case Part.Type type -> new Part.Type(type.slot(), types.apply(type.type()));
            case Part.Indices each -> new Part.Indices(each.slot(), of(each.indices()));
            case Part.Applied each -> new Part.Applied(each.slot(), named(functions, each.function().name()));
            case Part.By(Slot slot, DeclaredMonoid declared) ->
                new Part.By(slot, new DeclaredMonoid(named(functions, declared.symbol())));
            case Part.By by -> by;
            case Part.Order order -> new Part.Order(order.slot(), translation.of(order.permutation()));
            case Part.Said said -> said;
            case Part.Count count -> count;
            case Part.Name name -> name;
        };
    }

    private AggregatedAxis of(AggregatedAxis axis) {
        return new AggregatedAxis(of(axis.rankClass()), axis.label());
    }

    private SortedSet<AggregatedAxis> of(SortedSet<AggregatedAxis> axes) {
        SortedSet<AggregatedAxis> others = new TreeSet<>();
        axes.forEach(axis -> others.add(of(axis)));
        return others;
    }

    private <T> SortedMap<AggregatedAxis, T> of(SortedMap<AggregatedAxis, T> byAxis, UnaryOperator<T> value) {
        SortedMap<AggregatedAxis, T> others = new TreeMap<>();
        byAxis.forEach((axis, each) -> others.put(of(axis), value.apply(each)));
        return others;
    }

    private Shape of(Shape shape) {
        return new Shape(of(shape.sizes(), translation::of));
    }

    private BoundIndices of(BoundIndices indices) {
        BoundIndices others = BoundIndices.unnamed();
        for (Map.Entry<AggregatedAxis, AxisMap.Variable> each : indices.byAxis().entrySet()) {
            others = others.and(of(each.getKey()), translation.of(each.getValue()));
        }
        return others;
    }
}
