package io.verifyrules.verifier.dialect.affine;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Gaps;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.arith.Arith;
import io.verifyrules.verifier.program.Operation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Indices computed by maps. The operations of a map are on integers; where one of them has more bits than an index, the result is poison.
 *
 * @see <a href="https://mlir.llvm.org/docs/Dialects/Affine/">the dialect affine</a>
 */
public final class Affine {

    private static final ElementType INDEX = new ElementType.Machine(true, 64);

    private Affine() {
    }

    /** The meanings by name. */
    public static Map<String, OperationMeaning> operations() {
        return Map.of("affine.apply", OperationMeaning.withGaps(OperationMeaning.one(Affine::apply)));
    }

    private static Denoted apply(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes attributes = Attributes.of(operation).only("map");
        AffineMap map = AffineMap.of(attributes.find("map").orElseThrow(() -> attributes.missing("map")), operation);
        if (map.dimensions() + map.symbols() != operands.size() || map.results().size() != 1) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "its map has " + map.dimensions() + " dimensions, " + map.symbols() + " symbols and "
                            + map.results().size() + " results, and it has " + operands.size() + " operands");
        }
        List<Integer> sizes = operands.isEmpty() ? List.of() : operands.getFirst().sizes();
        for (Denoted operand : operands) {
            if (!operand.element().equals(INDEX) || !operand.sizes().equals(sizes)) {
                throw new InvalidProgram(operation.place(), operation.name(), "expected operands of type index");
            }
        }
        Denoted result = value(map.results().getFirst(), map, operands, sizes, in);
        return result.with(Computed.joined(result.gaps(), Computed.gaps(operation, operands)));
    }

    private static Denoted value(AffineExpr expression, AffineMap map, List<Denoted> operands, List<Integer> sizes,
            Denotations in) {
        return switch (expression) {
            case AffineExpr.Dimension(int index) -> operands.get(index).with(Optional.<Gaps>empty());
            case AffineExpr.Symbol(int index) -> operands.get(map.dimensions() + index).with(Optional.<Gaps>empty());
            case AffineExpr.Whole(long value) -> in.number(value, INDEX, sizes);
            case AffineExpr.Sum(AffineExpr left, AffineExpr right) -> exact(BinaryOperator.ADD,
                    value(left, map, operands, sizes, in), value(right, map, operands, sizes, in), in);
            case AffineExpr.Difference(AffineExpr left, AffineExpr right) -> exact(BinaryOperator.SUB,
                    value(left, map, operands, sizes, in), value(right, map, operands, sizes, in), in);
            case AffineExpr.Product(AffineExpr left, AffineExpr right) -> exact(BinaryOperator.MUL,
                    value(left, map, operands, sizes, in), value(right, map, operands, sizes, in), in);
            case AffineExpr.Floor(AffineExpr left, AffineExpr.Whole(long by)) ->
                floor(value(left, map, operands, sizes, in), by, in);
            case AffineExpr.Ceiling(AffineExpr left, AffineExpr.Whole(long by)) ->
                negated(floor(negated(value(left, map, operands, sizes, in), in), by, in), in);
            case AffineExpr.Modulo(AffineExpr left, AffineExpr.Whole(long by)) -> {
                Denoted number = value(left, map, operands, sizes, in);
                yield exact(BinaryOperator.SUB, number,
                        exact(BinaryOperator.MUL, floor(number, by, in), in.number(by, INDEX, sizes), in), in);
            }
            case AffineExpr.Floor floor -> throw new IllegalStateException("divided by no number: " + floor);
            case AffineExpr.Ceiling ceiling -> throw new IllegalStateException("divided by no number: " + ceiling);
            case AffineExpr.Modulo modulo -> throw new IllegalStateException("divided by no number: " + modulo);
        };
    }

    private static Denoted exact(BinaryOperator operator, Denoted left, Denoted right, Denotations in) {
        Denoted result = Arith.exact(operator, left, right, in);
        return result.with(Computed.joined(result.gaps(), Computed.joined(left.gaps(), right.gaps())));
    }

    private static Denoted negated(Denoted number, Denotations in) {
        return exact(BinaryOperator.SUB, in.number(0, INDEX, number.dimensions()), number, in);
    }

    private static Denoted floor(Denoted number, long by, Denotations in) {
        return Arith.floor(number, by, in).with(number.gaps());
    }
}
