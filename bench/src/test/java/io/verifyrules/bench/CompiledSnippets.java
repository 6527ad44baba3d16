package io.verifyrules.bench;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

import static java.nio.charset.StandardCharsets.UTF_8;

/** The snippets of some tours, compiled together and kept in memory. */
final class CompiledSnippets {

    private static final String CLASS = "SnippetOfThisPackage";
    private static final List<String> OPTIONS = List.of("-proc:none", "-Xlint:all,-serial,-classfile,-path", "-Werror",
            "-classpath", System.getProperty("java.class.path"));

    private final Map<URI, PackageTour> tours = new LinkedHashMap<>();
    private final Map<String, String> mistakes = new LinkedHashMap<>();
    private final Map<String, Map<String, ByteArrayOutputStream>> classes = new LinkedHashMap<>();

    private CompiledSnippets() {
    }

    /** A class of the given name, in memory. */
    private static final class InMemory extends SimpleJavaFileObject {

        private final String source;
        private final OutputStream compiled;

        InMemory(String name, Kind kind, String source, OutputStream compiled) {
            super(URI.create("memory:///" + name.replace('.', '/') + kind.extension), kind);
            this.source = source;
            this.compiled = compiled;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
        }

        @Override
        public OutputStream openOutputStream() {
            return compiled;
        }
    }

    /** Compiles all of them at once, and without those that do not compile once more. */
    static CompiledSnippets of(List<PackageTour> tours) throws IOException {
        CompiledSnippets snippets = new CompiledSnippets();
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler(), "a JDK has a compiler");
        try (JavaFileManager files = snippets.keeping(compiler.getStandardFileManager(null, null, UTF_8))) {
            List<PackageTour> left = tours;
            while (!left.isEmpty()) {
                left = snippets.compile(left, compiler, files) ? List.of() : snippets.withoutMistakes(left);
            }
        }
        return snippets;
    }

    private JavaFileManager keeping(JavaFileManager files) {
        return new ForwardingJavaFileManager<>(files) {
            @Override
            public JavaFileObject getJavaFileForOutput(Location location, String className, JavaFileObject.Kind kind,
                    FileObject sibling) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                String tour = className.substring(0, className.lastIndexOf('.'));
                classes.computeIfAbsent(tour, key -> new LinkedHashMap<>()).put(className, bytes);
                return new InMemory(className, kind, "", bytes);
            }
        };
    }

    private boolean compile(List<PackageTour> left, JavaCompiler compiler, JavaFileManager files) {
        List<JavaFileObject> sources = new ArrayList<>();
        for (PackageTour tour : left) {
            JavaFileObject source = new InMemory(tour.name() + "." + CLASS, JavaFileObject.Kind.SOURCE,
                    tour.classOf(CLASS), OutputStream.nullOutputStream());
            tours.put(source.toUri(), tour);
            sources.add(source);
        }
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        if (compiler.getTask(null, files, found, OPTIONS, null, sources).call()) {
            return true;
        }
        int before = mistakes.size();
        found.getDiagnostics().forEach(this::note);
        if (mistakes.size() == before) {
            throw new IllegalStateException("the snippets do not compile: " + found.getDiagnostics());
        }
        return false;
    }

    private void note(Diagnostic<? extends JavaFileObject> mistake) {
        if (mistake.getSource() != null) {
            PackageTour tour = Objects.requireNonNull(tours.get(mistake.getSource().toUri()));
            mistakes.merge(tour.name(), at(tour, mistake.getLineNumber()) + mistake.getMessage(null),
                    (first, next) -> first + "\n" + next);
        }
    }

    private static String at(PackageTour tour, long line) {
        return tour.snippets()
                .getFirst()
                .lines()
                .skip(Math.max(0, line - 1))
                .findFirst()
                .map(code -> "line " + line + ", " + code.strip() + "\n    ")
                .orElse("");
    }

    private List<PackageTour> withoutMistakes(List<PackageTour> some) {
        return some.stream().filter(tour -> !mistakes.containsKey(tour.name())).toList();
    }

    /**
     * Runs the snippet of a tour as code of its package.
     *
     * @param folder an empty one that it may write to, which it calls {@code folder}
     */
    void run(PackageTour tour, Path folder) throws Exception {
        String mistake = mistakes.get(tour.name());
        if (mistake != null) {
            throw new AssertionError("the snippet of " + tour + " does not compile:\n" + mistake);
        }
        Class<?> neighbour = Class.forName(tour.neighbour(), false, getClass().getClassLoader());
        MethodHandles.Lookup inside = MethodHandles.privateLookupIn(neighbour, MethodHandles.lookup());
        neighbour.getClassLoader().setClassAssertionStatus(tour.name() + "." + CLASS, true);
        for (ByteArrayOutputStream bytes : classes.getOrDefault(tour.name(), Map.of()).values()) {
            inside.defineClass(bytes.toByteArray());
        }
        var run = inside.findClass(tour.name() + "." + CLASS).getDeclaredMethod("run", Path.class);
        run.setAccessible(true);
        try {
            run.invoke(null, Files.createDirectories(folder));
        } catch (InvocationTargetException thrown) {
            Throwable cause = Objects.requireNonNullElse(thrown.getCause(), thrown);
            String where = Stream.of(cause.getStackTrace())
                    .filter(frame -> frame.getClassName().equals(tour.name() + "." + CLASS))
                    .map(frame -> at(tour, frame.getLineNumber()))
                    .limit(1)
                    .collect(Collectors.joining());
            throw new AssertionError("the snippet of " + tour + " fails:\n" + where + cause, cause);
        }
    }
}
