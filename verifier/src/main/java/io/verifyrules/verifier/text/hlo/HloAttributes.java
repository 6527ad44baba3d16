package io.verifyrules.verifier.text.hlo;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.text.Cursor;
import io.verifyrules.verifier.text.NotRead;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Reads the value behind the name of an attribute. Lists of integers and names of computations are told by how they look or by the name;
 * what is neither remains text.
 *
 * @param computations those that were read before
 * @param refused      those that were not, and where they stand
 */
record HloAttributes(Cursor cursor, Set<String> computations, Map<String, SourcePosition> refused) {

    /**
     * The attributes that change no value, where no library looks at them: a program's origin, and where and when it
     * runs.
     */
    static final SortedSet<String> PASSED = Collections.unmodifiableSortedSet(
            new TreeSet<>(Set.of("metadata", "sharding", "frontend_attributes", "parameter_replication",
                    "control-predecessors", "origin", "original_value", "statistics", "execution_thread")));

    private static final Set<String> CALLS = Set.of("to_apply", "calls", "condition", "body", "select", "scatter",
            "true_computation", "false_computation", "branch_computations", "called_computations");
    private static final Pattern LIST = Pattern.compile("-?[0-9]{1,18}(?:, *-?[0-9]{1,18})*");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,18}");
    private static final Type LONG = new Type.Whole(64, Type.Signedness.SIGNLESS);

    Attribute value(String key) {
        if (CALLS.contains(key)) {
            return called();
        }
        return switch (key) {
            case "slice" -> slice();
            case "window" -> window();
            case "padding" -> padding(cursor.take(c -> c == '_' || c == 'x' || c == '-' || isDigit(c)));
            default -> other();
        };
    }

    private Attribute called() {
        if (!cursor.accept("{")) {
            return computation();
        }
        List<Attribute> all = new ArrayList<>();
        do {
            all.add(computation());
        } while (cursor.accept(","));
        cursor.expect("}");
        return new Attribute.Several(all);
    }

    private Attribute computation() {
        int mark = cursor.mark();
        cursor.accept("%");
        String name = cursor.suffix("a computation");
        if (!computations.contains(name)) {
            cursor.reset(mark);
            if (refused.containsKey(name)) {
                throw new NotRead(cursor.place(), "expected a computation that is read, found " + name
                        + ", which is not, for a mistake in line " + refused.get(name).line());
            }
            throw cursor.expected("a computation that is defined before it is used");
        }
        return new Attribute.Symbol(List.of(name));
    }

    private Attribute other() {
        if (cursor.peek() == '"') {
            return text(cursor.string());
        }
        if (cursor.peek() == '{') {
            String inside = cursor.balanced("{", "}").strip();
            return inside.isEmpty() || LIST.matcher(inside).matches()
                    ? numbers(inside.isEmpty() ? List.of() : List.of(inside.split(", *", -1)))
                    : new Attribute.Other("{" + inside.replaceAll("\\s+", " ") + "}");
        }
        String word = word();
        if (word.equals("true") || word.equals("false")) {
            return Attribute.Of.plain(new Literal.Truth(word.equals("true")));
        }
        return NUMBER.matcher(word).matches()
                ? new Attribute.Of(new Literal.Whole(new BigInteger(word)), Optional.of(LONG))
                : text(word);
    }

    /**
     * The text without blanks between, with all that its brackets have inside: {@code [2,4]<=[8]} or
     * {@code (f32[2]{0},s32[])}.
     */
    private String word() {
        StringBuilder word = new StringBuilder();
        char next = cursor.peek();
        while ("([{".indexOf(next) >= 0 || (next != 0 && ",})]".indexOf(next) < 0 && !Character.isWhitespace(next))) {
            if ("([{".indexOf(next) >= 0) {
                char close = ")]}".charAt("([{".indexOf(next));
                word.append(next)
                        .append(cursor.balanced(Character.toString(next), Character.toString(close)))
                        .append(close);
            } else {
                word.append(cursor.take(c -> ",(){}[]".indexOf(c) < 0 && !Character.isWhitespace(c)));
            }
            next = cursor.next();
        }
        if (word.isEmpty()) {
            throw cursor.expected("the value of an attribute");
        }
        return word.toString();
    }

    private static Attribute text(String value) {
        return Attribute.Of.plain(new Literal.Text(value));
    }

    private static Attribute numbers(List<String> all) {
        return new Attribute.Numbers(LONG,
                all.stream().<Literal>map(each -> new Literal.Whole(new BigInteger(each))).toList());
    }

    /** {@code {[0:2:1], [1:8]}}: start, limit and stride on each dimension. */
    private Attribute slice() {
        List<String> start = new ArrayList<>();
        List<String> limit = new ArrayList<>();
        List<String> stride = new ArrayList<>();
        cursor.expect("{");
        while (!cursor.accept("}")) {
            cursor.expect("[");
            start.add(number());
            cursor.expect(":");
            limit.add(number());
            stride.add(cursor.accept(":") ? number() : "1");
            cursor.expect("]");
            cursor.accept(",");
        }
        return named("start", start, "limit", limit, "stride", stride);
    }

    private String number() {
        int mark = cursor.mark();
        String digits = cursor.take(c -> c == '-' || isDigit(c));
        if (!NUMBER.matcher(digits).matches()) {
            cursor.reset(mark);
            throw cursor.expected("a number");
        }
        return digits;
    }

    /** {@code 1_0_2x0_1}: before, after and between the elements on each dimension. */
    private Attribute padding(String written) {
        List<String> low = new ArrayList<>();
        List<String> high = new ArrayList<>();
        List<String> interior = new ArrayList<>();
        for (String dimension : written.isEmpty() ? List.<String>of() : List.of(written.split("x", -1))) {
            List<String> parts = List.of(dimension.split("_", -1));
            if (parts.size() < 2 || parts.size() > 3
                    || !parts.stream().allMatch(part -> NUMBER.matcher(part).matches())) {
                throw cursor.expected("padding such as 1_0x0_2_1 before this");
            }
            low.add(parts.get(0));
            high.add(parts.get(1));
            interior.add(parts.size() == 3 ? parts.get(2) : "0");
        }
        return named("low", low, "high", high, "interior", interior);
    }

    /** {@code {size=2x2 stride=1x1 pad=0_1x0_0}}, of which each part may be left out. */
    private Attribute window() {
        SortedMap<String, Attribute> all = new TreeMap<>();
        cursor.expect("{");
        while (!cursor.accept("}")) {
            String key = cursor.expectWord();
            cursor.expect("=");
            String value = cursor.take(c -> c == '_' || c == 'x' || c == '-' || isDigit(c));
            if (key.equals("pad")) {
                all.put(key, padding(value));
                continue;
            }
            List<String> parts = List.of(value.split("x", -1));
            if (!parts.stream().allMatch(part -> NUMBER.matcher(part).matches())) {
                throw cursor.expected("numbers such as 2x3 before this");
            }
            all.put(key, numbers(parts));
        }
        return new Attribute.Named(all);
    }

    private static Attribute named(String first, List<String> one, String second, List<String> two, String third,
            List<String> three) {
        SortedMap<String, Attribute> all = new TreeMap<>();
        all.put(first, numbers(one));
        all.put(second, numbers(two));
        all.put(third, numbers(three));
        return new Attribute.Named(all);
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** Goes past a value that is of no use here. */
    void pass() {
        if (cursor.peek() == '"') {
            cursor.string();
        } else {
            word();
        }
    }
}
