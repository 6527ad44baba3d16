package io.verifyrules.verifier.json.work;

import java.util.List;

/**
 * The facts that a worker tells of itself before it is given anything.
 *
 * @param build   the digest of its build
 * @param java    the version of its Java
 * @param solvers its solvers by name and version, each with what keeps it from being used; empty where nobody asks
 * @param clock   the time on its clock in milliseconds, which nothing depends on
 * @param slots   how many tasks it checks at a time
 */
public record WorkerFacts(String build, String java, List<String> solvers, long clock, int slots) {

    public WorkerFacts {
        solvers = List.copyOf(solvers);
    }
}
