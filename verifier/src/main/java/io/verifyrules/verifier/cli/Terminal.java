package io.verifyrules.verifier.cli;

import io.verifyrules.verifier.report.TextStyle;
import java.io.Console;
import java.io.IOException;
import java.util.Optional;
import org.jline.terminal.TerminalBuilder;

/** Whether the output goes to a person, and how much of it fits beside each other. */
final class Terminal {

    private Terminal() {
    }

    static boolean present() {
        return Optional.ofNullable(System.console()).filter(Terminal::isTerminal).isPresent();
    }

    /** The columns of the terminal: what {@code COLUMNS} says, else what the terminal says, else a usual number. */
    static int width(boolean terminal) {
        return Optional.ofNullable(System.getenv("COLUMNS"))
                .flatMap(Terminal::columns)
                .or(() -> terminal ? asked() : Optional.empty())
                .orElse(TextStyle.USUAL_WIDTH);
    }

    static Optional<Integer> columns(String text) {
        return Optional.of(text).filter(number -> number.matches("[1-9][0-9]{0,4}")).map(Integer::valueOf);
    }

    private static Optional<Integer> asked() {
        try (var terminal = TerminalBuilder.builder().dumb(true).build()) {
            return Optional.of(terminal.getWidth()).filter(width -> width > 0);
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }

    /** From Java 22 on there is a console also without a terminal, and only its own word tells. */
    private static boolean isTerminal(Console console) {
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException beforeJava22) {
            return true;
        } catch (ReflectiveOperationException unknown) {
            return false;
        }
    }
}
