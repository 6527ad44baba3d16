package io.verifyrules.verifier.cli;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;

/**
 * Pictures, one after the other, as an animated PNG: the JDK writes each as a PNG, and this is the frame around them. A picture after
 * the first is cut to what has changed.
 */
final class MovingPicture {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final int LENGTH_AND_NAME = 8;
    private static final int CHECKSUM = 4;

    private static final class Chunk {

        private final String name;
        private final byte[] data;

        Chunk(String name, byte[] data) {
            this.name = name;
            this.data = data;
        }
    }

    private record Frame(BufferedImage image, int milliseconds) {}

    private final List<Frame> frames = new ArrayList<>();

    /** One more picture, of the size of the others, to be seen so long. */
    void add(BufferedImage image, int milliseconds) {
        BufferedImage plain = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_3BYTE_BGR);
        plain.createGraphics().drawImage(image, 0, 0, null);
        frames.add(new Frame(plain, milliseconds));
    }

    /** The file. */
    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream file = new DataOutputStream(bytes)) {
            file.write(SIGNATURE);
            int sequence = 0;
            for (int i = 0; i < frames.size(); i++) {
                int[] changed = i == 0 ? whole() : changed(frames.get(i - 1).image(), frames.get(i).image());
                List<Chunk> chunks = chunks(
                        frames.get(i).image().getSubimage(changed[0], changed[1], changed[2], changed[3]));
                if (i == 0) {
                    chunks.stream().filter(chunk -> chunk.name.equals("IHDR")).forEach(chunk -> write(file, chunk));
                    write(file, new Chunk("acTL", ByteBuffer.allocate(8).putInt(frames.size()).putInt(0).array()));
                }
                write(file,
                        new Chunk("fcTL",
                                ByteBuffer.allocate(26)
                                        .putInt(sequence++)
                                        .putInt(changed[2])
                                        .putInt(changed[3])
                                        .putInt(changed[0])
                                        .putInt(changed[1])
                                        .putShort((short) frames.get(i).milliseconds())
                                        .putShort((short) 1000)
                                        .array()));
                for (Chunk chunk : chunks.stream().filter(chunk -> chunk.name.equals("IDAT")).toList()) {
                    write(file,
                            i == 0
                                    ? chunk
                                    : new Chunk("fdAT",
                                            ByteBuffer.allocate(4 + chunk.data.length)
                                                    .putInt(sequence++)
                                                    .put(chunk.data)
                                                    .array()));
                }
            }
            write(file, new Chunk("IEND", new byte[0]));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private int[] whole() {
        BufferedImage first = frames.getFirst().image();
        return new int[]{0, 0, first.getWidth(), first.getHeight()};
    }

    /** Left, top, width and height of what differs; a pixel where nothing does. */
    private static int[] changed(BufferedImage before, BufferedImage after) {
        int left = after.getWidth();
        int top = after.getHeight();
        int right = -1;
        int bottom = -1;
        for (int y = 0; y < after.getHeight(); y++) {
            for (int x = 0; x < after.getWidth(); x++) {
                if (before.getRGB(x, y) != after.getRGB(x, y)) {
                    left = Math.min(left, x);
                    top = Math.min(top, y);
                    right = Math.max(right, x);
                    bottom = Math.max(bottom, y);
                }
            }
        }
        return right < 0 ? new int[]{0, 0, 1, 1} : new int[]{left, top, right - left + 1, bottom - top + 1};
    }

    private static List<Chunk> chunks(BufferedImage image) throws IOException {
        BufferedImage copy = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_3BYTE_BGR);
        copy.createGraphics().drawImage(image, 0, 0, null);
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(copy, "png", png);
        ByteBuffer bytes = ByteBuffer.wrap(png.toByteArray()).position(SIGNATURE.length);
        List<Chunk> chunks = new ArrayList<>();
        while (bytes.remaining() >= LENGTH_AND_NAME) {
            byte[] data = new byte[bytes.getInt()];
            byte[] name = new byte[4];
            bytes.get(name).get(data).position(bytes.position() + CHECKSUM);
            chunks.add(new Chunk(new String(name, StandardCharsets.US_ASCII), data));
        }
        return chunks;
    }

    private static void write(DataOutputStream file, Chunk chunk) {
        byte[] name = chunk.name.getBytes(StandardCharsets.US_ASCII);
        CRC32 checksum = new CRC32();
        checksum.update(name);
        checksum.update(chunk.data);
        try {
            file.writeInt(chunk.data.length);
            file.write(name);
            file.write(chunk.data);
            file.writeInt((int) checksum.getValue());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
