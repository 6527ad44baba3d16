package io.verifyrules.verifier.script;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A call in a compiled rule file that ends the program, with all rules that are being verified. It is found among the methods
 * that a class names, before anything of the class is run; what is called by reflection is not.
 */
enum EndingCall {
    EXIT("java/lang/System", "exit", "exit(Process)?"),
    EXIT_OF_RUNTIME("java/lang/Runtime", "exit", "exit"),
    HALT("java/lang/Runtime", "halt", "halt");

    private final String owner;
    private final String method;
    private final Pattern written;

    EndingCall(String owner, String method, String written) {
        this.owner = owner;
        this.method = method;
        this.written = Pattern.compile("\\b" + written + "\\s*\\(");
    }

    /** The first such call of the classes. */
    static Optional<EndingCall> in(ScriptClasses classes) {
        return classes.classes().values().stream().flatMap(code -> in(code).stream()).findFirst();
    }

    /** The line of the text in which it seems to be written, from 1; 0 if it is in none. */
    int line(String text) {
        Matcher matcher = written.matcher(text);
        return matcher.find() ? (int) text.substring(0, matcher.start()).chars().filter(c -> c == '\n').count() + 1 : 0;
    }

    @Override
    public String toString() {
        return owner.substring(owner.lastIndexOf('/') + 1) + "." + method;
    }

    private static Optional<EndingCall> in(byte[] code) {
        return ClassConstants.of(code)
                .members()
                .flatMap(member -> Stream.of(values())
                        .filter(call -> call.owner.equals(member.owner()) && call.method.equals(member.name())))
                .findFirst();
    }
}
