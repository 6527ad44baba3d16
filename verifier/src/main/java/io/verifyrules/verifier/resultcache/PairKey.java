package io.verifyrules.verifier.resultcache;

import io.verifyrules.verifier.journal.RuleKey;
import io.verifyrules.verifier.pair.ProgramPair;
import io.verifyrules.verifier.program.Function;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A name for the check of a pair by everything that its verdicts depend on. That is the build, the options, both functions, and all that
 * they may call.
 *
 * @param content where it does not matter where the functions stand
 * @param placed  the same with names and places, which counterexamples and messages show
 */
public record PairKey(String content, String placed) {

    /** The name of a pair that a build checks with options. */
    static PairKey of(String build, ProgramPair pair, String options) {
        return new PairKey(digest(build, pair, options, false), digest(build, pair, options, true));
    }

    private static String digest(String build, ProgramPair pair, String options, boolean withPlaces) {
        List<String> words = new ArrayList<>(List.of("pair", build, options));
        if (withPlaces) {
            words.add(pair.name());
        }
        add("before", pair.before(), withPlaces, words);
        add("after", pair.after(), withPlaces, words);
        return RuleKey.digest(words.toArray(String[]::new));
    }

    private static void add(String name, ProgramPair.Part part, boolean withPlaces, List<String> words) {
        List<String> own = ProgramTokens.of(part.function(), withPlaces);
        Map<String, List<String>> called = called(own, part.module(), withPlaces);
        words.add(name);
        words.add(Integer.toString(called.size()));
        words.addAll(own);
        called.forEach((callee, tokens) -> {
            words.add(callee);
            words.addAll(tokens);
        });
    }

    /** The functions of a module whose names occur, in whatever place, and those that these name. */
    private static Map<String, List<String>> called(List<String> own, Map<String, Function> module,
            boolean withPlaces) {
        Map<String, List<String>> called = new TreeMap<>();
        Deque<List<String>> open = new ArrayDeque<>(List.of(own));
        while (!open.isEmpty()) {
            for (String word : open.remove()) {
                if (module.containsKey(word)) {
                    add(word, module, withPlaces, called, open);
                } else if (word.indexOf('@') >= 0) {
                    // What has no meaning here may name functions in words of its own.
                    module.keySet()
                            .stream()
                            .filter(word::contains)
                            .forEach(each -> add(each, module, withPlaces, called, open));
                }
            }
        }
        return called;
    }

    private static void add(String name, Map<String, Function> module, boolean withPlaces,
            Map<String, List<String>> called, Deque<List<String>> open) {
        Function function = module.get(name);
        if (function != null && !called.containsKey(name)) {
            List<String> tokens = ProgramTokens.of(function, withPlaces);
            called.put(name, tokens);
            open.add(tokens);
        }
    }
}
