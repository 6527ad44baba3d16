package io.verifyrules.verifier.value;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.value.ElementValue.Poison;
import io.verifyrules.verifier.value.ElementValue.Word;
import java.math.BigInteger;
import java.util.List;

/**
 * The operations of MLIR's {@code arith} on elements of known widths, by numbers. Each has the exact result, which is
 * wrapped, and whether the flags hold. Independent of how a solver is told of them.
 */
public final class ArithArithmetic {

    private static final BigInteger ONE = BigInteger.ONE;

    private final ArithOperator operator;
    private final ArithFlags flags;
    private final ElementType.Machine unsigned;
    private final ElementType.Machine signed;

    private ArithArithmetic(ArithOperator operator, ArithFlags flags, int bits) {
        this.operator = operator;
        this.flags = flags;
        this.unsigned = new ElementType.Machine(false, bits);
        this.signed = new ElementType.Machine(true, bits);
    }

    /**
     * The operation applied.
     *
     * @throws UndefinedBehaviour if it has none for these operands
     */
    public static ElementValue apply(ArithOperator operator, ArithFlags flags, ElementType result,
            List<ElementValue> operands) {
        if (operator.form() == ArithOperator.Form.CHOICE) {
            return choice(operands);
        }
        if (operator.mayBeUndefined() && operands.get(1) instanceof Poison) {
            throw new UndefinedBehaviour(operator.symbol() + " by poison");
        }
        int bits = operands.stream()
                .filter(Word.class::isInstance)
                .mapToInt(word -> ((Word) word).type().bits())
                .findFirst()
                .orElse(1);
        ArithArithmetic arithmetic = new ArithArithmetic(operator, flags, bits);
        if (operands.stream().anyMatch(Poison.class::isInstance)) {
            if (operator.mayBeUndefined()) {
                arithmetic.requireNoOverflowOfPoison(number(operands.get(1)));
            }
            return new Poison();
        }
        BigInteger first = number(operands.getFirst());
        return operands.size() == 1
                ? arithmetic.resized(first, width(result))
                : arithmetic.combined(first, number(operands.get(1)));
    }

    /** One of two elements, as a truth value says. */
    static ElementValue choice(List<ElementValue> operands) {
        return operands.getFirst() instanceof Word predicate
                ? operands.get(predicate.value().signum() != 0 ? 1 : 2)
                : new Poison();
    }

    private static ElementType.Machine width(ElementType type) {
        if (type instanceof ElementType.Signless signless) {
            return signless.unsigned();
        }
        throw new RefusedInstance("expected an integer without a sign, found one of type " + type);
    }

    private static BigInteger number(ElementValue value) {
        if (value instanceof Word word) {
            return word.value();
        }
        throw new RefusedInstance("expected an integer, found " + value);
    }

    private BigInteger signed(BigInteger number) {
        return signed.wrapped(number);
    }

    private boolean mayOverflow() {
        return switch (operator) {
            case DIVSI, CEILDIVSI, FLOORDIVSI -> true;
            default -> false;
        };
    }

    /** Poison may be the least number. */
    private void requireNoOverflowOfPoison(BigInteger by) {
        if (by.signum() == 0) {
            throw new UndefinedBehaviour(operator.symbol() + " by 0");
        }
        if (mayOverflow() && signed(by).equals(ONE.negate())) {
            throw new UndefinedBehaviour(operator.symbol() + " of poison by -1");
        }
    }

    private void requireDefined(BigInteger a, BigInteger b) {
        if (b.signum() == 0) {
            throw new UndefinedBehaviour(operator.symbol() + " by 0");
        }
        if (mayOverflow() && signed(b).equals(ONE.negate()) && signed(a).equals(signed.least())) {
            throw new UndefinedBehaviour(operator.symbol() + " of " + signed.least() + " by -1");
        }
    }

