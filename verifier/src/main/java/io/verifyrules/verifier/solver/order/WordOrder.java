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
 * Assertions in which words are compared, chosen and read, and nothing else is done with them. Integers take the places of the words,
 * each within the numbers that such a word has. All words are numbers with a sign there, or all are numbers without one.
 *
 * <p>Every model of the assertions is one of these: each word is its number, and comparisons come out the same. So where these have no
 * model, the assertions have none. The reverse need not hold: a constant of words whose width is open is some integer.
 */
public final class WordOrder {

    private final boolean signed;
    private final String prefix;
    private final IdentityHashMap<Formula, Formula> known = new IdentityHashMap<>();
    private final Map<Width, Ends> ends = new LinkedHashMap<>();
    private final Set<Formula> bounds = new LinkedHashSet<>();

    /** The least and the greatest number that a word has. */
    private record Ends(Formula low, Formula high) {}

    /** What is done with the words of assertions. */
    private static final class Uses {
        private final Set<Formula> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        private final Set<SmtOperator> comparisons = new HashSet<>();
        private final Set<String> names = new HashSet<>();
        private boolean others;

        void visit(Formula formula) {
            if (others || !seen.add(formula)) {
                return;
            }
            others |= formula.sort() instanceof Sort.Floats;
            switch (formula) {
                case Formula.Symbol symbol -> names.add(symbol.name());
                case Formula.Call call -> {
                    names.add(call.function());
                    call.arguments().forEach(this::visit);
                }
                case Formula.Apply apply -> {
                    others |= !isOrder(apply);
                    apply.arguments().forEach(this::visit);
                }
                default -> {
                }
            }
        }

        private boolean isOrder(Formula.Apply apply) {
            return switch (apply.operator()) {
                case WORD_AT_MOST_SIGNED, WORD_AT_MOST_UNSIGNED -> {
                    comparisons.add(apply.operator());
                    yield comparisons.size() == 1;
                }
                case EQUAL, CHOOSE -> true;
                default -> !isWord(apply) && apply.arguments().stream().noneMatch(argument -> isWord(argument));
            };
        }
    }

    private WordOrder(boolean signed, String prefix) {
        this.signed = signed;
        this.prefix = prefix;
    }

    /** Assertions about integers that have a model where the given ones have; empty where more is done with words than to compare them. */
    public static Optional<List<Formula>> asIntegers(List<Formula> assertions) {
        Uses uses = new Uses();
        assertions.forEach(uses::visit);
        if (uses.others || uses.comparisons.isEmpty()) {
            return Optional.empty();
        }
        WordOrder order = new WordOrder(uses.comparisons.contains(SmtOperator.WORD_AT_MOST_SIGNED),
                unusedPrefix(uses.names));
        List<Formula> all = new ArrayList<>(assertions.stream().map(order::of).toList());
        all.addAll(order.bounds);
        return Optional.of(List.copyOf(all));
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

    private static boolean isWord(Formula formula) {
        return formula.sort() instanceof Sort.Words;
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
            case Formula.Symbol(String name, Sort.Words sort) ->
                bounded(new Formula.Symbol(name(sort, name), Sort.INT), sort);
            case Formula.Word(BigInteger value, Sort.Words sort) -> number(value, sort);
            case Formula.HighestBit(Sort.Words sort) when signed -> ends(sort).low();
            case Formula.HighestBit(Sort.Words sort) -> some("highest bit", sort);
            case Formula.Bits(Width value, Sort.Words sort) -> some("number of bits " + value, sort);
            case Formula.Call call -> called(call);
            case Formula.Apply apply -> applied(apply);
            default -> formula;
        };
    }

    /** The text of a width has no colon, and no semicolon. */
    private String name(Sort.Words sort, String name) {
        return prefix + sort.width() + ": " + name;
    }

    private Formula symbol(Sort.Words sort, String what) {
        return new Formula.Symbol(prefix + sort.width() + "; " + what, Sort.INT);
    }

    /** An integer of which nothing is known but its bounds. */
    private Formula some(String what, Sort.Words sort) {
        return bounded(symbol(sort, what), sort);
    }

    private Formula bounded(Formula integer, Sort.Words sort) {
        Ends within = ends(sort);
        bounds.add(Formula.atMost(within.low(), integer));
        bounds.add(Formula.atMost(integer, within.high()));
        return integer;
    }

    private Ends ends(Sort.Words sort) {
        return ends.computeIfAbsent(sort.width(), width -> width.fixed().isPresent() ? ends(sort.bits()) : open(sort));
    }

    private Ends ends(int bits) {
        BigInteger half = BigInteger.ONE.shiftLeft(bits - 1);
        return signed
                ? new Ends(new Formula.Whole(half.negate()), new Formula.Whole(half.subtract(BigInteger.ONE)))
                : new Ends(Formula.ZERO, new Formula.Whole(half.shiftLeft(1).subtract(BigInteger.ONE)));
    }

    /** A word has a bit at least. */
    private Ends open(Sort.Words sort) {
        Formula high = symbol(sort, "greatest");
        bounds.add(Formula.atMost(signed ? Formula.ZERO : Formula.ONE, high));
        return new Ends(signed ? Formula.minus(Formula.whole(-1), high) : Formula.ZERO, high);
    }

    private Formula number(BigInteger value, Sort.Words sort) {
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
        boolean ofWords = call.arguments().stream().anyMatch(WordOrder::isWord);
        // Two functions of one name differ by what they are applied to, which integers would hide.
        String function = ofWords
                ? prefix + "of " + call.arguments().stream().map(Formula::sort).toList() + " " + call.function()
                : call.function();
        return call.sort() instanceof Sort.Words sort
                ? bounded(new Formula.Call(name(sort, function), arguments, Sort.INT), sort)
                : new Formula.Call(function, arguments, call.sort());
    }

    private Formula applied(Formula.Apply apply) {
        List<Formula> arguments = apply.arguments().stream().map(this::of).toList();
        return switch (apply.operator()) {
            case WORD_AT_MOST_SIGNED, WORD_AT_MOST_UNSIGNED -> Formula.atMost(arguments.get(0), arguments.get(1));
            case CHOOSE -> Formula.choose(arguments.get(0), arguments.get(1), arguments.get(2));
            case AND -> Formula.and(arguments);
            case OR -> Formula.or(arguments);
            case NOT -> Formula.not(arguments.getFirst());
            default -> new Formula.Apply(apply.operator(), arguments, apply.sort());
        };
    }
}
