package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.instance.InstanceEnumeration;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The instances of a rule on which the interpreter is asked. They have ranks to 2, sizes and attributes from -1 to 3,
 * and each has one choice of elements that are all different. Random ones of the same bounds have elements from a small
 * set, and the rule applies to most of them. Where the enumeration has more than its budget, a tenth of it is spread
 * over the whole space. The random instances then count most.
 *
 * @param enumerated the most instances that are enumerated
 * @param random     how many random instances follow
 */
public record SmallScope(long enumerated, int random) {

    /** The scope in which mutants are checked. */
    public static final SmallScope DEFAULT = new SmallScope(20_000, 400);

    private static final int MOST_LANES = 2;
    private static final int LEAST = -1;
    private static final int MOST = 3;
    private static final long SEED = 4;
    private static final int TRIALS = 20;

    /** An instance and what the interpreter finds on it. */
    public record Finding(RuleInstance instance, Outcome outcome) {}

    /**
     * A count of the instances that were tried.
     *
     * @param tried    instances
     * @param applied  those to which the rule applies
     * @param complete whether the enumeration left nothing out
     * @param found    the first instance of the kind that was looked for
     */
    public record Survey(long tried, long applied, boolean complete, Optional<Finding> found) {}

    /** Evaluates the rule on the instances until one is of the kind that is looked for. */
    public Survey survey(Rule rule, ElementType elementType, Predicate<Finding> wanted) {
        InstanceEnumeration.Sample sample = sample(rule, elementType);
        long tried = 0;
        long applied = 0;
        for (RuleInstance instance : (Iterable<RuleInstance>) Stream.concat(sample.instances(),
                random(rule, elementType))::iterator) {
            tried++;
            Outcome outcome = Replay.replay(rule, instance);
            applied += outcome instanceof Outcome.NotApplicable ? 0 : 1;
            Finding finding = new Finding(instance, outcome);
            if (wanted.test(finding)) {
                return new Survey(tried, applied, sample.complete(), Optional.of(finding));
            }
        }
        return new Survey(tried, applied, sample.complete(), Optional.empty());
    }

    /**
     * Whether some instance to which {@code general} applies is none of {@code special}, whose names are those of
     * {@code general} or more.
     */
    public boolean appliesFurther(Rule general, Rule special, ElementType elementType) {
        // An instance of the general rule has no value for a name that only the special one has.
        Stream<RuleInstance> random = names(general).equals(names(special))
                ? random(general, elementType)
                : Stream.empty();
        return Stream.concat(random, sample(special, elementType).instances())
                .anyMatch(instance -> applies(general, instance) && !applies(special, instance));
    }

    private static Set<String> names(Rule rule) {
        RuleNames used = RuleNames.of(rule);
        return Stream
                .of(used.maps().keySet(), used.integers(), used.parameters().keySet(), used.functions().keySet(),
                        used.tensors().keySet())
                .flatMap(Set::stream)
                .collect(Collectors.toSet());
    }

    private InstanceEnumeration.Sample sample(Rule rule, ElementType elementType) {
        InstanceEnumeration.Sample all = sample(rule, elementType, enumerated);
        return all.complete() ? all : sample(rule, elementType, Math.max(1, enumerated / 10));
    }

    private static InstanceEnumeration.Sample sample(Rule rule, ElementType elementType, long budget) {
        return InstanceEnumeration.sample(rule, elementType, MOST_LANES, LEAST, MOST, budget, SEED);
    }

    /** Random instances; where the rule applies to hardly any, only a few, as each is sought for long. */
    private Stream<RuleInstance> random(Rule rule, ElementType elementType) {
        InstanceGenerator generator = new InstanceGenerator(rule, elementType, SEED);
        boolean applicable = Stream.generate(generator::next)
                .limit(TRIALS)
                .anyMatch(instance -> applies(rule, instance));
        return Stream.generate(generator::next).limit(applicable ? random : Math.min(random, TRIALS));
    }

    private static boolean applies(Rule rule, RuleInstance instance) {
        return !(Replay.replay(rule, instance) instanceof Outcome.NotApplicable);
    }
}
