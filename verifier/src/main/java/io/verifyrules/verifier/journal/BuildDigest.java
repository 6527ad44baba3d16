package io.verifyrules.verifier.journal;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * Tells two builds of this program apart, by everything on the class path. Of the modules of this project, the rules'
 * own included, it takes the content. Of other libraries, which a build takes as they are, it takes name, size and
 * time.
 */
record BuildDigest(String text) {

    private static final String OWN = "io/verifyrules/";

    /** Where the sources come from changes no result: a commit to the documentation makes no other build. */
    private static final String COMMIT = OWN + "verifier/cli/commit.properties";

    /** The build that is running. A class path that cannot be read is like no other build. */
    static BuildDigest ofThisBuild() {
        String classPath = System.getProperty("java.class.path", "");
        return of(Stream.of(classPath.split(File.pathSeparator))
                .filter(entry -> !entry.isEmpty())
                .map(Path::of)
                .toList());
    }

    /** The build that consists of these folders and jars, and of what the jars refer to. */
    static BuildDigest of(List<Path> classPath) {
        try {
            MessageDigest digest = RuleKey.sha256();
            for (Path entry : withReferences(classPath)) {
                add(digest, entry);
            }
            return new BuildDigest(HexFormat.of().formatHex(digest.digest()));
        } catch (IOException unreadable) {
            return new BuildDigest(UUID.randomUUID().toString());
        }
    }

    private static void add(MessageDigest digest, Path entry) throws IOException {
        if (Files.isDirectory(entry)) {
            folder(digest, entry);
        } else if (Files.isRegularFile(entry)) {
            jar(digest, entry);
        }
    }

    private static void folder(MessageDigest digest, Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
            if (name.equals(COMMIT)) {
                continue;
            }
            text(digest, name);
            text(digest, HexFormat.of().formatHex(RuleKey.sha256().digest(Files.readAllBytes(file))));
        }
    }

    /** A jar states the checksum of each of its files. */
    private static void jar(MessageDigest digest, Path jar) throws IOException {
        try (JarFile content = new JarFile(jar.toFile(), false)) {
            if (content.getEntry(OWN) == null) {
                text(digest, jar + " " + Files.size(jar) + " " + Files.getLastModifiedTime(jar));
                return;
            }
            for (ZipEntry entry : content.stream().filter(each -> !each.getName().equals(COMMIT)).toList()) {
                text(digest, entry.getName());
                digest.update(
                        ByteBuffer.allocate(2 * Long.BYTES).putLong(entry.getCrc()).putLong(entry.getSize()).flip());
            }
        }
    }

    private static void text(MessageDigest digest, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, bytes.length));
        digest.update(bytes);
    }

    /** The application is a jar of which only the manifest counts: it names the others. */
    private static Set<Path> withReferences(List<Path> classPath) throws IOException {
        Set<Path> all = new LinkedHashSet<>();
        List<Path> open = new ArrayList<>(classPath);
        while (!open.isEmpty()) {
            Path entry = open.removeFirst();
            if (all.add(entry) && Files.isRegularFile(entry)) {
                open.addAll(references(entry));
            }
        }
        return all;
    }

    private static List<Path> references(Path jar) throws IOException {
        URI place = jar.toUri();
        try (JarFile content = new JarFile(jar.toFile(), false)) {
            return Optional.ofNullable(content.getManifest())
                    .flatMap(manifest -> Optional
                            .ofNullable(manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH)))
                    .stream()
                    .flatMap(names -> Stream.of(names.strip().split(" +")))
                    .filter(name -> !name.isEmpty())
                    .map(name -> Path.of(place.resolve(name)))
                    .toList();
        }
    }
}
