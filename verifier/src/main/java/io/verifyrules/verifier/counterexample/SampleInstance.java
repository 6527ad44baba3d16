package io.verifyrules.verifier.counterexample;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.conjecture.ConcreteSide;
import io.verifyrules.verifier.conjecture.InstanceDraw;
import io.verifyrules.verifier.instance.InstanceWeight;
import io.verifyrules.verifier.interpret.Outcome;
import io.verifyrules.verifier.interpret.RuleInstance;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** Small instances on which a conjecture can be looked at, right or wrong. */
public final class SampleInstance {

    private static final int ATTEMPTS = 120;
    private static final long SEED = 5;
    /** Of fewer elements one sees little. */
    private static final int ENOUGH = 3;

    private SampleInstance() {
    }

    /** A simple one on which the conjecture applies, with some elements to compare; empty where chance finds none. */
    public static Optional<RuleInstance> of(ConcreteSide side, ElementType type) {
        InstanceDraw draw = side.draw(type, SEED);
        return Stream.generate(draw::attempt)
                .limit(ATTEMPTS)
                .filter(instance -> side.replay(instance).comparesElements())
                .min(Comparator.comparing((RuleInstance instance) -> !isEnough(side.replay(instance)))
                        .thenComparing(InstanceWeight::of));
    }

    private static boolean isEnough(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Agree agree -> agree.left().count() >= ENOUGH;
            case Outcome.ElementsDiffer differ -> differ.left().count() >= ENOUGH;
            case Outcome.ShapesDiffer differ -> differ.left().count() >= ENOUGH;
            case Outcome.RightInvalid invalid -> invalid.left().count() >= ENOUGH;
            case Outcome.RightUndefined undefined -> undefined.left().count() >= ENOUGH;
            case Outcome.NotApplicable ignored -> false;
        };
    }
}
