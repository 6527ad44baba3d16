package io.verifyrules.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The most memory that this process has used so far. */
final class PeakMemory {

    private static final Path PROCESS_STATUS = Path.of("/proc/self/status");
    private static final String PEAK_RESIDENT = "VmHWM:";

    private PeakMemory() {
    }

    /** The Java heap's peak, and that of the whole process, the solver included, where the system tells it. */
    static List<String> lines() {
        List<String> lines = new ArrayList<>();
        long heap = ManagementFactory.getMemoryPoolMXBeans()
                .stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .mapToLong(pool -> pool.getPeakUsage().getUsed())
                .sum();
        lines.add(String.format("heap       %d MB at most", heap >> 20));
        try (Stream<String> status = Files.exists(PROCESS_STATUS) ? Files.lines(PROCESS_STATUS) : Stream.of()) {
            status.filter(line -> line.startsWith(PEAK_RESIDENT))
                    .findFirst()
                    .ifPresent(line -> lines.add(String.format("process    %d MB at most",
                            Long.parseLong(line.substring(PEAK_RESIDENT.length()).replace("kB", "").strip()) >> 10)));
        } catch (IOException unreadable) {
            lines.add("process    unknown: " + unreadable.getMessage());
        }
        return lines;
    }
}
