package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.work.ClusterEngine;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * Finds the engine that connects machines. It is on no class path: its jars stand in a folder of their own beside the application, and
 * are loaded where a cluster is asked for.
 */
final class EngineLoader {

    /** The system property with the folder of the engine, where it stands elsewhere. */
    static final String PROPERTY = "verifyrules.engine";

    private static final String FOLDER = "cluster";

    private EngineLoader() {
    }

    /**
     * The engine.
     *
     * @throws IOException if there is none, with a reason for the user
     */
    static ClusterEngine engine() throws IOException {
        Path folder = folder().orElseThrow(() -> new IOException(
                "the engine is not installed; it is a folder with jars, named by -D" + PROPERTY + "=DIR"));
        ClassLoader loader = new URLClassLoader("engine", urls(folder), EngineLoader.class.getClassLoader());
        return ServiceLoader.load(ClusterEngine.class, loader)
                .findFirst()
                .orElseThrow(() -> new IOException("there is no engine in " + folder));
    }

    private static Optional<Path> folder() {
        Stream<Path> beside = Stream.of(System.getProperty("java.class.path", "").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().getParent())
                .flatMap(parent -> Optional.ofNullable(parent).stream())
                .map(parent -> parent.resolve(FOLDER));
        return Stream.concat(Optional.ofNullable(System.getProperty(PROPERTY)).map(Path::of).stream(), beside)
                .filter(Files::isDirectory)
                .findFirst();
    }

    /** The folder itself for classes, and each jar in it. */
    private static URL[] urls(Path folder) throws IOException {
        List<URL> urls = new ArrayList<>(List.of(url(folder)));
        try (Stream<Path> files = Files.list(folder)) {
            for (Path jar : files.filter(file -> file.toString().endsWith(".jar")).sorted().toList()) {
                urls.add(url(jar));
            }
        }
        return urls.toArray(URL[]::new);
    }

    private static URL url(Path path) throws MalformedURLException {
        return path.toUri().toURL();
    }
}
