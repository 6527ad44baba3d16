package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.LibraryFunction;
import io.verifyrules.dsl.element.LibraryFunction.Trait;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import static io.verifyrules.verifier.theory.RealTerms.and;
import static io.verifyrules.verifier.theory.RealTerms.applied;
import static io.verifyrules.verifier.theory.RealTerms.number;

/** Axioms of functions that are registered with their values, by their traits. They are true of all reals, as such a function has a value at each. */
final class RegisteredAxioms {

    static final List<Axiom> ALL = Stream.of(UnaryOperator.values())
            .filter(operator -> operator.calculation().isPresent())
            .flatMap(operator -> of(operator, operator.function().orElseThrow()).stream())
            .toList();

    private RegisteredAxioms() {
    }

    private static List<Axiom> of(UnaryOperator operator, LibraryFunction function) {
        List<Axiom> axioms = new ArrayList<>();
        if (function.is(Trait.ODD)) {
            axioms.add(SigmoidAxioms.odd(Law.ODD_FUNCTION, operator));
        }
        axioms.add(SigmoidAxioms.grows(Law.GROWING_FUNCTION, operator));
        function.bound().ifPresent(bound -> axioms.add(bounded(operator, bound)));
        return axioms;
    }

    private static Axiom bounded(UnaryOperator operator, int bound) {
        return Axiom.one(Law.BOUNDED_FUNCTION, in -> in.operands(operator),
                a -> and(Formula.lessThan(number(-bound), applied(operator, a)),
                        Formula.lessThan(applied(operator, a), number(bound))));
    }
}
