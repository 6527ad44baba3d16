package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.Tolerances;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A rewrite rule {@code lhs => rhs}, claimed for every rank assignment and every value of its maps, scalars and
 * tensors. These satisfy the preconditions and the assumptions and make the left side valid. Every number in it has a
 * type. Only a {@link RuleBuilder} makes one, when it has checked it as a whole. So a rule that exists is well formed,
 * and uses the very things that it declares.
 */
public final class Rule implements RuleDeclaration {

    private final String name;
    private final List<RankClass> rankClasses;
    private final List<Condition> preconditions;
    private final List<TensorExpr> assumptions;
    private final TensorExpr lhs;
    private final TensorExpr rhs;
    private final List<IndexHint> hints;
    private final Widths widths;
    private final ClaimedFor claimed;
    private final Expectation expectation;
    private final Provenance provenance;
    private final SourcePosition position;
    private final List<Demand> demands;
    private final List<Diagnostic> warnings;
    private final Optional<Variant> variant;
    private final Optional<ElementType.Open> openType;
    private final List<OperatorCall> calls;
    /** Found when they are first asked for. */
    private volatile Optional<RuleNames> names = Optional.empty();
    private volatile Optional<Readings> readings = Optional.empty();

    Rule(String name, List<RankClass> rankClasses, List<Condition> preconditions, List<TensorExpr> assumptions,
            TensorExpr lhs, TensorExpr rhs, List<IndexHint> hints, Widths widths, ClaimedFor claimed,
            Expectation expectation, Provenance provenance, SourcePosition position, List<Demand> demands,
            List<Diagnostic> warnings, Optional<Variant> variant, List<OperatorCall> calls) {
        this.name = VisibleText.require("the name of a rule", name);
        this.rankClasses = List.copyOf(rankClasses);
        this.preconditions = List.copyOf(preconditions);
        this.assumptions = List.copyOf(assumptions);
        this.lhs = lhs;
        this.rhs = rhs;
        this.hints = List.copyOf(hints);
        this.widths = widths;
        this.claimed = claimed;
        this.expectation = expectation;
        this.provenance = provenance;
        this.position = position;
        this.demands = List.copyOf(demands);
        this.warnings = List.copyOf(warnings);
        this.variant = variant;
        this.calls = List.copyOf(calls);
        Set<ElementType> mentioned = MentionedTypes.in(lhs, rhs, this.preconditions, this.assumptions);
        this.openType = MentionedTypes.open(mentioned).stream().findFirst().map(ElementType.Open::new);
        for (ElementType type : mentioned) {
            if (type instanceof ElementType.Undecided literal) {
                throw literal.undecided();
            }
        }
    }

    /** This variant, which shows of a demand of its rule whether it is needed. */
    Rule showing(Variant.ChangedDemand demand) {
        return new Rule(name, rankClasses, preconditions, assumptions, lhs, rhs, hints, widths, claimed, expectation,
                provenance, position, demands, warnings,
                variant.map(of -> new Variant(of.base(), of.kind(), Optional.of(demand))), calls);
    }

    @Override
    public Rule below(int lines) {
        return new Rule(name, rankClasses, preconditions, assumptions, lhs, rhs, hints, widths, claimed, expectation,
                provenance, position.below(lines), demands,
                warnings.stream().map(each -> new Diagnostic(each.position().below(lines), each.message())).toList(),
                variant, calls);
    }

    /** The rule with what is hardly meant in it. */
    public Rule warned(List<Diagnostic> found) {
        return new Rule(name, rankClasses, preconditions, assumptions, lhs, rhs, hints, widths, claimed, expectation,
                provenance, position, demands, found, variant, calls);
    }

    /**
     * The rule as its author declared it, where it was handed over as data, which says all else of it.
     *
     * @param stated   by number what the author states one by one: the preconditions are counted first, then the assumptions
     * @param declared of which rule it is a variant, if it is one
     * @throws IndexOutOfBoundsException if the rule demands less
     */
    public Rule declared(List<Integer> stated, Optional<Variant> declared) {
        List<Demand> all = new ArrayList<>();
        preconditions.forEach(condition -> all.add(new Demand.Required(condition)));
        assumptions.forEach(property -> all.add(new Demand.Assumed(property)));
        return new Rule(name, rankClasses, preconditions, assumptions, lhs, rhs, hints, widths, claimed, expectation,
                provenance, position, stated.stream().map(all::get).toList(), warnings, declared, calls);
    }

