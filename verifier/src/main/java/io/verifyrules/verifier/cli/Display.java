package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.verifier.report.Palette;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/**
 * Where everything that is printed goes, standard output or standard error; nothing else writes to them. A line that is
 * printed is one line, of which every character is seen. Names, messages and sources come from files that anybody may
 * have written. A carriage return, an escape sequence or a line break in them would print verdicts of their own. Nor is
 * a line one of the commands that servers for continuous integration look for in what a program prints.
 */
public final class Display {

    private static final String COMMAND = "::";
    private static final String OLD_COMMAND = "##[";
    private static final String CLEAR_LINE = "\r\u001b[K";

    private final PrintWriter out;

    private Display(PrintWriter out) {
        this.out = out;
    }

    /** Prints to the writer. */
    public static Display on(PrintWriter out) {
        return new Display(out);
    }

    /** Prints one line. */
    void line(String text) {
        out.println(withoutCommand(Palette.rendered(text)));
    }

    void lines(List<String> lines) {
        lines.forEach(this::line);
        out.flush();
    }

    /** Prints how an exception came about. */
    void trace(Throwable thrown) {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        lines(trace.toString().lines().map(each -> "    " + each).toList());
    }

    /** Prints a report for another program, in the form that the program reads. */
    void report(String text) {
        out.print(VisibleText.ofLines(text));
        out.flush();
    }

    /** Clears the line in which a terminal shows the progress. */
    void clearLine() {
        out.print(CLEAR_LINE);
        out.flush();
    }

    void flush() {
        out.flush();
    }

    /** Whether something could not be printed, as on a full disk. */
    boolean failed() {
        return out.checkError();
    }

    /** For the library that prints the help, which consists of words of this program. */
    PrintWriter forHelp() {
        return out;
    }

    private static String withoutCommand(String line) {
        String plain = line.replace(OLD_COMMAND, "\\u0023#[");
        int start = 0;
        while (start < plain.length() && isBlank(plain.charAt(start))) {
            start++;
        }
        return plain.startsWith(COMMAND, start)
                ? plain.substring(0, start) + "\\u003a" + plain.substring(start + 1)
                : plain;
    }

    private static boolean isBlank(char character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character);
    }
}
