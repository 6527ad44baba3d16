package io.verifyrules.verifier.json.rule;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.LaneCondition;
import io.verifyrules.dsl.axis.MapOperator;
import io.verifyrules.dsl.axis.Permutation;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.axis.RankClass.RankBound;
import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementCondition;
import io.verifyrules.dsl.element.ElementFunction;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.ElementTypes;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.rule.Condition;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** Random well-typed maps, conditions and elements over a fixed set of declarations. */
final class RandomTerms {

    final RankClass any;
    final RankClass nonEmpty;
    final RankClass single;
    static final ElementType MACHINE = new ElementType.Machine(false, 8);

    /** Whether there are complex numbers, beside which there is no infinity. */
    boolean complex;

    private final Random random;
    private final Map<RankClass, List<AxisMap>> maps = new HashMap<>();
    private final List<Permutation> permutations;
    private final AxisMap integer;
    private final Map<ElementType, Element> parameters = new HashMap<>();
    private final Map<ElementType, ElementFunction> functions = new HashMap<>();

    RandomTerms(Random random, RuleBuilder rule) {
        this.random = random;
        this.any = rule.rankClass("c");
        this.nonEmpty = rule.rankClass("d", RankBound.NON_EMPTY);
        this.single = rule.rankClass("s", RankBound.SINGLETON);
        for (RankClass rankClass : List.of(any, nonEmpty, single)) {
            maps.put(rankClass,
                    List.of(rule.sizes("n_" + rankClass, rankClass), rule.map("m_" + rankClass, rankClass)));
        }
        this.permutations = List.of(rule.permutation("p", any), rule.permutation("q", any));
        this.integer = rule.integer("k");
        Stream.of(ElementType.BOOL, ElementType.INT, ElementType.REAL, ElementType.OPEN, MACHINE).forEach(type -> {
            parameters.put(type, rule.element("v_" + type, type));
            functions.put(type, rule.function("f_" + type, List.of(type, ElementType.BOOL), type));
        });
    }

    <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    AxisMap map(RankClass rankClass) {
        return map(rankClass, 2);
    }

    /** A permutation, an inverse or a product of the two. */
    Permutation permutation() {
        Permutation one = pick(permutations);
        return switch (random.nextInt(3)) {
            case 0 -> one;
            case 1 -> one.inverted();
            default -> permutations.getFirst().inverted().times(permutations.getLast());
        };
    }

    private AxisMap map(RankClass rankClass, int depth) {
        if (depth > 0 && rankClass.equals(any) && random.nextInt(6) == 0) {
            return map(rankClass, depth - 1).permuted(permutation());
        }
        return switch (random.nextInt(depth == 0 ? 4 : 6)) {
            case 0, 1 -> pick(maps.getOrDefault(rankClass, List.of()));
            case 2 -> AxisMap.of(random.nextInt(9) - 4);
            case 3 -> integer;
            case 4 -> new AxisMap.Arithmetic(pick(List.of(MapOperator.values())), map(rankClass, depth - 1),
                    map(rankClass, depth - 1));
            default -> new AxisMap.Choice(lane(rankClass, 1), map(rankClass, depth - 1), map(rankClass, depth - 1));
        };
    }

    private AxisMap scalarMap() {
        return integer.times(random.nextInt(5)).plus(AxisMap.of(random.nextLong()));
    }

    private LaneCondition lane(RankClass rankClass, int depth) {
        return switch (random.nextInt(depth == 0 ? 1 : 4)) {
            case 0 -> map(rankClass, 1).compare(pick(List.of(Relation.values())), map(rankClass, 1));
            case 1 -> lane(rankClass, depth - 1).not();
            case 2 -> lane(rankClass, depth - 1).conjoin(lane(rankClass, depth - 1));
            default -> lane(rankClass, depth - 1).disjoin(lane(rankClass, depth - 1));
        };
    }

    Condition condition(int depth) {
        return switch (random.nextInt(depth == 0 ? 4 : 7)) {
            case 0 -> Condition.everyLane(lane(pick(List.of(any, nonEmpty, single)), 2));
            case 1 -> Condition.someLane(lane(any, 2));
            case 2 -> Condition.everyLane(scalarMap().compare(Relation.GE, AxisMap.of(0)));
            case 3 -> {
                ElementType type = pick(List.of(ElementType.INT, ElementType.REAL));
                Element left = element(type);
                yield new Condition.OnElements(new ElementCondition(pick(List.of(Relation.values())),
                        left.type().equals(ElementType.NUMERAL) ? stated(type) : left, element(type)));
            }
            case 4 -> condition(depth - 1).not();
            case 5 -> condition(depth - 1).conjoin(condition(depth - 1));
            default -> condition(depth - 1).disjoin(condition(depth - 1));
        };
    }

    Element element(ElementType type) {
        return element(type, 2);
    }

    /** A function of an element of the type and a truth value. */
    ElementFunction function(ElementType type) {
        return Objects.requireNonNull(functions.get(type));
    }

    private Element element(ElementType type, int depth) {
        if (depth > 0 && random.nextInt(6) == 0) {
            return new Element.Applied(function(type),
                    List.of(element(type, depth - 1), element(ElementType.BOOL, depth - 1)));
        }
        Set<ElementType> closed = type.equals(ElementType.OPEN) ? ElementTypes.UNBOUNDED : Set.of(type);
        return switch (random.nextInt(depth == 0 ? 3 : 6)) {
            case 0 -> literal(type);
            case 1 -> parameter(type);
            case 2 -> type.equals(ElementType.INT) ? counted() : literal(type);
            case 3 -> new Element.Unary(pick(Stream.of(UnaryOperator.values())
                    .filter(operator -> operator.types().containsAll(closed))
                    .toList()), element(type, depth - 1));
            case 4 -> type.equals(ElementType.OPEN) || type.equals(ElementType.BOOL)
                    ? parameter(type)
                    : new Element.Converted(Conversion.CONVERT, Element.of(random.nextInt(200), ElementType.INT), type);
            default -> new Element.Binary(pick(binaryOn(type)), element(type, depth - 1), element(type, depth - 1));
        };
    }

    private Element parameter(ElementType type) {
        return parameters.getOrDefault(type, Element.of(true));
    }

    private Element counted() {
        return new Element.Counted(random.nextBoolean() ? map(single) : integer);
    }

    private Element literal(ElementType type) {
        if (type.equals(ElementType.BOOL)) {
            return Element.of(random.nextBoolean());
        }
        if (type.equals(MACHINE)) {
            return Element.of(random.nextInt(200));
        }
        return !complex && random.nextInt(4) == 0
                ? Element.infinity(random.nextBoolean())
                : Element.of(random.nextLong());
    }

    /** A number with its type. */
    Element stated(ElementType type) {
        return !complex && random.nextInt(4) == 0
                ? Element.infinity(random.nextBoolean(), type)
                : Element.of(random.nextLong(), type);
    }

    /** The binary operators on the type; on an open type those on all numbers. */
    static List<BinaryOperator> binaryOn(ElementType type) {
        Set<ElementType> closed = type.equals(ElementType.OPEN) ? ElementTypes.UNBOUNDED : Set.of(type);
        return Stream.of(BinaryOperator.values())
                .filter(operator -> operator.types().containsAll(closed))
                // Numbers alone under a remainder are of type int.
                .filter(operator -> operator != BinaryOperator.REM || !type.equals(MACHINE))
                .toList();
    }
}
