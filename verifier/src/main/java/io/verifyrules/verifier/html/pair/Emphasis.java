package io.verifyrules.verifier.html.pair;

/** The relation of an operation of a program to the other program. */
enum Emphasis {

    /** No more is said of it: the head of a function, brackets, and what is returned. */
    PLAIN("plain", " ", "more"),

    /** Both programs compute this. */
    SHARED("shared", " ", "both programs compute this"),

    /** Only this program computes it in this way. */
    OWN("own", "*", "only this program computes it so"),

    /** The first value that no value of the other program equals on the inputs that refute. */
    BEGINS("begins", "▶", "the difference begins here"),

    /** A value that is computed from the first difference. */
    FOLLOWS("follows", "│", "computed from there");

    private final String style;
    private final String sign;
    private final String meaning;

    Emphasis(String style, String sign, String meaning) {
        this.style = style;
        this.sign = sign;
        this.meaning = meaning;
    }

    /** The class in the page. */
    String style() {
        return style;
    }

    /** A sign that says the same without a colour. */
    String sign() {
        return sign;
    }

    String meaning() {
        return meaning;
    }
}
