package io.verifyrules.verifier.script;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

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

    /** The classes of one file: those that stand inside of its script. */
    Optional<ScriptClasses> of(Path file) {
        return Optional.ofNullable(scripts.get(file))
                .map(script -> new ScriptClasses(script,
                        classes.entrySet()
                                .stream()
                                .filter(each -> each.getKey().equals(script) || each.getKey().startsWith(script + "$"))
                                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue))));
    }
}
