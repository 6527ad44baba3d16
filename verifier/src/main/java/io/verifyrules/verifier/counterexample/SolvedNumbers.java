package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.conjecture.Names;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.normal.LaneTermMap;
import io.verifyrules.verifier.obligation.Claim;
import io.verifyrules.verifier.obligation.InstanceEncoder;
import io.verifyrules.verifier.obligation.Obligation;
import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Solver;
import io.verifyrules.verifier.term.Hypotheses;
import io.verifyrules.verifier.term.Truth;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.ClaimKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;

/**
 * Numbers that meet the conditions of a rule, where chance hardly finds any. They are models of its hypotheses, in
 * which all numbers but those that cannot are small. A model is only a suggestion for the interpreter.
 *
 * @param hypotheses the precondition and the validity of the left side, in normal form
 * @param inBounds that there is an element to compare
 * @param facts the facts that the normal form knows besides
 */
public record SolvedNumbers(Set<RankClass> rankClasses, List<Truth> hypotheses, List<Truth> inBounds, Hypotheses facts,
        LaneTermMap.Rewriting normalForm, Function<ElementType, ElementTheory> theories, Solver solver, Budget budget) {

    private static final int LEAST = -2;
    private static final int SMALL = 3;
    /** Least bounds first, so that what must be large is no larger than needed. */
    private static final List<Integer> BOUNDS = List.of(SMALL, 12, 60, 125, 410, 1_100, 100_000);

    /** Models at some ranks: the numbers watched, which of them may be small together, and what bounds the others. */
    private record Space(Obligation obligation, Watch watch, List<Formula> assertions, List<Formula> small) {}

    /** Finds instances without tensors, one after the other; not safe for use by several threads. */
    public Finder finder(Names names, ElementType elementType, long seed) {
        return new Finder(names, elementType, new Random(seed));
    }

    /** Finds instances without tensors. */
    public final class Finder {

        private final Names names;
        private final ElementType elementType;
        private final Random random;
        private final Map<Map<RankClass, Integer>, Optional<Space>> spaces = new LinkedHashMap<>();
        private int found;
        private long spent;
        private long most;

        private Finder(Names names, ElementType elementType, Random random) {
            this.names = names;
            this.elementType = elementType;
            this.random = random;
        }

        /** The effort of the solver so far, in units of its resource limit. */
        public long spent() {
            return spent;
        }

        /**
         * The next instance; empty where the solver has no model at the ranks that were tried.
         *
         * @param resources the effort that the solver may spend for this finder in all
         */
        public Optional<RuleInstance> next(long resources) {
            most = resources;
            Map<RankClass, Integer> ranks = ranks(found++);
            Optional<Space> space = spaces.computeIfAbsent(ranks, this::space);
            return space.flatMap(this::someModel).flatMap(model -> reader(space.orElseThrow(), model).withoutTensors());
        }

        /** Rank 1 first, then 2, then any. */
        private Map<RankClass, Integer> ranks(int number) {
            Map<RankClass, Integer> ranks = new LinkedHashMap<>();
            for (RankClass rankClass : rankClasses) {
                ranks.put(rankClass, switch (rankClass.bound()) {
                    case SINGLETON -> 1;
                    case NON_EMPTY -> number % 4 < 3 ? 1 + number % 4 / 2 : 1 + random.nextInt(2);
                    case ANY -> number % 4 < 3 ? 1 + number % 4 / 2 : random.nextInt(3);
                });
            }
            return ranks;
        }

        private Optional<Space> space(Map<RankClass, Integer> ranks) {
            return space(ranks, true).or(() -> space(ranks, false));
        }

        private Optional<Space> space(Map<RankClass, Integer> ranks, boolean withElement) {
            List<Truth> all = new ArrayList<>(hypotheses);
            if (withElement) {
                all.addAll(inBounds);
            }
            Obligation obligation = new Obligation(
                    new Claim(new ClaimKind.Step("numbers for an instance"), all, new Claim.Holds(Truth.FALSE)), ranks,
                    facts, InstanceEncoder.computingPlaces(ranks, theories));
            List<Formula> assertions = new ArrayList<>(obligation.hypotheses());
            Watch watch = Watch.of(names, obligation.encoder(), normalForm, theories);
            List<Formula> numbers = watch.numbers();
            for (int bound : BOUNDS) {
                List<Formula> bounded = new ArrayList<>(assertions);
                numbers.forEach(number -> bounded.addAll(between(LEAST - bound, number, bound)));
                if (check(obligation, watch, bounded) instanceof Answer.Satisfiable model) {
                    return Optional.of(new Space(obligation, watch, bounded,
                            smallTogether(obligation, watch, bounded, numbers, model)));
                }
            }
            return Optional.empty();
        }

        /** Numbers that may be small together, as many as are found by adding one after the other. */
        private List<Formula> smallTogether(Obligation obligation, Watch watch, List<Formula> bounded,
                List<Formula> numbers, Answer.Satisfiable first) {
            List<Formula> small = new ArrayList<>();
            List<Formula> assertions = new ArrayList<>(bounded);
            Answer.Satisfiable model = first;
            for (Formula number : numbers) {
                List<Formula> tried = new ArrayList<>(assertions);
                tried.addAll(between(LEAST, number, SMALL));
                ModelReader reader = new ModelReader(names, elementType, obligation.encoder(), watch, model);
                boolean already = small.isEmpty() && reader.isBetween(LEAST, number, SMALL);
                if (already) {
                    small.add(number);
                    assertions = tried;
                } else if (check(obligation, watch, tried) instanceof Answer.Satisfiable next) {
                    small.add(number);
                    assertions = tried;
                    model = next;
                }
            }
            return small;
        }

        /** A model with a few of the small numbers chosen at random, if there is one; else any. */
        private Optional<Answer.Satisfiable> someModel(Space space) {
            List<Formula> assertions = new ArrayList<>(space.assertions());
            space.small().forEach(number -> assertions.addAll(between(LEAST, number, SMALL)));
            List<Formula> chosen = new ArrayList<>(assertions);
            for (Formula number : space.small()) {
                if (random.nextInt(3) == 0) {
                    chosen.add(Formula.equal(number, Formula.whole(random.nextInt(SMALL + 1))));
                }
            }
            for (List<Formula> tried : List.of(chosen, assertions, space.assertions())) {
                if (check(space.obligation(), space.watch(), tried) instanceof Answer.Satisfiable model) {
                    return Optional.of(model);
                }
            }
            return Optional.empty();
        }

        private Answer check(Obligation obligation, Watch watch, Collection<Formula> assertions) {
            if (spent > most) {
                return new Answer.GaveUp("what numbers for instances may cost was spent", 0);
            }
            Answer answer = solver.check(obligation.query(obligation.claim().name() + ", at " + obligation.at(),
                    List.copyOf(assertions), watch.terms()), budget);
            spent += answer.resources();
            return answer;
        }

        private ModelReader reader(Space space, Answer.Satisfiable model) {
            return new ModelReader(names, elementType, space.obligation().encoder(), space.watch(), model);
        }

        private static List<Formula> between(int least, Formula number, int most) {
            return List.of(Formula.atMost(Formula.whole(least), number), Formula.atMost(number, Formula.whole(most)));
        }
    }
}
