package io.verifyrules.verifier.script;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
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

    private static final int METHOD = 10;
    private static final int CLASS = 7;
    private static final int NAME_AND_TYPE = 12;
    private static final int TEXT = 1;

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
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(code))) {
            return new Constants(in).ending();
        } catch (IOException torn) {
            throw new IllegalStateException("not the code of a class", torn);
        }
    }

    /** The constants of a class that name methods, as the format of class files has them (JVM specification, 4.4). */
    private static final class Constants {

        private final Map<Integer, String> texts = new HashMap<>();
        private final Map<Integer, int[]> references = new HashMap<>();

        Constants(DataInputStream in) throws IOException {
            in.skipNBytes(8);
            int count = in.readUnsignedShort();
            for (int index = 1; index < count; index++) {
                int tag = in.readUnsignedByte();
                switch (tag) {
                    case TEXT -> texts.put(index, in.readUTF());
                    case CLASS, 8, 16, 19, 20 -> references.put(index, new int[]{tag, in.readUnsignedShort(), 0});
                    case 9, METHOD, 11, NAME_AND_TYPE, 17, 18 ->
                        references.put(index, new int[]{tag, in.readUnsignedShort(), in.readUnsignedShort()});
                    case 3, 4 -> in.skipNBytes(4);
                    case 15 -> in.skipNBytes(3);
                    case 5, 6 -> {
                        in.skipNBytes(8);
                        index++;
                    }
                    default -> throw new IOException("constant " + tag);
                }
            }
        }

        Optional<EndingCall> ending() {
            return references.values()
                    .stream()
                    .filter(each -> each[0] == METHOD)
                    .flatMap(each -> Stream.of(values())
                            .filter(call -> call.owner.equals(text(each[1])) && call.method.equals(text(each[2]))))
                    .findFirst();
        }

        /** The name in a class, or in a name and type. */
        private String text(int reference) {
            return texts.getOrDefault(references.getOrDefault(reference, new int[]{0, 0, 0})[1], "");
        }
    }
}
