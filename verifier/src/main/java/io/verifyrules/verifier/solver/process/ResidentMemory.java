package io.verifyrules.verifier.solver.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The memory of this process, native code included, as far as the system tells (Linux does). */
final class ResidentMemory {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final long PAUSE_MILLIS = 50;

    private ResidentMemory() {
    }

    /** Calls {@code tooMuch} once there is more in memory than the limit. */
    static void watch(long limit, Runnable tooMuch) {
        if (bytes() == 0) {
            return;
        }
        Thread watch = new Thread(() -> {
            try {
                while (bytes() <= limit) {
                    Thread.sleep(PAUSE_MILLIS);
                }
                tooMuch.run();
            } catch (InterruptedException end) {
                Thread.currentThread().interrupt();
            }
        }, "memory");
        watch.setDaemon(true);
        watch.start();
    }

    /** The bytes in memory, or 0 where the system does not tell. */
    static long bytes() {
        try (Stream<String> lines = Files.lines(STATUS)) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
                    .findFirst()
                    .orElse(0);
        } catch (IOException untold) {
            return 0;
        }
    }
}
