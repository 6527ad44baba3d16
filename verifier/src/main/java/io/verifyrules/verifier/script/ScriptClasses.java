package io.verifyrules.verifier.script;

import io.verifyrules.dsl.syntax.RulesScope;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A compiled rule file.
 *
 * @param script  the name of the class whose constructor declares the rules
 * @param classes the byte code of each class, by name
 */
public record ScriptClasses(String script, Map<String, byte[]> classes) {

    public ScriptClasses {
        classes = new TreeMap<>(classes);
    }

    /**
     * Declares the rules of the file.
     *
     * @throws InvocationTargetException    with what the file itself throws as the cause
     * @throws ReflectiveOperationException if these are not the classes of a rule file
     */
    void declareIn(RulesScope scope) throws ReflectiveOperationException {
        new InMemoryLoader(classes).loadClass(script).getConstructor(RulesScope.class).newInstance(scope);
    }

    /** Knows the language and what it stands on; the program that reads the file is not to be reached from there. */
    private static final class InMemoryLoader extends ClassLoader {

        private static final List<String> KNOWN = List.of("java.", "javax.", "kotlin.", "io.verifyrules.dsl.",
                "org.jetbrains.annotations.");

        private final Map<String, byte[]> classes;

        InMemoryLoader(Map<String, byte[]> classes) {
            super(ScriptClasses.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!classes.containsKey(name) && KNOWN.stream().noneMatch(name::startsWith)) {
                throw new ClassNotFoundException(name);
            }
            return super.loadClass(name, resolve);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] code = classes.get(name);
            if (code == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, code, 0, code.length);
        }
    }
}
