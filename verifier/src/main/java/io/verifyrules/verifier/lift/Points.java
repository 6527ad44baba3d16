package io.verifyrules.verifier.lift;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.verifier.generalize.InstanceLine;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Numbers of a pattern at which it is known what becomes of the rule: at some it is wrong, at others both sides agree. */
final class Points {

    private static final int DRAWN = 1_000;
    private static final long WORK_OF_ONE = 20_000;
    private static final long WORK_OF_DRAWING = 100;
    private static final long WORK_OF_ALL = 400_000;
    private static final long SEED = 20_261_125;

    /**
     * One point.
     *
     * @param line the numbers in one line
     */
    record Point(Map<Parameter, Long> values, String line) {}

    private final NumberPattern pattern;
    private final Map<Map<Parameter, Long>, Point> wrong = new LinkedHashMap<>();
    private final Map<Map<Parameter, Long>, Point> right = new LinkedHashMap<>();

    Points(NumberPattern pattern) {
        this.pattern = pattern;
    }

    /** Where the rule is wrong. */
    List<Point> wrong() {
        return List.copyOf(wrong.values());
    }

    /** Where both sides agree and have elements, at least for some tensors. */
    List<Point> right() {
        return List.copyOf(right.values());
    }

    /**
     * Draws instances of a rule with some relations.
     *
     * @param most how many points are wanted at which it is wrong
     * @return whether there is one
     */
    boolean draw(Rule rule, List<NumberRelation> relations, ElementType type, int most) {
        InstanceGenerator generator = new InstanceGenerator(rule, type, SEED + wrong.size());
        int before = wrong.size();
        long spent = 0;
        for (int i = 0; i < DRAWN && wrong.size() < before + most && spent < WORK_OF_ALL; i++) {
            RuleInstance instance = generator.attempt();
            Work work = new Work(WORK_OF_ONE);
            Outcome outcome = Replay.replay(rule, instance, work);
            spent += work.spent() + WORK_OF_DRAWING;
            if (outcome.refutes()) {
                add(wrong, instance, relations);
            } else if (outcome instanceof Outcome.Agree agree && agree.left().count() > 0 && !agree.isUndecided()) {
                add(right, instance, relations);
            }
        }
        return wrong.size() > before;
    }

    /** The rule with these relations is wrong on an instance. */
    void refuted(RuleInstance instance, List<NumberRelation> relations) {
        add(wrong, instance, relations);
    }

    private void add(Map<Map<Parameter, Long>, Point> to, RuleInstance instance, List<NumberRelation> relations) {
        Map<Parameter, Long> values = values(instance, relations);
        to.putIfAbsent(values, new Point(values, InstanceLine.of(instance)));
    }

    /** The numbers of an instance, with those that equations give. */
    private Map<Parameter, Long> values(RuleInstance instance, List<NumberRelation> relations) {
        Map<Parameter, Expression> given = new HashMap<>();
        for (NumberRelation relation : relations) {
            if (relation instanceof NumberRelation.Equation(Parameter parameter, Expression is, int cost)) {
                given.put(parameter, is);
            }
        }
        Map<Parameter, String> names = RuleMaking.names(pattern, given.keySet());
        Map<Parameter, Long> values = new TreeMap<>();
        for (Parameter parameter : pattern.parameters()) {
            Optional<Expression> is = Optional.ofNullable(given.get(parameter));
            values.put(parameter,
                    is.isPresent() ? is.get().value(values) : number(instance, names.getOrDefault(parameter, "")));
        }
        return values;
    }

    private static long number(RuleInstance instance, String name) {
        List<Integer> lanes = instance.maps().getOrDefault(name, List.of());
        return lanes.isEmpty() ? instance.integers().getOrDefault(name, 0) : lanes.getFirst();
    }
}
