package io.verifyrules.verifier.cache;

import com.sun.security.auth.module.UnixSystem;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;

/**
 * The users who may change a file or a folder, as POSIX systems record it. Elsewhere nothing is known of it.
 *
 * @param path  the file or the folder itself, also where it is a symbolic link
 * @param owner the number of the user that it belongs to
 * @param mode  the permissions and the type, as in {@code stat(2)}
 */
record FileAccess(Path path, int owner, int mode) {

    private static final int ROOT = 0;
    private static final int GROUP_WRITES = 0020;
    private static final int OTHERS_WRITE = 0002;
    private static final int OTHERS_READ = 0044;
    private static final int STICKY = 01000;

    /** Whether this platform records it. */
    static boolean isKnown() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("unix");
    }

    /** The access to what is there; nothing where nothing is there, or where nothing is known. */
    static Optional<FileAccess> of(Path path) throws IOException {
        if (!isKnown() || !Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        Map<String, Object> found = Files.readAttributes(path, "unix:uid,mode", LinkOption.NOFOLLOW_LINKS);
        return found.get("uid") instanceof Integer owner && found.get("mode") instanceof Integer mode
                ? Optional.of(new FileAccess(path, owner, mode))
                : Optional.empty();
    }

    /** The reason why somebody else than this user and root may change the content. */
    Optional<String> obstacle() throws IOException {
        return isOwn() ? writable(GROUP_WRITES | OTHERS_WRITE) : Optional.of(foreign());
    }

    /**
     * The reason why somebody else may put another file or folder in the place of one in this folder that belongs to
     * this user.
     */
    Optional<String> obstacleAsParent() throws IOException {
        if (!isOwn()) {
            return Optional.of(foreign());
        }
        // In a sticky folder, such as /tmp, everybody may only move what is their own. A link has no permissions itself.
        return (mode & STICKY) != 0 || Files.isSymbolicLink(path)
                ? Optional.empty()
                : writable(hasPrivateGroup() ? OTHERS_WRITE : GROUP_WRITES | OTHERS_WRITE);
    }

    /** The reason why somebody else may read the content. */
    Optional<String> obstacleToSecret() throws IOException {
        return obstacle().or(() -> (mode & OTHERS_READ) == 0
                ? Optional.empty()
                : Optional.of("can be read by others (" + permissions() + ")"));
    }

    private boolean isOwn() { return owner == ROOT || owner == user(); }

    private Optional<String> writable(int writers) {
        return (mode & writers) == 0
                ? Optional.empty()
                : Optional.of("can be written by others (" + permissions() + ")");
    }

    /** Many systems give each user a group of the same name, in which nobody else is. */
    private boolean hasPrivateGroup() throws IOException {
        if ((mode & GROUP_WRITES) == 0) {
            return true;
        }
        PosixFileAttributes named = Files.readAttributes(path, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        return named.group().getName().equals(named.owner().getName());
    }

    private String foreign() throws IOException {
        return "belongs to the user "
                + Files.readAttributes(path, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS).owner().getName();
    }

    private String permissions() {
        StringBuilder text = new StringBuilder();
        for (int bit = 8; bit >= 0; bit--) {
            text.append((mode >> bit & 1) == 0 ? '-' : "xwr".charAt(bit % 3));
        }
        return text.toString();
    }

    private static int user() {
        return (int) new UnixSystem().getUid();
    }

    /**
     * The access that a folder is made with, so that it is this user's alone whatever the mask of the process says.
     */
    static void makeFolder(Path folder) throws IOException {
        if (isKnown()) {
            Files.createDirectories(folder,
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } else {
            Files.createDirectories(folder);
        }
    }
}