    /** By number what the author states one by one, as {@link #declared} takes it. */
    public List<Integer> stated() {
        return demands.stream().map(demand -> switch (demand) {
            case Demand.Required(Condition condition) -> place(preconditions, condition);
            case Demand.Assumed(TensorExpr property) -> preconditions.size() + place(assumptions, property);
        }).toList();
    }

    /** Where the very term stands. */
    @SuppressWarnings("ReferenceEquality")
    private static <T> int place(List<T> terms, T sought) {
        int place = 0;
        while (terms.get(place) != sought) {
            place++;
        }
        return place;
    }

    /**
     * The rule where the numbers of bits that it leaves open have values.
     *
     * @throws IllegalArgumentException if it is not claimed there
     */
    public Rule at(Map<String, Integer> bits) {
        if (!widths.allow(bits)) {
            throw new IllegalArgumentException(name + " is not claimed at " + Widths.text(bits));
        }
        WidthsFixed fixed = new WidthsFixed(bits);
        return new Rule(name, rankClasses, fixed.of(preconditions), assumptions.stream().map(fixed::of).toList(),
                fixed.of(lhs), fixed.of(rhs), hints, widths.choosing(bits), claimed, expectation, provenance, position,
                List.of(), warnings, variant, OperatorCalls.at(fixed, calls));
    }

    /**
     * The rule where equal terms are one object, whoever wrote or read it. Rules in JSON form have a copy of a term in
     * each place, and others share what has a name. What is found out about a rule is the same for both then.
     */
    public Rule sharing() {
        List<Node> all = new ArrayList<>(preconditions);
        all.addAll(assumptions);
        all.addAll(List.of(lhs, rhs));
        hints.forEach(hint -> all.add(hint.value()));
        calls.forEach(call -> {
            all.addAll(call.terms());
            all.add(call.value());
        });
        EqualTerms terms = EqualTerms.in(all);
        return terms.anyMerged()
                ? new Rule(name, rankClasses, terms.of(preconditions), terms.of(assumptions), terms.of(lhs),
                        terms.of(rhs),
                        hints.stream().map(hint -> new IndexHint(hint.index(), terms.of(hint.value()))).toList(),
                        widths, claimed, expectation, provenance, position,
                        demands.stream().map(demand -> of(terms, demand)).toList(), warnings, variant,
                        OperatorCalls.of(terms, calls))
                : this;
    }

    private static Demand of(EqualTerms terms, Demand demand) {
        return switch (demand) {
            case Demand.Required(Condition condition) -> new Demand.Required(terms.of(condition));
            case Demand.Assumed(TensorExpr property) -> new Demand.Assumed(terms.of(property));
        };
    }

    /** Everything that the rule mentions. */
    RuleNames names() {
        return names.orElseGet(() -> {
            RuleNames found = RuleNames.in(this);
            names = Optional.of(found);
            return found;
        });
    }

    /** The expressions that its sides stand for. */
    public Readings readings() {
        return readings.orElseGet(() -> {
            Readings found = Readings.of(lhs, rhs);
            readings = Optional.of(found);
            return found;
        });
    }

    /** The one element type that the rule leaves open, if it leaves one open. */
    public Optional<ElementType.Open> openType() {
        return openType;
    }

    /** The element type that the rule is about where it leaves none open: its numbers rather than its truth values. */
    public ElementType principalType() {
        return PrincipalType.of(this);
    }

    /**
     * The numbers of bits that a verdict in this element type speaks of. They are all that the rule leaves open, or
     * those at which its {@link #principalType()} is this one.
     */
    public Widths widthsIn(ElementType type) {
        return !widths.open().isEmpty() && type instanceof ElementType.Signless(Width ofVerdict)
                && ofVerdict.fixed().isPresent() && principalType() instanceof ElementType.Signless(Width ofRule)
                && ofRule.fixed().isEmpty() ? widths.having(ofRule, ofVerdict.fixed().get()) : widths;
    }

    /** Unique in its file. */
    @Override
    public String name() {
        return name;
    }

