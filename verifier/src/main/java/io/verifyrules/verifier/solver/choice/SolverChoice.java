package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.bitwuzla.BitwuzlaSolver;
import io.verifyrules.verifier.solver.integers.FewIntegers;
import io.verifyrules.verifier.solver.order.OrderFirst;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Makes the solver that the user names. Solvers that are made from one choice share their processes. */
public final class SolverChoice {

    /** The name for asking all solvers each query. */
    public static final String BOTH = "both";

    /** The usual solver where nobody else is asked what it gives up, unless that is about bits alone. */
    public static final String ALONE = "alone";

    private final Map<ShippedSolver, Solver> solvers = new EnumMap<>(ShippedSolver.class);

    /** Knows nothing but what is made of bits, and so is none to be chosen. */
    private final Solver bitwuzla;

    private final CrossCheck both;

    /** Solvers of which those that count resources are asked each query once. */
    public SolverChoice() {
        this(shipped -> shipped.countsResources()
                ? new FewIntegers(RememberedAnswers.ofTwoEngines(shipped.make()))
                : shipped.make(), RememberedAnswers.ofOneEngine(new BitwuzlaSolver()));
    }

    SolverChoice(Function<ShippedSolver, Solver> maker, Solver bitwuzla) {
        this.bitwuzla = bitwuzla;
        Stream.of(ShippedSolver.values()).forEach(shipped -> solvers.put(shipped, maker.apply(shipped)));
        this.both = new CrossCheck(List.copyOf(solvers.values()), new Agreement());
    }

    /** Solvers that are asked anew each time, for measurements that repeat a run. */
    public static SolverChoice forgetful() {
        return new SolverChoice(shipped -> shipped.countsResources() ? new FewIntegers(shipped.make()) : shipped.make(),
                new BitwuzlaSolver());
    }

    /** The name of the usual solver. */
    public static String usual() {
        return ShippedSolver.Z3.label();
    }

    /** All names that may be given. */
    public static List<String> names() {
        return Stream.concat(Stream.of(ShippedSolver.values()).map(ShippedSolver::label), Stream.of(BOTH)).toList();
    }

    /** All solvers by name and version, each with what keeps it from being used on this machine. */
    public List<String> described() {
        return Stream.concat(solvers.values().stream(), Stream.of(bitwuzla))
                .map(solver -> solver.name()
                        + solver.obstacle().map(reason -> " (not used: " + reason + ")").orElse(""))
                .toList();
    }

    /** The reason why the named solver cannot be used on this machine, if so. */
    public Optional<String> obstacle(String name) {
        return solvers.entrySet()
                .stream()
                .filter(each -> name.equals(BOTH) || name.equals(each.getKey().label()))
                .flatMap(each -> each.getValue().obstacle().stream())
                .findFirst();
    }

    /**
     * The named solver. A single one hands on the queries it gives up to the others that can be used here. Queries
     * about floating-point numbers alone are put to Bitwuzla and then to cvc5 instead, where they can be used. They are
     * the quickest there. A hard query about words alone is put to Bitwuzla, and one that only compares is asked of
     * integers first.
     *
     * @param proof the resources from which on a budget is one of a proof, worth a second opinion
     * @throws IllegalArgumentException if there is none of that name
     */
    public Solver named(String name, long proof) {
        if (name.equals(BOTH)) {
            return both;
        }
        if (name.equals(ALONE)) {
            return alone(proof);
        }
        ShippedSolver first = Stream.of(ShippedSolver.values())
                .filter(shipped -> shipped.label().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no solver is named " + name));
        Solver chosen = solver(first);
        for (ShippedSolver other : ShippedSolver.values()) {
            if (other != first && solver(other).obstacle().isEmpty()) {
                chosen = new SecondOpinion(chosen, solver(other), proof);
            }
        }
        List<Solver> floats = Stream.of(bitwuzla, solver(ShippedSolver.CVC5))
                .filter(solver -> solver.obstacle().isEmpty())
                .toList();
        Solver others = bitwuzla.obstacle().isEmpty() ? new WordsApart(solver(first), bitwuzla, chosen, proof) : chosen;
        return new IndicesAsIntegers(new OrderFirst(solver(first), new FloatsFirst(floats, others, proof)));
    }

    private Solver alone(long proof) {
        Solver usual = solver(ShippedSolver.Z3);
        if (bitwuzla.obstacle().isPresent()) {
            return new IndicesAsIntegers(usual);
        }
        Solver others = new WordsApart(usual, bitwuzla, usual, proof);
        return new IndicesAsIntegers(new OrderFirst(usual,
                new FloatsFirst(List.of(bitwuzla), new ElementsApart(bitwuzla, others, proof), proof)));
    }

    /** The number of times that the solvers agreed where all were asked; empty where they were not. */
    public Optional<String> agreement() {
        return both.account();
    }

    private Solver solver(ShippedSolver shipped) {
        return Optional.ofNullable(solvers.get(shipped)).orElseThrow();
    }
}
