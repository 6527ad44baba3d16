package io.verifyrules.verifier.script;

import io.verifyrules.verifier.report.NearNames;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One message of the Kotlin compiler in words of the rule language. The words of {@code Habits.kt} on a habit are told
 * as they are there; the remaining mistakes are those that no declaration can foresee.
 */
final class CompilerWords {

    private static final Pattern HABIT = Pattern.compile("'.*' is deprecated\\. (.*?)\\.?", Pattern.DOTALL);
    private static final Pattern UNRESOLVED = Pattern.compile("Unresolved reference '([^']*)'.*", Pattern.DOTALL);
    private static final Pattern NESTED = Pattern.compile("'fun (\\w+)\\(.*' cannot be called in this context .*");
    private static final Pattern CANDIDATE = Pattern
            .compile("^(?:infix |operator )*fun (?:<.*?> )?(?:[\\w<>*]+\\.)?(\\w+)(\\(.*\\)).*$", Pattern.MULTILINE);
    private static final Pattern PACKAGE = Pattern
            .compile("\\b(?:io\\.verifyrules|kotlin|java)\\.(?:[a-z]\\w*\\.)*(?=[A-Z])");
    private static final Pattern CONFLICT = Pattern.compile("^Conflicting declarations:\\s+local val (\\w+):");
    private static final Pattern TRUTH = Pattern
            .compile("type is '[\\w.]*Condition(\\.\\w+)?',? but '(?:kotlin\\.)?Boolean'");
    private static final Pattern EQUALITY = Pattern.compile("Operator '([=!]==?)' cannot be applied");
    private static final Pattern COMPARED = Pattern.compile("([\\w.]+)\\s*[=!]==?\\s*([\\w.]+).*");
    private static final Pattern MISMATCH = Pattern.compile(
            "(?:Argument|Assignment|Initializer|Return) type mismatch: actual type is '(.*?)', but '(.*?)' was expected\\.");
    private static final Pattern NAMED_ARGUMENT = Pattern.compile("(?<=[(,])\\s*(\\w+)\\s*=(?!=)");
    private static final Pattern UNKNOWN_ARGUMENT = Pattern.compile("No parameter with name '(\\w+)' found\\.");

    private static final Pattern TOGETHER = Pattern.compile("va[lr]\\s*\\(([^)]*)\\)\\s*by\\s+([^\\n;]*)");
    private static final Pattern RESULT = Pattern.compile("Return type mismatch: expected '(.*?)', actual '(.*?)'\\.");
    private static final Pattern MISSING_OPERAND = Pattern.compile("No value passed for parameter 'operand(\\d)'");
    private static final Pattern FURTHER_OPERAND = Pattern.compile("Too many arguments for 'fun .*OwnOperator(\\d)");

    private final String text;

    /** Messages about this text. */
    CompilerWords(String text) {
        this.text = text;
    }

    /** The name that a message says to be unknown. */
    static Optional<String> unresolved(String message) {
        Matcher unresolved = UNRESOLVED.matcher(message);
        return unresolved.matches() ? Optional.of(unresolved.group(1)) : Optional.empty();
    }

    /** The name that a message says to be declared twice. */
    static Optional<String> conflicting(String message) {
        Matcher conflict = CONFLICT.matcher(message);
        return conflict.find() ? Optional.of(conflict.group(1)) : Optional.empty();
    }