    private ElementValue combined(BigInteger a, BigInteger b) {
        BigInteger s = signed(a);
        BigInteger t = signed(b);
        if (operator.mayBeUndefined()) {
            requireDefined(a, b);
        }
        return switch (operator) {
            case ADDI -> wrapped(s.add(t), a.add(b));
            case SUBI -> wrapped(s.subtract(t), a.subtract(b));
            case MULI -> wrapped(s.multiply(t), a.multiply(b));
            case DIVSI -> exact(s.divide(t), s.remainder(t).signum() == 0);
            case DIVUI -> exact(a.divide(b), a.remainder(b).signum() == 0);
            case CEILDIVSI -> word(floor(s.negate(), t).negate());
            case CEILDIVUI -> word(floor(a.negate(), b).negate());
            case FLOORDIVSI -> word(floor(s, t));
            case REMSI -> word(s.remainder(t));
            case REMUI -> word(a.remainder(b));
            case SHLI, SHRSI, SHRUI -> shifted(a, b);
            case MAXSI -> word(s.max(t));
            case MAXUI -> word(a.max(b));
            case MINSI -> word(s.min(t));
            case MINUI -> word(a.min(b));
            case MULSI_HIGH -> word(s.multiply(t).shiftRight(unsigned.bits()));
            case MULUI_HIGH -> word(a.multiply(b).shiftRight(unsigned.bits()));
            case ADDUI_CARRY -> truth(!unsigned.contains(a.add(b)));
            case SUBUI_BORROW, CMPI_ULT -> truth(a.compareTo(b) < 0);
            case CMPI_EQ -> truth(a.equals(b));
            case CMPI_NE -> truth(!a.equals(b));
            case CMPI_SLT -> truth(s.compareTo(t) < 0);
            case CMPI_SLE -> truth(s.compareTo(t) <= 0);
            case CMPI_SGT -> truth(s.compareTo(t) > 0);
            case CMPI_SGE -> truth(s.compareTo(t) >= 0);
            case CMPI_ULE -> truth(a.compareTo(b) <= 0);
            case CMPI_UGT -> truth(a.compareTo(b) > 0);
            case CMPI_UGE -> truth(a.compareTo(b) >= 0);
            default -> throw new IllegalArgumentException(operator + " has not two integers of one type");
        };
    }

    /** The quotient rounded down. */
    private static BigInteger floor(BigInteger a, BigInteger b) {
        BigInteger[] both = a.divideAndRemainder(b);
        boolean below = both[1].signum() != 0 && both[1].signum() != b.signum();
        return below ? both[0].subtract(ONE) : both[0];
    }

    private ElementValue shifted(BigInteger a, BigInteger by) {
        if (by.compareTo(BigInteger.valueOf(unsigned.bits())) >= 0) {
            return new Poison();
        }
        int places = by.intValueExact();
        return switch (operator) {
            case SHLI -> wrapped(signed(a).shiftLeft(places), a.shiftLeft(places));
            case SHRUI -> exact(a.shiftRight(places), keeps(a, places));
            case SHRSI -> exact(signed(a).shiftRight(places), keeps(a, places));
            default -> throw new IllegalArgumentException(operator + " does not shift");
        };
    }

    private static boolean keeps(BigInteger a, int places) {
        return a.signum() == 0 || a.getLowestSetBit() >= places;
    }

    /** The result of numbers with and without a sign, as far as the flags allow what is not representable. */
    private ElementValue wrapped(BigInteger withSign, BigInteger withoutSign) {
        boolean poison = (flags.has(ArithFlag.NSW) && !signed.contains(withSign))
                || (flags.has(ArithFlag.NUW) && !unsigned.contains(withoutSign));
        return poison ? new Poison() : word(withoutSign);
    }

    private ElementValue exact(BigInteger quotient, boolean isExact) {
        return flags.has(ArithFlag.EXACT) && !isExact ? new Poison() : word(quotient);
    }

    private ElementValue word(BigInteger number) {
        return Word.wrapped(number, unsigned);
    }

    private static ElementValue truth(boolean value) {
        return Word.wrapped(value ? ONE : BigInteger.ZERO, new ElementType.Machine(false, 1));
    }

    private ElementValue resized(BigInteger a, ElementType.Machine to) {
        boolean signs = operator == ArithOperator.EXTSI || operator == ArithOperator.INDEX_CAST;
        BigInteger number = signs ? signed(a) : a;
        ElementType.Machine signedResult = new ElementType.Machine(true, to.bits());
        boolean poison = (flags.has(ArithFlag.NNEG) && signed(a).signum() < 0)
                || (flags.has(ArithFlag.NUW) && !to.contains(a))
                || (flags.has(ArithFlag.NSW) && !signedResult.contains(signed(a)));
        return poison ? new Poison() : Word.wrapped(number, to);
    }
}
