package io.verifyrules.verifier.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version of this program, as the build wrote it down. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() { return new String[]{"verify-rules " + number()}; }

    static String number() {
        try (InputStream file = Version.class.getResourceAsStream("version.properties")) {
            if (file == null) {
                throw new IllegalStateException("version.properties is missing");
            }
            Properties properties = new Properties();
            properties.load(file);
            return properties.getProperty("version", "unknown");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
