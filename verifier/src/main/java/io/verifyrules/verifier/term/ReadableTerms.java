package io.verifyrules.verifier.term;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Terms in the names of the rule. Proofs name the terms that they bring in by numbers. Here an index is called after
 * the axis that it runs along, or as the author calls it. A term that stands for nothing in the rule has a short name
 * that the legend explains. A variable is called alike in all terms of one object.
 */
public final class ReadableTerms {

    /** The role of a name that the rule does not declare. */
    private enum Role {
        RESULT("the index of the result on axis %s"),
        REDUCED("one that a reduction runs over"),
        SHIFTED("%s plus a constant"),
        QUOTIENT("a quotient"),
        REMAINDER("a remainder");

        private final String meaning;

        Role(String meaning) {
            this.meaning = meaning;
        }
    }

    private static final String BOUND = "jklmnop";
    private static final String STEP = "step_";

    private final Map<LaneAtom.Fresh, String> names = new HashMap<>();
    private final Map<String, Integer> used = new HashMap<>();
    private final Map<Role, String> legend = new EnumMap<>(Role.class);
    private final Wording wording = new Wording() {
        @Override
        public String variable(LaneAtom.Variable variable) {
            return named(variable);
        }

        @Override
        public boolean isReadable() { return true; }
    };

    /** A truth value. */
    public String of(Truth truth) {
        return TermText.of(truth, wording);
    }

    /** An element. */
    public String of(ValueTerm term) {
        return TermText.of(term, wording);
    }

    /** An index that a reduction runs over, such as {@code j_c on c}. */
    public String of(ValueTerm.BoundIndex index) {
        return named(index.variable()) + " on " + index.rankClass();
    }

    /** The meaning of the names that are none of the rule's, one of each kind; empty where there is none. */
    public static String legend(List<ReadableTerms> texts) {
        Map<Role, String> all = new EnumMap<>(Role.class);
        texts.forEach(text -> text.legend.forEach(all::putIfAbsent));
        return all.isEmpty() ? "" : all.values().stream().collect(Collectors.joining(", ", "; there ", ""));
    }

    private String named(LaneAtom.Variable variable) {
        return switch (variable) {
            case LaneAtom.Declared map -> map.name();
            case LaneAtom.Shared scalar -> scalar.name();
            case LaneAtom.Permuted permuted -> named(permuted.of()) + "[" + permuted.by() + "]";
            case LaneAtom.AccessIndex index -> explained(Role.RESULT, "i_" + index.name(), index.name());
            case LaneAtom.Fresh fresh -> {
                String name = names.get(fresh);
                if (name == null) {
                    name = fresh(fresh);
                    names.put(fresh, name);
                }
                yield name;
            }
        };
    }

    private String fresh(LaneAtom.Fresh fresh) {
        return switch (fresh.kind()) {
            case BOUND, INDEX -> index(fresh);
            case MAP, SCALAR, PRIMITIVE -> introduced(fresh);
        };
    }

    private String index(LaneAtom.Fresh fresh) {
        int before = used.merge(fresh.name(), 1, Integer::sum) - 1;
        boolean ofAuthor = fresh.rankClass().filter(rankClass -> rankClass.name().equals(fresh.name())).isEmpty();
        return ofAuthor
                ? numbered(fresh.name(), before)
                : explained(Role.REDUCED,
                        numbered(BOUND.charAt(before % BOUND.length()) + "_" + fresh.name(), before / BOUND.length()),
                        fresh.name());
    }

    private String introduced(LaneAtom.Fresh fresh) {
        if (fresh.name().startsWith(STEP)) {
            String of = fresh.name().substring(STEP.length());
            return explained(Role.SHIFTED, of + "'", of);
        }
        boolean quotient = fresh.name().startsWith("quot");
        String letter = quotient ? "q" : fresh.name().startsWith("rem") ? "r" : fresh.name();
        return explained(quotient ? Role.QUOTIENT : Role.REMAINDER, letter + fresh.number(), letter);
    }

    private static String numbered(String name, int before) {
        return name + (before == 0 ? "" : before + 1);
    }

    private String explained(Role role, String name, String of) {
        legend.putIfAbsent(role, name + " is " + role.meaning.formatted(of));
        return name;
    }
}
