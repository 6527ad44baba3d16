package io.verifyrules.verifier.dialect.stablehlo;

import io.verifyrules.dsl.axis.Relation;
import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.Literal;
import io.verifyrules.dsl.element.UnaryOperator;
import io.verifyrules.dsl.expr.Binary;
import io.verifyrules.dsl.expr.Compare;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.expr.Unary;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NamedFunctions;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The operations of CHLO that StableHLO's operations say exactly, and those that repeat their operands to a common shape first.
 *
 * @see <a href="https://openxla.org/stablehlo/generated/chlo">the dialect chlo</a>
 */
final class Chlo {

    private static final String BROADCAST = "chlo.broadcast_";

    private Chlo() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        Map<String, OperationMeaning> all = new HashMap<>();
        all.put("chlo.square", OperationMeaning.one((operation, operands, in) -> {
            Denoted operand = operands.getFirst();
            return operand.with(Binary.of(BinaryOperator.MUL, operand.tensor(), operand.tensor()));
        }));
        all.put("chlo.is_inf", infinite(Set.of(true, false)));
        all.put("chlo.is_pos_inf", infinite(Set.of(true)));
        all.put("chlo.is_neg_inf", infinite(Set.of(false)));
        all.put("chlo.constant", (operation, operands, in) -> List.of(Shapes.constant(operation, operands, in)));
        all.put("chlo.constant_like", OperationMeaning.one(Chlo::constantLike));
        Map<String, OperationMeaning> elementwise = Elementwise.meanings();
        for (String name : List.of("add", "and", "atan2", "compare", "complex", "divide", "maximum", "minimum",
                "multiply", "or", "power", "remainder", "select", "shift_left", "shift_right_arithmetic",
                "shift_right_logical", "subtract", "xor")) {
            all.put(BROADCAST + name, repeated("stablehlo." + name, elementwise));
        }
        Map<String, OperationMeaning> functions = functions();
        all.putAll(functions);
        NamedFunctions.BINARY.forEach(name -> all.put(BROADCAST + name, repeated("chlo." + name, functions)));
        return all;
    }

    /** The meaning of an operation, of operands that are repeated to one shape. */
    private static OperationMeaning repeated(String name, Map<String, OperationMeaning> meanings) {
        OperationMeaning meaning = Objects.requireNonNull(meanings.get(name), name);
        return (operation, operands, in) -> meaning.of(operation, broadcast(operation, operands, in), in);
    }

    /** The functions of which only the name is known. */
    static Map<String, OperationMeaning> functions() {
        Map<String, OperationMeaning> all = new HashMap<>();
        NamedFunctions.UNARY.forEach(name -> all.put("chlo." + name, named(name, 1)));
        NamedFunctions.BINARY.forEach(name -> all.put("chlo." + name, named(name, 2)));
        all.put("chlo.mulhi", OperationMeaning
                .one((operation, operands, in) -> in.named().ofIntegers("mulhi", 2, operation, operands, in)));
        return all;
    }

    private static OperationMeaning named(String name, int operands) {
        return OperationMeaning
                .one((operation, found, in) -> in.named().ofFloats(name, operands, operation, found, in));
    }

    /** Whether an element is one of the infinities with these signs: true is the positive one. No element of a finite format is. */
    private static OperationMeaning infinite(Set<Boolean> signs) {
        return OperationMeaning.one((operation, operands, in) -> {
            Denoted operand = operands.getFirst();
            Elementwise.requireFloats(operation, operand);
            if (Elementwise.hasNoInfinities(operand)) {
                return operand.with(Compare.of(Relation.LT, operand.tensor(), operand.tensor()));
            }
            TensorExpr number = signs.size() == 2 ? Unary.of(UnaryOperator.ABS, operand.tensor()) : operand.tensor();
            Element infinity = new Element.Written(new Literal.Infinity(signs.contains(true)), operand.element(), true);
            return operand.with(
                    Compare.of(Relation.EQ, number, Constant.of(infinity, in.positions().shape(operand.sizes()))));
        });
    }

    private static Denoted constantLike(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes attributes = Attributes.of(operation);
        if (attributes.find("value").orElseThrow(() -> attributes.missing("value")) instanceof Attribute.Of of
                && operation.results().getFirst().type() instanceof Type.Tensor result) {
            Denoted one = in.constant(
                    new Attribute.Dense(new Data.Splat(of.literal()), Type.Tensor.of(result.element())),
                    operation.place());
            return in.movement().repeated(one, operands.getFirst().sizes());
        }
        throw new NotDenoted(operation.place(), operation.name(), "its value is no number");
    }

    /** Shapes with fewer dimensions lack the first ones, and dimensions of size 1 are repeated. */
    private static List<Denoted> broadcast(Operation operation, List<Denoted> operands, Denotations in) {
        int rank = operands.stream().mapToInt(Denoted::rank).max().orElse(0);
        if (!Attributes.of(operation).dimensions("broadcast_dimensions").isEmpty()
                && !isLast(Attributes.of(operation).dimensions("broadcast_dimensions"), rank)) {
            throw new NotDenoted(operation.place(), operation.name(), "broadcast_dimensions are not the last ones");
        }
        List<Integer> sizes = new ArrayList<>();
        for (int i = 0; i < rank; i++) {
            int size = 1;
            for (Denoted operand : operands) {
                int own = i - rank + operand.rank();
                int found = own < 0 ? 1 : operand.size(own);
                if (found != 1 && size != 1 && found != size) {
                    throw new InvalidProgram(operation.place(), operation.name(),
                            "dimension " + i + " has the sizes " + size + " and " + found);
                }
                size = found == 1 ? size : found;
            }
            sizes.add(size);
        }
        return operands.stream()
                .map(operand -> in.movement()
                        .broadcast(operand, IntStream.range(rank - operand.rank(), rank).boxed().toList(), sizes))
                .toList();
    }

    private static boolean isLast(List<Integer> dimensions, int rank) {
        return dimensions.equals(IntStream.range(rank - dimensions.size(), rank).boxed().toList());
    }
}
