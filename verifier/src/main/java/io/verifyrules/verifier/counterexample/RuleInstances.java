package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Sort;
import io.verifyrules.dsl.graph.Graph;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.Widths;
import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.conjecture.InstanceDraw;
import io.verifyrules.verifier.conjecture.Names;
import io.verifyrules.verifier.conjecture.PresentingStep;
import io.verifyrules.verifier.instance.AdjustedInstance;
import io.verifyrules.verifier.instance.DifferingElements;
import io.verifyrules.verifier.instance.FilledTensors;
import io.verifyrules.verifier.instance.InstanceGenerator;
import io.verifyrules.verifier.instance.InstanceShrinker;
import io.verifyrules.verifier.instance.SimplerFunctions;
import io.verifyrules.verifier.instance.SmallestInstance;
import io.verifyrules.verifier.instance.SymmetricTensors;
import io.verifyrules.verifier.instance.TypicalElements;
import io.verifyrules.verifier.instance.UndefinedDraw;
import io.verifyrules.verifier.interpret.LaneOrders;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.Replay;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.UndefinedUse;
import io.verifyrules.verifier.interpret.Work;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedApplication;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The concrete side of a rule: the interpreter computes both sides. */
public record RuleInstances(Rule rule, Names names) implements ConcreteSide {

    public RuleInstances(Rule rule) {
        this(rule, Names.of(rule));
    }

    /** An instance that somebody put together, made whole: what is missing or does not fit becomes what does. */
    public RuleInstance adjusted(RuleInstance wish) {
        return AdjustedInstance.of(rule, wish);
    }

    private record Drawn(InstanceGenerator generator) implements InstanceDraw {
        @Override
        public RuleInstance attempt() {
            return generator.attempt();
        }

        @Override
        public RuleInstance withOtherTensors(RuleInstance numbers) {
            return generator.withOtherTensors(numbers);
        }
    }

    @Override
    public Outcome replay(RuleInstance instance) {
        return Replay.replay(rule, instance);
    }

    @Override
    public Outcome replay(RuleInstance instance, Work work) {
        return Replay.replay(rule, instance, work);
    }

    @Override
    public InstanceDraw draw(ElementType type, long seed) {
        return new Drawn(new InstanceGenerator(rule, type, seed));
    }

    @Override
    public InstanceDraw draw(ElementType type, long seed, int most) {
        return new Drawn(new InstanceGenerator(rule, type, seed, most));
    }

    @Override
    public Optional<InstanceDraw> drawGoingRound(ElementType type, long seed) {
        return InstanceGenerator.goingRound(rule, type, seed).map(Drawn::new);
    }

    @Override
    public Optional<InstanceDraw> drawEqualElements(ElementType type, long seed) {
        return Optional.of(new Drawn(InstanceGenerator.withEqualElements(rule, type, seed)));
    }

    @Override
    public Widths widths() {
        return rule.widths();
    }

    @Override
    public boolean sorts() {
        return Graph.of(List.of(rule.lhs(), rule.rhs())).nodes().stream().anyMatch(Sort.class::isInstance);
    }

    /** A model says nothing of permutations, but what maps are there beside their permuted copies: each order is tried. */
    @Override
    public Stream<RuleInstance> readings(RuleInstance ofModel) {
        RuleInstance symmetric = SymmetricTensors.of(rule, ofModel);
        return Stream.<Supplier<RuleInstance>>of(() -> symmetric, () -> UndefinedDraw.carriedOver(rule, symmetric))
                .flatMap(reading -> LaneOrders.all(rule, reading.get()));
    }

    @Override
    public Map<UndefinedApplication, ElementValue> refutationRestsOn(RuleInstance instance) {
        return UndefinedUse.refutationRestsOn(rule, instance);
    }

    @Override
    public RuleInstance shrunk(RuleInstance refuting, Predicate<RuleInstance> also) {
        return InstanceShrinker.shrink(rule, refuting, also);
    }

    @Override
    public RuleInstance smallest(RuleInstance refuting) {
        return SmallestInstance.of(rule, refuting);
    }

    @Override
    public RuleInstance withSimplerElements(RuleInstance refuting) {
        return InstanceShrinker.withSimplerElements(rule, refuting);
    }

    @Override
    public List<PresentingStep> presenting() {
        return List.of(new PresentingStep("elements that differ, where shapes agree", this::differing),
                new PresentingStep("elements that are all different", this::filled),
                new PresentingStep("typical elements", this::typical),
                new PresentingStep("undefined values spelled out", instance -> UndefinedUse.spelledOut(rule, instance)),
                new PresentingStep("simpler functions", instance -> SimplerFunctions.of(rule, instance)),
                new PresentingStep("orders of lanes spelled out", instance -> LaneOrders.spelledOut(rule, instance)));
    }

    private RuleInstance differing(RuleInstance refuting) {
        return DifferingElements.of(rule, refuting, asCertain(refuting));
    }

    private RuleInstance typical(RuleInstance refuting) {
        return TypicalElements.of(rule, refuting, asCertain(refuting));
    }

    /** The condition on simpler instances: they rest on no undefined value if the one that refutes rests on none. */
    private Predicate<RuleInstance> asCertain(RuleInstance refuting) {
        return refutesInAnyCase(refuting) ? this::refutesInAnyCase : any -> true;
    }

    private RuleInstance filled(RuleInstance refuting) {
        return refutesInAnyCase(refuting)
                ? FilledTensors.of(rule, refuting, this::refutesInAnyCase)
                : FilledTensors.of(rule, refuting);
    }
}
