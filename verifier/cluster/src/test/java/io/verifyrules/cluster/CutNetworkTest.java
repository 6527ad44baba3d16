package io.verifyrules.cluster;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** A network that is cut and mended costs no answer, and brings none twice. It needs network namespaces, which Linux has. */
@Tag("process")
class CutNetworkTest {

    private static final String OWN_NETWORK = "unshare";

    @TempDir
    private Path folder = Path.of("");

    private static boolean hasNamespaces() throws InterruptedException {
        try {
            return new ProcessBuilder(OWN_NETWORK, "-rn", "ip", "link", "set", "lo", "up")
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor() == 0;
        } catch (IOException absent) {
            return false;
        }
    }

    @Test
    @Timeout(300)
    void tasksBehindACutAreAnsweredOnceWhenTheNetworkIsBack() throws Exception {
        assumeTrue(hasNamespaces(), "this system lets nobody make a network of its own");
        Path secret = JGroupsEngineTest.secret(folder, "own");
        Process run = new ProcessBuilder(OWN_NETWORK, "-rn",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "-classpath", System.getProperty("java.class.path"), CutNetwork.class.getName(), "run",
                secret.toString()).redirectErrorStream(true).start();
        List<String> said = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        assertThat(run.waitFor()).as(String.join("\n", said)).isZero();
        // Libraries write lines of their own.
        assertThat(said.stream().filter(line -> line.matches("(cut off|answer|worker).*")))
                .containsExactlyElementsOf(Stream.of(Stream.of("cut off after some answers"),
                        IntStream.range(0, 30).mapToObj(seed -> "answer to seed " + seed),
                        Stream.of("workers at the end: 1")).flatMap(lines -> lines).toList());
    }
}
