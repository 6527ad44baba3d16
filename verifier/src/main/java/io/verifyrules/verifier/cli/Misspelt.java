package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.verifier.report.NearNames;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Words that name nothing. A word in the place of a command that is no command is refused before anything is read. The
 * words behind it were meant for another command.
 *
 * @param commands    the names of the commands
 * @param collections the names of the collections
 */
record Misspelt(Collection<String> commands, Collection<String> collections) {

    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}\\p{N}_-]*");

    static Misspelt of(Collection<String> commands, List<RuleBook> books) {
        return new Misspelt(commands.stream().sorted().toList(), books.stream().map(RuleBook::name).sorted().toList());
    }

    /**
     * The reason why the first of some inputs cannot be meant. There is none for a collection, a file, a folder, or
     * what can only be a path. A single word that is near no command is left to whoever reads the inputs.
     */
    Optional<String> obstacle(List<String> inputs) {
        if (inputs.isEmpty() || !isNothing(inputs.getFirst())) {
            return Optional.empty();
        }
        String word = inputs.getFirst();
        String command = NearNames.suggestion(word, commands);
        if (!command.isEmpty()) {
            return Optional.of(word + " is no command" + command);
        }
        return inputs.size() == 1
                ? Optional.empty()
                : Optional.of(word + " is no command, collection, file or folder"
                        + suggestion(word).orElseGet(() -> "; the commands are " + String.join(", ", commands)));
    }

    private Optional<String> suggestion(String word) {
        return Optional.of(NearNames.suggestion(word, Stream.concat(commands.stream(), collections.stream()).toList()))
                .filter(found -> !found.isEmpty());
    }

    private boolean isNothing(String word) {
        return WORD.matcher(word).matches() && !collections.contains(word) && !commands.contains(word)
                && !isThere(word);
    }

    private static boolean isThere(String word) {
        try {
            return Files.exists(Path.of(word));
        } catch (InvalidPathException noPath) {
            return false;
        }
    }
}
