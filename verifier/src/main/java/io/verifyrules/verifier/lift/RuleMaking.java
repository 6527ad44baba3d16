package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.dialect.NamedFunctions;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A rule of a pattern in the making: each value is made anew, with parameters for numbers and classes for dimensions. */
final class RuleMaking {

    private final NumberPattern pattern;
    private final Generality generality;
    private final Names names;
    private final Map<Vertex, RankClass> classes = new HashMap<>();
    private final Map<Parameter, AxisMap> maps = new TreeMap<>();
    private final Map<Literal, Element> elements = new HashMap<>();
    private final Map<ElementFunction, ElementFunction> functions = new HashMap<>();
    private final Map<String, Element> scalars = new HashMap<>();
    private final Map<String, AxisMap> indices = new HashMap<>();
    private final IdentityHashMap<TensorExpr, TensorExpr> made = new IdentityHashMap<>();

    private RuleMaking(NumberPattern pattern, Generality generality) {
        this.pattern = pattern;
        this.generality = generality;
        this.names = new Names();
    }

    /** The rule, or why it is ill-formed. */
    static RuleDeclaration of(NumberPattern pattern, Generality generality, String name) {
        SourcePosition place = pattern.rule().position();
        RuleCollector rules = RuleCollector.forData(place.file());
        rules.rule(name, place, builder -> new RuleMaking(pattern, generality).declare(builder));
        return rules.toFile().declarations().getFirst();
    }

    /** The names of those parameters that a rule declares, where each strand is a class of its own. */
    static Map<Parameter, String> names(NumberPattern pattern, Set<Parameter> given) {
        Names names = new Names();
        pattern.arguments().stream().filter(Argument.Index.class::isInstance).forEach(ignored -> names.ofIndex());
        Map<Parameter, String> all = new TreeMap<>();
        pattern.parameters()
                .stream()
                .filter(parameter -> !given.contains(parameter))
                .forEach(parameter -> all.put(parameter, names.of(parameter)));
        return all;
    }

    private void declare(RuleBuilder rule) {
        generality.classes().forEach(each -> {
            RankClass made = rule.rankClass(names.ofClass(each.bound()), each.bound());
            each.strands().forEach(strand -> classes.put(strand, made));
        });
        for (Argument argument : pattern.arguments()) {
            switch (argument) {
                case Argument.Index(String name) -> indices.put(name, rule.integer(names.ofIndex()));
                case Argument.Scalar(String name, ElementType type) ->
                    scalars.put(name, rule.element(names.ofElement(), type(type)));
            }
        }
        pattern.parameters().forEach(parameter -> declare(parameter, rule));
        generality.elements()
                .forEach(literal -> elements.put(literal, rule.element(names.ofElement(), ElementType.OPEN)));
        NamedFunctions.in(List.of(pattern.rule().lhs(), pattern.rule().rhs()))
                .forEach(function -> functions.put(function, rule.function(function.name(),
                        function.operands().stream().map(this::type).toList(), type(function.result()))));
        for (TensorExpr value : pattern.strands().values()) {
            made.put(value, value instanceof Input input ? input(input, rule) : value(value));
        }
        generality.conditions().forEach(condition -> rule.require(condition.condition(this::map)));
        if (!generality.claimed().isEmpty()) {
            rule.elementsAtMost(ElementType.OPEN.toString(), generality.claimed());
        }
        rule.rewrite(known(pattern.rule().lhs()), known(pattern.rule().rhs()));
    }

    /**
     * A parameter that an equation gives stands for the term that it equals. One of a strand that another one stands
     * for is that of the other.
     */
    private void declare(Parameter parameter, RuleBuilder rule) {
        if (!generality.declares(parameter)) {
            return;
        }
        Optional<NumberRelation.Equation> equation = generality.relations()
                .stream()
                .filter(relation -> relation instanceof NumberRelation.Equation is && is.parameter().equals(parameter))
                .map(NumberRelation.Equation.class::cast)
                .findFirst();
        if (equation.isPresent()) {
            maps.put(parameter, map(equation.get().is()));
        } else if (parameter.strand().isEmpty()) {
            maps.put(parameter, rule.integer(names.of(parameter)));
        } else {
            RankClass of = Objects.requireNonNull(classes.get(parameter.strand().get()));
            String name = names.of(parameter);
            maps.put(parameter, parameter.isSize() ? rule.sizes(name, of) : rule.map(name, of));
        }
    }

