package io.verifyrules.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The libraries that the application is put together from, by their SHA-256: the build compares them with a list that is kept with the
 * sources, as Maven 3.8 trusts whatever it is given. The list has the form of {@code sha256sum}.
 *
 * @param digests the digest of each file by its name
 */
record Libraries(Map<String, String> digests) {

    /** What the build makes itself. */
    private static final String OWN = "-SNAPSHOT.jar";
    private static final String BETWEEN = "  ";

    Libraries {
        digests = Map.copyOf(digests);
    }

    /**
     * Compares the files of folders with a list, or writes the list.
     *
     * @param arguments {@code check} or {@code update}, the list, the folders
     */
    public static void main(String[] arguments) throws IOException {
        Path list = Path.of(arguments[1]);
        Libraries found = in(Stream.of(arguments).skip(2).map(Path::of).toList());
        if (arguments[0].equals("update")) {
            Files.writeString(list, found.text());
            return;
        }
        List<String> differences = found.differencesFrom(read(list));
        if (!differences.isEmpty()) {
            differences.forEach(System.err::println);
            System.err.println("If this is meant, write the list anew: mvn -DskipTests -Dlibraries=update package");
            System.exit(1);
        }
    }

    /** The libraries in these folders. */
    static Libraries in(List<Path> folders) throws IOException {
        Map<String, String> digests = new TreeMap<>();
        for (Path folder : folders) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.filter(each -> !each.toString().endsWith(OWN)).toList()) {
                    digests.put(file.getFileName().toString(), digest(file));
                }
            }
        }
        return new Libraries(digests);
    }

    /** Those of a list. */
    static Libraries read(Path list) throws IOException {
        return new Libraries(Files.readAllLines(list)
                .stream()
                .filter(line -> !line.isBlank())
                .map(line -> line.split(BETWEEN, 2))
                .collect(Collectors.toMap(parts -> parts[1], parts -> parts[0])));
    }

    /** The list of these libraries. */
    String text() {
        return new TreeMap<>(digests).entrySet()
                .stream()
                .map(file -> file.getValue() + BETWEEN + file.getKey() + "\n")
                .collect(Collectors.joining());
    }

    /** What is not as the others say: a line for each file. */
    List<String> differencesFrom(Libraries expected) {
        List<String> differences = new ArrayList<>();
        TreeSet<String> names = new TreeSet<>(digests.keySet());
        names.addAll(expected.digests.keySet());
        for (String name : names) {
            String now = digests.getOrDefault(name, "");
            String before = expected.digests.getOrDefault(name, "");
            if (before.isEmpty()) {
                differences.add(name + ": no such library is listed; its SHA-256 is " + now);
            } else if (now.isEmpty()) {
                differences.add(name + ": is listed, and the application does not use it");
            } else if (!now.equals(before)) {
                differences.add(name + ": has the SHA-256 " + now + ", and " + before + " is listed");
            }
        }
        return differences;
    }

    private static String digest(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every JDK has SHA-256", impossible);
        }
    }
}
