package io.verifyrules.verifier.theory;

import io.verifyrules.verifier.solver.Formula;
import java.util.ArrayList;
import java.util.List;

/** A tensor element as a theory encodes it: one formula or several, always as many within a theory. */
public record Encoded(List<Formula> parts) {

    public Encoded {
        parts = List.copyOf(parts);
    }

    /** An element that is one formula. */
    static Encoded of(Formula formula) {
        return new Encoded(List.of(formula));
    }

    /** The first part. */
    Formula value() {
        return parts.get(0);
    }

    /** One of two elements of a theory. */
    public static Encoded choose(Formula condition, Encoded then, Encoded otherwise) {
        List<Formula> parts = new ArrayList<>();
        for (int i = 0; i < then.parts.size(); i++) {
            parts.add(Formula.choose(condition, then.parts.get(i), otherwise.parts.get(i)));
        }
        return new Encoded(parts);
    }

    /** Equality part by part. */
    public static Formula equal(Encoded left, Encoded right) {
        List<Formula> parts = new ArrayList<>();
        for (int i = 0; i < left.parts.size(); i++) {
            parts.add(Formula.equal(left.parts.get(i), right.parts.get(i)));
        }
        return Formula.and(parts);
    }
}