    private AxisMap argument(String name) {
        return Objects.requireNonNull(indices.get(name), "arguments are declared first");
    }

    private AxisMap map(Expression expression) {
        return expression.map(this::map, this::argument);
    }

    private AxisMap map(Parameter parameter) {
        return Objects.requireNonNull(maps.get(parameter), "parameters are declared in their order");
    }

    private TensorExpr known(TensorExpr value) {
        return Objects.requireNonNull(made.get(value), "operands come first");
    }

    private TensorExpr input(Input input, RuleBuilder rule) {
        return rule.tensor(names.ofTensor(), type(input.type().element()), sizes(input, input.shape()));
    }

    private ElementType type(ElementType stated) {
        return generality.opened().filter(stated::equals).isPresent() ? ElementType.OPEN : stated;
    }

    private Shape sizes(TensorExpr value, Shape shape) {
        Shape sizes = Shape.scalar();
        for (AggregatedAxis axis : shape.sizes().keySet()) {
            Vertex dimension = new Vertex(value, axis);
            Optional<AggregatedAxis> named = axis(dimension);
            if (named.isPresent()) {
                sizes = sizes.with(named.get(), map(pattern.size(dimension)));
            }
        }
        return sizes;
    }

    /** The axis of a dimension; none where another strand stands for its own. */
    private Optional<AggregatedAxis> axis(Vertex dimension) {
        Vertex strand = pattern.strands().strand(dimension);
        if (!generality.isFirst(strand)) {
            return Optional.empty();
        }
        RankClass of = Objects.requireNonNull(classes.get(strand));
        return Optional.of(pattern.strands().isTwofold(dimension)
                ? of.axis(of.name() + "_" + dimension.axis().label())
                : of.axis());
    }

    private TensorExpr value(TensorExpr value) {
        boolean nothing = switch (value) {
            case Relabel relabel -> renaming(relabel, relabel.renaming()).isEmpty();
            case Expand expand -> sizes(expand, expand.added()).sizes().isEmpty();
            case ReshapeUnit reshape ->
                axes(reshape, reshape.dropped()).isEmpty() && ownAxes(reshape, reshape.added()).isEmpty();
            case Slice slice -> saysNothing(slice);
            case Pad pad -> saysNothing(pad);
            case Reverse reverse -> axes(reverse, reverse.axes()).isEmpty();
            default -> false;
        };
        return nothing ? known(value.operands().getFirst()) : value.form().with(part -> part(value, part)).made();
    }

    private boolean saysNothing(TensorExpr value) {
        return value.form()
                .parts()
                .stream()
                .allMatch(part -> !(part instanceof Part.Maps maps) || entries(value, maps).isEmpty());
    }

    private Part part(TensorExpr value, Part part) {
        return switch (part) {
            case Part.Operand operand -> new Part.Operand(operand.slot(), known(operand.tensor()));
            case Part.Operands all -> new Part.Operands(all.slot(), all.tensors().stream().map(this::known).toList());
            case Part.Value element -> new Part.Value(element.slot(), element(value, element.element()));
            case Part.MaybeValue element -> new Part.MaybeValue(element.slot(), element.element().map(this::element));
            case Part.Sizes sizes -> new Part.Sizes(sizes.slot(), sizes(value, sizes.shape()));
            case Part.Maps entries -> new Part.Maps(entries.slot(), entries(value, entries));
            case Part.Axis axis -> new Part.Axis(axis.slot(), axis(pattern.dimension(value, axis.axis()))
                    .orElseThrow(() -> new NotLifted("an axis that is named has no class of its own")));
            case Part.Axes axes -> new Part.Axes(axes.slot(), axes(value, axes.axes()));
            case Part.NewAxes axes -> new Part.NewAxes(axes.slot(), ownAxes(value, axes.axes()));
            case Part.Renaming renaming -> new Part.Renaming(renaming.slot(), renaming(value, renaming.renaming()));
            case Part.Type type -> new Part.Type(type.slot(), type(type.type()));
            case Part.Indices indices when !indices.indices().byAxis().isEmpty() ->
                throw new NotLifted("an index of a reduction has a name");
            case Part.Order order -> throw new NotLifted("an operator has an order of lanes");
            case Part.Said said -> said;
            case Part.Name name -> name;
            case Part.Count count -> count;
            case Part.Applied applied -> new Part.Applied(applied.slot(),
                    Objects.requireNonNull(functions.get(applied.function()), "functions are declared first"));
            case Part.By by -> by;
            case Part.Indices indices -> indices;
        };
    }

