package io.verifyrules.verifier.script;

import java.util.List;
import java.util.Set;

/**
 * The compiled rule files that are plain. They call the language and functions that compute values, so that nothing of
 * them is left when they have run. Other calls of a file, such as reflection, threads or files, may leave a thread
 * behind. They may change what the files after it meet in the same process.
 */
final class PlainClasses {

    private static final List<String> PACKAGES = List.of("io/verifyrules/dsl/", "kotlin/collections/", "kotlin/ranges/",
            "kotlin/text/", "kotlin/sequences/", "kotlin/comparisons/", "kotlin/jvm/internal/", "kotlin/jvm/functions/",
            "kotlin/math/", "kotlin/enums/");

    private static final Set<String> CLASSES = Set.of("kotlin/Unit", "kotlin/Pair", "kotlin/Triple", "kotlin/TuplesKt",
            "kotlin/reflect/KProperty", "kotlin/properties/ReadOnlyProperty", "kotlin/script/experimental/jvm/RunnerKt",
            "kotlin/Lazy", "kotlin/LazyKt", "kotlin/NoWhenBranchMatchedException", "java/lang/Object",
            "java/lang/String", "java/lang/StringBuilder", "java/lang/CharSequence", "java/lang/Integer",
            "java/lang/Long", "java/lang/Boolean", "java/lang/Character", "java/lang/Number", "java/lang/Double",
            "java/lang/Math", "java/lang/IllegalArgumentException", "java/lang/IllegalStateException",
            "java/lang/UnsupportedOperationException", "java/util/NoSuchElementException", "java/lang/Enum",
            "java/lang/Iterable", "java/lang/Comparable", "java/lang/invoke/LambdaMetafactory",
            "java/lang/invoke/StringConcatFactory", "java/math/BigInteger");

    private static final List<String> COLLECTIONS = List.of("Collection", "List", "Map", "Map$Entry", "Set", "Iterator",
            "ListIterator", "ArrayList", "LinkedHashMap", "LinkedHashSet", "HashMap", "HashSet", "Arrays",
            "Collections");

    private PlainClasses() {
    }

    /** Whether all classes of a rule file are plain. */
    static boolean all(ScriptClasses classes) {
        return classes.classes()
                .values()
                .stream()
                .flatMap(code -> ClassConstants.of(code).members())
                .allMatch(member -> isPlain(member.owner(), classes) || member.isOf("java/util/Locale", "ROOT"));
    }

    static boolean isPlain(String owner, ScriptClasses own) {
        return CLASSES.contains(owner) || PACKAGES.stream().anyMatch(owner::startsWith) || owner.startsWith("[")
                || own.classes().containsKey(owner.replace('/', '.'))
                || COLLECTIONS.stream().anyMatch(name -> owner.equals("java/util/" + name));
    }
}
