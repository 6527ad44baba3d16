package io.verifyrules.verifier.script;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The statements of a rule that demand something, and how other ones take their place. */
final class DemandsInText {

    /** A demand that begins a line. */
    private static final Pattern DEMAND = Pattern.compile("^([ \\t]*)(?:val\\s+(\\w+)\\s*=\\s*)?requires(?=\\s*\\{)",
            Pattern.MULTILINE);

    /** Where new demands go if there were none. */
    private static final Pattern SIDE = Pattern.compile("^([ \\t]*)lhs\\s*=", Pattern.MULTILINE);

    /** Comments and strings, in which a word is no name. */
    private static final Pattern NO_CODE = Pattern.compile("(?s)//[^\\n]*|/\\*.*?\\*/|\"(?:\\\\.|[^\"\\\\\\n])*\"");

    private DemandsInText() {
    }

    /**
     * A demand in the text of a rule.
     *
     * @param start where its line begins
     * @param word where the word {@code requires} ends
     * @param end where its lambda ends
     * @param name the name of it in other parts of the rule, if it has a name
     */
    private record Stated(int start, int word, int end, Optional<String> name) {
        private boolean isUsed(String body) {
            return name.filter(known -> Pattern.compile("\\b" + known + "\\b")
                    .matcher(NO_CODE.matcher(body).replaceAll(" "))
                    .results()
                    .count() > 1).isPresent();
        }

        private boolean holdsComment(String body) {
            String inside = body.substring(word, end);
            return inside.contains("//") || inside.contains("/*");
        }
    }

    /** A part of the text, and what takes its place. */
    private record Replacement(int from, int to, String by) {}

    static RequiresEdit changed(String text, RuleCall call, List<String> before, List<String> after) {
        String body = call.text();
        Matcher side = SIDE.matcher(body);
        if (!side.find()) {
            return new RequiresEdit.Refused("no line begins with 'lhs ='");
        }
        String indent = side.group(1);
        List<Stated> stated = new ArrayList<>();
        Matcher demand = DEMAND.matcher(body);
        while (demand.find()) {
            Optional<CallExtent> extent = CallExtent.withLambda(body, demand.end());
            if (demand.group(1).equals(indent)) {
                if (extent.isEmpty() || !endsLine(body, extent.get().end())) {
                    return new RequiresEdit.Refused("a demand does not have lines of its own");
                }
                stated.add(new Stated(demand.start(), demand.end(), extent.get().end(),
                        Optional.ofNullable(demand.group(2))));
            }
        }
        if (stated.size() != before.size()) {
            return new RequiresEdit.Refused("the rule has " + before.size() + " demands, of which " + stated.size()
                    + " stand in lines of their own");
        }
        return edited(body, indent, side.start(), new Paired(body, stated, before, after))
                .map(done -> text.substring(0, call.extent().start()) + done + text.substring(call.extent().end()))
                .<RequiresEdit>map(RequiresEdit.Edited::new)
                .orElseGet(() -> refusal(body, new Paired(body, stated, before, after)));
    }

    /** The new demands of the text for the old ones: those that stay stay, and names that are used are kept first. */
    private record Paired(List<Stated> gone, List<Stated> changed, List<String> into, List<String> added, int end) {

        Paired(String body, List<Stated> stated, List<String> before, List<String> after) {
            this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(after),
                    stated.isEmpty() ? -1 : afterLine(body, stated.getLast().end()));
            for (int i = 0; i < stated.size(); i++) {
                if (!added.remove(before.get(i))) {
                    gone.add(stated.get(i));
                }
            }
            List<Stated> named = new ArrayList<>(gone);
            named.sort(Comparator.comparing(one -> !one.isUsed(body)));
            while (!named.isEmpty() && !added.isEmpty()) {
                changed.add(named.getFirst());
                gone.remove(named.removeFirst());
                into.add(added.removeFirst());
            }
        }
    }

    private static RequiresEdit refusal(String body, Paired paired) {
        return paired.gone()
                .stream()
                .filter(one -> one.isUsed(body))
                .flatMap(one -> one.name().stream())
                .findFirst()
                .map(name -> new RequiresEdit.Refused(
                        "the demand '" + name + "' is used elsewhere in the rule, as by its variants"))
                .orElseGet(() -> new RequiresEdit.Refused("a comment stands inside of a demand that is to change"));
    }

    private static Optional<String> edited(String body, String indent, int side, Paired paired) {
        boolean refused = paired.gone().stream().anyMatch(one -> one.isUsed(body) || one.holdsComment(body))
                || paired.changed().stream().anyMatch(one -> one.holdsComment(body));
        if (refused) {
            return Optional.empty();
        }
        String newLine = body.contains("\r\n") ? "\r\n" : "\n";
        List<Replacement> all = new ArrayList<>();
        for (int i = 0; i < paired.changed().size(); i++) {
            Stated one = paired.changed().get(i);
            String lambda = paired.into().get(i).substring("requires".length());
            all.add(new Replacement(one.word(), one.end(), lambda));
        }
        for (Stated one : paired.gone()) {
            int after = afterLine(body, one.end());
            String comment = body.substring(one.end(), after).strip();
            all.add(new Replacement(one.start(), after, comment.isEmpty() ? "" : indent + comment + newLine));
        }
        int place = paired.end() < 0 ? side : paired.end();
        paired.added().forEach(statement -> all.add(new Replacement(place, place, indent + statement + newLine)));
        all.sort(Comparator.comparingInt(Replacement::from).thenComparingInt(Replacement::to));
        StringBuilder text = new StringBuilder();
        int from = 0;
        for (Replacement one : all) {
            text.append(body, from, one.from()).append(one.by());
            from = one.to();
        }
        return Optional.of(text.append(body.substring(from)).toString());
    }

    private static boolean endsLine(String body, int offset) {
        String rest = body.substring(offset, afterLine(body, offset)).strip();
        return rest.isEmpty() || rest.startsWith("//")
                || (rest.startsWith("/*") && rest.indexOf("*/") == rest.length() - 2);
    }

    private static int afterLine(String body, int offset) {
        int end = body.indexOf('\n', offset);
        return end < 0 ? body.length() : end + 1;
    }
}
