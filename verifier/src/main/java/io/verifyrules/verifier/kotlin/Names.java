package io.verifyrules.verifier.kotlin;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.syntax.RuleScope;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The names that a rule has in Kotlin. Its declarations have their own names, as they are or in back-quotes. The words
 * of the notation stand beside them, with {@code this.} where the rule declares a thing of that name.
 */
final class Names {

    /** Words that are no names in Kotlin, and one that reads badly behind a {@code val}. */
    private static final Set<String> RESERVED = Set.of("as", "break", "class", "continue", "do", "else", "false", "for",
            "fun", "if", "in", "interface", "is", "null", "object", "package", "return", "super", "this", "throw",
            "true", "try", "typealias", "typeof", "val", "var", "when", "while", "by");

    /** The functions of the notation: Kotlin takes a call for one of them, also where the rule has a function that is called so. */
    private static final Set<String> FUNCTIONS = Stream.of(RuleScope.class.getMethods())
            .map(Method::getName)
            .collect(Collectors.toUnmodifiableSet());

    private final Set<String> taken;
    private final Map<AggregatedAxis, Code> axes = new LinkedHashMap<>();
    private final Map<AggregatedAxis, String> labels = new LinkedHashMap<>();

    /** The names of a rule that declares nothing. */
    static Names none() {
        return new Names(Set.of(), Set.of());
    }

    /**
     * The names of a rule.
     *
     * @param declared the names that it declares, but for labels
     * @param used     the axes of its tensors
     */
    Names(Collection<String> declared, Collection<AggregatedAxis> used) {
        this.taken = new HashSet<>(declared);
        for (AggregatedAxis axis : used) {
            if (axis.label().equals(axis.rankClass().name())) {
                axes.put(axis, local(axis.label()));
            } else {
                String name = taken.contains(axis.label())
                        ? fresh(axis.label() + "Of" + axis.rankClass().name())
                        : axis.label();
                taken.add(name);
                labels.put(axis, name);
                axes.put(axis, local(name));
            }
        }
    }

    /** The axes that have a label of their own, with the names that these have. */
    Map<AggregatedAxis, String> labels() {
        return Collections.unmodifiableMap(labels);
    }

    /** A name that nothing else has; it is taken now. */
    String fresh(String wish) {
        String name = wish;
        for (int number = 2; taken.contains(name); number++) {
            name = wish + number;
        }
        taken.add(name);
        return name;
    }

    /** The declaration of a name in the rule. */
    Code local(String name) {
        return Code.word(spelled(name));
    }

    /** An axis, by its class or its label. */
    Code axis(AggregatedAxis axis) {
        Code known = axes.get(axis);
        return known == null ? local(axis.label()) : known;
    }

    /** A name as Kotlin has it. */
    static String spelled(String name) {
        boolean plain = !RESERVED.contains(name) && name.chars().anyMatch(letter -> letter != '_')
                && name.codePoints()
                        .allMatch(point -> Character.isBmpCodePoint(point)
                                && (point == '_' || Character.isLetter(point) || Character.isDigit(point)));
        return plain ? name : "`" + name + "`";
    }

    /** A call of a function that the rule declares. */
    Code applied(String function, List<Code> operands) {
        return FUNCTIONS.contains(function)
                ? local(function).then("invoke", operands.stream().map(Code.Argument::of).toList())
                : Code.call(spelled(function), operands);
    }

    /** A word of the notation. */
    Code word(String word) {
        return Code.word(function(word));
    }

    /** A function of Kotlin's own library, by its full name where the rule has something of its own that is called so. */
    String ofLibrary(String function) {
        return taken.contains(function) ? "kotlin.collections." + function : function;
    }

    /** The name of a function or a property of the notation. */
    String function(String word) {
        return taken.contains(word) ? "this." + word : word;
    }
}
