package io.verifyrules.verifier.isolation;

import java.io.IOException;
import java.io.OutputStream;

/** Where a rule file prints, as much as it may. */
final class Printing extends OutputStream {

    private final OutputStream out;
    private long left = ScriptLimits.MOST_PRINTED;

    Printing(OutputStream out) {
        this.out = out;
    }

    /** The next file may print as much again. */
    synchronized void begin() {
        left = ScriptLimits.MOST_PRINTED;
    }

    @Override
    public synchronized void write(int b) throws IOException {
        spend(1);
        out.write(b);
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
        spend(length);
        out.write(bytes, offset, length);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    private void spend(long length) {
        left -= length;
        if (left < 0) {
            throw new IllegalStateException("a rule file may print " + (ScriptLimits.MOST_PRINTED >> 20) + " MB");
        }
    }
}
