package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.cache.CachePlace;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.smtlib.SmtLibPrinter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * Asks all solvers each query. The answer is that of the first that does not give up. A contradiction by another is a
 * mistake in one of them, or in how they are asked, and ends the check of the rule.
 *
 * @param solvers   in the order in which their answers count
 * @param agreement counts the answers
 */
record CrossCheck(List<Solver> solvers, Agreement agreement) implements Solver {

    CrossCheck {
        solvers = List.copyOf(solvers);
    }

    @Override
    public String name() {
        return solvers.stream().map(Solver::name).collect(Collectors.joining(" and "));
    }

    /** The account of the solvers so far. */
    Optional<String> account() {
        return agreement.account(this::name);
    }

    @Override
    public Answer check(Query query, Budget budget) {
        List<Answer> answers = solvers.stream().map(solver -> solver.check(query, budget)).toList();
        boolean model = answers.stream().anyMatch(Answer.Satisfiable.class::isInstance);
        boolean none = answers.stream().anyMatch(Answer.Unsatisfiable.class::isInstance);
        if (model && none) {
            throw new SolverDisagreement(
                    name() + " disagree on '" + query.name().lines().findFirst().orElse("") + "'; " + kept(query));
        }
        agreement.count(answers);
        long resources = answers.stream().mapToLong(Answer::resources).sum();
        Answer first = answers.stream()
                .filter(answer -> !(answer instanceof Answer.GaveUp))
                .findFirst()
                .orElseGet(() -> new Answer.GaveUp(answers.stream()
                        .map(answer -> ((Answer.GaveUp) answer).reason())
                        .collect(Collectors.joining("; ")), 0));
        return Answers.withResources(first, resources - first.resources());
    }

    private static String kept(Query query) {
        byte[] script = SmtLibPrinter.print(query).getBytes(StandardCharsets.UTF_8);
        try {
            CacheDirectory folder = CachePlace.ofUser()
                    .folder("disagreements")
                    .orElseGet(() -> new CacheDirectory(Path.of(System.getProperty("java.io.tmpdir"))));
            return "the query is kept in "
                    + folder.store(UUID.randomUUID() + ".smt2", new ByteArrayInputStream(script));
        } catch (IOException unwritable) {
            return "the query cannot be kept: " + unwritable;
        }
    }
}
