package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.io.IOException;
import java.lang.ref.Cleaner;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * A solver in processes of its own. There are as many as threads that ask at a time, started when they are needed and
 * kept for the next query. One that does not answer in time is stopped; the next query has a new one. All are stopped
 * once nobody holds the solver any more.
 */
public final class ProcessSolver implements Solver {

    private static final Cleaner CLEANER = Cleaner.create();

    private final String name;
    private final ChildJvm jvm;
    private final Deque<ChildProcess> idle = new ConcurrentLinkedDeque<>();

    /** The solver of the given name and version that the given program serves. */
    public ProcessSolver(String name, ChildJvm jvm) {
        this.name = name;
        this.jvm = jvm;
        Deque<ChildProcess> kept = idle;
        CLEANER.register(this, () -> kept.forEach(ChildProcess::stop));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Answer check(Query query, Budget budget) {
        Question question = Question.of(query, budget);
        Optional<ChildProcess> child = Optional.empty();
        try {
            child = Optional.of(process());
            Answer answer = child.orElseThrow().ask(question);
            idle.push(child.orElseThrow());
            return answer;
        } catch (IOException failed) {
            child.ifPresent(ChildProcess::stop);
            return new Answer.GaveUp(name + ": " + failed.getMessage(), 0, ChildProcess.isLate(failed));
        }
    }

    private ChildProcess process() throws IOException {
        for (ChildProcess child = idle.poll(); child != null; child = idle.poll()) {
            if (child.alive()) {
                return child;
            }
        }
        return ChildProcess.start(jvm, name);
    }
}
