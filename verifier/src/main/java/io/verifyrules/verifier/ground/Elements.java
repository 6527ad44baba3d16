package io.verifyrules.verifier.ground;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementReducer;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.verifier.law.Law;
import io.verifyrules.verifier.term.Operation;
import io.verifyrules.verifier.term.ValueTerm;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Elements at numbers, each once: equal ones have one number. By the laws of the type sums of products are written out, and combinations
 * in which order does not matter are bags.
 */
final class Elements {

    private static final List<Law> RING = List.of(Law.ADD_COMMUTES, Law.ADD_ASSOCIATES, Law.ADD_ZERO,
            Law.NEG_IS_OPPOSITE, Law.NUMERALS_ADD_UP, Law.MUL_COMMUTES, Law.MUL_ASSOCIATES, Law.MUL_ONE, Law.MUL_ZERO,
            Law.MUL_DISTRIBUTES);

    private final Map<Key, Integer> made = new HashMap<>();
    private final List<Optional<Sum>> sums = new ArrayList<>();
    private final List<Optional<Bag>> bags = new ArrayList<>();
    private final Map<Integer, Boolean> truths = new HashMap<>();
    private final TypeLaws laws;
    private final Steps steps;

    /** A combination in which order does not matter, its elements in ascending order. */
    private record Bag(Monoid monoid, List<Integer> elements) {}

    Elements(TypeLaws laws, Steps steps) {
        this.laws = laws;
        this.steps = steps;
    }

    /** The truth value that an element is, where it is a known one. */
    Optional<Boolean> truth(int element) {
        return Optional.ofNullable(truths.get(element));
    }

    private int truth(boolean value) {
        int id = intern(Key.of(value));
        truths.put(id, value);
        return id;
    }

    private int intern(Key key) {
        Integer known = made.get(key);
        if (known != null) {
            return known;
        }
        steps.take(1);
        made.put(key, sums.size());
        sums.add(Optional.empty());
        bags.add(Optional.empty());
        return sums.size() - 1;
    }

    private int sum(ElementType type, Sum sum) {
        Optional<Product> single = sum.addends().size() == 1 && sum.addends().containsValue(Fraction.ONE)
                ? Optional.of(sum.addends().keySet().iterator().next())
                : Optional.empty();
        Optional<Integer> element = single.flatMap(Product::single);
        if (element.isPresent()) {
            return element.get();
        }
        int id = intern(Key.of(List.of(type, sum)));
        sums.set(id, Optional.of(sum));
        return id;
    }

    private Sum sum(int element) {
        return sums.get(element).orElseGet(() -> Sum.of(element));
    }

    /** The element that a term is which depends on no number: a literal, a parameter. */
    int of(ValueTerm term) {
        if (term instanceof ValueTerm.Literal literal && literal.value() instanceof Literal.Truth(boolean value)
                && literal.type() instanceof ElementType.Bool) {
            return truth(value);
        }
        if (term instanceof ValueTerm.Literal(int id, ElementType type, var value) && laws.has(type, RING)) {
            Optional<Fraction> number = Fraction.of(value)
                    .filter(each -> each.isWhole() || laws.has(type, List.of(Law.DIVISION_INVERTS)));
            if (number.isPresent()) {
                return sum(type, Sum.of(number.get()));
            }
        }
        return intern(Key.of(term));
    }

    /** The element of a tensor. */
    int read(ValueTerm.Read read, List<Long> index) {
        return intern(Key.of(List.of(read.origin(), read.type(), List.copyOf(read.index().keySet())), index));
    }

    int counted(long number) {
        return laws.has(ElementType.INT, RING) && laws.has(ElementType.INT, List.of(Law.COUNTS_ARE_EXACT))
                ? sum(ElementType.INT, Sum.of(Fraction.of(BigInteger.valueOf(number), BigInteger.ONE)))
                : intern(Key.of("counted", number));
    }

    int choice(int condition, int then, int otherwise) {
        return then == otherwise ? then : intern(Key.of("choice", condition, then, otherwise));
    }

    int apply(ValueTerm.Apply apply, List<Integer> operands) {
        ElementType type = apply.type();
        return switch (apply.operation()) {
            case Operation.OfUnary(UnaryOperator operator) when operator == UnaryOperator.NEG && laws.has(type, RING) ->
                sum(type, new Sum(Map.of()).plus(sum(operands.getFirst()), Fraction.ONE.negated(), steps));
            case Operation.OfBinary(BinaryOperator operator) -> binary(apply, operator, operands);
            case Operation.OfRelation(Relation relation) -> related(apply, relation, operands);
            default -> commuted(apply, operands);
        };
    }

