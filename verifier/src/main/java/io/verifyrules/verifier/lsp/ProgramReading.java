package io.verifyrules.verifier.lsp;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.lit.LitTest;
import io.verifyrules.verifier.pair.lit.LitFunction;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The facts about one text of a document with programs.
 *
 * @param version   that the editor gives the text
 * @param text      the document
 * @param isTest    whether lines say what a command makes of its functions
 * @param functions in the order of the text; those under one command after those under another one
 * @param mistake   why nothing of the text is read
 */
record ProgramReading(int version, String text, boolean isTest, List<ReadFunction> functions,
        Optional<Diagnostic> mistake) {

    ProgramReading {
        functions = List.copyOf(functions);
    }

    /** Before anything is read. */
    static ProgramReading opened(int version) {
        return new ProgramReading(version, "", false, List.of(), Optional.empty());
    }

    /** A text of which nothing is read. */
    static ProgramReading refused(Path file, int version, String message) {
        return new ProgramReading(version, "", false, List.of(),
                Optional.of(new Diagnostic(SourcePosition.ofFile(file.toString()), message)));
    }

    /** Reads a text. */
    static ProgramReading of(Path file, int version, String text, PairVerdicts verdicts) {
        try {
            LitTest test = LitTest.of(file.toString(), text);
            List<ReadFunction> functions = LitFunction.of(test)
                    .stream()
                    .map(each -> ReadFunction.of(each, verdicts))
                    .toList();
            return new ProgramReading(version, text, test.isTest(), functions, Optional.empty());
        } catch (RuntimeException | LinkageError | VirtualMachineError mistake) {
            return refused(file, version, "internal error: " + mistake);
        }
    }

    /** The functions that a line is about, from 1: its lines spell what comes out, or else it is in the function itself. */
    List<ReadFunction> at(int line) {
        List<ReadFunction> spelled = functions.stream().filter(each -> each.isSpelledIn(line)).toList();
        int begin = functions.stream().mapToInt(ReadFunction::line).filter(each -> each <= line).max().orElse(0);
        return spelled.isEmpty() ? functions.stream().filter(each -> each.line() == begin).toList() : spelled;
    }

    /** The function that is asked about by this name. */
    Optional<ReadFunction> asked(String content) {
        return functions.stream()
                .filter(each -> each.key().filter(key -> key.content().equals(content)).isPresent())
                .findFirst();
    }
}
