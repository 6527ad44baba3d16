package io.verifyrules.verifier.theory;

import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.term.Operation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The operations of MLIR's {@code arith} as words: what they give, where that is poison, and where they have no
 * undefined behaviour. An operation without undefined behaviour gives poison where an operand is poison, but for the
 * operand that a choice leaves out. To divide by poison is undefined behaviour.
 */
public final class ArithEncoding {

    private final SignlessTheory of;

    private ArithEncoding(ElementType operands) {
        this.of = theory(operands);
    }

    private static SignlessTheory theory(ElementType type) {
        if (type instanceof ElementType.Signless signless) {
            return new SignlessTheory(signless);
        }
        throw new IllegalArgumentException("an operation of arith on elements of type " + type);
    }

    /**
     * The operation applied.
     *
     * @param type        the type of the operands, of a choice that of the elements to choose from
     * @param result      the type of the result
     * @param definitions takes the bits of what is no number, which nothing defines
     */
    public static Encoded of(Operation.OfArith operation, ElementType type, List<Encoded> operands, ElementType result,
            Definitions definitions) {
        if (operation.operator().form() == ArithOperator.Form.CHOICE) {
            return ArithChoiceEncoding.of(operation.flags(), operands);
        }
        if (operation.operator() == ArithOperator.BITCAST) {
            return ArithConversionEncoding.sameBits(type, operands.getFirst(), result, definitions);
        }
        if (operation.operator().form() == ArithOperator.Form.CONVERSION) {
            return ArithConversionEncoding.of(operation, type, operands, result);
        }
        if (type instanceof ElementType.Floating floating) {
            return ArithFloatEncoding.of(operation, floating, operands);
        }
        ArithEncoding encoding = new ArithEncoding(type);
        return switch (operation.operator().form()) {
            case BINARY -> encoding.binary(operation, operands.get(0), operands.get(1));
            case COMPARISON -> SignlessTheory.decided(encoding.holds(operation.operator(),
                    encoding.word(operands.get(0)), encoding.word(operands.get(1))), anyPoison(operands));
            case EXTENSION, TRUNCATION, CAST -> encoding.resized(operation, operands.getFirst(), theory(result));
            case UNARY, TERNARY, CHOICE, CONVERSION ->
                throw new IllegalArgumentException(operation + " is none on integers alone");
        };
    }

    /** The formula that an {@code i1} is true or poison: a fact about a value is known where it is one. */
    public static Formula holds(Encoded truth) {
        return Formula.or(List.of(SignlessTheory.isPoison(truth), truth.value()));
    }

    /** The element, or what is chosen where it is poison; what is chosen is not. */
    public static Encoded frozen(Encoded element, Encoded chosen) {
        return new Encoded(List.of(Formula.choose(SignlessTheory.isPoison(element), chosen.value(), element.value()),
                Formula.FALSE));
    }

    /** The formula that the operation has no undefined behaviour. */
    public static Formula defined(ArithOperator operator, ElementType type, List<Encoded> operands) {
        ArithEncoding encoding = new ArithEncoding(type);
        Formula a = encoding.word(operands.get(0));
        Formula b = encoding.word(operands.get(1));
        Formula divisor = Formula.and(List.of(Formula.not(SignlessTheory.isPoison(operands.get(1))),
                Formula.not(Formula.equal(b, encoding.zero()))));
        return switch (operator) {
            case DIVUI, CEILDIVUI, REMUI, REMSI -> divisor;
            case DIVSI, CEILDIVSI, FLOORDIVSI -> {
                Formula overflow = Formula
                        .and(List.of(
                                Formula.or(List.of(SignlessTheory.isPoison(operands.get(0)),
                                        Formula.equal(a, encoding.of.highestBit()))),
                                Formula.equal(b, encoding.ones())));
                yield Formula.and(List.of(divisor, Formula.not(overflow)));
            }
            default -> throw new IllegalArgumentException(operator + " has no undefined behaviour");
        };
    }

    private static Formula anyPoison(List<Encoded> operands) {
        return Formula.or(operands.stream().map(SignlessTheory::isPoison).toList());
    }

    private Formula word(Encoded element) {
        return of.word(element);
    }

    private Formula zero() {
        return of.number(BigInteger.ZERO);
    }

    private Formula one() {
        return of.number(BigInteger.ONE);
    }

    private Formula ones() {
        return of.number(BigInteger.ONE.negate());
    }

    private static Formula apply(SmtOperator operator, Formula a, Formula b) {
        return Formula.word(operator, a, b);
    }

    private static Formula signedAtMost(Formula a, Formula b) {
        return Formula.compared(SmtOperator.WORD_AT_MOST_SIGNED, a, b);
    }

    private static Formula unsignedAtMost(Formula a, Formula b) {
        return Formula.compared(SmtOperator.WORD_AT_MOST_UNSIGNED, a, b);
    }

