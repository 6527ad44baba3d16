package io.verifyrules.verifier.script;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** The constants of a class that name methods and fields, as the format of class files has them (JVM specification, 4.4). */
final class ClassConstants {

    private static final int TEXT = 1;
    private static final int CLASS = 7;
    private static final int FIELD = 9;
    private static final int METHOD = 10;
    private static final int INTERFACE_METHOD = 11;
    private static final int NAME_AND_TYPE = 12;
    private static final int INVOKE_DYNAMIC = 18;

    private final Map<Integer, String> texts = new HashMap<>();
    private final Map<Integer, int[]> references = new HashMap<>();

    private ClassConstants(DataInputStream in) throws IOException {
        in.skipNBytes(8);
        int count = in.readUnsignedShort();
        for (int index = 1; index < count; index++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case TEXT -> texts.put(index, in.readUTF());
                case CLASS, 8, 16, 19, 20 -> references.put(index, new int[]{tag, in.readUnsignedShort(), 0});
                case FIELD, METHOD, INTERFACE_METHOD, NAME_AND_TYPE, 17, INVOKE_DYNAMIC ->
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

    static ClassConstants of(byte[] code) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(code))) {
            return new ClassConstants(in);
        } catch (IOException torn) {
            throw new IllegalStateException("not the code of a class", torn);
        }
    }

    /**
     * A method or a field that the class names.
     *
     * @param owner      its class, with slashes
     * @param descriptor its type, as in class files
     */
    record Member(String owner, String name, String descriptor) {

        boolean isOf(String type, String field) {
            return owner.equals(type) && name.equals(field);
        }
    }

    /** The members. */
    Stream<Member> members() {
        return references.values()
                .stream()
                .filter(each -> each[0] == METHOD || each[0] == INTERFACE_METHOD || each[0] == FIELD)
                .map(each -> new Member(text(each[1]), text(each[2]), type(each[2])));
    }

    /** The types of what texts are put together from. */
    Stream<String> concatenations() {
        return references.values()
                .stream()
                .filter(each -> each[0] == INVOKE_DYNAMIC && text(each[2]).startsWith("makeConcat"))
                .map(each -> type(each[2]));
    }

    /** The type in a name and type. */
    private String type(int reference) {
        return texts.getOrDefault(references.getOrDefault(reference, new int[]{0, 0, 0})[2], "");
    }

    /** The name in a class, or in a name and type. */
    private String text(int reference) {
        return texts.getOrDefault(references.getOrDefault(reference, new int[]{0, 0, 0})[1], "");
    }
}
