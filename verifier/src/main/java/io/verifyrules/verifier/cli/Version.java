package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.solver.choice.SolverChoice;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of this program, as the build wrote it down. */
final class Version implements IVersionProvider {

    /** So much of a digest tells builds apart. */
    private static final int SHOWN = 12;

    @Override
    public String[] getVersion() {
        return new String[]{"verify-rules " + number() + ", build " + RuleKey.ofThisBuild().build().substring(0, SHOWN),
                "solvers: " + String.join(", ", new SolverChoice().described()),
                "Java " + Runtime.version() + ", " + System.getProperty("java.vm.name") + ", "
                        + System.getProperty("os.name") + " " + System.getProperty("os.arch")};
    }

    static String number() {
        try (InputStream file = Version.class.getResourceAsStream("version.properties")) {
            if (file == null) {
                throw new IllegalStateException("version.properties is missing");
            }
            Properties properties = new Properties();
            properties.load(file);
            return properties.getProperty("version", "unknown");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
