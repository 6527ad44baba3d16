package io.verifyrules.verifier.pair;

import io.verifyrules.verifier.pair.cut.CutCheck;
import io.verifyrules.verifier.pair.cut.PureOperations;
import io.verifyrules.verifier.program.Module;
import io.verifyrules.verifier.text.mlir.MlirReader;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.util.List;
import java.util.stream.Collectors;

/** Pairs of programs as text, and what is found of them. */
final class Pairs {

    private static final PairCheck CHECK = new PairCheck(new Pipeline(), VerifyOptions.DEFAULT);

    private Pairs() {
    }

    /** The verdicts on the last functions of both texts, the same ones once. */
    static String verdict(String before, String after) {
        return verdicts(before, after).stream()
                .map(verdict -> verdict.kind().toString())
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** The verdicts on all results. */
    static List<PairVerdict> verdicts(String before, String after) {
        return CutCheck.verdicts(new ProgramPair("f", part("before.mlir", before), part("after.mlir", after)), CHECK,
                PureOperations.KNOWN);
    }

    /** The verdict on two bodies of one function, which begin behind its brace. */
    static String bodies(String signature, String before, String after) {
        return verdict(function(signature, before), function(signature, after));
    }

    private static String function(String signature, String body) {
        return "func.func @f" + signature + " {\n" + body.replace("; ", "\n") + "\n}\n";
    }

    private static ProgramPair.Part part(String name, String text) {
        Module module = MlirReader.read(name, text).getFirst();
        return ProgramPair.Part.of(module.functions().getLast(), module);
    }
}
