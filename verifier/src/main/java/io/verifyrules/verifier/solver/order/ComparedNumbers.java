package io.verifyrules.verifier.solver.order;

import io.verifyrules.dsl.element.Width;
import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Assertions in which words and floating-point numbers are compared, chosen and read, and nothing else is done with them. Integers take
 * their places. A word is its number: with a sign everywhere, or everywhere without one. Of floats the {@link FloatPlaces} do the same.
 *
 * <p>Every model of the assertions is one of these, as comparisons come out the same. So where these have no model, the assertions have
 * none. The reverse need not hold: a constant of words whose width is open is some integer.
 */
public final class ComparedNumbers {

    private final boolean signed;
    private final String prefix;
    private final IdentityHashMap<Formula, Formula> known = new IdentityHashMap<>();
    private final Map<Sort, Ends> ends = new LinkedHashMap<>();
    private final Set<Formula> bounds = new LinkedHashSet<>();

    /** Whether each model of the integers is one of the numbers: all but that a constant of open width is any integer. */
    private boolean exact = true;

    /**
     * Assertions about integers in place of others.
     *
     * @param assertions have a model where the others have
     * @param exact      whether the others have a model where these have, too
     */
    public record Integers(List<Formula> assertions, boolean exact) {
        public Integers {
            assertions = List.copyOf(assertions);
        }
    }

    /** The least and the greatest integer of a sort. */
    private record Ends(Formula low, Formula high) {}

    /** What is done with the words and floats of assertions. */
    private static final class Uses {
        private final Set<Formula> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Set<SmtOperator> comparisons = new HashSet<>();
        private final Set<String> names = new HashSet<>();
        private boolean floats;
        private boolean others;

        void visit(Formula formula) {
            if (others || !seen.add(formula)) {
                return;
            }
            switch (formula) {
                case Formula.Symbol symbol -> names.add(symbol.name());
                case Formula.Call call -> {
                    names.add(call.function());
                    visit(call.arguments());
                }
                case Formula.Apply apply -> {
                    others |= !isOrder(apply);
                    visit(apply.arguments());
                }
                default -> {
                }
            }
        }

        void visit(List<Formula> formulas) {
            for (Formula formula : formulas) {
                visit(formula);
            }
        }

        private boolean isOrder(Formula.Apply apply) {
            return switch (apply.operator()) {
                case WORD_AT_MOST_SIGNED, WORD_AT_MOST_UNSIGNED -> {
                    comparisons.add(apply.operator());
                    yield comparisons.size() == 1;
                }
                case FLOAT_LESS, FLOAT_AT_MOST, FLOAT_EQUAL, FLOAT_IS_NAN, FLOAT_IS_INFINITE, FLOAT_IS_ZERO,
                        FLOAT_IS_NEGATIVE, FLOAT_NEGATE, FLOAT_MAGNITUDE -> {
                    floats = true;
                    yield true;
                }
                case EQUAL, CHOOSE -> true;
                default -> !isNumber(apply) && !anyIsNumber(apply.arguments());
            };
        }
    }

    private ComparedNumbers(boolean signed, String prefix) {
        this.signed = signed;
        this.prefix = prefix;
    }

    /** Assertions about integers that have a model where the given ones have; empty where more is done than to compare. */
    public static Optional<Integers> asIntegers(List<Formula> assertions) {
        Uses uses = new Uses();
        uses.visit(assertions);
        if (uses.others || (uses.comparisons.isEmpty() && !uses.floats)) {
            return Optional.empty();
        }
        ComparedNumbers order = new ComparedNumbers(uses.comparisons.contains(SmtOperator.WORD_AT_MOST_SIGNED),
                unusedPrefix(uses.names));
        List<Formula> all = new ArrayList<>(assertions.stream().map(order::of).toList());
        all.addAll(order.bounds);
        return Optional.of(new Integers(all, order.exact));
    }

    /** So that a name which begins with it is no other one of the assertions. */
    private static String unusedPrefix(Set<String> names) {
        String prefix = "number ";
        while (begins(names, prefix)) {
            prefix = "word " + prefix;
        }
        return prefix;
    }

    private static boolean begins(Set<String> names, String prefix) {
        return names.stream().anyMatch(name -> name.startsWith(prefix));
    }

