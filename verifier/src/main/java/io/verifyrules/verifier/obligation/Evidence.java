package io.verifyrules.verifier.obligation;

import io.verifyrules.verifier.law.Ledger;
import io.verifyrules.verifier.law.TypeLaw;
import io.verifyrules.verifier.term.Hypotheses;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a proof for every rank rests on as to element types: it holds in each type that has the laws, and in which the claims are
 * true. Where there is nothing it holds in every type.
 *
 * @param laws   the laws that steps of the proof used
 * @param claims what a solver proved in the theory of one type
 */
public record Evidence(Set<TypeLaw> laws, Set<InTheory> claims) {

    /** Of a proof that says nothing of element types. */
    public static final Evidence NONE = new Evidence(Set.of(), Set.of());

    /**
     * A claim without reductions, at every rank.
     *
     * @param facts what holds on every lane beside the claim's hypotheses
     */
    public record InTheory(Claim claim, Hypotheses facts) {}

    public Evidence {
        laws = Collections.unmodifiableSet(new LinkedHashSet<>(laws));
        claims = Collections.unmodifiableSet(new LinkedHashSet<>(claims));
    }

    /** What a ledger has noted. */
    public static Evidence of(Ledger ledger) {
        return new Evidence(ledger.used(), Set.of());
    }

    /** What a claim proved in one theory is evidence of. */
    public static Evidence of(InTheory claim) {
        return new Evidence(Set.of(), Set.of(claim));
    }

    /** Both together. */
    public Evidence and(Evidence that) {
        if (laws.containsAll(that.laws) && claims.containsAll(that.claims)) {
            return this;
        }
        Set<TypeLaw> allLaws = new LinkedHashSet<>(laws);
        allLaws.addAll(that.laws);
        Set<InTheory> allClaims = new LinkedHashSet<>(claims);
        allClaims.addAll(that.claims);
        return new Evidence(allLaws, allClaims);
    }

    /** All of these together; nothing if one is missing. */
    public static Optional<Evidence> all(List<Optional<Evidence>> parts) {
        Evidence all = NONE;
        for (Optional<Evidence> part : parts) {
            if (part.isEmpty()) {
                return Optional.empty();
            }
            all = all.and(part.get());
        }
        return Optional.of(all);
    }
}
