package io.verifyrules.verifier.cli;

import java.util.Map;

/**
 * The reader of the output.
 *
 * @param watching whether a person is there to watch progress
 * @param colours  whether to use colours
 */
record Audience(boolean watching, boolean colours) {

    /**
     * The audience as a terminal and the environment tell. {@code NO_COLOR} is as no-color.org has it, {@code CLICOLOR}
     * and {@code CLICOLOR_FORCE} as bixense.com/clicolors, {@code FORCE_COLOR} as force-color.org; what turns colours
     * off comes first.
     *
     * @param terminal    whether the output is a terminal
     * @param environment the variables of the environment
     */
    static Audience of(boolean terminal, Map<String, String> environment) {
        boolean able = terminal && !environment.getOrDefault("TERM", "").equals("dumb");
        return new Audience(able, colours(able, environment));
    }

    private static boolean colours(boolean able, Map<String, String> environment) {
        String force = environment.getOrDefault("FORCE_COLOR", "");
        if (!environment.getOrDefault("NO_COLOR", "").isEmpty() || force.equals("0")) {
            return false;
        }
        if (!force.isEmpty() || !environment.getOrDefault("CLICOLOR_FORCE", "0").matches("0?")) {
            return true;
        }
        return able && !environment.getOrDefault("CLICOLOR", "1").equals("0");
    }
}
