package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The files found in a folder and those below it.
 *
 * @param files      in the order of their paths
 * @param unreadable the folders that could not be looked into, and why
 */
record FolderSearch(List<Path> files, Map<Path, String> unreadable) {

    static FolderSearch of(Path folder, Predicate<Path> wanted) {
        List<Path> files = new ArrayList<>();
        Map<Path, String> unreadable = new TreeMap<>();
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    // A link may lead to a file, or nowhere, which reading it will tell; not so to a folder.
                    if (wanted.test(file) && !attributes.isOther() && !Files.isDirectory(file)) {
                        files.add(file);
                    }
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path place, IOException failure) {
                    unreadable.put(place,
                            failure instanceof AccessDeniedException ? "no permission" : failure.toString());
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException unexpected) {
            throw new UncheckedIOException(unexpected);
        }
        return new FolderSearch(files.stream().sorted().toList(), unreadable);
    }
}
