package io.verifyrules.verifier.bound;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.verifier.bound.ClassPredicates.Agreement;
import io.verifyrules.verifier.lane.LaneOracle.Existence;
import io.verifyrules.verifier.term.LaneBool;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * k(c), or a bound of it. A set of predicates is irredundant when for each of its members some lane satisfying H(c) falsifies
 * that member and satisfies all the others.
 *
 * <p>A bound comes first, by three facts of which each needs at most one question for each predicate:
 * <ul>
 * <li>a predicate that holds on every lane is in no irredundant set, as no lane falsifies it;
 * <li>one that holds on no lane is only in the irredundant set that it makes by itself. In a larger set the lane of any
 * other member would have to satisfy it;
 * <li>the agreements in an irredundant set, as edges between the reads of one tensor, are a forest. Take the lane that
 * falsifies an edge of a cycle and satisfies the others. Its two reads agree with each other along the rest of the
 * cycle. So of n reads of one tensor there are at most n - 1. (A predicate that says of several pairs of reads that
 * they agree may be drawn as any one of them.)
 * </ul> So k(c) is at most the number of other predicates of folds and, for each tensor, the edges of a spanning forest
 * of the rest. Reads that always agree are one node. If that very set is irredundant, the bound is k(c). This is asked
 * first of all: it takes one question for each member. Else sets are grown level by level, by a predicate at a time.
 * Subsets of an irredundant set are irredundant, so a set is asked about only if all its subsets passed. That costs up
 * to {@code 2^|Phi|} questions, of which {@link LaneQuestions} allows so many and no more. Where they do not suffice,
 * the bound stands as it is, or as the pairs alone make it. Of predicates no two of which are irredundant together, a
 * set has one at most.
 *
 * <p>A question that is not answered counts as "there is such a lane", which can only make the bound larger.
 */
final class IrredundantSets {

    private final RankClass rankClass;
    private final List<LaneBool> hypotheses;
    private final ClassPredicates phi;
    private final LaneQuestions questions;

    /** Agreements that hold on every lane. */
    private List<Agreement> always = List.of();

    /** Whether a question was left unanswered, so that what was taken for irredundant may not be. */
    private boolean guessed;

    private IrredundantSets(RankClass rankClass, List<LaneBool> hypotheses, ClassPredicates phi,
            LaneQuestions questions) {
        this.rankClass = rankClass;
        this.hypotheses = hypotheses;
        this.phi = phi;
        this.questions = questions;
    }

    /**
     * The number of lanes that a counterexample needs at most.
     *
     * @param neutral whether some lane is known to satisfy H(c) and all of Phi(c)
     */
    static LaneBound bound(RankClass rankClass, List<LaneBool> hypotheses, ClassPredicates phi, boolean neutral,
            LaneQuestions questions) {
        return new IrredundantSets(rankClass, hypotheses, phi, questions).bound(neutral);
    }

    private LaneBound bound(boolean neutral) {
        Set<LaneBool> all = phi.all();
        Set<LaneBool> atOnce = spanning(all);
        if (isIrredundant(atOnce)) {
            return guessed ? estimate(atOnce.size(), Set.of(), all) : LaneBound.exact(List.copyOf(atOnce));
        }
        guessed = false;
        Set<LaneBool> falsifiable = those(all, predicate -> lane(List.of(LaneBool.not(predicate))));
        boolean falsified = !guessed;
        always = phi.agreements().stream().filter(agreement -> !falsifiable.contains(agreement.predicate())).toList();
        Set<LaneBool> open = neutral ? falsifiable : those(falsifiable, predicate -> lane(List.of(predicate)));
        if (open.isEmpty()) {
            List<LaneBool> one = falsifiable.stream().limit(1).toList();
            return falsified ? LaneBound.exact(one) : estimate(one.size(), Set.of(), all);
        }
        Set<LaneBool> most = spanning(open);
        if (isIrredundant(most)) {
            return guessed ? estimate(most.size(), Set.of(), open) : LaneBound.exact(List.copyOf(most));
        }
        Optional<Set<LaneBool>> allButOne = most.size() < open.size() ? Optional.empty() : allButOne(open);
        return allButOne.isPresent() && !guessed ? LaneBound.exact(List.copyOf(allButOne.get())) : levels(open, most);
    }

    /** Where all together are not irredundant, an irredundant set without one of them is a largest one. */
    private Optional<Set<LaneBool>> allButOne(Set<LaneBool> open) {
        return open.stream()
                .map(left -> those(open, predicate -> !predicate.equals(left)))
                .filter(this::isIrredundant)
                .findFirst();
    }

