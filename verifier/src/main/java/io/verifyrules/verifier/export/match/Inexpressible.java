package io.verifyrules.verifier.export.match;

/** A rule says something for which the language that it is to be exported to has no words. */
public final class Inexpressible extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String kind;
    private final String detail;

    /**
     * @param kind   the reason without the names of this rule, under which rules are counted
     * @param detail the part of the rule that it is
     */
    public Inexpressible(String kind, String detail) {
        super(kind + (detail.isEmpty() ? "" : ": " + detail));
        this.kind = kind;
        this.detail = detail;
    }

    /** The reason. */
    public String reason() {
        return kind + (detail.isEmpty() ? "" : ": " + detail);
    }

    /** The reason without what is particular to the rule. */
    public String kind() {
        return kind;
    }
}
