package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.normal.RelevantHypotheses;
import io.verifyrules.verifier.reduction.FreshIndices;
import io.verifyrules.verifier.reduction.ReductionMatching;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneBool;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The signs that elements may have. An exponential is above 0; a square is not below 0. A sum of addends that are not
 * below 0 is not below 0, and above 0 if one addend is. An element with no form to tell is asked of the prover, where
 * the rule says something of elements.
 */
final class Signs {

    private final AlgebraicForm form;
    private final ValueTerms terms;
    private final OpenedReductions open;
    private final Regions regions;
    private final Facts facts;
    private final RelevantHypotheses relevant;
    private final Map<List<Object>, Sign> known = new HashMap<>();

    Signs(AlgebraicForm form, ValueTerms terms, OpenedReductions open, Regions regions, Facts facts,
            RelevantHypotheses relevant) {
        this.relevant = relevant;
        this.form = form;
        this.terms = terms;
        this.open = open;
        this.regions = regions;
        this.facts = facts;
    }

    Sign of(Polynomial polynomial, Hypotheses where) {
        Sign sum = Sign.ZERO;
        for (Addend addend : polynomial.addends()) {
            Sign sign = of(addend, where.where(addend.guard()));
            sum = sum.plus(addend.guard().equals(Truth.TRUE) ? sign : sign.orZero());
        }
        return sum;
    }

    /** The sign of the addend where its guard holds. */
    Sign of(Addend addend, Hypotheses where) {
        Sign product = Sign.of(addend.coefficient());
        for (Map.Entry<ValueTerm, Ratio> power : addend.powers().exponents().entrySet()) {
            product = product.times(of(power.getKey(), where).power(power.getValue()));
        }
        return product;
    }

    /** Whether a power is one of any base: with an exponent that is whole and not below 0. */
    static boolean isPlain(Ratio exponent) {
        return exponent.isWhole() && exponent.signum() >= 0;
    }

    /** Whether the power of the atom is one wherever the hypotheses hold: it is proved not to be 0, or not to be below 0. */
    boolean permits(ValueTerm atom, Ratio exponent, Hypotheses where) {
        if (isPlain(exponent)) {
            return true;
        }
        Sign sign = of(atom, where);
        return (exponent.signum() > 0 || sign.isNotZero()) && (exponent.isWhole() || sign.isNotNegative());
    }

    Sign of(ValueTerm atom, Hypotheses all) {
        Hypotheses where = relevant.of(atom, all);
        List<Object> key = List.of(atom, where);
        Sign sign = known.get(key);
        if (sign == null) {
            known.put(key, Sign.ANY);
            sign = found(atom, where);
            known.put(key, sign);
        }
        return sign;
    }

    private Sign found(ValueTerm atom, Hypotheses where) {
        Sign byForm = switch (atom) {
            case ValueTerm.Literal literal -> Ratio.of(literal.value()).map(Sign::of).orElse(Sign.ANY);
            case ValueTerm.Reduction reduction -> ofReduction(reduction, where);
            case ValueTerm.Apply apply -> ofOperation(apply, where);
            case ValueTerm.If choice -> of(choice.then(), where.where(choice.condition()))
                    .or(of(choice.otherwise(), where.whereNot(choice.condition())));
            case ValueTerm.Parameter ignored -> Sign.ANY;
            case ValueTerm.Read ignored -> Sign.ANY;
            case ValueTerm.Counted counted -> ofNumber(counted, where);
        };
        return byForm.equals(Sign.ANY) || (byForm.isNotNegative() && !byForm.isNotZero())
                ? narrowed(byForm, atom, where)
                : byForm;
    }

