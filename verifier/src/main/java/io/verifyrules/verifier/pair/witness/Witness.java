package io.verifyrules.verifier.pair.witness;

import io.verifyrules.verifier.instantiate.NotExpressible;
import io.verifyrules.verifier.pair.PairDifference;
import io.verifyrules.verifier.pair.PairDifference.Elements;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.report.ElementsText;
import io.verifyrules.verifier.pair.report.Posed;
import io.verifyrules.verifier.pair.report.ProgramSource;
import io.verifyrules.verifier.value.ElementValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The text of a counterexample to a pair. */
public sealed interface Witness {

    /** The beginning of the first line of each program, by which it is known again. */
    String MARK = "// Written by verify-rules: ";

    /**
     * One of both programs, with the inputs as constants.
     *
     * @param name of its file
     */
    record Program(String name, String text) implements Witness {}

    /** A counterexample that no program has, and why. */
    record NotWritten(String reason) implements Witness {}

    /**
     * Both programs for each result in which they differ.
     *
     * @param base the beginning of the names of the files
     * @param verdicts one for each result
     */
    static List<Witness> of(Posed posed, String base, List<PairVerdict> verdicts) {
        List<Witness> all = new ArrayList<>();
        for (int i = 0; i < verdicts.size(); i++) {
            int result = i;
            String name = base + (verdicts.size() == 1 ? "" : ".result" + i);
            difference(verdicts.get(i)).ifPresent(found -> all.addAll(programs(posed, name, result, found)));
        }
        return all;
    }

    private static Optional<PairDifference> difference(PairVerdict verdict) {
        return switch (verdict) {
            case PairVerdict.Refuted refuted -> Optional.of(refuted.difference());
            case PairVerdict.EqualIf conditional -> Optional.of(conditional.difference());
            case PairVerdict.RefutedUnlessAssumed refuted -> Optional.of(refuted.difference());
            case PairVerdict.Equal ignored -> Optional.empty();
            case PairVerdict.EqualOverTheReals ignored -> Optional.empty();
            case PairVerdict.EqualByParts ignored -> Optional.empty();
            case PairVerdict.EqualAsKept ignored -> Optional.empty();
            case PairVerdict.AlwaysUndefined ignored -> Optional.empty();
            case PairVerdict.Unknown ignored -> Optional.empty();
            case PairVerdict.PartUnknown ignored -> Optional.empty();
            case PairVerdict.Invalid ignored -> Optional.empty();
            case PairVerdict.OtherSignature ignored -> Optional.empty();
            case PairVerdict.NotRead ignored -> Optional.empty();
        };
    }

    private static List<Witness> programs(Posed posed, String name, int result, PairDifference difference) {
        try {
            List<Elements> inputs = Inputs.of(posed.pair(), difference);
            Constants constants = Constants.of(posed.pair());
            String before = name + ".before" + end(posed.before());
            String after = name + ".after" + end(posed.after());
            return List.of(
                    new Program(before,
                            note(posed, result, difference, "before", after) + text(posed.before(), inputs, constants)),
                    new Program(after,
                            note(posed, result, difference, "after", before) + text(posed.after(), inputs, constants)));
        } catch (NotExpressible | IllegalArgumentException unsaid) {
            return List.of(new NotWritten(String.valueOf(unsaid.getMessage())));
        }
    }

    private static String end(ProgramSource source) {
        return switch (source) {
            case ProgramSource.Mlir ignored -> ".mlir";
            case ProgramSource.Hlo ignored -> ".hlo";
        };
    }

    private static String text(ProgramSource source, List<Elements> inputs, Constants constants) {
        return switch (source) {
            case ProgramSource.Mlir(var part) -> MlirWitness.of(part, inputs, constants);
            case ProgramSource.Hlo(var computation, var module) -> HloWitness.of(computation, module, inputs);
        };
    }

    private static String note(Posed posed, int result, PairDifference difference, String side, String other) {
        List<String> lines = new ArrayList<>();
        lines.add(MARK + "a counterexample to the pair " + posed.origin());
        lines.add("// This is the program " + side + ", with the inputs as constants; the other one is in " + other
                + ".");
        difference.inputs().forEach(input -> lines.add("// with " + ElementsText.of(input)));
        lines.add("// Result " + result + difference.index().map(index -> " differs at " + index).orElse(" differs")
                + "; an independent evaluator gives");
        difference.before().ifPresent(before -> lines.add("//   before: " + ElementsText.of(before)));
        lines.add("//   after:  "
                + difference.after().map(ElementsText::of).orElse("undefined, or without some of its elements"));
        if (difference.inputs().stream().anyMatch(Witness::isReal)) {
            lines.add("// where floats are real numbers; rounding may give others.");
        }
        return String.join("\n", lines) + "\n";
    }

    private static boolean isReal(Elements tensor) {
        return tensor.elements()
                .stream()
                .anyMatch(each -> each instanceof ElementValue.Rational || each instanceof ElementValue.Complex);
    }
}
