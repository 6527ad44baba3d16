package io.verifyrules.verifier.solver.widths;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * Makes a circuit of formulas. A word that is computed in another manner than bit by bit becomes a free word, the same
 * for the same term. A truth value that is not about words becomes a free one: there may be more models then.
 */
final class CircuitBuilder {

    private final WidthDomain domain;
    private final List<Width> widths = new ArrayList<>();
    private final List<Gate> gates = new ArrayList<>();
    private final List<Gate> letters = new ArrayList<>();
    private final List<BigInteger> constants = new ArrayList<>();
    private final List<Integer> choices = new ArrayList<>();
    private final Map<Formula, Integer> words = new HashMap<>();
    private final Map<Formula, Claim> claims = new HashMap<>();
    private final Map<Formula, Claim.Cell> chosen = new HashMap<>();
    private final SequencedMap<Formula, Claim.Free> free = new LinkedHashMap<>();
    private final List<Claim> demanded = new ArrayList<>();
    private final List<Formula> abstracted = new ArrayList<>();
    private long initial;
    private int cells;

    CircuitBuilder(WidthDomain domain) {
        this.domain = domain;
    }

    /** All of these must hold. */
    void demand(List<Formula> formulas) {
        formulas.forEach(formula -> demanded.add(claim(formula)));
    }

    Circuit circuit() {
        return new Circuit(gates, letters, initial, choices, constants, cells);
    }

    Claim demanded() {
        return new Claim.All(demanded);
    }

    /** The widths, in the order of their numbers. */
    List<Width> widths() {
        return widths;
    }

    /** The truth values of which nothing is known, in the order of their numbers. */
    List<Formula> free() {
        return List.copyOf(free.keySet());
    }

    /** The words that became free ones though they are computed from others. */
    List<Formula> abstracted() {
        return abstracted;
    }

    private Claim claim(Formula formula) {
        Claim claim = claims.get(formula);
        if (claim == null) {
            claim = translated(formula);
            claims.put(formula, claim);
        }
        return claim;
    }

    private Claim translated(Formula formula) {
        if (formula instanceof Formula.Truth truth) {
            return new Claim.Known(truth.value());
        }
        if (!(formula instanceof Formula.Apply(SmtOperator operator, List<Formula> parts, var ignored))) {
            return unknown(formula);
        }
        return switch (operator) {
            case AND -> new Claim.All(claims(parts));
            case OR -> Claim.any(claims(parts));
            case NOT -> new Claim.Not(claim(parts.getFirst()));
            case CHOOSE -> new Claim.Choice(claim(parts.get(0)), claim(parts.get(1)), claim(parts.get(2)));
            case EQUAL -> equal(formula, parts.get(0), parts.get(1));
            case WORD_AT_MOST_SIGNED -> atMost(Gate.Kind.LESS_SIGNED, parts.get(0), parts.get(1));
            case WORD_AT_MOST_UNSIGNED -> atMost(Gate.Kind.LESS_UNSIGNED, parts.get(0), parts.get(1));
            case WORD_PRODUCT_OVERFLOWS_SIGNED -> overflows(formula, parts.get(0), parts.get(1));
            default -> unknown(formula);
        };
    }

    private List<Claim> claims(List<Formula> formulas) {
        return formulas.stream().map(this::claim).toList();
    }

    private Claim unknown(Formula formula) {
        return free.computeIfAbsent(formula, ignored -> new Claim.Free(free.size()));
    }

    private Claim equal(Formula whole, Formula a, Formula b) {
        if (a.sort() instanceof Sort.Words) {
            return new Claim.Not(compared(Gate.Kind.DIFFER, a, b));
        }
        return a.sort().equals(Sort.BOOL) ? Claim.same(claim(a), claim(b)) : unknown(whole);
    }

    /** The least word multiplied by -1 has no opposite; of one bit, -1 is that word itself. */
    private Claim overflows(Formula product, Formula a, Formula b) {
        if (isMinusOne(b)) {
            return equal(product, a, new Formula.HighestBit(WordParts.words(a)));
        }
        return isMinusOne(a) ? equal(product, b, new Formula.HighestBit(WordParts.words(b))) : unknown(product);
    }