    private Sign ofReduction(ValueTerm.Reduction reduction, Hypotheses where) {
        FreshIndices.Opened opened = open.of(reduction, where);
        Hypotheses there = where.where(opened.guard());
        if (reduction.monoid() == Monoid.SUM) {
            Sign sum = of(form.of(opened.body(), there), there);
            if (sum.negative() && sum.positive()) {
                return Sign.ANY;
            }
            // Where all have one sign, one that is not 0 is enough.
            boolean vanishes = sum.isNotZero()
                    ? !regions.haveAnIndex(opened, where)
                    : regions.bodies(opened, where).stream().noneMatch(body -> inForm(body, where).isNotZero());
            return vanishes ? sum.orZero() : new Sign(sum.negative(), false, sum.positive());
        }
        if (reduction.monoid() == Monoid.PRODUCT) {
            // The product of nothing is 1.
            Sign factor = of(form.of(opened.body(), there), there);
            return new Sign(factor.negative(), factor.zero(), true);
        }
        boolean extremum = reduction.monoid() == Monoid.MAX || reduction.monoid() == Monoid.MIN;
        return extremum && regions.haveAnIndex(opened, where) ? of(form.of(opened.body(), there), there) : Sign.ANY;
    }

    private Sign ofOperation(ValueTerm.Apply apply, Hypotheses where) {
        ElementType type = apply.type();
        List<ValueTerm> operands = apply.operands();
        return switch (apply.operation()) {
            case Operation.OfUnary(UnaryOperator operator) when operands.getFirst().type().equals(type) ->
                switch (operator) {
                    case EXP -> form.may(Law.EXP_POSITIVE) ? Sign.POSITIVE : Sign.ANY;
                    case ABS -> form.may(Law.ABS_BY_SIGN) ? inForm(operands.getFirst(), where).abs() : Sign.ANY;
                    default -> Sign.ANY;
                };
            case Operation.OfBinary(BinaryOperator operator) when operands.getFirst().type().equals(type) ->
                switch (operator) {
                    case ADD -> inForm(operands.get(0), where).plus(inForm(operands.get(1), where));
                    case MUL -> inForm(operands.get(0), where).times(inForm(operands.get(1), where));
                    default -> Sign.ANY;
                };
            case Operation.OfConversion ignored when operands.getFirst() instanceof ValueTerm.Counted counted ->
                ofNumber(counted, where);
            default -> Sign.ANY;
        };
    }

    private Sign inForm(ValueTerm term, Hypotheses where) {
        return of(form.of(term, where), where);
    }

    private Sign ofNumber(ValueTerm.Counted counted, Hypotheses where) {
        if (holds(LaneBool.lessThan(LaneInt.ZERO, counted.number()), counted, where)) {
            return Sign.POSITIVE;
        }
        return holds(LaneBool.nonNegative(counted.number()), counted, where) ? new Sign(false, true, true) : Sign.ANY;
    }

    private boolean holds(LaneBool condition, ValueTerm.Counted counted, Hypotheses where) {
        Truth truth = counted.rankClass()
                .map(rankClass -> Truth.fold(rankClass, condition))
                .orElseGet(() -> Truth.onScalars(condition));
        return counted.rankClass().map(rankClass -> rankClass.isSingleton()).orElse(true)
                && facts.prove("a number has a sign", truth, where);
    }

    /** The sign of the element by the rule beside its form. */
    private Sign narrowed(Sign byForm, ValueTerm atom, Hypotheses where) {
        if (!facts.tellOfElements() || ReductionMatching.concerns(atom)) {
            return byForm;
        }
        boolean notNegative = !byForm.negative() || proved(Relation.GE, atom, where);
        boolean notPositive = !notNegative && proved(Relation.LE, atom, where);
        boolean notZero = proved(Relation.NE, atom, where);
        return new Sign(!notNegative, byForm.zero() && !notZero, !notPositive);
    }

    private boolean proved(Relation relation, ValueTerm atom, Hypotheses where) {
        ValueTerm zero = form.built().number(Ratio.ZERO);
        return facts.prove("an element has a sign", new Truth.OnElement(
                terms.apply(new Operation.OfRelation(relation), ElementType.BOOL, List.of(atom, zero))), where);
    }
}
