package io.verifyrules.verifier.resultcache;

import io.verifyrules.verifier.cache.CacheDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The folders of results, one for each build of this program: a build that is not used any more leaves its folder behind. */
final class BuildFolders {

    private static final Duration KEPT = Duration.ofDays(14);

    private BuildFolders() {
    }

    /** Deletes the folders of other builds that were not used for two weeks, and notes that this build's is. */
    static void keepOnly(CacheDirectory all, CacheDirectory own) {
        try {
            own.make();
            Files.setLastModifiedTime(own.path(), FileTime.from(Instant.now()));
            FileTime oldest = FileTime.from(Instant.now().minus(KEPT));
            for (Path folder : folders(all)) {
                if (Files.getLastModifiedTime(folder).compareTo(oldest) < 0) {
                    delete(folder);
                }
            }
        } catch (IOException shared) {
            // Another process deletes them too, or nothing can be written; neither costs more than space.
            return;
        }
    }

    private static List<Path> folders(CacheDirectory all) throws IOException {
        try (Stream<Path> found = Files.list(all.path())) {
            return found.filter(Files::isDirectory).toList();
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> content = Files.walk(folder)) {
            for (Path each : content.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        }
    }
}
