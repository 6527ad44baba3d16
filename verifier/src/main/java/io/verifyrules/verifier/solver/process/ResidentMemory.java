package io.verifyrules.verifier.solver.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The memory of this process, native code included, as far as the system tells (Linux does). */
final class ResidentMemory {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String KEY = "\nVmRSS:";
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
        try (InputStream status = Files.newInputStream(STATUS)) {
            return bytes(new String(status.readAllBytes(), StandardCharsets.ISO_8859_1));
        } catch (IOException untold) {
            return 0;
        }
    }

    /**
     * The bytes that a status says, such as {@code VmRSS: 1024 kB}, or 0. It is read twenty times a second by code
     * that stays cold. A stream of lines and patterns took a fiftieth of a core in each process.
     */
    static long bytes(String status) {
        int key = status.indexOf(KEY);
        int unit = key < 0 ? -1 : status.indexOf(" kB", key);
        return unit < 0 ? 0 : Long.parseLong(status.substring(key + KEY.length(), unit).strip()) << 10;
    }
}
