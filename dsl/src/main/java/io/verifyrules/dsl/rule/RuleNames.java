package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Form;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Part;
import io.verifyrules.dsl.expr.Slot;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.dsl.graph.Node;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Everything that a rule mentions, in the order of first mention: what an instance of the rule must give a value to. */
public final class RuleNames {

    private final Map<String, AxisMap.Variable> maps = new LinkedHashMap<>();
    private final Map<String, AxisMap.Variable> permutations = new LinkedHashMap<>();
    private final Map<RankClass, Integer> letters = new HashMap<>();
    private final Set<String> integers = new LinkedHashSet<>();
    private final Map<String, ElementType> parameters = new LinkedHashMap<>();
    private final Map<String, ElementFunction> functions = new LinkedHashMap<>();
    private final Map<String, Input> tensors = new LinkedHashMap<>();
    private final Map<String, AxisMap.Variable> indices = new LinkedHashMap<>();
    private final Set<RankClass> rankClasses = new LinkedHashSet<>();
    private final Set<BigInteger> numbers = new TreeSet<>();
    private final Set<BigInteger> ofMaps = new TreeSet<>();
    private boolean infinities;
    private FloatReading floats = FloatReading.XLA;
    private boolean partial;
    private final List<Named> things = new ArrayList<>();
    private final Set<Object> known = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Everything that {@code rule} mentions. */
    public static RuleNames of(Rule rule) {
        return rule.names();
    }

    static RuleNames in(Rule rule) {
        RuleNames used = new RuleNames();
        used.visit(rule.lhs());
        used.visit(rule.rhs());
        rule.preconditions().forEach(used::visit);
        rule.assumptions().forEach(used::visit);
        return used;
    }

