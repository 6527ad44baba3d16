package io.verifyrules.verifier.reduction;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.normal.ReplaceVariables;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.Evidence;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.LaneAtom;
import io.verifyrules.verifier.term.LaneInt;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.Origin;
import io.verifyrules.verifier.term.Subterms;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.term.ValueTerm;
import io.verifyrules.verifier.term.ValueTerms;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Elements of tensors of which an assumption says what they are: each that is read inside of a reduction gives way to that.
 *
 * <p>The value of an element is guessed: the other side of an equation in the assumption. That side must be no element
 * of a tensor with a greater name, so that no two give way to each other. Side condition: both are proved to be one
 * element, wherever the guards around the read hold.
 */
final class AssumedEquations {

    /** Parts of an element, each under the hypotheses of one path; nested choices have many paths. */
    private static final int MOST_PARTS = 5_000;

    private final ValueTerms terms;
    private final SideConditions conditions;
    private final FreshIndices fresh;
    private final List<Truth> given;
    private final AssumedInstances instances;
    private final Set<ValueTerm> equated = new LinkedHashSet<>();
    private final Map<List<Object>, Optional<Evidence>> known = new HashMap<>();
    private final Map<List<Object>, ValueTerm> walked = new HashMap<>();
    private final Set<Origin> underway = new HashSet<>();
    private Evidence evidence = Evidence.NONE;

    AssumedEquations(ValueTerms terms, SideConditions conditions, List<Truth> given) {
        this.terms = terms;
        this.conditions = conditions;
        this.fresh = new FreshIndices(terms);
        this.given = given;
        this.instances = new AssumedInstances(given, terms);
        List<Truth> everywhere = given.stream().filter(ReductionMatching::concerns).toList();
        for (ValueTerm term : Subterms.of(List.of(), everywhere)) {
            if (isEquation(term) && term instanceof ValueTerm.Apply apply) {
                equated.addAll(apply.operands());
            }
        }
        equated.removeIf(side -> !(side instanceof ValueTerm.Read));
    }

    private static boolean isEquation(ValueTerm term) {
        return term instanceof ValueTerm.Apply apply && apply.operation().equals(new Operation.OfRelation(Relation.EQ));
    }

    /** Whether an assumption has an equation at all. */
    boolean areNone() {
        return equated.isEmpty();
    }

    /** The element with what is known of others in their places. */
    KnownElements.Rewritten of(ValueTerm term, Hypotheses where) {
        evidence = Evidence.NONE;
        walked.clear();
        ValueTerm rewritten = rewritten(term, where);
        return new KnownElements.Rewritten(rewritten, evidence);
    }

    /** Each part is looked at once under the same hypotheses, and only so many in all; what is left stays as it is. */
    private ValueTerm rewritten(ValueTerm term, Hypotheses where) {
        List<Object> key = List.of(term, where, Set.copyOf(underway));
        ValueTerm before = walked.get(key);
        if (before == null) {
            before = walked.size() < MOST_PARTS ? made(term, where) : term;
            walked.put(key, before);
        }
        return before;
    }

    private ValueTerm made(ValueTerm term, Hypotheses where) {
        return switch (term) {
            case ValueTerm.Apply apply when apply.operation() instanceof Operation.Started -> apply;
            case ValueTerm.Apply apply -> terms.apply(apply.operation(), apply.type(),
                    apply.operands().stream().map(operand -> rewritten(operand, where)).toList());
            case ValueTerm.If choice ->
                terms.choose(choice.condition(), rewritten(choice.then(), where.where(choice.condition())),
                        rewritten(choice.otherwise(), where.whereNot(choice.condition())));
            case ValueTerm.Reduction reduction -> reduction(reduction, where);
            case ValueTerm.Read read -> read(read, where);
            case ValueTerm.Literal ignored -> term;
            case ValueTerm.Parameter ignored -> term;
            case ValueTerm.Counted ignored -> term;
        };
    }

    private ValueTerm reduction(ValueTerm.Reduction reduction, Hypotheses where) {
        FreshIndices.Opened opened = fresh.open(reduction);
        ValueTerm body = rewritten(opened.body(), where.where(opened.guard()));
        if (body.equals(opened.body())) {
            return reduction;
        }
        Map<LaneAtom.Variable, LaneInt> back = new LinkedHashMap<>();
        for (int i = 0; i < opened.indices().size(); i++) {
            back.put(opened.indices().get(i).variable(), LaneInt.of(reduction.indices().get(i).variable()));
        }
        return terms.reduction(reduction.monoid(), reduction.type(), reduction.indices(), reduction.guard(),
                new LaneTermMap(new ReplaceVariables(back), terms).of(body));
    }

    private ValueTerm read(ValueTerm.Read read, Hypotheses where) {
        boolean isEquated = equated.stream()
                .anyMatch(side -> side instanceof ValueTerm.Read other && other.origin().equals(read.origin()));
        if (!isEquated || underway.contains(read.origin())) {
            return read;
        }
        for (ValueTerm guess : guesses(read)) {
            Optional<Evidence> proof = same(read, guess, where);
            if (proof.isPresent()) {
                evidence = evidence.and(proof.get());
                underway.add(read.origin());
                ValueTerm inside = rewritten(guess, where);
                underway.remove(read.origin());
                return inside;
            }
        }
        return read;
    }

    /** The other sides of equations of the read. */
    private Set<ValueTerm> guesses(ValueTerm.Read read) {
        Set<ValueTerm> guesses = new LinkedHashSet<>();
        for (ValueTerm term : Subterms.of(List.of(), instances.of(List.of(read), List.of()))) {
            if (isEquation(term) && term instanceof ValueTerm.Apply apply && apply.operands().contains(read)) {
                apply.operands().stream().filter(side -> isSimpler(side, read)).forEach(guesses::add);
            }
        }
        return guesses;
    }

    private static boolean isSimpler(ValueTerm side, ValueTerm.Read read) {
        return Subterms.of(List.of(side), List.of()).stream().allMatch(part -> switch (part) {
            case ValueTerm.Read other ->
                part.equals(side) ? other.origin().compareTo(read.origin()) < 0 : !other.origin().equals(read.origin());
            case ValueTerm.Reduction ignored -> false;
            default -> true;
        });
    }

    private Optional<Evidence> same(ValueTerm.Read read, ValueTerm guess, Hypotheses where) {
        List<Object> key = List.of(read, guess, where);
        Optional<Evidence> proof = known.get(key);
        if (proof == null) {
            List<Truth> there = new ArrayList<>(given);
            where.predicates()
                    .forEach((rankClass, all) -> all.forEach(predicate -> there.add(Truth.fold(rankClass, predicate))));
            proof = conditions.proves(
                    new Claim(new ClaimKind.Step("an element is known"), there, new Claim.SameElement(read, guess)));
            known.put(key, proof);
        }
        return proof;
    }
}
