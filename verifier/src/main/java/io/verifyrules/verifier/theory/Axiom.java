package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A law of functions of reals as a solver is told it: at numbers that occur, not for all.
 *
 * @param arity     how many numbers it speaks of
 * @param sites     the numbers at which it is of use, given where functions are applied
 * @param statement the statement about numbers; true of all reals
 */
record Axiom(Law law, int arity, Function<Applications, Stream<List<Formula>>> sites,
        Function<List<Formula>, Formula> statement) {

    /** A statement about three numbers. */
    @FunctionalInterface
    interface OfThree {
        Formula of(Formula a, Formula b, Formula c);
    }

    /** An axiom about one number. */
    static Axiom one(Law law, Function<Applications, Stream<Formula>> sites, UnaryOperator<Formula> statement) {
        return new Axiom(law, 1, sites.andThen(stream -> stream.map(List::of)),
                numbers -> statement.apply(numbers.getFirst()));
    }

    /** An axiom about two numbers. */
    static Axiom two(Law law, Function<Applications, Stream<List<Formula>>> sites, BinaryOperator<Formula> statement) {
        return new Axiom(law, 2, sites, numbers -> statement.apply(numbers.get(0), numbers.get(1)));
    }

    /** An axiom about three numbers. */
    static Axiom three(Law law, Function<Applications, Stream<List<Formula>>> sites, OfThree statement) {
        return new Axiom(law, 3, sites, numbers -> statement.of(numbers.get(0), numbers.get(1), numbers.get(2)));
    }
}
