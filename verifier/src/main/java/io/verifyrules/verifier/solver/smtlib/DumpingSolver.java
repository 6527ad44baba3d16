package io.verifyrules.verifier.solver.smtlib;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Budget;
import io.verifyrules.verifier.solver.Query;
import io.verifyrules.verifier.solver.Solver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Writes each query to a numbered SMT-LIB 2 file of a folder before it is asked. */
public final class DumpingSolver implements Solver {

    private final Solver solver;
    private final Path folder;
    private int number;

    /** Writes to {@code folder}, which is made if it is missing. */
    public DumpingSolver(Solver solver, Path folder) {
        this.solver = solver;
        this.folder = folder;
    }

    @Override
    public String name() {
        return solver.name();
    }

    @Override
    public Answer check(Query query, Budget budget) {
        number++;
        String title = query.name().replaceAll("[^\\p{L}\\p{N}]+", "-");
        String file = String.format(Locale.ROOT, "%03d-%s.smt2", number,
                title.substring(0, Math.min(60, title.length())));
        try {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve(file), SmtLibPrinter.print(query));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + folder.resolve(file), e);
        }
        return solver.check(query, budget);
    }
}
