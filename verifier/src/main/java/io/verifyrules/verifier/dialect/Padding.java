package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.AxisMaps;
import io.verifyrules.dsl.expr.Pad;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;
import java.util.Optional;

/**
 * The number of places before, after and between the elements of each dimension.
 *
 * @param low      before them; so many elements are left out where it is negative
 * @param high     after them, likewise
 * @param interior between each two
 */
public record Padding(List<Long> low, List<Long> high, List<Long> interior) {

    public Padding {
        low = List.copyOf(low);
        high = List.copyOf(high);
        interior = List.copyOf(interior);
    }

    /**
     * The operand with a value at all these places. One that the program does not spell out stands wherever an inner element does not.
     *
     * @param sizes those of the result
     */
    public Denoted around(Denoted operand, Denoted value, List<Integer> sizes, Denotations in) {
        return around(operand, value, Dimensions.known(sizes), in);
    }

    /** The same, where sizes may be open. */
    public Denoted around(Denoted operand, Denoted value, Dimensions sizes, Denotations in) {
        Optional<Element> written = Denotations.written(value);
        if (written.isPresent()) {
            return new Denoted(around(operand.tensor(), written.get(), in.positions()), sizes);
        }
        TensorExpr inside = around(in.number(1, ElementType.BOOL, operand.dimensions()).tensor(),
                new Element.Written(new Literal.Truth(false), ElementType.BOOL, true), in.positions());
        Element zero = Denotations.written(in.number(0, operand.element(), List.of())).orElseThrow();
        return new Denoted(Select.of(inside, around(operand.tensor(), zero, in.positions()),
                in.movement().repeated(value, sizes).tensor()), sizes);
    }

    private TensorExpr around(TensorExpr operand, Element value, Positions positions) {
        return Pad.of(operand, value, maps(low, positions), maps(high, positions), maps(interior, positions));
    }

    /** The dimensions that are padded at all. */
    private static AxisMaps maps(List<Long> numbers, Positions positions) {
        AxisMaps maps = AxisMaps.none();
        for (int i = 0; i < numbers.size(); i++) {
            maps = numbers.get(i) == 0 ? maps : maps.and(positions.axis(i), AxisMap.of(numbers.get(i)));
        }
        return maps;
    }
}
