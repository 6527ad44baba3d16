package io.verifyrules.verifier.isolation;

/** Hears what rule files print. */
@FunctionalInterface
public interface ScriptPrinting {

    /**
     * A file has printed a line, which may hold any character but a line feed.
     *
     * @param path the file, as positions name it
     */
    void line(String path, String text);
}
