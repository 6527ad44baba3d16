package io.verifyrules.verifier.instantiate;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.value.FloatNumber;
import java.math.BigInteger;

/** The starting values of reductions where no initial value is written. */
final class Identities {

    private Identities() {
    }

    /** The identity of the monoid in a type; of min and max the end of the type. */
    static io.verifyrules.verifier.program.Literal of(Monoid monoid, Type type) {
        boolean isTruth = type instanceof Type.Whole(int bits, Type.Signedness ignored) && bits == 1;
        return monoid.identity(isTruth ? ElementType.BOOL : ElementType.INT)
                .map(identity -> literal(identity, type))
                .orElseGet(() -> end(type, monoid == Monoid.MIN));
    }

    private static io.verifyrules.verifier.program.Literal literal(Literal identity, Type type) {
        return switch (identity) {
            case Literal.Truth truth -> new io.verifyrules.verifier.program.Literal.Truth(truth.value());
            case Literal.Whole whole when type instanceof Type.Floating ->
                new io.verifyrules.verifier.program.Literal.Decimal(whole.value() + ".0");
            case Literal.Whole whole when type instanceof Type.Complex ->
                new io.verifyrules.verifier.program.Literal.Pair(
                        new io.verifyrules.verifier.program.Literal.Decimal(whole.value() + ".0"),
                        new io.verifyrules.verifier.program.Literal.Decimal("0.0"));
            case Literal.Whole whole -> new io.verifyrules.verifier.program.Literal.Whole(whole.value());
            default -> throw new NotExpressible("the identity " + identity + " in " + type);
        };
    }

    private static io.verifyrules.verifier.program.Literal end(Type type, boolean greatest) {
        return switch (type) {
            case Type.Floating(String name) -> FloatFormat.ofProgram(name)
                    .map(format -> Literals.floating(end(format, greatest)))
                    .orElseThrow(() -> new NotExpressible("infinity in " + name));
            case Type.Whole(int bits, Type.Signedness ignored) when bits == 1 ->
                new io.verifyrules.verifier.program.Literal.Truth(greatest);
            case Type.Whole(int bits, Type.Signedness signedness) -> {
                boolean unsigned = signedness == Type.Signedness.UNSIGNED;
                BigInteger range = BigInteger.TWO.pow(unsigned ? bits : bits - 1);
                yield new io.verifyrules.verifier.program.Literal.Whole(
                        greatest ? range.subtract(BigInteger.ONE) : unsigned ? BigInteger.ZERO : range.negate());
            }
            default -> throw new NotExpressible("the " + (greatest ? "greatest" : "least") + " element of " + type);
        };
    }

    private static FloatNumber end(FloatFormat format, boolean greatest) {
        long magnitude = format.isFinite() ? format.greatest() : format.infinity();
        return new FloatNumber(format, greatest ? magnitude : magnitude | format.signBit());
    }
}
