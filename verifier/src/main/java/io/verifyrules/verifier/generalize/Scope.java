package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.instance.ValidInstances;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The small instances of a rule on which its left side is valid, whatever it demands, and where it is right. They have
 * ranks to 2, sizes and attributes from -2 to 4.
 *
 * @param stripped the rule
 * @param cases    the instances, those of low rank first
 * @param complete the highest rank to which these are all instances; -1 where there is none
 */
record Scope(Stripped stripped, List<Case> cases, int complete) {

    static final int LEAST = -2;
    static final int MOST = 4;
    private static final int RANKS = 2;

    /** So many are looked at however long it takes: with fewer nothing is learnt. */
    private static final int FEWEST = 600;
    private static final int BUDGET = 24_000;
    private static final int PARAMETERS = 4;

    /** So often other elements are tried where the rule computes and seems right. */
    private static final int DRAWS = 3;

    /** Of the elements that are computed ten in a microsecond. */
    private static final long ELEMENTS_IN_A_STEP = 10;
    private static final long STEPS_OF_A_REPLAY = 40;
    private static final long MOST_WORK = 20_000_000;
    private static final int WITH_ELEMENTS = 5;

    Scope {
        cases = List.copyOf(cases);
    }

    /**
     * Looks at the instances, with some of the effort; what is not seen by then makes the scope incomplete.
     *
     * @param most  how many steps this may take
     * @param known whether what the rule admits as it was is to stay admitted
     */
    static Scope of(Stripped stripped, ElementType elementType, Effort effort, long most, boolean known) {
        Effort own = effort.part(most);
        Rule bare = stripped.bare();
        RuleNames names = RuleNames.of(stripped.origin());
        ValidInstances instances = new ValidInstances(bare, names, elementType, LEAST, MOST);
        boolean computes = computes(bare, names);
        boolean draws = computes || names.parameters().size() > 1;
        Replays replays = new Replays(bare, known ? Optional.of(stripped.origin()) : Optional.empty(), instances,
                computes && !names.tensors().isEmpty());
        List<Case> cases = new ArrayList<>();
        int complete = RANKS;
        for (ValidInstances.AtRanks part : instances.sample(RANKS, BUDGET)) {
            boolean all = part.complete();
            for (RuleInstance drawn : (Iterable<RuleInstance>) part.instances()::iterator) {
                if (own.over() && (cases.size() >= FEWEST || own.cutShort())) {
                    all = false;
                    break;
                }
                Stream.concat(Stream.of(drawn), instances.withOtherParameters(drawn, draws ? PARAMETERS : 0))
                        .forEach(instance -> own.enter(replays.judge(instance, cases)));
            }
            complete = all ? complete : Math.min(complete, part.highest() - 1);
        }
        return new Scope(stripped, cases, complete);
    }

    /** Whether elements are more than tokens: of some type that is left open or fixed. */
    private static boolean computes(Rule rule, RuleNames names) {
        return !rule.elements().isEmpty() || Stream
                .of(names.tensors().values().stream().map(input -> input.type().element()),
                        names.parameters().values().stream(), Stream.of(rule.lhs().type().element()))
                .flatMap(types -> types)
                .anyMatch(type -> !(type instanceof ElementType.Open));
    }

    /** Computes both sides. */
    private record Replays(Rule bare, Optional<Rule> known, ValidInstances instances, boolean computes) {

        /** The steps that it took. */
        long judge(RuleInstance instance, List<Case> cases) {
            Work work = new Work(MOST_WORK);
            Outcome outcome = Replay.replay(bare, instance, work);
            if (outcome instanceof Outcome.NotApplicable) {
                return steps(work);
            }
            RuleInstance judged = instance;
            boolean wrong = outcome.refutes();
            for (int draw = 0; draw < DRAWS && !wrong && computes; draw++) {
                RuleInstance other = instances.withOtherTensors(instance);
                wrong = Replay.replay(bare, other, work).refutes();
                judged = wrong ? other : instance;
            }
            RuleInstance seen = judged;
            boolean admitted = !wrong && known.filter(rule -> Replay.meetsPreconditions(rule, seen)).isPresent();
            cases.add(new Case(cases.size(), judged, !wrong, outcome.comparesElements(), admitted));
            return steps(work);
        }

        private static long steps(Work work) {
            return STEPS_OF_A_REPLAY + work.spent() / ELEMENTS_IN_A_STEP;
        }
    }

    /** The cases in which the rule is right. */
    BitSet right() {
        BitSet right = new BitSet(cases.size());
        cases.stream().filter(Case::right).forEach(found -> right.set(found.number()));
        return right;
    }

    /** The cases in which the rule is right and there is an element to compare, or which are known. */
    BitSet rightWithElements() {
        BitSet right = new BitSet(cases.size());
        cases.stream()
                .filter(found -> found.right() && (found.elements() || found.known()))
                .forEach(found -> right.set(found.number()));
        return right;
    }

    /** The cases that some demands admit. */
    BitSet admitted(List<Condition> demands) {
        BitSet admitted = new BitSet(cases.size());
        stripped.with(demands).ifPresent(rule -> cases.forEach(found -> {
            admitted.set(found.number(), Replay.meetsPreconditions(rule, found.instance()));
        }));
        return admitted;
    }

    /** The worth of admitting some cases: those in which there is something to compare count more. */
    int worth(BitSet admitted) {
        return admitted.stream()
                .mapToObj(cases::get)
                .filter(Case::right)
                .mapToInt(found -> found.elements() ? WITH_ELEMENTS : 1)
                .sum();
    }

    /** Whether all cases are admitted that the rule as it was admits rightly. */
    boolean keepsKnown(BitSet admitted) {
        return cases.stream().allMatch(found -> !found.known() || admitted.get(found.number()));
    }

    /** The same without right cases that are admitted already. */
    Scope withoutRight(BitSet admitted) {
        List<Case> rest = new ArrayList<>();
        for (Case found : cases) {
            if (!found.right() || !admitted.get(found.number())) {
                rest.add(found.at(rest.size()));
            }
        }
        return new Scope(stripped, rest, complete);
    }

    /** The same with one more case. */
    Scope and(Case found) {
        List<Case> more = new ArrayList<>(cases);
        more.add(found.at(cases.size()));
        return new Scope(stripped, more, complete);
    }
}
