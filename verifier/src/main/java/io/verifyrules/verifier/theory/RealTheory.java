package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.util.List;
import java.util.Set;

/**
 * The mathematical reals. Division by 0 is an unknown function of the dividend, and so is every other function where it is not
 * defined. Of functions it is known what the {@link Axioms} say.
 */
public final class RealTheory extends NumberTheory {

    /** The unknown function that gives x / 0 where all numbers are finite. */
    private static final String DIVISION_BY_ZERO = "division by zero";

    private final Set<Law> axioms;

    RealTheory() {
        this(Law.axioms());
    }

    private RealTheory(Set<Law> axioms) {
        this.axioms = Set.copyOf(axioms);
    }

    @Override
    public RealTheory having(Set<Law> others) {
        return new RealTheory(others);
    }

    @Override
    public Set<Law> laws() {
        Set<Law> laws = super.laws();
        laws.add(Law.DIVISION_INVERTS);
        laws.addAll(axioms);
        return laws;
    }

    @Override
    public String name() {
        return "real";
    }

    @Override
    public ElementType type() {
        return ElementType.REAL;
    }

    @Override
    public Sort sort() {
        return Sort.REAL;
    }

    /** Exponentials are multiplied at once, as solvers do not get far with products of functions. */
    @Override
    Formula product(Formula a, Formula b, Definitions definitions) {
        if (axioms.contains(Law.EXP_ADD) && a instanceof Formula.Call first && b instanceof Formula.Call second
                && isExponential(first) && isExponential(second)) {
            definitions.builtBy(Law.EXP_ADD);
            return applied(RealTerms.applied(UnaryOperator.EXP,
                    Formula.plus(first.arguments().getFirst(), second.arguments().getFirst())), definitions);
        }
        return super.product(a, b, definitions);
    }

    private static boolean isExponential(Formula.Call call) {
        return call.function().equals(UnaryOperator.EXP.symbol());
    }

    private Formula applied(Formula.Call call, Definitions definitions) {
        definitions.applied(call, axioms);
        return call;
    }

    @Override
    Formula quotient(Formula a, Formula b, Definitions definitions) {
        Formula.Call unknown = new Formula.Call(DIVISION_BY_ZERO, List.of(a), Sort.REAL);
        if (b instanceof Formula.RealNumber number && number.value().signum() != 0) {
            return Formula.divide(a, b);
        }
        definitions.watch(new Unspecified(new Operation.OfBinary(BinaryOperator.DIV), type(),
                List.of(Encoded.of(a), Encoded.of(zero())), Encoded.of(unknown)));
        return Formula.choose(Formula.equal(b, zero()), unknown, Formula.divide(a, b));
    }

    @Override
    Formula definedQuotient(Formula a, Formula b, Definitions definitions) {
        return Formula.divide(a, b);
    }

    @Override
    Formula divides(Formula b) {
        return b instanceof Formula.RealNumber number
                ? new Formula.Truth(number.value().signum() != 0)
                : Formula.not(Formula.equal(b, zero()));
    }

    @Override
    Formula remainder(Formula a, Formula b, Definitions definitions) {
        throw notDefined(new Operation.OfBinary(BinaryOperator.REM));
    }

    @Override
    Formula definedFunction(Operation operation, List<Formula> operands, Definitions definitions) {
        Formula a = operands.getFirst();
        return switch (operation) {
            case Operation.OfUnary(UnaryOperator operator) when ElementTypes.haveFractions(operator.types()) ->
                switch (operator) {
                    case FLOOR -> new Rounding(definitions).floor(a);
                    case CEIL -> new Rounding(definitions).ceiling(a);
                    case ROUND -> new Rounding(definitions).awayFromZero(a);
                    case ROUND_EVEN -> new Rounding(definitions).toEven(a);
                    default -> applied(RealTerms.applied(operator, a), definitions);
                };
            case Operation.OfBinary(BinaryOperator operator) when ElementTypes.haveFractions(operator.types()) ->
                applied(RealTerms.applied(operator, a, operands.getLast()), definitions);
            default -> throw notDefined(operation);
        };
    }

    @Override
    Formula isDefined(Operation operation, List<Formula> operands) {
        return switch (operation) {
            case Operation.OfUnary(UnaryOperator operator) -> RealDomain.of(operator, operands.getFirst());
            case Operation.OfBinary(BinaryOperator operator) ->
                RealDomain.of(operator, operands.getFirst(), operands.getLast());
            default -> throw notDefined(operation);
        };
    }
}
