package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.kotlin.KotlinText;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The search for the weakest demands of one rule. */
final class Search {

    /** The part of the effort that looking at instances may take. */
    private static final int SHARE = 4;
    private static final List<Step> STEPS = List.of(new Step(1, Loss.EMPTY), new Step(1, Loss.NONE),
            new Step(1, Loss.SOME), new Step(2, Loss.EMPTY), new Step(2, Loss.NONE), new Step(2, Loss.SOME),
            new Step(3, Loss.EMPTY), new Step(3, Loss.NONE), new Step(4, Loss.NONE), new Step(3, Loss.SOME));

    /** After this step other ways are looked for beside the best one: longer disjunctions take much more. */
    private static final Step BESIDE = new Step(1, Loss.SOME);
    private static final int MOST_ALTERNATIVES = 3;

    /**
     * The number of changes of a formula after counterexamples: where some demands are known, there is less to win.
     */
    private static final int ROUNDS = 14;
    private static final int FEW_ROUNDS = 7;

    /** So many characters are never worth reading. */
    private static final int LONGEST = 3_000;

    /** The length of a disjunction, and the right instances that may be lost. */
    private record Step(int literals, Loss loss) {}

    private final Stripped stripped;
    private final Judge judge;
    private final Effort effort;
    private final List<Condition> known;
    private final boolean rightAsItIs;
    private final ElementTerms elements;
    private Scope scope;
    private int tried;

    /**
     * A search.
     *
     * @param elementType in which the interpreter looks at instances
     * @param rightAsItIs whether the rule is right with the demands that it has
     * @param known       demands that are enough; none where there are none, or where they are to be forgotten
     */
    Search(Stripped stripped, Judge judge, Effort effort, ElementType elementType, boolean rightAsItIs,
            List<Condition> known) {
        this.rightAsItIs = rightAsItIs;
        this.stripped = stripped;
        this.judge = judge;
        this.effort = effort;
        this.scope = Scope.of(stripped, elementType, effort, effort.left() / SHARE, !known.isEmpty());
        this.elements = ElementTerms.of(stripped, !(elementType instanceof ElementType.Open));
        this.known = List.copyOf(known);
    }

    /** About how many formulas the verifier was asked. */
    int tried() {
        return tried;
    }

    /** The finding. */
    Finding find() {
        boolean bareIsRight = scope.right().cardinality() == scope.cases().size() && asked(stripped.bare());
        if (bareIsRight) {
            return new Finding.AlwaysRight(newlyAllowed(List.of()));
        }
        if (scope.cases().isEmpty() && known.isEmpty()) {
            return new Finding.Nothing("the left side is valid on no small instance");
        }
        Optional<RuleInstance> never = rightAsItIs ? Optional.empty() : neverRight();
        if (never.isPresent()) {
            return new Finding.NeverRight(never.get());
        }
        List<List<Condition>> candidates = new ArrayList<>();
        if (!known.isEmpty()) {
            candidates.addAll(fromKnown());
        }
        synthesized(candidates);
        return best(candidates);
    }

    private boolean asked(Rule rule) {
        tried++;
        return judge.of(rule) instanceof Judgement.Verified;
    }

    /** The instance that shows it where each case with an element to compare is wrong. */
    private Optional<RuleInstance> neverRight() {
        boolean everRight = scope.cases()
                .stream()
                .anyMatch(
                        found -> found.right() && Replay.replay(stripped.bare(), found.instance()).comparesElements());
        return everRight
                ? Optional.empty()
                : scope.cases()
                        .stream()
                        .filter(found -> !found.right()
                                && Replay.replay(stripped.bare(), found.instance()).comparesElements())
                        .map(Case::instance)
                        .min(Comparator.comparingLong(Search::weight));
    }

    private List<List<Condition>> fromKnown() {
        Minimizing minimizing = new Minimizing(scope, judge, effort);
        List<List<Condition>> enough = minimizing.enough(known);
        List<List<Condition>> weakened = new ArrayList<>();
        (enough.isEmpty() ? List.of(known) : enough).forEach(demands -> {
            List<Condition> weaker = minimizing.weakened(demands);
            weakened.add(new BeyondScope(scope, effort).refusesRight(weaker) ? demands : weaker);
        });
        tried += minimizing.tried();
        return weakened;
    }