    private Formula negative(Formula a) {
        return Formula.not(signedAtMost(zero(), a));
    }

    private static Formula differ(Formula a, Formula b) {
        return Formula.not(Formula.equal(a, b));
    }

    private Encoded binary(Operation.OfArith operation, Encoded left, Encoded right) {
        Formula a = word(left);
        Formula b = word(right);
        Formula value = value(operation.operator(), a, b);
        List<Formula> poison = new ArrayList<>(List.of(SignlessTheory.isPoison(left), SignlessTheory.isPoison(right)));
        tooFar(operation.operator(), b).ifPresent(poison::add);
        for (ArithFlag flag : operation.flags().flags()) {
            poison.add(broken(operation.operator(), flag, a, b, value));
        }
        return of.element(value, Formula.or(poison));
    }

    private Formula value(ArithOperator operator, Formula a, Formula b) {
        return switch (operator) {
            case ADDI -> apply(SmtOperator.WORD_ADD, a, b);
            case SUBI -> apply(SmtOperator.WORD_ADD, a, Formula.word(SmtOperator.WORD_NEGATE, b));
            case MULI -> apply(SmtOperator.WORD_MULTIPLY, a, b);
            case DIVSI -> apply(SmtOperator.WORD_DIVIDE_SIGNED, a, b);
            case DIVUI -> apply(SmtOperator.WORD_DIVIDE_UNSIGNED, a, b);
            case REMSI -> apply(SmtOperator.WORD_REMAINDER_SIGNED, a, b);
            case REMUI -> apply(SmtOperator.WORD_REMAINDER_UNSIGNED, a, b);
            case CEILDIVUI -> {
                Formula quotient = apply(SmtOperator.WORD_DIVIDE_UNSIGNED, a, b);
                yield Formula.choose(Formula.equal(apply(SmtOperator.WORD_REMAINDER_UNSIGNED, a, b), zero()), quotient,
                        apply(SmtOperator.WORD_ADD, quotient, one()));
            }
            case CEILDIVSI -> rounded(a, b, true);
            case FLOORDIVSI -> rounded(a, b, false);
            case SHLI -> apply(SmtOperator.WORD_SHIFT_LEFT, a, b);
            case SHRSI -> apply(SmtOperator.WORD_SHIFT_RIGHT_SIGNED, a, b);
            case SHRUI -> apply(SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED, a, b);
            case MAXSI -> Formula.choose(signedAtMost(a, b), b, a);
            case MAXUI -> Formula.choose(unsignedAtMost(a, b), b, a);
            case MINSI -> Formula.choose(signedAtMost(a, b), a, b);
            case MINUI -> Formula.choose(unsignedAtMost(a, b), a, b);
            case MULSI_HIGH -> high(SmtOperator.WORD_EXTEND_SIGNED, a, b);
            case MULUI_HIGH -> high(SmtOperator.WORD_EXTEND_UNSIGNED, a, b);
            default -> throw new IllegalArgumentException(operator + " does not give an element of its operands' type");
        };
    }

    /** The quotient rounded up or down: what truncation gives, moved by 1 where it went the other way. */
    private Formula rounded(Formula a, Formula b, boolean up) {
        Formula quotient = apply(SmtOperator.WORD_DIVIDE_SIGNED, a, b);
        Formula remainder = apply(SmtOperator.WORD_REMAINDER_SIGNED, a, b);
        Formula sameSign = Formula.equal(negative(remainder), negative(b));
        Formula moved = Formula.and(List.of(differ(remainder, zero()), up ? sameSign : Formula.not(sameSign)));
        return Formula.choose(moved, apply(SmtOperator.WORD_ADD, quotient, up ? one() : ones()), quotient);
    }

    private Formula high(SmtOperator extension, Formula a, Formula b) {
        Sort.Words twice = new Sort.Words(of.type().width().times(2));
        Formula product = apply(SmtOperator.WORD_MULTIPLY, Formula.resized(extension, a, twice),
                Formula.resized(extension, b, twice));
        SignlessTheory wide = new SignlessTheory(new ElementType.Signless(twice.width()));
        return Formula.resized(SmtOperator.WORD_TRUNCATE,
                apply(SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED, product, wide.bits(of.type().width())), of.words());
    }

    /** The case that a shift goes as far as there are bits, or further. */
    private Optional<Formula> tooFar(ArithOperator operator, Formula by) {
        return switch (operator) {
            case SHLI, SHRSI, SHRUI -> {
                // Of a word of one bit, the number of bits is 1.
                yield Optional.of(unsignedAtMost(of.bits(of.type().width()), by));
            }
            default -> Optional.empty();
        };
    }

