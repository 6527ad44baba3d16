package io.verifyrules.verifier.isolation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** The walls that keep a process from the network and from the files of the user. */
public enum Walls {
    /** Linux: namespaces without a network, and with few files, all read-only. */
    NAMESPACES("without network and files (Linux namespaces)"),
    /** macOS: a profile that denies the network, writing, and reading in the folders of users. */
    SANDBOX_PROFILE("without network and the files of users (macOS sandbox)"),
    /** Nothing but a process of its own. */
    NONE("with network and files, as this system offers nothing against it");

    private static final int TRIAL_SECONDS = 10;

    private final String description;

    Walls(String description) {
        this.description = description;
    }

    /** In what kind of process rule files run. */
    public String description() {
        return description;
    }

    /** The walls that this platform is known for; whether they work is another question. */
    static Walls ofPlatform() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        return system.contains("linux") ? NAMESPACES : system.contains("mac") ? SANDBOX_PROFILE : NONE;
    }

    /** The walls that work here, found out by a trial, which takes some hundredths of a second. */
    public static Walls working() {
        Walls walls = ofPlatform();
        try {
            Process trial = new ProcessBuilder(walls.around(List.of("/usr/bin/true"), List.of()))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            boolean works = trial.waitFor(TRIAL_SECONDS, TimeUnit.SECONDS) && trial.exitValue() == 0;
            trial.destroyForcibly();
            return works ? walls : NONE;
        } catch (IOException absent) {
            return NONE;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return NONE;
        }
    }

    /** A command inside of the walls, where these files and folders can be read beside those of the system. */
    List<String> around(List<String> command, List<Path> readable) {
        List<String> all = new ArrayList<>();
        switch (this) {
            case NAMESPACES -> {
                // What goes wrong in here is no news for the user; what the command says is.
                all.addAll(List.of("sh", "-c", "exec \"$@\" 3>&2 2>/dev/null", "sh", "unshare", "--user",
                        "--map-root-user", "--net", "--mount", "--pid", "--ipc", "--uts", "--fork", "--kill-child",
                        "sh", "-c", resource("walls.sh"), "walls"));
                readable.forEach(path -> all.add(path.toString()));
                all.add("--");
            }
            case SANDBOX_PROFILE -> all.addAll(List.of("sandbox-exec", "-p", profile(readable)));
            case NONE -> {
            }
        }
        all.addAll(command);
        return all;
    }

    /** Later words of a profile prevail. */
    private static String profile(List<Path> readable) {
        return "(version 1)(allow default)(deny network*)(deny file-write*)(allow file-write* (subpath \"/dev\") (subpath "
                + quoted(Path.of(System.getProperty("java.io.tmpdir", "/tmp"))) + "))"
                + "(deny file-read-data (subpath \"/Users\") (subpath \"/Volumes\"))"
                + readable.stream()
                        .map(path -> "(allow file-read* (subpath " + quoted(path) + "))")
                        .collect(Collectors.joining());
    }

    private static String quoted(Path path) {
        return "\"" + path.toString().replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private static String resource(String name) {
        try (InputStream text = Objects.requireNonNull(Walls.class.getResourceAsStream(name), name)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
