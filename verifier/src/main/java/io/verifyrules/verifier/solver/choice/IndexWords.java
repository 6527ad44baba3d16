package io.verifyrules.verifier.solver.choice;

import io.verifyrules.verifier.solver.Formula;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.SmtOperator;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.choice.IntegerRanges.Range;
import java.math.BigInteger;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Comparisons of words that are indices, as comparisons of the integers that they are made of. Where the assertions of a query keep an
 * integer among the numbers with a sign that a word has, the word is that number. So the query has the same models, and a solver needs
 * not follow bits to find that an index is below another.
 */
final class IndexWords {

    /** The integer that a word is, taken for a number with a sign. */
    private record Image(Formula integer, Range range) {}

    private final IntegerRanges ranges;
    private final IdentityHashMap<Formula, Formula> rewritten = new IdentityHashMap<>();
    private final IdentityHashMap<Formula, Optional<Image>> images = new IdentityHashMap<>();

    private IndexWords(IntegerRanges ranges) {
        this.ranges = ranges;
    }

    /** A query with the same models. */
    static Query asIntegers(Query query) {
        if (!hasIndices(query)) {
            return query;
        }
        IndexWords words = new IndexWords(IntegerRanges.of(query.assertions()));
        return new Query(query.name(), query.assertions().stream().map(words::of).toList(), query.watched());
    }

    private static boolean hasIndices(Query query) {
        Set<Formula> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        return anyHasIndices(query.assertions(), seen);
    }

    private static boolean hasIndices(Formula formula, Set<Formula> seen) {
        return seen.add(formula) && switch (formula) {
            case Formula.Apply apply ->
                apply.operator() == SmtOperator.WORD_OF_INT || anyHasIndices(apply.arguments(), seen);
            case Formula.Call call -> anyHasIndices(call.arguments(), seen);
            default -> false;
        };
    }

    private static boolean anyHasIndices(List<Formula> formulas, Set<Formula> seen) {
        for (Formula formula : formulas) {
            if (hasIndices(formula, seen)) {
                return true;
            }
        }
        return false;
    }

    private Formula of(Formula formula) {
        Formula before = rewritten.get(formula);
        if (before != null) {
            return before;
        }
        Formula made = switch (formula) {
            case Formula.Call call -> {
                List<Formula> arguments = call.arguments().stream().map(this::of).toList();
                yield areSame(arguments, call.arguments())
                        ? call
                        : new Formula.Call(call.function(), arguments, call.sort());
            }
            case Formula.Apply apply -> compared(apply).orElseGet(() -> ofParts(apply));
            default -> formula;
        };
        rewritten.put(formula, made);
        return made;
    }

    private Formula ofParts(Formula.Apply apply) {
        List<Formula> arguments = apply.arguments().stream().map(this::of).toList();
        if (areSame(arguments, apply.arguments())) {
            return apply;
        }
        return switch (apply.operator()) {
            case AND -> Formula.and(arguments);
            case OR -> Formula.or(arguments);
            case NOT -> Formula.not(arguments.getFirst());
            case CHOOSE -> Formula.choose(arguments.get(0), arguments.get(1), arguments.get(2));
            default -> new Formula.Apply(apply.operator(), arguments, apply.sort());
        };
    }

