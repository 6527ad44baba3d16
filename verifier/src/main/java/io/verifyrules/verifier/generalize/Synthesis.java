package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Demands learnt from the cases of a scope until the verifier says that they are enough: a counterexample is a wrong case more.
 */
final class Synthesis {

    private static final int SAMPLE = 800;
    private static final int MISTAKES = 80;
    private static final int MOST_RIGHT = 2_000;

    /** More disjunctions than a reader wants are most often accidents of the cases. */
    private static final int MOST_CLAUSES = 8;
    private static final long SEED = 31;

    /** So many numbers that are not small are taken from counterexamples; more tell that nothing ends there. */
    private static final int MOST_BEYOND = 12;

    /** The part of what is left that one kind of disjunction may take. */
    private static final int SHARE = 3;
    private static final int CASES_IN_A_STEP = 20;
    private static final int CASES_AT_ONCE = 16;

    private final Stripped stripped;
    private final Judge judge;
    private final Effort effort;
    private final ElementTerms elements;
    private final List<Case> learnt = new ArrayList<>();
    private final SortedSet<Long> beyond = new TreeSet<>();
    private Atoms atoms;
    private Scope scope;
    private int tried;
    private int taken;

    Synthesis(Scope scope, ElementTerms elements, Judge judge, Effort effort) {
        this.scope = scope;
        this.stripped = scope.stripped();
        this.judge = judge;
        this.effort = effort;
        this.elements = elements;
        this.atoms = new Atoms(LaneTerms.of(stripped.origin(), beyond), elements);
        sample(true);
        sample(false);
    }

    private void sample(boolean right) {
        List<Case> some = new ArrayList<>(scope.cases().stream().filter(found -> found.right() == right).toList());
        Collections.shuffle(some, new Random(SEED));
        some.stream().limit(right ? MOST_RIGHT : SAMPLE).forEach(this::learn);
    }

    private void learn(Case found) {
        learnt.add(found.at(learnt.size()));
    }

    /** The scope, with the counterexamples that were found. */
    Scope scope() {
        return scope;
    }

    /** The number of formulas that the verifier was asked about. */
    int tried() {
        return tried;
    }

    /**
     * Demands that are proved to be enough.
     *
     * @param literals the most that a disjunction may have
     * @param loss     which right cases may be lost
     * @param rounds   how many formulas may be learnt
     */
    Optional<List<Clause>> enough(int literals, Loss loss, int rounds) {
        Effort part = effort.part(effort.left() / SHARE);
        for (int round = 0; round < rounds && !part.over(); round++) {
            Learner learner = new Learner(atoms(), learnt, literals, loss, part);
            Optional<List<Clause>> formula = learner.learn();
            if (formula.filter(found -> found.size() > MOST_CLAUSES).isPresent()) {
                return Optional.empty();
            }
            if (formula.isEmpty() || addMistakes(formula.get(), learner.lostNothing() ? loss : Loss.SOME)) {
                if (formula.isEmpty()) {
                    return Optional.empty();
                }
                continue;
            }
            Optional<Rule> rule = stripped.with(conditions(formula.get()));
            if (rule.isEmpty()) {
                return Optional.empty();
            }
            tried++;
            switch (judge.of(rule.get())) {
                case Judgement.Verified ignored -> {
                    return formula;
                }
                case Judgement.Open ignored -> {
                    return simplified(formula.get());
                }
                case Judgement.Wrong wrong -> counterexample(new Case(0, wrong.instance(), false, true, false));
            }
        }
        return Optional.empty();
    }

    private List<Atom> atoms() {
        effort.enter(
                (atoms.steps(learnt.size() - taken) + atoms.steps(learnt.size()) / CASES_AT_ONCE) / CASES_IN_A_STEP);
        taken = learnt.size();
        return atoms.of(learnt);
    }

    static List<Condition> conditions(List<Clause> formula) {
        return formula.stream().map(Clause::condition).toList();
    }

    void counterexample(Case found) {
        learn(found);
        scope = scope.and(found);
        if (beyond.addAll(farNumbers(found.instance())) && beyond.size() <= MOST_BEYOND) {
            atoms = new Atoms(LaneTerms.of(stripped.origin(), beyond), elements);
            taken = 0;
        }
    }

    /** The numbers of an instance that is no small one: something ends there, or before, as a type may whose numbers wrap. */
    private static Set<Long> farNumbers(RuleInstance instance) {
        return Stream
                .concat(instance.maps().values().stream().flatMap(List::stream), instance.integers().values().stream())
                .filter(number -> number < Scope.LEAST || number > Scope.MOST)
                .map(Integer::longValue)
                .collect(Collectors.toSet());
    }

    /** Takes in cases of the scope that the formula gets wrong. */
    private boolean addMistakes(List<Clause> formula, Loss loss) {
        BitSet admitted = scope.admitted(conditions(formula));
        BitSet wrong = (BitSet) admitted.clone();
        wrong.andNot(scope.right());
        BitSet wanted = switch (loss) {
            case NONE -> scope.right();
            case EMPTY -> scope.rightWithElements();
            case SOME -> new BitSet();
        };
        wanted.andNot(admitted);
        wrong.or(wanted);
        wrong.stream().limit(MISTAKES).forEach(number -> learn(scope.cases().get(number)));
        return !wrong.isEmpty();
    }

    /** A claim that the verifier does not decide may be decided where a disjunction lacks a literal. */
    private Optional<List<Clause>> simplified(List<Clause> formula) {
        for (int i = 0; i < formula.size(); i++) {
            for (Clause shorter : shorter(formula.get(i))) {
                List<Clause> other = new ArrayList<>(formula);
                other.set(i, shorter);
                if (effort.over()) {
                    return Optional.empty();
                }
                tried++;
                if (judge.proves(stripped.with(conditions(other)))) {
                    return Optional.of(other);
                }
            }
        }
        return Optional.empty();
    }

    private static List<Clause> shorter(Clause clause) {
        List<Clause> all = new ArrayList<>();
        for (int i = 0; i < clause.together().size() && clause.atoms().size() > 1; i++) {
            List<Atom> rest = new ArrayList<>(clause.together());
            rest.remove(i);
            all.add(new Clause(rest, clause.apart()));
        }
        for (int i = 0; i < clause.apart().size() && clause.atoms().size() > 1; i++) {
            List<Atom> rest = new ArrayList<>(clause.apart());
            rest.remove(i);
            all.add(new Clause(clause.together(), rest));
        }
        return all;
    }
}
