package io.verifyrules.verifier.text.mlir;

import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads attributes, and the numbers and strings in them. */
final class AttributeReader {

    private final Cursor cursor;
    private final TypeReader types;
    private final NumberReader numbers;
    private final DenseReader dense;
    private final Map<String, Attribute> aliases = new HashMap<>();

    AttributeReader(Cursor cursor, Resources resources) {
        this.cursor = cursor;
        this.numbers = new NumberReader(cursor);
        this.types = new TypeReader(cursor, this::attribute);
        this.dense = new DenseReader(cursor, this, resources);
    }

    /** The reader of the types beside. */
    TypeReader types() {
        return types;
    }

    /** From here on the name stands for the attribute. */
    void alias(String name, Attribute attribute) {
        aliases.put(name, attribute);
    }

    Attribute attribute() {
        return cursor.nested(this::any);
    }

    private Attribute any() {
        return switch (cursor.peek()) {
            case '[' -> several();
            case '{' -> new Attribute.Named(dictionary());
            case '@' -> new Attribute.Symbol(symbol());
            case '#' -> ofDialect();
            case '"' -> typed(new Literal.Text(cursor.string()));
            default -> isNumber() ? typed(number()) : isTruth() ? Attribute.Of.plain(number()) : word();
        };
    }

    private boolean isNumber() {
        char first = cursor.peek();
        return Character.isDigit(first) || (first == '-' && Character.isDigit(cursor.peek(1)));
    }

    private boolean isTruth() { return cursor.seesWord("true") || cursor.seesWord("false"); }

    private Attribute typed(Literal literal) {
        return new Attribute.Of(literal, cursor.accept(":") ? Optional.of(types.type()) : Optional.empty());
    }

    private Attribute several() {
        cursor.expect("[");
        List<Attribute> all = new ArrayList<>();
        if (!cursor.accept("]")) {
            do {
                all.add(attribute());
            } while (cursor.accept(","));
            cursor.expect("]");
        }
        return new Attribute.Several(all);
    }

    /** The entries between braces; one without a value is a flag. */
    SortedMap<String, Attribute> dictionary() {
        cursor.expect("{");
        SortedMap<String, Attribute> all = new TreeMap<>();
        if (cursor.accept("}")) {
            return all;
        }
        do {
            String name = cursor.peek() == '"' ? cursor.string() : cursor.expectWord();
            if (all.put(name, cursor.accept("=") ? attribute() : new Attribute.Flag()) != null) {
                throw cursor.expected("one value for " + name + " before this; there are two");
            }
        } while (cursor.accept(","));
        cursor.expect("}");
        return all;
    }

    /** Attributes between {@code <} and {@code >}, as the generic form has them; none if there is no bracket. */
    SortedMap<String, Attribute> properties() {
        if (!cursor.accept("<")) {
            return new TreeMap<>();
        }
        SortedMap<String, Attribute> all = dictionary();
        cursor.expect(">");
        return all;
    }

    List<String> symbol() {
        List<String> path = new ArrayList<>();
        do {
            cursor.expect("@");
            path.add(cursor.touches('"') ? cursor.string() : cursor.suffix("a function"));
        } while (cursor.accept("::"));
        return path;
    }

    private Attribute ofDialect() {
        cursor.expect("#");
        String name = cursor.suffix("an attribute");
        Attribute known = aliases.get(name);
        if (known != null && !cursor.touches('<')) {
            return known;
        }
        if (!cursor.touches('<')) {
            return new Attribute.Words(name, "");
        }
        if (!hasFields()) {
            return new Attribute.Words(name, WordsText.of(cursor.balanced("<", ">")));
        }
        int mark = cursor.mark();
        return fields().<Attribute>map(fields -> new Attribute.Fields(name, fields)).orElseGet(() -> {
            cursor.reset(mark);
            return new Attribute.Words(name, WordsText.of(cursor.balanced("<", ">")));
        });
    }

    /** Whether a name and a sign of equality stand behind the bracket. */
    private boolean hasFields() {
        int mark = cursor.mark();
        cursor.expect("<");
        boolean named = cursor.seesKey();
        cursor.reset(mark);
        return named;
    }

    /** Fields with names, if that is what stands between the brackets. */
    private Optional<SortedMap<String, Attribute>> fields() {
        try {
            return Optional.of(namedFields());
        } catch (NotRead otherWords) {
            return Optional.empty();
        }
    }

    /** Fields such as {@code <type = f32, lower = true>}. */
    SortedMap<String, Attribute> namedFields() {
        cursor.expect("<");
        SortedMap<String, Attribute> fields = new TreeMap<>();
        do {
            String field = cursor.expectWord();
            cursor.expect("=");
            fields.put(field, attribute());
            // Behind the last one may stand a comma.
        } while (cursor.accept(",") && cursor.peek() != '>');
        cursor.expect(">");
        return fields;
    }

    private Attribute word() {
        if (cursor.acceptWord("dense")) {
            return dense.written();
        }
        if (cursor.acceptWord("dense_resource")) {
            return dense.named();
        }
        if (cursor.acceptWord("sparse")) {
            return new SparseReader(cursor, this).written();
        }
        if (cursor.acceptWord("array")) {
            return numbers();
        }
        if (cursor.acceptWord("unit")) {
            return new Attribute.Flag();
        }
        for (String opaque : List.of("affine_map", "affine_set", "strided", "opaque", "loc", "distinct")) {
            if (cursor.acceptWord(opaque)) {
                boolean round = cursor.peek() == '(';
                String inside = WordsText.of(round ? cursor.balanced("(", ")") : cursor.balanced("<", ">"));
                return new Attribute.Other(opaque + (round ? "(" + inside + ")" : "<" + inside + ">"));
            }
        }
        if (types.isNext()) {
            return new Attribute.OfType(types.type());
        }
        throw cursor.expected("an attribute");
    }

    private Attribute numbers() {
        cursor.expect("<");
        Type element = types.type();
        List<Literal> all = new ArrayList<>();
        if (cursor.accept(":")) {
            do {
                all.add(number());
            } while (cursor.accept(","));
        }
        cursor.expect(">");
        return new Attribute.Numbers(element, all);
    }

    /** Elements in lists inside of lists. */
    Data.Listed listed() {
        return dense.listed();
    }

    /** A number, a truth value, or a complex number between parentheses. */
    Literal number() {
        return cursor.peek() == '(' ? cursor.nested(this::pair) : numbers.number();
    }

    private Literal pair() {
        cursor.expect("(");
        Literal real = number();
        cursor.expect(",");
        Literal imaginary = number();
        cursor.expect(")");
        return new Literal.Pair(real, imaginary);
    }
}
