package io.verifyrules.verifier.serve.service;

import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.RuleFile;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.RulePrinter;
import io.verifyrules.verifier.report.RuleTitle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The rules that ship with the program, and examples of the language.
 *
 * @param byKey    the rules, by the keys by which they are asked for
 * @param examples of the pages on the language
 */
record Gallery(Map<String, Shown> byKey, List<LanguageExamples.Example> examples) {

    private static final int BEST = 20;

    Gallery {
        byKey = Collections.unmodifiableMap(new LinkedHashMap<>(byKey));
        examples = List.copyOf(examples);
    }

    /**
     * A rule of a collection.
     *
     * @param operator the name of its file, which is that of an operator or a dialect
     */
    record Shown(String key, String collection, String operator, Rule rule) {

        String id() {
            return RuleTitle.id(rule);
        }

        String statement() {
            return RulePrinter.print(rule);
        }

        /** Whether each word of a search is in what is shown of it. */
        boolean isAbout(String search) {
            String text = (RuleTitle.of(rule) + " " + operator + " " + statement()).toLowerCase(Locale.ROOT);
            return List.of(search.split("\\s+", -1)).stream().allMatch(text::contains);
        }
    }

    static Gallery of(List<RuleBook> books) {
        Map<String, Shown> byKey = new LinkedHashMap<>();
        for (RuleBook book : books) {
            for (RuleFile file : book.files()) {
                for (RuleDeclaration declaration : file.declarations()) {
                    if (declaration instanceof Rule rule) {
                        String operator = stem(file.name());
                        String key = book.name() + ":" + operator + ":" + rule.name();
                        byKey.putIfAbsent(key, new Shown(key, book.name(), operator, rule));
                    }
                }
            }
        }
        return new Gallery(byKey, LanguageExamples.all());
    }

    private static String stem(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        int end = name.indexOf('.');
        return end < 0 ? name : name.substring(0, end);
    }

    List<Shown> rules() {
        return List.copyOf(byKey.values());
    }

    Optional<Shown> rule(String key) {
        return Optional.ofNullable(byKey.get(key));
    }

    Map<String, Long> operators() {
        Map<String, Long> counts = new TreeMap<>();
        byKey.values().forEach(rule -> counts.merge(rule.operator(), 1L, Long::sum));
        return counts;
    }

    /** Wrong rules whose authors say what is wrong, the shortest of each operator, and of these the shortest. */
    List<Shown> best() {
        List<Shown> wrong = byKey.values()
                .stream()
                .filter(each -> each.rule().expectation().verdict() == VerdictKind.REFUTED
                        && each.rule().expectation().byElement().isEmpty()
                        && !each.rule().expectation().general().isEmpty())
                .sorted(Comparator.comparingInt((Shown each) -> each.statement().length()).thenComparing(Shown::key))
                .toList();
        Set<String> operators = new LinkedHashSet<>();
        List<Shown> best = new ArrayList<>();
        wrong.stream().filter(each -> operators.add(each.operator())).limit(BEST).forEach(best::add);
        wrong.stream().filter(each -> !best.contains(each)).limit(BEST - best.size()).forEach(best::add);
        return best;
    }
}
