package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.text.Cursor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads types: those of the builtin dialect that tensors have, and others as they are written. */
final class TypeReader {

    private static final Pattern WHOLE = Pattern.compile("(i|si|ui)([1-9][0-9]{0,7})");
    private static final Pattern FLOAT = Pattern.compile("f[0-9].*|bf16|tf32");

    private final Cursor cursor;
    private final Map<String, Type> aliases = new HashMap<>();
    private final Supplier<Attribute> attributes;

    /** @param attributes reads an attribute where one stands in a type */
    TypeReader(Cursor cursor, Supplier<Attribute> attributes) {
        this.cursor = cursor;
        this.attributes = attributes;
    }

    /** From here on the name stands for the type. */
    void alias(String name, Type type) {
        aliases.put(name, type);
    }

    /** Whether a type comes next, as far as the first character tells. */
    boolean isNext() {
        return cursor.peek() == '!' || cursor.peek() == '(' || cursor.seesWord("tensor") || isScalar();
    }

    private boolean isScalar() {
        int mark = cursor.mark();
        boolean scalar = cursor.word().flatMap(TypeReader::scalar).isPresent() || cursor.seesWord("complex");
        cursor.reset(mark);
        return scalar || cursor.seesWord("complex") || cursor.seesWord("tuple");
    }

    Type type() {
        return cursor.nested(this::any);
    }

    private Type any() {
        if (cursor.peek() == '(') {
            return function();
        }
        if (cursor.peek() == '!') {
            return ofDialect();
        }
        int mark = cursor.mark();
        String word = cursor.word().orElseThrow(() -> cursor.expected("a type"));
        return switch (word) {
            case "tensor" -> tensor();
            case "complex" -> {
                cursor.expect("<");
                Type part = type();
                cursor.expect(">");
                yield new Type.Complex(part);
            }
            case "tuple" -> new Type.Tuple(cursor.sees("<>") ? nothing("<>") : list("<", ">"));
            case "vector", "memref" -> new Type.Other(word + "<" + cursor.balanced("<", ">") + ">");
            case "none" -> new Type.Other(word);
            default -> scalar(word).orElseGet(() -> {
                cursor.reset(mark);
                throw cursor.expected("a type");
            });
        };
    }

    private static Optional<Type> scalar(String word) {
        Matcher whole = WHOLE.matcher(word);
        if (whole.matches()) {
            return Optional.of(new Type.Whole(Integer.parseInt(whole.group(2)), switch (whole.group(1)) {
                case "si" -> Type.Signedness.SIGNED;
                case "ui" -> Type.Signedness.UNSIGNED;
                default -> Type.Signedness.SIGNLESS;
            }));
        }
        if (word.equals("index")) {
            return Optional.of(new Type.Index());
        }
        return FLOAT.matcher(word).matches() ? Optional.of(new Type.Floating(word)) : Optional.empty();
    }

    private Type tensor() {
        cursor.expect("<");
        if (cursor.accept("*x")) {
            Type element = type();
            cursor.expect(">");
            return new Type.UnrankedTensor(element);
        }
        List<Type.Dimension> dimensions = new ArrayList<>();
        while (cursor.peek() == '?' || NumberReader.isDigit(cursor.peek())) {
            dimensions.add(cursor.accept("?") ? new Type.Dimension(OptionalLong.empty()) : Type.Dimension.of(size()));
            cursor.expect("x");
        }
        Type element = type();
        Optional<Attribute> encoding = cursor.accept(",") ? Optional.of(attributes.get()) : Optional.empty();
        cursor.expect(">");
        return new Type.Tensor(dimensions, element, encoding);
    }

    private long size() {
        int mark = cursor.mark();
        String digits = cursor.take(NumberReader::isDigit);
        try {
            return Long.parseLong(digits);
        } catch (NumberFormatException tooLarge) {
            cursor.reset(mark);
            throw cursor.expected("a size");
        }
    }

    private Type ofDialect() {
        cursor.expect("!");
        String name = cursor.suffix("a type");
        Type known = aliases.get(name);
        if (known != null) {
            return known;
        }
        return new Type.Other(
                "!" + name + (cursor.touches('<') ? "<" + WordsText.of(cursor.balanced("<", ">")) + ">" : ""));
    }

    Type.Function function() {
        List<Type> operands = cursor.sees("()") ? nothing("()") : list("(", ")");
        cursor.expect("->");
        return new Type.Function(operands, results());
    }

    /** One type, or several between parentheses. */
    List<Type> results() {
        if (cursor.peek() != '(') {
            return List.of(type());
        }
        int mark = cursor.mark();
        List<Type> several = cursor.sees("()") ? nothing("()") : list("(", ")");
        if (!cursor.sees("->")) {
            return several;
        }
        cursor.reset(mark);
        return List.of(function());
    }

    private List<Type> nothing(String brackets) {
        cursor.expect(brackets);
        return List.of();
    }

    private List<Type> list(String open, String close) {
        cursor.expect(open);
        if (cursor.accept(close)) {
            return List.of();
        }
        List<Type> all = several();
        cursor.expect(close);
        return all;
    }

    /** Types between commas. */
    List<Type> several() {
        List<Type> all = new ArrayList<>();
        do {
            all.add(type());
        } while (cursor.accept(","));
        return all;
    }
}
