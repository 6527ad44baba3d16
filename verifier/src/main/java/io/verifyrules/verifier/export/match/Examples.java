package io.verifyrules.verifier.export.match;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Demand;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.instance.ValidInstances;
import io.verifyrules.verifier.interpret.Evaluation;
import io.verifyrules.verifier.interpret.Interpreter;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.mutation.RuleParts;
import io.verifyrules.verifier.report.RulePrinter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Programs that an exported rule has to rewrite, and programs that it must not.
 *
 * @param firing   instances of the rule, of different ranks
 * @param opposing for demands of the rule, instances of its left side that fulfil all others but not this one
 */
public record Examples(List<RuleInstance> firing, List<Opposing> opposing) {

    private static final int LEAST = -1;
    private static final int MOST = 4;
    private static final int BUDGET = 1200;
    private static final int LOOKED_AT = 150;

    public Examples {
        firing = List.copyOf(firing);
        opposing = List.copyOf(opposing);
    }

    /**
     * An instance of the left side to which the rule does not apply.
     *
     * @param demand the demand that it does not fulfil, as text
     * @param wouldErr whether both sides differ on it, so that it refutes the rule without that demand
     */
    public record Opposing(String demand, RuleInstance instance, boolean wouldErr) {}

    /**
     * The examples for a rule.
     *
     * @param among the rule for types of the other language, of one of which the elements are
     */
    public static Examples of(Proved proved, Candidate among, Told told) {
        Rule rule = proved.candidate().rule();
        ElementType type = among.usualType().orElse(ElementType.OPEN);
        List<Opposing> opposing = new ArrayList<>();
        for (Demand demand : rule.demands()) {
            if (demand instanceof Demand.Required(Condition condition)) {
                without(rule, condition).flatMap(weaker -> opposing(rule, weaker, condition, type, told))
                        .ifPresent(opposing::add);
            }
        }
        return new Examples(firing(rule, type, told), opposing);
    }

    /** Where the rule applies to something that is not empty, instances of that are taken. */
    private static List<RuleInstance> firing(Rule rule, ElementType type, Told told) {
        List<RuleInstance> seen = firing(rule, type, told, 1);
        return seen.stream().allMatch(instance -> highest(instance) == 0) && seen.size() < 2
                ? firing(rule, type, told, 0)
                : seen;
    }

    private static int highest(RuleInstance instance) {
        return instance.ranks().values().stream().mapToInt(rank -> rank).max().orElse(0);
    }

    private static List<RuleInstance> firing(Rule rule, ElementType type, Told told, int leastInterest) {
        Map<Integer, RuleInstance> byRank = new TreeMap<>();
        for (ValidInstances.AtRanks ranks : instances(rule, type)) {
            if (!byRank.containsKey(ranks.highest())) {
                ranks.instances()
                        .limit(LOOKED_AT)
                        .filter(instance -> Replay.applies(rule, instance) && told.holdOf(told.program(instance)))
                        .max(Comparator.comparingInt(instance -> interest(rule, instance)))
                        .filter(instance -> ranks.highest() == 0 || interest(rule, instance) >= leastInterest)
                        .ifPresent(instance -> byRank.put(ranks.highest(), instance));
            }
        }
        return List.copyOf(byRank.values());
    }

    @SuppressWarnings("ReferenceEquality")
    private static Optional<Rule> without(Rule rule, Condition demand) {
        List<Condition> others = rule.preconditions().stream().filter(condition -> condition != demand).toList();
        return RuleParts.declare(rule.name(), rule,
                () -> RuleParts.of(rule).withPreconditions(others)) instanceof Rule weaker
                        ? Optional.of(weaker)
                        : Optional.empty();
    }

    private static Optional<Opposing> opposing(Rule rule, Rule weaker, Condition demand, ElementType type, Told told) {
        Optional<Opposing> harmless = Optional.empty();
        for (ValidInstances.AtRanks ranks : instances(weaker, type)) {
            for (RuleInstance instance : ranks.instances().limit(LOOKED_AT).toList()) {
                if (!Replay.meetsPreconditions(rule, instance) && Replay.applies(weaker, instance)
                        && !told.holdOf(told.program(instance))) {
                    boolean errs = Replay.replay(weaker, instance).refutes();
                    Opposing found = new Opposing(text(rule, demand), instance, errs);
                    if (errs) {
                        return Optional.of(found);
                    }
                    harmless = harmless.or(() -> Optional.of(found));
                }
            }
        }
        return harmless;
    }

    @SuppressWarnings("ReferenceEquality")
    private static String text(Rule rule, Condition demand) {
        List<String> texts = RulePrinter.conditions(rule).toList();
        return IntStream.range(0, rule.preconditions().size())
                .filter(place -> rule.preconditions().get(place) == demand)
                .mapToObj(texts::get)
                .findFirst()
                .orElseThrow();
    }

    private static List<ValidInstances.AtRanks> instances(Rule rule, ElementType type) {
        return new ValidInstances(rule, RuleNames.of(rule), type, LEAST, MOST).sample(2, BUDGET);
    }

    /** The number of things to see: none where the result is empty, and more the more numbers differ. */
    private static int interest(Rule rule, RuleInstance instance) {
        if (!(new Interpreter(instance).evaluate(rule.lhs()) instanceof Evaluation.Valid valid)
                || valid.tensor().count() == 0) {
            return 0;
        }
        long numbers = instance.maps().values().stream().flatMap(List::stream).distinct().count();
        long lanes = instance.maps().values().stream().distinct().count();
        return Math.toIntExact(1 + numbers * 10 + lanes);
    }
}
