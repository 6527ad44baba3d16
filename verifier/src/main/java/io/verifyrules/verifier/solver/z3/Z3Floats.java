package io.verifyrules.verifier.solver.z3;

import com.microsoft.z3.BitVecSort;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FPExpr;
import com.microsoft.z3.FPNum;
import com.microsoft.z3.FPRMSort;
import com.microsoft.z3.FPSort;
import com.microsoft.z3.Z3Exception;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Rounding;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.Value;
import java.math.BigInteger;
import java.util.List;

/** Floating-point numbers in Z3. */
final class Z3Floats {

    private final Context context;

    Z3Floats(Context context) {
        this.context = context;
    }

    FPSort sort(Sort.Floats format) {
        return context.mkFPSort(format.exponentBits(), format.significandBits());
    }

    Expr<?> literal(Formula.Floating number) {
        Sort.Floats format = number.sort();
        return context.mkFPToFP(context.mkBV(number.bits().toString(), format.bits()), sort(format));
    }

    Expr<FPRMSort> direction(Rounding rounding) {
        return switch (rounding) {
            case NEAREST_EVEN -> context.mkFPRNE();
            case NEAREST_AWAY -> context.mkFPRNA();
            case UPWARD -> context.mkFPRTP();
            case DOWNWARD -> context.mkFPRTN();
            case TOWARD_ZERO -> context.mkFPRTZ();
        };
    }

    Expr<?> apply(Formula.Apply apply, List<Expr<?>> operands) {
        return switch (apply.operator()) {
            case FLOAT_ADD -> context.mkFPAdd(rounding(operands), number(operands, 1), number(operands, 2));
            case FLOAT_SUBTRACT -> context.mkFPSub(rounding(operands), number(operands, 1), number(operands, 2));
            case FLOAT_MULTIPLY -> context.mkFPMul(rounding(operands), number(operands, 1), number(operands, 2));
            case FLOAT_DIVIDE -> context.mkFPDiv(rounding(operands), number(operands, 1), number(operands, 2));
            // Z3 4.14 has -3.5 * -5120 + 0.00008 wrong where significands have 3 bits, so it is not trusted with any.
            case FLOAT_FUSED -> throw new Z3Exception("fused products are left to other solvers");
            case FLOAT_SQUARE_ROOT -> context.mkFPSqrt(rounding(operands), number(operands, 1));
            case FLOAT_TO_INTEGRAL -> context.mkFPRoundToIntegral(rounding(operands), number(operands, 1));
            case FLOAT_NEGATE -> context.mkFPNeg(number(operands, 0));
            case FLOAT_MAGNITUDE -> context.mkFPAbs(number(operands, 0));
            case FLOAT_EQUAL -> context.mkFPEq(number(operands, 0), number(operands, 1));
            case FLOAT_LESS -> context.mkFPLt(number(operands, 0), number(operands, 1));
            case FLOAT_AT_MOST -> context.mkFPLEq(number(operands, 0), number(operands, 1));
            case FLOAT_IS_NAN -> context.mkFPIsNaN(number(operands, 0));
            case FLOAT_IS_INFINITE -> context.mkFPIsInfinite(number(operands, 0));
            case FLOAT_IS_ZERO -> context.mkFPIsZero(number(operands, 0));
            case FLOAT_IS_NEGATIVE -> context.mkFPIsNegative(number(operands, 0));
            default -> converted(apply, operands);
        };
    }

    private Expr<?> converted(Formula.Apply apply, List<Expr<?>> operands) {
        return switch (apply.operator()) {
            case FLOAT_OF_BITS -> context.mkFPToFP(bits(operands), sort((Sort.Floats) apply.sort()));
            case FLOAT_OF_FLOAT ->
                context.mkFPToFP(rounding(operands), number(operands, 1), sort((Sort.Floats) apply.sort()));
            case FLOAT_OF_SIGNED ->
                context.mkFPToFP(rounding(operands), word(operands), sort((Sort.Floats) apply.sort()), true);
            case FLOAT_OF_UNSIGNED ->
                context.mkFPToFP(rounding(operands), word(operands), sort((Sort.Floats) apply.sort()), false);
            case SIGNED_OF_FLOAT ->
                context.mkFPToBV(rounding(operands), number(operands, 1), ((Sort.Words) apply.sort()).bits(), true);
            case UNSIGNED_OF_FLOAT ->
                context.mkFPToBV(rounding(operands), number(operands, 1), ((Sort.Words) apply.sort()).bits(), false);
            default -> throw new IllegalArgumentException(apply.operator() + " is no operation on floats");
        };
    }

    private static FPExpr number(List<Expr<?>> operands, int place) {
        return (FPExpr) operands.get(place);
    }

    @SuppressWarnings("unchecked") // The binding marks sorts by a type parameter that a formula's sort guarantees.
    private static Expr<FPRMSort> rounding(List<Expr<?>> operands) {
        return (Expr<FPRMSort>) operands.getFirst();
    }

    @SuppressWarnings("unchecked") // As above.
    private static Expr<BitVecSort> word(List<Expr<?>> operands) {
        return (Expr<BitVecSort>) operands.get(1);
    }

    @SuppressWarnings("unchecked") // As above.
    private static Expr<BitVecSort> bits(List<Expr<?>> operands) {
        return (Expr<BitVecSort>) operands.getFirst();
    }

    /** A number of a model. */
    static Value value(FPNum number) {
        FPSort sort = number.getSort();
        Sort.Floats format = new Sort.Floats(sort.getEBits(), sort.getSBits());
        int mantissa = format.significandBits() - 1;
        BigInteger special = BigInteger.TWO.pow(format.exponentBits()).subtract(BigInteger.ONE).shiftLeft(mantissa);
        if (number.isNaN()) {
            return new Value.Floating(special.setBit(mantissa - 1), format);
        }
        BigInteger magnitude = number.isInf()
                ? special
                : number.isZero()
                        ? BigInteger.ZERO
                        : new BigInteger(Long.toString(number.getExponentInt64(true))).shiftLeft(mantissa)
                                .add(new BigInteger(Long.toUnsignedString(number.getSignificandUInt64())));
        return new Value.Floating(number.isNegative() ? magnitude.setBit(format.bits() - 1) : magnitude, format);
    }
}
