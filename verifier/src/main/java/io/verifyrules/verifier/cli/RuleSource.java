package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.script.ScriptResult;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Reads rule files that are scripts. */
@FunctionalInterface
public interface RuleSource extends AutoCloseable {

    /** The rules of the file, or why it cannot be used. */
    ScriptResult load(Path file);

    /** The same of a file that was read before, and of which little has changed since. */
    default ScriptResult loadAgain(Path file) {
        return load(file);
    }

    /** The rules of a text that stands in no file; a name of a file is used in messages. */
    default ScriptResult of(Path name, String text) {
        throw new UnsupportedOperationException("reads files only");
    }

    /** The same source, which gives up a file that takes longer. */
    default RuleSource within(Duration limit) {
        return new WatchedSource(this, limit);
    }

    /** The same source, which takes nothing from earlier runs and keeps nothing for later ones. */
    default RuleSource anew() {
        return this;
    }

    /** A remark on the way in which files were read. */
    default Optional<String> remark() {
        return Optional.empty();
    }

    /** Lets go of what reading took; more can be read all the same. */
    @Override
    default void close() {
    }
}
