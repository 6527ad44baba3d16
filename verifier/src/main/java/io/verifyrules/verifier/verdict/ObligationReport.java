package io.verifyrules.verifier.verdict;

import io.verifyrules.verifier.law.TypeLaw;
import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * One obligation and what became of it.
 *
 * @param claim the claim, such as {@code same size on axis c}
 * @param where the premises of the claim that are not proved, such as {@code where the right side is valid}; empty
 *     where there are none
 * @param by how it was settled
 * @param status the fate of it
 * @param time wall time in the solver; zero where none was asked
 * @param resources the solver's resource count, repeatable on any machine; 0 where none was asked
 * @param laws the laws of a proof: it holds in every element type that has these laws
 * @param example the instance that shows it, in words; only of a claim that is refuted beside the one with which the verdict is told
 */
public record ObligationReport(ClaimKind claim, String where, Settlement by, Status status, Duration time,
        long resources, Set<TypeLaw> laws, Optional<String> example) {

    public ObligationReport {
        laws = Collections.unmodifiableSet(new TreeSet<>(laws));
    }

    /** One that takes nothing for granted that is not proved. */
    public ObligationReport(ClaimKind claim, Settlement by, Status status, Duration time, long resources,
            Set<TypeLaw> laws) {
        this(claim, "", by, status, time, resources, laws);
    }

    /** One that no instance shows beside the one with which the verdict is told. */
    public ObligationReport(ClaimKind claim, String where, Settlement by, Status status, Duration time, long resources,
            Set<TypeLaw> laws) {
        this(claim, where, by, status, time, resources, laws, Optional.empty());
    }

    /** The claim, and its place. */
    public String text() {
        return where.isEmpty() ? claim.text() : claim.text() + " " + where;
    }

    /** The way in which it was settled, such as {@code simplified}, {@code lane-wise} or {@code at ranks c=1}. */
    public String method() {
        return by.text();
    }

    /** The fate of an obligation. */
    public enum Status {
        PROVED,
        REFUTED,
        UNKNOWN,
        /** It says nothing, as what it takes for granted is never so; only of a rule that is refuted otherwise. */
        NOT_ASKED
    }
}
