package io.verifyrules.verifier.conjecture;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Widths;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedApplication;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The concrete side of a conjecture: both sides computed on one instance. An evaluator that shares no code with the
 * symbolic side must say {@link Outcome#refutes} only where this is certain. The ways to find instances and to make
 * them small decide nothing.
 */
public interface ConcreteSide {

    /** The names that an instance gives values to. */
    Names names();

    /** Both sides on the instance, and whether they agree. */
    Outcome replay(RuleInstance instance);

    /** The same, of which the cost is entered into the work. */
    Outcome replay(RuleInstance instance, Work work);

    /** Small random instances. The same seed gives the same ones. */
    InstanceDraw draw(ElementType type, long seed);

    /** The same with attributes up to a number. */
    InstanceDraw draw(ElementType type, long seed, int most);

    /** Instances in which many lanes go round, where lanes are permuted more than once. */
    default Optional<InstanceDraw> drawGoingRound(ElementType type, long seed) {
        return Optional.empty();
    }

    /** The smallest instances, in each of which all elements of a tensor are one, and often a special one such as {@code -0.0}. */
    default Optional<InstanceDraw> drawEqualElements(ElementType type, long seed) {
        return Optional.empty();
    }

    /** The numbers of bits that are left open; where there are any, there is no instance. */
    default Widths widths() {
        return Widths.NONE;
    }

    /** Whether numbers of bits are left open. */
    default boolean leavesWidthsOpen() {
        return !widths().open().isEmpty();
    }

    /** Whether an instance has so many elements that one is only drawn where nothing else tells. */
    default boolean isLarge() {
        return false;
    }

    /** Whether elements are sorted, which a model need not do as an instance does. */
    default boolean sorts() {
        return false;
    }

    /** The instances that one read from a model may stand for, the likeliest first. */
    default Stream<RuleInstance> readings(RuleInstance ofModel) {
        return Stream.of(ofModel);
    }

    /** The undefined applications without whose values it is not certain that the instance refutes. */
    default Map<UndefinedApplication, ElementValue> refutationRestsOn(RuleInstance instance) {
        return Map.of();
    }

    /** Whether the instance refutes whatever undefined operations give; of declared functions it may say what they are. */
    default boolean refutesInAnyCase(RuleInstance instance) {
        return refutationRestsOn(instance).keySet().stream().allMatch(UndefinedApplication::isOfFunction);
    }

    /** A smaller instance that refutes as well and meets the condition, as the given one does. */
    default RuleInstance shrunk(RuleInstance refuting, Predicate<RuleInstance> also) {
        return refuting;
    }

    /** A smaller instance that refutes as well, not reached step by step; or the given one. */
    default RuleInstance smallest(RuleInstance refuting) {
        return refuting;
    }

    /** One with the same numbers and simpler elements that refutes as well. */
    default RuleInstance withSimplerElements(RuleInstance refuting) {
        return refuting;
    }

    /** The last steps that make a counterexample easier to read, in their order. */
    default List<PresentingStep> presenting() {
        return List.of();
    }
}