    private static boolean isMinusOne(Formula word) {
        return word instanceof Formula.Word constant && constant.value().equals(BigInteger.ONE.negate());
    }

    private Claim atMost(Gate.Kind less, Formula a, Formula b) {
        return new Claim.Not(compared(less, b, a));
    }

    private Claim.Cell compared(Gate.Kind kind, Formula a, Formula b) {
        int first = word(a);
        int second = word(b);
        return new Claim.Cell(add(kind, first, second, a, cells(1), 1).cell());
    }

    private int cells(int number) {
        cells += number;
        return cells - number;
    }

    private int width(Formula word) {
        Width width = WordParts.words(word).width();
        if (!widths.contains(width)) {
            widths.add(width);
        }
        return widths.indexOf(width);
    }

    private Gate add(Gate.Kind kind, int first, int second, Formula word, int cell, int length) {
        Gate gate = new Gate(kind, first, second, width(word), cell, length);
        gates.add(gate);
        return gate;
    }

    private int index(Gate.Kind kind, int first, int second, Formula word, int cell, int length) {
        add(kind, first, second, word, cell, length);
        return gates.size() - 1;
    }

    private int word(Formula word) {
        Integer known = words.get(word);
        if (known == null) {
            known = computed(word);
            words.put(word, known);
        }
        return known;
    }

    private int letter(Formula word) {
        int gate = index(Gate.Kind.LETTER, 0, 0, word, letters.size(), 1);
        letters.add(gates.get(gate));
        return gate;
    }

    private int constant(BigInteger value, Formula word) {
        constants.add(value);
        return index(Gate.Kind.CONSTANT, 0, 0, word, constants.size() - 1, 1);
    }

    private int abstracted(Formula word) {
        abstracted.add(word);
        return letter(word);
    }

    private int computed(Formula word) {
        return switch (word) {
            case Formula.Word constant -> constant(constant.value(), word);
            case Formula.HighestBit ignored -> index(Gate.Kind.HIGHEST, 0, 0, word, 0, 1);
            case Formula.Bits ignored -> abstracted(word);
            case Formula.Call ignored -> abstracted(word);
            case Formula.Symbol ignored -> letter(word);
            case Formula.Apply(SmtOperator operator, List<Formula> parts, var ignored) ->
                applied(word, operator, parts);
            case Formula.Whole ignored -> throw new IllegalArgumentException(word + " is no word");
            case Formula.RealNumber ignored -> throw new IllegalArgumentException(word + " is no word");
            case Formula.Floating ignored -> throw new IllegalArgumentException(word + " is no word");
            case Formula.Direction ignored -> throw new IllegalArgumentException(word + " is no word");
            case Formula.Truth ignored -> throw new IllegalArgumentException(word + " is no word");
        };
    }

    private int applied(Formula word, SmtOperator operator, List<Formula> parts) {
        return switch (operator) {
            case WORD_NOT -> index(Gate.Kind.NOT, word(parts.getFirst()), 0, word, 0, 1);
            case WORD_AND -> binary(Gate.Kind.AND, word, parts);
            case WORD_OR -> binary(Gate.Kind.OR, word, parts);
            case WORD_XOR -> binary(Gate.Kind.XOR, word, parts);
            case WORD_ADD -> sum(word, parts.get(0), parts.get(1));
            case WORD_NEGATE -> minus(word, constant(BigInteger.ZERO, word), parts.getFirst());
            case WORD_MULTIPLY -> product(word, parts.get(0), parts.get(1));
            case WORD_EXTEND_UNSIGNED, WORD_TRUNCATE -> index(Gate.Kind.CUT, word(parts.getFirst()), 0, word, 0, 1);
            case WORD_EXTEND_SIGNED ->
                index(Gate.Kind.SIGN, word(parts.getFirst()), 0, word, cells(1), width(parts.getFirst()));
            case WORD_SHIFT_LEFT, WORD_SHIFT_RIGHT_SIGNED,
                    WORD_SHIFT_RIGHT_UNSIGNED ->
                parts.get(1) instanceof Formula.Word constant && isShort(constant)
                        ? shifted(word, operator, word(parts.get(0)), constant.value().intValueExact())
                        : abstracted(word);
            case CHOOSE -> chosen(word, parts);
            default -> abstracted(word);
        };
    }

