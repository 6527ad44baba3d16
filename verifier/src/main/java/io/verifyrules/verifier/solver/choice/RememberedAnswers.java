package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.solver.smtlib.SmtLibPrinter;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Asks a solver each query once in the life of this process. More than half of the queries of a collection repeat word
 * for word. Rules resemble each other, and a rule is checked in several element types.
 *
 * <p>Two queries are the same if their SMT-LIB texts are, watched terms included; the query's title is left out. An
 * answer serves a budget only if the solver would have given it within this budget. So no verdict depends on the
 * queries before. Where an answer is known to take more, the solver is not asked.
 */
final class RememberedAnswers implements Solver {

    private static final int MOST = 200_000;

    private final Solver solver;
    private final Function<Budget, String> engine;
    private final Map<String, Known> known = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
            return size() > MOST;
        }
    });

    /** An answer, and the resources that the solver was allowed for it. */
    private record Known(Answer answer, long allowed) {

        /** By so much more than its limit a solver that gives up may have spent. */
        private static final long BEYOND = 10_000;

        /** The solver's answer within the budget, however slow the machine; empty where that is not known. */
        Optional<Answer> within(Budget budget) {
            if (answer instanceof Answer.GaveUp gaveUp) {
                return budget.resources() == allowed
                        ? Optional.of(answer)
                        : budget.resources() < allowed
                                ? Optional.of(gaveUp(gaveUp.reason(), budget))
                                : Optional.empty();
            }
            if (answer.resources() <= budget.resources()) {
                return Optional.of(answer);
            }
            return answer.resources() > budget.resources() + BEYOND
                    ? Optional.of(gaveUp("an answer takes more", budget))
                    : Optional.empty();
        }

        private static Answer gaveUp(String reason, Budget budget) {
            return new Answer.GaveUp(reason, budget.resources());
        }

        /** Whether this says more than another answer to the same query. */
        boolean saysMoreThan(Known other) {
            return other.answer() instanceof Answer.GaveUp
                    && (!(answer instanceof Answer.GaveUp) || allowed > other.allowed());
        }
    }

    private RememberedAnswers(Solver solver, Function<Budget, String> engine) {
        this.solver = solver;
        this.engine = engine;
    }

    /** Of a solver that seeks a model and a proof by different strategies, so that the strategy is part of the question. */
    static RememberedAnswers ofTwoEngines(Solver solver) {
        return new RememberedAnswers(solver, budget -> budget.search() ? " search" : "");
    }

    /** Of a solver that does the same whether a model is hoped for or a proof. */
    static RememberedAnswers ofOneEngine(Solver solver) {
        return new RememberedAnswers(solver, budget -> "");
    }

    @Override
    public String name() {
        return solver.name();
    }

    @Override
    public Optional<String> obstacle() {
        return solver.obstacle();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        String key = key(query, budget);
        Optional<Answer> before = Optional.ofNullable(known.get(key)).flatMap(answer -> answer.within(budget));
        if (before.isPresent()) {
            return before.get();
        }
        Answer answer = solver.check(query, budget);
        if (isRepeatable(answer, budget)) {
            known.merge(key, new Known(answer, budget.resources()),
                    (one, other) -> other.saysMoreThan(one) ? other : one);
        }
        return answer;
    }

    /** Whether resources decided, and neither a clock nor an interruption. */
    private static boolean isRepeatable(Answer answer, Budget budget) {
        return !(answer instanceof Answer.GaveUp) || answer.resources() >= budget.resources();
    }

    private String key(Query query, Budget budget) {
        String text = SmtLibPrinter.printWithWatched(new Query("", query.assertions(), query.watched()));
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest) + engine.apply(budget);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("each Java platform has SHA-256", impossible);
        }
    }
}
