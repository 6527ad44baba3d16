package io.verifyrules.bench;

import io.verifyrules.verifier.cli.VerifyRules;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A session with {@code verify-rules watch}, as a moving picture: a rule that is wrong is typed, the condition under which it is right is
 * asked for, and is put in. What the picture shows is what the tool says; the picture in the documentation is made by this.
 */
public final class WatchRecording {

    private static final String FILE = "slices.rules.kts";
    private static final String WRONG = """
            rule("a slice inside the first part") {
                val c by singleton
                val n by c.sizes
                val m by c.sizes
                val e by c.map
                val A by tensor(c to n)
                val B by tensor(c to m)
                lhs = concat(A, B, along = c)
                    .slice(start = 0, end = e)
                rhs = A.slice(start = 0, end = e)
            }
            """;
    private static final String ASKED = "g 1";
    private static final String CONDITION = "    requires ";

    private WatchRecording() {
    }

    /**
     * One step of the session.
     *
     * @param source what stands in the file
     * @param typed  what is typed, if something is
     * @param said   what the tool says
     */
    record Frame(String source, String typed, List<String> said) {
        Frame {
            said = List.copyOf(said);
        }
    }

    /**
     * Makes the picture.
     *
     * @param arguments the file to write
     */
    public static void main(String[] arguments) throws IOException {
        Files.writeString(Path.of(arguments[0]), picture());
    }

    /** The picture of a session that takes place now. */
    static String picture() throws IOException {
        return MovingTerminal.of(FILE, session());
    }

    /** The session; each of its steps waits for what the tool says. */
    private static List<Frame> session() throws IOException {
        Path folder = Files.createTempDirectory("watch-recording");
        Path file = Files.writeString(folder.resolve(FILE), WRONG);
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-Xss16m", "--enable-native-access=ALL-UNNAMED",
                "-Dverifyrules.cache=" + folder.resolve("cache"), "-classpath", System.getProperty("java.class.path"),
                VerifyRules.class.getName(), "watch", FILE).directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader said = new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
                Writer typed = process.outputWriter(StandardCharsets.UTF_8)) {
            List<Frame> frames = new ArrayList<>();
            frames.add(new Frame(WRONG, "", until(said, "-- 1 rule")));
            typed.write(ASKED + "\n");
            typed.flush();
            List<String> found = until(said, "    of ");
            frames.add(new Frame(WRONG, ASKED, found));
            String right = WRONG.replace("    lhs",
                    found.stream()
                            .filter(line -> line.startsWith(CONDITION))
                            .map(line -> line + "\n")
                            .reduce("", String::concat) + "    lhs");
            Files.writeString(file, right);
            frames.add(new Frame(right, "", until(said, "-- 1 rule")));
            typed.write("q\n");
            typed.flush();
            return frames;
        } finally {
            process.destroy();
        }
    }

    /** All lines to the first that begins so. */
    private static List<String> until(BufferedReader said, String last) throws IOException {
        List<String> lines = new ArrayList<>();
        String line = said.readLine();
        while (line != null) {
            lines.add(line);
            if (line.startsWith(last)) {
                return lines;
            }
            line = said.readLine();
        }
        throw new IllegalStateException("the session ended after " + lines);
    }
}
