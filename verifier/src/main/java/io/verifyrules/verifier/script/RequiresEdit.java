package io.verifyrules.verifier.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Other demands in the text of a rule. Nothing is guessed: where the text is not plain enough, it is said why it stays as it is.
 */
public sealed interface RequiresEdit {

    /** The text with the demands changed. */
    record Edited(String text) implements RequiresEdit {}

    /** Why it cannot be changed. */
    record Refused(String reason) implements RequiresEdit {}

    /** A demand that begins a line. */
    Pattern DEMAND = Pattern.compile("^([ \\t]*)(?:val\\s+(\\w+)\\s*=\\s*)?requires(?=\\s*\\{)", Pattern.MULTILINE);

    /** Where new demands go if there were none. */
    Pattern SIDE = Pattern.compile("^([ \\t]*)lhs\\s*=", Pattern.MULTILINE);

    /**
     * Puts statements in the place of all demands of a rule itself; its variants stay as they are.
     *
     * @param text       the whole file
     * @param line       the line in which the declaration of the rule begins, from 1
     * @param statements one for each new demand
     */
    static RequiresEdit of(String text, int line, List<String> statements) {
        Optional<RuleCall> call = RuleCall.in(text).stream().filter(found -> found.line() == line).findFirst();
        return call.map(found -> within(text, found, statements))
                .orElseGet(() -> new Refused("the rule is not declared at the beginning of a line"));
    }

    private static RequiresEdit within(String text, RuleCall call, List<String> statements) {
        String body = call.text();
        Matcher side = SIDE.matcher(body);
        if (!side.find()) {
            return new Refused("no line begins with 'lhs ='");
        }
        String indent = side.group(1);
        List<MatchResult> demands = DEMAND.matcher(body)
                .results()
                .filter(found -> found.group(1).equals(indent))
                .toList();
        List<CallExtent> extents = new ArrayList<>();
        for (MatchResult demand : demands) {
            Optional<CallExtent> extent = CallExtent.withLambda(body, demand.end());
            if (extent.isEmpty() || !endsLine(body, extent.get().end())) {
                return new Refused("a demand does not have lines of its own");
            }
            Optional<String> name = Optional.ofNullable(demand.group(2));
            if (name.filter(known -> uses(body, known) > 1).isPresent()) {
                return new Refused("the demand '" + name.get() + "' is used elsewhere in the rule, as by its variants");
            }
            extents.add(new CallExtent(demand.start(), afterLine(body, extent.get().end())));
        }
        int place = extents.isEmpty() ? side.start() : extents.getFirst().start();
        StringBuilder changed = new StringBuilder(body.substring(0, place));
        statements.forEach(statement -> changed.append(indent).append(statement).append('\n'));
        int from = place;
        for (CallExtent extent : extents) {
            changed.append(body, from, extent.start());
            from = extent.end();
        }
        changed.append(body.substring(from));
        return new Edited(text.substring(0, call.extent().start()) + changed + text.substring(call.extent().end()));
    }

    private static long uses(String body, String name) {
        return Pattern.compile("\\b" + name + "\\b").matcher(body).results().count();
    }

    private static boolean endsLine(String body, int offset) {
        String rest = body.substring(offset, afterLine(body, offset)).strip();
        return rest.isEmpty() || rest.startsWith("//");
    }

    private static int afterLine(String body, int offset) {
        int end = body.indexOf('\n', offset);
        return end < 0 ? body.length() : end + 1;
    }
}
