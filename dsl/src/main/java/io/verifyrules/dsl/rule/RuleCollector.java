package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.IllFormedException;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Takes the rules of one source file in the order of their declaration. A mistake ends its own rule only, as an
 * {@link IllFormedRule} with its position, and leaves the others alone.
 */
public final class RuleCollector {

    private static final StackWalker STACK = StackWalker.getInstance();

    private final String file;
    /** The frames that are in the source; none where each rule comes with its position, as to walk a deep stack takes long. */
    private final Optional<Predicate<StackTraceElement>> inSource;
    private final List<RuleDeclaration> declarations = new ArrayList<>();
    private final IdentityHashMap<RuleDeclaration, List<Warnings.Remark>> remarks = new IdentityHashMap<>();
    private final UniqueNames names = new UniqueNames();

    private RuleCollector(String file, Optional<Predicate<StackTraceElement>> inSource) {
        this.file = file;
        this.inSource = inSource;
    }

    /** Collects rules that Java code declares; positions are those of the first caller outside of the language. */
    public static RuleCollector forJava() {
        return new RuleCollector("", Optional.of(frame -> !frame.getClassName().startsWith("io.verifyrules.dsl.")
                && !frame.getClassName().startsWith("java.")));
    }

    /**
     * Collects the rules of a script.
     *
     * @param file   the path to report in positions
     * @param source the name by which stack traces know the script
     */
    public static RuleCollector forScript(String file, String source) {
        return new RuleCollector(file, Optional.of(frame -> source.equals(frame.getFileName())));
    }

    /** Collects the rules of a file that is data; each rule comes with its position. */
    public static RuleCollector forData(String file) {
        return new RuleCollector(file, Optional.empty());
    }

    /** Declares a rule: {@code body} makes the declarations, {@code name} must be new in the file. */
    public void rule(String name, Consumer<RuleBuilder> body) {
        rule(name, here(SourcePosition.ofFile(file)), body);
    }

    /** Declares a rule that stands at the given position, and the variants that its body declares. */
    public void rule(String name, SourcePosition position, Consumer<RuleBuilder> body) {
        RuleBuilder rule = new RuleBuilder(name, position, Variation.none(() -> here(position)));
        Optional<Rule> base = declare(name, position, rule, body, Optional.empty());
        List<Rule> made = new ArrayList<>();
        for (Variation.Call variant : rule.variants()) {
            declare(variant.name(), variant.position(), rule.of(variant), body, base).ifPresent(made::add);
        }
        // What a variant says that is no rule may be what uses a name.
        if (base.isPresent() && made.size() == rule.variants().size()) {
            remarks.put(base.get(), rule.remarks(base.get(), made));
        }
    }

    private SourcePosition here(SourcePosition otherwise) {
        return inSource
                .flatMap(source -> STACK.walk(
                        frames -> frames.map(StackWalker.StackFrame::toStackTraceElement).filter(source).findFirst()))
                .map(this::position)
                .orElse(otherwise);
    }

    private Optional<Rule> declare(String name, SourcePosition here, RuleBuilder builder, Consumer<RuleBuilder> body,
            Optional<Rule> base) {
        try {
            Optional<IllFormedException> mistakeInName = names.mistake(name);
            // The body says what its author expects, whatever is wrong with the name.
            body.accept(builder);
            if (mistakeInName.isPresent()) {
                return illFormed(name, here, builder, here, mistakeInName.get().explanation());
            }
        } catch (IllFormedException mistake) {
            return illFormed(name, here, builder, mistake.position().orElseGet(() -> thrownAt(mistake).orElse(here)),
                    mistake.explanation());
        } catch (RuntimeException | StackOverflowError failure) {
            // Whatever else the code of a declaration throws costs this rule alone, too.
            return illFormed(name, here, builder, thrownAt(failure).orElse(here), "the declaration failed: " + failure);
        }
        try {
            Rule rule = builder.build(base);
            Optional<Sketch> sketch = builder.holes.sketch(rule);
            if (sketch.isPresent()) {
                declarations
                        .add(new IllFormedRule(
                                name, builder.expectation(), here, new Diagnostic(here, "the rule has holes, "
                                        + builder.holes + "; verify-rules generalize looks for what fills them"),
                                sketch));
                return Optional.empty();
            }
            List<PartList> lists = builder.lists();
            declarations.add(lists.isEmpty() ? rule : new ListRule(rule, lists));
            return Optional.of(rule);
        } catch (IllFormedException mistake) {
            return illFormed(name, here, builder, mistake.position().orElse(here), mistake.explanation());
        } catch (RuntimeException | StackOverflowError failure) {
            return illFormed(name, here, builder, here, "the declaration failed: " + failure);
        }
    }

    private Optional<Rule> illFormed(String name, SourcePosition here, RuleBuilder builder, SourcePosition place,
            String message) {
        declarations.add(new IllFormedRule(name, builder.expectation(), here, new Diagnostic(place, message)));
        return Optional.empty();
    }

    private Optional<SourcePosition> thrownAt(Throwable mistake) {
        return inSource.flatMap(source -> Stream.of(mistake.getStackTrace()).filter(source).findFirst())
                .map(this::position);
    }

    private SourcePosition position(StackTraceElement frame) {
        String name = file.isEmpty() ? String.valueOf(frame.getFileName()) : file;
        return new SourcePosition(name, Math.max(0, frame.getLineNumber()), 0);
    }

    /** The rules collected so far. */
    public RuleFile toFile() {
        Set<Object> inOrder = remarks.values()
                .stream()
                .flatMap(List::stream)
                .filter(remark -> remark.warning().isEmpty())
                .map(Warnings.Remark::topic)
                .collect(Collectors.toSet());
        return new RuleFile(file, declarations.stream().map(each -> warned(each, inOrder)).toList());
    }

    private RuleDeclaration warned(RuleDeclaration declaration, Set<Object> inOrder) {
        RuleDeclaration written = declaration instanceof ListRule list ? list.pattern() : declaration;
        List<Diagnostic> warnings = remarks.getOrDefault(written, List.of())
                .stream()
                .filter(remark -> !inOrder.contains(remark.topic()))
                .flatMap(remark -> remark.warning().stream())
                .sorted(Comparator.comparingInt(warning -> warning.position().line()))
                .toList();
        return switch (declaration) {
            case Rule rule when !warnings.isEmpty() -> rule.warned(warnings);
            case ListRule list when !warnings.isEmpty() -> list.warned(warnings);
            default -> declaration;
        };
    }
}