    /** Whether nothing was rewritten, so that no copy is needed. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean areSame(List<Formula> some, List<Formula> others) {
        for (int i = 0; i < some.size(); i++) {
            if (some.get(i) != others.get(i)) {
                return false;
            }
        }
        return true;
    }

    private Optional<Formula> compared(Formula.Apply apply) {
        boolean ordered = apply.operator() == SmtOperator.WORD_AT_MOST_SIGNED
                || apply.operator() == SmtOperator.WORD_AT_MOST_UNSIGNED;
        if (!ordered && (apply.operator() != SmtOperator.EQUAL || apply.arguments().size() != 2)) {
            return Optional.empty();
        }
        Optional<Image> left = image(apply.arguments().getFirst());
        Optional<Image> right = left.flatMap(ignored -> image(apply.arguments().getLast()));
        if (right.isEmpty()) {
            return Optional.empty();
        }
        Image a = left.get();
        Image b = right.get();
        boolean signless = a.range().low().signum() >= 0 && b.range().low().signum() >= 0;
        return switch (apply.operator()) {
            case EQUAL -> Optional.of(equal(a, b));
            case WORD_AT_MOST_UNSIGNED -> signless ? Optional.of(atMost(a, b)) : Optional.empty();
            default -> Optional.of(atMost(a, b));
        };
    }

    private static Formula equal(Image a, Image b) {
        boolean apart = a.range().high().compareTo(b.range().low()) < 0
                || b.range().high().compareTo(a.range().low()) < 0;
        return apart ? Formula.FALSE : Formula.equal(a.integer(), b.integer());
    }

    private static Formula atMost(Image a, Image b) {
        if (a.range().high().compareTo(b.range().low()) <= 0) {
            return Formula.TRUE;
        }
        return a.range().low().compareTo(b.range().high()) > 0
                ? Formula.FALSE
                : Formula.atMost(a.integer(), b.integer());
    }

    /** The integer that a word is; empty where it is none whose range is known, or its sum or product may wrap. */
    private Optional<Image> image(Formula word) {
        Optional<Image> before = images.get(word);
        if (before == null) {
            before = made(word);
            images.put(word, before);
        }
        return before;
    }

    private Optional<Image> made(Formula word) {
        return word.sort() instanceof Sort.Words sort && sort.width().fixed().isPresent()
                ? unchecked(word).filter(image -> image.range().isWithin(numbers(sort.bits())))
                : Optional.empty();
    }

    private Optional<Image> unchecked(Formula word) {
        return switch (word) {
            case Formula.Word(BigInteger value, Sort.Words sort) -> Optional.of(constant(value, sort.bits()));
            case Formula.Apply(SmtOperator operator, List<Formula> parts, Sort ignored) -> switch (operator) {
                case WORD_OF_INT -> ranges.of(parts.getFirst()).map(range -> new Image(of(parts.getFirst()), range));
                case WORD_ADD -> parts.size() == 2
                        ? image(parts.getFirst()).flatMap(a -> image(parts.getLast())
                                .map(b -> new Image(Formula.plus(a.integer(), b.integer()), a.range().plus(b.range()))))
                        : Optional.empty();
                case WORD_NEGATE -> image(parts.getFirst()).map(IndexWords::negative);
                case CHOOSE -> image(parts.get(1)).flatMap(a -> image(parts.get(2))
                        .map(b -> new Image(Formula.choose(of(parts.get(0)), a.integer(), b.integer()),
                                a.range().or(b.range()))));
                case WORD_EXTEND_SIGNED, WORD_TRUNCATE -> image(parts.getFirst());
                case WORD_EXTEND_UNSIGNED -> image(parts.getFirst()).filter(image -> image.range().low().signum() >= 0);
                default -> Optional.empty();
            };
            default -> Optional.empty();
        };
    }

    private static Image negative(Image image) {
        return new Image(Formula.negative(image.integer()),
                new Range(image.range().high().negate(), image.range().low().negate()));
    }

    private static Image constant(BigInteger value, int bits) {
        BigInteger modulus = BigInteger.ONE.shiftLeft(bits);
        BigInteger low = value.mod(modulus);
        BigInteger number = low.testBit(bits - 1) ? low.subtract(modulus) : low;
        return new Image(new Formula.Whole(number), Range.of(number));
    }

    /** The numbers with a sign that a word has. */
    private static Range numbers(int bits) {
        BigInteger half = BigInteger.ONE.shiftLeft(bits - 1);
        return new Range(half.negate(), half.subtract(BigInteger.ONE));
    }
}
