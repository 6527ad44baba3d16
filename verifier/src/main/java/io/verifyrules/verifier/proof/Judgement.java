package io.verifyrules.verifier.proof;

import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Truth;
import java.util.List;

/**
 * A conclusion and where it is drawn: in every instance, at every rank, in which what is given holds.
 *
 * @param lanes the predicates that hold on every lane of each class
 * @param given further truth values
 */
public record Judgement(Hypotheses lanes, List<Truth> given, Conclusion conclusion) {

    public Judgement {
        given = List.copyOf(given);
    }

    /** A conclusion drawn from what holds on every lane. */
    public static Judgement on(Hypotheses lanes, Conclusion conclusion) {
        return new Judgement(lanes, List.of(), conclusion);
    }
}
