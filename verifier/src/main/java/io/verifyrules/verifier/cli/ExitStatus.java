package io.verifyrules.verifier.cli;

import java.util.Optional;

/**
 * The status with which the process ends. The launcher asks for one that tells the end of this program from any other
 * end of the process. Other ends are a rule file that ends it, and a virtual machine that does not start or runs out of
 * memory. It gives the usual exit codes back, and calls everything else an internal error.
 */
final class ExitStatus {

    /** The system property with the status that stands for exit code 0; the others follow. */
    static final String PROPERTY = "verifyrules.regular";

    /** The system property with the process of the launcher, without which nobody waits for the result. */
    static final String LAUNCHER = "verifyrules.launcher";

    /** The exit code of a process that is asked to end. */
    private static final int TERMINATED = 143;

    private ExitStatus() {
    }

    /** Ends the process, after what is to be done at its end. */
    static void exit(ExitCode code) {
        System.exit(of(code));
    }

    /** Ends the process at once. */
    static void halt(ExitCode code) {
        Runtime.getRuntime().halt(of(code));
    }

    /** Ends the process when its launcher is gone, as when that is killed. */
    static void watchLauncher() {
        Optional.ofNullable(Long.getLong(LAUNCHER))
                .flatMap(ProcessHandle::of)
                .ifPresent(launcher -> Thread.ofPlatform().daemon().name("launcher").start(() -> {
                    launcher.onExit().join();
                    System.exit(TERMINATED);
                }));
    }

    private static int of(ExitCode code) {
        return Optional.ofNullable(Integer.getInteger(PROPERTY)).orElse(0) + code.number();
    }
}
