package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Answer;

/** Answers that cost more than one solver's work. */
final class Answers {

    private Answers() {
    }

    /** The same answer with further resources spent. */
    static Answer withResources(Answer answer, long further) {
        return switch (answer) {
            case Answer.Unsatisfiable none -> new Answer.Unsatisfiable(none.resources() + further);
            case Answer.Satisfiable model -> new Answer.Satisfiable(model.values(), model.resources() + further);
            case Answer.GaveUp gaveUp ->
                new Answer.GaveUp(gaveUp.reason(), gaveUp.resources() + further, gaveUp.byClock());
        };
    }
}
