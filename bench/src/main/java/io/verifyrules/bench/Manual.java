package io.verifyrules.bench;

import io.verifyrules.verifier.cli.VerifyRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/** The pages of the manual, one for each command, in AsciiDoc as the library for command lines writes them: the build makes pages for man of these. */
public final class Manual {

    private Manual() {
    }

    /** Writes the pages into the folder of the first argument. */
    public static void main(String[] arguments) throws IOException {
        write(Path.of(arguments[0]));
    }

    static void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        boolean[] silently = {};
        int problem = ManPageGenerator.generateManPage(folder.toFile(), null, silently, false,
                VerifyRules.definition());
        if (problem != 0) {
            throw new IOException("the manual cannot be written into " + folder + " (exit code " + problem + ")");
        }
    }
}
