package io.verifyrules.verifier.resultcache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * A folder that several machines see. Files appear whole.
 *
 * @param folder which need not be there yet
 */
public record SharedFolder(Path folder) implements SharedStore {

    @Override
    public Optional<byte[]> find(String name) throws IOException {
        try {
            return Optional.of(Files.readAllBytes(file(name)));
        } catch (NoSuchFileException absent) {
            return Optional.empty();
        }
    }

    @Override
    public void keep(String name, byte[] content) throws IOException {
        Path file = file(name);
        Path own = Files.createDirectories(folder.resolve(name.substring(0, 2)));
        Path part = Files.createTempFile(own, ".part", "");
        try {
            Files.write(part, content);
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private Path file(String name) {
        return folder.resolve(name.substring(0, 2)).resolve(name.substring(2));
    }

    @Override
    public String place() {
        return folder.toString();
    }
}
