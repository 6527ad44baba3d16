package io.verifyrules.verifier.script;

import io.verifyrules.verifier.cache.CachePlace;
import io.verifyrules.verifier.cache.ContentName;
import io.verifyrules.verifier.cache.SealedEntries;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kotlin.KotlinVersion;

/** Compiled rule files on disk. An entry is named by everything that its content depends on. */
final class ScriptCache {

    private final SealedEntries entries;
    private final String build;

    ScriptCache(SealedEntries entries, String build) {
        this.entries = entries;
        this.build = build;
    }

    /**
     * The cache of this user; none where nothing can be believed.
     *
     * @throws IllegalStateException if the user named a folder that others can change
     */
    static Optional<ScriptCache> ofUser() {
        CachePlace place = CachePlace.ofUser();
        if (place.isRefused()) {
            throw new IllegalStateException(place.remark().orElseThrow());
        }
        return place.entries("scripts").map(entries -> new ScriptCache(entries, BuildFingerprint.ofRuleScripts()));
    }

    /** The name of the entry for a rule file. */
    String key(ScriptText script) {
        return ContentName.of(KotlinVersion.CURRENT.toString(), build, script.name(), script.text()) + ".classes";
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
