package io.verifyrules.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What the comment of a package says to a newcomer.
 *
 * @param name      the package
 * @param neighbour the name of some class in it
 * @param prose     the comment without its snippets
 * @param snippets  the code in it
 */
record PackageTour(String name, String neighbour, String prose, List<String> snippets) {

    private static final String FILE = "package-info.java";
    private static final String SUFFIX = ".java";
    private static final Pattern COMMENT = Pattern.compile("/\\*\\*(.*?)\\*/", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("^package ([\\w.]+);", Pattern.MULTILINE);
    private static final Pattern MARGIN = Pattern.compile("^ *\\* ?", Pattern.MULTILINE);
    private static final String SNIPPET = "{@snippet lang=java :";
    private static final String IMPORT = "import ";

    PackageTour {
        snippets = List.copyOf(snippets);
    }

    /** The tours of all packages below a folder that have Java classes. */
    static List<PackageTour> below(Path sources) {
        return list(Files::walk, sources).stream()
                .filter(Files::isDirectory)
                .flatMap(folder -> classes(folder).findFirst().map(neighbour -> read(folder, neighbour)).stream())
                .toList();
    }

    private interface Listing {
        Stream<Path> of(Path folder) throws IOException;
    }

    private static List<Path> list(Listing listing, Path folder) {
        try (Stream<Path> found = listing.of(folder)) {
            return found.sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Stream<String> classes(Path folder) {
        return list(Files::list, folder).stream()
                .map(file -> String.valueOf(file.getFileName()))
                .filter(file -> file.endsWith(SUFFIX) && !file.equals(FILE))
                .map(file -> file.substring(0, file.length() - SUFFIX.length()));
    }

    private static PackageTour read(Path folder, String neighbour) {
        try {
            String text = Files.readString(folder.resolve(FILE));
            String name = first(NAME, text).orElseThrow();
            String comment = MARGIN.matcher(first(COMMENT, text).orElse("")).replaceAll("");
            return of(name, name + "." + neighbour, comment);
        } catch (IOException missing) {
            throw new UncheckedIOException("each package has a " + FILE + ", also " + folder, missing);
        }
    }

    private static Optional<String> first(Pattern pattern, String text) {
        return pattern.matcher(text).results().findFirst().map((MatchResult found) -> found.group(1));
    }

    /** The tour that a comment gives, of which the margin is cut off. */
    static PackageTour of(String name, String neighbour, String comment) {
        StringBuilder prose = new StringBuilder();
        List<String> snippets = new ArrayList<>();
        int at = 0;
        for (int begin = comment.indexOf(SNIPPET); begin >= 0; begin = comment.indexOf(SNIPPET, at)) {
            int end = closing(comment, begin);
            prose.append(comment, at, begin);
            snippets.add(comment.substring(begin + SNIPPET.length(), end).strip());
            at = end + 1;
        }
        return new PackageTour(name, neighbour, prose.append(comment.substring(at)).toString().strip(), snippets);
    }

    /** Where the brace closes that opens at a place; within a snippet braces come in pairs, or it would end early. */
    private static int closing(String text, int begin) {
        int open = 0;
        for (int i = begin; i < text.length(); i++) {
            open += text.charAt(i) == '{' ? 1 : 0;
            open -= text.charAt(i) == '}' ? 1 : 0;
            if (open == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException("a snippet without end: " + text.substring(begin));
    }

    /** The lines of code but for the imports that they begin with. */
    List<String> statements() {
        return lines(line -> !line.startsWith(IMPORT) && !line.isBlank());
    }

    private List<String> lines(Predicate<String> wanted) {
        return snippets.stream().flatMap(String::lines).filter(wanted).toList();
    }

    /** The class that runs the snippet, each line of which keeps its number. */
    String classOf(String simpleName) {
        String code = snippets.getFirst();
        int lastImport = code.lastIndexOf("\n" + IMPORT) < 0 && !code.startsWith(IMPORT)
                ? 0
                : code.indexOf(';', Math.max(0, code.lastIndexOf("\n" + IMPORT))) + 1;
        return "package " + name + "; " + code.substring(0, lastImport) + " final class " + simpleName
                + " { static void run(java.nio.file.Path folder) throws Exception { " + code.substring(lastImport)
                + "\n} }";
    }

    @Override
    public String toString() {
        return name;
    }
}
