package io.verifyrules.dsl.diagnostic;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Letters of other alphabets that look like Latin ones. A name that mixes both reads as another name than it is, so it is refused. Two
 * names of one look are one name to a reader. Names in any other alphabet are names like all others.
 *
 * <p>The letters are those of Greek, Cyrillic, Armenian and Cherokee that fonts draw like Latin letters. Letters of mathematics and wide
 * ones are Latin letters in compatibility decomposition.
 */
public final class Lookalikes {

    /** Pairs: a letter of another alphabet, and the Latin one that it looks like. */
    private static final String PAIRS = "АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXԌGԚQԜWҮYӀlаaеeіiјjоoрpсcѕsуyхxһhԁdԛqԝwүyӏlѵv"
            + "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνvρpϲcϳjՍUՏSՕOՄUհhոnսuօoցgգqᎪAᏴBᏟCᎠDᎬEᏀGᎻHᎫJᏦKᏞLᎷMᏢPᏒRᏚSᎢTᏙVᎳWᏃZ";

    private static final Map<Integer, String> LATIN = latin();
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}_']+");

    private Lookalikes() {
    }

    /** The look of a text: the same for texts that a reader cannot tell apart. */
    public static String look(String text) {
        StringBuilder look = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFKC)
                .replaceAll("[\\u200C\\u200D]", "")
                .replaceAll("[\\s\\p{Z}]+", " ")
                .codePoints()
                .forEach(point -> look.append(LATIN.getOrDefault(point, Character.toString(point))));
        return look.toString();
    }

    /**
     * The name, if no word of it has Latin letters beside letters that only look Latin.
     *
     * @param what the thing that the name is of, for the message
     * @throws IllFormedException if one has
     */
    public static String require(String what, String name) {
        WORD.matcher(name)
                .results()
                .map(MatchResult::group)
                .filter(Lookalikes::isLatin)
                .forEach(word -> word.codePoints().filter(LATIN::containsKey).findFirst().ifPresent(point -> {
                    throw new IllFormedException(what + " mixes alphabets: in '" + word + "' the letter '"
                            + Character.toString(point) + "' is " + Character.getName(point)
                            + ", which looks like the Latin '" + LATIN.get(point) + "'; write one alphabet in a word");
                }));
        return name;
    }

    private static boolean isLatin(String word) {
        return word.codePoints().anyMatch(point -> UnicodeScript.of(point) == UnicodeScript.LATIN);
    }

    private static Map<Integer, String> latin() {
        int[] points = PAIRS.codePoints().toArray();
        Map<Integer, String> latin = new HashMap<>();
        for (int i = 0; i < points.length; i += 2) {
            latin.put(points[i], Character.toString(points[i + 1]));
        }
        return Map.copyOf(latin);
    }
}
