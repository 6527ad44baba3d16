package io.verifyrules.verifier.fuzz;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.element.ArithFlag;
import io.verifyrules.dsl.element.ArithFlags;
import io.verifyrules.dsl.element.ArithOperator;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.dsl.expr.Arith;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.LicensedForms;
import io.verifyrules.dsl.rule.RuleBuilder;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Random rules over MLIR's floats whose left side may be rewritten, as flags license. The right side is one of the
 * expressions that the left side stands for. Some of these are no rules of the language, as a side may stand for too
 * many.
 */
final class RandomLicences {

    private static final ElementType TYPE = new ElementType.Floating(FloatFormat.F16);
    private static final ElementType LONGER = new ElementType.Floating(FloatFormat.F32);
    private static final List<String> NAMES = List.of("x", "y", "z");

    private final Random random;
    private final List<TensorExpr> inputs;

    RandomLicences(Random random, RuleBuilder builder) {
        this.random = random;
        RankClass c = builder.rankClass("c");
        AxisMap n = builder.sizes("n", c);
        Shape shape = Shape.of(c.axis(), n);
        this.inputs = NAMES.stream().<TensorExpr>map(name -> builder.tensor(name, TYPE, shape)).toList();
    }

    private <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    /** A left side with some licence. */
    TensorExpr left() {
        return switch (random.nextInt(5)) {
            case 0 -> chain(List.of(ArithOperator.ADDF, ArithOperator.SUBF));
            case 1 -> chain(List.of(ArithOperator.MULF));
            case 2 -> made(any(List.of(ArithOperator.ADDF, ArithOperator.SUBF)), ArithFlag.CONTRACT,
                    made(ArithOperator.MULF, ArithFlag.CONTRACT, small(), small()), small());
            case 3 -> made(ArithOperator.DIVF, ArithFlag.ARCP, small(), small());
            default -> Arith.of(ArithOperator.EXTF, flags(ArithFlag.CONTRACT),
                    List.of(Arith.of(ArithOperator.TRUNCF, flags(ArithFlag.CONTRACT), List.of(extended()), TYPE)),
                    LONGER);
        };
    }

    private TensorExpr extended() {
        return Arith.of(ArithOperator.MULF, ArithFlags.NONE,
                IntStream.range(0, 2)
                        .<TensorExpr>mapToObj(
                                i -> Arith.of(ArithOperator.EXTF, ArithFlags.NONE, List.of(any(inputs)), LONGER))
                        .toList());
    }

    /** Three terms or factors, sometimes with one operation among them that may not be moved. */
    private TensorExpr chain(List<ArithOperator> operators) {
        TensorExpr both = random.nextInt(6) == 0
                ? Arith.of(any(operators), ArithFlags.NONE, List.of(small(), small()))
                : made(any(operators), ArithFlag.REASSOC, small(), small());
        return random.nextBoolean()
                ? made(any(operators), ArithFlag.REASSOC, both, small())
                : made(any(operators), ArithFlag.REASSOC, small(), both);
    }

    private TensorExpr small() {
        TensorExpr input = any(inputs);
        return random.nextInt(5) == 0 ? Arith.of(ArithOperator.NEGF, ArithFlags.NONE, List.of(input)) : input;
    }

    private TensorExpr made(ArithOperator operator, ArithFlag licence, TensorExpr... operands) {
        return Arith.of(operator, flags(licence), List.of(operands));
    }

    /** The licence, now and then with another flag. */
    private ArithFlags flags(ArithFlag licence) {
        Set<ArithFlag> flags = EnumSet.of(licence);
        if (random.nextInt(5) == 0) {
            flags.add(any(List.of(ArithFlag.NNAN, ArithFlag.NINF, ArithFlag.NSZ)));
        }
        return new ArithFlags(flags);
    }

    /** One of the expressions that the left side stands for, in which nothing may be rewritten. */
    TensorExpr form(TensorExpr left) {
        return withoutLicences(any(LicensedForms.of(left)));
    }

    private static TensorExpr withoutLicences(TensorExpr tensor) {
        List<TensorExpr> operands = tensor.operands().stream().map(RandomLicences::withoutLicences).toList();
        if (!(tensor instanceof Arith arith)) {
            return operands.isEmpty() ? tensor : tensor.withOperands(operands);
        }
        ArithFlags flags = arith.flags().ofElements();
        return arith.operator().saysItsType()
                ? Arith.of(arith.operator(), flags, operands, arith.type().element())
                : Arith.of(arith.operator(), flags, operands);
    }
}