    /** Whether words may be shifted by so much without too many states, and are shifted by that at every width. */
    private boolean isShort(Formula.Word distance) {
        return distance.value().bitLength() <= 5 && domain.fits(distance);
    }

    private int binary(Gate.Kind kind, Formula word, List<Formula> parts) {
        return index(kind, word(parts.get(0)), word(parts.get(1)), word, 0, 1);
    }

    private int sum(Formula word, Formula a, Formula b) {
        if (b instanceof Formula.Apply(SmtOperator operator, List<Formula> parts, var ignored)
                && operator == SmtOperator.WORD_NEGATE) {
            return minus(word, word(a), parts.getFirst());
        }
        if (a instanceof Formula.Apply(SmtOperator operator, List<Formula> parts, var ignored)
                && operator == SmtOperator.WORD_NEGATE) {
            return minus(word, word(b), parts.getFirst());
        }
        return index(Gate.Kind.SUM, word(a), word(b), word, cells(1), 1);
    }

    /** {@code a - b = a + (not b) + 1}: the carry is 1 at first. */
    private int minus(Formula word, int a, Formula b) {
        int complement = index(Gate.Kind.NOT, word(b), 0, word, 0, 1);
        int carry = cells(1);
        initial |= 1L << carry;
        return index(Gate.Kind.SUM, a, complement, word, carry, 1);
    }

    private int product(Formula word, Formula a, Formula b) {
        if (a instanceof Formula.Word constant && constant.value().bitLength() <= 5) {
            return times(word, word(b), constant.value());
        }
        if (b instanceof Formula.Word constant && constant.value().bitLength() <= 5) {
            return times(word, word(a), constant.value());
        }
        return abstracted(word);
    }

    private int times(Formula word, int a, BigInteger factor) {
        int sum = constant(BigInteger.ZERO, word);
        for (int bit = 0; bit < factor.abs().bitLength(); bit++) {
            if (factor.abs().testBit(bit)) {
                int part = bit == 0 ? a : index(Gate.Kind.DELAY, a, 0, word, cells(bit), bit);
                sum = index(Gate.Kind.SUM, sum, part, word, cells(1), 1);
            }
        }
        if (factor.signum() >= 0) {
            return sum;
        }
        int carry = cells(1);
        initial |= 1L << carry;
        return index(Gate.Kind.SUM, index(Gate.Kind.NOT, sum, 0, word, 0, 1), constant(BigInteger.ZERO, word), word,
                carry, 1);
    }

    private int shifted(Formula word, SmtOperator operator, int a, int distance) {
        if (distance == 0) {
            return a;
        }
        return switch (operator) {
            case WORD_SHIFT_LEFT -> index(Gate.Kind.DELAY, a, 0, word, cells(distance), distance);
            case WORD_SHIFT_RIGHT_SIGNED ->
                index(Gate.Kind.FORESEEN_SIGN, a, letter(word), word, cells(distance), distance);
            default -> index(Gate.Kind.FORESEEN_ZEROS, a, letter(word), word, cells(distance), distance);
        };
    }

    private int chosen(Formula word, List<Formula> parts) {
        Formula condition = parts.getFirst();
        Claim.Cell choice = chosen.get(condition);
        if (choice == null) {
            choice = new Claim.Cell(cells(1));
            choices.add(choice.number());
            chosen.put(condition, choice);
            demanded.add(Claim.same(choice, claim(condition)));
        }
        return index(Gate.Kind.CHOICE, word(parts.get(1)), word(parts.get(2)), word, choice.number(), 1);
    }
}
