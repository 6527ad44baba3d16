package io.verifyrules.verifier.generalize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Learns demands from cases: a conjunction of short disjunctions that admits right cases and no wrong one. It is learnt
 * first where each class has one lane, so that "every" and "some" are the same. The intended one is then read off the
 * other cases.
 */
final class Learner {

    private static final int AT_A_TIME = 5;
    private static final double EASE = 4;
    private static final int CASES_IN_A_STEP = 100;

    private final List<Case> cases;
    private final int most;
    private final Loss loss;
    private final List<Atom> atoms;
    private final BitSet wrong = new BitSet();
    private final BitSet right = new BitSet();
    private final BitSet single = new BitSet();
    private final BitSet known = new BitSet();
    private final BitSet elements = new BitSet();
    private final List<Literal> oneLane = new ArrayList<>();
    private final List<Literal> onSomeLane = new ArrayList<>();
    private final List<Clause> facts = new ArrayList<>();
    private final List<Literal> factLiterals = new ArrayList<>();
    private final Effort effort;
    private final int rightAtFirst;
    private final List<Clause> clauses = new ArrayList<>();

    /**
     * @param atoms the statements that may be made about the cases
     * @param cases numbered from 0 on
     * @param most  the literals of a disjunction
     * @param loss  which right cases may be excluded
     */
    Learner(List<Atom> atoms, List<Case> cases, int most, Loss loss, Effort effort) {
        this.loss = loss;
        this.effort = effort;
        this.cases = List.copyOf(cases);
        this.most = most;
        this.atoms = List.copyOf(atoms);
        for (Case found : this.cases) {
            if (!found.right()) {
                wrong.set(found.number());
            } else if (loss != Loss.EMPTY || found.elements() || found.known()) {
                right.set(found.number());
            }
            single.set(found.number(), found.instance().ranks().values().stream().allMatch(rank -> rank == 1));
            known.set(found.number(), found.known());
            elements.set(found.number(), found.right() && found.elements());
        }
        this.rightAtFirst = right.cardinality();
        effort.enter((long) this.atoms.size() * this.cases.size() / CASES_IN_A_STEP);
        for (int i = 0; i < this.atoms.size(); i++) {
            Atom atom = this.atoms.get(i);
            oneLane.add(new Literal(i, and(atom.on().onSome(), single), atom.cost()));
        }
    }

    /** The disjunctions, all of which are to hold, that admit the right cases but those that may be lost; empty where there are none. */
    Optional<List<Clause>> learn() {
        return loss == Loss.SOME ? withLoss() : withoutLoss();
    }

    private Optional<List<Clause>> withoutLoss() {
        return exclude(and(wrong, single), this::readFromOneLane, true, true).isEmpty()
                && exclude(remaining(), this::readFromAll, true, true).isEmpty()
                        ? Optional.of(withoutSuperfluous())
                        : Optional.empty();
    }

    private Optional<List<Clause>> withLoss() {
        BitSet left = exclude(and(wrong, single), this::readFromOneLane, true, false);
        left = exclude(and(left, remaining()), this::readFromOneLane, false, false);
        if (!left.isEmpty()) {
            return Optional.empty();
        }
        left = exclude(remaining(), this::readFromAll, true, false);
        left = exclude(and(left, remaining()), this::readFromAll, false, false);
        return left.isEmpty() ? Optional.of(withoutSuperfluous()) : Optional.empty();
    }

    /** The way to exclude a wrong case. */
    private interface Way {
        Optional<Clause> excluding(int number, BitSet others, boolean lossless);
    }

    /** Excludes the cases, some of which at a time; what comes back could not be, where that is not the end at once. */
    private BitSet exclude(BitSet excluded, Way way, boolean lossless, boolean stopping) {
        BitSet rest = (BitSet) excluded.clone();
        BitSet impossible = new BitSet();
        while (!rest.isEmpty() && !effort.over()) {
            List<Clause> offered = new ArrayList<>();
            for (int number : spread(rest)) {
                Optional<Clause> clause = way.excluding(number, rest, lossless);
                if (clause.filter(found -> !found.holds().get(number)).isPresent()) {
                    offered.add(clause.get());
                } else {
                    rest.clear(number);
                    impossible.set(number);
                }
            }
            if (stopping && !impossible.isEmpty()) {
                break;
            }
            offered.stream().max(Comparator.comparingDouble(clause -> worth(clause, rest))).ifPresent(clause -> {
                clauses.add(clause);
                rest.and(clause.holds());
                right.and(clause.holds());
            });
        }
        impossible.or(rest);
        return impossible;
    }

    private static double worth(Clause clause, BitSet rest) {
        return (rest.cardinality() - and(rest, clause.holds()).cardinality()) * EASE / (EASE + clause.cost());
    }

    /** A few of the cases, far from each other. */
    private static List<Integer> spread(BitSet cases) {
        int step = Math.max(1, cases.cardinality() / AT_A_TIME);
        List<Integer> all = cases.stream().boxed().toList();
        return IntStream.range(0, all.size()).filter(i -> i % step == 0).limit(AT_A_TIME).mapToObj(all::get).toList();
    }