    /** The case that the promise of the flag is broken. */
    private Formula broken(ArithOperator operator, ArithFlag flag, Formula a, Formula b, Formula value) {
        return switch (operator) {
            case ADDI -> flag == ArithFlag.NSW
                    ? negative(apply(SmtOperator.WORD_AND, apply(SmtOperator.WORD_XOR, a, value),
                            apply(SmtOperator.WORD_XOR, b, value)))
                    : Formula.not(unsignedAtMost(a, value));
            case SUBI -> flag == ArithFlag.NSW
                    ? negative(apply(SmtOperator.WORD_AND, apply(SmtOperator.WORD_XOR, a, b),
                            apply(SmtOperator.WORD_XOR, a, value)))
                    : Formula.not(unsignedAtMost(b, a));
            case MULI -> Formula.compared(flag == ArithFlag.NSW
                    ? SmtOperator.WORD_PRODUCT_OVERFLOWS_SIGNED
                    : SmtOperator.WORD_PRODUCT_OVERFLOWS_UNSIGNED, a, b);
            case DIVSI -> differ(apply(SmtOperator.WORD_REMAINDER_SIGNED, a, b), zero());
            case DIVUI -> differ(apply(SmtOperator.WORD_REMAINDER_UNSIGNED, a, b), zero());
            case SHLI -> differ(apply(
                    flag == ArithFlag.NSW ? SmtOperator.WORD_SHIFT_RIGHT_SIGNED : SmtOperator.WORD_SHIFT_RIGHT_UNSIGNED,
                    value, b), a);
            case SHRSI, SHRUI -> differ(apply(SmtOperator.WORD_SHIFT_LEFT, value, b), a);
            default -> throw new IllegalArgumentException(operator + " has no flag " + flag);
        };
    }

    private Formula holds(ArithOperator operator, Formula a, Formula b) {
        return switch (operator) {
            case CMPI_EQ -> Formula.equal(a, b);
            case CMPI_NE -> differ(a, b);
            case CMPI_SLE -> signedAtMost(a, b);
            case CMPI_SGE -> signedAtMost(b, a);
            case CMPI_SLT -> Formula.not(signedAtMost(b, a));
            case CMPI_SGT -> Formula.not(signedAtMost(a, b));
            case CMPI_ULE -> unsignedAtMost(a, b);
            case CMPI_UGE -> unsignedAtMost(b, a);
            case CMPI_ULT, SUBUI_BORROW -> Formula.not(unsignedAtMost(b, a));
            case CMPI_UGT -> Formula.not(unsignedAtMost(a, b));
            case ADDUI_CARRY -> Formula.not(unsignedAtMost(a, apply(SmtOperator.WORD_ADD, a, b)));
            default -> throw new IllegalArgumentException(operator + " gives no truth value");
        };
    }

    private Encoded resized(Operation.OfArith operation, Encoded operand, SignlessTheory result) {
        Formula a = word(operand);
        ArithFlags flags = operation.flags();
        Formula value = switch (operation.operator()) {
            case EXTSI -> Formula.resized(SmtOperator.WORD_EXTEND_SIGNED, a, result.words());
            case EXTUI -> Formula.resized(SmtOperator.WORD_EXTEND_UNSIGNED, a, result.words());
            case TRUNCI -> Formula.resized(SmtOperator.WORD_TRUNCATE, a, result.words());
            case INDEX_CAST -> cast(SmtOperator.WORD_EXTEND_SIGNED, a, result);
            case INDEX_CASTUI -> cast(SmtOperator.WORD_EXTEND_UNSIGNED, a, result);
            default -> throw new IllegalArgumentException(operation + " keeps the type");
        };
        List<Formula> poison = new ArrayList<>(List.of(SignlessTheory.isPoison(operand)));
        if (flags.has(ArithFlag.NNEG)) {
            poison.add(negative(a));
        }
        if (flags.has(ArithFlag.NUW)) {
            poison.add(differ(Formula.resized(SmtOperator.WORD_EXTEND_UNSIGNED, value, of.words()), a));
        }
        if (flags.has(ArithFlag.NSW)) {
            poison.add(differ(Formula.resized(SmtOperator.WORD_EXTEND_SIGNED, value, of.words()), a));
        }
        return result.element(value, Formula.or(poison));
    }

    /** Where it is not known which type has more bits, by way of one that has more than both. */
    private Formula cast(SmtOperator extension, Formula a, SignlessTheory result) {
        Width from = of.type().width();
        Width to = result.type().width();
        Optional<Integer> difference = to.minus(from).fixed();
        if (difference.isPresent()) {
            return difference.get() == 0
                    ? a
                    : Formula.resized(difference.get() > 0 ? extension : SmtOperator.WORD_TRUNCATE, a, result.words());
        }
        Formula wider = Formula.resized(extension, a, new Sort.Words(from.plus(to)));
        return Formula.resized(SmtOperator.WORD_TRUNCATE, wider, result.words());
    }
}
