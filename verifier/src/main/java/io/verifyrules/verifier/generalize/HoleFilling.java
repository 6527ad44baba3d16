package io.verifyrules.verifier.generalize;

import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.graph.Node;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.Sketch;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.mutation.RuleParts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Looks for what fills the holes of a rule: short terms first, tried on small instances of the left side, and asked of the verifier.
 * Where nothing is right with the demands of the rule, what is right on most instances is taken, for which other demands may be found.
 */
final class HoleFilling {

    private static final int INSTANCES = 160;
    private static final int MOST_TRIED = 25_000;
    private static final int MOST_ASKED = 8;
    private static final int FIRST = 12;
    private static final int FINALISTS = 20;
    private static final long STEPS_OF_A_TRIAL = 25;
    private static final long SEED = 5;

    private final Sketch sketch;
    private final Judge judge;
    private final Effort effort;
    private final List<Case> cases;
    private final List<Case> first;

    /**
     * A search.
     *
     * @param cases on which the left side is valid
     */
    HoleFilling(Sketch sketch, List<Case> cases, Judge judge, Effort effort) {
        this.sketch = sketch;
        this.judge = judge;
        this.effort = effort;
        this.cases = some(cases);
        this.first = this.cases.subList(0, Math.min(FIRST, this.cases.size()));
    }

    /** A rule without holes, and what fills them. */
    record Result(Rule rule, Map<Node, Node> by, boolean proved) {}

    private record Ranked(Map<Node, Node> by, Rule rule, int right) {}

    /** Some cases, first those in which there are elements to compare, of all kinds. */
    private static List<Case> some(List<Case> all) {
        List<Case> shuffled = new ArrayList<>(all);
        Collections.shuffle(shuffled, new Random(SEED));
        shuffled.sort(Comparator.comparing(found -> !found.elements()));
        List<Case> chosen = shuffled.subList(0, Math.min(INSTANCES, shuffled.size()));
        return IntStream.range(0, chosen.size()).mapToObj(i -> chosen.get(i).at(i)).toList();
    }

    /** The result that is right as it is, or else on most instances; empty where nothing is on any. */
    Optional<Result> best() {
        List<Node> holes = new ArrayList<>(sketch.maps());
        holes.addAll(sketch.elements());
        List<List<Node>> terms = terms();
        List<Ranked> ranked = new ArrayList<>();
        int asked = 0;
        for (List<Integer> choice : Choices.bySum(terms.stream().map(List::size).toList(), MOST_TRIED)) {
            if (effort.over()) {
                break;
            }
            Map<Node, Node> by = new LinkedHashMap<>();
            for (int i = 0; i < holes.size(); i++) {
                by.put(holes.get(i), terms.get(i).get(choice.get(i)));
            }
            Optional<Ranked> found = tried(by);
            if (found.filter(one -> one.right() == first.size()).isPresent() && asked < MOST_ASKED
                    && neverWrong(found.get().rule())) {
                asked++;
                if (judge.of(found.get().rule()) instanceof Judgement.Verified) {
                    return Optional.of(new Result(found.get().rule(), by, true));
                }
            }
            found.filter(one -> one.right() > 0).ifPresent(ranked::add);
        }
        return ranked.stream()
                .sorted(Comparator.comparingInt(Ranked::right).reversed())
                .limit(FINALISTS)
                .max(Comparator.comparingLong(one -> right(one.rule(), cases)))
                .map(one -> new Result(one.rule(), one.by(), false));
    }

    private List<List<Node>> terms() {
        HoleTerms terms = new HoleTerms(sketch);
        Rule plain = declared(sketch.rule()::lhs).orElse(sketch.rule());
        List<List<Node>> all = new ArrayList<>();
        sketch.maps().forEach(hole -> all.add(terms.maps(hole, plain, cases)));
        sketch.elements().forEach(hole -> all.add(terms.elements(hole)));
        return all;
    }

    private Optional<Rule> declared(Supplier<TensorExpr> right) {
        Rule origin = sketch.rule();
        RuleParts parts = RuleParts.of(origin);
        return RuleParts.declare(origin.name(), origin,
                () -> parts.withSides(origin.lhs(), right.get())) instanceof Rule rule
                && rule.elements().equals(origin.elements()) ? Optional.of(rule) : Optional.empty();
    }

    private Optional<Ranked> tried(Map<Node, Node> by) {
        effort.enter(STEPS_OF_A_TRIAL);
        return declared(() -> new Filled(by).of(sketch.rule().rhs())).map(rule -> {
            effort.enter(first.size() * STEPS_OF_A_TRIAL);
            return new Ranked(by, rule, (int) right(rule, first));
        });
    }

    private static long right(Rule rule, List<Case> cases) {
        return cases.stream().filter(found -> agrees(rule, found)).count();
    }

    private static boolean agrees(Rule rule, Case found) {
        return Replay.replay(rule, found.instance()) instanceof Outcome.Agree;
    }

    private boolean neverWrong(Rule rule) {
        return cases.stream().noneMatch(found -> Replay.replay(rule, found.instance()).refutes());
    }
}
