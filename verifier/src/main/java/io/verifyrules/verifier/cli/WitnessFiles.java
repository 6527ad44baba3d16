package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.verifier.pair.PairVerdict;
import io.verifyrules.verifier.pair.report.Posed;
import io.verifyrules.verifier.pair.witness.Witness;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Counterexamples of a run as programs in a folder, of which each is whole, and none takes the place of another's file. */
final class WitnessFiles {

    private static final String NOT_IN_NAMES = "[^A-Za-z0-9_.-]+";

    private final Path folder;
    private final Map<String, Integer> taken = new HashMap<>();
    private int written;

    WitnessFiles(Path folder) {
        this.folder = folder;
    }

    /** Writes what refutes a pair; what could not be written is a mistake each. */
    List<Problem> write(Posed posed, List<PairVerdict> verdicts) {
        List<Problem> problems = new ArrayList<>();
        for (Witness witness : Witness.of(posed, base(posed), verdicts)) {
            switch (witness) {
                case Witness.Program(String name, String text) -> {
                    Path file = folder.resolve(name);
                    write(file, text).ifPresent(why -> problems.add(Problem.of("--write-inputs " + file, why)));
                }
                case Witness.NotWritten(String reason) -> problems.add(Problem.of("--write-inputs " + folder,
                        posed.origin() + " has a counterexample that no program says: " + reason));
            }
        }
        return problems;
    }

    /** The function; in front of it the file and behind it the prefix where the pair is one of a test. */
    private String base(Posed posed) {
        String file = Optional.ofNullable(Path.of(posed.place().file()).getFileName()).map(Path::toString).orElse("");
        String name = (posed.under().isEmpty()
                ? posed.pair().name()
                : file.replaceAll("\\.mlir$", "") + "." + posed.pair().name()
                        + (posed.under().equals("CHECK") ? "" : "." + posed.under()))
                .replaceAll(NOT_IN_NAMES, "_");
        int number = taken.merge(name, 1, Integer::sum);
        return number == 1 ? name : name + "-" + number;
    }

    private Optional<String> write(Path file, String text) {
        try {
            if (Files.exists(file) && !isOwn(file)) {
                return Optional.of("the file exists, and is not one that verify-rules has written");
            }
            new TextFile(file).write(VisibleText.ofLines(text));
            written++;
            return Optional.empty();
        } catch (IOException impossible) {
            return Optional.of("it cannot be written: " + TextFile.reason(impossible));
        }
    }

    private static boolean isOwn(Path file) throws IOException {
        byte[] mark = Witness.MARK.getBytes(StandardCharsets.UTF_8);
        try (var in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(mark.length), mark);
        }
    }

    /** The number of files, in one line. */
    String summary() {
        return "wrote " + written + (written == 1 ? " program" : " programs") + " to " + folder;
    }
}
