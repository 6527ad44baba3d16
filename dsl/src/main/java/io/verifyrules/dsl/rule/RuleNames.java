package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Concat;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convolution;
import io.verifyrules.dsl.expr.ConvolutionRoles;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.DynamicSlice;
import io.verifyrules.dsl.expr.DynamicUpdateSlice;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.ReduceWindow;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.ReshapeUnit;
import io.verifyrules.dsl.expr.Reverse;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.Slice;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.expr.Window;
import io.verifyrules.dsl.graph.Node;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;

/** Everything that a rule mentions, in the order of first mention: what an instance of the rule must give a value to. */
public final class RuleNames {

    private final Map<String, AxisMap.Variable> maps = new LinkedHashMap<>();
    private final Set<String> integers = new LinkedHashSet<>();
    private final Map<String, ElementType> parameters = new LinkedHashMap<>();
    private final Map<String, Input> tensors = new LinkedHashMap<>();
    private final Map<String, AxisMap.Variable> indices = new LinkedHashMap<>();
    private final Set<RankClass> rankClasses = new LinkedHashSet<>();
    private final Set<BigInteger> numbers = new TreeSet<>();
    private boolean infinities;
    private boolean divides;
    private final List<Named> things = new ArrayList<>();
    private final Set<Object> known = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Everything that {@code rule} mentions. */
    public static RuleNames of(Rule rule) {
        RuleNames used = new RuleNames();
        used.visit(rule.lhs());
        used.visit(rule.rhs());
        rule.preconditions().forEach(used::visit);
        rule.assumptions().forEach(used::visit);
        return used;
    }

    /** Everything that a map mentions. */
    static RuleNames of(AxisMap map) {
        RuleNames used = new RuleNames();
        used.visit(map);
        return used;
    }

    /** The maps, by name. */
    public Map<String, AxisMap.Variable> maps() {
        return Collections.unmodifiableMap(maps);
    }

    /** The integer scalars. */
    public Set<String> integers() {
        return Collections.unmodifiableSet(integers);
    }

    /** The element parameters and their types. */
    public Map<String, ElementType> parameters() {
        return Collections.unmodifiableMap(parameters);
    }

    /** The input tensors, by name. */
    public Map<String, Input> tensors() {
        return Collections.unmodifiableMap(tensors);
    }

    /** The indices that reductions bind, by name. They have no value of their own. */
    public Map<String, AxisMap.Variable> indices() {
        return Collections.unmodifiableMap(indices);
    }

    /** The rank classes of all maps and axes. */
    public Set<RankClass> rankClasses() {
        return Collections.unmodifiableSet(rankClasses);
    }

    /** Whether an infinity is mentioned, so that numbers are extended by both. */
    public boolean infinities() {
        return infinities;
    }

    /** Whether there is an operation that its element type may leave undefined: a division, or one beside infinities. */
    public boolean mayBeUndefined() {
        return infinities || divides;
    }

    /** Every class, map, scalar, parameter and tensor that is mentioned, as the object that it is: two of one name are two. */
    List<Named> things() {
        return Collections.unmodifiableList(things);
    }

    private void mention(Named named) {
        if (known.add(named.thing())) {
            things.add(named);
        }
    }

    private void mention(RankClass rankClass) {
        mention(Named.of(rankClass));
        rankClasses.add(rankClass);
    }

    /** The whole numbers that are written in the rule, as a map or an element, in their order. */
    public Set<BigInteger> numbers() {
        return Collections.unmodifiableSet(numbers);
    }

    Set<String> names() {
        Set<String> names = new LinkedHashSet<>(maps.keySet());
        names.addAll(integers);
        names.addAll(parameters.keySet());
        names.addAll(tensors.keySet());
        return names;
    }

    void visit(Condition condition) {
        if (!seen.add(condition)) {
            return;
        }
        switch (condition) {
            case Condition.EveryLane every -> {
                mention(every.rankClass());
                visit(every.condition());
            }
            case Condition.OnScalars scalars -> visit(scalars.condition());
            case Condition.OnElements elements -> {
                visit(elements.condition().left());
                visit(elements.condition().right());
            }
            case Condition.Not not -> visit(not.operand());
            case Condition.AllOf all -> all.operands().forEach(this::visit);
            case Condition.AnyOf any -> any.operands().forEach(this::visit);
        }
    }

    private void visit(LaneCondition condition) {
        if (!seen.add(condition)) {
            return;
        }
        switch (condition) {
            case LaneCondition.Comparison comparison -> {
                visit(comparison.left());
                visit(comparison.right());
            }
            case LaneCondition.Not not -> visit(not.operand());
            case LaneCondition.AllOf all -> all.operands().forEach(this::visit);
            case LaneCondition.AnyOf any -> any.operands().forEach(this::visit);
        }
    }

    void visit(AxisMap map) {
        if (!seen.add(map)) {
            return;
        }
        switch (map) {
            case AxisMap.Variable variable -> {
                mention(Named.of(variable));
                maps.put(variable.name(), variable);
                mention(variable.of());
            }
            case AxisMap.Scalar scalar -> {
                mention(Named.of(scalar));
                integers.add(scalar.name());
            }
            case AxisMap.Constant constant -> numbers.add(BigInteger.valueOf(constant.value()));
            case AxisMap.Arithmetic arithmetic -> {
                visit(arithmetic.left());
                visit(arithmetic.right());
            }
            case AxisMap.Choice choice -> {
                visit(choice.condition());
                visit(choice.then());
                visit(choice.otherwise());
            }
        }
    }

