package io.verifyrules.verifier.dialect.tosa;

import io.verifyrules.dsl.element.BinaryOperator;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.element.Monoid;
import io.verifyrules.verifier.dialect.Attributes;
import io.verifyrules.verifier.dialect.Computed;
import io.verifyrules.verifier.dialect.Denotations;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Folded;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.OperationMeaning;
import io.verifyrules.verifier.dialect.Windowed;
import io.verifyrules.verifier.program.Operation;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The greatest element, and the mean, of windows over rows and columns. Places that are padded do not count. */
final class Pools {

    private Pools() {
    }

    /** The meanings by name. */
    static Map<String, OperationMeaning> meanings() {
        return Map.of("tosa.max_pool2d", OperationMeaning.one(Pools::greatest), "tosa.avg_pool2d",
                OperationMeaning.one(Pools::mean));
    }

    private static Windowed.Moves moves(Operation operation, Denoted operand) {
        Attributes attributes = Attributes.of(operation);
        List<Long> kernel = attributes.numbers("kernel");
        List<Long> stride = attributes.numbers("stride");
        List<Long> pad = attributes.numbers("pad");
        if (kernel.size() != 2 || stride.size() != 2 || pad.size() != 4 || operand.rank() != 4
                || Stream.concat(kernel.stream(), stride.stream()).anyMatch(each -> each < 1)
                || pad.stream().anyMatch(each -> each < 0) || pad.get(0) >= kernel.get(0) || pad.get(1) >= kernel.get(0)
                || pad.get(2) >= kernel.get(1) || pad.get(3) >= kernel.get(1)) {
            throw new InvalidProgram(operation.place(), operation.name(),
                    "kernel is " + kernel + ", stride " + stride + " and pad " + pad);
        }
        return new Windowed.Moves(List.of(1L, kernel.get(0), kernel.get(1), 1L),
                List.of(1L, stride.get(0), stride.get(1), 1L), Collections.nCopies(4, 1L), Collections.nCopies(4, 1L),
                List.of(0L, 0L, pad.get(0), pad.get(1), pad.get(2), pad.get(3), 0L, 0L));
    }

    private static boolean pads(Windowed.Moves moves) {
        return moves.padding().stream().anyMatch(each -> each != 0);
    }

    private static Denoted greatest(Operation operation, List<Denoted> operands, Denotations in) {
        Operands.count(operation, operands, 1);
        Attributes.of(operation).only("kernel", "stride", "pad");
        Denoted operand = operands.getFirst();
        Windowed.Moves moves = moves(operation, operand);
        if (operand.count() == 0 || operand.element() instanceof ElementType.Bool) {
            throw new NotDenoted(operation.place(), operation.name(), "there are no numbers to compare");
        }
        return Windowed.of(Monoid.MAX, operand, Folded.limit(Monoid.MAX, operand.element()), moves, in);
    }

    /** The sum of floats divided by their number, which is the same everywhere without padding. */
    private static Denoted mean(Operation operation, List<Denoted> operands, Denotations in) {
        Attributes.of(operation).only("kernel", "stride", "pad", "acc_type");
        TosaConvolutions.requireAccumulator(operation, in);
        Denoted operand = Operands.withoutZeroPoints(operation, operands, 1, 2, in).getFirst();
        Windowed.Moves moves = moves(operation, operand);
        if (!Operands.areFloats(operand) || pads(moves) || operand.count() == 0) {
            throw new NotDenoted(operation.place(), operation.name(),
                    "only of floats without padding it has a meaning");
        }
        Denoted sum = Windowed.of(Monoid.SUM, operand, Optional.<Element>empty(), moves, in);
        long count = Math.multiplyExact(moves.extent().get(1), moves.extent().get(2));
        return Computed.binary(BinaryOperator.DIV, sum, in.number(count, operand.element(), sum.sizes()));
    }
}
