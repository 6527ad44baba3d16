package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What is wrong with the arguments of {@code serve} is said, and nothing is served. */
@Timeout(60)
class ServeCommandTest {

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"--port 70000 | --port: expected a number from 0 to 65535, found 70000",
            "--port x | Invalid value for option '--port': 'x' is not an int",
            "--jobs 0 | --jobs: expected a number of at least 1, found 0",
            "--public --trust | --trust: strangers are not trusted, so it cannot be said with --public",
            "--public a.rules.json | with --public no files are opened",
            "@none.rules.json | none.rules.json: the file cannot be read", "@a.txt | a.txt: not a rule file"})
    void argumentsThatAreNoneAreToldSo(String arguments, String told) {
        CommandRun run = new CommandRun(folder).run(("serve " + arguments).split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(told).contains("Say 'verify-rules serve --help' for help.");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void aPortThatIsTakenIsToldSo() throws IOException {
        Files.writeString(folder.resolve("a.rules.json"), "{\"version\": 1, \"rules\": []}");
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByAddress(new byte[]{127, 0, 0, 1}))) {
            CommandRun run = new CommandRun(folder).run("serve", "--port", Integer.toString(taken.getLocalPort()),
                    "@a.rules.json");
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).contains("--port " + taken.getLocalPort() + ": it is taken by another program");
        }
    }
}
