package io.verifyrules.verifier.report;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.verdict.Verdict;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The reason of an UNKNOWN in the names of the rule. The prover names what it works with by marks and numbers; here an index is
 * called after the axis that it runs along, or as the author calls it, and what the prover brought in itself is said to be
 * that. What is not understood stays as it is.
 */
public final class ReasonText {

    private static final String UNMATCHED = "; without a partner: ";
    private static final Pattern SIDE = Pattern.compile("(left|right): (.*)", Pattern.DOTALL);
    private static final Pattern INDEX = Pattern.compile("([@^])([\\p{L}_][\\p{L}\\p{N}_]*)(#\\d+)?");
    private static final String SIDE_OF_COMPARISON = "((?:(?! and | or | >= )[^():\\n])+)";
    private static final Pattern BELOW = Pattern.compile("(^|\\(|: | and | or |\\n)" + SIDE_OF_COMPARISON + " >= "
            + SIDE_OF_COMPARISON + " \\+ 1(?=\\)| and | or | of |\\n|$)");
    private static final Pattern ADDED = Pattern.compile("step_(\\w+)#\\d+");
    private static final Pattern ALONG = Pattern.compile("(\\S+): (\\S+?)(?=,|$)");
    private static final Pattern DIVISION = Pattern.compile("\\b(q|r)(?:uot|em)#(\\d+)");
    private static final String BOUND = "jklmnop";
    private static final Pattern RESULT = Pattern.compile("\\bi_(\\w+)");
    private static final Pattern REDUCED = Pattern.compile("\\b[j-p]_(\\w+)");
    private static final Pattern SHIFTED = Pattern.compile("\\b(\\w+)'");
    private static final Pattern QUOTIENT = Pattern.compile("\\bq(\\d+)\\b");
    private static final Pattern REMAINDER = Pattern.compile("\\br(\\d+)\\b");

    private final Set<String> classes;

    private ReasonText(Set<String> classes) {
        this.classes = classes;
    }

    /** The reason in the names of the rule. */
    public static String of(RuleDeclaration declaration, Verdict.Unknown unknown) {
        Set<String> classes = declaration instanceof Rule rule
                ? RuleNames.of(rule).rankClasses().stream().map(Object::toString).collect(Collectors.toSet())
                : Set.of();
        return new ReasonText(classes).text(unknown.reason());
    }

    private String text(String reason) {
        int unmatched = reason.indexOf(UNMATCHED);
        String told = unmatched < 0
                ? named(reason)
                : reason.substring(0, unmatched) + partnerless(reason.substring(unmatched + UNMATCHED.length()));
        return told + legend(told);
    }

    /** The terms without a partner side by side; terms that differ in the numbers of their indices are one. */
    private String partnerless(String terms) {
        Set<String> left = new LinkedHashSet<>();
        Set<String> right = new LinkedHashSet<>();
        Set<String> others = new LinkedHashSet<>();
        for (String term : terms.split("; ", -1)) {
            Matcher side = SIDE.matcher(term);
            if (side.matches()) {
                (side.group(1).equals("left") ? left : right).add(term(side.group(2)));
            } else {
                others.add(term.matches("and \\d+ more") ? "and perhaps more" : term);
            }
        }
        return Stream.of(side("on the left side ", left), side("on the right side ", right), others.stream())
                .flatMap(parts -> parts)
                .collect(Collectors.joining("; ", UNMATCHED, ""));
    }

    private static Stream<String> side(String where, Set<String> terms) {
        return terms.isEmpty() ? Stream.of() : Stream.of(where + String.join(", and ", terms));
    }

    /** {@code X[c: j_c] over j_c with all c: (..)}. */
    private String term(String term) {
        int of = beginOfBody(term);
        if (of < 0) {
            return named(term);
        }
        String before = term.substring(0, of).strip();
        int where = before.indexOf("where ");
        String over = (where < 0 ? before : before.substring(0, where)).strip();
        String guard = where < 0 ? "" : before.substring(where + "where ".length());
        // All parts are named together, as they speak of the same indices.
        List<String> parts = List
                .of(named(String.join("\n", term.substring(of + "of ".length()).strip(), over, guard)).split("\n", -1));
        return parts.get(0) + (over.isEmpty() ? "" : " " + ALONG.matcher(parts.get(1)).replaceAll("$1 on $2"))
                + (guard.isEmpty() ? "" : " with " + parts.get(2));
    }

    /** Where {@code of} stands that is in no brackets; -1 if nowhere. */
    private static int beginOfBody(String term) {
        int depth = 0;
        for (int i = 0; i < term.length(); i++) {
            char c = term.charAt(i);
            depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
            if (depth == 0 && term.startsWith("of ", i) && (i == 0 || term.charAt(i - 1) == ' ')) {
                return i;
            }
        }
        return -1;
    }

    private String named(String text) {
        String plain = DIVISION.matcher(ADDED.matcher(indices(text)).replaceAll("$1'")).replaceAll("$1$2");
        return BELOW.matcher(folds(plain))
                .replaceAll("$1$3 < $2")
                .replace("pos(", "max(0, ")
                .replaceAll("\\bnumber\\(([^()]*)\\)", "$1")
                .replaceAll("\\$(?=\\p{L})", "");
    }

    private String indices(String text) {
        Map<String, String> known = new HashMap<>();
        Map<String, Integer> used = new HashMap<>();
        return INDEX.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(known.computeIfAbsent(found.group(2) + found.group(3),
                        mark -> index(found.group(2), found.group(3) != null, used))));
    }

    private String index(String label, boolean bound, Map<String, Integer> used) {
        if (!bound) {
            return "i_" + label;
        }
        int before = used.merge(label, 1, Integer::sum) - 1;
        return classes.contains(label)
                ? BOUND.charAt(before % BOUND.length()) + "_" + label
                : label + (before == 0 ? "" : before + 1);
    }

    /** {@code all[c](p)} as {@code all c: p}. */
    private static String folds(String text) {
        StringBuilder folded = new StringBuilder(text);
        for (int at = folded.indexOf("all["); at >= 0; at = folded.indexOf("all[", at + 1)) {
            int open = folded.indexOf("](", at);
            int close = open < 0 ? -1 : closing(folded, open + 1);
            if (close >= 0) {
                String inside = folded.substring(open + 2, close);
                folded.replace(at, close + 1, "all " + folded.substring(at + 4, open) + ": " + inside);
            }
        }
        return folded.toString();
    }

    private static int closing(CharSequence text, int open) {
        int depth = 0;
        for (int i = open; i < text.length(); i++) {
            depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    /** What the names mean that are none of the rule's, told of one of each kind. */
    private static String legend(String told) {
        return Stream
                .of(explained(told, RESULT, "$0 is the index of the result on axis $1"),
                        explained(told, REDUCED, "$0 is one that a reduction runs over"),
                        explained(told, SHIFTED, "$0 is $1 plus a constant"),
                        explained(told, QUOTIENT, "$0 is a quotient"), explained(told, REMAINDER, "$0 is a remainder"))
                .flatMap(Optional::stream)
                .reduce((one, other) -> one + ", " + other)
                .map(all -> "; there " + all)
                .orElse("");
    }

    private static Optional<String> explained(String told, Pattern name, String meaning) {
        return name.matcher(told)
                .results()
                .findFirst()
                .map(found -> meaning.replace("$0", found.group()).replace("$1", found.group(1)));
    }
}
