package io.verifyrules.verifier.value;

import io.verifyrules.verifier.value.ElementValue.Enclosed;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** An enclosed real as people read it: the digits that both bounds round to, or both bounds where they have none in common. */
final class EnclosureText {

    private static final int MOST_DIGITS = 15;
    private static final double PLAIN_FROM = 1e-4;
    private static final double PLAIN_TO = 1e16;

    private EnclosureText() {
    }

    static String of(Enclosed real) {
        for (int digits = MOST_DIGITS; digits > 0; digits--) {
            BigDecimal low = rounded(real.low(), digits);
            if (low.compareTo(rounded(real.high(), digits)) == 0) {
                return "~" + shown(low);
            }
        }
        return "~[" + real.low() + ", " + real.high() + "]";
    }

    private static BigDecimal rounded(double bound, int digits) {
        return new BigDecimal(bound).round(new MathContext(digits, RoundingMode.HALF_EVEN));
    }

    private static String shown(BigDecimal number) {
        double magnitude = Math.abs(number.doubleValue());
        boolean plain = magnitude == 0 || (magnitude >= PLAIN_FROM && magnitude < PLAIN_TO);
        BigDecimal stripped = number.stripTrailingZeros();
        return plain ? stripped.toPlainString() : stripped.toString();
    }
}
