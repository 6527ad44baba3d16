package io.verifyrules.verifier.script;

import io.verifyrules.verifier.script.ClassConstants.Member;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The calls of plain classes that give the same for the same arguments in every run. Chance does not, nor does the
 * place of an object in memory. The usual {@code hashCode} and {@code toString} depend on it, and with them the order
 * of hash tables. A call that is not known to give the same counts as if it did not.
 */
final class RepeatableCalls {

    private static final Set<String> OF_NUMBERS = Set.of("valueOf", "byteValue", "shortValue", "intValue", "longValue",
            "floatValue", "doubleValue", "booleanValue", "charValue", "parseInt", "parseLong", "parseDouble",
            "parseBoolean", "toString", "toBinaryString", "toHexString", "toUnsignedString", "compare", "compareTo",
            "compareUnsigned", "divideUnsigned", "remainderUnsigned", "equals", "hashCode", "bitCount",
            "numberOfTrailingZeros", "numberOfLeadingZeros", "highestOneBit", "lowestOneBit", "signum", "max", "min",
            "sum", "abs", "rotateLeft", "rotateRight", "reverse", "isNaN", "isInfinite", "isFinite", "isDigit",
            "isLetter", "isLetterOrDigit", "isUpperCase", "isLowerCase", "isWhitespace", "toUpperCase", "toLowerCase",
            "digit", "forDigit", "codePointAt", "MIN_VALUE", "MAX_VALUE", "NaN", "POSITIVE_INFINITY",
            "NEGATIVE_INFINITY", "doubleToRawLongBits", "doubleToLongBits", "longBitsToDouble", "floatToRawIntBits",
            "intBitsToFloat", "TRUE", "FALSE", "logicalAnd", "logicalOr", "logicalXor");

    private static final Set<String> OF_INTEGERS = Set.of("<init>", "valueOf", "ZERO", "ONE", "TWO", "TEN", "add",
            "subtract", "multiply", "divide", "mod", "remainder", "divideAndRemainder", "pow", "gcd", "abs", "negate",
            "signum", "compareTo", "equals", "hashCode", "toString", "max", "min", "shiftLeft", "shiftRight", "and",
            "or", "xor", "not", "andNot", "testBit", "setBit", "clearBit", "flipBit", "bitLength", "bitCount",
            "intValue", "longValue", "intValueExact", "longValueExact", "doubleValue", "sqrt", "modPow", "modInverse");

    private static final Set<String> OF_COLLECTIONS = Set.of("<init>", "add", "addAll", "addFirst", "addLast", "clear",
            "compute", "computeIfAbsent", "computeIfPresent", "contains", "containsAll", "containsKey", "containsValue",
            "copyOf", "entrySet", "equals", "forEach", "get", "getFirst", "getKey", "getLast", "getOrDefault",
            "getValue", "hasNext", "hasPrevious", "indexOf", "isEmpty", "iterator", "keySet", "lastIndexOf",
            "listIterator", "merge", "next", "nextIndex", "of", "previous", "previousIndex", "put", "putAll",
            "putIfAbsent", "remove", "removeAll", "removeFirst", "removeIf", "removeLast", "replace", "replaceAll",
            "retainAll", "reversed", "set", "size", "sort", "subList", "toArray", "trimToSize", "values",
            "ensureCapacity");

    private static final Set<String> OF_EXCEPTIONS = Set.of("<init>");

    /** Of classes of Java, which have other members beside. */
    private static final Map<String, Set<String>> OF_JAVA = Map.ofEntries(
            Map.entry("java/lang/Object", Set.of("<init>", "equals", "clone")),
            Map.entry("java/lang/String",
                    Set.of("<init>", "length", "charAt", "codePointAt", "codePointCount", "compareTo",
                            "compareToIgnoreCase", "concat", "contains", "contentEquals", "endsWith", "equals",
                            "equalsIgnoreCase", "getBytes", "getChars", "hashCode", "indexOf", "intern", "isBlank",
                            "isEmpty", "lastIndexOf", "matches", "offsetByCodePoints", "regionMatches", "repeat",
                            "replace", "replaceAll", "replaceFirst", "split", "startsWith", "strip", "stripIndent",
                            "stripLeading", "stripTrailing", "subSequence", "substring", "toCharArray", "toLowerCase",
                            "toString", "toUpperCase", "trim", "valueOf", "CASE_INSENSITIVE_ORDER")),
            Map.entry("java/lang/StringBuilder",
                    Set.of("<init>", "append", "toString", "length", "charAt", "insert", "reverse", "deleteCharAt",
                            "delete", "setLength", "setCharAt", "replace", "indexOf", "lastIndexOf", "substring",
                            "isEmpty", "appendCodePoint")),
            Map.entry("java/lang/CharSequence", Set.of("length", "charAt", "subSequence", "isEmpty", "toString")),
            Map.entry("java/lang/Integer", OF_NUMBERS), Map.entry("java/lang/Long", OF_NUMBERS),
            Map.entry("java/lang/Boolean", OF_NUMBERS), Map.entry("java/lang/Character", OF_NUMBERS),
            Map.entry("java/lang/Double", OF_NUMBERS), Map.entry("java/lang/Number", OF_NUMBERS),
            Map.entry("java/lang/Math",
                    Set.of("abs", "absExact", "max", "min", "floorDiv", "floorMod", "ceilDiv", "ceilMod", "addExact",
                            "subtractExact", "multiplyExact", "negateExact", "incrementExact", "decrementExact",
                            "toIntExact", "pow", "sqrt", "cbrt", "exp", "log", "log10", "floor", "ceil", "round",
                            "rint", "signum", "hypot", "clamp")),
            Map.entry("java/lang/Enum", Set.of("<init>", "name", "ordinal", "valueOf", "compareTo", "equals")),
            Map.entry("java/lang/Iterable", Set.of("iterator", "forEach")),
            Map.entry("java/lang/Comparable", Set.of("compareTo")),
            Map.entry("java/lang/invoke/LambdaMetafactory", Set.of("metafactory", "altMetafactory")),
            Map.entry("java/lang/invoke/StringConcatFactory", Set.of("makeConcat", "makeConcatWithConstants")),
            Map.entry("java/math/BigInteger", OF_INTEGERS), Map.entry("java/util/Collection", OF_COLLECTIONS),
            Map.entry("java/util/List", OF_COLLECTIONS), Map.entry("java/util/Map", OF_COLLECTIONS),
            Map.entry("java/util/Map$Entry", OF_COLLECTIONS), Map.entry("java/util/Set", OF_COLLECTIONS),
            Map.entry("java/util/Iterator", OF_COLLECTIONS), Map.entry("java/util/ListIterator", OF_COLLECTIONS),
            Map.entry("java/util/ArrayList", OF_COLLECTIONS), Map.entry("java/util/LinkedHashMap", OF_COLLECTIONS),
            Map.entry("java/util/LinkedHashSet", OF_COLLECTIONS),
            Map.entry("java/util/Arrays", Set.of("asList", "copyOf", "copyOfRange", "fill", "equals", "sort")),
            Map.entry("java/util/Collections",
                    Set.of("singletonList", "singleton", "singletonMap", "emptyList", "emptyMap", "emptySet",
                            "unmodifiableList", "unmodifiableSet", "unmodifiableMap", "nCopies", "reverse", "sort",
                            "swap", "max", "min")),
            Map.entry("java/util/Locale", Set.of("ROOT")),
            Map.entry("java/lang/IllegalArgumentException", OF_EXCEPTIONS),
            Map.entry("java/lang/IllegalStateException", OF_EXCEPTIONS),
            Map.entry("java/lang/UnsupportedOperationException", OF_EXCEPTIONS),
            Map.entry("java/util/NoSuchElementException", OF_EXCEPTIONS));