    /** The declared rank classes. */
    public List<RankClass> rankClasses() {
        return rankClasses;
    }

    /** Truth values over attributes and scalars, all of them demanded. */
    public List<Condition> preconditions() {
        return preconditions;
    }

    /**
     * Element-wise expressions of truth values over input tensors and constants of one shape, demanded at every access in
     * bounds of it.
     */
    public List<TensorExpr> assumptions() {
        return assumptions;
    }

    /** The preconditions and assumptions that the author states one by one, without those that sizes come with. */
    public List<Demand> demands() {
        return demands;
    }

    @Override
    public List<Diagnostic> warnings() {
        return warnings;
    }

    /** The operators of its author that it applies: names for some of its expressions, each the very one. */
    public List<OperatorCall> calls() {
        return calls;
    }

    /** Of which rule this is a variant, if it is one. */
    public Optional<Variant> variant() {
        return variant;
    }

    /** The expression that the compiler finds. */
    public TensorExpr lhs() {
        return lhs;
    }

    /** The expression that it puts in its place: the same axes and element type. */
    public TensorExpr rhs() {
        return rhs;
    }

    /** The author's hints on the indices of reductions, to be checked. */
    public List<IndexHint> hints() {
        return hints;
    }

    /** The numbers of bits that the rule leaves open, and at which of them it is claimed. */
    public Widths widths() {
        return widths;
    }

    /**
     * For the open element type, the closed types that the rule is about. All its operators accept them, and they are
     * among the types that it claims if it claims some. Nothing where only the movement of data matters.
     */
    public Map<String, Set<ElementType>> elements() {
        return claimed.elements();
    }

    /** The differences between floats that do not matter to the rule. */
    public Tolerances upTo() {
        return claimed.upTo();
    }

    /** The closed types that the author claims the rule for, where it is about others than all that its operators accept. */
    public Optional<Set<ElementType>> claimedTypes() {
        return openType().flatMap(open -> Optional.ofNullable(elements().get(open.name())).filter(types -> {
            OpenTypes accepted = OpenTypes.of(TypedParts.of(this, Optional.of(open.name())));
            return !types.equals(accepted.accepted().get(open.name()));
        }));
    }

    /**
     * Whether the rule can be looked at for every floating-point format: it leaves its type open, and no operator is of
     * some only.
     */
    public boolean isOfEveryFormat() {
        Set<ElementType> accepted = openType().map(open -> elements().getOrDefault(open.name(), ElementTypes.ALL))
                .orElse(Set.of());
        return accepted.contains(ElementType.FLOAT) || (accepted.containsAll(ElementTypes.FLOATS)
                && EveryFormat.obstacle(lhs, rhs, preconditions, assumptions).isEmpty());
    }

    /**
     * Whether it can be asked if the rule is right in a type that an open one stands for only where that is said. So
     * it is where the type has all numbers, and all operators that the open type meets. The rule must not be claimed
     * for other types only.
     */
    public boolean isOf(ElementType askedFor) {
        return openType().filter(open -> {
            Set<ElementType> claimed = elements().getOrDefault(open.name(), ElementTypes.ALL);
            OpenTypes types = OpenTypes.of(TypedParts.of(this, Optional.of(open.name())));
            boolean all = types.accepted().getOrDefault(open.name(), ElementTypes.ALL).equals(claimed);
            return claimed.contains(askedFor) || (all && types.acceptsAskedFor(askedFor, open.name()));
        }).isPresent();
    }

    /**
     * The verdict that the author expects for a closed type, or for elements of any type. It is none where the rule is
     * not about the type and nothing is said of it.
     */
    public Optional<VerdictKind> expected(ElementType type) {
        boolean about = openType().map(open -> elements().getOrDefault(open.name(), Set.of(type)).contains(type))
                .orElse(true);
        return about || expectation.byElement().containsKey(type)
                ? Optional.of(expectation.forElement(type))
                : Optional.empty();
    }

    /** The verdict the author expects. */
    @Override
    public Expectation expectation() {
        return expectation;
    }

    /** Where the rule comes from. */
    public Provenance provenance() {
        return provenance;
    }

    /** Where the rule is declared. */
    @Override
    public SourcePosition position() {
        return position;
    }

    @Override
    public String toString() {
        return "rule " + name;
    }
}
