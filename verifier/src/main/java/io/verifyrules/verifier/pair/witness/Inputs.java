package io.verifyrules.verifier.pair.witness;

import io.verifyrules.verifier.instantiate.NotExpressible;
import io.verifyrules.verifier.pair.PairDifference;
import io.verifyrules.verifier.pair.PairDifference.Elements;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Operation;
import io.verifyrules.verifier.program.SymbolReferences;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.program.Value;
import io.verifyrules.verifier.value.ElementValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The arguments of a pair in a counterexample. Those that neither program uses have no value in it, and are zero. */
final class Inputs {

    private static final long MOST_ELEMENTS = 1_000_000;

    private Inputs() {
    }

    /**
     * One for each argument.
     *
     * @throws NotExpressible where an argument that is used has no value
     */
    static List<Elements> of(ProgramPair pair, PairDifference difference) {
        List<Value> before = block(pair.before().function()).arguments();
        List<Value> after = block(pair.after().function()).arguments();
        List<Elements> inputs = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < before.size(); i++) {
            Value argument = before.get(i);
            if (next < difference.inputs().size() && isOf(difference.inputs().get(next), argument)) {
                inputs.add(difference.inputs().get(next++));
            } else if (isUsed(argument, pair.before().function()) || isUsed(after.get(i), pair.after().function())) {
                throw new NotExpressible("the counterexample has no value for " + argument.name());
            } else {
                inputs.add(zero(argument));
            }
        }
        return inputs;
    }

    private static boolean isOf(Elements input, Value argument) {
        return input.name().equals(argument.name()) && input.place().equals(argument.place());
    }

    private static boolean isUsed(Value value, Function function) {
        return SymbolReferences.nested(function.body().orElseThrow())
                .map(Operation::operands)
                .anyMatch(operands -> operands.contains(value));
    }

    private static Block block(Function function) {
        return function.body().orElseThrow().blocks().getFirst();
    }

    private static Elements zero(Value argument) {
        Type type = argument.type();
        if (!(type instanceof Type.Tensor tensor)) {
            return new Elements(argument.name(), type, List.of(), List.of(zero(type)), argument.place());
        }
        List<Integer> sizes = tensor.dimensions()
                .stream()
                .map(each -> Math.toIntExact(Math.min(Integer.MAX_VALUE, each.size().orElse(1))))
                .toList();
        long count = sizes.stream().mapToLong(Integer::longValue).reduce(1, Math::multiplyExact);
        if (count > MOST_ELEMENTS) {
            throw new NotExpressible(argument.name() + " has " + count + " elements");
        }
        return new Elements(argument.name(), type, sizes,
                Collections.nCopies(Math.toIntExact(count), zero(tensor.element())), argument.place());
    }

    private static ElementValue zero(Type element) {
        return switch (element) {
            case Type.Whole(int bits, var signedness) when bits == 1 -> new ElementValue.Truth(false);
            case Type.Complex ignored -> new ElementValue.Complex(real(), real());
            default -> new ElementValue.Whole(BigInteger.ZERO);
        };
    }

    private static ElementValue real() {
        return new ElementValue.Rational(BigInteger.ZERO, BigInteger.ONE);
    }
}