    /** The message about the place at an offset, which may be that of the end of the text. */
    String reworded(String message, int offset) {
        Matcher habit = HABIT.matcher(message);
        if (habit.matches()) {
            return habit.group(1);
        }
        Optional<String> name = unresolved(message);
        if (name.isPresent()) {
            return unknown(name.get(), offset);
        }
        Matcher nested = NESTED.matcher(message);
        if (nested.matches()) {
            return "'" + nested.group(1) + "' cannot be used here: rules do not nest";
        }
        Optional<String> twice = conflicting(message);
        if (twice.isPresent()) {
            return "'" + twice.get() + "' is declared twice; names are unique in a rule";
        }
        if (TRUTH.matcher(message).find()) {
            return truth(offset);
        }
        Matcher equality = EQUALITY.matcher(message);
        if (equality.find()) {
            return equality(equality.group(1).startsWith("!") ? "ne" : "eq", offset);
        }
        String plain = PACKAGE.matcher(message).replaceAll("");
        return syntax(plain, offset).or(() -> OutsideOfRules.notation(text, offset))
                .or(() -> form(plain, offset))
                .or(() -> argument(plain))
                .or(() -> operands(plain))
                .or(() -> mismatch(plain))
                .orElseGet(() -> plain.lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty())
                        .collect(Collectors.joining(" ")));
    }

    private String unknown(String name, int offset) {
        String unknown = "unknown name '" + name + "'";
        boolean ofOperand = text.substring(0, offset).stripTrailing().endsWith(".");
        Optional<String> outside = OutsideOfRules.unknown(name, text, offset);
        if (outside.isPresent()) {
            return outside.get();
        }
        if (ofOperand && Vocabulary.ofNotation().contains(name)) {
            if (WrittenForms.isMethod(name)) {
                return "what stands before the dot has no '" + name + "'; write " + WrittenForms.of(name).orElseThrow()
                        + (name.equals("permuted")
                                ? ". A permutation p has A.transpose(p), p.inverse, and the product p * q"
                                : "");
            }
            return "'" + name + "' is not written behind its operand; write " + switch (name) {
                case "sum", "product", "and", "or" -> "A.reduce(" + name + ", c)";
                case "min", "max" -> name + "(A, B), or A.reduce(" + name + ", c)";
                default -> WrittenForms.of(name).orElse(name + "(A)");
            };
        }
        if (!ofOperand && WrittenForms.isMethod(name)) {
            return "'" + name + "' is written behind its operand: " + WrittenForms.of(name).orElseThrow();
        }
        return Vocabulary.declaration(name, text, offset)
                .map(place -> "'" + name + "' is declared " + place)
                .or(() -> WrittenForms.spelledLike(name).map(form -> unknown + "; write " + form))
                .or(() -> ForeignNames.operator(name).map(advice -> unknown + "; " + advice))
                .or(() -> Optional.of(NearNames.suggestion(name, Vocabulary.of(text)))
                        .filter(suggestion -> !suggestion.isEmpty())
                        .map(unknown::concat))
                .orElseGet(() -> unknown + (ofOperand || !isOfRule(name, offset)
                        ? ""
                        : "; declare it first, as in val " + name + " by c.map"));
    }

    /** Whether a rule could declare the name that stands at an offset. */
    private boolean isOfRule(String name, int offset) {
        return !text.startsWith("(", offset + name.length())
                && RuleCall.in(text).stream().anyMatch(rule -> rule.extent().contains(offset));
    }

    /** A condition where Kotlin expects a truth value: an operand of what is written around it. */
    private String truth(int offset) {
        String line = lineAt(offset);
        if (line.contains("&&")) {
            return "'&&' is Kotlin's; join conditions with 'and', each in brackets: (a ge 1) and (b le c)";
        }
        if (line.contains("||")) {
            return "'||' is Kotlin's; join conditions with 'or', each in brackets: (a eq 1) or (b eq 1)";
        }
        if (line.contains("if")) {
            return "'if' is Kotlin's and chooses nothing on a lane; write choose(s ge 0, s, t), and select(P, A, B) of tensors";
        }
        return "found a condition where Kotlin expects a truth value of its own; join conditions with 'and' and 'or', and "
                + "write (n eq 1).not() for what is not so";
    }

    private String equality(String word, int offset) {
        Matcher compared = COMPARED.matcher(text.substring(offset).lines().findFirst().orElse(""));
        return "'==' and '!=' are Kotlin's and compare nothing here; write "
                + (compared.matches() ? compared.group(1) + " " + word + " " + compared.group(2) : "eq, ne");
    }

    private Optional<String> syntax(String message, int offset) {
        if (message.startsWith("Initializer required for destructuring declaration")) {
            return together(offset);
        }
        if (message.startsWith("Unexpected symbol") && text.startsWith("}", offset)) {
            return Optional.of("this '}' closes nothing; there is one too many, here or in a line above");
        }
        if (!message.startsWith("Unexpected tokens")) {
            return Optional.empty();
        }
        String rest = text.substring(offset);
        if (rest.matches("(?s)(=>|==>|->|~>).*")) {
            return Optional.of("a rule says each of its sides: write lhs = .. and rhs = .. in lines of their own");
        }
        return rest.startsWith("^") ? Optional.of("'^' is no operator; write pow(A, 2), or A xor B") : Optional.empty();
    }

    /** Several names that are declared by one {@code by}. */
    private Optional<String> together(int offset) {
        Matcher together = TOGETHER.matcher(text.substring(offset));
        return together.lookingAt()
                ? Optional.of("'by' declares one name; write " + Stream.of(together.group(1).split(",", -1))
                        .map(name -> "val " + name.strip() + " by " + together.group(2).strip())
                        .collect(Collectors.joining("; ")))
                : Optional.empty();
    }

    private static Optional<String> mismatch(String message) {
        Matcher result = RESULT.matcher(message);
        if (result.find()) {
            return Optional
                    .of("expected " + TypeWords.of(result.group(1)) + ", found " + TypeWords.of(result.group(2)));
        }
        Matcher mismatch = MISMATCH.matcher(message);
        return mismatch.find()
                ? Optional.of("expected " + TypeWords.of(mismatch.group(2)) + ", found "
                        + TypeWords.of(mismatch.group(1)) + TypeWords.conversion(mismatch.group(1), mismatch.group(2)))
                : Optional.empty();
    }

    private static Optional<String> argument(String message) {
        Matcher argument = UNKNOWN_ARGUMENT.matcher(message);
        return argument.find()
                ? Optional.of("there is no argument '" + argument.group(1) + "' here"
                        + ForeignNames.argument(argument.group(1))
                                .map(ours -> "; it is called '" + ours + "'")
                                .orElse(""))
                : Optional.empty();
    }

    private static Optional<String> operands(String message) {
        Matcher missing = MISSING_OPERAND.matcher(message);
        if (missing.find()) {
            return Optional.of("operand " + missing.group(1) + " of the operator is missing");
        }
        Matcher further = FURTHER_OPERAND.matcher(message);
        return further.find()
                ? Optional.of("the operator has " + further.group(1)
                        + (further.group(1).equals("1") ? " operand" : " operands") + ", and this is one more")
                : Optional.empty();
    }

    private Optional<String> form(String message, int offset) {
        List<String> forms = CANDIDATE.matcher(message)
                .results()
                .map(form -> form.group(1) + form.group(2))
                .distinct()
                .toList();
        if (forms.isEmpty()) {
            return Optional.empty();
        }
        String operator = forms.getFirst().substring(0, forms.getFirst().indexOf('('));
        String written = WrittenForms.of(operator)
                .map("write "::concat)
                .orElseGet(() -> "the forms are " + String.join(", ", forms));
        boolean behind = !text.substring(0, offset).stripTrailing().endsWith(".") && WrittenForms.isMethod(operator);
        return Optional.of(behind
                ? "'" + operator + "' is written behind its operand: " + WrittenForms.of(operator).orElseThrow()
                : "no form of '" + operator + "' takes these arguments; "
                        + foreignArguments(operator, offset).collect(Collectors.joining()) + written);
    }

    /** The named arguments of a call that are called otherwise here. */
    private Stream<String> foreignArguments(String operator, int offset) {
        return CallExtent.arguments(text, offset + operator.length())
                .map(call -> NAMED_ARGUMENT.matcher(text.substring(call.start(), call.end())).results())
                .orElseGet(Stream::empty)
                .map(argument -> argument.group(1))
                .flatMap(name -> ForeignNames.argument(name)
                        .map(ours -> "'" + name + "' is called '" + ours + "'; ")
                        .stream());
    }

    private String lineAt(int offset) {
        int start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
        int end = text.indexOf('\n', offset);
        return text.substring(start, end < 0 ? text.length() : end);
    }
}
