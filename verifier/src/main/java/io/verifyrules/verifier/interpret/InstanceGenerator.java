package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Random small instances of a rule: ranks to 2, attributes from -1 to 3 unless told otherwise, few elements. Instances to
 * which the rule applies are sought for a while, so most are; the same seed gives the same instances.
 */
public final class InstanceGenerator {

    private static final int ATTEMPTS = 60;
    private static final int ELEMENT_ATTEMPTS = 8;
    private static final int MOST_LANES = 2;
    private static final int MOST = 3;

    private final Rule rule;
    private final RuleNames names;
    private final ElementType elementType;
    private final Random random;
    private final int most;
    private final ConditionRepair repair;

    /**
     * @param elementType the closed type for open element types, or {@link ElementType#OPEN} for elements that are tokens
     */
    public InstanceGenerator(Rule rule, ElementType elementType, long seed) {
        this(rule, elementType, seed, MOST);
    }

    /** The same with attributes from -1 to {@code most}. */
    public InstanceGenerator(Rule rule, ElementType elementType, long seed, int most) {
        this.most = most;
        this.rule = rule;
        this.names = RuleNames.of(rule);
        this.elementType = elementType;
        this.random = new Random(seed);
        List<Condition> wanted = new ArrayList<>(rule.preconditions());
        wanted.addAll(ValidityHints.of(rule.lhs()));
        this.repair = new ConditionRepair(wanted, random);
    }

    /** The next instance; the rule may not apply to it where it applies to few. */
    public RuleInstance next() {
        RuleInstance last = attempt();
        for (int i = 1; i < ATTEMPTS && !applies(last); i++) {
            last = attempt();
        }
        return names.mayBeUndefined() ? withUndefined(last) : last;
    }

    /** Half of the instances take undefined applications for what comes first, unless the rule does not apply then. */
    private RuleInstance withUndefined(RuleInstance drawn) {
        if (random.nextBoolean()) {
            return drawn;
        }
        RuleInstance other = UndefinedUse.randomized(rule, names, drawn, random);
        return applies(other) ? other : drawn;
    }

    private RuleInstance attempt() {
        RuleInstance numbers = repaired(numbers());
        RuleInstance drawn = withElements(numbers);
        for (int i = 1; i < ELEMENT_ATTEMPTS && !rule.assumptions().isEmpty() && !applies(drawn); i++) {
            drawn = withElements(numbers);
        }
        return drawn;
    }

    private RuleInstance repaired(RuleInstance numbers) {
        try {
            return repair.repair(numbers, Set.of());
        } catch (RefusedInstance unsolvable) {
            return numbers;
        }
    }

    /** Whether the rule applies: hypotheses and the left side's validity. */
    private boolean applies(RuleInstance instance) {
        Interpreter interpreter = new Interpreter(instance);
        try {
            return Replay.obstacle(rule, interpreter).isEmpty()
                    && interpreter.evaluate(rule.lhs()) instanceof Evaluation.Valid;
        } catch (RefusedInstance refused) {
            return false;
        }
    }

    private RuleInstance numbers() {
        Map<String, Integer> ranks = new LinkedHashMap<>();
        Set<RankClass> classes = new LinkedHashSet<>(rule.rankClasses());
        classes.addAll(names.rankClasses());
        classes.forEach(rankClass -> ranks.put(rankClass.name(), rank(rankClass)));
        Map<String, List<Integer>> maps = new LinkedHashMap<>();
        names.maps().forEach((name, variable) -> maps.put(name, IntStream.range(0, ranks.getOrDefault(variable.of()
                .name(), 0)).mapToObj(lane -> attribute()).toList()));
        Map<String, Integer> integers = new LinkedHashMap<>();
        names.integers().forEach(name -> integers.put(name, attribute()));
        return new RuleInstance(elementType, ranks, maps, integers, Map.of(), Map.of(), UndefinedValues.NONE);
    }

    private int rank(RankClass rankClass) {
        return switch (rankClass.bound()) {
            case ANY -> random.nextInt(MOST_LANES + 1);
            case NON_EMPTY -> 1 + random.nextInt(MOST_LANES);
            case SINGLETON -> 1;
        };
    }

    /** Mostly what is allowed nearly everywhere; -1 now and then. */
    private int attribute() {
        return random.nextInt(8) == 0 ? -1 : random.nextInt(most + 1);
    }

    private RuleInstance withElements(RuleInstance numbers) {
        Map<String, ElementValue> parameters = new LinkedHashMap<>();
        names.parameters().forEach((name, type) -> parameters.put(name, element(type)));
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        for (Input input : names.tensors().values()) {
            Optional<ConcreteTensor> tensor = TensorFitting.tabulate(input, numbers, access -> element(input.type()
                    .element()));
            tensor.ifPresent(fitted -> tensors.put(input.name(), fitted));
        }
        return new RuleInstance(elementType, numbers.ranks(), numbers.maps(), numbers.integers(), parameters, tensors,
                UndefinedValues.NONE);
    }

    private ElementValue element(ElementType type) {
        List<ElementValue> pool = SmallElements.of(type instanceof ElementType.Open ? elementType : type);
        return pool.get(random.nextInt(pool.size()));
    }
}
