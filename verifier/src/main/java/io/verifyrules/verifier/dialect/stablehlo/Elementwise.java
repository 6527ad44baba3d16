package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.ComplexFunction;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Clamp;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.ComplexApplied;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.ReducePrecision;
import io.verifyrules.dsl.expr.Select;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.instantiate.Names;
import io.verifyrules.verifier.program.Operation;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The operations on each element by itself.
 *
 * @see <a href="https://github.com/openxla/stablehlo/blob/main/docs/spec.md">the specification of StableHLO</a>
 */
final class Elementwise {

    private Elementwise() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        for (UnaryOperator operator : UnaryOperator.values()) {
            all.put(Names.of(operator), OperationMeaning.one((operation, operands, in) -> unary(operator, operands)));
        }
        all.put("stablehlo.abs", OperationMeaning.one(Elementwise::abs));
        all.put("chlo.tan", OperationMeaning.one((operation, operands, in) -> unary(UnaryOperator.TAN, operands)));
        for (BinaryOperator operator : BinaryOperator.values()) {
            OperationMeaning meaning = OperationMeaning
                    .one((operation, operands, in) -> binary(operator, operation, operands));
            all.put(Names.of(operator), meaning);
        }
        all.put(Names.of(UnaryOperator.CONJUGATE), OperationMeaning.one(Elementwise::conjugate));
        all.put(Names.of(BinaryOperator.POW), OperationMeaning.one(Elementwise::power));
        all.put("stablehlo.compare", OperationMeaning.one(Elementwise::compare));
        all.put("stablehlo.select", OperationMeaning.one(Elementwise::select));
        all.put("stablehlo.clamp", OperationMeaning.one(Elementwise::clamp));
        all.put("stablehlo.convert", OperationMeaning.one((operation, operands, in) -> Computed
                .converted(Conversion.CONVERT, operands.getFirst(), in.stated().resultElement(operation))));
        all.put("stablehlo.bitcast_convert", OperationMeaning.one(BitcastConvert::of));
        all.put("stablehlo.reduce_precision", OperationMeaning.one(Elementwise::reducePrecision));
        all.put("stablehlo.is_finite", OperationMeaning.one(Elementwise::isFinite));
        all.put("stablehlo.complex", complex(ComplexFunction.COMPLEX));
        all.put("stablehlo.real", parts(ComplexFunction.REAL_PART));
        all.put("stablehlo.imag", parts(ComplexFunction.IMAGINARY_PART));
        return all;
    }

    private static Denoted unary(UnaryOperator operator, List<Denoted> operands) {
        Denoted operand = operands.getFirst();
        return operand.with(Unary.of(operator, operand.tensor()));
    }

    /** The modulus of complex numbers, which is real. */
    private static Denoted abs(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        return operand.element() instanceof ElementType.Complex
                ? operand.with(ComplexApplied.of(ComplexFunction.MODULUS, List.of(operand.tensor())))
                : unary(UnaryOperator.ABS, operands);
    }

    /** A real number is its own conjugate. */
    private static Denoted conjugate(Operation operation, List<Denoted> operands, Denotations in) {
        return operands.getFirst().element() instanceof ElementType.Complex
                ? unary(UnaryOperator.CONJUGATE, operands)
                : operands.getFirst();
    }

    /** Of integers a product, where the exponent is known and the same everywhere. */
    private static Denoted power(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted base = operands.getFirst();
        if (!(base.element() instanceof ElementType.Machine)) {
            return binary(BinaryOperator.POW, operation, operands);
        }
        requireSameSizes(operation, base, operands.get(1));
        List<BigInteger> exponents = in.integers(operands.get(1)).orElse(List.of()).stream().distinct().toList();
        if (exponents.size() != 1 || exponents.getFirst().signum() < 0 || exponents.getFirst().bitLength() > 6) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "of integers only powers with a known exponent from 0 to 63 have a meaning here");
        }
        TensorExpr product = in.number(1, base.element(), base.sizes()).tensor();
        for (int i = 0; i < exponents.getFirst().intValueExact(); i++) {
            product = i == 0 ? base.tensor() : Binary.of(BinaryOperator.MUL, product, base.tensor());
        }
        return base.with(product);
    }

    private static Denoted binary(BinaryOperator operator, Operation operation, List<Denoted> operands) {
        Denoted left = operands.get(0);
        Denoted right = operands.get(1);
        requireSameSizes(operation, left, right);
        return left.with(Binary.of(Computed.amongTruths(operator, left.element()), left.tensor(), right.tensor()));
    }

    private static void requireSameSizes(Operation operation, Denoted left, Denoted right) {
        if (!left.dimensions().agreesWith(right.dimensions())) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C1)",
                    "the operands have the sizes " + left.dimensions() + " and " + right.dimensions());
        }
    }

    private static Denoted compare(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes attributes = Attributes.of(operation);
        String direction = attributes.word("comparison_direction")
                .orElseThrow(() -> attributes.missing("comparison_direction"));
        Relation relation = Stream.of(Relation.values())
                .filter(each -> each.name().equals(direction))
                .findFirst()
                .orElseThrow(() -> new InvalidProgram(operation.place(), operation.name(),
                        "expected EQ, NE, GE, GT, LE or LT, found " + direction));
        Denoted left = operands.get(0);
        Denoted right = operands.get(1);
        requireSameSizes(operation, left, right);
        if (attributes.word("compare_type").filter("TOTALORDER"::equals).isPresent()) {
            requireFloat(operation, left);
            return Computed.compared(relation, TotalOrder.keys(left, in), TotalOrder.keys(right, in));
        }
        attributes.word("compare_type").ifPresent(type -> requireKind(operation, type, left.element()));
        return Computed.compared(relation, left, right);
    }

    private static void requireFloat(Operation operation, Denoted operand) {
        if (!(operand.element() instanceof ElementType.Floating) && !(operand.element() instanceof ElementType.Real)) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C3)",
                    "compare_type is TOTALORDER, which floats have, and not " + operand.element());
        }
    }

    /** The order is that of the element type; no other one can be asked for. */
    private static void requireKind(Operation operation, String stated, ElementType element) {
        String kind = switch (element) {
            case ElementType.Machine(boolean signed, int bits) -> signed ? "SIGNED" : "UNSIGNED";
            case ElementType.Bool ignored -> "UNSIGNED";
            default -> "FLOAT";
        };
        if (!stated.equals(kind) && !stated.equals("NOTYPE")) {
            throw new InvalidProgram(operation.place(), operation.name() + " (C3)",
                    "compare_type is " + stated + ", and that of " + element + " is " + kind);
        }
    }

    private static Denoted select(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted then = operands.get(1);
        requireSameSizes(operation, then, operands.get(2));
        Denoted predicate = spread(operands.getFirst(), then, in);
        requireSameSizes(operation, predicate, then);
        return then.with(Select.of(predicate.tensor(), then.tensor(), operands.get(2).tensor()));
    }

    /** One value for all elements, where it has no dimensions. */
    private static Denoted spread(Denoted value, Denoted like, Denotations in) {
        return value.rank() == 0 && like.rank() > 0 ? in.movement().repeated(value, like.dimensions()) : value;
    }

    private static Denoted clamp(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.get(1);
        Denoted low = spread(operands.get(0), operand, in);
        Denoted high = spread(operands.get(2), operand, in);
        requireSameSizes(operation, low, operand);
        requireSameSizes(operation, high, operand);
        return operand.with(Clamp.of(low.tensor(), operand.tensor(), high.tensor()));
    }

    /** Among reals nothing is rounded. */
    private static Denoted reducePrecision(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        Attributes attributes = Attributes.of(operation);
        return operand.element() instanceof ElementType.Real
                ? operand
                : operand.with(ReducePrecision.of(operand.tensor(), Math.toIntExact(attributes.number("exponent_bits")),
                        Math.toIntExact(attributes.number("mantissa_bits"))));
    }

    /** The modulus is less than infinity; that of what is no number is not. */
    private static Denoted isFinite(Operation operation, List<Denoted> operands, Denotations in) {
        Denoted operand = operands.getFirst();
        requireFloats(operation, operand);
        TensorExpr infinity = Constant.of(new Element.Written(new Literal.Infinity(true), operand.element(), true),
                in.positions().shape(operand.dimensions()));
        return operand.with(Compare.of(Relation.LT, Unary.of(UnaryOperator.ABS, operand.tensor()), infinity));
    }

    /** An operation that asks for infinities is about floats: among real numbers nothing answers it. */
    static void requireFloats(Operation operation, Denoted operand) {
        if (operand.element() instanceof ElementType.Real) {
            throw new NotDenoted(operation.place(), operation.name(), "real numbers have no infinities");
        }
        if (!(operand.element() instanceof ElementType.Floating)) {
            throw new InvalidProgram(operation.place(), operation.name() + " (I1)",
                    "expected floats, found " + operand.element());
        }
    }

    private static OperationMeaning complex(ComplexFunction function) {
        return OperationMeaning.one((operation, operands, in) -> {
            requireSameSizes(operation, operands.get(0), operands.get(1));
            return operands.getFirst()
                    .with(ComplexApplied.of(function, operands.stream().map(Denoted::tensor).toList()));
        });
    }

    /** A real number is its own real part, and has the imaginary part 0. */
    private static OperationMeaning parts(ComplexFunction function) {
        return OperationMeaning.one((operation, operands, in) -> {
            Denoted operand = operands.getFirst();
            if (operand.element() instanceof ElementType.Complex) {
                return operand.with(ComplexApplied.of(function, List.of(operand.tensor())));
            }
            return function == ComplexFunction.REAL_PART ? operand : in.number(0, operand.element(), operand.sizes());
        });
    }
}