    private void visit(Element element) {
        if (!seen.add(element)) {
            return;
        }
        switch (element) {
            case Element.Written(Literal.Whole whole, var type, var decided) -> numbers.add(whole.value());
            case Element.Written written -> infinities |= written.literal() instanceof Literal.Infinity;
            case Element.Parameter parameter -> {
                mention(Named.of(parameter));
                parameters.put(parameter.name(), parameter.type());
            }
            case Element.Counted counted -> visit(counted.map());
            case Element.Unary unary -> visit(unary.operand());
            case Element.Binary binary -> {
                divides |= binary.operator() == BinaryOperator.DIV;
                visit(binary.left());
                visit(binary.right());
            }
        }
    }

    private void visit(Shape shape) {
        visit(shape.sizes());
    }

    private void visit(SortedMap<AggregatedAxis, AxisMap> byAxis) {
        visitAxes(byAxis.keySet());
        byAxis.values().forEach(this::visit);
    }

    private void visitAxes(Collection<AggregatedAxis> axes) {
        axes.forEach(axis -> mention(axis.rankClass()));
    }

    private void visit(Window window) {
        visit(window.stride());
        visit(window.low());
        visit(window.high());
        visit(window.baseDilation());
        visit(window.windowDilation());
    }

    private void bind(BoundIndices bound) {
        bound.byAxis().forEach((axis, index) -> {
            mention(Named.of(index));
            indices.put(index.name(), index);
            mention(index.of());
            mention(axis.rankClass());
        });
    }

    private void visitAll(TensorExpr... tensors) {
        List.of(tensors).forEach(this::visit);
    }

    void visit(TensorExpr tensor) {
        if (!seen.add(tensor)) {
            return;
        }
        switch (tensor) {
            case Input input -> {
                mention(Named.of(input));
                tensors.put(input.name(), input);
                visit(input.shape());
            }
            case Constant constant -> {
                visit(constant.value());
                visit(constant.shape());
            }
            case Iota iota -> {
                visit(iota.shape());
                mention(iota.along().rankClass());
            }
            case Expand expand -> {
                visit(expand.operand());
                visit(expand.added());
            }
            case Relabel relabel -> {
                visit(relabel.operand());
                visitAxes(relabel.renaming().keySet());
                visitAxes(relabel.renaming().values());
            }
            case Unary unary -> visit(unary.operand());
            case Binary binary -> {
                divides |= binary.operator() == BinaryOperator.DIV;
                visitAll(binary.left(), binary.right());
            }
            case Compare compare -> visitAll(compare.left(), compare.right());
            case Select select -> visitAll(select.predicate(), select.then(), select.otherwise());
            case Clamp clamp -> visitAll(clamp.low(), clamp.operand(), clamp.high());
            case Pad pad -> {
                visit(pad.operand());
                visit(pad.value());
                visit(pad.low());
                visit(pad.high());
                visit(pad.interior());
            }
            case Slice slice -> {
                visit(slice.operand());
                visit(slice.start());
                visit(slice.end());
                visit(slice.stride());
            }
            case DynamicSlice slice -> {
                visit(slice.operand());
                visit(slice.start());
                visit(slice.size());
            }
            case DynamicUpdateSlice update -> {
                visit(update.operand());
                visit(update.update());
                visit(update.start());
            }
            case Concat concat -> {
                concat.operands().forEach(this::visit);
                mention(concat.along().rankClass());
            }
            case Reverse reverse -> {
                visit(reverse.operand());
                visitAxes(reverse.axes());
            }
            case ReshapeUnit reshape -> {
                visit(reshape.operand());
                visitAxes(reshape.added());
                visitAxes(reshape.dropped());
            }
            case Reduce reduce -> {
                visit(reduce.operand());
                reduce.initial().ifPresent(this::visit);
                visitAxes(reduce.over());
                bind(reduce.indices());
            }
            case Dot dot -> {
                visit(dot.left());
                visit(dot.right());
                visitAxes(dot.contracted());
                visitAxes(dot.batch());
                bind(dot.indices());
            }
            case ReduceWindow reduce -> {
                visit(reduce.operand());
                reduce.initial().ifPresent(this::visit);
                visit(reduce.size());
                visit(reduce.window());
                bind(reduce.indices());
            }
            case Convolution convolution -> {
                visit(convolution.input());
                visit(convolution.kernel());
                visit(convolution.window());
                visit(convolution.roles());
                visitAxes(convolution.reversed());
                visitGroups(convolution.featureGroups());
                visitGroups(convolution.batchGroups());
                bind(convolution.indices());
            }
        }
        visitAxes(tensor.type().axes());
    }

    private void visit(ConvolutionRoles roles) {
        visitAxes(roles.batch());
        visitAxes(roles.inputFeature());
        visitAxes(roles.outputFeature());
        visitAxes(roles.spatial());
    }

    private void visitGroups(SortedMap<AggregatedAxis, Convolution.Group> groups) {
        groups.forEach((axis, group) -> {
            mention(axis.rankClass());
            visit(group.count());
            mention(group.outputFeature().rankClass());
        });
    }
}
