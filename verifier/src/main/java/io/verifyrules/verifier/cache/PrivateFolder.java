package io.verifyrules.verifier.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Whether nobody but this user and root can change a folder, move it away, or stand another one in its place. */
final class PrivateFolder {

    private PrivateFolder() {
    }

    /**
     * The reason why others can change the folder or its content; a sentence without its subject is preceded by the
     * path. A folder that is not there yet is judged by the folders above it.
     */
    static Optional<String> obstacle(Path folder) {
        try {
            Path absolute = folder.toAbsolutePath().normalize();
            Optional<String> found = above(absolute);
            if (found.isEmpty() && Files.exists(absolute, LinkOption.NOFOLLOW_LINKS)) {
                Path real = absolute.toRealPath();
                found = real.equals(absolute) ? Optional.empty() : above(real);
                found = found.isPresent() ? found : within(real);
            }
            return found;
        } catch (IOException unreadable) {
            return Optional.of(folder + " cannot be examined: " + reason(unreadable));
        }
    }

    /** A folder and the folders in it, in which caches of one kind each stand. */
    private static Optional<String> within(Path folder) throws IOException {
        List<Path> all = new ArrayList<>(List.of(folder));
        if (Files.isDirectory(folder) && Files.isReadable(folder)) {
            try (Stream<Path> kinds = Files.list(folder)) {
                kinds.filter(Files::isDirectory).forEach(all::add);
            }
        }
        for (Path each : all) {
            Optional<String> found = obstacleTo(each);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** The reason why others can change the file or folder itself. */
    static Optional<String> obstacleTo(Path path) throws IOException {
        Optional<FileAccess> access = FileAccess.of(path);
        return access.isEmpty() ? Optional.empty() : access.get().obstacle().map(why -> path + " " + why);
    }

    private static Optional<String> above(Path absolute) throws IOException {
        for (Path each = absolute.getParent(); each != null; each = each.getParent()) {
            Optional<FileAccess> access = FileAccess.of(each);
            Optional<String> found = access.isEmpty() ? Optional.empty() : access.get().obstacleAsParent();
            if (found.isPresent()) {
                return Optional.of(each + " " + found.get());
            }
        }
        return Optional.empty();
    }

    private static String reason(IOException failure) {
        return Optional.ofNullable(failure.getMessage()).orElse(failure.getClass().getSimpleName());
    }
}
