package io.verifyrules.verifier.lit;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command of a test whose output FileCheck compares with lines of the same file.
 *
 * @param prefixes the prefixes of those lines
 * @param command the command that runs, up to FileCheck
 */
public record RunLine(List<String> prefixes, String command, SourcePosition place) {

    private static final Pattern RUN = Pattern.compile("RUN: *(.*)");
    private static final Pattern SEVERAL = Pattern.compile(";|&&|%\\}");
    private static final Pattern PREFIXES = Pattern.compile("--?check-prefix(?:es)?[= ]([A-Za-z0-9_,-]+)");

    public RunLine {
        prefixes = List.copyOf(prefixes);
    }

    /** The lines of a test that call FileCheck; one for the usual prefix, without a command, if there are none. */
    static List<RunLine> of(String file, List<String> lines) {
        List<RunLine> all = new ArrayList<>();
        StringBuilder command = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            Matcher run = RUN.matcher(lines.get(i));
            if (!run.find()) {
                continue;
            }
            String part = run.group(1).strip();
            if (part.endsWith("\\")) {
                command.append(part, 0, part.length() - 1);
                continue;
            }
            SourcePosition place = new SourcePosition(file, i + 1, run.start() + 1);
            for (String one : SEVERAL.split(command.append(part), -1)) {
                add(one.strip(), place, all);
            }
            command.setLength(0);
        }
        return all.isEmpty() ? List.of(new RunLine(List.of("CHECK"), "", SourcePosition.ofFile(file))) : all;
    }

    private static void add(String command, SourcePosition place, List<RunLine> all) {
        int check = command.lastIndexOf("FileCheck");
        if (check < 0 || !command.substring(check).contains("%s")) {
            return;
        }
        List<String> prefixes = new ArrayList<>();
        Matcher given = PREFIXES.matcher(command.substring(check));
        while (given.find()) {
            prefixes.addAll(List.of(given.group(1).split(",", -1)));
        }
        int pipe = command.lastIndexOf('|', check);
        all.add(new RunLine(prefixes.isEmpty() ? List.of("CHECK") : prefixes,
                command.substring(0, Math.max(0, pipe)).strip(), place));
    }

    /** The prefixes between commas. */
    public String prefix() {
        return String.join(",", prefixes);
    }
}
