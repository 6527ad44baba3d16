package io.verifyrules.rules.testing.proofcheck;

import com.microsoft.z3.Context;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Z3Exception;
import io.verifyrules.rules.testing.Day;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Z3 as it reads text, with the answers that it gave. */
final class PlainZ3 {

    /** Z3's answer to a script. */
    enum Says {
        UNSAT,
        SAT,
        UNKNOWN
    }

    /** By day the few queries that take longer are trusted, and asked in the nightly build. */
    private static final int MILLISECONDS = Day.today().whole() ? 10_000 : 2_000;
    private static final Map<String, Says> KNOWN = new ConcurrentHashMap<>();

    private PlainZ3() {
    }

    static Says of(String script) {
        return KNOWN.computeIfAbsent(script, PlainZ3::ask);
    }

    private static Says ask(String script) {
        try (Context context = new Context()) {
            Solver solver = context.mkSolver();
            Params parameters = context.mkParams();
            parameters.add("ctrl_c", false);
            parameters.add("timeout", MILLISECONDS);
            solver.setParameters(parameters);
            solver.add(context.parseSMTLIB2String(script.replace("(check-sat)", ""), null, null, null, null));
            return switch (solver.check()) {
                case UNSATISFIABLE -> Says.UNSAT;
                case SATISFIABLE -> Says.SAT;
                case UNKNOWN -> Says.UNKNOWN;
            };
        } catch (Z3Exception unreadable) {
            throw new IllegalArgumentException("Z3 does not read " + script, unreadable);
        }
    }
}