    /** A comparison of known integers is known. */
    private int related(ValueTerm.Apply apply, Relation relation, List<Integer> operands) {
        Optional<Fraction> left = number(operands.getFirst());
        Optional<Fraction> right = number(operands.getLast());
        boolean known = left.isPresent() && right.isPresent() && apply.type() instanceof ElementType.Bool
                && apply.operands().getFirst().type().equals(ElementType.INT)
                && laws.has(ElementType.INT, List.of(Law.COUNTS_ARE_EXACT));
        return known
                ? truth(holds(relation, left.orElseThrow().compareTo(right.orElseThrow())))
                : commuted(apply, operands);
    }

    private Optional<Fraction> number(int element) {
        return sums.get(element).flatMap(Sum::number);
    }

    private static boolean holds(Relation relation, int order) {
        return switch (relation) {
            case EQ -> order == 0;
            case NE -> order != 0;
            case LT -> order < 0;
            case LE -> order <= 0;
            case GT -> order > 0;
            case GE -> order >= 0;
        };
    }

    private int binary(ValueTerm.Apply apply, BinaryOperator operator, List<Integer> operands) {
        ElementType type = apply.type();
        if (laws.has(type, RING)) {
            Sum left = sum(operands.getFirst());
            Sum right = sum(operands.getLast());
            if (operator == BinaryOperator.ADD) {
                return sum(type, left.plus(right, Fraction.ONE, steps));
            }
            if (operator == BinaryOperator.SUB) {
                return sum(type, left.plus(right, Fraction.ONE.negated(), steps));
            }
            if (operator == BinaryOperator.MUL) {
                return sum(type, left.times(right, steps));
            }
            Optional<Fraction> by = right.number().filter(number -> !number.isZero());
            if (operator == BinaryOperator.DIV && by.isPresent() && laws.has(type, List.of(Law.DIVISION_INVERTS))) {
                return sum(type, left.times(Sum.of(by.get().inverse()), steps));
            }
        }
        for (Monoid monoid : Monoid.WORDS) {
            if (monoid.operator() == operator && isBag(monoid, type)) {
                return combined(monoid, type, operands);
            }
        }
        return commuted(apply, operands);
    }

    private int commuted(ValueTerm.Apply apply, List<Integer> operands) {
        boolean commutes = operands.size() == 2 && operands.getFirst() > operands.getLast()
                && apply.operation()
                        .commuting()
                        .filter(all -> laws.has(apply.operands().getFirst().type(), all))
                        .isPresent();
        return intern(Key.of(List.of(apply.operation(), apply.type()), commutes ? operands.reversed() : operands));
    }

    private boolean isBag(ElementReducer reducer, ElementType type) {
        return reducer instanceof Monoid monoid
                && ((monoid != Monoid.SUM && monoid != Monoid.PRODUCT) || !laws.has(type, RING))
                && laws.has(type, Arrays.asList(Law.ofCombinations(monoid)));
    }

    private int combined(Monoid monoid, ElementType type, List<Integer> elements) {
        List<Integer> all = new ArrayList<>();
        for (int element : elements) {
            bags.get(element)
                    .filter(bag -> bag.monoid() == monoid)
                    .ifPresentOrElse(bag -> all.addAll(bag.elements()), () -> all.add(element));
        }
        steps.take(all.size());
        if (all.size() == 1) {
            return all.getFirst();
        }
        List<Integer> sorted = all.stream().sorted().toList();
        int id = intern(Key.of(List.of("bag", monoid, type), sorted));
        bags.set(id, Optional.of(new Bag(monoid, sorted)));
        return id;
    }

    /**
     * Elements combined.
     *
     * @param at the index of each
     */
    int reduced(ValueTerm.Reduction reduction, List<List<Long>> at, List<Integer> elements) {
        ElementType type = reduction.type();
        if (reduction.monoid() == Monoid.SUM && laws.has(type, RING)) {
            Sum.Making sum = new Sum.Making(steps);
            elements.forEach(element -> sum.add(sum(element), Fraction.ONE));
            return sum(type, sum.made());
        }
        if (reduction.monoid() == Monoid.PRODUCT && laws.has(type, RING)) {
            Sum product = Sum.of(Fraction.ONE);
            for (int element : elements) {
                product = product.times(sum(element), steps);
            }
            return sum(type, product);
        }
        if (reduction.monoid() instanceof Monoid monoid && isBag(monoid, type)) {
            return combined(monoid, type, elements);
        }
        List<Long> numbers = new ArrayList<>();
        at.forEach(numbers::addAll);
        elements.forEach(element -> numbers.add((long) element));
        return intern(Key.of(
                List.of("in order", reduction.monoid(), type,
                        reduction.indices().stream().map(ValueTerm.BoundIndex::rankClass).toList(), elements.size()),
                numbers));
    }
}
