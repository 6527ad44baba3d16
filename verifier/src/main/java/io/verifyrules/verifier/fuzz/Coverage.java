package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.ArgExtreme;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.StartRule;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.SharedNode;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The constructs of the language that rules reach: every operator, condition, element and literal there is. They are
 * read off the language itself, so that a new one counts as not reached. Situations in which verifiers went wrong
 * before are counted, too.
 */
public final class Coverage {

    private static final List<Class<?>> SORTS = List.of(TensorExpr.class, AxisMap.class, LaneCondition.class,
            Condition.class, Element.class, Literal.class);
    private static final List<Class<? extends Enum<?>>> WORDS = List.of(BinaryOperator.class, UnaryOperator.class,
            Conversion.class, ComplexFunction.class, Relation.class, MapOperator.class, Monoid.class, ArgExtreme.class,
            StartRule.class, RankClass.RankBound.class);
    private static final List<String> TYPES = Stream
            .concat(Stream.of(ElementType.BOOL, ElementType.INT, ElementType.REAL, ElementType.COMPLEX,
                    ElementType.OPEN), Stream.concat(RandomRule.MACHINE.stream(), RandomRule.FLOATS.stream()))
            .map(type -> "type " + type)
            .toList();
    /** From this size on instances are seldom tried. */
    private static final long LARGE = 50;

    private enum Situation {
        NAMED_INDEX("a named index"),
        INDEX_LIKE_LABEL("an index called like an axis"),
        LABEL_LIKE_MAP("an axis called like a map, scalar or permutation"),
        LARGE_SIZE("a large size demanded"),
        SCALAR_IN_MAP("a scalar among maps"),
        INVERSE("an inverse of a permutation"),
        PRODUCT("a product of permutations"),
        ASSUMPTION("an assumption"),
        TWO_AXES_OF_ONE_CLASS("two axes of one class"),
        ONE_TENSOR_TWICE("one tensor read twice");

        private final String text;

        Situation(String text) {
            this.text = text;
        }
    }

    private final Set<String> reached = new TreeSet<>();

    /** All that can be reached. */
    public static Set<String> constructs() {
        Set<String> all = new TreeSet<>(TYPES);
        for (Class<?> sort : SORTS) {
            Stream.of(Optional.ofNullable(sort.getPermittedSubclasses()).orElseThrow())
                    .map(Coverage::name)
                    .forEach(all::add);
        }
        WORDS.forEach(words -> Stream.of(words.getEnumConstants()).map(Coverage::name).forEach(all::add));
        Stream.of(Situation.values()).map(situation -> situation.text).forEach(all::add);
        return all;
    }

    private static String name(Class<?> construct) {
        String owner = Optional.ofNullable(construct.getEnclosingClass())
                .map(outer -> outer.getSimpleName() + ".")
                .orElse("");
        return owner + construct.getSimpleName();
    }

    private static String name(Enum<?> word) {
        return word.getDeclaringClass().getSimpleName() + "." + word.name();
    }

    /** Counts what the rule is made of. */
    public void add(Rule rule) {
        Seen seen = new Seen();
        rule.rankClasses().forEach(rankClass -> reached.add(name(rankClass.bound())));
        rule.preconditions().forEach(seen::add);
        rule.assumptions().forEach(seen::add);
        seen.add(rule.lhs());
        seen.add(rule.rhs());
        if (!rule.assumptions().isEmpty()) {
            reach(Situation.ASSUMPTION);
        }
        seen.visitAll();
    }

    private void reach(Situation situation) {
        reached.add(situation.text);
    }

    /** The constructs reached so far. */
    public Set<String> reached() {
        return Collections.unmodifiableSet(reached);
    }

    /** The constructs that were not reached. */
    public Set<String> missing() {
        Set<String> missing = constructs();
        missing.removeAll(reached);
        return missing;
    }

    /** All in one line. */
    public String summary() {
        Set<String> all = constructs();
        Set<String> missing = missing();
        return (all.size() - missing.size()) + " of " + all.size() + " constructs of the language reached"
                + (missing.isEmpty() ? "" : "; not reached: " + String.join(", ", missing));
    }

    /** One rule, each shared part of it visited once. */
    private final class Seen {

        private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Deque<Object> open = new ArrayDeque<>();
        private final Set<String> labels = new TreeSet<>();
        private final Set<String> indices = new TreeSet<>();
        private final Set<String> numbers = new TreeSet<>();

        void add(Object part) {
            if (seen.add(part)) {
                open.add(part);
            } else if (part instanceof Input) {
                reach(Situation.ONE_TENSOR_TWICE);
            }
        }

        void visitAll() {
            while (!open.isEmpty()) {
                visit(open.remove());
            }
            if (indices.stream().anyMatch(labels::contains)) {
                reach(Situation.INDEX_LIKE_LABEL);
            }
            if (labels.stream().anyMatch(numbers::contains)) {
                reach(Situation.LABEL_LIKE_MAP);
            }
        }

        private void visit(Object part) {
            switch (part) {
                case Enum<?> word -> reached.add(name(word));
                case Collection<?> parts -> parts.forEach(this::add);
                case Map<?, ?> parts -> {
                    parts.keySet().forEach(this::add);
                    parts.values().forEach(this::add);
                }
                case Optional<?> maybe -> maybe.ifPresent(this::add);
                case BoundIndices bound -> bound.byAxis().values().forEach(index -> {
                    reach(Situation.NAMED_INDEX);
                    indices.add(index.name());
                });
                case AggregatedAxis axis -> labels.add(axis.label());
                case Permutation order -> order(order);
                case Record construct -> {
                    construct(construct);
                    components(construct);
                }
                case SharedNode construct -> {
                    construct(construct);
                    add(construct.own());
                    construct.parts().forEach(this::add);
                }
                default -> {
                }
            }
        }

        private void order(Permutation order) {
            order.letters().forEach(letter -> numbers.add(letter.lanes().name()));
            if (order.letters().stream().anyMatch(Permutation.Letter::inverse)) {
                reach(Situation.INVERSE);
            }
            if (order.letters().size() > 1) {
                reach(Situation.PRODUCT);
            }
        }

        private void construct(Object construct) {
            if (SORTS.stream().anyMatch(sort -> sort.isInstance(construct))) {
                reached.add(name(construct.getClass()));
            }
            switch (construct) {
                case AxisMap.Variable map -> numbers.add(map.name());
                case AxisMap.Scalar scalar -> numbers.add(scalar.name());
                case AxisMap.Constant constant when constant.value() >= LARGE -> reach(Situation.LARGE_SIZE);
                case AxisMap.Arithmetic sum when sum.left() instanceof AxisMap.Scalar
                        || sum.right() instanceof AxisMap.Scalar ->
                    reach(Situation.SCALAR_IN_MAP);
                case TensorExpr tensor -> {
                    reached.add("type " + tensor.type().element());
                    if (tensor.type().axes().stream().map(AggregatedAxis::rankClass).distinct().count() < tensor.type()
                            .axes()
                            .size()) {
                        reach(Situation.TWO_AXES_OF_ONE_CLASS);
                    }
                }
                default -> {
                }
            }
        }

        private void components(Record construct) {
            for (RecordComponent component : construct.getClass().getRecordComponents()) {
                try {
                    add(component.getAccessor().invoke(construct));
                } catch (ReflectiveOperationException impossible) {
                    throw new LinkageError("a record of the language without accessor " + component, impossible);
                }
            }
        }
    }
}
