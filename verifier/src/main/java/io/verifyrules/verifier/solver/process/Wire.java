package io.verifyrules.verifier.solver.process;

import io.verifyrules.verifier.solver.Answer;
import io.verifyrules.verifier.solver.Sort;
import io.verifyrules.verifier.solver.Value;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The form of answers, and of their texts, between processes: everything is preceded by its kind or length. */
final class Wire {

    private Wire() {
    }

    @FunctionalInterface
    interface Reader<T> {
        T read(DataInput in) throws IOException;
    }

    @FunctionalInterface
    interface Writer<T> {
        void write(DataOutput out, T value) throws IOException;
    }

    /** Writes a message. */
    @FunctionalInterface
    interface Body {
        void write(DataOutput out) throws IOException;
    }

    /** The bytes of a message. */
    static byte[] message(Body body) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        body.write(new DataOutputStream(bytes));
        return bytes.toByteArray();
    }

    static void writeText(DataOutput out, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    static String readText(DataInput in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    static <T> void writeList(DataOutput out, List<T> values, Writer<T> writer) throws IOException {
        out.writeInt(values.size());
        for (T value : values) {
            writer.write(out, value);
        }
    }

    static <T> List<T> readList(DataInput in, Reader<T> reader) throws IOException {
        List<T> values = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            values.add(reader.read(in));
        }
        return values;
    }

    static void writeAnswer(DataOutput out, Answer answer) throws IOException {
        switch (answer) {
            case Answer.Unsatisfiable ignored -> out.writeByte('u');
            case Answer.Satisfiable model -> {
                out.writeByte('s');
                writeList(out, model.values(), Wire::writeValue);
            }
            case Answer.GaveUp gaveUp -> {
                out.writeByte('g');
                writeText(out, gaveUp.reason());
                out.writeBoolean(gaveUp.byClock());
            }
        }
        out.writeLong(answer.resources());
    }

    static Answer readAnswer(DataInput in) throws IOException {
        char kind = (char) in.readByte();
        return switch (kind) {
            case 'u' -> new Answer.Unsatisfiable(in.readLong());
            case 's' -> new Answer.Satisfiable(readList(in, Wire::readValue), in.readLong());
            case 'g' -> {
                String reason = readText(in);
                boolean byClock = in.readBoolean();
                yield new Answer.GaveUp(reason, in.readLong(), byClock);
            }
            default -> throw new IOException("not an answer: " + kind);
        };
    }

    private static void writeValue(DataOutput out, Value value) throws IOException {
        switch (value) {
            case Value.Whole whole -> writeTexts(out, 'w', whole.value().toString());
            case Value.Fraction fraction ->
                writeTexts(out, 'f', fraction.numerator().toString(), fraction.denominator().toString());
            case Value.Floating number -> writeTexts(out, 'p', number.bits().toString(),
                    Integer.toString(number.sort().exponentBits()), Integer.toString(number.sort().significandBits()));
            case Value.Truth truth -> writeTexts(out, 't', Boolean.toString(truth.value()));
            case Value.Named named -> writeTexts(out, 'n', named.name());
            case Value.Inexpressible other -> writeTexts(out, 'i', other.text());
        }
    }

    private static void writeTexts(DataOutput out, char kind, String... texts) throws IOException {
        out.writeByte(kind);
        for (String text : texts) {
            writeText(out, text);
        }
    }

    private static Value readValue(DataInput in) throws IOException {
        char kind = (char) in.readByte();
        return switch (kind) {
            case 'w' -> new Value.Whole(new BigInteger(readText(in)));
            case 'f' -> new Value.Fraction(new BigInteger(readText(in)), new BigInteger(readText(in)));
            case 'p' -> new Value.Floating(new BigInteger(readText(in)),
                    new Sort.Floats(Integer.parseInt(readText(in)), Integer.parseInt(readText(in))));
            case 't' -> new Value.Truth(Boolean.parseBoolean(readText(in)));
            case 'n' -> new Value.Named(readText(in));
            case 'i' -> new Value.Inexpressible(readText(in));
            default -> throw new IOException("not a value: " + kind);
        };
    }
}
