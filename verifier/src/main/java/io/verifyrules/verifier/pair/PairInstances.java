package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.conjecture.InstanceDraw;
import io.verifyrules.verifier.conjecture.Names;
import io.verifyrules.verifier.conjecture.PresentingStep;
import io.verifyrules.verifier.counterexample.RuleInstances;
import io.verifyrules.verifier.dialect.NamedFunctions;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import io.verifyrules.verifier.interpret.Work;
import io.verifyrules.verifier.value.ElementValue;
import io.verifyrules.verifier.value.UndefinedApplication;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The concrete side of a pair of programs. These are instances of its rule in which the constants of the programs keep
 * their values, and no value of a named function is known. An instance from any source is made such a one before it is
 * looked at.
 */
final class PairInstances implements ConcreteSide {

    /** More than is left of any work, and little enough to be added to what is done. */
    private static final long EVERYTHING = Long.MAX_VALUE / 4;

    /** Elements that are drawn and computed about as soon as a solver is asked. */
    private static final long LARGE = 1000;

    private final RuleInstances rule;
    private final Map<String, ConcreteTensor> constants;
    private final Map<String, ElementType.Machine> ranges;
    private final Work all;
    private final boolean large;
    /** Whether the programs apply functions of which only the name is known. */
    private final boolean applies;

    /**
     * The instances of a pair.
     *
     * @param most the elements and terms that may be drawn and computed in all; beyond these, no instance is looked at any more
     */
    PairInstances(PairClaim.Stated claim, long most) {
        this.rule = new RuleInstances(claim.rule());
        this.constants = claim.constants();
        this.ranges = claim.ranges();
        this.all = new Work(most);
        this.applies = !NamedFunctions.in(List.of(claim.rule().lhs(), claim.rule().rhs())).isEmpty();
        this.large = claim.terms().elements() > LARGE;
    }

    private RuleInstance given(RuleInstance proposed) {
        if (constants.isEmpty() && !applies) {
            return proposed;
        }
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>(proposed.tensors());
        tensors.putAll(constants);
        return new RuleInstance(proposed.elementType(), proposed.ranks(), proposed.maps(), proposed.integers(),
                proposed.parameters(), tensors,
                applies ? proposed.undefined().withOpaqueFunctions() : proposed.undefined());
    }

    @Override
    public Names names() {
        return rule.names();
    }

    @Override
    public Outcome replay(RuleInstance instance) {
        return outOfRange(instance).orElseGet(() -> rule.replay(given(instance)));
    }

    /** An argument with an integer that its type has not got is none of the program. */
    private Optional<Outcome> outOfRange(RuleInstance instance) {
        return ranges.entrySet()
                .stream()
                .filter(range -> Optional.ofNullable(instance.tensors().get(range.getKey()))
                        .filter(tensor -> !isOf(range.getValue(), tensor))
                        .isPresent())
                .findFirst()
                .map(range -> new Outcome.NotApplicable(
                        range.getKey() + " has a number that is no " + range.getValue()));
    }

    private static boolean isOf(ElementType.Machine type, ConcreteTensor tensor) {
        return IntStream.range(0, tensor.count())
                .allMatch(i -> tensor.at(i) instanceof ElementValue.Whole(BigInteger value) && type.contains(value));
    }

    @Override
    public Outcome replay(RuleInstance instance, Work work) {
        if (all.exhausted()) {
            work.enter(EVERYTHING);
            return new Outcome.NotApplicable("no more elements are computed for this pair");
        }
        Optional<Outcome> none = outOfRange(instance);
        if (none.isPresent()) {
            work.enter(1);
            return none.get();
        }
        long before = work.spent();
        Outcome outcome = rule.replay(given(instance), work);
        all.enter(work.spent() - before);
        return outcome;
    }

    /** Draws as long as instances are looked at; then it repeats the last one, as drawing costs as much as looking. */
    private final class Given implements InstanceDraw {

        private final InstanceDraw draw;
        private Optional<RuleInstance> last = Optional.empty();

        private Given(InstanceDraw draw) {
            this.draw = draw;
        }

        private RuleInstance next(Supplier<RuleInstance> drawn) {
            RuleInstance instance = last.filter(known -> all.exhausted()).orElseGet(() -> given(drawn.get()));
            last = Optional.of(instance);
            all.enter(instance.tensors().values().stream().mapToLong(ConcreteTensor::count).sum());
            return instance;
        }

        @Override
        public RuleInstance attempt() {
            return next(draw::attempt);
        }

        @Override
        public RuleInstance withOtherTensors(RuleInstance numbers) {
            return next(() -> draw.withOtherTensors(numbers));
        }
    }

    @Override
    public InstanceDraw draw(ElementType type, long seed) {
        return new Given(rule.draw(type, seed));
    }

    @Override
    public InstanceDraw draw(ElementType type, long seed, int most) {
        return new Given(rule.draw(type, seed, most));
    }

    @Override
    public Optional<InstanceDraw> drawEqualElements(ElementType type, long seed) {
        return rule.drawEqualElements(type, seed).map(Given::new);
    }

    @Override
    public boolean isLarge() { return large; }

    @Override
    public boolean sorts() {
        return rule.sorts();
    }

    @Override
    public Stream<RuleInstance> readings(RuleInstance ofModel) {
        return rule.readings(given(ofModel)).map(this::given);
    }

    @Override
    public Map<UndefinedApplication, ElementValue> refutationRestsOn(RuleInstance instance) {
        return rule.refutationRestsOn(given(instance));
    }

    @Override
    public boolean refutesInAnyCase(RuleInstance instance) {
        return rule.refutesInAnyCase(given(instance));
    }

    /** Elements that are constants are not made simpler, whatever the shrinking tries. */
    @Override
    public RuleInstance shrunk(RuleInstance refuting, Predicate<RuleInstance> also) {
        return kept(refuting, rule.shrunk(refuting, tried -> also.test(given(tried)) && replay(tried).refutes()));
    }

    @Override
    public RuleInstance withSimplerElements(RuleInstance refuting) {
        return kept(refuting, rule.withSimplerElements(refuting));
    }

    private RuleInstance kept(RuleInstance refuting, RuleInstance proposed) {
        RuleInstance other = given(proposed);
        return replay(other).refutes() ? other : refuting;
    }

    @Override
    public List<PresentingStep> presenting() {
        return rule.presenting()
                .stream()
                .map(step -> new PresentingStep(step.name(), instance -> given(step.change().apply(instance))))
                .toList();
    }
}
