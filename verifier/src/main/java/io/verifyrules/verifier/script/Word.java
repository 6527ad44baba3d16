package io.verifyrules.verifier.script;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A name that can stand at a place of a rule file.
 *
 * @param name  as it is written
 * @param kind  what it is
 * @param forms each way to use it, such as {@code slice(Attribute, Attribute)}; of a declared name its declaration
 */
public record Word(String name, Kind kind, List<String> forms) {

    private static final Pattern DECLARATION = Pattern.compile("\\bval\\s+(\\w+)\\b[^\\n]*");
    private static final Pattern LAST_WORD = Pattern.compile("(\\.?)\\s*(\\w*)$");
    private static final int MOST_FORMS = 6;

    public Word {
        forms = List.copyOf(forms);
    }

    /** The kind of a name. */
    public enum Kind {
        /** Something that the file declares. */
        NAME,
        /** A member of a tensor, a map or another value, which stands behind a point or between two values. */
        OPERATOR,
        /** A word of the notation that stands by itself. */
        KEYWORD
    }

    /**
     * The names that may complete what stands before an offset of a text, in alphabetic order.
     *
     * @param begin where the word begins that is completed
     */
    public record Completion(int begin, List<Word> words) {
        public Completion {
            words = List.copyOf(words);
        }
    }

    /** The words that may stand at an offset of a text that need not compile. */
    public static Completion completing(String text, int offset) {
        int at = Math.max(0, Math.min(offset, text.length()));
        int line = text.lastIndexOf('\n', at - 1) + 1;
        Matcher last = LAST_WORD.matcher(text.substring(line, at));
        boolean found = last.find();
        String typed = found ? last.group(2) : "";
        boolean isMember = found && !last.group(1).isEmpty();
        List<Word> words = all(text, at).values()
                .stream()
                .filter(word -> word.name().startsWith(typed) && !word.name().equals(typed))
                .filter(word -> !isMember || word.kind() != Kind.NAME)
                .sorted(Comparator.comparing(Word::kind).thenComparing(Word::name))
                .toList();
        return new Completion(at - typed.length(), words);
    }

    /** The word at an offset of a text; empty where none is known. */
    public static Optional<Word> at(String text, int offset) {
        int begin = Math.max(0, Math.min(offset, text.length()));
        int end = begin;
        while (begin > 0 && Character.isJavaIdentifierPart(text.charAt(begin - 1))) {
            begin--;
        }
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        return Optional.ofNullable(all(text, offset).get(text.substring(begin, end)));
    }

    /** Names that are declared in the rule around the offset hide others. */
    private static Map<String, Word> all(String text, int offset) {
        Map<String, Word> words = new LinkedHashMap<>(ofNotation());
        List<CallExtent> rules = RuleCall.in(text).stream().map(RuleCall::extent).toList();
        DECLARATION.matcher(text).results().forEach(found -> {
            boolean ofOther = rules.stream().anyMatch(rule -> rule.contains(found.start()) && !rule.contains(offset));
            if (!ofOther) {
                words.put(found.group(1), new Word(found.group(1), Kind.NAME, List.of(found.group().strip())));
            }
        });
        return words;
    }

    private static Map<String, Word> ofNotation() {
        Map<String, Word> words = new TreeMap<>();
        Map<String, List<Method>> members = methods(Vocabulary.VALUES);
        Map<String, List<Method>> alone = methods(Vocabulary.SCOPES);
        alone.forEach((name, methods) -> words.put(name, new Word(name, Kind.KEYWORD, forms(name, methods))));
        members.forEach((name, methods) -> words.put(name, new Word(name, Kind.OPERATOR, forms(name, methods))));
        return words;
    }

    private static Map<String, List<Method>> methods(List<Class<?>> types) {
        return types.stream()
                .flatMap(type -> Stream.of(type.getMethods()))
                .filter(method -> !method.isSynthetic() && !Modifier.isStatic(method.getModifiers()))
                .filter(method -> !method.getDeclaringClass().equals(Object.class))
                .filter(method -> Vocabulary.isPlain(Vocabulary.name(method)))
                .collect(Collectors.groupingBy(Vocabulary::name, TreeMap::new, Collectors.toList()));
    }

    private static List<String> forms(String name, List<Method> methods) {
        List<String> forms = new ArrayList<>();
        methods.stream()
                .map(method -> name + Stream.of(method.getParameterTypes())
                        .map(Class::getSimpleName)
                        .collect(Collectors.joining(", ", "(", ")")))
                .distinct()
                .sorted(Comparator.comparingInt(String::length))
                .limit(MOST_FORMS)
                .forEach(forms::add);
        return forms;
    }
}
