package io.verifyrules.verifier.ci;

import java.time.Duration;
import java.util.List;

/**
 * One test of a JUnit report.
 *
 * @param suite the suite that it belongs to
 * @param name the name of the test
 * @param file where it is declared; may be empty
 * @param line the line there, or 0
 * @param output the text beside the result, such as why a refutation is expected
 */
record JUnitCase(String suite, String name, String file, int line, Duration time, Result result, List<String> output) {

    JUnitCase {
        output = List.copyOf(output);
    }

    /**
     * The suite as the name of a class. Servers take what stands before the last dot of such a name for a package and show the
     * rest alone: one without dots stays whole.
     */
    String className() {
        return suite.replaceFirst("\\.rules\\.(kts|json)$", "").replace('.', '_');
    }

    /** The result of a test. */
    sealed interface Result {

        /** As it should. */
        record Passed() implements Result {}

        /** With a verdict other than the expected one. */
        record Failed(String type, String message, List<String> details) implements Result {
            public Failed {
                details = List.copyOf(details);
            }
        }

        /** Without a verdict. */
        record Broken(String type, String message, List<String> details) implements Result {
            public Broken {
                details = List.copyOf(details);
            }
        }
    }
}
