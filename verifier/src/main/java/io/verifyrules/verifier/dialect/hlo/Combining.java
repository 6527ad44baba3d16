package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.dsl.element.FloatFormat;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Opcodes that combine several elements, or compute by a body at each place. */
final class Combining {

    private static final Type TRUTH = new Type.Whole(1, Type.Signedness.SIGNLESS);

    private Combining() {
    }

    static Map<String, Opcode> opcodes() {
        return Map.of("reduce", Opcode.any(Combining::reduce, "dimensions", "to_apply"), "dot",
                // The precision is that of the machine, and no part of the meaning, as in StableHLO.
                Opcode.of(2, Combining::dot, "lhs_batch_dims", "rhs_batch_dims", "lhs_contracting_dims",
                        "rhs_contracting_dims", "operand_precision"),
                "map", Opcode.any(Combining::map, "dimensions", "to_apply"), "sort",
                Opcode.any(Combining::sort, "dimensions", "is_stable", "to_apply"), "batch-norm-inference",
                Opcode.of(5, batchNorm("inference"), "epsilon", "feature_index"), "batch-norm-training",
                Opcode.of(3, batchNorm("training"), "epsilon", "feature_index"), "batch-norm-grad",
                Opcode.of(5, batchNorm("grad"), "epsilon", "feature_index"));
    }

    private static List<Value> reduce(Instruction instruction) {
        return instruction.as("stablehlo.reduce",
                Map.of("dimensions", Written.numbers(instruction.attributes().numbers("dimensions"))),
                instruction.scope().region(reducer(instruction, "to_apply", instruction.count() / 2)));
    }

    /**
     * The body that combines what there is so far with one more element of each operand. All of it is of the types of the results: what
     * is rounded on the way would be a question otherwise.
     */
    static Function reducer(Instruction instruction, String attribute, int count) {
        List<Type> results = Shape.leaves(instruction.stated()).stream().map(Combining::element).toList();
        List<Type> operands = new ArrayList<>();
        for (int i = 0; i < instruction.count(); i++) {
            operands.add(instruction.tensor(i).element());
        }
        if (count == 0 || instruction.count() != 2 * count || !operands.subList(0, count).equals(results)
                || !operands.subList(count, 2 * count).equals(results)) {
            throw instruction.refused("elements of the types " + operands + " become those of the types " + results);
        }
        Function body = instruction.computation(attribute);
        instruction.requireElements(body, Stream.concat(results.stream(), results.stream()).toList(), results);
        return body;
    }

    static Type element(Type type) {
        return type instanceof Type.Tensor tensor ? tensor.element() : type;
    }

    private static List<Value> dot(Instruction instruction) {
        requireExact(instruction);
        Attributes attributes = instruction.attributes();
        return instruction.as("stablehlo.dot_general",
                Map.of("dot_dimension_numbers", Written.fields("stablehlo.dot",
                        Map.of("lhs_batching_dimensions", dimensions(attributes, "lhs_batch_dims"),
                                "rhs_batching_dimensions", dimensions(attributes, "rhs_batch_dims"),
                                "lhs_contracting_dimensions", dimensions(attributes, "lhs_contracting_dims"),
                                "rhs_contracting_dimensions", dimensions(attributes, "rhs_contracting_dims")))));
    }

    /** A list of dimensions, which is empty where it is left out. */
    static Attribute dimensions(Attributes attributes, String name) {
        return Written.numbers(attributes.dimensions(name).stream().map(Integer::longValue).toList());
    }

    /** Requires that elements of both operands are those of the result, or become such ones without being rounded. */
    static void requireExact(Instruction instruction) {
        Type result = instruction.resultTensor().element();
        for (int i = 0; i < 2; i++) {
            Type operand = instruction.tensor(i).element();
            if (!operand.equals(result) && !isWider(operand, result)) {
                throw instruction.refused("elements of type " + operand + " become those of type " + result);
            }
        }
    }

    private static boolean isWider(Type from, Type to) {
        return switch (from) {
            case Type.Whole(int bits, Type.Signedness signedness) ->
                bits > 1 && to instanceof Type.Whole(int more, Type.Signedness other) && more > bits
                        && (signedness == other || other != Type.Signedness.UNSIGNED);
            case Type.Floating(String name) -> to instanceof Type.Floating(String other) && FloatFormat.ofProgram(name)
                    .flatMap(some -> FloatFormat.ofProgram(other).filter(some::isWithin))
                    .isPresent();
            default -> false;
        };
    }

    private static List<Value> map(Instruction instruction) {
        List<Type> taken = instruction.arrays().stream().map(value -> element(value.type())).toList();
        Function body = instruction.computation("to_apply");
        instruction.requireElements(body, taken, List.of(instruction.resultTensor().element()));
        List<Long> all = LongStream.range(0, instruction.resultTensor().dimensions().size()).boxed().toList();
        return instruction.as("stablehlo.map",
                Map.of("dimensions",
                        Written.numbers(instruction.attributes().find("dimensions").isPresent()
                                ? instruction.attributes().numbers("dimensions")
                                : all)),
                instruction.scope().region(body));
    }

    private static List<Value> sort(Instruction instruction) {
        List<Type> taken = instruction.arrays()
                .stream()
                .flatMap(value -> Stream.of(element(value.type()), element(value.type())))
                .toList();
        Function body = instruction.computation("to_apply");
        instruction.requireElements(body, taken, List.of(TRUTH));
        return instruction.as("stablehlo.sort",
                Map.of("dimension", Written.number(Movements.one(instruction)), "is_stable",
                        instruction.attributes().find("is_stable").orElse(Written.truth(false))),
                instruction.scope().region(body));
    }

    private static Opcode.Lowering batchNorm(String kind) {
        return instruction -> {
            instruction.arrays();
            return instruction.as("stablehlo.batch_norm_" + kind,
                    Map.of("epsilon", Attribute.Of.plain(epsilon(instruction)), "feature_index",
                            Written.number(instruction.attributes().number("feature_index"))));
        };
    }

    private static Literal epsilon(Instruction instruction) {
        Attributes attributes = instruction.attributes();
        Attribute stated = attributes.find("epsilon").orElseThrow(() -> attributes.missing("epsilon"));
        if (stated instanceof Attribute.Of(Literal.Whole whole, var type)) {
            return whole;
        }
        try {
            String digits = new BigDecimal(attributes.word("epsilon").orElseThrow()).toPlainString();
            return new Literal.Decimal(digits.contains(".") ? digits : digits + ".0");
        } catch (NumberFormatException noNumber) {
            throw instruction.refused("its epsilon is no number");
        }
    }
}
