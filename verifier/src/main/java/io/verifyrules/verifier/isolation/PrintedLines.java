package io.verifyrules.verifier.isolation;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The output of the process for rule files, handed on line by line with the file that runs. So the one who shows it can
 * say whose word it is. Printed text is never read by anybody else, so nothing but these lines reaches the output of
 * this process.
 */
final class PrintedLines {

    private static final int PART_BYTES = 1 << 13;
    private static final long PAUSE_MILLIS = 10;

    private final InputStream printed;
    private final ScriptPrinting shown;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private String path = "";
    private long left;
    private boolean running;
    private boolean handingOn;

    PrintedLines(InputStream printed, ScriptPrinting shown) {
        this.printed = printed;
        this.shown = shown;
    }

    /** A file begins to run; what is printed is its word until it ends. */
    synchronized void begin(String file) {
        path = file;
        left = ScriptLimits.MOST_PRINTED;
        running = true;
        if (!handingOn) {
            handingOn = true;
            Thread.ofPlatform().daemon().name("printed by rule files").start(this::handOn);
        }
    }

    /** The file does not run any more, or cannot be told from the next one. */
    synchronized void end() {
        take();
        if (line.size() > 0) {
            show();
        }
        running = false;
    }

    /** A pipe that nobody reads blocks who prints. */
    private void handOn() {
        try {
            while (isUnderWay()) {
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean isUnderWay() {
        if (running) {
            take();
        }
        handingOn = running;
        return running;
    }

    /** Takes what is there without waiting for more, so that the one who asks never waits for a process that is silent. */
    private void take() {
        try {
            byte[] part = new byte[PART_BYTES];
            while (printed.available() > 0) {
                int count = printed.read(part, 0, Math.min(PART_BYTES, printed.available()));
                for (int i = 0; i < count; i++) {
                    take(part[i]);
                }
            }
        } catch (IOException ended) {
            // A process that is stopped prints nothing more.
            return;
        }
    }

    private void take(byte each) {
        if (left < 0) {
            return;
        }
        left--;
        if (left < 0) {
            show();
            shown.line(path, ".. (more than " + (ScriptLimits.MOST_PRINTED >> 20) + " MB)");
        } else if (each == '\n') {
            show();
        } else {
            line.write(each);
        }
    }

    private void show() {
        String text = line.toString(StandardCharsets.UTF_8);
        line.reset();
        shown.line(path, text.endsWith("\r") ? text.substring(0, text.length() - 1) : text);
    }
}