    private static Set<LaneBool> those(Set<LaneBool> predicates, Predicate<LaneBool> wanted) {
        return predicates.stream().filter(wanted).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether there may be a lane that satisfies H(c) and the predicates. */
    private boolean lane(List<LaneBool> predicates) {
        Existence existence = questions.lane(rankClass, hypotheses, predicates);
        guessed |= existence == Existence.UNANSWERED;
        return existence != Existence.NO;
    }

    /** The predicates of folds and, for each tensor, agreements that are a spanning forest: no irredundant set is larger. */
    private Set<LaneBool> spanning(Set<LaneBool> open) {
        Set<LaneBool> most = those(open, phi.folds()::contains);
        Set<LaneBool> drawn = new HashSet<>(most);
        AgreementForest forest = AgreementForest.of(always);
        for (Agreement agreement : phi.agreements()) {
            if (open.contains(agreement.predicate()) && drawn.add(agreement.predicate()) && forest.join(agreement)) {
                most.add(agreement.predicate());
            }
        }
        return most;
    }

    private boolean isIrredundant(Set<LaneBool> set) {
        for (LaneBool falsified : set) {
            Set<LaneBool> others = new LinkedHashSet<>(set);
            others.remove(falsified);
            List<LaneBool> lane = new ArrayList<>(others);
            lane.addFirst(LaneBool.not(falsified));
            if (follows(falsified, others) || !lane(lane)) {
                return false;
            }
        }
        return true;
    }

    /** Whether reads that an agreement is about agree by the others already. */
    private boolean follows(LaneBool predicate, Set<LaneBool> others) {
        AgreementForest forest = AgreementForest.of(always);
        phi.agreements().stream().filter(agreement -> others.contains(agreement.predicate())).forEach(forest::join);
        return phi.agreements()
                .stream()
                .anyMatch(agreement -> agreement.predicate().equals(predicate) && forest.follows(agreement));
    }

    /** Grows sets of the predicates; {@code spanning} are more than an irredundant set has, or as many. */
    private LaneBound levels(Set<LaneBool> open, Set<LaneBool> spanning) {
        Set<Set<LaneBool>> level = new LinkedHashSet<>();
        open.forEach(predicate -> level.add(Set.of(predicate)));
        Set<LaneBool> folds = those(open, phi.folds()::contains);
        int edges = spanning.size() - folds.size();
        // All of them together are not irredundant, as was asked before.
        int most = Math.min(spanning.size(), open.size() - 1);
        int bound = most;
        Set<Set<LaneBool>> last = level;
        for (int size = 2; size <= most; size++) {
            Set<Set<LaneBool>> next = grown(last, open);
            if (questions.whyNoMore().isPresent()) {
                return estimate(bound, last.iterator().next(), open);
            }
            if (next.isEmpty()) {
                break;
            }
            if (size == 2) {
                bound = Math.min(most, Math.min(groups(open, next), groups(folds, next) + edges));
            }
            last = next;
        }
        Set<LaneBool> largest = last.iterator().next();
        return guessed ? estimate(largest.size(), largest, open) : LaneBound.exact(List.copyOf(largest));
    }

    private Set<Set<LaneBool>> grown(Set<Set<LaneBool>> level, Set<LaneBool> open) {
        Set<Set<LaneBool>> next = new LinkedHashSet<>();
        Set<Set<LaneBool>> seen = new HashSet<>();
        for (Set<LaneBool> set : level) {
            for (LaneBool predicate : open) {
                Set<LaneBool> grown = new LinkedHashSet<>(set);
                if (questions.whyNoMore().isPresent()) {
                    return next;
                }
                if (grown.add(predicate) && seen.add(grown) && subsetsIn(level, grown) && isIrredundant(grown)) {
                    next.add(grown);
                }
            }
        }
        return next;
    }

    private static boolean subsetsIn(Set<Set<LaneBool>> level, Set<LaneBool> grown) {
        return grown.stream().allMatch(left -> {
            Set<LaneBool> smaller = new HashSet<>(grown);
            smaller.remove(left);
            return level.contains(smaller);
        });
    }

    /** The number of groups no two members of which are irredundant together, as few as are found in one pass. */
    private static int groups(Set<LaneBool> open, Set<Set<LaneBool>> pairs) {
        List<List<LaneBool>> groups = new ArrayList<>();
        for (LaneBool predicate : open) {
            Optional<List<LaneBool>> fitting = groups.stream()
                    .filter(group -> group.stream().noneMatch(other -> pairs.contains(Set.of(predicate, other))))
                    .findFirst();
            fitting.ifPresentOrElse(group -> group.add(predicate),
                    () -> groups.add(new ArrayList<>(List.of(predicate))));
        }
        return groups.size();
    }

    /** A bound that may be larger than k(c); the set is shown only where all questions about it were answered. */
    private LaneBound estimate(int lanes, Set<LaneBool> irredundant, Set<LaneBool> open) {
        int folds = those(open, phi.folds()::contains).size();
        String why = questions.whyNoMore().orElse("the solver left a question about a single lane unanswered");
        return new LaneBound(lanes, false, guessed ? List.of() : List.copyOf(irredundant), "an upper bound, from "
                + folds + " predicates of folds and " + (open.size() - folds) + " of agreeing reads: " + why);
    }
}
