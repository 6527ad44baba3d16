package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.TypeRules;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Collects the declarations of one rule and checks them; the only mutable class of the language. */
public final class RuleBuilder {

    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_']*");

    private final String name;
    private final SourcePosition position;
    private final Map<String, Named> declared = new LinkedHashMap<>();
    private final List<RankClass> rankClasses = new ArrayList<>();
    private final List<Condition> preconditions = new ArrayList<>();
    private final List<TensorExpr> assumptions = new ArrayList<>();
    private final Set<ElementType> declaredTypes = new LinkedHashSet<>();
    private Optional<Set<ElementType>> restriction = Optional.empty();
    private final Map<String, Set<ElementType>> restrictionByName = new LinkedHashMap<>();
    private final Map<ElementType, VerdictKind> expectedByElement = new LinkedHashMap<>();
    private VerdictKind expected = VerdictKind.VERIFIED;
    private String because = "";
    private Provenance provenance = Provenance.NONE;
    private final Set<String> indices = new LinkedHashSet<>();
    private final List<IndexHint> hints = new ArrayList<>();
    private Optional<TensorExpr> lhs = Optional.empty();
    private Optional<TensorExpr> rhs = Optional.empty();

    RuleBuilder(String name, SourcePosition position) {
        this.name = name;
        this.position = position;
    }

    private void declare(Named thing) {
        if (!NAME.matcher(thing.name()).matches()) {
            throw new IllFormedException("'" + thing.name()
                    + "' is not a name; names start with a letter and go on with "
                    + "letters, digits, _ and '");
        }
        if (declared.putIfAbsent(thing.name(), thing) != null) {
            throw new IllFormedException("'" + thing.name() + "' is declared twice; names are unique in a rule");
        }
    }

    /**
     * Declares everything that another rule declares and uses, as the very objects that they are there: for a rule that is made
     * of parts of it.
     */
    public void declareAsIn(Rule origin) {
        RuleNames used = RuleNames.of(origin);
        origin.rankClasses().forEach(this::declare);
        used.maps().values().forEach(map -> declare(Named.of(map)));
        used.indices().values().forEach(this::declareIndex);
        used.things().stream().filter(thing -> !declared.containsKey(thing.name())).forEach(this::declare);
        declaredTypes.addAll(used.parameters().values());
        used.tensors().values().forEach(tensor -> declaredTypes.add(tensor.type().element()));
    }

    private void declare(RankClass rankClass) {
        declare(Named.of(rankClass));
        rankClasses.add(rankClass);
    }

    private void declareIndex(AxisMap.Variable index) {
        declare(Named.of(index));
        indices.add(index.name());
    }

    /** Declares a rank class of any rank. */
    public RankClass rankClass(String called) {
        return rankClass(called, RankBound.ANY);
    }

    /** Declares a rank class with the given bound on its rank. */
    public RankClass rankClass(String called, RankBound bound) {
        RankClass rankClass = new RankClass(called, bound);
        declare(rankClass);
        return rankClass;
    }

    /** Declares an integer per lane. */
    public AxisMap map(String called, RankClass of) {
        AxisMap.Variable map = new AxisMap.Variable(called, of);
        declare(Named.of(map));
        return map;
    }

    /** Declares an integer per lane that is >= 0 on every lane. */
    public AxisMap sizes(String called, RankClass of) {
        AxisMap map = map(called, of);
        require(map.compare(Relation.GE, AxisMap.of(0)));
        return map;
    }

    /** Declares a name for the index of a reduction over an axis of the class, which hints can speak of. */
    public AxisMap index(String called, RankClass of) {
        AxisMap.Variable index = new AxisMap.Variable(called, of);
        declareIndex(index);
        return index;
    }

    /**
     * Suggests how the terms of both sides correspond: where {@code index} is an index of one side, it equals
     * {@code value} over the indices of the other. Nothing is taken on trust.
     */
    public void hint(AxisMap index, AxisMap value) {
        if (!(index instanceof AxisMap.Variable variable) || !indices.contains(variable.name())) {
            throw new IllFormedException("match: expected an index of a reduction, declared by 'index', found "
                    + (index instanceof AxisMap.Variable map ? map.name() : "an expression"));
        }
        hints.add(new IndexHint(variable, value));
    }

    /** Declares an integer scalar: one value on all lanes of all classes, usable as a tensor element too. */
    public AxisMap integer(String called) {
        AxisMap.Scalar scalar = new AxisMap.Scalar(called);
        declare(Named.of(scalar));
        return scalar;
    }

    /** Declares an element parameter of the given type. */
    public Element element(String called, ElementType type) {
        Element.Parameter parameter = new Element.Parameter(called, type);
        declare(Named.of(parameter));
        declaredTypes.add(type);
        return parameter;
    }

