package io.verifyrules.verifier.mutation;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.MapOperator;
import java.util.List;
import java.util.stream.Stream;

/** The changes of an attribute: off by one, an operator replaced by a neighbour, operands swapped, a term dropped. */
final class MapChanges {

    private MapChanges() {
    }

    /** Every change of the map. */
    static Stream<Change<AxisMap>> of(AxisMap map) {
        return Stream.concat(Stream.of(Change.to("+ 1", shifted(map, 1)), Change.to("- 1", shifted(map, -1))),
                within(map));
    }

    /** The map with a constant added, which is merged with one that is there already. */
    static AxisMap shifted(AxisMap map, long by) {
        return switch (map) {
            case AxisMap.Constant constant -> AxisMap.of(constant.value() + by);
            case AxisMap.Arithmetic a when a.operator() == MapOperator.PLUS
                    && a.right() instanceof AxisMap.Constant right ->
                sum(a.left(), right.value() + by);
            case AxisMap.Arithmetic a when a.operator() == MapOperator.MINUS
                    && a.right() instanceof AxisMap.Constant right ->
                sum(a.left(), by - right.value());
            default -> sum(map, by);
        };
    }

    private static AxisMap sum(AxisMap map, long constant) {
        if (constant == 0) {
            return map;
        }
        return constant > 0 ? map.plus(AxisMap.of(constant)) : map.minus(AxisMap.of(-constant));
    }

    private static Stream<Change<AxisMap>> within(AxisMap map) {
        return switch (map) {
            case AxisMap.Variable ignored -> Stream.empty();
            case AxisMap.Scalar ignored -> Stream.empty();
            case AxisMap.Constant ignored -> Stream.empty();
            case AxisMap.Arithmetic arithmetic -> arithmetic(arithmetic);
            case AxisMap.Permuted permuted -> Stream.concat(
                    Stream.of(Change.to("not permuted", permuted.map()),
                            Change.to("permuted back", permuted.map().permuted(permuted.by().inverted()))),
                    within(permuted.map()).map(change -> change.in(changed -> changed.permuted(permuted.by()))));
            case AxisMap.Choice choice -> choice(choice);
        };
    }

    private static Stream<Change<AxisMap>> arithmetic(AxisMap.Arithmetic term) {
        if (TensorChanges.isLarge(term)) {
            return Stream.concat(terms(term), neighbours(term));
        }
        Stream<Change<AxisMap>> left = within(term.left())
                .map(change -> change.in(changed -> new AxisMap.Arithmetic(term.operator(), changed, term.right())));
        Stream<Change<AxisMap>> right = within(term.right())
                .map(change -> change.in(changed -> new AxisMap.Arithmetic(term.operator(), term.left(), changed)));
        return Stream.of(terms(term), neighbours(term), left, right).flatMap(changes -> changes);
    }

    private static Stream<Change<AxisMap>> choice(AxisMap.Choice choice) {
        Stream<Change<AxisMap>> swapped = Stream
                .of(Change.to("with the branches of a choice swapped", new AxisMap.Choice(choice.condition(),
                        /* then= */ choice.otherwise(), /* otherwise= */ choice.then())));
        if (TensorChanges.isLarge(choice)) {
            return swapped;
        }
        return Stream
                .of(swapped,
                        LaneConditionChanges.weaker(choice.condition())
                                .map(change -> change.<AxisMap>in(
                                        condition -> new AxisMap.Choice(condition, choice.then(), choice.otherwise()))),
                        within(choice.then()).map(change -> change
                                .<AxisMap>in(then -> new AxisMap.Choice(choice.condition(), then, choice.otherwise()))),
                        within(choice.otherwise()).map(change -> change.<AxisMap>in(
                                otherwise -> new AxisMap.Choice(choice.condition(), choice.then(), otherwise))))
                .flatMap(changes -> changes);
    }

    private static Stream<Change<AxisMap>> terms(AxisMap.Arithmetic term) {
        return switch (term.operator()) {
            case PLUS, MIN, MAX ->
                Stream.of(Change.to("without '" + term.operator().symbol() + "' and its second term", term.left()),
                        Change.to("without '" + term.operator().symbol() + "' and its first term", term.right()));
            case MINUS, FLOOR_DIV, FLOOR_MOD ->
                Stream.of(Change.to("without '" + term.operator().symbol() + "' and its second term", term.left()),
                        Change.to("with the operands of '" + term.operator().symbol() + "' swapped",
                                new AxisMap.Arithmetic(term.operator(), /* left= */ term.right(),
                                        /* right= */ term.left())));
            case TIMES -> Stream.of(Change.to("without '*' and its second factor", term.left()),
                    Change.to("without '*' and its first factor", term.right()));
        };
    }

    private static Stream<Change<AxisMap>> neighbours(AxisMap.Arithmetic term) {
        List<MapOperator> others = switch (term.operator()) {
            case PLUS -> List.of(MapOperator.MINUS);
            case MINUS -> List.of(MapOperator.PLUS);
            case MIN -> List.of(MapOperator.MAX);
            case MAX -> List.of(MapOperator.MIN);
            case TIMES -> List.of(MapOperator.PLUS, MapOperator.FLOOR_DIV);
            case FLOOR_DIV -> List.of(MapOperator.FLOOR_MOD, MapOperator.TIMES);
            case FLOOR_MOD -> List.of(MapOperator.FLOOR_DIV);
        };
        return others.stream()
                .map(other -> Change.to("with '" + other.symbol() + "' for '" + term.operator().symbol() + "'",
                        new AxisMap.Arithmetic(other, term.left(), term.right())));
    }
}
