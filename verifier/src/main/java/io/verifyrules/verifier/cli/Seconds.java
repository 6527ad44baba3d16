package io.verifyrules.verifier.cli;

import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of seconds of the command line, such as {@code 20} and {@code 0.5}. */
final class Seconds implements ITypeConverter<BigDecimal> {

    @Override
    public BigDecimal convert(String written) {
        try {
            return new BigDecimal(written);
        } catch (NumberFormatException other) {
            throw new TypeConversionException("expected a number of seconds above 0, found " + written);
        }
    }

    /** At least a millisecond, and not more of them than a whole number of 32 bits can say. */
    static Duration duration(BigDecimal seconds) {
        return Duration.ofMillis(
                seconds.movePointRight(3).max(BigDecimal.ONE).min(BigDecimal.valueOf(Integer.MAX_VALUE)).longValue());
    }
}
