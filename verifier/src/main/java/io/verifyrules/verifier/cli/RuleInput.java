package io.verifyrules.verifier.cli;

import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.verifier.json.rule.RuleDocument;
import io.verifyrules.verifier.json.rule.RuleJson;
import io.verifyrules.verifier.report.NearNames;
import io.verifyrules.verifier.script.Reach;
import io.verifyrules.verifier.script.RuleScripts;
import io.verifyrules.verifier.script.ScriptResult;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Collects the rules of files, folders and collections. An input that cannot be read becomes a problem and costs no
 * other.
 */
final class RuleInput {

    /** The sign for the standard input among the arguments. */
    private static final String STANDARD_INPUT = "-";

    private final Supplier<RuleSource> scripts;
    private final Supplier<List<RuleBook>> books;
    private final Set<Path> seen = new HashSet<>();
    private final List<RuleDeclaration> rules = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private Optional<RuleSource> source = Optional.empty();

    RuleInput(Surroundings surroundings) {
        this.scripts = surroundings.scripts();
        this.books = surroundings.books();
    }

    /** The rules in the order of the arguments; in a folder files are in the order of their paths. */
    List<RuleDeclaration> rules() {
        return List.copyOf(rules);
    }

    List<Problem> problems() {
        return List.copyOf(problems);
    }

    /** Reads what the arguments name, and lets go of what that took. */
    void addAll(List<String> arguments) {
        arguments.forEach(this::add);
        source.ifPresent(RuleSource::close);
    }

    /** A remark on the way in which files were read. */
    Optional<String> remark() {
        return source.flatMap(RuleSource::remark);
    }

    /** Reads what the argument names: a collection, a file or a folder. */
    private void add(String argument) {
        try {
            if (argument.equals(STANDARD_INPUT)) {
                standardInput();
                return;
            }
            Optional<RuleBook> book = named(argument);
            if (book.isPresent()) {
                add(book.get());
                return;
            }
            Path path = Path.of(argument);
            if (Files.isDirectory(path)) {
                folder(path);
            } else if (Files.exists(path)) {
                file(path);
            } else {
                List<String> names = books.get().stream().map(RuleBook::name).sorted().toList();
                problems.add(Problem.of(argument,
                        "no such file, folder or collection of rules; the collections are "
                                + (names.isEmpty() ? "none" : String.join(", ", names))
                                + NearNames.suggestion(argument, names)));
            }
        } catch (InvalidPathException wrong) {
            problems.add(Problem.of(argument, "not a path: " + wrong.getReason()));
        } catch (RuntimeException | LinkageError | VirtualMachineError mistake) {
            problems.add(Problem.internal(argument, mistake));
        }
    }

    /** Rules of either form: what begins with a brace is JSON, which no script does. */
    private void standardInput() {
        String text;
        try {
            text = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            problems.add(Problem.of("the standard input", "it cannot be read: " + TextFile.reason(unreadable)));
            return;
        }
        boolean json = text.stripLeading().startsWith("{");
        Path name = Path.of("standard-input" + (json ? RuleJson.EXTENSION : RuleScripts.EXTENSION));
        add(name, () -> json ? json(name, text) : reader().of(name, text));
    }

    private Optional<RuleBook> named(String argument) {
        return books.get().stream().filter(book -> book.name().equals(argument)).findFirst();
    }

    private void add(RuleBook book) {
        List<RuleFile> files = book.files();
        if (files.stream().allMatch(file -> file.declarations().isEmpty())) {
            problems.add(Problem.of(book.name(), "the collection " + book.name() + " holds no rules yet"));
        }
        files.forEach(this::add);
    }

    private void add(RuleFile file) {
        rules.addAll(file.declarations());
    }

    private void folder(Path folder) {
        FolderSearch search = FolderSearch.of(folder, RuleInput::isRuleFile);
        List<Path> files = search.files();
        search.unreadable()
                .forEach((place, reason) -> problems.add(Problem.of(place.toString(), "cannot be read: " + reason)));
        if (files.isEmpty() && search.unreadable().isEmpty()) {
            problems.add(Problem.of(folder.toString(),
                    "the folder contains no rule files (*" + RuleScripts.EXTENSION + ", *" + RuleJson.EXTENSION + ")"));
        }
        files.forEach(this::file);
    }

    private static boolean isRuleFile(Path path) {
        return path.toString().endsWith(RuleScripts.EXTENSION) || path.toString().endsWith(RuleJson.EXTENSION);
    }

    private void file(Path file) {
        if (!isRuleFile(file)) {
            problems.add(Problem.of(file.toString(), "not a rule file; the names of rule files end in "
                    + RuleScripts.EXTENSION + " or " + RuleJson.EXTENSION));
        } else if (seen.add(file.toAbsolutePath().normalize())) {
            add(file, () -> load(file));
        }
    }

    private void add(Path file, Supplier<ScriptResult> loading) {
        try {
            switch (loading.get()) {
                case ScriptResult.Loaded loaded when loaded.file().declarations().isEmpty() ->
                    problems.add(Problem.of(file.toString(), "the file declares no rule"));
                case ScriptResult.Loaded loaded -> add(loaded.file());
                case ScriptResult.Failed failed ->
                    failed.mistakes().forEach(mistake -> problems.add(Problem.of(mistake)));
            }
        } catch (RuntimeException | LinkageError | VirtualMachineError mistake) {
            problems.add(Problem.internal(file.toString(), mistake));
        }
    }

    private ScriptResult load(Path file) {
        if (file.toString().endsWith(RuleJson.EXTENSION)) {
            return json(file);
        }
        return reader().load(file);
    }

    private RuleSource reader() {
        RuleSource reader = source.orElseGet(scripts);
        source = Optional.of(reader);
        return reader;
    }

    /** The rules of a file with this text. */
    static ScriptResult json(Path file, String text) {
        RuleDocument document = RuleJson.readFile(file.toString(), text);
        return document.diagnostics().isEmpty()
                ? new ScriptResult.Loaded(document.rules(), Reach.LANGUAGE)
                : new ScriptResult.Failed(document.diagnostics());
    }

    private static ScriptResult json(Path file) {
        try {
            // As many bytes at least as characters.
            return Files.size(file) > RuleJson.MOST_CHARACTERS
                    ? new ScriptResult.Failed(List.of(Problem.of(file.toString(), RuleJson.TOO_LONG).diagnostic()))
                    : json(file, Files.readString(file));
        } catch (CharacterCodingException otherEncoding) {
            return new ScriptResult.Failed(
                    List.of(Problem.of(file.toString(), "the file is not UTF-8 text").diagnostic()));
        } catch (IOException unreadable) {
            return new ScriptResult.Failed(
                    List.of(Problem.of(file.toString(), "the file cannot be read: " + unreadable).diagnostic()));
        }
    }
}
