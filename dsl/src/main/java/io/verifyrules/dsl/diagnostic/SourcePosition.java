package io.verifyrules.dsl.diagnostic;

/**
 * A place in a source file.
 *
 * @param file   path or name of the file, as the user gave it
 * @param line   line number from 1, or 0 where only the file is known
 * @param column column number from 1, or 0 where only the line is known
 */
public record SourcePosition(String file, int line, int column) {

    /** The file as a whole. */
    public static SourcePosition ofFile(String file) {
        return new SourcePosition(file, 0, 0);
    }

    /** The place so many lines further down; the same where no line is known. */
    public SourcePosition below(int lines) {
        return line == 0 ? this : new SourcePosition(file, line + lines, column);
    }

    /** {@code file:line:column}, leaving out what is not known. */
    @Override
    public String toString() {
        return file + (line > 0 ? ":" + line : "") + (line > 0 && column > 0 ? ":" + column : "");
    }
}
