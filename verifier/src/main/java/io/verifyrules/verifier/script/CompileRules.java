package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The build step that compiles the rule files of a module into its class folder, with an index for
 * {@link io.verifyrules.dsl.syntax.CompiledRuleBook}. Rules that do not type-check are the reader's business; a file that
 * does not compile fails the build.
 */
public final class CompileRules {

    /**
     * The dependencies of a compiled folder are noted beside the classes, so that an unchanged folder is not compiled
     * again.
     */
    private static final String STAMP = "rules.stamp";

    private final Path root;
    private final Path sources;
    private final String packageName;
    private final Path classes;

    CompileRules(Path root, Path sources, String packageName, Path classes) {
        this.root = root;
        this.sources = sources;
        this.packageName = packageName;
        this.classes = classes;
    }

    /**
     * Compiles a folder of rule files.
     *
     * @param arguments the project's root, below which sources are named; the folder of the rule files; the package of the
     *                  classes; the class folder
     */
    public static void main(String[] arguments) throws IOException {
        List<Diagnostic> mistakes = new CompileRules(Path.of(arguments[0]), Path.of(arguments[1]), arguments[2],
                Path.of(arguments[3])).run();
        mistakes.forEach(System.err::println);
        System.exit(mistakes.isEmpty() ? 0 : 1);
    }

    /** Compiles all files, or none if nothing has changed. Returns the mistakes. */
    List<Diagnostic> run() throws IOException {
        List<Path> files = ruleFiles();
        Path folder = classes.resolve(packageName.replace('.', '/'));
        Path stamp = classes.resolveSibling(STAMP);
        String current = BuildFingerprint.ofRuleScripts() + " " + BuildFingerprint.of(files) + " " + files;
        if (Files.exists(folder.resolve("rules.index")) && Files.exists(stamp)
                && Files.readString(stamp).equals(current)) {
            return List.of();
        }
        Files.deleteIfExists(stamp);
        Files.createDirectories(folder);
        deleteOldScripts(folder);
        List<Diagnostic> mistakes = new ArrayList<>();
        List<String> index = compile(files, mistakes);
        if (mistakes.isEmpty()) {
            Files.write(folder.resolve("rules.index"), index);
            Files.writeString(stamp, current);
        }
        return mistakes;
    }

    private static void deleteOldScripts(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile)
                    .filter(each -> String.valueOf(each.getFileName()).contains("_rules"))
                    .toList()) {
                Files.delete(file);
            }
        }
    }

    private List<Path> ruleFiles() throws IOException {
        if (!Files.isDirectory(sources)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(sources)) {
            return all.filter(file -> file.toString().endsWith(RuleScripts.EXTENSION)).sorted().toList();
        }
    }

    /** In one go, as long as nothing is wrong; what is wrong is said of each file. */
    private List<String> compile(List<Path> files, List<Diagnostic> mistakes) throws IOException {
        RuleScriptCompiler compiler = new RuleScriptCompiler();
        if (!files.isEmpty()) {
            Optional<List<String>> index = compileTogether(files, compiler);
            if (index.isPresent()) {
                return index.orElseThrow();
            }
        }
        return compileEach(files, compiler, mistakes);
    }

    /** Copies of the files stand in their packages. Two of one class would overwrite each other, so they are left to the other way. */
    private Optional<List<String>> compileTogether(List<Path> files, RuleScriptCompiler compiler) throws IOException {
        Path folder = Files.createTempDirectory("rules");
        try {
            Map<Path, Path> copies = new LinkedHashMap<>();
            for (Path file : files) {
                Path copy = folder.resolve(sources.relativize(file)).toAbsolutePath();
                Files.createDirectories(copy.resolveSibling(""));
                copies.put(file, Files.writeString(copy, header(file) + Files.readString(file)));
            }
            Optional<ScriptsTogether> compiled = compiler.compileTogether(List.copyOf(copies.values()))
                    .filter(together -> Set.copyOf(together.scripts().values()).size() == files.size());
            if (compiled.isPresent()) {
                write(compiled.orElseThrow().classes());
            }
            return compiled.map(together -> files.stream()
                    .map(file -> together.scripts().get(copies.get(file)) + "\t" + name(file))
                    .toList());
        } finally {
            delete(folder);
        }
    }

    private List<String> compileEach(List<Path> files, RuleScriptCompiler compiler, List<Diagnostic> mistakes)
            throws IOException {
        Map<String, String> index = new LinkedHashMap<>();
        for (Path file : files) {
            String header = header(file);
            String source = name(file);
            switch (compiler.compile(header + Files.readString(file), String.valueOf(file.getFileName()), source)) {
                case Compilation.Rejected rejected ->
                    rejected.mistakes().forEach(mistake -> mistakes.add(withoutHeader(mistake, header.length())));
                case Compilation.Compiled compiled -> {
                    String script = compiled.classes().script();
                    String other = index.putIfAbsent(script, source);
                    if (other == null) {
                        write(compiled.classes().classes());
                    } else {
                        mistakes.add(new Diagnostic(new SourcePosition(source, 1, 1), "its class is " + script
                                + ", as that of " + other + "; give one of them another name"));
                    }
                }
            }
        }
        return index.entrySet().stream().map(entry -> entry.getKey() + "\t" + entry.getValue()).toList();
    }

    private String name(Path file) {
        return root.relativize(file).toString().replace('\\', '/');
    }

    private String header(Path file) {
        return "package " + packageOf(file) + "; ";
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    /** A folder below that of the rule files is a package of its own, so that files of one name may stand in several. */
    private String packageOf(Path file) {
        StringBuilder name = new StringBuilder(packageName);
        for (Path folder : sources.relativize(file).resolveSibling("")) {
            if (!folder.toString().isEmpty()) {
                name.append(".`").append(folder.toString().replaceAll("[^A-Za-z0-9_]", "_")).append('`');
            }
        }
        return name.toString();
    }

    /** The header stands in the first line of what is compiled, so that all other lines keep their number. */
    private static Diagnostic withoutHeader(Diagnostic mistake, int length) {
        SourcePosition position = mistake.position();
        return position.line() != 1
                ? mistake
                : new Diagnostic(new SourcePosition(position.file(), 1, Math.max(1, position.column() - length)),
                        mistake.message());
    }

    private void write(Map<String, byte[]> compiled) throws IOException {
        for (Map.Entry<String, byte[]> each : compiled.entrySet()) {
            Path file = classes.resolve(each.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.resolveSibling(""));
            Files.write(file, each.getValue());
        }
    }
}
