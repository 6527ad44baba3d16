package io.verifyrules.verifier.verify;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Dot;
import io.verifyrules.dsl.expr.Expand;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.VerdictKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static io.verifyrules.verifier.verify.WrongRules.wrong;
import static org.assertj.core.api.Assertions.assertThat;

/**
 * An index that is named like the other axis of its reduction, which a script can say of windows only. Were the two taken for one,
 * a reduction would run over a diagonal, and each of these rules would hold.
 */
class WrongAboutNamesTest {

    /** A reduction over both axes of a square, one index of which is named like the other axis. */
    private record Square(Sketch sketch, AxisMap size, AggregatedAxis row, AggregatedAxis column,
            BoundIndices indices) {

        static Square of(Sketch sketch) {
            RankClass c = sketch.c();
            AggregatedAxis row = c.axis("row");
            AxisMap index = sketch.rule().index("column", c);
            return new Square(sketch, sketch.size("n"), row, c.axis("column"), BoundIndices.unnamed().and(row, index));
        }

        TensorExpr vector(String name, AggregatedAxis axis, ElementType type) {
            return sketch.rule().tensor(name, type, Shape.of(axis, size));
        }

        /** Over both axes. */
        TensorExpr outer(BinaryOperator operator, TensorExpr onRow, TensorExpr onColumn) {
            return Binary.of(operator, Expand.of(onRow, Shape.of(column, size)),
                    Expand.of(onColumn, Shape.of(row, size)));
        }

        TensorExpr onRow(TensorExpr onColumn) {
            return onColumn.relabel(Map.of(column, row));
        }

        TensorExpr reduced(Monoid monoid, TensorExpr square) {
            return Reduce.of(monoid, square, List.of(row, column), Optional.empty(), indices);
        }
    }

    private static TensorExpr overRows(Square square, Monoid monoid, TensorExpr vector) {
        return Reduce.of(monoid, vector, List.of(square.row()), Optional.empty(), BoundIndices.unnamed());
    }

    static Stream<Arguments> rules() {
        return WrongRules.all(wrong("a sum of products over all pairs is not one over the diagonal", sketch -> {
            Square square = Square.of(sketch);
            TensorExpr a = square.vector("A", square.row(), ElementType.INT);
            TensorExpr b = square.vector("B", square.column(), ElementType.INT);
            sketch.claim(square.reduced(Monoid.SUM, square.outer(BinaryOperator.MUL, a, b)),
                    overRows(square, Monoid.SUM, Binary.of(BinaryOperator.MUL, a, square.onRow(b))));
        }), wrong("one of all pairs is not one of the diagonal", sketch -> {
            Square square = Square.of(sketch);
            TensorExpr a = square.vector("A", square.row(), ElementType.BOOL);
            TensorExpr b = square.vector("B", square.column(), ElementType.BOOL);
            sketch.claim(square.reduced(Monoid.OR, square.outer(BinaryOperator.AND, a, b)),
                    overRows(square, Monoid.OR, Binary.of(BinaryOperator.AND, a, square.onRow(b))));
        }), wrong("a largest sum of a pair is not one of the diagonal", sketch -> {
            Square square = Square.of(sketch);
            TensorExpr a = square.vector("A", square.row(), ElementType.INT);
            TensorExpr b = square.vector("B", square.column(), ElementType.INT);
            sketch.claim(square.reduced(Monoid.MAX, square.outer(BinaryOperator.ADD, a, b)),
                    overRows(square, Monoid.MAX, Binary.of(BinaryOperator.ADD, a, square.onRow(b))));
        }), wrong("a contraction over all pairs is not one over the diagonal", sketch -> {
            Square square = Square.of(sketch);
            TensorExpr a = square.vector("A", square.row(), ElementType.INT);
            TensorExpr b = square.vector("B", square.column(), ElementType.INT);
            TensorExpr contracted = Dot.of(Expand.of(a, Shape.of(square.column(), square.size())),
                    Expand.of(b, Shape.of(square.row(), square.size())), List.of(square.row(), square.column()),
                    List.of(), square.indices());
            sketch.claim(contracted, overRows(square, Monoid.SUM, Binary.of(BinaryOperator.MUL, a, square.onRow(b))));
        }));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void isNeverVerified(String attacked, Consumer<Sketch> body) {
        WrongRules.assertNeverVerified(attacked, body);
    }

    @Test
    void aSumOfProductsOverAllPairsIsTheProductOfTheSums() {
        RuleCollector collector = RuleCollector.forJava();
        collector.rule("right", rule -> {
            Sketch sketch = Sketch.of(rule);
            Square square = Square.of(sketch);
            TensorExpr a = square.vector("A", square.row(), ElementType.INT);
            TensorExpr b = square.vector("B", square.column(), ElementType.INT);
            sketch.claim(square.reduced(Monoid.SUM, square.outer(BinaryOperator.MUL, a, b)),
                    Binary.of(BinaryOperator.MUL, overRows(square, Monoid.SUM, a),
                            overRows(square, Monoid.SUM, square.onRow(b))));
        });
        Rule rule = (Rule) collector.toFile().declarations().get(0);
        assertThat(new Pipeline().verify(rule, VerifyOptions.DEFAULT)).isNotEmpty()
                .allMatch(result -> result.verdict().kind() == VerdictKind.VERIFIED);
    }
}
