package io.verifyrules.verifier.script;

import io.verifyrules.verifier.cache.CacheDirectory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kotlin.KotlinVersion;

/**
 * Compiled rule files on disk. An entry is named by everything that its content depends on, and begins with a checksum of
 * the rest; one that is damaged, foreign or unreadable counts as absent. Where nothing can be written, nothing is kept.
 */
final class ScriptCache {

    private static final int CHECKSUM_BYTES = 32;

    private final CacheDirectory directory;
    private final String build;

    ScriptCache(CacheDirectory directory, String build) {
        this.directory = directory;
        this.build = build;
    }

    static ScriptCache ofUser() {
        return new ScriptCache(CacheDirectory.named("scripts"), BuildFingerprint.ofRuleScripts());
    }

    /** The name of the entry for a rule file of the given text and file name. */
    String key(String text, String name) {
        String all = String.join("\0", KotlinVersion.CURRENT.toString(), build, name, text);
        return HexFormat.of().formatHex(checksum(all.getBytes(StandardCharsets.UTF_8))) + ".classes";
    }

    Optional<ScriptClasses> find(String key) {
        try {
            byte[] entry = Files.readAllBytes(directory.entry(key));
            return entry.length < CHECKSUM_BYTES || !isWhole(entry) ? Optional.empty() : Optional.of(parse(entry));
        } catch (IOException absent) {
            return Optional.empty();
        }
    }

    void store(String key, ScriptClasses classes) {
        try {
            byte[] content = format(classes);
            ByteArrayOutputStream entry = new ByteArrayOutputStream();
            entry.write(checksum(content));
            entry.write(content);
            directory.store(key, new ByteArrayInputStream(entry.toByteArray()));
        } catch (IOException unwritable) {
            // The next run compiles again, which is slower and as good.
            return;
        }
    }

    private static boolean isWhole(byte[] entry) {
        MessageDigest digest = sha256();
        digest.update(entry, CHECKSUM_BYTES, entry.length - CHECKSUM_BYTES);
        return java.util.Arrays.equals(digest.digest(), 0, CHECKSUM_BYTES, entry, 0, CHECKSUM_BYTES);
    }

    private static byte[] format(ScriptClasses classes) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF(classes.script());
            out.writeInt(classes.classes().size());
            for (Map.Entry<String, byte[]> each : classes.classes().entrySet()) {
                out.writeUTF(each.getKey());
                out.writeInt(each.getValue().length);
                out.write(each.getValue());
            }
        }
        return bytes.toByteArray();
    }

    private static ScriptClasses parse(byte[] entry) throws IOException {
        try (DataInputStream in = new DataInputStream(
                new ByteArrayInputStream(entry, CHECKSUM_BYTES, entry.length - CHECKSUM_BYTES))) {
            String script = in.readUTF();
            Map<String, byte[]> classes = new LinkedHashMap<>();
            for (int left = in.readInt(); left > 0; left--) {
                String name = in.readUTF();
                classes.put(name, in.readNBytes(in.readInt()));
            }
            return new ScriptClasses(script, classes);
        }
    }

    private static byte[] checksum(byte[] bytes) {
        return sha256().digest(bytes);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
