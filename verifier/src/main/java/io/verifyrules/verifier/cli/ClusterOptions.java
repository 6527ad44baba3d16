package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.work.ClusterPlace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Where a run and its workers meet, as options. */
final class ClusterOptions {

    /** Whoever needs to keep the file of the secret apart from its password has the password here. */
    private static final String PASSWORD = "VERIFYRULES_CLUSTER_PASSWORD";

    private static final String USUAL_PASSWORD = "verify-rules";
    private static final String LOOPBACK = "127.0.0.1";
    private static final Pattern ADDRESS = Pattern.compile("(?:(.+):)?(\\d{1,5})");
    private static final int MOST = 65_535;

    @Option(names = "--cluster", paramLabel = "[HOST:]PORT", description = "Where a run and its workers on other machines meet: an address of the machine of the run (default: loopback alone).")
    private Optional<String> address = Optional.empty();

    @Option(names = "--cluster-secret", paramLabel = "FILE", description = "A key store (PKCS 12) with one key, by which the run and its workers know each other; its password is in "
            + PASSWORD + " (default: " + USUAL_PASSWORD + ").")
    private Optional<Path> secret = Optional.empty();

    /** The place, if one is named. */
    Optional<ClusterPlace> place(CommandSpec spec) {
        if (address.isEmpty()) {
            check(spec, secret.isEmpty(), "--cluster-secret is of use with --cluster");
            return Optional.empty();
        }
        Matcher parts = ADDRESS.matcher(address.get());
        check(spec, parts.matches() && isPort(parts.group(2)),
                "--cluster: expected HOST:PORT or PORT, found " + address.get());
        check(spec, secret.isPresent(),
                "--cluster needs --cluster-secret, as whoever may work for a run may make its verdicts");
        check(spec, Files.isReadable(secret.get()), "--cluster-secret " + secret.get() + ": there is no such file");
        return Optional.of(
                new ClusterPlace(Optional.ofNullable(parts.group(1)).orElse(LOOPBACK), Integer.parseInt(parts.group(2)),
                        secret.get(), Optional.ofNullable(System.getenv(PASSWORD)).orElse(USUAL_PASSWORD)));
    }

    private static boolean isPort(String number) {
        int port = Integer.parseInt(number);
        return port > 0 && port <= MOST;
    }

    private static void check(CommandSpec spec, boolean right, String message) {
        if (!right) {
            throw new ParameterException(spec.commandLine(), message);
        }
    }
}
