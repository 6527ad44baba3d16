/**
 * The directory on disk in which compiled rule files, native libraries and journals outlive the process. All of it can be
 * made again.
 *
 * <ul>
 * <li>{@link CacheDirectory}: files that appear at once and complete, whoever else writes them.
 * <li>{@link CachePlace}: where they are, and whether others can change what is there.
 * <li>{@link SealedEntries}: files that only count where this user's runs have written them, which a {@link Seal} tells.
 * <li>{@link ContentName}: names for entries by what they depend on.
 * <li>{@link NativeLibraries}: native code packed into a jar, unpacked once and not at each start.
 * </ul>
 *
 * {@snippet lang=java :
 * import java.io.ByteArrayInputStream;
 * import java.nio.file.Files;
 *
 * var cache = new CacheDirectory(folder).child("scripts"); // some empty folder
 * var entry = cache.store("greeting.txt", new ByteArrayInputStream(new byte[]{'h', 'i'}));
 * assert entry.equals(cache.entry("greeting.txt"));
 * assert Files.readString(entry).equals("hi");
 * }
 *
 * <p>The lowest layer: imports nothing. Used by {@code script}, {@code isolation}, {@code journal}, {@code resultcache}, {@code cli} and the solvers' packages.
 */
@NullMarked
package io.verifyrules.verifier.cache;

import org.jspecify.annotations.NullMarked;