    /** First short demands that lose little; then longer disjunctions until nothing is lost by them. */
    private void synthesized(List<List<Condition>> candidates) {
        Synthesis synthesis = new Synthesis(scope, elements, judge, effort);
        for (Step step : STEPS) {
            if (nothingLost(candidates) || effort.over()) {
                break;
            }
            Optional<List<Condition>> found = synthesis
                    .enough(step.literals(), step.loss(), candidates.isEmpty() ? ROUNDS : FEW_ROUNDS)
                    .map(Synthesis::conditions);
            scope = synthesis.scope();
            found.filter(demands -> !new BeyondScope(scope, effort).refusesRight(demands)).ifPresent(candidates::add);
            if (step.equals(BESIDE) && !candidates.isEmpty() && !nothingLost(candidates)) {
                new OtherWays(scope, elements, judge, effort).beside(weakest(candidates))
                        .filter(demands -> !new BeyondScope(scope, effort).refusesRight(demands))
                        .ifPresent(candidates::add);
            }
        }
        tried += synthesis.tried();
    }

    private boolean nothingLost(List<List<Condition>> candidates) {
        int right = scope.right().cardinality();
        return candidates.stream().anyMatch(demands -> scope.admitted(demands).cardinality() >= right);
    }

    private Finding best(List<List<Condition>> candidates) {
        if (candidates.isEmpty()) {
            return new Finding.Nothing(effort.over()
                    ? "nothing was proved in the time allowed"
                    : "no formula was found that the verifier proves");
        }
        Chosen chosen = chosen(candidates);
        List<Condition> demands = chosen.demands();
        List<Needed> needed = new ArrayList<>();
        demands.forEach(demand -> needed.add(new Needed(demand, without(demands, demand))));
        Optional<ProvedWeakest> weakest = scope.admitted(demands).cardinality() >= scope.right().cardinality()
                && !effort.stopped() ? ProvedWeakest.of(new Implication(stripped, judge), demands) : Optional.empty();
        return new Finding.Found(needed, chosen.implied(), weakest, newlyAllowed(demands),
                alternatives(candidates, demands));
    }

    /** Demands, and the proof that those of the author imply them, if there is one. */
    private record Chosen(List<Condition> demands, Optional<ProvedImplied> implied) {}

    /**
     * The best demands. Where those of the author are enough, their substitutes admit all that they admit, which is
     * proved for every size. The evidence of small instances may be due to where these end.
     */
    private Chosen chosen(List<List<Condition>> candidates) {
        Minimizing minimizing = new Minimizing(scope, judge, effort);
        List<List<Condition>> left = new ArrayList<>(candidates);
        while (!left.isEmpty()) {
            List<Condition> best = weakest(left);
            left.remove(best);
            List<Condition> demands = minimizing.dropped(best);
            Optional<ProvedImplied> implied = stripped.demands().isEmpty()
                    || (effort.stopped() && !demandsOnly(demands))
                            ? Optional.empty()
                            : ProvedImplied.of(new Implication(stripped, judge), stripped.demands(), demands);
            if (known.isEmpty() || implied.isPresent()) {
                tried += minimizing.tried();
                return new Chosen(demands, implied);
            }
        }
        tried += minimizing.tried();
        return new Chosen(known, ProvedImplied.of(new Implication(stripped, judge), stripped.demands(), known));
    }

    /** Whether nothing is asked that the author does not ask. */
    private boolean demandsOnly(List<Condition> demands) {
        return stripped.demands().containsAll(demands);
    }

    private List<Condition> weakest(List<List<Condition>> candidates) {
        return candidates.stream()
                .max(Comparator.comparing((List<Condition> demands) -> scope.keepsKnown(scope.admitted(demands)))
                        .thenComparingDouble(this::value))
                .orElseThrow();
    }

    /**
     * Others that admit something that the best one does not. Beside demands of the author that are enough, each is shown either to
     * follow from these or to refuse an instance that they admit.
     */
    private List<Alternative> alternatives(List<List<Condition>> candidates, List<Condition> best) {
        BitSet admitted = scope.admitted(best);
        Set<List<Condition>> seen = new LinkedHashSet<>();
        List<Alternative> others = new ArrayList<>();
        for (List<Condition> other : candidates) {
            BitSet more = scope.admitted(other);
            more.andNot(admitted);
            if (!more.isEmpty() && others.size() < MOST_ALTERNATIVES && seen.add(other)) {
                alternative(other).ifPresent(others::add);
            }
        }
        return List.copyOf(others);
    }

    private Optional<Alternative> alternative(List<Condition> other) {
        if (known.isEmpty()) {
            return Optional.of(new Alternative(other, Optional.empty()));
        }
        Implication implication = new Implication(stripped, judge);
        return refused(other).or(() -> effort.stopped() ? Optional.empty() : implication.refused(known, other))
                .map(instance -> new Alternative(other, Optional.of(instance)))
                .or(() -> ProvedImplied.of(implication, known, other)
                        .map(proof -> new Alternative(other, Optional.empty())));
    }

