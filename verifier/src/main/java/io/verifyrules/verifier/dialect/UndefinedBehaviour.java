package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.verifier.program.Operation;
import java.util.function.Consumer;

/** Where a program has undefined behaviour, as its operations say one after the other. */
public final class UndefinedBehaviour {

    private final boolean conditional;
    private final KnownValues known;
    private final Consumer<Denoted> places;
    private final Consumer<SizeCondition> sizes;

    /**
     * Undefined behaviour of one part of a program.
     *
     * @param conditional whether the part may not be entered
     * @param places      takes truth values that are true where behaviour is undefined
     * @param sizes       takes conditions of sizes without which behaviour is undefined
     */
    UndefinedBehaviour(boolean conditional, KnownValues known, Consumer<Denoted> places,
            Consumer<SizeCondition> sizes) {
        this.conditional = conditional;
        this.known = known;
        this.places = places;
        this.sizes = sizes;
    }

    /**
     * Notes that the program has undefined behaviour where a truth value is true at any place of a tensor.
     *
     * @throws NotDenoted inside of a region that may not be entered
     */
    public void where(Denoted condition, Operation operation) {
        if (known.isNowhere(condition)) {
            return;
        }
        if (conditional) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "it may be undefined, and stands in a region that may not be entered");
        }
        places.accept(condition);
    }

    /**
     * Notes that the program has undefined behaviour unless two sizes are the same.
     *
     * @throws NotDenoted inside of a region that may not be entered
     */
    public void unlessSame(Size one, Size other, Operation operation) {
        if (one.differsFrom(other)) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "the sizes " + one + " and " + other + " have to be the same");
        }
        if (!one.equals(other)) {
            unless(new SizeCondition.Same(one, other), operation);
        }
    }

    /** The same of all sizes of two values with as many dimensions. */
    public void unlessSame(Dimensions some, Dimensions others, Operation operation) {
        if (some.rank() != others.rank()) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "the sizes " + some + " and " + others + " have to be the same");
        }
        for (int i = 0; i < some.rank(); i++) {
            unlessSame(some.all().get(i), others.all().get(i), operation);
        }
    }

    /**
     * Notes that the program has undefined behaviour unless a number is at least 0.
     *
     * @throws NotDenoted inside of a region that may not be entered
     */
    public void unlessAtLeastZero(AxisMap number, Operation operation) {
        Linear linear = Linear.of(number);
        if (linear.isNegative()) {
            throw new InvalidProgram(operation.place(), operation.name(), "the number " + number + " is negative");
        }
        if (!linear.isNeverNegative()) {
            unless(new SizeCondition.NotNegative(number), operation);
        }
    }

    private void unless(SizeCondition condition, Operation operation) {
        if (conditional) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "it may be undefined, and stands in a region that may not be entered");
        }
        sizes.accept(condition);
    }
}
