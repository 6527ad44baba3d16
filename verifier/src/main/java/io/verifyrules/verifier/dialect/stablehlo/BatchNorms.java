package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.BoundIndices;
import io.verifyrules.dsl.expr.Reduce;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Normalizations of a batch, by the formulas of the specification, among real numbers: how floats are rounded on the way is not
 * specified.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md#batch_norm_inference">batch_norm_inference</a>
 */
final class BatchNorms {

    private BatchNorms() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("stablehlo.batch_norm_inference",
                (operation, operands, in) -> Formula.of(operation, operands, in)
                        .inference(operands.get(1), operands.get(2), operands.get(3), operands.get(4)),
                "stablehlo.batch_norm_training",
                (operation, operands, in) -> Formula.of(operation, operands, in)
                        .training(operands.get(1), operands.get(2)),
                "stablehlo.batch_norm_grad", (operation, operands, in) -> Formula.of(operation, operands, in)
                        .gradient(operands.get(1), operands.get(2), operands.get(3), operands.get(4)));
    }

    /** The formulas over one operand, of whose dimensions one is that of the features. */
    private record Formula(Denoted operand, int feature, Denoted epsilon, Denotations in) {

        private static Formula of(Operation operation, List<Denoted> operands, Denotations in) {
            Denoted operand = operands.getFirst();
            int feature = Shapes.dimension(operation, "feature_index", operand.rank(), "C1");
            if (!(operand.element() instanceof ElementType.Real)) {
                throw new NotDenoted(operation.place(), operation.name(), "how its steps round is not specified");
            }
            for (Denoted other : operands.subList(1, operands.size())) {
                if (!other.sizes().equals(operand.sizes()) && !other.sizes().equals(List.of(operand.size(feature)))) {
                    throw new InvalidProgram(operation.place(), operation.name() + " (C3..C7)",
                            "an operand has the sizes " + other.sizes() + ", and there are " + operand.size(feature)
                                    + " features");
                }
            }
            if (operand.count() == 0) {
                throw new NotDenoted(operation.place(), operation.name(), "the mean of no elements");
            }
            return new Formula(operand, feature, epsilon(operation, operand, in), in);
        }

        private static Denoted epsilon(Operation operation, Denoted operand, Denotations in) {
            Attributes attributes = Attributes.of(operation);
            if (attributes.find("epsilon").orElseThrow(() -> attributes.missing("epsilon")) instanceof Attribute.Of of
                    && operation.operands().getFirst().type() instanceof Type.Tensor tensor) {
                Denoted one = in.constant(
                        new Attribute.Dense(new Data.Splat(of.literal()), Type.Tensor.of(tensor.element())),
                        operation.place());
                return in.movement().repeated(one, operand.sizes());
            }
            throw new NotDenoted(operation.place(), operation.name(), "its epsilon is no number");
        }

        private List<Denoted> inference(Denoted scale, Denoted offset, Denoted mean, Denoted variance) {
            return List.of(normalized(spread(scale), spread(offset), spread(mean), spread(variance)));
        }

        private Denoted normalized(Denoted scale, Denoted offset, Denoted mean, Denoted variance) {
            Denoted centered = of(BinaryOperator.SUB, operand, mean);
            return of(BinaryOperator.ADD,
                    of(BinaryOperator.MUL, scale, of(BinaryOperator.DIV, centered, deviation(variance))), offset);
        }

        private Denoted deviation(Denoted variance) {
            Denoted sum = of(BinaryOperator.ADD, variance, epsilon);
            return sum.with(Unary.of(UnaryOperator.SQRT, sum.tensor()));
        }

        private List<Denoted> training(Denoted scale, Denoted offset) {
            Denoted mean = average(operand);
            Denoted centered = of(BinaryOperator.SUB, operand, spread(mean));
            Denoted variance = average(of(BinaryOperator.MUL, centered, centered));
            return List.of(normalized(spread(scale), spread(offset), spread(mean), spread(variance)), mean, variance);
        }

        /** The names of the steps are those of the specification. */
        private List<Denoted> gradient(Denoted scale, Denoted mean, Denoted variance, Denoted output) {
            Denoted centered = of(BinaryOperator.SUB, operand, spread(mean));
            Denoted deviation = deviation(spread(variance));
            Denoted normalized = of(BinaryOperator.DIV, centered, deviation);
            Denoted each = in.number(elements(), operand.element(), operand.sizes());
            Denoted i1 = of(BinaryOperator.MUL, output, each);
            Denoted i2 = spread(sum(output));
            Denoted i3 = spread(sum(of(BinaryOperator.MUL, output, centered)));
            Denoted i4 = of(BinaryOperator.MUL, i3, centered);
            Denoted i5 = of(BinaryOperator.DIV, i4, of(BinaryOperator.ADD, spread(variance), epsilon));
            Denoted i6 = of(BinaryOperator.SUB, of(BinaryOperator.SUB, i1, i2), i5);
            Denoted ofOperand = of(BinaryOperator.MUL,
                    of(BinaryOperator.DIV, of(BinaryOperator.DIV, spread(scale), deviation), each), i6);
            return List.of(ofOperand, sum(of(BinaryOperator.MUL, output, normalized)), sum(output));
        }

        private Denoted average(Denoted of) {
            Denoted sum = sum(of);
            return of(BinaryOperator.DIV, sum, in.number(elements(), sum.element(), sum.sizes()));
        }

        /** The number of elements of each feature. */
        private long elements() {
            return operand.count() / operand.size(feature);
        }

        private Denoted sum(Denoted of) {
            List<Integer> over = IntStream.range(0, of.rank()).boxed().filter(i -> i != feature).toList();
            return over.isEmpty()
                    ? of
                    : in.movement()
                            .numbered(
                                    Reduce.of(Monoid.SUM, of.tensor(), in.positions().axes(over), Optional.empty(),
                                            BoundIndices.unnamed()),
                                    in.positions().axes(List.of(feature)), List.of(of.size(feature)));
        }

        /** A number for each feature, at all its places. */
        private Denoted spread(Denoted features) {
            return in.movement().broadcast(features, List.of(feature), operand.sizes());
        }

        private static Denoted of(BinaryOperator operator, Denoted left, Denoted right) {
            return left.with(Binary.of(operator, left.tensor(), right.tensor()));
        }
    }
}