    /** The smallest instance of the scope that the known demands admit and the others do not. */
    private Optional<RuleInstance> refused(List<Condition> other) {
        BitSet lost = scope.admitted(known);
        lost.andNot(scope.admitted(other));
        return lost.stream()
                .mapToObj(number -> scope.cases().get(number).instance())
                .min(Comparator.comparingLong(Search::weight));
    }

    /** The cases that they admit, less the effort to read them: nobody wants a page for a few instances more. */
    private double value(List<Condition> demands) {
        return scope.worth(scope.admitted(demands)) * (1 - Math.min(1, (double) length(demands) / LONGEST));
    }

    private static int length(List<Condition> demands) {
        return demands.stream().mapToInt(demand -> KotlinText.of(demand).length()).sum();
    }

    private Optional<RuleInstance> newlyAllowed(List<Condition> demands) {
        BitSet more = scope.admitted(demands);
        more.and(scope.right());
        more.andNot(scope.admitted(stripped.demands()));
        return stripped.demands().isEmpty()
                ? Optional.empty()
                : more.stream()
                        .mapToObj(scope.cases()::get)
                        .min(Comparator.comparing((Case found) -> !found.elements())
                                .thenComparingLong(found -> weight(found.instance())))
                        .map(Case::instance);
    }

    private static long weight(RuleInstance instance) {
        return instance.ranks().values().stream().mapToLong(rank -> Math.abs(rank - 1) * 100L).sum()
                + instance.maps().values().stream().flatMap(List::stream).mapToLong(Search::weight).sum()
                + instance.integers().values().stream().mapToLong(Search::weight).sum();
    }

    private static long weight(int number) {
        return number < 0 ? 2L - 3L * number : number;
    }

    private Optional<RuleInstance> without(List<Condition> demands, Condition demand) {
        List<Condition> others = new ArrayList<>(demands);
        others.remove(demand);
        BitSet wrong = scope.admitted(others);
        wrong.andNot(scope.right());
        Optional<RuleInstance> smallest = wrong.stream()
                .mapToObj(number -> scope.cases().get(number).instance())
                .min(Comparator.comparingLong(Search::weight));
        if (smallest.isPresent() || effort.stopped()) {
            return smallest;
        }
        tried++;
        return stripped.with(others)
                .flatMap(rule -> judge.of(rule) instanceof Judgement.Wrong wrongOne
                        ? Optional.of(wrongOne.instance())
                        : Optional.empty());
    }

    /** The comparison of the demands found with demands that are known to be enough; empty where none were found. */
    Optional<Comparison> compared(Finding finding, List<Condition> others) {
        List<Condition> found = switch (finding) {
            case Finding.AlwaysRight ignored -> List.of();
            case Finding.Found some -> some.conditions();
            case Finding.NeverRight ignored -> others;
            case Finding.Nothing ignored -> others;
        };
        if (!(finding instanceof Finding.AlwaysRight || finding instanceof Finding.Found)) {
            return Optional.empty();
        }
        BitSet mine = scope.admitted(found);
        BitSet theirs = scope.admitted(others);
        theirs.and(scope.right());
        Implication implication = new Implication(stripped, judge);
        return Optional.of(new Comparison(others, implication.proved(others, found), implication.proved(found, others),
                difference(theirs, mine), difference(mine, theirs)));
    }

    private static int difference(BitSet one, BitSet other) {
        BitSet rest = (BitSet) one.clone();
        rest.andNot(other);
        return rest.cardinality();
    }

    /** The cases by two maps of which the demands that were found speak. */
    Optional<Plane> plane(Finding finding) {
        return finding instanceof Finding.Found found ? Plane.of(scope, found.conditions()) : Optional.empty();
    }

    Counts counts(Finding finding) {
        BitSet before = scope.admitted(stripped.demands());
        BitSet after = switch (finding) {
            case Finding.AlwaysRight ignored -> scope.right();
            case Finding.Found found -> scope.admitted(found.conditions());
            case Finding.NeverRight ignored -> new BitSet();
            case Finding.Nothing ignored -> new BitSet();
        };
        BitSet lost = (BitSet) before.clone();
        lost.and(scope.right());
        lost.andNot(after);
        return new Counts(scope.cases().size(), scope.right().cardinality(), before.cardinality(), after.cardinality(),
                lost.cardinality(), scope.complete());
    }
}
