package io.verifyrules.verifier.script;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The build step that compiles the rule files of a module into its class folder, with an index for
 * {@link io.verifyrules.dsl.syntax.CompiledRuleBook}. Rules that do not type-check are the reader's business; a file that
 * does not compile fails the build.
 */
public final class CompileRules {

    /** What a compiled folder depends on is noted beside the classes, so that an unchanged folder is not compiled again. */
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
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.filter(each -> String.valueOf(each.getFileName()).contains("_rules")).toList()) {
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

    private List<String> compile(List<Path> files, List<Diagnostic> mistakes) throws IOException {
        RuleScriptCompiler compiler = new RuleScriptCompiler();
        String header = "package " + packageName + "; ";
        List<String> index = new ArrayList<>();
        for (Path file : files) {
            String source = root.relativize(file).toString().replace('\\', '/');
            String name = String.valueOf(file.getFileName());
            switch (compiler.compile(header + Files.readString(file), name, source)) {
                case Compilation.Rejected rejected ->
                    rejected.mistakes().forEach(mistake -> mistakes.add(withoutHeader(mistake, header.length())));
                case Compilation.Compiled compiled -> {
                    write(compiled.classes());
                    index.add(compiled.classes().script() + "\t" + source);
                }
            }
        }
        return index;
    }

    /** The header stands in the first line of what is compiled, so that all other lines keep their number. */
    private static Diagnostic withoutHeader(Diagnostic mistake, int length) {
        SourcePosition position = mistake.position();
        return position.line() != 1
                ? mistake
                : new Diagnostic(new SourcePosition(position.file(), 1, Math.max(1, position.column() - length)),
                        mistake.message());
    }

    private void write(ScriptClasses compiled) throws IOException {
        for (Map.Entry<String, byte[]> each : compiled.classes().entrySet()) {
            Files.write(classes.resolve(each.getKey().replace('.', '/') + ".class"), each.getValue());
        }
    }
}
