package io.verifyrules.verifier.solver.bitwuzla;

import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.Value;
import java.math.BigInteger;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Term;

/** Values of a model of Bitwuzla. */
final class BitwuzlaValue {

    private BitwuzlaValue() {
    }

    static Value of(Term term) {
        if (term.is_true() || term.is_false()) {
            return new Value.Truth(term.is_true());
        }
        if (term.is_value() && term.sort().is_fp()) {
            return floating(term);
        }
        if (term.is_value() && term.sort().is_bv()) {
            return new Value.Whole(new BigInteger(term.to_bv(), 2));
        }
        return new Value.Inexpressible(term.toString());
    }

    private static Value floating(Term term) {
        Sort.Floats sort = new Sort.Floats(term.sort().fp_exp_size(), term.sort().fp_sig_size());
        int mantissa = sort.significandBits() - 1;
        BigInteger sign = BigInteger.ZERO.setBit(sort.bits() - 1);
        BigInteger infinity = BigInteger.TWO.pow(sort.exponentBits()).subtract(BigInteger.ONE).shiftLeft(mantissa);
        if (term.is_fp_value_nan()) {
            return new Value.Floating(infinity.setBit(mantissa - 1), sort);
        }
        if (term.is_fp_value_pos_inf() || term.is_fp_value_neg_inf()) {
            return new Value.Floating(term.is_fp_value_pos_inf() ? infinity : infinity.or(sign), sort);
        }
        if (term.is_fp_value_pos_zero() || term.is_fp_value_neg_zero()) {
            return new Value.Floating(term.is_fp_value_pos_zero() ? BigInteger.ZERO : sign, sort);
        }
        // Written as (fp #b0 #b01111 #b1000000000).
        return new Value.Floating(new BigInteger(term.toString().replaceAll("[^#01]|#b", ""), 2), sort);
    }
}
