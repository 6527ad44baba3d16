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
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.Freeze;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Collects the declarations of one rule and checks them; the only mutable class of the language. */
public final class RuleBuilder {

    private final String name;
    private final SourcePosition position;
    private final Declarations declared = new Declarations();
    private final List<RankClass> rankClasses = new ArrayList<>();
    private final List<String> sizes = new ArrayList<>();
    private final Demands demands = new Demands();
    private final Variation variation;
    private final ClaimedTypes types = new ClaimedTypes();
    private final ExpectedVerdicts expected;
    private final Sources sources;
    private final Set<String> indices = new LinkedHashSet<>();
    private final List<IndexHint> hints = new ArrayList<>();
    private final Side lhs = new Side();
    private final Side rhs = new Side();

    RuleBuilder(String name, SourcePosition position, Variation variation) {
        this.name = name;
        this.position = position;
        this.variation = variation;
        this.sources = new Sources(variation.wanted().map(Variation.Call::kind));
        this.expected = variation.wanted()
                .map(variant -> new ExpectedVerdicts(variant.kind().expected(), variant.because()))
                .orElseGet(() -> new ExpectedVerdicts(VerdictKind.VERIFIED, ""));
    }

    /**
     * Declares everything that another rule declares and uses, as the very objects that they are there: for a rule that is made
     * of parts of it.
     */
    public void declareAsIn(Rule origin) {
        RuleNames used = RuleNames.of(origin);
        origin.rankClasses().forEach(this::declare);
        origin.widths().declared().forEach(this::width);
        used.maps().values().forEach(map -> declared.add(Named.of(map)));
        used.indices().values().forEach(this::declareIndex);
        used.things().stream().filter(thing -> !declared.has(thing.name())).forEach(declared::add);
        used.parameters().values().forEach(types::declare);
        used.tensors().values().forEach(tensor -> types.declare(tensor.type().element()));
    }

    private void declare(RankClass rankClass) {
        declared.add(Named.of(rankClass));
        rankClasses.add(rankClass);
    }

    private void declareIndex(AxisMap.Variable index) {
        declared.add(Named.of(index));
        indices.add(index.name());
    }

    /** Declares a rank class of any rank. */
    public RankClass rankClass(String called) {
        return rankClass(called, RankBound.ANY);
    }

    /** Declares a rank class with the given bound on its rank. */
    public RankClass rankClass(String called, RankBound bound) {
        RankClass rankClass = variation.rankClass(called, bound);
        declare(rankClass);
        return rankClass;
    }

    /** Declares an integer per lane. */
    public AxisMap map(String called, RankClass of) {
        AxisMap.Variable map = new AxisMap.Variable(called, of);
        declared.add(Named.of(map));
        return map;
    }

