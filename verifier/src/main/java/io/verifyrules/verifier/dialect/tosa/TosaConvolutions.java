package io.verifyrules.verifier.dialect.tosa;

import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Convolved;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Operation;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Convolutions, with a bias that is added to each sum. */
final class TosaConvolutions {

    private static final Convolved.Roles ROLES = new Convolved.Roles(
            List.of(Convolved.BATCH, "0", "1", Convolved.FEATURE),
            List.of(Convolved.KERNEL_OUTPUT, "0", "1", Convolved.KERNEL_INPUT),
            List.of(Convolved.BATCH, "0", "1", Convolved.FEATURE));

    private TosaConvolutions() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("tosa.conv2d", OperationMeaning.one(TosaConvolutions::convolution), "tosa.depthwise_conv2d",
                OperationMeaning.one(TosaConvolutions::depthwise));
    }

    private static List<Denoted> operands(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes attributes = Attributes.of(operation).only("pad", "stride", "dilation", "acc_type", "local_bound");
        requireAccumulator(operation, in);
        if (attributes.find("local_bound").filter(bound -> !bound.toString().equals("false")).isPresent()) {
            throw new NotDenoted(operation.place(), operation.name(), "it bounds its error by itself");
        }
        List<Denoted> all = Operands.widened(operation, Operands.withoutZeroPoints(operation, operands, 3, 2, in), in);
        if (all.get(0).rank() != 4 || all.get(1).rank() != 4 || all.stream().anyMatch(each -> each.count() == 0)) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "the operands have the sizes " + all.stream().map(Denoted::sizes).toList());
        }
        return all;
    }

    /** Checks that sums are made in the type of the result. */
    static void requireAccumulator(Operation operation, Denotations in) {
        Attributes.of(operation).find("acc_type").ifPresent(given -> {
            boolean same = given instanceof Attribute.OfType(var type)
                    && in.reading().element(type).filter(in.stated().resultElement(operation)::equals).isPresent();
            if (!same) {
                throw new NotDenoted(operation.place(), operation.name(), "it makes its sums in " + given);
            }
        });
    }

    private static Convolved.Numbers numbers(Operation operation) {
        Attributes attributes = Attributes.of(operation);
        List<Long> stride = attributes.numbers("stride");
        List<Long> dilation = attributes.numbers("dilation");
        List<Long> padding = attributes.numbers("pad");
        if (stride.size() != 2 || dilation.size() != 2 || padding.size() != 4
                || Stream.concat(stride.stream(), dilation.stream()).anyMatch(each -> each < 1)
                || padding.stream().anyMatch(each -> each < 0)) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "pad is " + padding + ", stride " + stride + " and dilation " + dilation);
        }
        return new Convolved.Numbers(stride, padding, Collections.nCopies(2, 1L), dilation, Collections.nCopies(2, 0L));
    }

    private static void requireFeatures(Operation operation, int ofInput, int ofKernel) {
        if (ofInput != ofKernel) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "the input has " + ofInput + " channels, and the weights " + ofKernel);
        }
    }

    private static Denoted convolution(Operation operation, List<Denoted> operands, Denotations in) {
        List<Denoted> all = operands(operation, operands, in);
        requireFeatures(operation, all.get(0).size(3), all.get(1).size(3));
        Denoted sum = Convolved.of(all.get(0), all.get(1), ROLES, numbers(operation), 1, 1, in);
        return Reductions.biased(operation, sum, all.get(2), in);
    }

    private static Denoted depthwise(Operation operation, List<Denoted> operands, Denotations in) {
        List<Denoted> all = operands(operation, operands, in);
        requireFeatures(operation, all.get(0).size(3), all.get(1).size(2));
        Denoted sum = Convolved.depthwise(all.get(0), all.get(1), numbers(operation), in);
        return Reductions.biased(operation, sum, all.get(2), in);
    }
}
