package io.verifyrules.verifier.algebra;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.limit.Allowance;
import io.verifyrules.verifier.limit.Limit;
import io.verifyrules.verifier.normal.RelevantHypotheses;
import io.verifyrules.verifier.proof.Ledger;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * An element of the reals as a polynomial in atoms: reads, scalars, functions of elements in this form, reductions of products in this
 * form. The steps, each of which keeps the value wherever the hypotheses hold:
 * <ul>
 * <li>sums, differences and products are multiplied out, as in any commutative ring;
 * <li>a quotient is a product with a power below 0, where the divisor is proved not to be 0 ({@link Quotients});
 * <li>functions of sums and products are products and sums ({@link RealFunctions});
 * <li>a choice is the sum of both branches, each where it is taken; a function of a choice is a choice of functions;
 * <li>reductions give what does not depend on their indices to the outside ({@link ReductionAtoms}).
 * </ul>
 *
 * <p>An operation that no step knows is an atom, its operands in this form.
 */
final class AlgebraicForm {

    private final ElementType type;
    private final boolean isField;
    private final ValueTerms terms;
    private final PolynomialTerms built;
    private final ClosedSums sums;
    private final Ledger ledger;
    private final Limit limit;
    private final Regions regions;
    private final Signs signs;
    private final Quotients quotients;
    private final RealFunctions functions;
    private final ReductionAtoms reductions;
    private final PinnedIndices pinned;
    private final RelevantHypotheses relevant;
    private final Map<List<Object>, Polynomial> known = new HashMap<>();
    private int made;
    private boolean abandoned;

    /**
     * The normal form of elements of a type.
     *
     * @param isField whether quotients are inverse to products; the laws of an ordered ring are granted
     * @param ledger  for further laws
     */
    AlgebraicForm(ElementType type, boolean isField, ValueTerms terms, ClosedReductions closed, Facts facts,
            Ledger ledger, Limit limit) {
        this.type = type;
        this.isField = isField;
        this.terms = terms;
        this.built = new PolynomialTerms(terms, type);
        this.ledger = ledger;
        this.limit = limit;
        this.pinned = new PinnedIndices(terms);
        OpenedReductions opened = new OpenedReductions(terms);
        this.relevant = new RelevantHypotheses(terms);
        this.regions = new Regions(terms, facts);
        this.signs = new Signs(this, terms, opened, regions, facts, relevant);
        Intervals intervals = new Intervals(terms, facts);
        this.sums = new ClosedSums(terms, type, facts, intervals);
        this.quotients = new Quotients(this, signs);
        this.functions = new RealFunctions(this, signs, quotients, built);
        this.reductions = new ReductionAtoms(this, terms, new IndicesFromZero(terms, closed, intervals), opened,
                regions, signs, sums);
    }

    Quotients quotients() {
        return quotients;
    }

    Regions regions() {
        return regions;
    }

    /** Whether quotients are inverse to products. */
    boolean isField() { return isField; }

    PolynomialTerms built() {
        return built;
    }

    /** Whether polynomials became too large, or took too long. Facts that were found since then are of no use. */
    boolean gaveUp() {
        abandoned |= limit.exceeds(Allowance.ALGEBRA_ADDENDS, made) || limit.reached();
        return abandoned;
    }

    /** The polynomial that the element is wherever the hypotheses hold. */
    Polynomial of(ValueTerm term, Hypotheses all) {
        if (gaveUp()) {
            return Polynomial.of(term);
        }
        Hypotheses where = relevant.of(term, all);
        List<Object> key = List.of(term, where);
        Polynomial polynomial = known.get(key);
        if (polynomial == null) {
            polynomial = quotients.reduced(made(term, where), where);
            made += polynomial.addends().size();
            known.put(key, polynomial);
        }
        return polynomial;
    }

    private Polynomial made(ValueTerm term, Hypotheses where) {
        if (!term.type().equals(type)) {
            return Polynomial.of(term);
        }
        return switch (term) {
            case ValueTerm.Literal literal ->
                Ratio.of(literal.value()).map(Polynomial::of).orElseGet(() -> Polynomial.of(term));
            case ValueTerm.If choice -> of(choice.then(), where.where(choice.condition())).where(choice.condition())
                    .plus(of(choice.otherwise(), where.whereNot(choice.condition()))
                            .where(Truth.not(choice.condition())));
            case ValueTerm.Reduction reduction -> reductions.of(reduction, where);
            case ValueTerm.Apply apply -> applied(apply, where);
            case ValueTerm.Parameter ignored -> Polynomial.of(term);
            case ValueTerm.Read read -> Polynomial.of(pinned.of(read, where));
            case ValueTerm.Counted counted -> numbers(term, counted);
        };
    }

