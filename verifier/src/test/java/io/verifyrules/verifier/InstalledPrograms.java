package io.verifyrules.verifier;

import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Before the first test, all processes of this one get the class path of an installed program. Before the first one with the tag
 * {@code process}, there is its archive of loaded classes, too.
 */
public final class InstalledPrograms implements BeforeAllCallback {

    private static boolean used;

    @Override
    public void beforeAll(ExtensionContext context) {
        use();
        if (context.getTags().contains("process")) {
            LoadedClasses.make();
        }
    }

    private static synchronized void use() {
        if (!used) {
            LoadedClasses.use();
            used = true;
        }
    }
}
