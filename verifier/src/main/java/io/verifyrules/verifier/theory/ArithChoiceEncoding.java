package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.verifier.solver.Formula;
import java.util.ArrayList;
import java.util.List;

/** The {@code select} of MLIR's {@code arith}: poison where the predicate is, or what is chosen, or what flags exclude. */
final class ArithChoiceEncoding {

    private ArithChoiceEncoding() {
    }

    /** The predicate and two elements come last; before them, where flags let a sign be chosen, whether it is. */
    static Encoded of(ArithFlags flags, List<Encoded> operands) {
        return flags.flags().isEmpty()
                ? choice(operands.get(0), operands.get(1), operands.get(2))
                : flagged(flags, operands);
    }

    /** A choice of floats; flags speak of the one that is chosen. Where they let the sign of a zero be chosen, that comes first. */
    private static Encoded flagged(ArithFlags flags, List<Encoded> operands) {
        List<Encoded> last = operands.subList(operands.size() - 3, operands.size());
        Encoded chosen = choice(last.get(0), last.get(1), last.get(2));
        List<Formula> poison = new ArrayList<>(List.of(SignlessTheory.isPoison(chosen)));
        poison.addAll(ArithFloatEncoding.broken(flags, chosen.value()));
        Formula signed = flags.has(ArithFlag.NSZ)
                ? ArithFloatEncoding.eitherZero(operands.getFirst().value(), chosen.value())
                : chosen.value();
        return new Encoded(List.of(signed, Formula.or(poison)));
    }

    private static Encoded choice(Encoded predicate, Encoded then, Encoded otherwise) {
        Encoded chosen = Encoded.choose(predicate.value(), then, otherwise);
        return new Encoded(List.of(chosen.value(),
                Formula.or(List.of(SignlessTheory.isPoison(predicate), SignlessTheory.isPoison(chosen)))));
    }
}