    private SortedMap<AggregatedAxis, AxisMap> entries(TensorExpr value, Part.Maps maps) {
        SortedMap<AggregatedAxis, AxisMap> entries = new TreeMap<>();
        pattern.entries(value, maps)
                .forEach((axis, expression) -> axis(pattern.dimension(value, axis))
                        .ifPresent(named -> entries.put(named, map(expression))));
        return entries;
    }

    private SortedSet<AggregatedAxis> axes(TensorExpr value, SortedSet<AggregatedAxis> axes) {
        return axes.stream()
                .flatMap(axis -> axis(pattern.dimension(value, axis)).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private SortedSet<AggregatedAxis> ownAxes(TensorExpr value, SortedSet<AggregatedAxis> axes) {
        return axes.stream()
                .flatMap(axis -> axis(new Vertex(value, axis)).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private SortedMap<AggregatedAxis, AggregatedAxis> renaming(TensorExpr value,
            SortedMap<AggregatedAxis, AggregatedAxis> names) {
        SortedMap<AggregatedAxis, AggregatedAxis> renaming = new TreeMap<>();
        names.forEach((from, to) -> axis(pattern.dimension(value, from))
                .ifPresent(before -> axis(new Vertex(value, to)).filter(after -> !after.equals(before))
                        .ifPresent(after -> renaming.put(before, after))));
        return renaming;
    }

    private Element element(TensorExpr value, Element element) {
        return pattern.element(value)
                .<Element>map(parameter -> new Element.Counted(map(parameter)))
                .orElseGet(() -> element(element));
    }

    private Element element(Element element) {
        return switch (element) {
            case Element.Written(Literal literal, ElementType type, boolean stated) -> {
                boolean open = generality.opened().filter(type::equals).isPresent();
                Optional<Element> any = open ? Optional.ofNullable(elements.get(literal)) : Optional.empty();
                yield any.orElseGet(() -> new Element.Written(literal, type(type), stated));
            }
            case Element.Tuple tuple -> new Element.Tuple(tuple.components().stream().map(this::element).toList());
            case Element.Parameter parameter -> Objects.requireNonNull(scalars.get(parameter.name()));
            case Element.Counted(AxisMap.Scalar(String name)) -> new Element.Counted(argument(name));
            default -> throw new NotLifted("the element " + element + " is computed");
        };
    }

    /** The names that a person would choose. */
    private static final class Names {

        private static final List<String> SINGLETONS = List.of("s", "t", "u", "v", "w");
        private static final List<String> CLASSES = List.of("c", "d", "e", "f", "g");
        private static final List<String> SIZES = List.of("n", "m", "k", "p", "q");
        private static final List<String> INDICES = List.of("i", "j", "h");
        private static final List<String> TENSORS = List.of("A", "B", "C", "D", "E", "F");
        private static final List<String> ELEMENTS = List.of("x", "y", "z");

        private final Map<String, Integer> used = new HashMap<>();

        private String next(String kind, List<String> all) {
            int number = used.merge(kind, 1, Integer::sum) - 1;
            return number < all.size() ? all.get(number) : all.get(number % all.size()) + (number / all.size() + 1);
        }

        String ofClass(RankClass.RankBound bound) {
            return bound == RankClass.RankBound.SINGLETON ? next("singleton", SINGLETONS) : next("class", CLASSES);
        }

        String of(Parameter parameter) {
            return parameter.isSize()
                    ? next("n", SIZES)
                    : parameter.strand().isEmpty()
                            ? next("index", INDICES)
                            : next(parameter.role(), List.of(parameter.role()));
        }

        String ofTensor() {
            return next("tensor", TENSORS);
        }

        String ofIndex() {
            return next("index", INDICES);
        }

        String ofElement() {
            return next("element", ELEMENTS);
        }
    }
}