    /** Declares an integer per lane that is >= 0 on every lane. */
    public AxisMap sizes(String called, RankClass of) {
        AxisMap map = map(called, of);
        if (!variation.inBlock()) {
            sizes.add(called);
        }
        demands.declared(Condition.everyLane(map.compare(Relation.GE, AxisMap.of(0))));
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
    public IndexHint hint(AxisMap index, AxisMap value) {
        if (!(index instanceof AxisMap.Variable variable) || !indices.contains(variable.name())) {
            throw new IllFormedException("match: expected an index of a reduction, declared by 'index', found "
                    + (index instanceof AxisMap.Variable map ? map.name() : "an expression"));
        }
        IndexHint hint = new IndexHint(variable, value);
        hints.add(hint);
        return hint;
    }

    /** In a variant: leaves out a hint of the rule. */
    @SuppressWarnings("ReferenceEquality")
    public void without(IndexHint hint) {
        if (!hints.removeIf(known -> known == hint)) {
            throw new IllFormedException("without: this is no hint of the rule, or it is left out already; say "
                    + "val h = match(..) in the rule, before the variant, and without(h)");
        }
    }

    /** Declares an integer scalar: one value on all lanes of all classes, usable as a tensor element too. */
    public AxisMap integer(String called) {
        AxisMap.Scalar scalar = new AxisMap.Scalar(called);
        declared.add(Named.of(scalar));
        return scalar;
    }

    /** Declares a number of bits that is left open, at least 1 where it is that of a type. */
    public Width width(String called) {
        Width width = Width.named(called);
        if (width.equals(Width.INDEX)) {
            throw new IllFormedException("a width cannot be called '" + called
                    + "', which is that of the type index: a target chooses it, and no rule declares it");
        }
        declared.add(Named.ofWidth(called));
        return width;
    }

    /** Demands that a number of bits is not negative. */
    public Demand require(Width nonNegative) {
        return require(new Condition.OnWidths(nonNegative));
    }

    /** Declares an element parameter of the given type. */
    public Element element(String called, ElementType type) {
        Element.Parameter parameter = new Element.Parameter(called, type);
        declared.add(Named.of(parameter));
        types.declare(type);
        return parameter;
    }

    /** Declares an input tensor. */
    public TensorExpr tensor(String called, ElementType element, Shape shape) {
        Input tensor = Input.of(called, element, shape);
        declared.add(Named.of(tensor));
        types.declare(element);
        return tensor;
    }

    /** Declares a frozen tensor, whose name is that of what it chooses. */
    public TensorExpr freeze(String called, TensorExpr operand) {
        Freeze frozen = Freeze.of(called, operand);
        declared.add(new Named(called, "freeze", frozen));
        return frozen;
    }

    /** Declares an input tensor whose element type is left open. */
    public TensorExpr tensor(String called, Shape shape) {
        return tensor(called, ElementType.OPEN, shape);
    }

    /** Demands a condition on every lane of its class. */
    public Demand require(LaneCondition condition) {
        return require(Condition.everyLane(condition));
    }

    /** Demands a condition. */
    public Demand require(Condition condition) {
        return demand(new Demand.Required(condition));
    }

    /** Demands a comparison of elements of the rule. */
    public Demand require(ElementCondition condition) {
        return require(new Condition.OnElements(condition));
    }

    /** Assumes that a tensor of truth values, element-wise over inputs and constants, is true at every access. */
    public Demand assume(TensorExpr property) {
        return demand(assumed(property));
    }

    private static Demand assumed(TensorExpr property) {
        if (!property.type().element().equals(ElementType.I1)) {
            TypeRules.require("assume", ElementTypes.TRUTHS, property.type().element());
        }
        Assumptions.requireElementwise(property);
        OneShape.require(property);
        return new Demand.Assumed(property);
    }

    private Demand demand(Demand demand) {
        return variation.inBlock() ? demands.further(demand) : demands.stated(demand);
    }

    /**
     * Declares a variant of this rule: a rule of its own, made by the same body with the changes that {@code block} makes. A side
     * that the block gives takes the place of that of the rule; everything else that it says comes in addition.
     */
    public void variant(Variant.Kind kind, String called, String reason, Consumer<RuleBuilder> block) {
        variation.variant(name, kind, called, VisibleText.require("the reason of an expectation", reason),
                () -> block.accept(this));
    }

    /** In a variant: leaves out what the rule demands. */
    public void without(Demand demand) {
        demands.change("without", demand, Optional.empty());
    }

    /** In a variant: puts a condition in the place of what the rule demands. */
    public void replace(Demand demand, Condition by) {
        demands.change("replace", demand, Optional.of(new Demand.Required(by)));
    }

    /** In a variant: puts an assumption in the place of what the rule demands. */
    public void replace(Demand demand, TensorExpr by) {
        demands.change("replace", demand, Optional.of(assumed(by)));
    }

    /** Claims the rule only where the type that it leaves open stands for one of the given closed types. */
    public void elements(Set<ElementType> closed) {
        types.claim(closed);
    }

    /** Claims the rule only where the open type {@code open} stands for one of the given closed types. */
    public void elements(String open, Set<ElementType> closed) {
        types.claim(open, closed);
    }

    /** Whether what is said of the rule itself, rather than of what it rewrites, is said of the rule that is made. */
    private boolean isMeant() {
        return variation.wanted().isEmpty() || variation.inBlock();
    }

    /** States the verdict that is expected for every element type without one of its own. */
    public void expect(VerdictKind verdict, String reason) {
        if (isMeant()) {
            expected.state(verdict, reason);
        }
    }

    /** States the verdict that is expected for some closed element types. */
    public void expect(Set<ElementType> elements, VerdictKind verdict, String reason) {
        if (isMeant()) {
            expected.state(elements, verdict, reason);
        }
    }

    /**
     * Says where the rule comes from. A variant has the id of its rule, and one that is right its handlers too; it keeps them
     * where what it says itself has no id.
     */
    public void source(Provenance source) {
        if (isMeant()) {
            sources.own(source);
        } else {
            sources.ofRule(source);
        }
    }

    /** The left side: what the compiler finds. */
    public void lhs(TensorExpr expression) {
        lhs.set(expression, variation.inBlock());
    }

    /** The right side: what it puts in its place. */
    public void rhs(TensorExpr expression) {
        rhs.set(expression, variation.inBlock());
    }

    /** Both sides. */
    public void rewrite(TensorExpr left, TensorExpr right) {
        lhs(left);
        rhs(right);
    }

    /** The verdicts stated so far; they stand even if the rule turns out ill-formed. */
    Expectation expectation() {
        return expected.expectation();
    }

    /** Whether the body of this rule declared variants so far. */
    public boolean hasVariants() {
        return !variation.calls().isEmpty();
    }

    /** The variants that the body of this rule declares. */
    List<Variation.Call> variants() {
        return variation.calls();
    }

    /** The builder of a variant, for which the body is run again. */
    RuleBuilder of(Variation.Call variant) {
        return new RuleBuilder(variant.name(), variant.position(), variation.of(variant));
    }

    /** Sizes demand something, so those that only variants use are no part of the rule. */
    private void requireSizesUsed(Rule origin, Rule variant) {
        Set<String> only = new LinkedHashSet<>(sizes);
        only.removeAll(RuleNames.said(origin).names());
        only.retainAll(RuleNames.said(variant).names());
        if (!only.isEmpty()) {
            String size = only.iterator().next();
            throw new IllFormedException("sizes: only variants use '" + size + "', and the rule itself demands " + size
                    + " >= 0 for it; declare it in the block of each variant that uses it");
        }
    }

    /** Checks the rule as a whole, and that it differs from the rule that it varies where that is given. */
    Rule build(Optional<Rule> base) {
        variation.requireReached();
        TensorExpr left = lhs.given("the rule has no left side; say lhs = ..");
        TensorExpr right = rhs.given("the rule has no right side; say rhs = ..");
        List<Condition> preconditions = demands.preconditions();
        List<TensorExpr> assumptions = demands.assumptions();
        Nesting.check(left, right, preconditions, assumptions, hints);
        DeclaredNames.check(declared.byName(), left, right, preconditions, assumptions, hints);
        if (!left.type().axes().equals(right.type().axes())) {
            throw new IllFormedException("both sides must have the same axes, but the left side has "
                    + left.type().axes() + " and the right side has " + right.type().axes());
        }
        TypedParts typed = TypedParts.of(left, right, preconditions, assumptions);
        IndexUse.check(indices, hints, typed.lhs(), typed.rhs(), typed.preconditions(), typed.assumptions());
        OpenTypes openTypes = OpenTypes.of(typed);
        expected.requirePossible(openTypes, typed.open());
        types.restrict(openTypes, typed.open());
        Choices.check(typed.lhs(), typed.rhs());
        FloatReading.check(typed);
        EveryFormat.check(typed, openTypes.accepted());
        SignChoices.check(typed);
        Widths widths = Widths.of(typed);
        widths.requireDeclared(declared.byName());
        widths.requireNoOpenType(typed.open());
        Rule rule = new Rule(name, rankClasses, typed.preconditions(), typed.assumptions(), typed.lhs(), typed.rhs(),
                hints, widths, openTypes.accepted(), expectation(), sources.provenance(), position,
                demands.stated(typed),
                variation.wanted().map(call -> new Variant(call.base(), call.kind(), Optional.empty())));
        base.ifPresent(origin -> requireSizesUsed(origin, rule));
        return base.map(origin -> Difference.between(origin, rule, demands.changed())).orElse(rule);
    }
}
