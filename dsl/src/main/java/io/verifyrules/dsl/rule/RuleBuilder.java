package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.element.TypeRules;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Collects what is said of one rule and checks it as a whole. */
public final class RuleBuilder extends RuleVocabulary {

    private final String name;
    private final SourcePosition position;
    private final ExpectedVerdicts expected;
    private final Sources sources;
    private final List<IndexHint> hints = new ArrayList<>();
    private final List<OperatorCall> calls = new ArrayList<>();
    private final FloatTolerance tolerance = new FloatTolerance();
    private final Side lhs = new Side();
    private final Side rhs = new Side();

    RuleBuilder(String name, SourcePosition position, Variation variation) {
        super(variation);
        this.name = name;
        this.position = position;
        this.sources = new Sources(variation.wanted().map(Variation.Call::kind));
        this.expected = variation.wanted()
                .map(variant -> new ExpectedVerdicts(variant.kind().expected(), variant.because()))
                .orElseGet(() -> new ExpectedVerdicts(VerdictKind.VERIFIED, ""));
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

    /** Notes that an expression of the rule is an operator of its author, applied. */
    public void calls(OperatorCall call) {
        calls.add(call);
    }

    /** Demands that a number of bits is not negative. */
    public Demand require(Width nonNegative) {
        return require(new Condition.OnWidths(nonNegative));
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
        Assumptions.require(property);
        OneShape.require(property);
        return new Demand.Assumed(property);
    }

    private Demand demand(Demand demand) {
        warnings.demands(demand);
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

    /**
     * Claims the rule only where the type that it leaves open stands for one of the given closed types. A whole family
     * among them stands for those of its members that the rule can be about. A type of no such family is claimed by
     * name.
     */
    public void elements(Set<ElementType> closed) {
        types.claim(TypeClaim.byFamily(closed));
    }

    /** The same of types that are claimed one by one: a rule that cannot be about one of them is a mistake. */
    public void elementsByName(Set<ElementType> closed) {
        types.claim(TypeClaim.byName(closed));
    }

    /** The same where it is said which open type is meant. */
    public void elementsByName(String open, Set<ElementType> closed) {
        types.claim(open, TypeClaim.byName(closed));
    }

    /** Claims a rule that is made from another one for as many of the types of that one as its operators accept. */
    public void elementsAtMost(String open, Set<ElementType> closed) {
        types.claim(open, TypeClaim.atMost(closed));
    }

    /** States which differences between floats do not matter; a variant that states some leaves out those of its rule. */
    public void upTo(Tolerances tolerances) {
        tolerance.state(tolerances, variation.wanted().isPresent() && !variation.inBlock());
    }

    /** The same as another rule does, of which this one is made, as far as this one is about floats. */
    public void upToAsIn(Rule origin) {
        tolerance.state(origin.upTo(), true);
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

    /** States in what both sides differ where the rule is refuted. */
    public void expectMismatch(Mismatch mismatch) {
        if (isMeant()) {
            expected.differsBy(mismatch);
        }
    }

    /** States the verdict that is expected for some closed element types. */
    public void expect(Set<ElementType> elements, VerdictKind verdict, String reason) {
        if (isMeant()) {
            expected.state(elements, verdict, reason);
        }
    }

    /**
     * Says where the rule comes from. A variant has the id of its rule, and one that is right its handlers too. It
     * keeps them where its own source has no id.
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
        if (lhs.isGiven()) {
            warnings.givesAgain("lhs");
        }
        lhs.set(expression, variation.inBlock());
    }

    /** The right side: what it puts in its place. */
    public void rhs(TensorExpr expression) {
        if (rhs.isGiven()) {
            warnings.givesAgain("rhs");
        }
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

    /**
     * Notes that the rule speaks of an expression of which perhaps nothing is left in it. An example is a tensor of
     * which the size is taken.
     */
    public void mention(TensorExpr expression) {
        ListUses.requireNoneJoined(expression, lists());
        warnings.mentions(expression);
    }

    /** The parts of this rule that are hardly meant, given these variants. */
    List<Warnings.Remark> remarks(Rule rule, List<Rule> made) {
        return warnings.of(rule, made, demands.implied());
    }

    /** Checks the rule as a whole, and that it differs from the rule that it varies where that is given. */
    Rule build(Optional<Rule> base) {
        variation.requireReached();
        TensorExpr left = lhs.given("the rule has no left side; say lhs = .., without val");
        TensorExpr right = rhs.given("the rule has no right side; say rhs = .., without val");
        List<Condition> preconditions = demands.preconditions();
        List<TensorExpr> assumptions = demands.assumptions();
        Nesting.check(left, right, preconditions, assumptions, hints);
        DeclaredNames.check(declared.byName(), left, right, preconditions, assumptions, hints);
        if (!left.type().axes().equals(right.type().axes())) {
            throw new IllFormedException("both sides must have the same axes, but the left side has "
                    + left.type().axes() + " and the right side has " + right.type().axes());
        }
        TypedParts typed = TypedParts.of(left, right, preconditions, assumptions, calls);
        IndexUse.check(indices, hints, typed.lhs(), typed.rhs(), typed.preconditions(), typed.assumptions());
        OpenTypes openTypes = OpenTypes.of(typed);
        Set<ElementType> ofOperators = openTypes.of(typed.open());
        types.restrict(openTypes, typed.open());
        expected.requirePossible(openTypes, typed);
        Choices.check(typed.lhs(), typed.rhs());
        Assumptions.requireNone(typed.lhs());
        Assumptions.requireNone(typed.rhs());
        FloatReading.check(typed);
        EveryFormat.check(typed, openTypes.accepted());
        FiniteParts.check(typed);
        SignChoices.check(typed);
        LicensedForms.check(typed);
        Tolerances tolerated = tolerance.of(typed, openTypes.of(typed.open()), ofOperators);
        Widths widths = Widths.of(typed);
        widths.requireDeclared(declared.byName());
        widths.requireNoOpenType(typed.open());
        Rule rule = new Rule(name, rankClasses, typed.preconditions(), typed.assumptions(), typed.lhs(), typed.rhs(),
                hints, widths, new ClaimedFor(openTypes.accepted(), tolerated), expectation(), sources.provenance(),
                position, demands.stated(typed), List.of(),
                variation.wanted().map(call -> new Variant(call.base(), call.kind(), Optional.empty())), typed.calls());
        FunctionsOfFiniteElements.check(rule);
        base.ifPresent(origin -> requireSizesUsed(origin, rule));
        return base.map(origin -> Difference.between(origin, rule, demands.changed())).orElse(rule);
    }
}
