package io.verifyrules.verifier.proof;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.law.Grants;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.law.TypeLaw;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The laws, side conditions and steps that one attempt at a proof used. An attempt that fails is thrown away with its ledger. Not for
 * several threads.
 */
public final class Ledger {

    private final Grants grants;
    private final Set<TypeLaw> used = new LinkedHashSet<>();
    private final Set<TypeLaw> asked = new LinkedHashSet<>();
    private final List<ProofStep> steps = new ArrayList<>();
    private final List<SideCondition> conditions = new ArrayList<>();

    /** An empty ledger, for an attempt that may use what is granted. */
    public Ledger(Grants grants) {
        this.grants = grants;
    }

    /** Leave to take a step that rests on all of these laws of a type, which are noted then; nothing if one is not granted. */
    public Optional<Permission> ask(ElementType type, Law... laws) {
        Set<TypeLaw> wanted = Stream.of(laws)
                .map(law -> new TypeLaw(law, type))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (!wanted.stream().allMatch(grants::allow)) {
            return Optional.empty();
        }
        used.addAll(wanted);
        asked.addAll(wanted);
        return Optional.of(Permission.GIVEN);
    }

    /** Notes laws that a part of the attempt used. */
    public void note(Collection<TypeLaw> laws) {
        used.addAll(laws);
    }

    /** Notes a step that a part of the attempt took, beside its laws. */
    public void took(ProofStep step) {
        steps.add(step);
    }

    /** Notes a side condition that was settled. */
    public void met(SideCondition condition) {
        conditions.add(condition);
    }

    /** The laws used so far. */
    public Set<TypeLaw> used() {
        return Collections.unmodifiableSet(new LinkedHashSet<>(used));
    }

    /** The steps taken so far. */
    public List<ProofStep> steps() {
        return List.copyOf(steps);
    }

    /** An empty ledger for a part of the attempt that may come to nothing, with the same grants. */
    public Ledger part() {
        return new Ledger(grants);
    }

    /** Notes all that a part has noted. */
    public void include(Ledger part) {
        used.addAll(part.used);
        asked.addAll(part.asked);
        steps.addAll(part.steps);
        conditions.addAll(part.conditions);
    }

    /** A step that rests on what is noted here, and on further premises. */
    public ProofStep step(StepKind kind, Judgement conclusion, List<ProofStep> premises) {
        List<ProofStep> all = new ArrayList<>(steps);
        all.addAll(premises);
        return new ProofStep(kind, conclusion, asked, all, conditions);
    }
}
