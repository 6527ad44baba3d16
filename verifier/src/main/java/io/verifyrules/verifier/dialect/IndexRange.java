package io.verifyrules.verifier.dialect;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Iota;
import io.verifyrules.dsl.expr.Relabel;
import io.verifyrules.dsl.expr.TensorExpr;
import java.util.Optional;

/**
 * Bounds of mathematical integers in terms of sizes, wherever there are any of them.
 *
 * @param least    no element is less
 * @param greatest no element is greater
 */
record IndexRange(AxisMap least, AxisMap greatest) {

    /** Bounds of indices that count along dimensions, and of sums and differences of such ones; empty of others. */
    static Optional<IndexRange> of(TensorExpr numbers) {
        return switch (numbers) {
            case Constant(var type, Element.Counted(AxisMap map), var shape) -> Optional.of(new IndexRange(map, map));
            case Constant(var type, Element.Written(Literal.Whole whole, var of, var stated), var shape) when whole
                    .value()
                    .bitLength() < Integer.SIZE -> {
                AxisMap number = AxisMap.of(whole.value().longValueExact());
                yield Optional.of(new IndexRange(number, number));
            }
            case Iota iota -> Optional.ofNullable(iota.shape().sizes().get(iota.along()))
                    .map(size -> new IndexRange(AxisMap.of(0), size.minus(1)));
            case Expand expand -> of(expand.operand());
            case Relabel relabel -> of(relabel.operand());
            case Binary binary ->
                of(binary.left()).flatMap(left -> of(binary.right()).flatMap(right -> switch (binary.operator()) {
                    case ADD ->
                        Optional.of(new IndexRange(left.least.plus(right.least), left.greatest.plus(right.greatest)));
                    case SUB ->
                        Optional.of(new IndexRange(left.least.minus(right.greatest), left.greatest.minus(right.least)));
                    default -> Optional.empty();
                }));
            default -> Optional.empty();
        };
    }

    /** Whether all are from 0 to before a size, whatever the open sizes are. */
    boolean isWithin(Size size) {
        return Linear.of(least).isNeverNegative() && Linear.of(size.map().minus(greatest).minus(1)).isNeverNegative();
    }
}
