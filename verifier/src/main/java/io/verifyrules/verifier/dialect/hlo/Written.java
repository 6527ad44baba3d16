package io.verifyrules.verifier.dialect.hlo;

import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Data;
import io.verifyrules.verifier.program.Literal;
import io.verifyrules.verifier.program.Type;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Attributes as StableHLO has them. */
final class Written {

    private static final Type LONG = new Type.Whole(64, Type.Signedness.SIGNLESS);

    private Written() {
    }

    /** No attributes. */
    static SortedMap<String, Attribute> none() {
        return new TreeMap<>();
    }

    /** Attributes by name. */
    static SortedMap<String, Attribute> all(Map<String, Attribute> byName) {
        return new TreeMap<>(byName);
    }

    /** The attributes of an operation that has no meaning. */
    static SortedMap<String, Attribute> refusal(String why) {
        return all(Map.of(NotDenoted.REASON, text(why)));
    }

    static Attribute text(String value) {
        return Attribute.Of.plain(new Literal.Text(value));
    }

    static Attribute truth(boolean value) {
        return Attribute.Of.plain(new Literal.Truth(value));
    }

    static Attribute number(long value) {
        return new Attribute.Of(new Literal.Whole(BigInteger.valueOf(value)), Optional.of(LONG));
    }

    static Attribute numbers(List<Long> all) {
        return new Attribute.Numbers(LONG, literals(all));
    }

    private static List<Literal> literals(List<Long> all) {
        return all.stream().<Literal>map(each -> new Literal.Whole(BigInteger.valueOf(each))).toList();
    }

    /** Two numbers for each dimension, such as those of padding. */
    static Attribute pairs(List<Long> some, List<Long> others) {
        List<Long> all = new ArrayList<>();
        for (int i = 0; i < some.size(); i++) {
            all.add(some.get(i));
            all.add(others.get(i));
        }
        return new Attribute.Dense(new Data.Listed(List.of(some.size(), 2), literals(all)),
                Type.Tensor.of(LONG, some.size(), 2));
    }

    /** A constant with a number for each place of a line. */
    static Attribute line(List<Long> all, Type element) {
        return new Attribute.Dense(new Data.Listed(List.of(all.size()), literals(all)),
                Type.Tensor.of(element, all.size()));
    }

    /** A constant with one element everywhere. */
    static Attribute splat(Literal element, Type type) {
        return new Attribute.Dense(new Data.Splat(element), type);
    }

    /** Lists of dimensions, which are fields of one attribute. */
    static Attribute fields(String name, Map<String, Attribute> fields) {
        return new Attribute.Fields(name, new TreeMap<>(fields));
    }
}
