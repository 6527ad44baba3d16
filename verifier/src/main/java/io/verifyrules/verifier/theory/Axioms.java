package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.solver.Formula;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The facts about functions of reals for solvers: instances of the axioms at numbers that occur, so that no query has a
 * quantifier. An application that an instance mentions occurs then, too, a few times over.
 */
final class Axioms {

    /** Every axiom; a function that is not registered with its values has a list of its own. */
    static final List<Axiom> ALL = Stream
            .of(ExponentialAxioms.ALL, SigmoidAxioms.ALL, RootAxioms.ALL, AngleAxioms.ALL, PowerAxioms.ALL,
                    RegisteredAxioms.ALL)
            .flatMap(List::stream)
            .toList();

    private static final Set<String> FUNCTIONS = Stream
            .concat(Stream.of(UnaryOperator.values())
                    .filter(operator -> ElementTypes.haveFractions(operator.types()))
                    .map(UnaryOperator::symbol),
                    Stream.of(BinaryOperator.POW, BinaryOperator.ATAN2).map(BinaryOperator::symbol))
            .collect(Collectors.toUnmodifiableSet());

    private static final int ROUNDS = 3;
    /** From so many applications on no more are looked at. */
    private static final int MOST = 40;

    private Axioms() {
    }

    /** The instance of an axiom for some numbers. */
    record Instance(Law law, Formula formula) {}

    /**
     * The facts about the applications, and about those that this mentions.
     *
     * @param granted the axioms that may be used
     */
    static List<Instance> of(Collection<Formula.Call> occurring, Set<Law> granted) {
        Applications applications = new Applications(occurring);
        List<Axiom> axioms = ALL.stream().filter(axiom -> granted.contains(axiom.law())).toList();
        Set<Formula> said = new LinkedHashSet<>();
        List<Instance> all = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            List<Formula> instances = new ArrayList<>();
            for (Axiom axiom : axioms) {
                axiom.sites().apply(applications).map(axiom.statement()).filter(said::add).forEach(instance -> {
                    all.add(new Instance(axiom.law(), instance));
                    instances.add(instance);
                });
            }
            for (Formula instance : instances) {
                Applications.in(instance, FUNCTIONS)
                        .stream()
                        .filter(call -> applications.size() < MOST)
                        .forEach(applications::add);
            }
        }
        return all;
    }
}
