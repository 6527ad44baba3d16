package io.verifyrules.verifier.dialect.arith;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The operations of {@code arith} and {@code math}, on numbers and on tensors of them.
 *
 * @see <a href="https://mlir.llvm.org/docs/Dialects/ArithOps/">the dialect arith</a>
 * @see <a href="https://mlir.llvm.org/docs/Dialects/MathOps/">the dialect math</a>
 */
public final class Arith {

    private static final String CONSTANT = "arith.constant";
    private static final Map<String, OperationMeaning> STEPS = steps();

    private Arith() {
    }

    private static Map<String, OperationMeaning> steps() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.putAll(Integers.meanings());
        all.putAll(Divisions.meanings());
        all.putAll(Shifts.meanings());
        all.putAll(Comparisons.meanings());
        all.putAll(Floats.meanings());
        all.putAll(Casts.meanings());
        all.putAll(MathFunctions.meanings());
        return Map.copyOf(all);
    }

    /** The meanings by name. */
    public static Map<String, OperationMeaning> operations() {
        Map<String, OperationMeaning> all = new HashMap<>(STEPS);
        all.put(CONSTANT, OperationMeaning.one(Constants::constant));
        return Map.copyOf(all);
    }

    /** The operations that compute an element of elements. */
    public static Set<String> elementwise() {
        return new TreeSet<>(STEPS.keySet());
    }

    /** The operations that give one element, or several. */
    public static Set<String> constants() {
        return Set.of(CONSTANT);
    }

    /** A sum, difference or product of integers, poison where it has too many bits. */
    public static Denoted exact(BinaryOperator operator, Denoted left, Denoted right, Denotations in) {
        return Integers.exact(operator, left, right, in);
    }

    /** The quotient of integers and a number of at least 1, rounded down. */
    public static Denoted floor(Denoted left, long by, Denotations in) {
        return Divisions.floor(left, by, in);
    }
}
