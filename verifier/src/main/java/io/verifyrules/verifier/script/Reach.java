package io.verifyrules.verifier.script;

/** The reach of a rule file, which decides what of it is kept and where it runs. From nearest to farthest. */
public enum Reach {
    /** It calls the language and functions of their arguments: it declares the same rules each time that it runs. */
    LANGUAGE,
    /**
     * Its declarations may differ from run to run, as by chance; nothing of it is left in the process when it has run.
     */
    VALUES,
    /** It calls something else, such as files, clocks, reflection or threads. */
    ANYTHING;

    /** The reach of all classes of a rule file, as their code names what it calls. */
    static Reach of(ScriptClasses classes) {
        return !PlainClasses.all(classes) ? ANYTHING : RepeatableCalls.all(classes) ? LANGUAGE : VALUES;
    }

    /** Whether the file declares the same rules each time, so that they are known by its text. */
    public boolean isRepeatable() {
        return this == LANGUAGE;
    }

    /** Whether other files may run in the same process after it. */
    public boolean isPlain() {
        return this != ANYTHING;
    }
}
