package io.verifyrules.verifier.interpret;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Input;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.interpret.ElementValue.Rational;
import io.verifyrules.verifier.interpret.ElementValue.Token;
import io.verifyrules.verifier.interpret.ElementValue.Truth;
import io.verifyrules.verifier.interpret.ElementValue.Whole;
import io.verifyrules.verifier.interpret.InstanceEdit.Cell;
import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * All instances of a rule up to given ranks and integers, smallest ranks first, lazily. Elements are not enumerated: each
 * instance has one choice of them, all different from each other where the type has that many.
 */
public final class InstanceEnumeration {

    private final RuleNames names;
    private final List<RankClass> classes;
    private final ElementType elementType;
    private final int least;
    private final int values;

    private InstanceEnumeration(Rule rule, ElementType elementType, int least, int most) {
        this.names = RuleNames.of(rule);
        Set<RankClass> all = new LinkedHashSet<>(rule.rankClasses());
        all.addAll(names.rankClasses());
        this.classes = List.copyOf(all);
        this.elementType = elementType;
        this.least = least;
        this.values = most - least + 1;
    }

    /**
     * The instances with ranks to {@code mostLanes} and every map and integer scalar in {@code least .. most}. There are
     * exponentially many; the caller limits the stream.
     */
    public static Stream<RuleInstance> of(Rule rule, ElementType elementType, int mostLanes, int least, int most) {
        InstanceEnumeration enumeration = new InstanceEnumeration(rule, elementType, least, most);
        return enumeration.ranks(0, mostLanes).flatMap(enumeration::numbers).map(enumeration::withElements);
    }

    /** Every choice of ranks for the classes from the given position on. */
    private Stream<Map<String, Integer>> ranks(int position, int mostLanes) {
        if (position == classes.size()) {
            return Stream.of(Map.of());
        }
        RankClass rankClass = classes.get(position);
        IntStream choices = switch (rankClass.bound()) {
            case ANY -> IntStream.rangeClosed(0, mostLanes);
            case NON_EMPTY -> IntStream.rangeClosed(1, mostLanes);
            case SINGLETON -> IntStream.of(1);
        };
        return choices.boxed().flatMap(rank -> ranks(position + 1, mostLanes).map(rest -> {
            Map<String, Integer> ranks = new LinkedHashMap<>();
            ranks.put(rankClass.name(), rank);
            ranks.putAll(rest);
            return ranks;
        }));
    }

    private Stream<RuleInstance> numbers(Map<String, Integer> ranks) {
        Map<String, List<Integer>> maps = new LinkedHashMap<>();
        names.maps().forEach((name, variable) -> maps.put(name, Collections.nCopies(ranks.getOrDefault(variable.of()
                .name(), 0), least)));
        Map<String, Integer> integers = new LinkedHashMap<>();
        names.integers().forEach(name -> integers.put(name, least));
        RuleInstance first = new RuleInstance(elementType, ranks, maps, integers, Map.of(), Map.of(), Map.of());
        List<Cell> cells = InstanceEdit.cells(first);
        BigInteger total = BigInteger.valueOf(values).pow(cells.size());
        long count = total.bitLength() > 62 ? Long.MAX_VALUE : total.longValueExact();
        return LongStream.range(0, count).mapToObj(code -> {
            RuleInstance numbers = first;
            long rest = code;
            for (Cell cell : cells) {
                numbers = InstanceEdit.with(numbers, cell, least + (int) (rest % values));
                rest /= values;
            }
            return numbers;
        });
    }

    private RuleInstance withElements(RuleInstance numbers) {
        int[] next = {0};
        Function<ElementType, ElementValue> fresh = type -> element(type instanceof ElementType.Open
                ? elementType
                : type, next[0]++);
        Map<String, ElementValue> parameters = new LinkedHashMap<>();
        names.parameters().forEach((name, type) -> parameters.put(name, fresh.apply(type)));
        Map<String, ConcreteTensor> tensors = new LinkedHashMap<>();
        for (Input input : names.tensors().values()) {
            TensorFitting.tabulate(input, numbers, access -> fresh.apply(input.type().element()))
                    .ifPresent(tensor -> tensors.put(input.name(), tensor));
        }
        return new RuleInstance(elementType, numbers.ranks(), numbers.maps(), numbers.integers(), parameters, tensors,
                Map.of());
    }

    private static ElementValue element(ElementType type, int number) {
        BigInteger value = BigInteger.valueOf(number);
        return switch (type) {
            case ElementType.Bool ignored -> new Truth(number % 2 == 1);
            case ElementType.Int ignored -> new Whole(value);
            case ElementType.Real ignored -> new Rational(value, BigInteger.ONE);
            case ElementType.Open ignored -> new Token(value);
            case ElementType.Numeral ignored -> new Whole(value);
        };
    }
}