    /** Everything that {@code rule} says something of, beside what sizes say by themselves. */
    static RuleNames said(Rule rule) {
        RuleNames used = new RuleNames();
        used.visit(rule.lhs());
        used.visit(rule.rhs());
        rule.hints().forEach(hint -> used.visit(hint.value()));
        rule.demands().forEach(demand -> used.visit(demand.node()));
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

    /** The declarations of permutations, by name: each has on a lane the lane that it is taken to. */
    public Map<String, AxisMap.Variable> permutations() {
        return Collections.unmodifiableMap(permutations);
    }

    /** Whether permutations of the class, or inverses of them, stand in two places at least, so that one may come after the other. */
    public boolean multipliesPermutations(RankClass of) {
        return letters.getOrDefault(of, 0) > 1;
    }

    /**
     * The names to which an instance gives an integer on each lane of a class: the maps, and after them the
     * permutations.
     */
    public Map<String, AxisMap.Variable> perLane() {
        if (permutations.isEmpty()) {
            return maps();
        }
        Map<String, AxisMap.Variable> all = new LinkedHashMap<>(maps);
        all.putAll(permutations);
        return Collections.unmodifiableMap(all);
    }

    /** The integer scalars. */
    public Set<String> integers() {
        return Collections.unmodifiableSet(integers);
    }

    /** The element parameters and their types. */
    public Map<String, ElementType> parameters() {
        return Collections.unmodifiableMap(parameters);
    }

    /** The functions on elements that are declared, by name. */
    public Map<String, ElementFunction> functions() {
        return Collections.unmodifiableMap(functions);
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

    /** The reading of floats. */
    public FloatReading floats() {
        return floats;
    }

    /** Whether there is an operation that its element type may leave undefined: a division, a function of some reals, or one beside infinities. */
    public boolean mayBeUndefined() {
        return infinities || partial;
    }

    private static boolean ofSomeReals(UnaryOperator operator) {
        return switch (operator) {
            case LOG, LOG1P, SQRT, RSQRT, TAN -> true;
            default -> false;
        };
    }

    private static boolean ofSomePairs(BinaryOperator operator) {
        return switch (operator) {
            case DIV, POW, ATAN2 -> true;
            default -> false;
        };
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

    private void mention(ElementFunction function) {
        mention(Named.of(function));
        functions.put(function.name(), function);
        function.laws().identity().ifPresent(this::visit);
    }

    /** The declared functions that an operator itself applies. */
    static List<ElementFunction> functions(TensorExpr tensor) {
        List<ElementFunction> functions = new ArrayList<>();
        for (Part part : tensor.form().parts()) {
            switch (part) {
                case Part.Applied applied -> functions.add(applied.function());
                case Part.By(Slot ignored, DeclaredMonoid declared) -> functions.add(declared.function());
                default -> {
                }
            }
        }
        return functions;
    }

    private void mention(Permutation permutation) {
        for (Permutation.Letter letter : permutation.letters()) {
            mention(Named.ofPermutation(letter.lanes()));
            permutations.put(letter.lanes().name(), letter.lanes());
            letters.merge(letter.lanes().of(), 1, Integer::sum);
            mention(letter.lanes().of());
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

    /** The numbers among them that are written as a map, such as a size. */
    public Set<BigInteger> numbersOfMaps() {
        return Collections.unmodifiableSet(ofMaps);
    }

    Set<String> names() {
        Set<String> names = new LinkedHashSet<>(maps.keySet());
        names.addAll(permutations.keySet());
        names.addAll(integers);
        names.addAll(parameters.keySet());
        names.addAll(functions.keySet());
        names.addAll(tensors.keySet());
        return names;
    }

    /** Takes in everything that an expression mentions: the operands first, then the axes, then all else in its order. */
    void visit(Node part) {
        if (!seen.add(part)) {
            return;
        }
        floats = floats.and(FloatReading.of(part));
        switch (part) {
            case Input input -> {
                mention(Named.of(input));
                tensors.put(input.name(), input);
            }
            case Condition.EveryLane every -> mention(every.rankClass());
            case AxisMap.Variable variable -> {
                mention(Named.of(variable));
                maps.put(variable.name(), variable);
                mention(variable.of());
            }
            case AxisMap.Permuted permuted -> mention(permuted.by());
            case AxisMap.Scalar scalar -> {
                mention(Named.of(scalar));
                integers.add(scalar.name());
            }
            case AxisMap.Constant constant -> {
                numbers.add(BigInteger.valueOf(constant.value()));
                ofMaps.add(BigInteger.valueOf(constant.value()));
            }
            case Element.Written(Literal.Whole whole, var type, var decided) -> numbers.add(whole.value());
            case Element.Written written -> infinities |= written.literal() instanceof Literal.Infinity;
            case Element.Parameter parameter -> {
                mention(Named.of(parameter));
                parameters.put(parameter.name(), parameter.type());
            }
            case Element.Unary unary -> partial |= ofSomeReals(unary.operator());
            case Unary unary -> partial |= ofSomeReals(unary.operator());
            case Element.Binary binary -> partial |= ofSomePairs(binary.operator());
            case Binary binary -> partial |= ofSomePairs(binary.operator());
            case Element.Applied applied -> mention(applied.function());
            default -> {
            }
        }
        if (part instanceof TensorExpr tensor) {
            visitTensor(tensor);
        } else {
            part.parts().forEach(this::visit);
        }
    }

    private void visitTensor(TensorExpr tensor) {
        Form form = tensor.form();
        tensor.operands().forEach(this::visit);
        tensor.type().axes().forEach(axis -> mention(axis.rankClass()));
        functions(tensor).forEach(this::mention);
        for (Part part : form.parts()) {
            part.nodes().forEach(this::visit);
            switch (part) {
                case Part.Indices bound -> bound.indices().byAxis().values().forEach(this::bind);
                case Part.Order order -> mention(order.permutation());
                default -> {
                }
            }
        }
    }

    private void bind(AxisMap.Variable index) {
        mention(Named.of(index));
        indices.put(index.name(), index);
        mention(index.of());
    }
}
