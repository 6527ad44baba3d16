package io.verifyrules.verifier.report;

import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Where a run comes from: what somebody needs to repeat it.
 *
 * @param commit the commit that this program was built from, as version control names it; empty where that is not known
 * @param started when the run began
 * @param command the arguments as the user gave them
 * @param solvers the solvers that come with the program, each with its version
 * @param java the version that the program runs on
 */
public record RunOrigin(String commit, Instant started, List<String> command, List<String> solvers, String java) {

    /** Of a run about which nobody noted anything. */
    public static final RunOrigin UNKNOWN = new RunOrigin("", Instant.EPOCH, List.of(), List.of(), "");

    public RunOrigin {
        command = List.copyOf(command);
        solvers = List.copyOf(solvers);
    }

    /** The command as it can be typed into a shell. */
    public String commandLine() {
        return command.isEmpty()
                ? ""
                : command.stream().map(RunOrigin::quoted).collect(Collectors.joining(" ", "verify-rules ", ""));
    }

    private static String quoted(String argument) {
        return argument.matches("[\\w@%+=:,./-]+") ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }
}
