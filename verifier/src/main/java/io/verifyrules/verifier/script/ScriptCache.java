package io.verifyrules.verifier.script;

import io.verifyrules.verifier.cache.CacheDirectory;
import io.verifyrules.verifier.cache.CheckedEntries;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kotlin.KotlinVersion;

/** Compiled rule files on disk. An entry is named by everything that its content depends on. */
final class ScriptCache {

    private final CheckedEntries entries;
    private final String build;

    ScriptCache(CacheDirectory directory, String build) {
        this.entries = new CheckedEntries(directory);
        this.build = build;
    }

    static ScriptCache ofUser() {
        return new ScriptCache(CacheDirectory.named("scripts"), BuildFingerprint.ofRuleScripts());
    }

    /** The name of the entry for a rule file. */
    String key(ScriptText script) {
        String all = String.join("\0", KotlinVersion.CURRENT.toString(), build, script.name(), script.text());
        return HexFormat.of().formatHex(CheckedEntries.checksum(all.getBytes(StandardCharsets.UTF_8))) + ".classes";
    }

    Optional<ScriptClasses> find(String key) {
        return entries.find(key).flatMap(ScriptCache::parse);
    }

    void store(String key, ScriptClasses classes) {
        entries.store(key, format(classes));
    }

    private static byte[] format(ScriptClasses classes) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF(classes.script());
            out.writeInt(classes.classes().size());
            for (Map.Entry<String, byte[]> each : classes.classes().entrySet()) {
                out.writeUTF(each.getKey());
                out.writeInt(each.getValue().length);
                out.write(each.getValue());
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static Optional<ScriptClasses> parse(byte[] entry) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(entry))) {
            String script = in.readUTF();
            Map<String, byte[]> classes = new LinkedHashMap<>();
            for (int left = in.readInt(); left > 0; left--) {
                String name = in.readUTF();
                classes.put(name, in.readNBytes(in.readInt()));
            }
            return Optional.of(new ScriptClasses(script, classes));
        } catch (IOException foreign) {
            return Optional.empty();
        }
    }
}
