package io.verifyrules.verifier.cache;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Where this user's caches are, and whether what stands there can be believed. */
public sealed interface CachePlace {

    /** Nobody else can change what is there, and a seal tells what this user's runs have kept. */
    record Own(CacheDirectory folder, Seal seal) implements CachePlace {}

    /**
     * Nobody else can change what is there, but there is no seal: nothing is kept but what the program itself can compare.
     *
     * @param reason a sentence
     */
    record Unsealed(CacheDirectory folder, String reason) implements CachePlace {}

    /**
     * Others can change what is there: nothing is read from there, and nothing is kept.
     *
     * @param named  whether the user named the folder, and has to name another one
     * @param reason a sentence that says what to do
     */
    record Foreign(boolean named, String reason) implements CachePlace {}

    /** There is none, as nobody asked for one. */
    record None() implements CachePlace {}

    /** The place for caches that the system properties and the environment say. */
    static CachePlace ofUser() {
        return of(Optional.ofNullable(System.getProperty(CacheDirectory.PROPERTY)),
                Optional.ofNullable(System.getProperty(SealKey.PROPERTY)), System.getenv());
    }

    /**
     * The place that a system property for the folder, one for that of the key, and an environment say.
     */
    static CachePlace of(Optional<String> folder, Optional<String> configuration, Map<String, String> environment) {
        Path root = CacheDirectory.root(folder, environment);
        Optional<String> obstacle = PrivateFolder.obstacle(root);
        if (obstacle.isPresent()) {
            return new Foreign(folder.isPresent() || CacheDirectory.isNamed(environment),
                    "the cache folder " + root + " is not used, as others can change what is kept there: "
                            + obstacle.get() + "; delete it, or let " + CacheDirectory.VARIABLE
                            + " name a folder that only the user of this process can write");
        }
        return switch (SealKey.ofUser(configuration, environment).seal()) {
            case SealKey.Found.Usable(Seal seal) -> new Own(new CacheDirectory(root), seal);
            case SealKey.Found.None(String reason) -> new Unsealed(new CacheDirectory(root),
                    "no results are kept, as the key that marks them as this user's cannot be used: " + reason
                            + "; let XDG_CONFIG_HOME name a folder that only the user of this process can write");
        };
    }

    /** The entries of a kind; none where nothing can be believed. */
    default Optional<SealedEntries> entries(String kind) {
        return this instanceof Own(CacheDirectory folder, Seal seal)
                ? Optional.of(new SealedEntries(folder.child(kind), kind, seal))
                : Optional.empty();
    }

    /** The folder of a kind, for what the program compares with what it has itself; none where others can change it. */
    default Optional<CacheDirectory> folder(String kind) {
        return switch (this) {
            case Own(CacheDirectory folder, Seal ignored) -> Optional.of(folder.child(kind));
            case Unsealed(CacheDirectory folder, String ignored) -> Optional.of(folder.child(kind));
            case Foreign ignored -> Optional.empty();
            case None ignored -> Optional.empty();
        };
    }

    /** A remark on it; a sentence. */
    default Optional<String> remark() {
        return switch (this) {
            case Own ignored -> Optional.empty();
            case None ignored -> Optional.empty();
            case Unsealed(CacheDirectory ignored, String reason) -> Optional.of(reason);
            case Foreign(boolean ignored, String reason) -> Optional.of(reason);
        };
    }

    /** Whether the user named a folder that cannot be used. */
    default boolean isRefused() {
        return this instanceof Foreign(boolean named, String ignored) && named;
    }
}