    private static boolean anyIsNumber(List<Formula> formulas) {
        for (Formula formula : formulas) {
            if (isNumber(formula)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNumber(Formula formula) {
        return switch (formula.sort()) {
            case Sort.Words ignored -> true;
            case Sort.Floats ignored -> true;
            case Sort.Plain ignored -> false;
        };
    }

    private Formula of(Formula formula) {
        Formula before = known.get(formula);
        if (before != null) {
            return before;
        }
        Formula made = made(formula);
        known.put(formula, made);
        return made;
    }

    private Formula made(Formula formula) {
        return switch (formula) {
            case Formula.Symbol symbol when isNumber(symbol) ->
                bounded(new Formula.Symbol(name(symbol.sort(), symbol.name()), Sort.INT), symbol.sort());
            case Formula.Word(BigInteger value, Sort.Words sort) -> number(value, sort);
            case Formula.Floating floating -> FloatPlaces.of(floating);
            case Formula.HighestBit(Sort.Words sort) when signed -> ends(sort).low();
            case Formula.HighestBit(Sort.Words sort) -> some("highest bit", sort);
            case Formula.Bits(Width value, Sort.Words sort) -> some("number of bits " + value, sort);
            case Formula.Call call -> called(call);
            case Formula.Apply apply -> applied(apply);
            default -> formula;
        };
    }

    /** The text of a sort has no colon, and no semicolon. */
    private String name(Sort sort, String name) {
        return prefix + text(sort) + ": " + name;
    }

    private static String text(Sort sort) {
        return sort instanceof Sort.Words(Width width) ? width.toString() : sort.toString();
    }

    private Formula symbol(Sort.Words sort, String what) {
        return new Formula.Symbol(prefix + text(sort) + "; " + what, Sort.INT);
    }

    /** An integer of which nothing is known but its bounds. */
    private Formula some(String what, Sort.Words sort) {
        return bounded(symbol(sort, what), sort);
    }

    private Formula bounded(Formula integer, Sort sort) {
        Ends within = ends(sort);
        bounds.add(Formula.atMost(within.low(), integer));
        bounds.add(Formula.atMost(integer, within.high()));
        return integer;
    }

    private Ends ends(Sort sort) {
        return ends.computeIfAbsent(sort, ignored -> switch (sort) {
            case Sort.Words words when words.width().fixed().isEmpty() -> open(words);
            case Sort.Words words -> ends(words.bits());
            case Sort.Floats floats -> new Ends(FloatPlaces.least(floats), FloatPlaces.notANumber(floats));
            case Sort.Plain plain -> throw new IllegalArgumentException(plain + " is no number");
        });
    }

    private Ends ends(int bits) {
        BigInteger half = BigInteger.ONE.shiftLeft(bits - 1);
        return signed
                ? new Ends(new Formula.Whole(half.negate()), new Formula.Whole(half.subtract(BigInteger.ONE)))
                : new Ends(Formula.ZERO, new Formula.Whole(half.shiftLeft(1).subtract(BigInteger.ONE)));
    }

    /** A word has a bit at least. */
    private Ends open(Sort.Words sort) {
        exact = false;
        Formula high = symbol(sort, "greatest");
        bounds.add(Formula.atMost(signed ? Formula.ZERO : Formula.ONE, high));
        return new Ends(signed ? Formula.minus(Formula.whole(-1), high) : Formula.ZERO, high);
    }

    private Formula number(BigInteger value, Sort.Words sort) {
        exact &= sort.width().fixed().isPresent();
        if (sort.width().fixed().isPresent()) {
            BigInteger modulus = BigInteger.ONE.shiftLeft(sort.bits());
            BigInteger low = value.mod(modulus);
            return new Formula.Whole(signed && low.testBit(sort.bits() - 1) ? low.subtract(modulus) : low);
        }
        // Of few bits another number than 0 and -1 is not itself.
        if (value.signum() == 0) {
            return Formula.ZERO;
        }
        if (value.equals(BigInteger.ONE.negate())) {
            return signed ? Formula.whole(-1) : ends(sort).high();
        }
        return some("constant " + value, sort);
    }

    private Formula called(Formula.Call call) {
        List<Formula> arguments = call.arguments().stream().map(this::of).toList();
        boolean ofNumbers = call.arguments().stream().anyMatch(ComparedNumbers::isNumber);
        // Two functions of one name differ by what they are applied to, which integers would hide.
        String function = ofNumbers
                ? prefix + "of " + call.arguments().stream().map(Formula::sort).toList() + " " + call.function()
                : call.function();
        return isNumber(call)
                ? bounded(new Formula.Call(name(call.sort(), function), arguments, Sort.INT), call.sort())
                : new Formula.Call(function, arguments, call.sort());
    }

    private Formula applied(Formula.Apply apply) {
        List<Formula> arguments = apply.arguments().stream().map(this::of).toList();
        return switch (apply.operator()) {
            case FLOAT_LESS, FLOAT_AT_MOST, FLOAT_EQUAL, FLOAT_IS_NAN, FLOAT_IS_INFINITE, FLOAT_IS_ZERO,
                    FLOAT_IS_NEGATIVE, FLOAT_NEGATE, FLOAT_MAGNITUDE ->
                FloatPlaces.apply(apply.operator(), arguments, apply.arguments().getFirst().sort());
            case WORD_AT_MOST_SIGNED, WORD_AT_MOST_UNSIGNED -> Formula.atMost(arguments.get(0), arguments.get(1));
            case CHOOSE -> Formula.choose(arguments.get(0), arguments.get(1), arguments.get(2));
            case AND -> Formula.and(arguments);
            case OR -> Formula.or(arguments);
            case NOT -> Formula.not(arguments.getFirst());
            default -> new Formula.Apply(apply.operator(), arguments, isNumber(apply) ? Sort.INT : apply.sort());
        };
    }
}
