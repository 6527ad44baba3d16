package io.verifyrules.verifier.script;

import io.verifyrules.dsl.axis.AxisMap;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.dsl.syntax.Notation;
import io.verifyrules.dsl.syntax.RuleScope;
import io.verifyrules.dsl.syntax.RulesScope;
import io.verifyrules.dsl.syntax.VariantScope;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The names that a rule file may use: those of the notation, and those that it declares itself. */
final class Vocabulary {

    /** What stands around a place of a rule file, so that its members stand by themselves. */
    static final List<Class<?>> SCOPES = List.of(RulesScope.class, RuleScope.class, VariantScope.class, Notation.class);
    /** What members stand behind. */
    static final List<Class<?>> VALUES = List.of(TensorExpr.class, AxisMap.class);
    private static final Pattern DECLARED = Pattern.compile("\\bval\\s+(\\w+)");
    private static final Pattern PLAIN = Pattern.compile("[a-z]\\w*");
    private static final Pattern GETTER = Pattern.compile("get[A-Z]\\w*");

    private Vocabulary() {
    }

    /** The names that are known in a file of this text. */
    static Set<String> of(String text) {
        Set<String> names = ofNotation();
        DECLARED.matcher(text).results().forEach(declaration -> names.add(declaration.group(1)));
        return names;
    }

    /** The names that are known in every file. */
    static Set<String> ofNotation() {
        Set<String> names = new TreeSet<>();
        Stream.concat(SCOPES.stream(), VALUES.stream())
                .flatMap(type -> Stream.of(type.getMethods()))
                .filter(method -> !method.isSynthetic() && !Modifier.isStatic(method.getModifiers()))
                .filter(method -> !method.getDeclaringClass().equals(Object.class))
                .map(Vocabulary::name)
                .filter(PLAIN.asMatchPredicate())
                .forEach(names::add);
        Stream.of(VerdictKind.values()).map(Enum::name).forEach(names::add);
        names.add("operator");
        return names;
    }

    /** Where a name that is not known at an offset is declared all the same, and why it is not known. */
    static Optional<String> declaration(String name, String text, int offset) {
        List<CallExtent> rules = RuleCall.in(text).stream().map(RuleCall::extent).toList();
        return DECLARED.matcher(text)
                .results()
                .filter(declaration -> declaration.group(1).equals(name))
                .map(declaration -> {
                    String line = "line " + CallExtent.line(text, declaration.start());
                    boolean same = rules.stream()
                            .anyMatch(rule -> rule.contains(offset) && rule.contains(declaration.start()));
                    return same
                            ? "below, in " + line + "; a name is declared before it is used"
                            : "in another rule, in " + line + "; names belong to one rule, so declare it here too";
                })
                .min(Comparator.naturalOrder());
    }

    /** Whether people write the name. */
    static boolean isPlain(String name) {
        return PLAIN.matcher(name).matches();
    }

    /** As Kotlin writes it: properties without their "get". */
    static String name(Method method) {
        String name = method.getName();
        return GETTER.matcher(name).matches() ? Character.toLowerCase(name.charAt(3)) + name.substring(4) : name;
    }
}
