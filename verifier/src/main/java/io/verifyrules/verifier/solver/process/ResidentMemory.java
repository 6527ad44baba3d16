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

    /** A process takes no more memory than so many bytes in a millisecond, four gigabytes in a second. */
    private static final long BYTES_PER_MILLI = 1 << 22;

    private static final long SHORTEST_MILLIS = 50;
    private static final long LONGEST_MILLIS = 500;

    private ResidentMemory() {
    }

    /** Calls {@code tooMuch} once there is more in memory than the limit. */
    static void watch(long limit, Runnable tooMuch) {
        if (bytes() == 0) {
            return;
        }
        Thread watch = new Thread(() -> {
            try {
                for (long bytes = bytes(); bytes <= limit; bytes = bytes()) {
                    Thread.sleep(pauseMillis(limit - bytes));
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
     * The time until the memory is looked at again. A look takes half a millisecond, as its code stays cold: twenty looks
     * in a second cost a hundredth of a core in each process.
     *
     * @param left the bytes below the limit
     */
    static long pauseMillis(long left) {
        return Math.clamp(left / BYTES_PER_MILLI, SHORTEST_MILLIS, LONGEST_MILLIS);
    }

    /** The bytes that a status says, such as {@code VmRSS: 1024 kB}, or 0. */
    static long bytes(String status) {
        int key = status.indexOf(KEY);
        int unit = key < 0 ? -1 : status.indexOf(" kB", key);
        return unit < 0 ? 0 : Long.parseLong(status.substring(key + KEY.length(), unit).strip()) << 10;
    }
}
