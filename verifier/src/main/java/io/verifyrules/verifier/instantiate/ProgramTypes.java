package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.verifier.program.Type;

/** The types that programs have for the closed types of rules. */
public final class ProgramTypes {

    private static final int EXACT_BITS = 64;
    private static final int TOKEN_BITS = 32;

    private ProgramTypes() {
    }

    /**
     * The type in a program. Mathematical integers are {@code i64} there, reals {@code f64} and complex numbers pairs of these; elements
     * of an arbitrary type are numbered in {@code i32}.
     *
     * @throws NotExpressible where no program has such elements
     */
    public static Type of(ElementType type) {
        return switch (type) {
            case ElementType.Bool ignored -> new Type.Whole(1, Type.Signedness.SIGNLESS);
            case ElementType.Int ignored -> new Type.Whole(EXACT_BITS, Type.Signedness.SIGNLESS);
            case ElementType.Real ignored -> new Type.Floating("f64");
            case ElementType.Complex ignored -> new Type.Complex(new Type.Floating("f64"));
            case ElementType.Machine machine ->
                new Type.Whole(machine.bits(), machine.signed() ? Type.Signedness.SIGNLESS : Type.Signedness.UNSIGNED);
            case ElementType.Floating floating when ElementTypes.ALL_FLOATS.contains(floating) ->
                new Type.Floating(floating.format().programName());
            case ElementType.Floating floating -> throw new NotExpressible("programs have no type " + floating);
            case ElementType.Signless signless ->
                throw new NotExpressible("programs have no type " + signless + " with poison");
            case ElementType.Open ignored -> new Type.Whole(TOKEN_BITS, Type.Signedness.SIGNLESS);
            case ElementType.Tuple ignored ->
                throw new NotExpressible("programs have several tensors, and none of tuples");
            case ElementType.AnyFormat every -> throw every.ofNoFormat();
            case ElementType.Undecided undecided -> throw undecided.undecided();
        };
    }
}
