package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.Global;
import com.microsoft.z3.Z3Exception;
import java.util.Optional;

/** The share of Z3 in the memory of this process, for all queries together. */
final class Z3Memory {

    private static final int MEGABYTES = 4096;

    static {
        Global.setParameter("memory_max_size", Integer.toString(MEGABYTES));
    }

    private Z3Memory() {
    }

    /** Sees to it that the limit is set, once. */
    static void limit() {
        // The initialiser of the class does it.
    }

    /** Whether the exception means that there is no memory left, or was none before. */
    static boolean isExhausted(Z3Exception exception) {
        String message = Optional.ofNullable(exception.getMessage()).orElse("");
        return message.contains("out of memory") || message.contains("allocation failed");
    }
}
