package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.isolation.Walls;
import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.report.RunOrigin;
import io.verifyrules.verifier.solver.choice.SolverChoice;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of this program, as the build wrote it down. */
final class Version implements IVersionProvider {

    /** So much of a digest tells builds apart. */
    private static final int SHOWN = 12;

    @Override
    public String[] getVersion() {
        return new String[]{
                "verify-rules " + number() + ", build " + RuleKey.ofThisBuild().build().substring(0, SHOWN)
                        + (commit().isEmpty() ? "" : ", commit " + commit()),
                "solvers: " + String.join(", ", solvers()), java(),
                "scripts: in a process of their own, " + Walls.working().description()};
    }

    /** The number of the release. */
    static String number() {
        return read("version.properties").getProperty("version", "unknown");
    }

    /** The commit that the sources were at, and whether they were changed after it; empty for a build outside of git. */
    static String commit() {
        Properties written = read("commit.properties");
        String commit = written.getProperty("commit", "");
        return !commit.matches("[0-9a-f]+")
                ? ""
                : Boolean.parseBoolean(written.getProperty("changed")) ? commit + " with changes" : commit;
    }

    /** Where a run comes from that this program begins now. */
    static RunOrigin origin(List<String> command, Instant started) {
        return new RunOrigin(commit(), started, command, solvers(), java());
    }

    private static List<String> solvers() {
        return new SolverChoice().described();
    }

    private static String java() {
        return "Java " + Runtime.version() + ", " + System.getProperty("java.vm.name") + ", "
                + System.getProperty("os.name") + " " + System.getProperty("os.arch");
    }

    private static Properties read(String name) {
        try (InputStream file = Version.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException(name + " is missing");
            }
            Properties properties = new Properties();
            properties.load(file);
            return properties;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