    /** Declares an input tensor. */
    public TensorExpr tensor(String called, ElementType element, Shape shape) {
        Input tensor = Input.of(called, element, shape);
        declare(Named.of(tensor));
        declaredTypes.add(element);
        return tensor;
    }

    /** Declares an input tensor whose element type is left open. */
    public TensorExpr tensor(String called, Shape shape) {
        return tensor(called, ElementType.OPEN, shape);
    }

    /** Demands a condition on every lane of its class. */
    public void require(LaneCondition condition) {
        require(Condition.everyLane(condition));
    }

    /** Demands a condition. */
    public void require(Condition condition) {
        preconditions.add(condition);
    }

    /** Demands a comparison of elements of the rule. */
    public void require(ElementCondition condition) {
        require(new Condition.OnElements(condition));
    }

    /** Assumes that a tensor of truth values, element-wise over inputs and constants, is true at every access. */
    public void assume(TensorExpr property) {
        TypeRules.require("assume", ElementTypes.TRUTHS, property.type().element());
        Assumptions.requireElementwise(property);
        OneShape.require(property);
        assumptions.add(property);
    }

    /** Claims the rule only where the type that it leaves open stands for one of the given closed types. */
    public void elements(Set<ElementType> types) {
        restriction = Optional.of(closed(types));
    }

    /** Claims the rule only where the open type {@code open} stands for one of the given closed types. */
    public void elements(String open, Set<ElementType> types) {
        restrictionByName.put(open, closed(types));
    }

    private static Set<ElementType> closed(Set<ElementType> types) {
        types.stream().filter(type -> !ElementTypes.ALL.contains(type)).findFirst().ifPresent(type -> {
            throw new IllFormedException("elements: expected element types among bool, int and real, found " + type);
        });
        return Set.copyOf(types);
    }

    /** States the verdict that is expected for every element type without one of its own. */
    public void expect(VerdictKind verdict, String reason) {
        because = VisibleText.require("the reason of an expectation", reason);
        expected = verdict;
    }

    /** States the verdict that is expected for one closed element type. */
    public void expect(ElementType element, VerdictKind verdict, String reason) {
        VisibleText.require("the reason of an expectation", reason);
        expectedByElement.put(element, verdict);
        because = because.isEmpty() ? reason : because + "; " + reason;
    }

    /** Says where the rule comes from. */
    public void source(Provenance source) {
        provenance = source;
    }

    /** The left side: what the compiler finds. */
    public void lhs(TensorExpr expression) {
        lhs = Optional.of(expression);
    }

    /** The right side: what it puts in its place. */
    public void rhs(TensorExpr expression) {
        rhs = Optional.of(expression);
    }

    /** Both sides. */
    public void rewrite(TensorExpr left, TensorExpr right) {
        lhs(left);
        rhs(right);
    }

    /** The verdicts stated so far; they stand even if the rule turns out ill-formed. */
    Expectation expectation() {
        return new Expectation(expected, expectedByElement, because);
    }

    /** Checks the rule as a whole. */
    Rule build() {
        TensorExpr left = lhs.orElseThrow(() -> new IllFormedException("the rule has no left side; say lhs = .."));
        TensorExpr right = rhs.orElseThrow(() -> new IllFormedException("the rule has no right side; say rhs = .."));
        Nesting.check(left, right, preconditions, assumptions, hints);
        DeclaredNames.check(declared, left, right, preconditions, assumptions, hints);
        if (!left.type().axes().equals(right.type().axes())) {
            throw new IllFormedException("both sides must have the same axes, but the left side has "
                    + left.type().axes() + " and the right side has " + right.type().axes());
        }
        TypedParts typed = TypedParts.of(left, right, preconditions, assumptions);
        IndexUse.check(indices, hints, typed.lhs(), typed.rhs(), typed.preconditions(), typed.assumptions());
        OpenTypes openTypes = OpenTypes.of(typed);
        restriction.ifPresent(types -> openTypes.restrict(typed.open().orElseThrow(() -> new IllFormedException(
                "elements: this rule leaves no element type open, so there is nothing to choose; leave it out")),
                types));
        restrictionByName.forEach((open, types) -> restrict(open, types, typed.open(), openTypes));
        return new Rule(name, rankClasses, typed.preconditions(), typed.assumptions(), typed.lhs(), typed.rhs(), hints,
                openTypes.accepted(), expectation(), provenance, position);
    }

    /** A name that is declared, and that nothing mentions, has no elements whose type could be restricted. */
    private void restrict(String open, Set<ElementType> types, Optional<String> used, OpenTypes openTypes) {
        if (used.equals(Optional.of(open))) {
            openTypes.restrict(open, types);
        } else if (!MentionedTypes.open(declaredTypes).contains(open)) {
            throw new IllFormedException("elements: this rule has no open element type '" + open + "'; "
                    + used.map(type -> "the one that it leaves open is " + type).orElse("it leaves none open"));
        }
    }
}
