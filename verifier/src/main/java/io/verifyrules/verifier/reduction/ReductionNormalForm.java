package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.DeclaredMonoid;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.lane.ElementStep;
import io.verifyrules.verifier.lane.LaneOracle;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.proof.Permission;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An element as a combination of guarded terms, none of which contains a choice or a reduction of the same monoid at its top. The
 * steps, each of which keeps the value:
 * <ul>
 * <li>a reduction of the monoid is opened, and so is one inside of it, by {@link Reordering}. Its indices become free
 * ones that are no others ({@link FreshIndices}), and one that its guard fixes is replaced by its value
 * ({@link OnePoint}). The lanes of the others are put into one order ({@link IndicesInOrder});
 * <li>the monoid's operation joins the terms of its operands, by {@link Reordering}. A literal that is the identity has
 * no terms ({@link LiteralTerms}), nor has a declared identity. A term whose guard fails everywhere is left out
 * ({@link ImpossibleTerms});
 * <li>a choice is the terms of both branches, guarded by its condition and by the opposite, by no law. A choice by an
 * element goes by the connectives that the element allows ({@link ElementTruth});
 * <li>a declared function of a choice is a choice between its values for both branches, by no law. So is any operation
 * in a sum in which nothing is neutral, as nothing is multiplied out there;
 * <li>what distributes over the monoid is multiplied out ({@link Distribution}), with every pair of terms;
 * <li>in a sum, {@code a - b} and {@code -b} have the terms of {@code b} with opposite coefficients, by
 * {@link Law#NEG_IS_OPPOSITE}. Where that is not granted {@code a - b} has the term {@code -b}, by
 * {@link Law#SUBTRACTION_ADDS};
 * <li>a whole number as an element of another ring has the terms of the number ({@link ConvertedNumbers});
 * <li>a part of a complex number has the terms of the parts of its terms ({@link ComplexParts});
 * <li>{@code -max(..)} and its like have the opposites of the terms of the dual monoid ({@link Duality});
 * <li>{@code max(..) + s} and its like have the terms of the extremum, each shifted ({@link Shift}).
 * </ul>
 *
 * <p>A step whose laws are not granted is left out: what it would have opened stays a term as it is.
 */
final class ReductionNormalForm implements ComplexParts.Sums {

    private final ElementReducer monoid;
    private final boolean identity;
    private final ValueTerms terms;
    private final LaneOracle oracle;
    private final ImpossibleTerms impossible;
    private final LiteralTerms literals;
    private final ConvertedNumbers numbers;
    private final ComplexParts parts;
    private final FreshIndices fresh;
    private final Ledger ledger;
    private final Limit limit;
    private int made;
    private boolean abandoned;

    /** The normal form over the monoid whose terms may be reordered. */
    ReductionNormalForm(Reordering reordering, ValueTerms terms, LaneOracle oracle, FreshIndices fresh, Ledger ledger,
            Limit limit) {
        this.limit = limit;
        this.monoid = reordering.monoid();
        this.identity = reordering.leavesIdentityOut();
        this.terms = terms;
        this.oracle = oracle;
        this.impossible = new ImpossibleTerms(oracle);
        this.literals = new LiteralTerms(reordering, ledger);
        this.numbers = new ConvertedNumbers(terms, oracle, ledger, this);
        this.parts = new ComplexParts(terms, ledger, this);
        this.fresh = fresh;
        this.ledger = ledger;
    }

    /**
     * The guarded terms whose combination the value is wherever the hypotheses hold. There may be {@code 2^n} of them,
     * of sums multiplied out or choices in choices. Once there are too many, the rest stays as it is, and is of no use.
     */
    @Override
    public List<GuardedTerm> of(ValueTerm value, Hypotheses hypotheses) {
        if (gaveUp()) {
            return List.of(GuardedTerm.of(value));
        }
        made++;
        if (isDeclaredIdentity(value)) {
            return List.of();
        }
        return switch (value) {
            case ValueTerm.Literal literal -> literals.of(literal);
            case ValueTerm.If choice -> split(choice.condition(), choice.then(), choice.otherwise(), hypotheses);
            case ValueTerm.Reduction reduction when reduction.monoid().equals(monoid) -> opened(reduction, hypotheses);
            case ValueTerm.Apply apply -> applied(apply, hypotheses);
            default -> List.of(GuardedTerm.of(value));
        };
    }

    /**
     * Whether the terms became too many, or took too long. Once that was so it stays so. Terms may be missing then, and
     * equal remains of unequal sums must not pass for a proof, whatever a limit says later.
     */
    boolean gaveUp() {
        abandoned |= limit.exceeds(Allowance.GUARDED_TERMS, made) || limit.reached();
        return abandoned;
    }

    /** An element that a rule declares to change no other has no terms. */
    private boolean isDeclaredIdentity(ValueTerm value) {
        return monoid instanceof DeclaredMonoid declared
                && declared.identity().filter(identity -> is(value, identity)).isPresent();
    }

    private static boolean is(ValueTerm value, Element identity) {
        return switch (value) {
            case ValueTerm.Literal literal -> identity instanceof Element.Written written
                    && written.literal().equals(literal.value()) && written.type().equals(literal.type());
            case ValueTerm.Parameter parameter -> identity instanceof Element.Parameter scalar
                    && parameter.origin().equals(new Origin.Scalar(scalar.name()));
            case ValueTerm.Apply apply when apply.operation() instanceof Operation.OfTuple
                    && identity instanceof Element.Tuple tuple ->
                IntStream.range(0, apply.operands().size())
                        .allMatch(i -> is(apply.operands().get(i), tuple.components().get(i)));
            default -> false;
        };
    }

    private List<GuardedTerm> split(Truth condition, ValueTerm then, ValueTerm otherwise, Hypotheses hypotheses) {
        Truth not = Truth.not(condition);
        List<GuardedTerm> all = new ArrayList<>(guarded(of(then, hypotheses.where(condition)), condition, hypotheses));
        all.addAll(guarded(of(otherwise, hypotheses.where(not)), not, hypotheses));
        return all;
    }

    private List<GuardedTerm> guarded(List<GuardedTerm> all, Truth condition, Hypotheses hypotheses) {
        return all.stream()
                .map(term -> term.where(condition))
                .filter(term -> !impossible.contain(term, hypotheses, ledger))
                .toList();
    }

    private List<GuardedTerm> opened(ValueTerm.Reduction reduction, Hypotheses hypotheses) {
        FreshIndices.Opened opened = fresh.open(reduction);
        return guarded(of(opened.body(), hypotheses.where(opened.guard())), opened.guard(), hypotheses).stream()
                .map(term -> IndicesInOrder.of(OnePoint.simplify(term.over(opened.indices()), terms), terms))
                .toList();
    }

    private List<GuardedTerm> applied(ValueTerm.Apply apply, Hypotheses hypotheses) {
        return switch (apply.operation()) {
            case Operation.OfBinary(BinaryOperator operator) -> binary(apply, operator, hypotheses);
            case Operation.OfUnary(UnaryOperator operator) ->
                unary(apply, operator, hypotheses).orElse(List.of(GuardedTerm.of(apply)));
            case Operation.Select ignored -> split(ElementTruth.of(apply.operands().get(0), ledger),
                    apply.operands().get(1), apply.operands().get(2), hypotheses);
            case Operation.OfRelation ignored -> List.of(GuardedTerm.of(apply));
            case Operation.OfArith ignored -> List.of(GuardedTerm.of(apply));
            case Operation.Started ignored -> List.of(GuardedTerm.of(apply));
            case Operation.OfConversion conversion ->
                numbers.of(monoid, apply, conversion, hypotheses).orElse(List.of(GuardedTerm.of(apply)));
            case Operation.OfTuple ignored -> function(apply, hypotheses);
            case Operation.OfComponent ignored -> List.of(GuardedTerm.of(apply));
            case Operation.OfComplex ignored ->
                parts.of(monoid, apply, hypotheses).orElse(List.of(GuardedTerm.of(apply)));
            case Operation.OfPrecision ignored -> List.of(GuardedTerm.of(apply));
            case Operation.Defined ignored -> List.of(GuardedTerm.of(apply));
            case Operation.Holds ignored -> List.of(GuardedTerm.of(apply));
            case Operation.Frozen ignored -> List.of(GuardedTerm.of(apply));
            case Operation.Refines ignored -> List.of(GuardedTerm.of(apply));
            case Operation.OfFunction ignored -> function(apply, hypotheses);
        };
    }

    /** A function of a choice is a choice of what the function gives, whatever the function is. */
    private List<GuardedTerm> function(ValueTerm.Apply apply, Hypotheses hypotheses) {
        if (monoid instanceof DeclaredMonoid(ElementFunction function)
                && apply.operation().equals(new Operation.OfFunction(function))) {
            return joined(of(apply.operands().get(0), hypotheses), of(apply.operands().get(1), hypotheses));
        }
        for (int place = 0; place < apply.operands().size(); place++) {
            if (apply.operands().get(place) instanceof ValueTerm.If choice) {
                return split(choice.condition(), with(apply, place, choice.then()),
                        with(apply, place, choice.otherwise()), hypotheses);
            }
        }
        return List.of(GuardedTerm.of(apply));
    }

    private ValueTerm with(ValueTerm.Apply apply, int place, ValueTerm operand) {
        List<ValueTerm> operands = new ArrayList<>(apply.operands());
        operands.set(place, operand);
        return terms.apply(apply.operation(), apply.type(), operands);
    }

    private Optional<List<GuardedTerm>> unary(ValueTerm.Apply apply, UnaryOperator operator, Hypotheses hypotheses) {
        if (operator == UnaryOperator.NEG && monoid == Monoid.SUM) {
            return ledger.ask(apply.type(), Law.NEG_IS_OPPOSITE)
                    .map(opposite -> negated(of(apply.operands().get(0), hypotheses), opposite));
        }
        return Duality.of(operator, monoid, apply.type(), ledger).map(duality -> dual(apply, duality, hypotheses));
    }

    /** The negated maximum is the minimum of the negated terms, and a negated "or" the "and" of the negated terms. */
    private List<GuardedTerm> dual(ValueTerm.Apply negation, Duality duality, Hypotheses hypotheses) {
        ReductionNormalForm dual = new ReductionNormalForm(duality.other(), terms, oracle, fresh, ledger, limit);
        dual.made = made;
        List<GuardedTerm> negated = dual.of(negation.operands().get(0), hypotheses);
        made = dual.made;
        abandoned |= dual.abandoned;
        return negated.stream()
                .map(term -> term.withFactors(term.factors()
                        .stream()
                        .map(factor -> ElementStep.simplified(
                                terms.apply(negation.operation(), negation.type(), List.of(factor)), terms, ledger))
                        .toList()))
                .toList();
    }

    private List<GuardedTerm> binary(ValueTerm.Apply apply, BinaryOperator operator, Hypotheses hypotheses) {
        ValueTerm left = apply.operands().get(0);
        ValueTerm right = apply.operands().get(1);
        if (monoid instanceof Monoid known && operator == known.operator()) {
            return joined(of(left, hypotheses), of(right, hypotheses));
        }
        if (monoid == Monoid.SUM && operator == BinaryOperator.SUB) {
            return ledger.ask(apply.type(), Law.NEG_IS_OPPOSITE)
                    .map(opposite -> joined(of(left, hypotheses), negated(of(right, hypotheses), opposite)))
                    .or(() -> ledger.ask(apply.type(), Law.SUBTRACTION_ADDS)
                            .map(adds -> joined(of(left, hypotheses),
                                    List.of(GuardedTerm.of(terms.apply(new Operation.OfUnary(UnaryOperator.NEG),
                                            apply.type(), List.of(right)))))))
                    .orElse(List.of(GuardedTerm.of(apply)));
        }
        return Distribution.of(operator, monoid, apply.type(), ledger)
                .map(distribution -> product(of(left, hypotheses), of(right, hypotheses), distribution, hypotheses))
                .or(() -> Shift.of(apply, monoid, ledger)
                        .map(shift -> of(shift.extremum(), hypotheses).stream()
                                .map(term -> shift.of(term, terms))
                                .toList()))
                .orElseGet(() -> identity ? List.of(GuardedTerm.of(apply)) : function(apply, hypotheses));
    }

    private static List<GuardedTerm> joined(List<GuardedTerm> left, List<GuardedTerm> right) {
        List<GuardedTerm> all = new ArrayList<>(left);
        all.addAll(right);
        return all;
    }

    private static List<GuardedTerm> negated(List<GuardedTerm> all, Permission opposite) {
        return all.stream().map(term -> term.negated(opposite)).toList();
    }

    @Override
    public List<GuardedTerm> product(List<GuardedTerm> left, List<GuardedTerm> right, Distribution distribution,
            Hypotheses hypotheses) {
        List<GuardedTerm> products = new ArrayList<>();
        for (GuardedTerm a : left) {
            for (GuardedTerm b : right) {
                made++;
                if (gaveUp()) {
                    return products;
                }
                GuardedTerm product = a.times(b, distribution);
                if (product.coefficient().signum() != 0 && !impossible.contain(product, hypotheses, ledger)) {
                    products.add(product);
                }
            }
        }
        return products;
    }
}
