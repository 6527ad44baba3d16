package io.verifyrules.verifier.cli;

import java.io.Console;
import java.util.Optional;

/** Whether the output goes to a person. */
final class Terminal {

    private Terminal() {
    }

    static boolean present() {
        return Optional.ofNullable(System.console()).filter(Terminal::isTerminal).isPresent();
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
