package io.verifyrules.verifier.script;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * Rule files that were compiled in one go.
 *
 * @param scripts for each file the name of the class whose constructor declares the rules
 * @param classes the byte code of each class, by name
 */
public record ScriptsTogether(Map<Path, String> scripts, Map<String, byte[]> classes) {

    public ScriptsTogether {
        scripts = Map.copyOf(scripts);
        classes = new TreeMap<>(classes);
    }
}