    private Polynomial applied(ValueTerm.Apply apply, Hypotheses where) {
        return switch (apply.operation()) {
            case Operation.OfBinary(BinaryOperator operator) when apply.operands().getFirst().type().equals(type) ->
                binary(apply, operator, where);
            case Operation.OfUnary(UnaryOperator operator) when apply.operands().getFirst().type().equals(type) ->
                operator == UnaryOperator.NEG
                        ? of(apply.operands().getFirst(), where).times(Ratio.of(-1))
                        : cases(of(apply.operands().getFirst(), where), where,
                                (operand, there) -> functions.of(operator, operand, there)
                                        .orElseGet(() -> atom(apply, List.of(operand))));
            case Operation.OfConversion ignored when ClosedSums.counted(apply).isPresent() ->
                numbers(apply, ClosedSums.counted(apply).orElseThrow());
            default -> Polynomial.of(terms.apply(apply.operation(), apply.type(),
                    apply.operands().stream().map(operand -> inForm(operand, where)).toList()));
        };
    }

    private Polynomial binary(ValueTerm.Apply apply, BinaryOperator operator, Hypotheses where) {
        Polynomial left = of(apply.operands().get(0), where);
        Polynomial right = of(apply.operands().get(1), where);
        return switch (operator) {
            case ADD -> left.plus(right);
            case SUB -> left.plus(right.times(Ratio.of(-1)));
            case MUL -> product(left, right);
            case DIV -> cases(right, where,
                    (divisor, there) -> quotients.inverse(divisor, there)
                            .map(inverse -> product(left, inverse))
                            .orElseGet(() -> atom(apply, List.of(left, divisor))));
            case POW -> cases(left, where, (base, there) -> functions.power(base, right, there)
                    .orElseGet(() -> atom(apply, List.of(base, right))));
            default -> extreme(operator, left, right).orElseGet(() -> atom(apply, List.of(left, right)));
        };
    }

    /** The product, unless it has too many addends. */
    Polynomial product(Polynomial left, Polynomial right) {
        made += left.addends().size() * right.addends().size();
        return gaveUp() ? Polynomial.ZERO : left.times(right);
    }

    private Polynomial atom(ValueTerm.Apply apply, List<Polynomial> operands) {
        return Polynomial
                .of(terms.apply(apply.operation(), apply.type(), operands.stream().map(this::element).toList()));
    }

    private ValueTerm inForm(ValueTerm term, Hypotheses where) {
        return term.type().equals(type) ? element(of(term, where)) : term;
    }

    /** A number that the rule counts with, as a polynomial; it is one of the lane of a singleton, or of none. */
    private Polynomial numbers(ValueTerm term, ValueTerm.Counted counted) {
        return counted.rankClass().filter(rankClass -> !rankClass.isSingleton()).isEmpty() && may(Law.COUNTS_ARE_EXACT)
                ? sums.number(counted.rankClass(), counted.number())
                : Polynomial.of(term);
    }

    /** The polynomial as an element. In a ring there is none with coefficients that are not whole, and the form is given up. */
    ValueTerm element(Polynomial polynomial) {
        boolean fractions = polynomial.addends().stream().anyMatch(addend -> !addend.coefficient().isWhole());
        abandoned |= fractions && !isField;
        return built.of(abandoned ? Polynomial.ZERO : polynomial);
    }

    /** Something of a polynomial without conditions, case by case. */
    private Polynomial cases(Polynomial polynomial, Hypotheses where,
            BiFunction<Polynomial, Hypotheses, Polynomial> step) {
        Optional<Truth> condition = polynomial.condition();
        if (condition.isEmpty() || gaveUp()) {
            return step.apply(polynomial, where);
        }
        made++;
        Truth holds = condition.get();
        Truth fails = Truth.not(holds);
        return cases(polynomial.given(holds), where.where(holds), step).where(holds)
                .plus(cases(polynomial.given(fails), where.whereNot(holds), step).where(fails));
    }

    /** Leave to use laws of the type. */
    boolean may(Law... laws) {
        return ledger.ask(type, laws).isPresent();
    }

    /** The exponential of a polynomial without conditions. */
    Optional<Polynomial> exponential(Polynomial operand, Hypotheses where) {
        return functions.of(UnaryOperator.EXP, operand, where);
    }

    /** The greater or smaller of both; nothing for other operations. */
    Optional<Polynomial> extreme(BinaryOperator operator, Polynomial left, Polynomial right) {
        return new BinaryExtrema(this).of(operator, left, right);
    }

    /** The logarithm of a product over indices, as far as each factor is above 0. */
    Optional<Polynomial> logarithmOfProduct(ValueTerm atom, Hypotheses where) {
        return reductions.products().logarithm(atom, where);
    }

    /** The product of which a sum over indices is the sum of the logarithms. */
    Optional<ValueTerm> productOfLogarithms(ValueTerm atom, Hypotheses where) {
        return reductions.products().productOfLogarithms(atom, where);
    }

    /** Whether the atom is proved not to be 0 where the hypotheses hold. */
    boolean isNotZero(ValueTerm atom, Hypotheses where) {
        return signs.of(atom, where).isNotZero();
    }
}