    /** Of the standard library of Kotlin, all of whose other functions in plain packages give the same for the same arguments. */
    private static final Pattern CHANCE_OR_PLACE = Pattern
            .compile("random.*|shuffle.*|.*hash.*|.*Hash.*|joinTo.*|contentTo.*|contentDeepTo.*|.*toString.*|stringPlus"
                    + "|format.*|.*[lL]ocale.*|capitalize.*|decapitalize.*|appendln|read.*|print.*");

    /** The classes with a text of their value, and not of their place. */
    private static final Set<String> TEXTS = Set.of("java/lang/String", "java/lang/Integer", "java/lang/Long",
            "java/lang/Boolean", "java/lang/Character", "java/lang/Double", "java/lang/Number",
            "java/lang/CharSequence", "java/math/BigInteger", "java/lang/StringBuilder");

    private static final String LANGUAGE = "io/verifyrules/dsl/";
    private static final Pattern TYPE = Pattern.compile("L([^;]+);");

    private RepeatableCalls() {
    }

    /** Whether all calls of plain classes of a rule file are of that kind. */
    static boolean all(ScriptClasses classes) {
        return classes.classes()
                .values()
                .stream()
                .map(ClassConstants::of)
                .allMatch(code -> code.members().allMatch(member -> isRepeatable(member, classes))
                        && code.concatenations().allMatch(RepeatableCalls::isOfTexts));
    }

    private static boolean isRepeatable(Member member, ScriptClasses own) {
        String owner = member.owner();
        Set<String> known = OF_JAVA.get(owner);
        if (known != null) {
            return known.contains(member.name()) && (!makesText(member) || isOfTexts(member.descriptor()));
        }
        if (owner.startsWith("[")) {
            return member.name().equals("clone");
        }
        if (owner.startsWith(LANGUAGE)) {
            return !member.name().equals("hashCode");
        }
        return owner.startsWith("kotlin/")
                ? !CHANCE_OR_PLACE.matcher(member.name()).matches()
                        && (isGenerated(owner) || namesPlainTypes(member, own))
                : own.classes().containsKey(owner.replace('/', '.')) && !member.name().equals("hashCode")
                        && !member.name().equals("toString");
    }

    /** Whether it makes a text of whatever it is given. */
    private static boolean makesText(Member member) {
        return member.owner().startsWith("java/lang/String")
                && Set.of("append", "insert", "valueOf").contains(member.name());
    }

    /** The code that the compiler writes, of which no chance comes. */
    private static boolean isGenerated(String owner) {
        return owner.startsWith("kotlin/jvm/internal/") || owner.startsWith("kotlin/script/");
    }

    /** A call that works with chance, locales or files has such a type among those of its arguments. */
    private static boolean namesPlainTypes(Member member, ScriptClasses own) {
        Matcher types = TYPE.matcher(member.descriptor());
        while (types.find()) {
            if (!PlainClasses.isPlain(types.group(1), own) && !types.group(1).equals("java/util/Comparator")) {
                return false;
            }
        }
        return true;
    }

    /** Whether all arguments are primitive or have such a text. */
    private static boolean isOfTexts(String descriptor) {
        String arguments = descriptor.substring(0, descriptor.indexOf(')') + 1);
        Matcher types = TYPE.matcher(arguments);
        while (types.find()) {
            if (!TEXTS.contains(types.group(1)) && !types.group(1).startsWith(LANGUAGE)) {
                return false;
            }
        }
        return !arguments.replaceAll("\\[[CB]", "").contains("[");
    }
}