    /** Of disjunctions that are alike where there is one lane, the first with a reading that loses nothing elsewhere. */
    private Optional<Clause> readFromOneLane(int number, BitSet others, boolean lossless) {
        CoverSearch search = new CoverSearch(oneLane, most, effort);
        int lanes = cases.get(number).instance().ranks().values().stream().mapToInt(rank -> rank).max().orElse(1);
        for (int lane = 0; lane < Math.max(1, lanes); lane++) {
            int on = lane;
            Predicate<Literal> usable = literal -> !atoms.get(literal.number()).holdsOn(number, on);
            Optional<Clause> found = reading(search, usable, number, others, lossless);
            if (found.isEmpty() && !lossless) {
                found = leastLoss(search, usable, and(right, single), others)
                        .flatMap(one -> reading(List.of(atoms.get(one.number())), number));
            }
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Clause> reading(CoverSearch search, Predicate<Literal> usable, int number, BitSet others,
            boolean lossless) {
        Optional<Clause> least = Optional.empty();
        for (CoverSearch.Size size : search.sizes()) {
            for (List<Literal> chosen : search.excluding(usable, and(right, single), others, size)) {
                Optional<Clause> reading = reading(chosen.stream().map(one -> atoms.get(one.number())).toList(), number)
                        .flatMap(clause -> lossless ? extended(clause, number) : Optional.of(clause));
                if (reading.filter(clause -> lost(clause).isEmpty()).isPresent()) {
                    return reading;
                }
                least = least.or(() -> reading);
            }
        }
        return lossless ? Optional.empty() : least;
    }

    /** The reading that excludes the case and loses least; where something is lost anyway, what it admits wrongly counts as well. */
    private Optional<Clause> reading(List<Atom> disjunction, int number) {
        effort.enter((1L << disjunction.size()) * cases.size() / CASES_IN_A_STEP);
        return Clause.readings(disjunction)
                .stream()
                .filter(clause -> !clause.holdsIn(number))
                .map(clause -> new Read(clause, lost(clause).cardinality(), admittedWrong(clause)))
                .min(Comparator
                        .comparingInt((Read read) -> read.lost() + (loss == Loss.SOME ? read.admittedWrong() : 0))
                        .thenComparingInt(Read::admittedWrong))
                .map(Read::clause);
    }

    private record Read(Clause clause, int lost, int admittedWrong) {}

    /** The clause with one comparison more that holds on some lane wherever it loses something, if it has to be. */
    private Optional<Clause> extended(Clause clause, int number) {
        BitSet lost = lost(clause);
        if (lost.isEmpty()) {
            return Optional.of(clause);
        }
        return onSomeLane().stream()
                .filter(literal -> !literal.holds().get(number) && and(literal.holds(), lost).equals(lost))
                .min(Comparator.comparingDouble(literal -> and(wrong, literal.holds()).cardinality() + literal.cost()))
                .map(literal -> {
                    List<Atom> apart = new ArrayList<>(clause.apart());
                    apart.add(atoms.get(literal.number()));
                    return new Clause(clause.together(), apart);
                });
    }

    private List<Literal> onSomeLane() {
        if (onSomeLane.isEmpty()) {
            for (int i = 0; i < atoms.size(); i++) {
                Atom atom = atoms.get(i);
                if (atom.rankClass().isPresent()) {
                    onSomeLane.add(new Literal(i, atom.on().onSome(), atom.cost()));
                }
            }
        }
        return onSomeLane;
    }

    private Optional<Clause> readFromAll(int number, BitSet others, boolean lossless) {
        Optional<Clause> fromOneLane = readFromOneLane(number, others, lossless);
        if (fromOneLane.isPresent()) {
            return fromOneLane;
        }
        if (facts.isEmpty()) {
            makeFacts();
        }
        CoverSearch search = new CoverSearch(factLiterals, most, effort);
        Predicate<Literal> usable = literal -> !literal.holds().get(number);
        if (!lossless) {
            return leastLoss(search, usable, right, others).map(one -> facts.get(one.number()));
        }
        return search.sizes()
                .stream()
                .flatMap(size -> search.excluding(usable, right, others, size).stream())
                .findFirst()
                .map(this::joined);
    }

    private Clause joined(List<Literal> chosen) {
        List<Atom> apart = new ArrayList<>();
        List<Atom> together = new ArrayList<>();
        chosen.forEach(one -> {
            apart.addAll(facts.get(one.number()).apart());
            together.addAll(facts.get(one.number()).together());
        });
        return new Clause(together, apart);
    }

    private Optional<Literal> leastLoss(CoverSearch search, Predicate<Literal> usable, BitSet wanted, BitSet others) {
        return search.leastLoss(usable, wanted, and(known, wanted), and(elements, wanted), others);
    }

    private void makeFacts() {
        for (Atom atom : atoms) {
            for (Clause fact : Clause.readings(List.of(atom))) {
                factLiterals.add(new Literal(facts.size(), fact.holds(), atom.cost()));
                facts.add(fact);
            }
        }
    }

    private BitSet lost(Clause clause) {
        BitSet lost = (BitSet) right.clone();
        lost.andNot(clause.holds());
        return lost;
    }

    private int admittedWrong(Clause clause) {
        return and(wrong, clause.holds()).cardinality();
    }

    private BitSet remaining() {
        BitSet rest = (BitSet) wrong.clone();
        clauses.forEach(clause -> rest.and(clause.holds()));
        return rest;
    }

    private static BitSet and(BitSet one, BitSet other) {
        BitSet both = (BitSet) one.clone();
        both.and(other);
        return both;
    }

    /** Without disjunctions of which the others exclude the wrong cases as well; the longest ones go first. */
    private List<Clause> withoutSuperfluous() {
        List<Clause> needed = new ArrayList<>(clauses);
        for (Clause clause : clauses.stream().sorted(Comparator.comparingDouble(Clause::cost).reversed()).toList()) {
            Set<Clause> others = new HashSet<>(needed);
            others.remove(clause);
            BitSet admitted = (BitSet) wrong.clone();
            others.forEach(other -> admitted.and(other.holds()));
            if (admitted.isEmpty()) {
                needed.remove(clause);
            }
        }
        return List.copyOf(needed);
    }

    /** Whether what was learnt admits all right cases. */
    boolean lostNothing() {
        return right.cardinality() == rightAtFirst;
    }
}
