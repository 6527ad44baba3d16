package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleNames;
import io.verifyrules.verifier.dialect.Reading;
import io.verifyrules.verifier.generalize.Finding;
import io.verifyrules.verifier.generalize.Generalizer;
import io.verifyrules.verifier.kotlin.KotlinText;
import io.verifyrules.verifier.program.Block;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Value;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The conditions on indices under which two programs that differ are the same. They are those of the pair as a rule,
 * whose indices are integers of any size; an argument of the programs is one of them. Constants of the programs are any
 * tensors of the rule. So where there are some, nothing is said of indices that do not meet the condition.
 */
public record IndexConditions(Generalizer generalizer) {

    private static final Pattern ARGUMENT = Pattern.compile("\\barg([0-9]+)\\b");
    private static final Pattern STATEMENT = Pattern.compile("requires \\{ (?:everyLane\\(([^()]*)\\)|(.*)) \\}");
    private static final Map<String, String> SYMBOLS = new TreeMap<>(
            Map.of(" ge ", " >= ", " gt ", " > ", " le ", " <= ", " lt ", " < ", " eq ", " == ", " ne ", " != "));

    /** The verdict with the condition, where the programs differ for some indices only. */
    public PairVerdict of(ProgramPair pair, int result, PairVerdict verdict) {
        return verdict instanceof PairVerdict.Refuted refuted
                && PairClaim.asWritten(pair, result, Reading.STATED) instanceof PairClaim.Stated stated
                && isAboutIndices(stated.rule())
                && generalizer.fromNothing(stated.rule()).finding() instanceof Finding.Found found
                && !found.demands().isEmpty()
                        ? new PairVerdict.EqualIf(refuted.result(), refuted.difference(), text(found, pair),
                                found.weakest().isPresent() && stated.constants().isEmpty())
                        : verdict;
    }

    private static boolean isAboutIndices(Rule rule) {
        return !RuleNames.of(rule).integers().isEmpty();
    }

    private static String text(Finding.Found found, ProgramPair pair) {
        List<String> names = arguments(pair.before().function());
        return found.conditions()
                .stream()
                .map(KotlinText::requires)
                .map(IndexConditions::condition)
                .map(IndexConditions::withSymbols)
                .map(text -> ARGUMENT.matcher(text)
                        .replaceAll((MatchResult argument) -> "%" + names.get(Integer.parseInt(argument.group(1)))))
                .collect(Collectors.joining(" and "));
    }

    /** The condition that a statement requires; an index is the same on every lane. */
    private static String condition(String statement) {
        Matcher required = STATEMENT.matcher(statement);
        return required.matches() ? Objects.requireNonNullElse(required.group(1), required.group(2)) : statement;
    }

    private static String withSymbols(String text) {
        String shown = text;
        for (Map.Entry<String, String> symbol : SYMBOLS.entrySet()) {
            shown = shown.replace(symbol.getKey(), symbol.getValue());
        }
        return shown;
    }

    private static List<String> arguments(Function function) {
        return function.body()
                .map(body -> body.blocks().getFirst())
                .map(Block::arguments)
                .orElse(List.of())
                .stream()
                .map(Value::name)
                .map(name -> name.startsWith("%") ? name.substring(1) : name)
                .toList();
    }

    /** The verdicts on all results of a pair, with conditions. */
    public List<PairVerdict> of(ProgramPair pair, List<PairVerdict> verdicts) {
        return IntStream.range(0, verdicts.size()).mapToObj(i -> of(pair, i, verdicts.get(i))).toList();
    }
}
